import { isSwitchedOn, LIMITS, type CivilDate, type Role } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';

/** An admin user of the back-office. Username and email are stored in lower case. */
@Entity('admin_users')
@Index('admin_users_username', ['username'], { unique: true })
@Index('admin_users_email', ['email'], { unique: true })
export class AdminUser {
  @IdColumn() id: number;
  @TextColumn(LIMITS.personName) firstName: string;
  @TextColumn(LIMITS.personName) lastName: string;
  @TextColumn(LIMITS.username.max) username: string;
  @TextColumn(LIMITS.email) email: string;
  /** Empty for a user who has been invited and has not chosen a password yet. */
  @TextColumn(60) passwordHash: string;
  @TextColumn(10) role: Role;
  /** The teams that a coach may change; null: all teams. Without effect for a superadmin. */
  @JsonColumn({ nullable: true }) teamIds: number[] | null;
  /** Whether a coach with some teams may change practices; without effect for others. */
  @FlagColumn({ default: false }) mayChangePractices: boolean;
  /** Null: none, and none being set up. */
  @JsonColumn({ nullable: true }) secondFactor: SecondFactor | null;
  /** Day of the last background check; null: none is known. For superadmins only. */
  @TextColumn(10, { nullable: true }) vettedOn: CivilDate | null;
  @FlagColumn() isActive: boolean;
  @InstantColumn({ nullable: true }) lastLogin: Date | null;
  @WholeNumberColumn() version: number;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}

/** A second factor as it is stored. */
export interface SecondFactor {
  /** The secret that the authenticator app holds, encrypted; empty: no app, only passkeys. */
  secret: string;
  /** False until a code of the app has confirmed the set-up. */
  isOn: boolean;
  /** The 30-second step of the last code that was used: no code works twice. */
  lastStep: number;
  /** SHA-256 of the recovery codes that are left. */
  recoveryHashes: string[];
  /** Absent: none. */
  passkeys?: Passkey[];
  /** When the last challenge that a passkey answered was drawn, in ms: no answer works twice. */
  lastChallenge?: number;
}

/** A passkey as it is stored: nothing of it is secret. Bytes are in base64url. */
export interface Passkey {
  id: number;
  name: string;
  credentialId: string;
  /** A COSE key. */
  publicKey: string;
  /** Signatures that the authenticator has counted; 0: it counts none. */
  counter: number;
  addedAt: string;
  lastUsedAt: string | null;
}

/** Value of the setting that asks superadmins for a second factor. By SQL: settings are above this folder. */
export const SECOND_FACTOR_SETTING =
  "SELECT value FROM settings WHERE `key` = 'second_factor_required' AND deletedAt IS NULL";

export const passkeysOf = ({ secondFactor }: Pick<AdminUser, 'secondFactor'>): Passkey[] =>
  secondFactor?.passkeys ?? [];

/** Whether an authenticator app or a passkey is set up. */
export const hasSecondFactor = (user: Pick<AdminUser, 'secondFactor'>) =>
  user.secondFactor?.isOn === true || passkeysOf(user).length > 0;

/** Whether a user needs a second factor; `setting`: the value of `SECOND_FACTOR_SETTING`. */
export const needsSecondFactor = ({ role }: Pick<AdminUser, 'role'>, setting: string | null | undefined) =>
  role === 'superadmin' && isSwitchedOn('second_factor_required', setting);

/** Whether a user must set up a second factor. */
export const lacksSecondFactor = (
  user: Pick<AdminUser, 'role' | 'secondFactor'>,
  setting: string | null | undefined,
) => needsSecondFactor(user, setting) && !hasSecondFactor(user);
