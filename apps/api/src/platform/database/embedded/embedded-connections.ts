import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { DatabaseDeadline, errorCodeOf } from '../database-error.js';
import { Deadline } from '../deadline.js';
import type { EmbeddedConnection, EmbeddedDatabase } from './embedded-database.js';
import { isDoubtful } from './embedded-error.js';
import { ReadingRunner, WritingRunner } from './embedded-runners.js';

/** A write waits this long for a lock of another process, such as a backup tool or a SQL shell. */
const FOREIGN_LOCK_MS = 2000;
const NEXT_TRY_MS = 25;
/** The log cannot be emptied while another program, such as a backup, reads an earlier state. */
const NEXT_EMPTYING_MS = 5000;
/** About an hour; a stop or a start empties the log as well. */
const EMPTYINGS = 720;

/**
 * The two connections to the embedded file. SQLite has one transaction per connection, so writes queue, and reads
 * queue beside them; each read sees one snapshot. BEGIN, COMMIT and ROLLBACK are written here: after a failed COMMIT,
 * TypeORM's own count of nested transactions is one too high, and later writes are never committed
 * (docs/decisions/embedded-database.md).
 */
export class EmbeddedConnections {
  private readonly driver: BetterSqlite3Driver;
  private readonly writing: EntityManager;
  private readonly reading: EntityManager;
  private lastWrite: Promise<unknown> = Promise.resolve();
  private lastRead: Promise<unknown> = Promise.resolve();
  /** The scrub that has not begun yet. */
  private nextScrub: Promise<void> | undefined;

  constructor(dataSource: DataSource) {
    this.driver = dataSource.driver as BetterSqlite3Driver;
    this.writing = dataSource.createEntityManager(new WritingRunner(this.driver, () => this.database));
    this.reading = dataSource.createEntityManager(new ReadingRunner(this.driver, () => this.database));
  }

  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { reader } = this.database;
    const mine = this.lastRead.then(() =>
      this.transaction(
        reader,
        () => reader.begin('DEFERRED'),
        () => work(this.reading),
      ),
    );
    this.lastRead = mine.catch(() => undefined);
    return mine;
  }

  async write<T>(work: (manager: EntityManager) => Promise<T>, deadline: Deadline): Promise<T> {
    const { writer } = this.database;
    const committed = this.lastWrite.then(() =>
      this.transaction(
        writer,
        () => whenFree(() => writer.begin('IMMEDIATE'), deadline),
        () => work(this.writing),
      ),
    );
    this.lastWrite = committed.catch(() => undefined);
    const result = await committed;
    await this.synced();
    return result;
  }

  /**
   * Rewrites the file, because `secure_delete` misses the copies of rows that SQLite leaves in a page when it moves rows
   * to another one, then empties the log. @throws EmbeddedDatabaseError when the file could not be rewritten
   */
  scrub(): Promise<void> {
    this.nextScrub ??= this.lastWrite.then(async () => {
      this.nextScrub = undefined;
      const { writer } = this.database;
      try {
        await whenFree(() => writer.exec('VACUUM'), new Deadline(performance.now(), FOREIGN_LOCK_MS));
      } catch (error) {
        if (isDoubtful(errorCodeOf(error))) this.replace(writer);
        throw error;
      } finally {
        await this.emptyLog(this.database, EMPTYINGS);
      }
    });
    this.lastWrite = this.nextScrub.catch(() => undefined);
    return this.nextScrub;
  }

  /** Between two reads, and called between two writes: an open snapshot needs the log. */
  private async emptyLog(database: EmbeddedDatabase, tries: number): Promise<void> {
    const emptied = this.lastRead.then(() => database.emptyLog());
    this.lastRead = emptied;
    if ((await emptied) || tries === 1) return;
    const again = () => {
      this.lastWrite = this.lastWrite.then(() => this.emptyLog(database, tries - 1));
    };
    setTimeout(again, NEXT_EMPTYING_MS).unref();
  }

  /** Waits until the log with the committed transaction is on the disk; the next transaction begins meanwhile. */
  private async synced(): Promise<void> {
    const { logSync } = this.database;
    try {
      await logSync.done();
    } catch (error) {
      // Between two transactions, and once for all who wait for this log.
      this.lastWrite = this.lastWrite.then(() => {
        if (this.database.logSync === logSync) this.replace(this.database.writer);
      });
      throw error;
    }
  }

  private async transaction<T>(
    connection: EmbeddedConnection,
    begin: () => void | Promise<void>,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      await begin();
      const result = await work();
      connection.commit();
      return result;
    } catch (error) {
      if (!connection.rollback() || isDoubtful(errorCodeOf(error))) this.replace(connection);
      throw error;
    }
  }

  /** Ends the process when the file cannot be reopened: every later answer would be a guess. */
  private replace(connection: EmbeddedConnection): void {
    try {
      this.database.reopen(connection);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no reason given';
      process.stderr.write(
        `The database file cannot be used any more (${reason}): the server has stopped.\n`,
      );
      process.exit(1);
    }
  }

  private get database(): EmbeddedDatabase {
    return this.driver.databaseConnection as EmbeddedDatabase;
  }
}

/** Waits for another process's lock between tries, not inside the driver, so that pages are served meanwhile. */
async function whenFree(begin: () => void, deadline: Deadline): Promise<void> {
  for (;;) {
    try {
      return begin();
    } catch (error) {
      if (errorCodeOf(error) !== 'SQLITE_BUSY') throw error;
      if (deadline.isOver || performance.now() - deadline.startedAt > FOREIGN_LOCK_MS)
        throw new DatabaseDeadline();
      await pause(NEXT_TRY_MS);
    }
  }
}
