import { Injectable } from '@nestjs/common';
import { AdminUser } from './accounts/admin-user.entity.js';
import { AdminSessionService, type TokenPair } from './admin-sessions/admin-session.service.js';
import { LiveSignIns, type PresentedTokens } from './admin-sessions/live-sign-ins.service.js';
import { SignInLog, type Device, type SignInSuccess } from './admin-sessions/sign-in-log.service.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Writer } from '../platform/database/reader.js';
import type { Turn } from './passwords/hash-queue.js';
import { LockoutService, type Counter } from './passwords/lockout.service.js';
import { PasswordResetService } from './passwords/password-reset.service.js';
import { Passwords } from './passwords/passwords.js';
import type { ChangePasswordDto } from './auth.dto.js';
import { knownDeviceOf, NewDevices } from './known-device.js';
import type { PasskeySignInDto } from './second-factor/passkeys.dto.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { asksForCode, SecondFactorService } from './second-factor/second-factor.service.js';

/** One try to sign in. */
interface SignInTry {
  username: string;
  password: string;
  /** A code of the authenticator app, or a recovery code. */
  code?: string | undefined;
  device: Device;
  /** The cookie of a browser that signed in before. */
  knownDevice?: string | undefined;
  /** When the call arrived, by `performance.now()`. */
  since?: number | undefined;
}

/** The action that records a failed try. */
type Failure = 'signIn.fail' | 'signIn.failCode' | 'signIn.failPasskey';

/** Counts a signed-in user's own tries: one counter for all their sign-ins, because a thief could begin more by refreshing. */
const SIGNED_IN = 'signed in';

/** The 1st, 10th, 100th ... failure of a day: an attack of any size adds only a few entries. */
const isMilestone = (count: number) => /^10*$/.test(String(count));

