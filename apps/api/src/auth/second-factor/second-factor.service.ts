import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Actor } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { text } from '../../platform/database/row-shape.js';
import {
  AdminUser,
  hasSecondFactor,
  lacksSecondFactor,
  needsSecondFactor,
  passkeysOf,
  SECOND_FACTOR_SETTING,
  type SecondFactor,
} from '../accounts/admin-user.entity.js';
import { drawTotpSecret, seal, stepOfCode, totpUri, unseal } from './totp.js';
import type { NewRecoveryCodesDto, SecondFactorDto, SecondFactorSetUpDto } from './second-factor.dto.js';

const CODES = 10;
const RECOVERY_BYTES = 10;
const GROUPS = /.{4}(?=.)/g;

/** A factor without an authenticator app. */
export const NO_APP: SecondFactor = { secret: '', isOn: false, lastStep: 0, recoveryHashes: [] };

/** Whether a code is asked for at the sign-in. */
export const asksForCode = ({ secondFactor }: Pick<AdminUser, 'secondFactor'>) => secondFactor?.isOn === true;

/** 80 random bits, too many to guess from their hash: 'abcd-efgh-ijkl-mnop-qrst'. */
const drawRecoveryCode = () => randomBytes(RECOVERY_BYTES).toString('hex').replace(GROUPS, '$&-');

/** Spaces and dashes are for the reader only. */
const plainCode = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const hashOfRecovery = (code: string) => sha256(`recovery:${plainCode(code)}`);

