import { statSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { EmbeddedDatabaseError, toEmbeddedError } from './embedded-error.js';
import { LogSync } from './log-sync.js';

/** Prepared statements cached per connection. */
const KEPT_STATEMENTS = 200;

/**
 * How long a statement waits inside the driver for another process's lock, in milliseconds. It blocks the event loop,
 * so it is short, and `EmbeddedConnections` retries.
 */
const LOCK_MS = 20;

/** Rows that are sorted, or copied by VACUUM, are in no temporary file. */
const TEMPORARY_IN_MEMORY = 'PRAGMA temp_store = MEMORY';

export type Value = string | number | bigint | null | Uint8Array;

/** A prepared statement, as TypeORM's better-sqlite3 driver uses one. */
class EmbeddedStatement {
  constructor(
    private readonly connection: EmbeddedConnection,
    private readonly native: StatementSyncInstance,
    /** Whether the statement returns rows. */
    readonly reader: boolean,
  ) {}

  all(...parameters: Value[]): unknown[] {
    return this.connection.guarded(() => this.native.all(...parameters));
  }

  run(...parameters: Value[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.connection.guarded(() => this.native.run(...parameters));
  }

  /** Runs it for each list of parameters; the first error ends it. */
  runEach(lists: readonly Value[][]): void {
    this.connection.guarded(() => {
      for (const parameters of lists) this.native.run(...parameters);
    });
  }
}

/**
 * One connection to the embedded file; only this class begins and ends its transactions. SQLite ends a transaction on
 * its own after some errors; a later statement would commit alone, so it is refused.
 */
export class EmbeddedConnection {
  private native: DatabaseSyncInstance;
  private statements = new Map<string, EmbeddedStatement>();
  private isInTransaction = false;

  /** @throws EmbeddedDatabaseError */
  constructor(private readonly open: () => DatabaseSyncInstance) {
    this.native = guard(open);
  }

  prepare(sql: string): EmbeddedStatement {
    const kept = this.statements.get(sql);
    if (kept) return kept;
    const native = guard(() => this.native.prepare(sql));
    const statement = new EmbeddedStatement(this, native, native.columns().length > 0);
    this.statements.set(sql, statement);
    if (this.statements.size > KEPT_STATEMENTS) {
      const [oldest] = this.statements.keys();
      if (oldest !== undefined) this.statements.delete(oldest);
    }
    return statement;
  }

  exec(sql: string): void {
    this.guarded(() => this.native.exec(sql));
  }

  pragma(text: string): unknown[] {
    return this.guarded(() => this.native.prepare(`PRAGMA ${text}`).all());
  }

  begin(mode: 'DEFERRED' | 'IMMEDIATE'): void {
    if (this.native.isTransaction)
      throw new EmbeddedDatabaseError('SQLITE_MISUSE', 'An earlier transaction is still open');
    guard(() => this.native.exec(`BEGIN ${mode}`));
    this.isInTransaction = true;
  }

  /** @throws EmbeddedDatabaseError when the commit is not certain */
  commit(): void {
    this.exec('COMMIT');
    this.isInTransaction = false;
    if (this.native.isTransaction)
      throw new EmbeddedDatabaseError('SQLITE_MISUSE', 'The transaction is open after its commit');
  }

  /** @returns whether no transaction is open any more */
  rollback(): boolean {
    this.isInTransaction = false;
    try {
      if (this.native.isTransaction) this.native.exec('ROLLBACK');
    } catch {
      // The return value tells the caller.
    }
    return !this.native.isTransaction;
  }

  /**
   * Replaces the connection. The new one is opened before the old one is closed, because the file's shared memory
   * exists then and a full disk does not matter.
   * @throws EmbeddedDatabaseError when there is no new one, or when the old one cannot end its transaction
   */
  reopen(): void {
    const next = guard(this.open);
    const isFree = this.rollback();
    this.close();
    this.native = next;
    this.statements = new Map();
    if (!isFree) throw new EmbeddedDatabaseError('SQLITE_MISUSE', 'A transaction could not be rolled back');
  }

  close(): void {
    this.statements.clear();
    if (this.native.isOpen) this.native.close();
  }

  guarded<T>(work: () => T): T {
    if (this.isInTransaction && !this.native.isTransaction)
      throw new EmbeddedDatabaseError('SQLITE_ABORT', 'The transaction has ended before its commit');
    return guard(work);
  }
}

function guard<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toEmbeddedError(error);
  }
}

/**
 * The embedded file: one connection that writes, and a read-only one that never waits for a write. It replaces
 * better-sqlite3 in TypeORM, which uses the writing one.
 */
export class EmbeddedDatabase {
  readonly writer: EmbeddedConnection;
  readonly reader: EmbeddedConnection;
  private log: LogSync;
  private readonly inode: number;

  constructor(private readonly file: string) {
    this.writer = new EmbeddedConnection(() => openWriter(file));
    this.log = new LogSync(`${file}-wal`);
    this.inode = statSync(file).ino;
    this.reader = new EmbeddedConnection(() => openReader(file));
  }

  prepare(sql: string): EmbeddedStatement {
    return this.writer.prepare(sql);
  }

  exec(sql: string): void {
    this.writer.exec(sql);
  }

  pragma(text: string): unknown[] {
    return this.writer.pragma(text);
  }

  /** The sync of what the writer commits; another one when the writer was replaced. */
  get logSync(): LogSync {
    return this.log;
  }

  /** Replaces a connection. @throws Error when the file is no longer usable */
  reopen(connection: EmbeddedConnection): void {
    // SQLite would create a removed file again, empty.
    if (statSync(this.file).ino !== this.inode) throw new Error('another file has taken its place');
    connection.reopen();
    // A later recovery must not find the remains of a failed commit in the log.
    this.emptyLog();
    if (connection !== this.writer) return;
    void this.log.close();
    this.log = new LogSync(`${this.file}-wal`);
  }

  /**
   * Moves the log into the file and cuts it, as far as the disk and other connections allow; what is left is not lost.
   * @returns whether the log is empty
   */
  emptyLog(): boolean {
    try {
      const [result] = this.writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      return result?.busy === 0;
    } catch {
      // The log stays, and the next start reads it.
      return false;
    }
  }

  close(): void {
    void this.log.close();
    this.reader.close();
    this.emptyLog();
    this.writer.close();
  }
}

function openWriter(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { timeout: LOCK_MS });
  database.exec('PRAGMA journal_mode = WAL');
  // COMMIT does not wait for the disk, which would block the event loop: `LogSync` waits, before a write is acknowledged.
  database.exec('PRAGMA synchronous = NORMAL');
  // In pages of 4 KB. A log of SQLite's own 4 MB would fill a small disk, and the file could not grow to take it in.
  database.exec('PRAGMA wal_autocheckpoint = 250');
  database.exec('PRAGMA foreign_keys = ON');
  // Deleted and replaced values are overwritten with zeros.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(TEMPORARY_IN_MEMORY);
  return database;
}

function openReader(file: string): DatabaseSyncInstance {
  const database = new DatabaseSync(file, { readOnly: true, timeout: LOCK_MS });
  database.exec(TEMPORARY_IN_MEMORY);
  return database;
}
