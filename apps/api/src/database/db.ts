import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { DatabaseDeadline, isRetryable } from './database-error.js';
import { isServer } from './migrate.js';
import { Reader, Writer } from './reader.js';

/** How often a write that met a deadlock is run. */
const TRIES = 5;
/** After this long a caller gets its answer (503) even though the database hangs. */
const DEADLINE_MS = 10_000;

/**
 * The one door to the database. `read` only reads; `write` is the only way to change anything and always one
 * transaction. Neither may be nested, and nothing but the database is to be waited for inside.
 *
 * On the embedded database everything queues: TypeORM has one connection there, on which overlapping transactions
 * fail and a change made beside one vanishes with it when it rolls back. A server runs writes side by side, and a
 * write that lost a deadlock runs again, so `work` must not have effects of its own.
 */
@Injectable()
export class Db {
  private readonly inside = new AsyncLocalStorage<true>();
  private readonly server: boolean;
  private readonly readingCommitted = new WeakSet<object>();
  private tail: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataSource: DataSource) {
    this.server = isServer(dataSource);
  }

  read<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
    return this.enter(() => work(new Reader(this.dataSource.manager)));
  }

  /** `since` is when who waits for it came, by `performance.now()`: the deadline is theirs. */
  async write<T>(work: (tx: Writer) => Promise<T>, since?: number): Promise<T> {
    const { result, effects } = await this.enter(async (isLate) => {
      for (let tryNumber = 1; ; tryNumber += 1) {
        try {
          return await this.transaction(async (tx) => {
            if (isLate()) throw new DatabaseDeadline();
            const result = await work(tx);
            // Whoever asked has been told 503: what they were told must be true.
            if (isLate()) throw new DatabaseDeadline();
            return { result, effects: tx.effects };
          });
        } catch (error) {
          if (tryNumber === TRIES || !isRetryable(error)) throw error;
        }
      }
    }, since);
    // Outside of this write, so that an effect may come through the door itself.
    for (const effect of effects) effect();
    return result;
  }

  private async transaction<T>(work: (tx: Writer) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      if (this.server) await this.readCommitted(runner);
      return await runner.manager.transaction((manager) => work(new Writer(manager, this.server)));
    } finally {
      await runner.release();
    }
  }

  /**
   * After a lock is taken, a count sees what the one before committed. Set once for each connection: for each
   * transaction it would be one more way to the server and back.
   */
  private async readCommitted(runner: QueryRunner): Promise<void> {
    const connection = (await runner.connect()) as object;
    if (this.readingCommitted.has(connection)) return;
    await runner.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
    this.readingCommitted.add(connection);
  }

  private enter<T>(work: (isLate: () => boolean) => Promise<T>, startedAt = performance.now()): Promise<T> {
    if (this.inside.getStore())
      throw new Error('A read or write of the database was begun inside another one');
    const deadline = new Deadline(DEADLINE_MS - (performance.now() - startedAt));
    const run = () => this.inside.run(true, () => work(() => deadline.isOver));
    return deadline.limit(this.server ? run() : this.queue(run));
  }

  private queue<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.tail.then(run);
    this.tail = mine.catch(() => undefined);
    return mine;
  }
}

/** Whether it is over is the timer's word alone: it may go off a moment before the clock says that it is time. */
class Deadline {
  isOver: boolean;

  constructor(private readonly milliseconds: number) {
    this.isOver = milliseconds <= 0;
  }

  /** What `work` gives, unless the time is over before. @throws DatabaseDeadline */
  async limit<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const refusal = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.isOver = true;
        reject(new DatabaseDeadline());
      }, this.milliseconds);
    });
    try {
      return await Promise.race([work, refusal]);
    } finally {
      clearTimeout(timer);
    }
  }
}
