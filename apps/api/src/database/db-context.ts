import { AsyncLocalStorage } from 'node:async_hooks';
import type { TopicLog } from './topics/topic-log.js';

/** Unused for one to two of these, the storage is disabled. To enable it costs as much as many answers. */
export const IDLE_MS = 100;

/**
 * Context of database work: the log of its topics, and whether a read or write is open. One storage for both, because
 * each slows down every promise on Node 20.
 */
export class DbContext {
  private static readonly storage = new AsyncLocalStorage<DbContext>();
  /** Contexts whose work has not ended. */
  private static open = 0;
  private static wasUsed = false;
  /** Runs while the storage is enabled. */
  private static idleTimer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly log: TopicLog | undefined,
    /** A read or write of the database is open. */
    private readonly isInside: boolean,
  ) {}

  /** Notes the topics of each statement; undefined where none is kept. */
  static get log(): TopicLog | undefined {
    return this.storage.getStore()?.log;
  }

  /** Runs `work`; `log` notes its statements. */
  static collect<T>(log: TopicLog, work: () => Promise<T>): Promise<T> {
    return this.run(new DbContext(log, this.storage.getStore()?.isInside ?? false), work);
  }

  /** Runs one read or write. @throws Error inside another one */
  static async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.storage.getStore()?.isInside)
      throw new Error('A read or write of the database was begun inside another one');
    return this.run(new DbContext(this.log, true), work);
  }

  private static async run<T>(context: DbContext, work: () => Promise<T>): Promise<T> {
    this.open += 1;
    this.wasUsed = true;
    this.idleTimer ??= setInterval(() => this.disableIfIdle(), IDLE_MS).unref();
    try {
      return await this.storage.run(context, work);
    } finally {
      this.open -= 1;
    }
  }

  /** So that answers from memory do not pay for a storage that nothing uses. */
  private static disableIfIdle(): void {
    if (!this.wasUsed && this.open === 0) {
      clearInterval(this.idleTimer);
      this.idleTimer = undefined;
      this.storage.disable();
    }
    this.wasUsed = false;
  }
}
