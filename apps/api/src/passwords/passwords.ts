import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import bcrypt from 'bcrypt';
import { AppError } from '../common/app-error.js';
import { isCommonPassword } from './common-passwords.js';
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
