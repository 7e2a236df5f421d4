import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import bcrypt from 'bcrypt';
import { AppError } from '../common/app-error.js';
import { HashQueue } from './hash-queue.js';

/** bcrypt's work factor. */
const COST = 12;
/** The hash of a discarded value: unknown names are compared with it, so that they take the same time. */
const HASH_OF_NO_USER = '$2b$12$iUGUFJ2G1h2fLGkOvHj3d.7xMcjJjxbhlgGPZTwQzy0kOhDWkQBUm';

/**
 * Hashes and compares passwords. A hash keeps a core busy for about 200 ms, and on all cores it would starve every
 * other user of libuv's pool, so at most cores − 1 run at once. `since` is when the call arrived, by
 * `performance.now()`: a call that waits too long is refused with SERVER_BUSY.
 */
@Injectable()
export class Passwords {
  private readonly queue = new HashQueue(Math.max(1, availableParallelism() - 1));

  /** Hashes of this moment. */
  get load(): { running: number; waiting: number } {
    return this.queue.load;
  }

  /** Refuses waiting hashes at shutdown. */
  refuseWaiting(): void {
    this.queue.close();
  }

  /** @throws AppError PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON */
  requireAcceptable(password: string): void {
    if (Buffer.byteLength(password) > LIMITS.password.maxBytes) throw new AppError('PASSWORD_TOO_LONG');
    if (isCommonPassword(password)) throw new AppError('PASSWORD_TOO_COMMON');
  }

  /** @throws AppError those of `requireAcceptable`, and SERVER_BUSY, TOO_MANY_REQUESTS */
  async hash(password: string, since?: number): Promise<string> {
    this.requireAcceptable(password);
    return this.queue.run(() => bcrypt.hash(password, COST), since);
  }

  /**
   * Compares with a hash, or with the dummy hash when there is none: false after the same time.
   * @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS when the password was not compared
   */
  async matches(password: string, hash: string | undefined, since?: number): Promise<boolean> {
    const same = await this.queue.run(() => bcrypt.compare(password, hash ?? HASH_OF_NO_USER), since);
    return same && hash !== undefined;
  }

  /** Checked before an attempt is reserved, which costs writes. @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS */
  requireRoom(): void {
    this.queue.requireRoom();
  }
}

/** The most common passwords of at least eight characters, in lower case, from public lists. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd 12345678 123456789 1234567890 87654321 11111111 00000000
  88888888 12341234 11223344 123123123 qwertyui qwerty12 qwerty123 qwertyuiop 1q2w3e4r 1qaz2wsx q1w2e3r4 zaq12wsx asdfghjk
  asdfasdf asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman batman123 trustno1 whatever
  starwars computer internet welcome1 welcome123 letmein1 letmein123 abcd1234 abc12345 abcdefgh monkey123 dragon123
  shadow123 master123 michael1 jennifer jordan23 michelle charlie1 samantha liverpool chocolate changeme changeme1
  administrator admin123 admin1234 adminadmin superadmin superadmin1 default1 test1234 testtest secret123 pokemon1
  motdepasse motdepasse1 azertyuiop azerty123 bonjour1 bonjour123 soleil123 doudou123 chouchou loulou123 canadiens canadiens1
  hockey123 hockeyhockey montreal montreal1 quebec123 habs1234 gohabsgo lions123 lions1234 lionslions goalie123 coach123
  coachcoach lacstlouis`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a password is one of the most common, regardless of case. */
function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