/** Sign-in and the caller's own password. */
@Injectable()
export class AuthService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly lockout: LockoutService,
    private readonly adminSessions: AdminSessionService,
    private readonly live: LiveSignIns,
    private readonly newDevices: NewDevices,
    private readonly log: SignInLog,
    private readonly passwordResets: PasswordResetService,
    private readonly audit: AuditService,
    private readonly secondFactors: SecondFactorService,
    private readonly passkeys: PasskeysService,
  ) {}

  /**
   * The user with this password, and with this code where a second factor is set up. Tries of a browser that once signed
   * in under the name are counted apart. An unknown name, an inactive user and a wrong password are indistinguishable:
   * same answer, same time, same lock. A right password without its code resets no count, or it would give more guesses
   * of the code.
   * @throws AppError INVALID_CREDENTIALS, SECOND_FACTOR_NEEDED, SECOND_FACTOR_REFUSED, PASSKEY_NEEDED, ACCOUNT_LOCKED,
   * SERVER_BUSY or TOO_MANY_REQUESTS
   */
  async checkPassword({
    username,
    password,
    code,
    device,
    knownDevice,
    since,
  }: SignInTry): Promise<AdminUser> {
    const apart = knownDeviceOf(knownDevice, username, this.configuration.jwtSecret);
    const turn = { since, network: apart === undefined ? device.network : undefined };
    const tried = await this.attempt({ username, apart }, turn, device, async () => {
      const user = await this.userNamed(username);
      const matches = await this.passwords.matches(password, user?.passwordHash, turn);
      const isRight = matches && user?.isActive === true;
      // An error gives the attempt back.
      if (isRight && (await this.secondFactors.asksForPasskey(user))) throw new AppError('PASSKEY_NEEDED');
      if (!isRight || !asksForCode(user)) return { user, isRight, failure: 'signIn.fail' };
      if (code === undefined) throw new AppError('SECOND_FACTOR_NEEDED');
      return { user, isRight: await this.secondFactors.use(user.id, code), failure: 'signIn.failCode' };
    });
    const { user, isRight, failure } = tried;
    if (user && isRight) return user;
    throw new AppError(failure === 'signIn.failCode' ? 'SECOND_FACTOR_REFUSED' : 'INVALID_CREDENTIALS');
  }

  /**
   * The user of a passkey, which stands for password and code. Failures count as wrong passwords of its owner, and an
   * unknown passkey as an unknown name.
   * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, SERVER_BUSY
   */
  async checkPasskey(
    answer: PasskeySignInDto,
    challenge: string | undefined,
    { device, knownDevice }: Pick<SignInTry, 'device' | 'knownDevice'>,
  ): Promise<AdminUser> {
    const failure = 'signIn.failPasskey';
    const owner = await this.passkeys.ownerOf(answer);
    if (!owner) {
      await this.recordFailure({ user: undefined, failure }, device, false);
      throw new AppError('INVALID_CREDENTIALS');
    }
    const { user, passkey } = owner;
    const apart = knownDeviceOf(knownDevice, user.username, this.configuration.jwtSecret);
    const counter = { username: user.username, apart };
    const { isRight } = await this.attempt(counter, { since: performance.now() }, device, async () => ({
      user,
      isRight: user.isActive && (await this.passkeys.use(user, passkey, answer, challenge)),
      failure,
    }));
    if (isRight) return user;
    throw new AppError('INVALID_CREDENTIALS');
  }

  /**
   * Starts a sign-in of a user whose password or passkey was just checked; it replaces the one that the browser still presents.
   * @throws AppError INVALID_CREDENTIALS when the password has changed since
   */
  login(
    user: AdminUser,
    device: Device,
    presented: PresentedTokens,
    action: SignInSuccess = 'signIn.succeed',
  ): Promise<TokenPair> {
    return this.db.write(async (tx) => {
      await this.lockUnchangedIn(tx, user);
      await tx.update(AdminUser, { id: user.id }, { lastLogin: this.clock.now() });
      await this.live.replaceIn(tx, presented);
      await this.newDevices.noteIn(tx, user, device, presented.device);
      return this.adminSessions.beginIn(tx, user, device, action);
    });
  }

  /** Asks a signed-in user for the password. @throws AppError WRONG_PASSWORD, ACCOUNT_LOCKED, SERVER_BUSY */
  async requirePassword(caller: Caller, password: string, device: Device): Promise<void> {
    const isRight = await this.prove(caller, device, 'signIn.fail', ({ passwordHash }, turn) =>
      this.passwords.matches(password, passwordHash, turn),
    );
    if (!isRight) throw new AppError('WRONG_PASSWORD');
  }

  /** Asks a signed-in user for a code. @throws AppError SECOND_FACTOR_WRONG, ACCOUNT_LOCKED */
  async requireCode(caller: Caller, code: string, device: Device): Promise<void> {
    const isRight = await this.prove(caller, device, 'signIn.failCode', ({ id }) =>
      this.secondFactors.use(id, code),
    );
    if (!isRight) throw new AppError('SECOND_FACTOR_WRONG');
  }

  /**
   * Asks a signed-in user for a code where an authenticator app is set up, else for the password.
   * @throws AppError those of `requirePassword` and `requireCode`
   */
  async requireProof(caller: Caller, proof: string, device: Device): Promise<AdminUser> {
    const user = await this.currentUser(caller.userId);
    if (asksForCode(user)) await this.requireCode(caller, proof, device);
    else await this.requirePassword(caller, proof, device);
    return user;
  }

  /** Wrong tries are counted apart from those of strangers, as for a change of the password. */
  private async prove(
    caller: Caller,
    device: Device,
    failure: Failure,
    isRightFor: (user: AdminUser, turn: Turn) => Promise<boolean>,
  ): Promise<boolean> {
    const turn = { since: performance.now() };
    const user = await this.currentUser(caller.userId);
    const counter = { username: caller.username, apart: SIGNED_IN };
    const tried = await this.attempt(counter, turn, device, async () => ({
      user,
      isRight: await isRightFor(user, turn),
      failure,
    }));
    return tried.isRight;
  }

  /** Whether the user must set up a second factor before anything else. */
  mustSetUpSecondFactor(user: AdminUser): Promise<boolean> {
    return this.secondFactors.isMissing(user);
  }

  /** @throws AppError NOT_SIGNED_IN when the user no longer exists */
  async currentUser(userId: number): Promise<AdminUser> {
    const user = await this.db.read((reader) => reader.findOne(AdminUser, { where: { id: userId } }));
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  }

  /**
   * Changes the caller's password and ends their other sign-ins. Wrong tries are counted apart from those of strangers.
   * @throws AppError WRONG_PASSWORD, ACCOUNT_LOCKED, SERVER_BUSY, TOO_MANY_REQUESTS and those of a new password
   */
  async changePassword(
    caller: Caller,
    { currentPassword, newPassword }: ChangePasswordDto,
    device: Device,
  ): Promise<void> {
    const turn = { since: performance.now() };
    const user = await this.currentUser(caller.userId);
    await this.passwords.requireAcceptable(newPassword, user);
    const counter = { username: caller.username, apart: SIGNED_IN };
    const { passwordHash } = await this.attempt(counter, turn, device, async () => {
      const isRight = await this.passwords.matches(currentPassword, user.passwordHash, turn);
      const passwordHash = isRight ? await this.passwords.hash(newPassword, user, turn) : undefined;
      return { user, isRight, failure: 'signIn.fail', passwordHash };
    });
    if (passwordHash === undefined) throw new AppError('WRONG_PASSWORD');
    await this.db.write(async (tx) => {
      await this.lockUnchangedIn(tx, user);
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

  /** Compares a password when an attempt is left; a failure takes it. @throws AppError ACCOUNT_LOCKED, SERVER_BUSY */
  private attempt<T extends { user: AdminUser | undefined; isRight: boolean; failure: Failure }>(
    counter: Counter,
    turn: Turn,
    device: Device,
    compare: () => Promise<T>,
  ): Promise<T> {
    return this.lockout.inTurn(counter, async () => {
      this.passwords.requireRoom(turn);
      const { locks } = await this.lockout.reserve(counter);
      const compared = await compare().catch(async (error: unknown) => {
        // The password was not compared.
        await this.lockout.giveBack(counter).catch(() => undefined);
        throw error;
      });
      if (compared.isRight) await this.db.write((tx) => this.lockout.resetIn(tx, counter));
      else await this.recordFailure(compared, device, locks);
      return compared;
    });
  }

  /** One write for known and unknown names, so that both take the same time. */
  private async recordFailure(
    { user, failure }: { user: AdminUser | undefined; failure: Failure },
    device: Device,
    locks: boolean,
  ): Promise<void> {
    await this.db.write(async (tx) => {
      if (user) {
        await this.log.recordIn(tx, failure, user, device);
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
