import { Injectable } from '@nestjs/common';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Caller } from '../platform/common/access.js';
import type { Writer } from '../platform/database/reader.js';

/** Deletes a user: for a superadmin, and again after an older backup was restored. */
@Injectable()
export class UserErasure {
  constructor(private readonly audit: AuditService) {}

  /** `caller` is undefined for the server itself. */
  async eraseIn(tx: Writer, { id }: Pick<AdminUser, 'id'>, caller?: Caller): Promise<void> {
    tx.erases = true;
    const user = await tx.findOne(AdminUser, { where: { id } });
    await tx.update<{ consentReceivedBy: number | null }>(
      'registrations',
      { consentReceivedBy: id },
      { consentReceivedBy: null },
    );
    await tx.delete(AdminUser, { id });
    const before = { role: user?.role };
    await this.audit.recordIn(tx, caller, { action: 'user.delete', subjectId: id, before });
  }
}
