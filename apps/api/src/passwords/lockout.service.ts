import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@lions/domain';
import { In, LessThan } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { sha256 } from '../common/tokens.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { SignInAttempts } from './sign-in-attempts.entity.js';

/** Five failures within 15 minutes lock for 15 minutes, doubling up to 60. */
const LOCKOUT = { failures: 5, windowMinutes: 15, lockMinutes: [15, 30, 60] } as const;

/**
 * Reserves one of the five attempts before the password is compared. One conditional UPDATE decides, so 200 parallel
 * guesses get five checks. In MySQL a SET sees the values of earlier SETs, hence the order. No lock is shorter than
 * the window, so the count restarts once a lock has ended.
 */
const RESERVE = `
  UPDATE sign_in_attempts SET
    lockedUntil = CASE WHEN windowStartedAt > ? AND failures >= ${LOCKOUT.failures - 1}
      THEN CASE lockCount WHEN 0 THEN ? WHEN 1 THEN ? ELSE ? END ELSE NULL END,
    lockCount = CASE WHEN windowStartedAt > ? AND failures >= ${LOCKOUT.failures - 1} THEN lockCount + 1 ELSE lockCount END,
    failures = CASE WHEN windowStartedAt > ? THEN failures + 1 ELSE 1 END,
    windowStartedAt = CASE WHEN windowStartedAt > ? THEN windowStartedAt ELSE ? END
  WHERE nameHash = ? AND (lockedUntil IS NULL OR lockedUntil <= ?)`;

/** Counts tries under unknown names: no hash has this form. */
const UNKNOWN_NAMES = 'unknown names';
const DAY_MINUTES = 24 * 60;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
const keyOf = (username: string) => sha256(username.trim().toLowerCase());

const firstAttempt = (nameHash: string, windowStartedAt: Date) => ({
  nameHash,
  failures: 0,
  windowStartedAt,
  lockedUntil: null,
  lockCount: 0,
});

/** Counts failed sign-ins by name, known or not, and locks the name for a while. See docs/decisions/accounts.md. */
@Injectable()
export class LockoutService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one attempt; `locks` tells whether it locks the name unless the password is right.
   * @throws AppError ACCOUNT_LOCKED when none is left
   */
  async reserve(username: string): Promise<{ locks: boolean }> {
    const nameHash = keyOf(username);
    await this.ensureRow(nameHash);
    const locks = await this.db.write(async (tx) => {
      if ((await this.reserveIn(tx, nameHash)) === 0) return undefined;
      const row = await tx.findOne(SignInAttempts, { where: { nameHash } });
      return row !== null && row.lockedUntil !== null;
    });
    if (locks === undefined)
      throw new AppError('ACCOUNT_LOCKED', { retryAfter: await this.secondsLeft(nameHash) });
    return { locks };
  }

  /** Gives one attempt back, because the password was not compared: a lock of five becomes four failures. */
  async giveBack(username: string): Promise<void> {
    await this.db.write(async (tx) => {
      const nameHash = keyOf(username);
      const [row] = await tx.lock(SignInAttempts, { nameHash });
      if (!row || row.failures === 0) return;
      const wasLocked = row.lockedUntil !== null && row.lockedUntil > this.clock.now();
      await tx.update(
        SignInAttempts,
        { nameHash },
        {
          failures: row.failures - 1,
          lockedUntil: null,
          lockCount: wasLocked ? row.lockCount - 1 : row.lockCount,
        },
      );
    });
  }

  /** Counts a try under an unknown name; returns the number within the 24 hours since the first one. */
  async countUnknownIn(tx: Writer): Promise<number> {
    const now = this.clock.now();
    await tx.insertAbsent(SignInAttempts, [firstAttempt(UNKNOWN_NAMES, now)], 'nameHash');
    const [row] = await tx.lock(SignInAttempts, { nameHash: UNKNOWN_NAMES });
    if (!row) throw new Error('The row was inserted in this write');
    const isNewDay = row.windowStartedAt <= later(now, -DAY_MINUTES);
    const failures = isNewDay ? 1 : row.failures + 1;
    const windowStartedAt = isNewDay ? now : row.windowStartedAt;
    await tx.update(SignInAttempts, { id: row.id }, { failures, windowStartedAt });
    return failures;
  }

  /** Resets the failures of a name: after a success, and when a superadmin unlocks it. */
  async resetIn(tx: Writer, username: string): Promise<void> {
    await tx.update(
      SignInAttempts,
      { nameHash: keyOf(username) },
      { failures: 0, lockedUntil: null, lockCount: 0 },
    );
  }

  /** The end of the lock of each locked name; others are left out. */
  async lockedUntilIn(reader: Reader, usernames: string[]): Promise<Map<string, Date>> {
    const rows = await reader.find(SignInAttempts, { where: { nameHash: In(usernames.map(keyOf)) } });
    const byHash = new Map(rows.map((row) => [row.nameHash, row.lockedUntil]));
    const locks = usernames.map((username) => [username, byHash.get(keyOf(username)) ?? null] as const);
    return new Map(
      locks.filter((lock): lock is [string, Date] => lock[1] !== null && lock[1] > this.clock.now()),
    );
  }

  /** Removes names without a try for a day; guessed names must not fill the table. */
  async pruneIn(tx: Writer): Promise<void> {
    await tx.delete(SignInAttempts, { windowStartedAt: LessThan(later(this.clock.now(), -DAY_MINUTES)) });
  }

  private async ensureRow(nameHash: string): Promise<void> {
    const found = await this.db.read((reader) => reader.count(SignInAttempts, { nameHash }));
    if (found > 0) return;
    await this.db
      .write((tx) => tx.insert(SignInAttempts, firstAttempt(nameHash, this.clock.now())))
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
    const milliseconds = (row?.lockedUntil?.getTime() ?? 0) - this.clock.time();
    return Math.max(1, Math.ceil(milliseconds / 1000));
  }
}
