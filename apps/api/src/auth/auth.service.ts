import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { AdminUser } from '../users/admin-user.entity.js';
import { AdminSessionService, type Device, type TokenPair } from '../admin-sessions/admin-session.service.js';
import { LockoutService } from '../passwords/lockout.service.js';
import { PasswordResetService } from '../passwords/password-reset.service.js';
import { Passwords } from '../passwords/passwords.js';

/** Signing in and out, and one's own password (D-06 to D-11). */
@Injectable()
export class AuthService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly lockout: LockoutService,
    private readonly adminSessions: AdminSessionService,
    private readonly passwordResets: PasswordResetService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The user whose password this is. An unknown name, an inactive user and a wrong password are told apart by
   * nothing: same answer, same time, same lock.
   * @throws AppError INVALID_CREDENTIALS or ACCOUNT_LOCKED
   */
  async checkPassword(username: string, password: string): Promise<AdminUser> {
    this.passwords.requireRoom();
    await this.lockout.reserve(username);
    const found = await this.db.read((reader) =>
      reader.findOne(AdminUser, { where: { username, isActive: true } }),
    );
    // MySQL finds 'superadmin' for 'sûperadmin' too: each spelling would have attempts of its own.
    const user = found?.username === username ? found : undefined;
    const matches = await this.passwords.matches(password, user?.passwordHash);
    if (!user || !matches) throw new AppError('INVALID_CREDENTIALS');
    return user;
  }

  /** Begins a session for a user whose password was just checked. @throws AppError INVALID_CREDENTIALS when it has changed since */
  login(user: AdminUser, device: Device): Promise<TokenPair> {
    return this.db.write(async (tx) => {
      await this.lockUnchangedIn(tx, user);
      await this.lockout.resetIn(tx, user.username);
      await tx.update(AdminUser, { id: user.id }, { lastLogin: this.clock.now() });
      return this.adminSessions.beginIn(tx, user.id, device);
    });
  }

  /** @throws AppError NOT_SIGNED_IN when the user is gone. */
  async currentUser(userId: number): Promise<AdminUser> {
    const user = await this.db.read((reader) => reader.findOne(AdminUser, { where: { id: userId } }));
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  /** Changes one's own password and ends one's other sessions. @throws AppError WRONG_PASSWORD, ACCOUNT_LOCKED and those of a new password */
  async changePassword(caller: Caller, currentPassword: string, newPassword: string): Promise<void> {
    this.passwords.requireRoom();
    await this.lockout.reserve(caller.username);
    const user = await this.currentUser(caller.userId);
    if (!(await this.passwords.matches(currentPassword, user.passwordHash)))
      throw new AppError('WRONG_PASSWORD');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.db.write(async (tx) => {
      await this.lockUnchangedIn(tx, user);
      await this.lockout.resetIn(tx, caller.username);
      await this.passwordResets.voidIn(tx, caller.userId);
      await tx.update(AdminUser, { id: caller.userId }, { passwordHash, updatedAt: this.clock.now() });
      await this.adminSessions.endAllIn(tx, caller.userId, caller);
      await this.audit.recordIn(tx, caller, { action: 'user.changePassword', subjectId: caller.userId });
    });
  }

  /** Hashes are compared outside of any write: what was checked may have been changed, or switched off, meanwhile. */
  private async lockUnchangedIn(tx: Writer, checked: AdminUser): Promise<void> {
    const [user] = await tx.lock(AdminUser, { id: checked.id, isActive: true });
    if (user?.passwordHash !== checked.passwordHash) throw new AppError('INVALID_CREDENTIALS');
  }
}
