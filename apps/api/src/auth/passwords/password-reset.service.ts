import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@lions/domain';
import { IsNull } from 'typeorm';
import { AdminUser } from '../accounts/admin-user.entity.js';
import { LiveSignIns } from '../admin-sessions/live-sign-ins.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Actor } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { randomToken, sha256 } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { LockoutService } from './lockout.service.js';
import { PasswordReset } from './passwords.entity.js';
import { Passwords } from './passwords.js';

/** One-hour, single-use links to choose a new password. See docs/decisions/accounts.md. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly lockout: LockoutService,
    private readonly live: LiveSignIns,
    private readonly audit: AuditService,
  ) {}

  /** Creates a link and voids the user's earlier ones; the token is behind '#', so that no server logs it. */
  async createLink(caller: Actor, userId: number): Promise<{ url: string; expiresAt: Date }> {
    const token = randomToken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + HOUR_MS);
    await this.db.write(async (tx) => {
      const user = await tx.findOne(AdminUser, { where: { id: userId } });
      if (!user) throw new AppError('USER_NOT_FOUND');
      await this.voidIn(tx, userId);
      await tx.insert(PasswordReset, {
        userId,
        tokenHash: sha256(token),
        expiresAt,
        usedAt: null,
        createdAt: now,
      });
      await this.audit.recordIn(tx, caller, { action: 'user.createResetLink', subjectId: userId });
    });
    return { url: `${this.configuration.publicUrl}/admin/reset-password#${token}`, expiresAt };
  }

  /** Voids a user's links. */
  async voidIn(tx: Writer, userId: number): Promise<void> {
    await tx.delete(PasswordReset, { userId });
  }

  /**
   * Sets the new password, ends all sign-ins of the user and lifts a lock; returns the name.
   * @throws AppError RESET_LINK_INVALID
   */
  async reset(token: string, newPassword: string): Promise<string> {
    const tokenHash = sha256(token);
    const owner = await this.db.read(async (reader) => {
      const link = await reader.findOne(PasswordReset, { where: { tokenHash, usedAt: IsNull() } });
      return link && (await reader.findOne(AdminUser, { where: { id: link.userId } }));
    });
    if (!owner) throw new AppError('RESET_LINK_INVALID');
    const passwordHash = await this.passwords.hash(newPassword, owner);
    return this.db.write((tx) => this.resetIn(tx, tokenHash, passwordHash));
  }

  private async resetIn(tx: Writer, tokenHash: string, passwordHash: string): Promise<string> {
    const now = this.clock.now();
    const [link] = await tx.lock(PasswordReset, { tokenHash, usedAt: IsNull() });
    const user =
      link && link.expiresAt > now
        ? await tx.findOne(AdminUser, { where: { id: link.userId, isActive: true } })
        : null;
    if (!link || !user) throw new AppError('RESET_LINK_INVALID');
    await tx.update(PasswordReset, { id: link.id }, { usedAt: now });
    await tx.update(AdminUser, { id: user.id }, { passwordHash, updatedAt: now });
    await this.live.endAllIn(tx, user.id);
    await this.lockout.unlockIn(tx, user.username);
    await this.audit.recordIn(tx, undefined, { action: 'user.resetPassword', subjectId: user.id });
    return user.username;
  }
}
