import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@lions/domain';
import { IsNull, MoreThan } from 'typeorm';
import { AdminUser } from '../accounts/admin-user.entity.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/tokens.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { AdminSession } from './admin-session.entity.js';
import { SignInLog, type Device } from './sign-in-log.service.js';

/** Maximum number of live sign-ins per user. */
export const MOST_SIGN_INS = 10;

/** Difference between the clocks of two servers that is no error. */
const SKEW_MS = MINUTE_MS;

/** The tokens that a browser presents. */
export interface PresentedTokens {
  accessToken: string | undefined;
  refreshToken: string | undefined;
  /** Value of a browser that signed in before; see `known-device.ts`. */
  device: string | undefined;
}

/** Lists and ends sign-ins. A sign-in is all rows of one `familyId`. */
@Injectable()
export class LiveSignIns {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly log: SignInLog,
  ) {}

  /** The newest row of each live sign-in of a user, the newest first. */
  listOf(userId: number): Promise<AdminSession[]> {
    return this.db.read((reader) => this.listIn(reader, userId));
  }

  /**
   * Whether a row was made or replaced while the clock was ahead: its periods would end too late, so its sign-in is over.
   */
  isFromFuture({ createdAt, replacedAt }: Pick<AdminSession, 'createdAt' | 'replacedAt'>): boolean {
    const latest = this.clock.time() + SKEW_MS;
    return createdAt.getTime() > latest || (replacedAt?.getTime() ?? 0) > latest;
  }

  /** Ends the sign-ins that began while the clock was ahead: they would be live again once that time comes. */
  async endFutureIn(tx: Writer): Promise<void> {
    const createdAt = MoreThan(new Date(this.clock.time() + SKEW_MS));
    await tx.update(AdminSession, { createdAt, isActive: true }, { isActive: false });
  }

  /** Ends a sign-in; false when it was already over. */
  async endIn(tx: Writer, { familyId }: Pick<AdminSession, 'familyId'>): Promise<boolean> {
    return (await tx.update(AdminSession, { familyId, isActive: true }, { isActive: false })) > 0;
  }

  /** Ends all sign-ins of a user, except the one of `except`; returns how many. */
  async endAllIn(tx: Writer, userId: number, except?: { adminSessionId: number }): Promise<number> {
    const rows = await tx.find(AdminSession, { where: { userId, isActive: true } });
    const kept = except && rows.find((row) => row.id === except.adminSessionId)?.familyId;
    const families = new Set(rows.map((row) => row.familyId).filter((familyId) => familyId !== kept));
    for (const familyId of families) await this.endIn(tx, { familyId });
    return families.size;
  }

  /** Ends the sign-in that a browser presents; unknown or expired tokens end nothing. */
  async signOut(tokens: PresentedTokens, device: Device): Promise<void> {
    await this.db.write(async (tx) => {
      for (const row of await this.presentedIn(tx, tokens))
        if (await this.endIn(tx, row)) await this.recordIn(tx, 'signIn.signOut', row, device);
    });
  }

  /** Ends the sign-in that a browser presents when the same browser starts another one. */
  async replaceIn(tx: Writer, tokens: PresentedTokens): Promise<void> {
    for (const row of await this.presentedIn(tx, tokens))
      if (await this.endIn(tx, row)) await this.recordIn(tx, 'signIn.replace', row, deviceOfRow(row));
  }

  /** Ends the oldest sign-ins, so that one more reaches the limit. The caller holds the lock on the user's row. */
  async makeRoomIn(tx: Writer, user: AdminUser): Promise<void> {
    const live = await this.listIn(tx, user.id);
    live.sort((a, b) => a.familyStartedAt.getTime() - b.familyStartedAt.getTime() || a.id - b.id);
    for (const oldest of live.slice(0, Math.max(0, live.length + 1 - MOST_SIGN_INS))) {
      await this.endIn(tx, oldest);
      await this.log.recordIn(tx, 'signIn.overflow', user, deviceOfRow(oldest));
    }
  }

  private async listIn(reader: Reader, userId: number): Promise<AdminSession[]> {
    const rows = await reader.find(AdminSession, {
      where: {
        userId,
        isActive: true,
        replacedAt: IsNull(),
        refreshExpiresAt: MoreThan(this.clock.now()),
      },
      order: { id: 'DESC' },
    });
    return rows.filter((row) => !this.isFromFuture(row));
  }

  private async presentedIn(reader: Reader, tokens: PresentedTokens): Promise<AdminSession[]> {
    const live = {
      isActive: true,
      refreshExpiresAt: MoreThan(this.clock.now()),
    };
    const rows = [];
    for (const [column, token] of [
      ['refreshToken', tokens.refreshToken],
      ['sessionToken', tokens.accessToken],
    ] as const)
      if (token !== undefined)
        rows.push(...(await reader.find(AdminSession, { where: { ...live, [column]: sha256(token) } })));
    return rows;
  }

  private async recordIn(
    tx: Writer,
    action: 'signIn.signOut' | 'signIn.replace',
    row: AdminSession,
    device: Device,
  ): Promise<void> {
    const user = await tx.findOne(AdminUser, { where: { id: row.userId } });
    if (user) await this.log.recordIn(tx, action, user, device);
  }
}

const deviceOfRow = ({ ipAddress, userAgent }: AdminSession): Device => ({
  network: ipAddress,
  userAgent,
});
