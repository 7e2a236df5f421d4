import { AsyncLocalStorage } from 'node:async_hooks';
import type { TopicLog } from './topics/topic-log.js';

/** What the running code is a part of. One storage for all of it, because each slows down every promise. */
export class DbContext {
  private static readonly storage = new AsyncLocalStorage<DbContext>();

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
  static collect<T>(log: TopicLog, work: () => T): T {
    return this.storage.run(new DbContext(log, this.storage.getStore()?.isInside ?? false), work);
  }

  /** Runs one read or write. @throws Error inside another one */
  static enter<T>(work: () => T): T {
    if (this.storage.getStore()?.isInside)
      throw new Error('A read or write of the database was begun inside another one');
    return this.storage.run(new DbContext(this.log, true), work);
  }

  /** For a process that goes on without the app. */
  static end(): void {
    this.storage.disable();
  }
}
