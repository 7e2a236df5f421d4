import { Injectable } from '@nestjs/common';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/common/clock.js';
import type { Writer } from '../../platform/database/reader.js';
import { AdminUser } from '../../auth/accounts/admin-user.entity.js';
import type { LegacyRow } from './legacy-file.js';
import type { LegacyReport } from './legacy-report.js';
import type { LegacyUser } from './legacy-rows.js';
import type { LegacySources } from './legacy-sources.js';

/**
 * Older users become inactive coaches with an unknown password: a superadmin who wants one back sets the address and
 * a new password.
 */
@Injectable()
export class LegacyUsers {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** `passwordHash` is the hash of a random password. */
  async takeIn(
    tx: Writer,
    rows: readonly LegacyRow<LegacyUser>[],
    passwordHash: string,
    sources: LegacySources,
    report: LegacyReport,
  ): Promise<void> {
    const users = await tx.find(AdminUser);
    const taken = new Set(users.flatMap(({ username, email }) => [username, email]));
    for (const { row, value } of rows) {
      const { id, username } = value;
      const email = `${username}@legacy.invalid`;
      if (sources.rowIdOf('users', id) !== undefined) report.known.users += 1;
      else if (taken.has(username) || taken.has(email))
        report.refused.push({ list: 'users', row, field: 'username', reason: 'is taken', name: username });
      else {
        taken.add(username).add(email);
        sources.learn('users', id, await this.putIn(tx, username, email, passwordHash));
        report.taken.users += 1;
      }
    }
  }

  private async putIn(tx: Writer, username: string, email: string, passwordHash: string): Promise<number> {
    const now = this.clock.now();
    const names = { firstName: 'Legacy', lastName: username, username, email, role: 'coach' } as const;
    const id = await tx.insert(AdminUser, {
      ...names,
      teamIds: null,
      mayChangePractices: false,
      vettedOn: null,
      passwordHash,
      isActive: false,
      lastLogin: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await this.audit.recordIn(tx, undefined, {
      action: 'user.create',
      subjectId: id,
      ...auditChange({}, { ...names, isActive: false }),
    });
    return id;
  }
}
