import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { changeScopeOf, DAY_MS, MINUTE_MS, ROLES, SIGN_IN_DAYS } from '@lions/domain';
import { IsNull } from 'typeorm';
import {
  AdminUser,
  lacksSecondFactor,
  SECOND_FACTOR_SETTING,
  type SecondFactor,
} from '../accounts/admin-user.entity.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { randomToken, sha256, successorOf } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { flag, instant, json, nullable, oneOf, text, whole } from '../../platform/database/row-shape.js';
import { AdminSession } from './admin-session.entity.js';
import { LiveSignIns } from './live-sign-ins.service.js';
import { SignInLog, type Device, type SignInSuccess } from './sign-in-log.service.js';

const LIFETIMES = {
  access: 15 * MINUTE_MS,
  idle: SIGN_IN_DAYS.idle * DAY_MS,
  absolute: SIGN_IN_DAYS.absolute * DAY_MS,
  grace: 10_000,
} as const;

const CALLER = {
  adminSessionId: whole,
  createdAt: instant,
  replacedAt: nullable(instant),
  expiresAt: instant,
  userId: whole,
  username: text,
  role: oneOf(ROLES),
  teamIds: nullable(json<number[]>()),
  mayChangePractices: flag,
  secondFactor: nullable(json<SecondFactor>()),
  secondFactorSetting: nullable(text),
};
/** One statement for the sign-in of an access token's hash and its active user: every signed-in call waits for it. */
const CALLER_SQL = `SELECT s.id AS adminSessionId, s.createdAt, s.replacedAt, s.expiresAt, s.userId,
    u.username, u.role, u.teamIds, u.mayChangePractices,
    CASE WHEN u.role = 'superadmin' THEN u.secondFactor END AS secondFactor,
    (${SECOND_FACTOR_SETTING}) AS secondFactorSetting
  FROM admin_sessions s JOIN admin_users u ON u.id = s.userId AND u.isActive = 1
  WHERE s.sessionToken = ? AND s.isActive = 1`;

/** The two secret tokens, as sent in cookies. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  refreshExpiresAt: Date;
}

type SignIn = Pick<AdminSession, 'userId' | 'familyId' | 'familyStartedAt' | 'ipAddress' | 'userAgent'>;

/** Issues, checks and replaces the pairs of tokens of signed-in users. */
@Injectable()
export class AdminSessionService {
  constructor(
    private readonly db: Db,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly live: LiveSignIns,
    private readonly log: SignInLog,
  ) {}

  /** Starts a sign-in; at the limit, the oldest one ends. The caller holds the lock on the user's row. */
  async beginIn(
    tx: Writer,
    user: AdminUser,
    { network, userAgent }: Device,
    action: SignInSuccess,
  ): Promise<TokenPair> {
    await this.live.makeRoomIn(tx, user);
    await this.log.recordIn(tx, action, user, { network, userAgent });
    const familyStartedAt = this.clock.now();
    const signIn = {
      userId: user.id,
      familyId: randomUUID(),
      familyStartedAt,
      ipAddress: network,
      userAgent,
    };
    return this.addIn(tx, signIn, randomToken(), familyStartedAt);
  }

  /** The caller of an access token; undefined when its row is missing, its user is inactive or it has expired. */
  async callerOf(accessToken: string): Promise<Caller | undefined> {
    const hash = sha256(accessToken);
    const [found] = await this.db.read((reader) => reader.select(CALLER_SQL, [hash], CALLER));
    if (!found || this.live.isFromFuture(found) || !this.isInGrace(found)) return undefined;
    if (found.expiresAt <= this.clock.now()) return undefined;
    const { userId, username, role, adminSessionId } = found;
    const caller = { userId, username, role, ...changeScopeOf(found), adminSessionId };
    return lacksSecondFactor(found, found.secondFactorSetting)
      ? { ...caller, lacksSecondFactor: true }
      : caller;
  }

  /** Whether a refresh token belongs to a live sign-in, including one that another tab has just replaced. */
  async isRenewable(refreshToken: string | undefined): Promise<boolean> {
    if (refreshToken === undefined) return false;
    return this.db.read(async (reader) => {
      const where = { refreshToken: sha256(refreshToken), isActive: true };
      const row = await reader.findOne(AdminSession, { where });
      if (!row || this.live.isFromFuture(row) || row.refreshExpiresAt <= this.clock.now()) return false;
      return (await activeUserIn(reader, row)) !== null;
    });
  }

