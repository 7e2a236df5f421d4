import { Injectable } from '@nestjs/common';
import { AdminUser } from '../accounts/admin-user.entity.js';
import { AdminSessionService, type TokenPair } from '../admin-sessions/admin-session.service.js';
import { LiveSignIns, type PresentedTokens } from '../admin-sessions/live-sign-ins.service.js';
import { SignInLog, type Device } from '../admin-sessions/sign-in-log.service.js';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { LockoutService } from '../passwords/lockout.service.js';
import { PasswordResetService } from '../passwords/password-reset.service.js';
import { Passwords } from '../passwords/passwords.js';
import type { ChangePasswordDto } from './auth.dto.js';

/** One try to sign in. */
interface SignInTry {
  username: string;
  password: string;
  device: Device;
  /** When the call arrived, by `performance.now()`. */
  since?: number;
}

/** The 1st, 10th, 100th ... failure of a day: an attack of any size adds only a few entries. */
const isMilestone = (count: number) => /^10*$/.test(String(count));

/** Sign-in and the caller's own password. */
@Injectable()
export class AuthService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly lockout: LockoutService,
    private readonly adminSessions: AdminSessionService,
    private readonly live: LiveSignIns,
    private readonly log: SignInLog,
    private readonly passwordResets: PasswordResetService,
    private readonly audit: AuditService,
  ) {}

  /**
   * The user with this password. An unknown name, an inactive user and a wrong password are indistinguishable: same
   * answer, same time, same lock.
   * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, SERVER_BUSY or TOO_MANY_REQUESTS
   */
  async checkPassword({ username, password, device, since }: SignInTry): Promise<AdminUser> {
    this.passwords.requireRoom();
    const { locks } = await this.lockout.reserve(username);
    const { user, matches } = await this.orGiveBack(username, async () => {
      const user = await this.userNamed(username);
      return { user, matches: await this.passwords.matches(password, user?.passwordHash, since) };
    });
    if (user?.isActive && matches) return user;
    await this.recordFailure(user, device, locks);
    throw new AppError('INVALID_CREDENTIALS');
  }

  /**
   * Starts a sign-in of a user whose password was just checked; it replaces the one that the browser still presents.
   * @throws AppError INVALID_CREDENTIALS when the password has changed since
   */
  login(user: AdminUser, device: Device, presented: PresentedTokens): Promise<TokenPair> {
    return this.db.write(async (tx) => {
      await this.lockUnchangedIn(tx, user);
      await this.lockout.resetIn(tx, user.username);
      await tx.update(AdminUser, { id: user.id }, { lastLogin: this.clock.now() });
      await this.live.replaceIn(tx, presented);
      return this.adminSessions.beginIn(tx, user, device);
    });
  }

  /** @throws AppError NOT_SIGNED_IN when the user no longer exists */
  async currentUser(userId: number): Promise<AdminUser> {
    const user = await this.db.read((reader) => reader.findOne(AdminUser, { where: { id: userId } }));
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  /**
   * Changes the caller's password and ends their other sign-ins.
   * @throws AppError WRONG_PASSWORD, ACCOUNT_LOCKED, SERVER_BUSY, TOO_MANY_REQUESTS and those of a new password
   */
  async changePassword(
    caller: Caller,
    { currentPassword, newPassword }: ChangePasswordDto,
    device: Device,
  ): Promise<void> {
    const since = performance.now();
    const user = await this.currentUser(caller.userId);
    await this.passwords.requireAcceptable(newPassword, user);
    this.passwords.requireRoom();
    const { locks } = await this.lockout.reserve(caller.username);
    const passwordHash = await this.orGiveBack(caller.username, async () => {
      const matches = await this.passwords.matches(currentPassword, user.passwordHash, since);
      return matches && (await this.passwords.hash(newPassword, user, since));
    });
    if (passwordHash === false) {
      await this.recordFailure(user, device, locks);
      throw new AppError('WRONG_PASSWORD');
    }
    await this.db.write(async (tx) => {
      await this.lockUnchangedIn(tx, user);
      await this.lockout.resetIn(tx, caller.username);
      await this.passwordResets.voidIn(tx, caller.userId);
      await tx.update(AdminUser, { id: caller.userId }, { passwordHash, updatedAt: this.clock.now() });
      await this.live.endAllIn(tx, caller.userId, caller);
      await this.audit.recordIn(tx, caller, {
        action: 'user.changePassword',
        subjectId: caller.userId,
        after: {
          userAgent: device.userAgent,
          network: device.network,
        },
      });
    });
  }

  private async userNamed(username: string): Promise<AdminUser | undefined> {
    const found = await this.db.read((reader) => reader.findOne(AdminUser, { where: { username } }));
    // MySQL finds 'superadmin' for 'sûperadmin' too: each spelling would get its own attempts.
    return found?.username === username ? found : undefined;
  }

  /** Gives the attempt back when the call fails before the password is compared. */
  private async orGiveBack<T>(username: string, look: () => Promise<T>): Promise<T> {
    try {
      return await look();
    } catch (error) {
      await this.lockout.giveBack(username).catch(() => undefined);
      throw error;
    }
  }

  /** One write for known and unknown names, so that both take the same time. */
  private async recordFailure(user: AdminUser | undefined, device: Device, locks: boolean): Promise<void> {
    await this.db.write(async (tx) => {
      if (user) {
        await this.log.recordIn(tx, 'signIn.fail', user, device);
        if (locks) await this.log.recordIn(tx, 'signIn.lock', user, device);
        return;
      }
      const tries = await this.lockout.countUnknownIn(tx);
      if (isMilestone(tries)) await this.log.recordIn(tx, 'signIn.unknownName', undefined, device, { tries });
    });
  }

  /** Hashes are compared outside of any write: the user may have been changed or deactivated meanwhile. */
  private async lockUnchangedIn(tx: Writer, checked: AdminUser): Promise<void> {
    const [user] = await tx.lock(AdminUser, { id: checked.id, isActive: true });
    if (user?.passwordHash !== checked.passwordHash) throw new AppError('INVALID_CREDENTIALS');
  }
}
