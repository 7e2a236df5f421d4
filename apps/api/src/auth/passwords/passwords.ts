import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import bcrypt from 'bcrypt';
import { AppError } from '../../platform/common/app-error.js';
import { isGuessable, type PasswordOwner } from './guessable.js';
import { HashQueue, type Turn } from './hash-queue.js';

/**
 * Hashes and compares passwords. A hash keeps a core busy for about 200 ms, and on all cores it would starve every
 * other user of libuv's pool, so at most cores − 1 run at once. A call that waits too long for its turn is refused with
 * SERVER_BUSY.
 */
@Injectable()
export class Passwords {
  /** bcrypt's work factor. */
  protected readonly cost: number = 12;
  /** The hash of a discarded value: unknown names are compared with it, so that they take the same time. */
  protected readonly hashOfNoUser: string = '$2b$12$iUGUFJ2G1h2fLGkOvHj3d.7xMcjJjxbhlgGPZTwQzy0kOhDWkQBUm';
  private readonly queue = new HashQueue(Math.max(1, availableParallelism() - 1));

  /** Hashes of this moment. */
  get load(): { running: number; waiting: number } {
    return this.queue.load;
  }

  /** Refuses waiting hashes at shutdown. */
  refuseWaiting(): void {
    this.queue.close();
  }

  /** `owner` is undefined for a drawn password of no person. @throws AppError PASSWORD_TOO_LONG, PASSWORD_TOO_COMMON */
  async requireAcceptable(password: string, owner: PasswordOwner | undefined): Promise<void> {
    if (isTooLong(password.normalize('NFC'))) throw new AppError('PASSWORD_TOO_LONG');
    if (await isGuessable(password, owner)) throw new AppError('PASSWORD_TOO_COMMON');
  }

  /** @throws AppError those of `requireAcceptable`, and SERVER_BUSY, TOO_MANY_REQUESTS */
  async hash(password: string, owner: PasswordOwner | undefined, turn?: Turn): Promise<string> {
    await this.requireAcceptable(password, owner);
    return this.queue.run(() => bcrypt.hash(password.normalize('NFC'), this.cost), turn);
  }

  /**
   * Compares with a hash, or with the dummy hash when there is none, as for an invited user: false after the same time.
   * @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS when the password was not compared
   */
  async matches(password: string, hash: string | undefined, turn?: Turn): Promise<boolean> {
    const same = await this.queue.run(() => compare(password, hash || this.hashOfNoUser), turn);
    return same && Boolean(hash);
  }

  /** Checked before an attempt is reserved, which costs writes. @throws AppError SERVER_BUSY, TOO_MANY_REQUESTS */
  requireRoom(turn: Turn): void {
    this.queue.requireRoom(turn);
  }
}

/** bcrypt reads no further than this. */
const isTooLong = (text: string) => Buffer.byteLength(text) > LIMITS.password.maxBytes;

/**
 * Keyboards differ in how they compose an accented letter, so the composed form counts (NFC). Hashes of older releases
 * are of the password as it was typed. A text that bcrypt would cut is compared, to take the same time, and never matches.
 */
async function compare(password: string, hash: string): Promise<boolean> {
  for (const form of new Set([password.normalize('NFC'), password]))
    if ((await bcrypt.compare(form, hash)) && !isTooLong(form)) return true;
  return false;
}
