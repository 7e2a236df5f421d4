import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { civilAt, comparePersons, VALIDATION, type Role } from '@lions/domain';
import { Not } from 'typeorm';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import { requireTeamsExistIn } from '../auth/accounts/team-scope.js';
import { LiveSignIns } from '../auth/admin-sessions/live-sign-ins.service.js';
import { auditChange, AuditService } from '../platform/audit/audit.service.js';
import { requireVersionIn } from '../platform/audit/require-version.js';
import type { Actor, Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { isDuplicate } from '../platform/database/database-error.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { ErasuresService } from '../platform/erasures/erasures.service.js';
import { LockoutService, NEVER_FAILED } from '../auth/passwords/lockout.service.js';
import { PasswordResetService } from '../auth/passwords/password-reset.service.js';
import { Passwords } from '../auth/passwords/passwords.js';
import { SecondFactorService } from '../auth/second-factor/second-factor.service.js';
import { saveVersionedIn } from '../platform/audit/save-versioned.js';
import { AccountLinks } from './account-links.service.js';
import {
  toUserDto,
  type CreatedUserDto,
  type CreateUserDto,
  type UpdateUserDto,
  type UserDto,
} from './users.dto.js';
import { Configuration, StartRefused } from '../platform/config/configuration.js';

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

/** Admin users, managed by superadmins. See docs/decisions/accounts.md. */
@Injectable()
export class UsersService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly lockout: LockoutService,
    private readonly live: LiveSignIns,
    private readonly passwordResets: PasswordResetService,
    private readonly links: AccountLinks,
    private readonly secondFactors: SecondFactorService,
    private readonly audit: AuditService,
    private readonly erasure: UserErasure,
    private readonly erasures: ErasuresService,
  ) {}

  /** All users by name. */
  list(): Promise<UserDto[]> {
    return this.db.read(async (reader) => {
      const users = (await reader.find(AdminUser, { order: { id: 'ASC' } })).sort(comparePersons);
      const failures = await this.lockout.failuresIn(
        reader,
        users.map((user) => user.username),
      );
      return users.map((user) => toUserDto(user, failures.get(user.username) ?? NEVER_FAILED));
    });
  }

  /**
   * Creates a user, and without a password an invitation.
   * @throws AppError VALIDATION_FAILED, USERNAME_TAKEN, EMAIL_TAKEN and those of a new password
   */
  async create(caller: Actor | undefined, input: CreateUserDto): Promise<CreatedUserDto> {
    const { password, role = 'coach', teamIds = null, mayChangePractices = false, ...rest } = input;
    const { vettedOn = null, ...names } = rest;
    this.requireNotAhead(vettedOn);
    const passwordHash = password === undefined ? '' : await this.passwords.hash(password, names);
    const now = this.clock.now();
    const row = {
      ...names,
      role,
      teamIds,
      mayChangePractices,
      vettedOn,
      passwordHash,
      secondFactor: null,
      isActive: true,
      lastLogin: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    return this.db.write(async (tx) => {
      await requireTeamsExistIn(tx, teamIds);
      const id = await this.refusingTakenIn(tx, names, 0, () => tx.insert(AdminUser, row));
      // Tries from before count for the former user of the name, or for none.
      await this.lockout.unlockIn(tx, names.username);
      await this.audit.recordIn(tx, caller, {
        action: 'user.create',
        subjectId: id,
        ...auditChange(
          {},
          {
            ...names,
            role,
            ...(teamIds && { teamIds, mayChangePractices }),
            ...(vettedOn && { vettedOn }),
          },
        ),
      });
      const user = Object.assign(new AdminUser(), row, { id });
      const invitation = password === undefined ? await this.links.inviteIn(tx, caller, user) : null;
      return { ...toUserDto(user, NEVER_FAILED), invitation };
    });
  }

  /**
   * Merges the fields. @throws AppError USER_NOT_FOUND, VERSION_CONFLICT, OWN_ACCOUNT, LAST_SUPERADMIN,
   * VALIDATION_FAILED, USERNAME_TAKEN, EMAIL_TAKEN
   */
  update(caller: Caller, id: number, input: UpdateUserDto, expected: number | undefined): Promise<UserDto> {
    this.requireNotAhead(input.vettedOn);
    return this.db.write(async (tx) => {
      const superadmins = await this.lockSuperadminsIn(tx);
      const user = await this.lockUserIn(tx, id);
      await requireVersionIn(tx, 'user', user, expected, await this.dtoIn(tx, user));
      const losesRole = input.role === 'coach' && user.role === 'superadmin';
      if (losesRole || input.isActive === false) requireReplaceable(caller, user, superadmins);
      await requireTeamsExistIn(tx, input.teamIds ?? [], user.teamIds ?? []);
      const entry = { audit: this.audit, caller, action: 'user.update', now: this.clock.now() } as const;
      const { username } = user;
      const before = await this.refusingTakenIn(tx, input, id, () =>
        saveVersionedIn(tx, AdminUser, user, input, entry),
      );
      if (user.username !== username) await this.lockout.unlockIn(tx, user.username);
      if (before && input.isActive === false) {
        await this.live.endAllIn(tx, id);
        await this.passwordResets.voidIn(tx, id);
      }
      return this.dtoIn(tx, user);
    });
  }

  /** @throws AppError USER_NOT_FOUND, VERSION_CONFLICT, OWN_ACCOUNT, LAST_SUPERADMIN */
  async remove(caller: Caller, id: number, expected: number | undefined): Promise<void> {
    await this.db.write(async (tx) => {
      const superadmins = await this.lockSuperadminsIn(tx);
      const user = await this.lockUserIn(tx, id);
      await requireVersionIn(tx, 'user', user, expected, await this.dtoIn(tx, user));
      requireReplaceable(caller, user, superadmins);
      await this.erasure.eraseIn(tx, user, caller);
      await this.erasures.recordIn(tx, 'user', user.email);
    });
  }

  /** Lifts a lock caused by wrong passwords. @throws AppError USER_NOT_FOUND */
  unlock(caller: Actor, id: number): Promise<UserDto> {
    return this.db.write(async (tx) => {
      const user = await this.lockUserIn(tx, id);
      await this.lockout.unlockIn(tx, user.username);
      await this.audit.recordIn(tx, caller, { action: 'user.unlock', subjectId: id });
      return this.dtoIn(tx, user);
    });
  }

  /** Removes a user's second factor and passkeys. @throws AppError USER_NOT_FOUND */
  async resetSecondFactor(caller: Actor, id: number): Promise<UserDto> {
    await this.secondFactors.reset(caller, id);
    return this.db.read(async (reader) => {
      const user = await reader.findOne(AdminUser, { where: { id } });
      if (!user) throw new AppError('USER_NOT_FOUND');
      return this.dtoIn(reader, user);
    });
  }

  /** Signs a user out everywhere, except the caller's current device. @throws AppError USER_NOT_FOUND */
  endSessions(caller: Caller, id: number): Promise<number> {
    return this.db.write(async (tx) => {
      await this.lockUserIn(tx, id);
      const ended = await this.live.endAllIn(tx, id, id === caller.userId ? caller : undefined);
      await this.audit.recordIn(tx, caller, { action: 'user.endSessions', subjectId: id, after: { ended } });
      return ended;
    });
  }

  /** The number of superadmins, inactive ones included. */
  countSuperadmins(): Promise<number> {
    return this.db.read((reader) => reader.count(AdminUser, { role: 'superadmin' as Role }));
  }

  /**
   * Locks the active superadmins before anything else: two superadmins who demote each other at the same moment queue
   * here, and the second finds no other one.
   */
  private lockSuperadminsIn(tx: Writer): Promise<AdminUser[]> {
    return tx.lock(AdminUser, { role: 'superadmin' as Role, isActive: true });
  }

  private async lockUserIn(tx: Writer, id: number): Promise<AdminUser> {
    const [user] = await tx.lock(AdminUser, { id });
    if (!user) throw new AppError('USER_NOT_FOUND');
    return user;
  }

  private async dtoIn(reader: Reader, user: AdminUser): Promise<UserDto> {
    const failures = await this.lockout.failuresIn(reader, [user.username]);
    return toUserDto(user, failures.get(user.username) ?? NEVER_FAILED);
  }

  private requireNotAhead(vettedOn: string | null | undefined): void {
    if (!vettedOn || vettedOn <= civilAt(this.clock.now(), this.configuration.zone).date) return;
    throw new AppError('VALIDATION_FAILED', {
      details: [{ field: 'vettedOn', message: VALIDATION.dateAhead }],
    });
  }

  /** Tells which of the two unique names is taken; the unique keys decide between parallel requests. */
  private async refusingTakenIn<T>(
    tx: Writer,
    names: { username?: string; email?: string },
    id: number,
    work: () => Promise<T>,
  ): Promise<T> {
    const { username, email } = names;
    if (username !== undefined && (await tx.count(AdminUser, { username, id: Not(id) })) > 0)
      throw new AppError('USERNAME_TAKEN');
    if (email !== undefined && (await tx.count(AdminUser, { email, id: Not(id) })) > 0)
      throw new AppError('EMAIL_TAKEN');
    try {
      return await work();
    } catch (error) {
      throw isDuplicate(error) ? new AppError('USERNAME_TAKEN') : error;
    }
  }
}

