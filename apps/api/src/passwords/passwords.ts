import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import bcrypt from 'bcrypt';
import { AppError } from '../common/app-error.js';
import { isCommonPassword } from './common-passwords.js';

/** bcrypt's work factor (D-09). */
const COST = 12;
/** A hash of nothing anybody knows: what an unknown name is compared with, so that it takes the same time. */
const NOBODY = '$2b$12$iUGUFJ2G1h2fLGkOvHj3d.7xMcjJjxbhlgGPZTwQzy0kOhDWkQBUm';
/** Hashes that may wait; more answer 429. */
const QUEUE = 40;

/**
 * Hashes and compares passwords. A hash keeps a core busy for about 200 ms, and on all cores it would starve
 * everything else that uses libuv's pool, so at most cores − 1 run at once.
 */
@Injectable()
export class Passwords {
  private readonly places = Math.max(1, availableParallelism() - 1);
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /** @throws AppError when the password is too long for bcrypt or one of the common ones. */
  async hash(password: string): Promise<string> {
    if (Buffer.byteLength(password) > LIMITS.password.maxBytes) throw new AppError('PASSWORD_TOO_LONG');
    if (isCommonPassword(password)) throw new AppError('PASSWORD_TOO_COMMON');
    return this.inTurn(() => bcrypt.hash(password, COST));
  }

  /** Compares with a hash, or with nobody's when there is none: false then, after the same time. */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const same = await this.inTurn(() => bcrypt.compare(password, hash ?? NOBODY));
    return same && hash !== undefined;
  }

  /** Asked before an attempt is counted: nobody is locked out for a password that was never looked at. @throws AppError TOO_MANY_REQUESTS */
  requireRoom(): void {
    if (this.waiting.length >= QUEUE) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 5 });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.places) {
      this.requireRoom();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
