import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { SignInAttempts } from './sign-in-attempts.entity.js';
import { sha256 } from '../common/tokens.js';

const MINUTE_MS = 60_000;
/** Five failures within a quarter of an hour lock for a quarter of an hour, then for twice as long, up to an hour (D-07). */
export const LOCKOUT = { failures: 5, windowMinutes: 15, lockMinutes: [15, 30, 60] } as const;

/**
 * Reserves one of the five attempts before the password is looked at. One conditional UPDATE decides, so two
 * hundred guesses at once get five checks. In MySQL a SET sees what the SETs before it wrote, hence the order. No
 * lock is shorter than the window, so once a lock has ended the count begins anew.
 */
const RESERVE = `
  UPDATE sign_in_attempts SET
    lockedUntil = CASE WHEN windowStartedAt > ? AND failures >= ${LOCKOUT.failures - 1}
      THEN CASE lockCount WHEN 0 THEN ? WHEN 1 THEN ? ELSE ? END ELSE NULL END,
    lockCount = CASE WHEN windowStartedAt > ? AND failures >= ${LOCKOUT.failures - 1} THEN lockCount + 1 ELSE lockCount END,
    failures = CASE WHEN windowStartedAt > ? THEN failures + 1 ELSE 1 END,
    windowStartedAt = CASE WHEN windowStartedAt > ? THEN windowStartedAt ELSE ? END
  WHERE nameHash = ? AND (lockedUntil IS NULL OR lockedUntil <= ?)`;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
const keyOf = (username: string) => sha256(username.trim().toLowerCase());

/** Counts failed sign-ins by name, known or not, and locks the name for a while. */
@Injectable()
export class LockoutService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Takes one attempt. @throws AppError ACCOUNT_LOCKED when there is none left. */
  async reserve(username: string): Promise<void> {
    const nameHash = keyOf(username);
    await this.ensureRow(nameHash);
    const taken = await this.db.write((tx) => this.reserveIn(tx, nameHash));
    if (taken === 0) throw new AppError('ACCOUNT_LOCKED', { retryAfter: await this.secondsLeft(nameHash) });
  }

  /** Forgets the failures of a name: after a success, and when a superadmin unlocks it. */
  async resetIn(tx: Writer, username: string): Promise<void> {
    await tx.update(
      SignInAttempts,
      { nameHash: keyOf(username) },
      { failures: 0, lockedUntil: null, lockCount: 0 },
    );
  }

  /** Until when each of these names is locked; names that are not locked are left out. */
  async lockedUntil(reader: Reader, usernames: string[]): Promise<Map<string, Date>> {
    const rows = await reader.find(SignInAttempts, { where: { nameHash: In(usernames.map(keyOf)) } });
    const byHash = new Map(rows.map((row) => [row.nameHash, row.lockedUntil]));
    const locks = usernames.map((username) => [username, byHash.get(keyOf(username)) ?? null] as const);
    return new Map(
      locks.filter((lock): lock is [string, Date] => lock[1] !== null && lock[1] > this.clock.now()),
    );
  }

  /** Drops what nobody has tried for a day; names that were guessed must not fill the table. */
  async pruneIn(tx: Writer): Promise<void> {
    await tx.delete(SignInAttempts, { windowStartedAt: LessThan(later(this.clock.now(), -24 * 60)) });
  }

  private async ensureRow(nameHash: string): Promise<void> {
    const found = await this.db.read((reader) => reader.count(SignInAttempts, { nameHash }));
    if (found > 0) return;
    const row = { nameHash, failures: 0, windowStartedAt: this.clock.now(), lockedUntil: null, lockCount: 0 };
    await this.db
      .write((tx) => tx.insert(SignInAttempts, row))
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
  }

  private reserveIn(tx: Writer, nameHash: string): Promise<number> {
    const now = this.clock.now();
    const windowStart = later(now, -LOCKOUT.windowMinutes).toISOString();
    const locks = LOCKOUT.lockMinutes.map((minutes) => later(now, minutes).toISOString());
    const nowText = now.toISOString();
    return tx.execute(RESERVE, [
      windowStart,
      ...locks,
      windowStart,
      windowStart,
      windowStart,
      nowText,
      nameHash,
      nowText,
    ]);
  }

  private async secondsLeft(nameHash: string): Promise<number> {
    const row = await this.db.read((reader) => reader.findOne(SignInAttempts, { where: { nameHash } }));
    const milliseconds = (row?.lockedUntil?.getTime() ?? 0) - this.clock.now().getTime();
    return Math.max(1, Math.ceil(milliseconds / 1000));
  }
}