/** Users cannot lock themselves out, and one active superadmin always remains. */
function requireReplaceable(caller: Caller, user: AdminUser, activeSuperadmins: AdminUser[]): void {
  if (user.id === caller.userId) throw new AppError('OWN_ACCOUNT');
  const others = activeSuperadmins.filter((superadmin) => superadmin.id !== user.id);
  if (user.role === 'superadmin' && user.isActive && others.length === 0)
    throw new AppError('LAST_SUPERADMIN');
}

/** Creates the first account of a new club. See docs/decisions/accounts.md. */
@Injectable()
export class FirstSuperadmin {
  constructor(
    private readonly users: UsersService,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Does nothing when there is a superadmin; else creates one and returns the sign-in, with its password when it was
   * generated.
   */
  async ensure(): Promise<{ username: string; drawnPassword: string | undefined } | undefined> {
    if ((await this.users.countSuperadmins()) > 0) return undefined;
    const { username, email, password } = this.configuration.superadmin;
    const drawnPassword = password === undefined ? randomBytes(12).toString('base64url') : undefined;
    const names = { username, email, role: 'superadmin', firstName: 'Super', lastName: 'Admin' } as const;
    try {
      await this.users.create(undefined, { ...names, password: password ?? drawnPassword ?? '' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Another process that started on the same empty database has just created the superadmin.
      if ((await this.users.countSuperadmins()) > 0) return undefined;
      const variable = error.code.startsWith('PASSWORD')
        ? 'SUPERADMIN_PASSWORD'
        : 'SUPERADMIN_USERNAME or SUPERADMIN_EMAIL';
      throw new StartRefused(`${variable} cannot be used: ${error.message}`);
    }
    return { username, drawnPassword };
  }
}
