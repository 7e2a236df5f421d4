import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { StartRefused } from '../config/configuration.js';
import { errorCodeOf } from './database-error.js';
import type { EmbeddedDatabase } from './embedded/embedded-database.js';
import { shaped, text, whole } from './row-shape.js';
import { convertTables, defaultToUtf8mb4 } from './server/server-charset.js';

/** How long to wait for another process that migrates. */
const WAIT_SECONDS = 120;

/** Stands among the migrations while a restore fills a server's tables: no version of the site starts on them. */
export const UNFINISHED_RESTORE = 'UnfinishedRestore9999999999999';

/** Codes of a server that denies a statement to the account. */
const DENIED = ['ER_TABLEACCESS_DENIED_ERROR', 'ER_DBACCESS_DENIED_ERROR'];

/** Whether the data source is MySQL or MariaDB rather than the embedded file. */
export const isServer = (dataSource: DataSource) => dataSource.options.type !== 'better-sqlite3';

/**
 * Runs the pending migrations. On a server each has its own transaction, and a named lock admits one process while
 * the others wait; the server frees the lock with the connection, even after kill -9. Afterwards every table is
 * utf8mb4. The embedded database runs all of them in one transaction, so that a failed start changes nothing.
 * @param isRestore whether the caller is the restore that fills the database
 * Tables of a newer version are accepted, as a process of the older one may start while others are upgraded, unless a
 * migration has removed what the older one needs (docs/upgrades.md).
 * @throws StartRefused when such a migration or an interrupted restore has written the database, when a table cannot
 * be converted, or when the account may not write
 */
export async function migrate(dataSource: DataSource, isRestore = false): Promise<void> {
  if (!isServer(dataSource)) return migrateEmbedded(dataSource);
  const holder = dataSource.createQueryRunner();
  const name = `lions-migrations:${String(dataSource.driver.database)}`.slice(0, 64);
  try {
    const lock = await holder.query('SELECT COALESCE(GET_LOCK(?, ?), 0) AS got', [name, WAIT_SECONDS]);
    if (shaped(lock, { got: whole })[0]?.got !== 1)
      throw new Error('Another process has been migrating for too long');
    await requireKnown(dataSource, isRestore);
    await defaultToUtf8mb4(holder);
    await runPending(dataSource, holder);
    await convertTables(holder);
    await requireWriting(holder);
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [name]).catch(() => undefined);
    await holder.release();
  }
}

/** A server that is read-only for now is no reason to refuse: readiness says so, and pages can be read. */
async function requireWriting(holder: QueryRunner): Promise<void> {
  try {
    await holder.query('DELETE FROM migrations WHERE 1 = 0');
  } catch (error) {
    if (DENIED.includes(errorCodeOf(error) ?? ''))
      throw new StartRefused(
        'The account of DATABASE_URL may not write: grant it SELECT, INSERT, UPDATE and DELETE.',
      );
  }
}

/**
 * On the connection that holds the lock: a server finishes a statement whose client was killed before it frees the
 * lock, and the next process must not look at the tables meanwhile.
 */
async function runPending(dataSource: DataSource, holder: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, holder);
  executor.transaction = 'each';
  try {
    await executor.executePendingMigrations();
  } catch (error) {
    if (!DENIED.includes(errorCodeOf(error) ?? '')) throw error;
    throw new StartRefused(
      'The database is older than this version, and the account of DATABASE_URL may not change tables: run --migrate-only with one that may.',
    );
  }
}

async function migrateEmbedded(dataSource: DataSource): Promise<void> {
  const { databaseConnection } = dataSource.driver as unknown as { databaseConnection: EmbeddedDatabase };
  const { writer } = databaseConnection;
  // The pragma has no effect inside a transaction, and rebuilding a table would delete its children.
  writer.exec('PRAGMA foreign_keys = OFF');
  try {
    writer.begin('IMMEDIATE');
    const pending = await requireKnown(dataSource);
    if (pending.length > 0) {
      await dataSource.runMigrations({ transaction: 'none' });
      // Reads all rows.
      const [broken] = writer.pragma('foreign_key_check');
      if (broken !== undefined)
        throw new Error('The migrations left a row without the row that it belongs to');
    }
    writer.commit();
  } catch (error) {
    writer.rollback();
    throw error;
  }
  writer.exec('PRAGMA foreign_keys = ON');
}

/** Begins the name of a migration that removes or changes what the version before may still use. */
const CONTRACT = 'Contract';

/** The first of another version's migrations that this version cannot work with. */
export const contractAmong = (foreign: readonly string[]) =>
  foreign.find((name) => name.startsWith(CONTRACT));

/** Returns the pending migrations. */
async function requireKnown(dataSource: DataSource, isRestore = false): Promise<string[]> {
  const { foreign, pending } = await migrationsOf(dataSource);
  if (foreign.includes(UNFINISHED_RESTORE) && !isRestore)
    throw new StartRefused('A restore into this database was interrupted: run it again.');
  const contract = contractAmong(foreign);
  if (contract !== undefined)
    throw new StartRefused(
      `The database was written by a newer version (it has ${contract}): start that version, or restore a backup.`,
    );
  return pending;
}

/** Names of migrations: those that have not run yet, and those that only another version knows. */
export async function migrationsOf(dataSource: DataSource): Promise<Record<'pending' | 'foreign', string[]>> {
  const runner = dataSource.createQueryRunner();
  try {
    const rows = (await runner.hasTable('migrations'))
      ? shaped(await runner.query('SELECT name FROM migrations'), { name: text })
      : [];
    return compareMigrations(
      dataSource,
      rows.map(({ name }) => name),
    );
  } finally {
    await runner.release();
  }
}

/** The same from the names of those that have run. */
export function compareMigrations(
  { migrations }: DataSource,
  done: readonly string[],
): Record<'pending' | 'foreign', string[]> {
  const known = migrations.map(({ name, constructor }) => name ?? constructor.name);
  return {
    pending: known.filter((name) => !done.includes(name)),
    foreign: done.filter((name) => !known.includes(name)),
  };
}

/** The sentence for an embedded file that cannot be opened or changed; any other error unchanged. */
export function toStartRefusal(error: unknown): unknown {
  const code = errorCodeOf(error);
  if (code === 'SQLITE_FULL' || code === 'ENOSPC')
    return new StartRefused('The disk of DATA_DIR is full: free some space.');
  if (code === 'SQLITE_BUSY')
    return new StartRefused('Another program has locked the database in DATA_DIR: end it, then start again.');
  return code === 'SQLITE_IOERR' || code === 'SQLITE_CANTOPEN' || code === 'EIO'
    ? new StartRefused('The disk of DATA_DIR fails when the database is written: look after the disk.')
    : error;
}