  /**
   * Rotates both tokens. For ten seconds the direct parent of the newest token gets the same successors, for a second
   * tab; any other replay ends the sign-in. See docs/decisions/sign-ins.md.
   * @throws AppError NOT_SIGNED_IN
   */
  async refresh(refreshToken: string, device: Device): Promise<TokenPair & { userId: number }> {
    const pair = await this.db.write((tx) => this.refreshIn(tx, refreshToken, device));
    if (!pair) throw new AppError('NOT_SIGNED_IN');
    return pair;
  }

  private async refreshIn(
    tx: Writer,
    refreshToken: string,
    device: Device,
  ): Promise<(TokenPair & { userId: number }) | undefined> {
    // Lock first: two tabs that refresh at once must agree on which one replaces the row.
    const [row] = await tx.lock(AdminSession, { refreshToken: sha256(refreshToken) });
    const now = this.clock.now();
    if (!row?.isActive || (row.replacedAt === null && row.refreshExpiresAt <= now)) return undefined;
    if (this.live.isFromFuture(row)) {
      await this.live.endIn(tx, row);
      return undefined;
    }
    const user = await activeUserIn(tx, row);
    if (!user) return undefined;
    const next = successorOf(refreshToken, this.configuration.jwtSecret);
    if (row.replacedAt === null) {
      await tx.update(AdminSession, { id: row.id }, { replacedAt: now });
      return { ...(await this.addIn(tx, row, next, now)), userId: row.userId };
    }
    const successor = await tx.findOne(AdminSession, {
      where: { refreshToken: sha256(next), isActive: true, replacedAt: IsNull() },
    });
    if (successor && this.isInGrace(row)) return { ...this.pairOf(successor, next), userId: row.userId };
    if (await this.live.endIn(tx, row)) await this.log.recordIn(tx, 'signIn.replay', user, device);
    return undefined;
  }

  private isInGrace(row: Pick<AdminSession, 'replacedAt'>): boolean {
    return row.replacedAt === null || this.clock.time() < row.replacedAt.getTime() + LIFETIMES.grace;
  }

  private async addIn(tx: Writer, signIn: SignIn, refreshToken: string, now: Date): Promise<TokenPair> {
    const { userId, familyId, familyStartedAt, ipAddress, userAgent } = signIn;
    const refreshExpiresAt = new Date(
      Math.min(now.getTime() + LIFETIMES.idle, familyStartedAt.getTime() + LIFETIMES.absolute),
    );
    const times = { createdAt: now, expiresAt: new Date(now.getTime() + LIFETIMES.access), refreshExpiresAt };
    const pair = this.pairOf({ userId, familyId, ...times }, refreshToken);
    const hashes = { sessionToken: sha256(pair.accessToken), refreshToken: sha256(refreshToken) };
    await tx.insert(AdminSession, {
      userId,
      familyId,
      familyStartedAt,
      ipAddress,
      userAgent,
      ...times,
      ...hashes,
      replacedAt: null,
      isActive: true,
    });
    return pair;
  }

  /** The access token is derived from the row and the refresh token, so a replay can get the same one. */
  private pairOf(
    row: Pick<AdminSession, 'userId' | 'familyId' | 'createdAt' | 'expiresAt' | 'refreshExpiresAt'>,
    refreshToken: string,
  ): TokenPair {
    const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
    const payload = {
      sub: row.userId,
      sid: row.familyId,
      jti: sha256(`access:${refreshToken}`),
      iat: seconds(row.createdAt),
      exp: seconds(row.expiresAt),
    };
    return { accessToken: this.jwt.sign(payload), refreshToken, refreshExpiresAt: row.refreshExpiresAt };
  }
}

/** A lookup of its own: TypeORM takes ten times as long for a relation, and sends two statements as well. */
function activeUserIn(reader: Reader, { userId }: AdminSession): Promise<AdminUser | null> {
  return reader.findOne(AdminUser, { where: { id: userId, isActive: true } });
}