/** The second factor of a user: codes of an authenticator app, and recovery codes; passkeys are in a service of their own. See docs/decisions/second-factor.md. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly audit: AuditService,
  ) {}

  async state(userId: number): Promise<SecondFactorDto> {
    return this.db.read(async (reader) => {
      const user = await reader.findOne(AdminUser, { where: { id: userId } });
      if (!user) throw new AppError('NOT_SIGNED_IN');
      const isOn = asksForCode(user);
      return {
        isOn,
        recoveryCodesLeft: isOn ? (user.secondFactor?.recoveryHashes.length ?? 0) : 0,
        passkeys: passkeysOf(user).map(({ id, name, addedAt, lastUsedAt }) => ({
          id,
          name,
          addedAt,
          lastUsedAt,
        })),
        isRequired: needsSecondFactor(user, await settingIn(reader)),
        isOnlySuperadmin: await this.isOnlySuperadminIn(reader, user),
      };
    });
  }

  /** Whether a superadmin must set up a factor before anything else. */
  async isMissing(user: AdminUser): Promise<boolean> {
    return lacksSecondFactor(user, await this.db.read(settingIn));
  }

  /** Whether the password alone must not open the account: passkeys are the second factor that the club requires. */
  async asksForPasskey(user: AdminUser): Promise<boolean> {
    if (asksForCode(user) || passkeysOf(user).length === 0) return false;
    return needsSecondFactor(user, await this.db.read(settingIn));
  }

  /** Begins the set-up; a second tab gets the same secret. @throws AppError SECOND_FACTOR_ON */
  begin(userId: number): Promise<SecondFactorSetUpDto> {
    return this.db.write(async (tx) => {
      const user = await this.lockIn(tx, userId);
      if (asksForCode(user)) throw new AppError('SECOND_FACTOR_ON');
      const pending = user.secondFactor && this.secretOf(user, user.secondFactor);
      const secret = pending ?? drawTotpSecret();
      if (!pending)
        await this.saveIn(tx, user, {
          ...NO_APP,
          ...user.secondFactor,
          secret: seal(secret, user.id, this.configuration.linkSecret),
        });
      return { secret, uri: totpUri(secret, user.username) };
    });
  }

  /** Ends the set-up with a code of the app. @throws AppError SECOND_FACTOR_ON, SECOND_FACTOR_WRONG */
  confirm(caller: Actor & { userId: number }, code: string): Promise<NewRecoveryCodesDto> {
    return this.db.write(async (tx) => {
      const user = await this.lockIn(tx, caller.userId);
      const { secondFactor } = user;
      if (asksForCode(user)) throw new AppError('SECOND_FACTOR_ON');
      const secret = secondFactor && this.secretOf(user, secondFactor);
      const lastStep = secret && stepOfCode(secret, plainCode(code), this.clock.time());
      if (!secondFactor || !lastStep) throw new AppError('SECOND_FACTOR_WRONG');
      await this.audit.recordIn(tx, caller, { action: 'user.setUpSecondFactor', subjectId: user.id });
      return this.withCodesIn(tx, user, { ...secondFactor, isOn: true, lastStep });
    });
  }

  /** Replaces the recovery codes. The caller has just given a code. */
  renewCodes(caller: Actor & { userId: number }): Promise<NewRecoveryCodesDto> {
    return this.db.write(async (tx) => {
      const user = await this.lockIn(tx, caller.userId);
      if (!user.secondFactor?.isOn) throw new AppError('SECOND_FACTOR_OFF');
      await this.audit.recordIn(tx, caller, { action: 'user.renewRecoveryCodes', subjectId: user.id });
      return this.withCodesIn(tx, user, user.secondFactor);
    });
  }

  /** Removes the caller's app and recovery codes; passkeys stay. */
  remove(caller: Actor & { userId: number }): Promise<void> {
    return this.db.write(async (tx) => {
      const user = await this.lockIn(tx, caller.userId);
      await this.saveIn(tx, user, { ...user.secondFactor, ...NO_APP });
      await this.audit.recordIn(tx, caller, { action: 'user.removeSecondFactor', subjectId: user.id });
    });
  }

  /** Removes a user's lost app and all passkeys. @throws AppError USER_NOT_FOUND */
  reset(caller: Actor, userId: number): Promise<void> {
    return this.db.write(async (tx) => {
      const user = await this.lockIn(tx, userId, 'USER_NOT_FOUND');
      await this.saveIn(tx, user, null);
      await this.audit.recordIn(tx, caller, { action: 'user.resetSecondFactor', subjectId: userId });
    });
  }

  /**
   * Whether a code is right: one of the app, which counts once, or a recovery code, which is used up. The step of the
   * last code is stored, so a code that was read over a shoulder is refused.
   */
  use(userId: number, code: string): Promise<boolean> {
    return this.db.write(async (tx) => {
      const user = await this.lockIn(tx, userId);
      const factor = user.secondFactor;
      if (!factor?.isOn) return false;
      const secret = this.secretOf(user, factor);
      const step = secret && stepOfCode(secret, plainCode(code), this.clock.time());
      if (step && step > factor.lastStep) {
        await this.saveIn(tx, user, { ...factor, lastStep: step });
        return true;
      }
      const left = factor.recoveryHashes.filter((hash) => hash !== hashOfRecovery(code));
      if (left.length === factor.recoveryHashes.length) return false;
      await this.saveIn(tx, user, { ...factor, recoveryHashes: left });
      const actor = { userId, username: user.username };
      await this.audit.recordIn(tx, actor, { action: 'user.useRecoveryCode', subjectId: userId });
      return true;
    });
  }

  /** Who requires a factor of all superadmins must have one, or would be locked out at once. @throws AppError SECOND_FACTOR_OWN_FIRST */
  async requireOwnIn(reader: Reader, userId: number): Promise<void> {
    const user = await reader.findOne(AdminUser, { where: { id: userId } });
    if (!user || !hasSecondFactor(user)) throw new AppError('SECOND_FACTOR_OWN_FIRST');
  }

  private async withCodesIn(tx: Writer, user: AdminUser, factor: SecondFactor): Promise<NewRecoveryCodesDto> {
    const recoveryCodes = Array.from({ length: CODES }, drawRecoveryCode);
    await this.saveIn(tx, user, { ...factor, recoveryHashes: recoveryCodes.map(hashOfRecovery) });
    return { recoveryCodes, isOnlySuperadmin: await this.isOnlySuperadminIn(tx, user) };
  }

  private async lockIn(
    tx: Writer,
    id: number,
    missing: 'NOT_SIGNED_IN' | 'USER_NOT_FOUND' = 'NOT_SIGNED_IN',
  ): Promise<AdminUser> {
    const [user] = await tx.lock(AdminUser, { id });
    if (!user) throw new AppError(missing);
    return user;
  }

  private async saveIn(tx: Writer, { id }: AdminUser, secondFactor: SecondFactor | null): Promise<void> {
    await tx.update(AdminUser, { id }, { secondFactor });
  }

  private secretOf({ id }: AdminUser, { secret }: SecondFactor): string | undefined {
    return unseal(secret, id, this.configuration.linkSecret);
  }

  private async isOnlySuperadminIn(reader: Reader, { role }: AdminUser): Promise<boolean> {
    const superadmins = { role: 'superadmin' as const, isActive: true };
    return role === 'superadmin' && (await reader.count(AdminUser, superadmins)) === 1;
  }
}

/** The value of the setting that requires a second factor of superadmins. */
async function settingIn(reader: Reader): Promise<string | null | undefined> {
  const [row] = await reader.select(SECOND_FACTOR_SETTING, [], { value: text });
  return row?.value;
}
