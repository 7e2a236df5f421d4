import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LIMITS } from '@lions/domain';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { AdminUser } from '../users/admin-user.entity.js';
import { AdminSession } from './admin-session.entity.js';
import { randomToken, sha256, successorOf } from '../common/tokens.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long each value lives (D-06). */
export const LIFETIMES = {
  access: 15 * MINUTE_MS,
  idle: 7 * DAY_MS,
  absolute: 30 * DAY_MS,
  grace: 10_000,
} as const;

/** The two secret values, as they go into cookies. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  refreshExpiresAt: Date;
}

/** Where a sign-in comes from, for the list of a user's devices. */
export interface Device {
  ipAddress: string;
  userAgent: string;
}

type Family = Pick<AdminSession, 'userId' | 'familyId' | 'familyStartedAt' | 'ipAddress' | 'userAgent'>;

/** Issues, checks, replaces and ends the pairs of tokens of signed-in users. */
@Injectable()
export class AdminSessionService {
  constructor(
    private readonly db: Db,
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Begins a family: a sign-in. */
  beginIn(tx: Writer, userId: number, device: Device): Promise<TokenPair> {
    const familyStartedAt = this.clock.now();
    const family = { userId, familyId: randomUUID(), familyStartedAt, ...clipped(device) };
    return this.addIn(tx, family, randomToken(), familyStartedAt);
  }

  /** Who an access token speaks for; undefined when its row, its user or its time is gone. */
  async callerOf(accessToken: string): Promise<Caller | undefined> {
    return this.db.read(async (reader) => {
      const where = { sessionToken: sha256(accessToken), isActive: true };
      const row = await reader.findOne(AdminSession, { where, relations: { user: true } });
      if (!row?.user?.isActive || !this.isInGrace(row) || row.expiresAt <= this.clock.now()) return undefined;
      const { id, username, role } = row.user;
      return { userId: id, username, role, adminSessionId: row.id };
    });
  }

  /**
   * Replaces both values (D-06). For ten seconds the value just replaced gives the same successors, for a second
   * tab; any later replay means that somebody holds a copy, and ends the whole family.
   * @throws AppError NOT_SIGNED_IN
   */
  async refresh(refreshToken: string): Promise<TokenPair & { userId: number }> {
    const pair = await this.db.write((tx) => this.refreshIn(tx, refreshToken));
    if (!pair) throw new AppError('NOT_SIGNED_IN');
    return pair;
  }

  /** Ends the family that a refresh or an access value belongs to; an unknown value ends nothing. */
  async endByToken(tokens: {
    accessToken: string | undefined;
    refreshToken: string | undefined;
  }): Promise<void> {
    await this.db.write(async (tx) => {
      for (const [column, token] of [
        ['refreshToken', tokens.refreshToken],
        ['sessionToken', tokens.accessToken],
      ] as const) {
        const row =
          token === undefined ? null : await tx.findOne(AdminSession, { where: { [column]: sha256(token) } });
        if (row) await tx.update(AdminSession, { familyId: row.familyId }, { isActive: false });
      }
    });
  }

  /** Ends everything of a user, but for the family of one session when that is named; gives the number of families. */
  async endAllIn(tx: Writer, userId: number, except?: { adminSessionId: number }): Promise<number> {
    const rows = await tx.find(AdminSession, { where: { userId, isActive: true } });
    const kept = except && rows.find((row) => row.id === except.adminSessionId)?.familyId;
    const families = new Set(rows.map((row) => row.familyId).filter((familyId) => familyId !== kept));
    for (const familyId of families) await tx.update(AdminSession, { familyId }, { isActive: false });
    return families.size;
  }

  /** A user's devices: the newest row of each family that still lives. */
  async listOf(userId: number): Promise<AdminSession[]> {
    const rows = await this.db.read((reader) =>
      reader.find(AdminSession, { where: { userId, isActive: true }, order: { id: 'DESC' } }),
    );
    return rows.filter((row) => row.replacedAt === null && row.refreshExpiresAt > this.clock.now());
  }

  private async refreshIn(
    tx: Writer,
    refreshToken: string,
  ): Promise<(TokenPair & { userId: number }) | undefined> {
    // Claim first: two tabs that refresh at once must agree on who replaces the row.
    const [row] = await tx.lock(AdminSession, { refreshToken: sha256(refreshToken) });
    const now = this.clock.now();
    if (!row?.isActive || row.refreshExpiresAt <= now) return undefined;
    const user = await tx.findOne(AdminUser, { where: { id: row.userId, isActive: true } });
    if (!user) return undefined;
    const next = successorOf(refreshToken, this.configuration.jwtSecret);
    if (row.replacedAt === null) {
      await tx.update(AdminSession, { id: row.id }, { replacedAt: now });
      return { ...(await this.addIn(tx, row, next, now)), userId: row.userId };
    }
    if (!this.isInGrace(row)) {
      await tx.update(AdminSession, { familyId: row.familyId }, { isActive: false });
      return undefined;
    }
    const successor = await tx.findOne(AdminSession, {
      where: { refreshToken: sha256(next), isActive: true },
    });
    return successor ? { ...this.pairOf(successor, next), userId: row.userId } : undefined;
  }

  private isInGrace(row: AdminSession): boolean {
    return row.replacedAt === null || this.clock.now().getTime() < row.replacedAt.getTime() + LIFETIMES.grace;
  }

  private async addIn(tx: Writer, family: Family, refreshToken: string, now: Date): Promise<TokenPair> {
    const { userId, familyId, familyStartedAt, ipAddress, userAgent } = family;
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

  /** The access token follows from the row and the refresh value alone, so a replay can be given the same one. */
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

const clipped = (device: Device): Device => ({
  ipAddress: device.ipAddress.slice(0, 45),
  userAgent: device.userAgent.slice(0, LIMITS.shortText),
});
