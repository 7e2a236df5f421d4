import type { DataSource } from 'typeorm';

/** Seconds to wait for another process that migrates. */
const WAIT_SECONDS = 120;

/** Whether the data source is MySQL or MariaDB rather than the embedded file. */
export const isServer = (dataSource: DataSource) => dataSource.options.type !== 'better-sqlite3';

/**
 * Runs what migrations are missing, each in its own transaction. On a server a named lock lets one process do it
 * while the others wait; the server frees it when the connection goes, even after kill -9.
 */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (!isServer(dataSource)) {
    await dataSource.runMigrations({ transaction: 'each' });
    return;
  }
  const holder = dataSource.createQueryRunner();
  const name = `lions-migrations:${String(dataSource.driver.database)}`.slice(0, 64);
  try {
    const [row] = (await holder.query('SELECT GET_LOCK(?, ?) AS got', [name, WAIT_SECONDS])) as {
      got: unknown;
    }[];
    if (Number(row?.got) !== 1) throw new Error('Another process has been migrating for too long');
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await holder.query('SELECT RELEASE_LOCK(?)', [name]).catch(() => undefined);
    await holder.release();
  }
}
