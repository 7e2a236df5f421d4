import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@lions/domain';
import { In, LessThan, MoreThan } from 'typeorm';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/tokens.js';
import { isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { SignInAttempts } from './passwords.entity.js';

/** Five failures within 15 minutes lock for 15 minutes, doubling up to 60. */
const LOCKOUT = { failures: 5, windowMinutes: 15, lockMinutes: [15, 30, 60] } as const;
const LONGEST_LOCK = LOCKOUT.lockMinutes[2];

/**
 * Key under which failures are counted: a name, or a name and the caller's device, so that strangers who know the name
 * cannot lock its owner out.
 */
export interface Counter {
  username: string;
  /** The id of a known device, or that the caller is signed in; undefined for strangers. */
  apart?: string | undefined;
}

/** Failed sign-ins under a name that count at present, and the end of its lock. */
export interface SignInFailures {
  failedLoginAttempts: number;
  lockedUntil: Date | null;
}

export const NEVER_FAILED: SignInFailures = { failedLoginAttempts: 0, lockedUntil: null };

/** Condition for an open window; a window that began while the clock was ahead does not count. */
const IN_WINDOW = '(windowStartedAt > ? AND windowStartedAt <= ?)';
const LOCKS = `${IN_WINDOW} AND failures >= ${LOCKOUT.failures - 1}`;
/**
 * Reserves one of the five attempts before the password is compared. One conditional UPDATE decides, so 200 parallel
 * guesses get five checks. In MySQL a SET sees the values of earlier SETs, hence the order. No lock is shorter than
 * the window, so the count restarts once a lock has ended. A lock that ends later than the longest one could was made
 * while the clock was ahead, and counts as none.
 */
const RESERVE = `
  UPDATE sign_in_attempts SET
    lockedUntil = CASE WHEN ${LOCKS} THEN CASE lockCount WHEN 0 THEN ? WHEN 1 THEN ? ELSE ? END ELSE NULL END,
    lockCount = CASE WHEN ${LOCKS} THEN lockCount + 1 ELSE lockCount END,
    failures = CASE WHEN ${IN_WINDOW} THEN failures + 1 ELSE 1 END,
    windowStartedAt = CASE WHEN ${IN_WINDOW} THEN windowStartedAt ELSE ? END
  WHERE nameHash = ? AND (lockedUntil IS NULL OR lockedUntil <= ? OR lockedUntil > ?)`;

const NO_FAILURES = {
  failures: 0,
  lockedUntil: null,
  lockCount: 0,
};
/** Counts tries under unknown names: no hash has this form. */
const UNKNOWN_NAMES = 'unknown names';
const DAY_MINUTES = 24 * 60;
/** Difference between the clocks of two servers that is no error. */
const SKEW_MINUTES = 1;

const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
export const nameHashOf = (username: string) => sha256(username.trim().toLowerCase());
const keyOf = ({ username, apart }: Counter) =>
  apart === undefined ? nameHashOf(username) : sha256(`${nameHashOf(username)}:${apart}`);

const firstAttempt = (nameHash: string, ofNameHash: string | null, windowStartedAt: Date) => ({
  nameHash,
  ofNameHash,
  failures: 0,
  windowStartedAt,
  lockedUntil: null,
  lockCount: 0,
});

/** Counts failed sign-ins by name, known or not, and locks the name for a while. See docs/decisions/accounts.md. */
@Injectable()
export class LockoutService {
  /** The latest try of each counter that runs or waits in this process. */
  private readonly latest = new Map<string, Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the tries of one counter one after another: each reserves an attempt, so six correct ones at once would lock
   * each other out. Across processes the reservation alone decides.
   */
  inTurn<T>(counter: Counter, attempt: () => Promise<T>): Promise<T> {
    const key = keyOf(counter);
    const running = (this.latest.get(key) ?? Promise.resolve()).then(attempt);
    const forget = () => {
      if (this.latest.get(key) === last) this.latest.delete(key);
    };
    const last: Promise<void> = running.then(forget, forget);
    this.latest.set(key, last);
    return running;
  }

  /**
   * Takes one attempt; `locks` tells whether it locks the counter unless the password is right.
   * @throws AppError ACCOUNT_LOCKED when none is left
   */
  async reserve(counter: Counter): Promise<{ locks: boolean }> {
    const nameHash = keyOf(counter);
    await this.ensureRow(counter);
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
  async giveBack(counter: Counter): Promise<void> {
    await this.db.write(async (tx) => {
      const nameHash = keyOf(counter);
      const [row] = await tx.lock(SignInAttempts, { nameHash });
      if (!row || row.failures === 0) return;
      await tx.update(
        SignInAttempts,
        { nameHash },
        {
          failures: row.failures - 1,
          lockedUntil: null,
          lockCount: this.isLocked(row) ? row.lockCount - 1 : row.lockCount,
        },
      );
    });
  }

  /** Counts a try under an unknown name; returns the number within the 24 hours since the first one. */
  async countUnknownIn(tx: Writer): Promise<number> {
    const now = this.clock.now();
    await tx.insertAbsent(SignInAttempts, [firstAttempt(UNKNOWN_NAMES, null, now)], 'nameHash');
    const [row] = await tx.lock(SignInAttempts, { nameHash: UNKNOWN_NAMES });
    if (!row) throw new Error('The row was inserted in this write');
    const isNewDay =
      row.windowStartedAt <= later(now, -DAY_MINUTES) || row.windowStartedAt > later(now, SKEW_MINUTES);
    const failures = isNewDay ? 1 : row.failures + 1;
    const windowStartedAt = isNewDay ? now : row.windowStartedAt;
    await tx.update(SignInAttempts, { id: row.id }, { failures, windowStartedAt });
    return failures;
  }

  /** Resets one counter after a success. Those of others stay: a success must not give strangers more guesses. */
  async resetIn(tx: Writer, counter: Counter): Promise<void> {
    await tx.update(SignInAttempts, { nameHash: keyOf(counter) }, NO_FAILURES);
  }

  /** Resets all counters of a name: when a superadmin unlocks it, and after a reset link. */
  async unlockIn(tx: Writer, username: string): Promise<void> {
    await this.resetIn(tx, { username });
    await tx.update(SignInAttempts, { ofNameHash: nameHashOf(username) }, NO_FAILURES);
  }

  /** Failures and lock of each name: the most of its counters, its owner's devices included. */
  async failuresIn(reader: Reader, usernames: string[]): Promise<Map<string, SignInFailures>> {
    const nameOf = new Map(usernames.map((username) => [nameHashOf(username), username]));
    const hashes = In([...nameOf.keys()]);
    const rows = [
      ...(await reader.find(SignInAttempts, { where: { nameHash: hashes } })),
      ...(await reader.find(SignInAttempts, { where: { ofNameHash: hashes } })),
    ];
    const found = new Map<string, SignInFailures>();
    for (const row of rows) {
      const username = nameOf.get(row.ofNameHash ?? row.nameHash);
      if (username === undefined) continue;
      const { failedLoginAttempts, lockedUntil } = found.get(username) ?? NEVER_FAILED;
      const isLocked = this.isLocked(row);
      found.set(username, {
        failedLoginAttempts: Math.max(failedLoginAttempts, isLocked || this.counts(row) ? row.failures : 0),
        lockedUntil: isLocked && row.lockedUntil > (lockedUntil ?? 0) ? row.lockedUntil : lockedUntil,
      });
    }
    return found;
  }

  /**
   * Removes names without a try for a day: guessed names must not fill the table. What was counted while the clock was
   * ahead is removed too, or it would count once that time comes.
   */
  async pruneIn(tx: Writer): Promise<void> {
    const now = this.clock.now();
    await tx.delete(SignInAttempts, { windowStartedAt: LessThan(later(now, -DAY_MINUTES)) });
    await tx.delete(SignInAttempts, { windowStartedAt: MoreThan(later(now, SKEW_MINUTES)) });
  }

  private isLocked(row: SignInAttempts): row is SignInAttempts & { lockedUntil: Date } {
    const { lockedUntil } = row;
    const now = this.clock.now();
    return (
      lockedUntil !== null && lockedUntil > now && lockedUntil <= later(now, LONGEST_LOCK + SKEW_MINUTES)
    );
  }

  /** Whether the next failure adds to the row's count; see IN_WINDOW. */
  private counts({ windowStartedAt }: SignInAttempts): boolean {
    const now = this.clock.now();
    return (
      windowStartedAt > later(now, -LOCKOUT.windowMinutes) && windowStartedAt <= later(now, SKEW_MINUTES)
    );
  }

  private async ensureRow(counter: Counter): Promise<void> {
    const nameHash = keyOf(counter);
    const found = await this.db.read((reader) => reader.count(SignInAttempts, { nameHash }));
    if (found > 0) return;
    const ofNameHash = counter.apart === undefined ? null : nameHashOf(counter.username);
    await this.db
      .write((tx) => tx.insert(SignInAttempts, firstAttempt(nameHash, ofNameHash, this.clock.now())))
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
  }

  private reserveIn(tx: Writer, nameHash: string): Promise<number> {
    const now = this.clock.now();
    const at = (minutes: number) => later(now, minutes).toISOString();
    const window = [at(-LOCKOUT.windowMinutes), at(SKEW_MINUTES)];
    const parameters = [
      ...window,
      ...LOCKOUT.lockMinutes.map(at),
      ...window,
      ...window,
      ...window,
      at(0),
      nameHash,
      at(0),
      at(LONGEST_LOCK + SKEW_MINUTES),
    ];
    return tx.execute(RESERVE, parameters, SignInAttempts);
  }

  private async secondsLeft(nameHash: string): Promise<number> {
    const row = await this.db.read((reader) => reader.findOne(SignInAttempts, { where: { nameHash } }));
    const milliseconds = (row?.lockedUntil?.getTime() ?? 0) - this.clock.time();
    return Math.max(1, Math.ceil(milliseconds / 1000));
  }
}
