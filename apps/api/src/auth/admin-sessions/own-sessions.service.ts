import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { toAdminSessionDto, type OwnAdminSessionDto } from './admin-session.dto.js';
import { AdminSession } from './admin-session.entity.js';
import { LiveSignIns } from './live-sign-ins.service.js';

/** The devices on which the caller is signed in. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly db: Db,
    private readonly live: LiveSignIns,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async list(caller: Caller): Promise<OwnAdminSessionDto[]> {
    const devices = await this.live.listOf(caller.userId);
    // Another tab may have refreshed the sign-in meanwhile: then the caller's row is no longer the newest of its
    // sign-in.
    const asking = await this.db.read((reader) =>
      reader.findOne(AdminSession, { where: { id: caller.adminSessionId } }),
    );
    return devices.map((device) => ({
      ...toAdminSessionDto(device),
      isCurrent: device.familyId === asking?.familyId,
    }));
  }

  /** @throws AppError DEVICE_NOT_FOUND, also for another user's device */
  async end(caller: Caller, id: number): Promise<void> {
    await this.db.write(async (tx) => {
      const [device] = await tx.lock(AdminSession, { id, userId: caller.userId, isActive: true });
      if (!device) throw new AppError('DEVICE_NOT_FOUND');
      await this.live.endIn(tx, device);
      await this.recordIn(tx, caller, {
        ended: 1,
        userAgent: device.userAgent,
        network: device.ipAddress,
      });
    });
  }

  /** Returns how many devices were signed out. */
  endOthers(caller: Caller): Promise<number> {
    return this.db.write(async (tx) => {
      const ended = await this.live.endAllIn(tx, caller.userId, caller);
      await this.recordIn(tx, caller, { ended });
      return ended;
    });
  }

  private recordIn(tx: Writer, caller: Caller, after: Record<string, unknown>): Promise<void> {
    return this.audit.recordIn(tx, caller, {
      action: 'user.endSessions',
      subjectId: caller.userId,
      after,
    });
  }
}
