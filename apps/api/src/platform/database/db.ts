import { Global, Injectable, Logger, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Clock } from '../common/clock.js';
import { describeError, isRetryable } from './database-error.js';
import { Deadline } from './deadline.js';
import { EmbeddedConnections } from './embedded/embedded-connections.js';
import { isServer } from './migrate.js';
import { StoredVersion, VersionInMemory, type PublicDataVersion } from './public-data-version.js';
import { Reader, Writer } from './reader.js';
import { ServerConnections } from './server/server-connections.js';

/** Maximum tries of a write that loses a deadlock. */
const TRIES = 5;
/** A caller gets 503 after this time even when the database hangs. */
const DEADLINE_MS = 10_000;
/** The version is one small row; when locked rows hold all connections, a cached answer is sent without it. */
const VERSION_WITHIN_MS = 2000;

/** How long a caller waits for its write, in milliseconds. */
export interface Patience {
  /** When the caller arrived, by `performance.now()`; default: now. */
  since?: number;
  within?: number;
}

/** Work at the end of a write that announces changed rows, in its transaction. */
type AnnouncedListener = (tx: Writer) => Promise<void>;
type EndedListener = (kind: 'read' | 'write', milliseconds: number) => void;

/**
 * The one door to the database. `read` only reads; `write` is the only way to change anything, always in one
 * transaction. Neither may be nested (the test app refuses it), and `work` awaits nothing but the database. A write that
 * loses a deadlock on a server is retried, so `work` must have no side effects.
 */
@Injectable()
export class Db {
  private readonly logger = new Logger('Database');
  /** Reads and writes that run or wait for their turn. */
  readonly pending = { read: 0, write: 0 };
  private ended: EndedListener | undefined;
  private announced: AnnouncedListener | undefined;
  /** Whether writes wait for each other's rows; on the embedded database they run one after another. */
  readonly locksRows: boolean;
  /** `read` and `write` run their work on a connection of its own; `write` in a transaction that a rejection rolls back. */
  private readonly connections: ServerConnections | EmbeddedConnections;
  readonly publicDataVersion: PublicDataVersion;

  constructor(dataSource: DataSource) {
    this.locksRows = isServer(dataSource);
    this.connections = this.locksRows
      ? new ServerConnections(dataSource)
      : new EmbeddedConnections(dataSource);
    this.publicDataVersion = this.locksRows
      ? new StoredVersion((work) => this.read(work, { within: VERSION_WITHIN_MS }))
      : new VersionInMemory();
  }

  /** Called after each read and write, also those that fail, with their duration in milliseconds. */
  whenEnded(listener: EndedListener): void {
    this.ended = listener;
  }

  /** Called once in each write that announces changed rows, before it is committed. */
  whenAnnounced(listener: AnnouncedListener): void {
    this.announced = listener;
  }

  read<T>(work: (reader: Reader) => Promise<T>, patience: Patience = {}): Promise<T> {
    return this.measured('read', () =>
      this.enter(patience, (deadline) =>
        this.connections.read((manager) => {
          deadline.requireTime();
          return work(new Reader(manager));
        }, deadline),
      ),
    );
  }

  async write<T>(work: (tx: Writer) => Promise<T>, patience: Patience = {}): Promise<T> {
    const { result, tx } = await this.measured('write', () => this.written(work, patience));
    // Outside of this transaction, so that an effect may use `Db`.
    for (const effect of tx.effects) effect();
    if (tx.erases) await this.scrub();
    return result;
  }

  /** The rows are gone already: what fails here is no failure of the write. */
  private async scrub(): Promise<void> {
    try {
      await this.connections.scrub();
    } catch (error) {
      const message = 'Parts of erased rows may be in the database file until the next nightly run';
      this.logger.error({ message, ...describeError(error) });
    }
  }

  private written<T>(work: (tx: Writer) => Promise<T>, patience: Patience) {
    return this.enter(patience, async (deadline) => {
      for (let tryNumber = 1; ; tryNumber += 1) {
        let writer: Writer | undefined;
        let isCommitted = false;
        try {
          const written = await this.connections.write(async (manager) => {
            deadline.requireTime();
            const tx = new Writer(manager, this.locksRows);
            writer = tx;
            const result = await work(tx);
            if (tx.announcements.size > 0) await this.announced?.(tx);
            if (tx.changesPublicData) await this.publicDataVersion.raiseIn(tx);
            // The caller has been answered 503, so nothing may be committed.
            deadline.requireTime();
            return { result, tx };
          }, deadline);
          isCommitted = true;
          return written;
        } catch (error) {
          if (tryNumber === TRIES || !isRetryable(error)) throw error;
        } finally {
          if (writer?.changesPublicData) this.publicDataVersion.ended(isCommitted);
        }
      }
    });
  }

  private async measured<T>(kind: keyof Db['pending'], work: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    this.pending[kind] += 1;
    try {
      return await work();
    } finally {
      this.pending[kind] -= 1;
      this.ended?.(kind, performance.now() - startedAt);
    }
  }

  protected enter<T>(
    { since = performance.now(), within = DEADLINE_MS }: Patience,
    work: (deadline: Deadline) => Promise<T>,
  ): Promise<T> {
    const deadline = new Deadline(since, within);
    return deadline.limit(work(deadline));
  }
}

/** The database module. The database is migrated before the app starts. */
@Global()
@Module({})
export class DatabaseModule {
  static with(options: DataSourceOptions): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...options, retryAttempts: 0 })],
      providers: [Db, Clock],
      exports: [Db, Clock],
    };
  }
}
