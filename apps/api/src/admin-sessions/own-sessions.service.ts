import { Injectable } from '@nestjs/common';
import { toAdminSessionDto, type OwnAdminSessionDto } from './admin-session.dto.js';
import { AdminSession } from './admin-session.entity.js';
import { AdminSessionService } from './admin-session.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';

/** The devices on which one is signed in oneself (D-06). */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly db: Db,
    private readonly adminSessions: AdminSessionService,
    private readonly audit: AuditService,
  ) {}

  /** The newest first. */
  async list(caller: Caller): Promise<OwnAdminSessionDto[]> {
    const devices = await this.adminSessions.listOf(caller.userId);
    // Another tab may have renewed the sign-in meanwhile: then the row that asks is no longer the newest of its family.
    const asking = await this.db.read((reader) =>
      reader.findOne(AdminSession, { where: { id: caller.adminSessionId } }),
    );
    return devices.map((device) => ({
      ...toAdminSessionDto(device),
      isCurrent: device.familyId === asking?.familyId,
    }));
  }

  /** @throws AppError DEVICE_NOT_FOUND, for somebody else's too */
  async end(caller: Caller, id: number): Promise<void> {
    await this.db.write(async (tx) => {
      const [device] = await tx.lock(AdminSession, { id, userId: caller.userId, isActive: true });
      if (!device) throw new AppError('DEVICE_NOT_FOUND');
      await tx.update(AdminSession, { familyId: device.familyId }, { isActive: false });
      await this.recordIn(tx, caller, 1);
    });
  }

  /** Gives how many were signed out. */
  endOthers(caller: Caller): Promise<number> {
    return this.db.write(async (tx) => {
      const ended = await this.adminSessions.endAllIn(tx, caller.userId, caller);
      await this.recordIn(tx, caller, ended);
      return ended;
    });
  }

  private recordIn(tx: Writer, caller: Caller, ended: number): Promise<void> {
    const record = { action: 'user.endSessions', subjectId: caller.userId, after: { ended } } as const;
    return this.audit.recordIn(tx, caller, record);
  }
}
