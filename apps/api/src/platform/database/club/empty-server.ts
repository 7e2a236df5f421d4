import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { StartRefused } from '../../config/configuration.js';
import { migrate, UNFINISHED_RESTORE } from '../migrate.js';
import { shaped, text, whole } from '../row-shape.js';
import { quoted, tableNames } from './club-tables.js';

/**
 * A schema without a club on MySQL or MariaDB, claimed by one restore. While it is filled, a row among the migrations
 * refuses every start on it, also after kill -9; the next restore begins again.
 */
export class EmptyServer {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly runner: QueryRunner,
  ) {}

  /** @throws StartRefused when the schema holds a club, or another restore fills it */
  static async claim(options: DataSourceOptions): Promise<EmptyServer> {
    const dataSource = await new DataSource({ ...options, migrations: [] }).initialize();
    const runner = dataSource.createQueryRunner();
    const server = new EmptyServer(dataSource, runner);
    try {
      const name = `lions-restore:${String(dataSource.driver.database)}`.slice(0, 64);
      const lock = shaped(await runner.query('SELECT GET_LOCK(?, 0) AS got', [name]), { got: whole });
      if (lock[0]?.got !== 1)
        throw new StartRefused('Nothing was restored: another restore fills this database.');
      await server.requireEmpty();
      await server.clear();
      // Creates the table of migrations.
      await migrate(dataSource);
      await runner.query('INSERT INTO migrations (timestamp, name) VALUES (9999999999999, ?)', [
        UNFINISHED_RESTORE,
      ]);
      return server;
    } catch (error) {
      await server.release();
      throw error;
    }
  }

  /** The club is complete: the site may start. */
  async finish(): Promise<void> {
    await this.runner.query('DELETE FROM migrations WHERE name = ?', [UNFINISHED_RESTORE]);
  }

  /** Drops the site's tables, and no other ones. */
  async clear(): Promise<void> {
    await this.runner.query('SET SESSION foreign_key_checks = 0');
    for (const table of [...tableNames(), 'migrations'])
      await this.runner.query(`DROP TABLE IF EXISTS ${quoted(table)}`);
    await this.runner.query('SET SESSION foreign_key_checks = 1');
  }

  async release(): Promise<void> {
    await this.runner.release();
    await this.dataSource.destroy();
  }

  private async requireEmpty(): Promise<void> {
    const found = shaped(
      await this.runner.query(
        'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
      ),
      { name: text },
    ).map(({ name }) => name);
    if (found.includes('migrations')) {
      const marks = await this.runner.query('SELECT name FROM migrations WHERE name = ?', [
        UNFINISHED_RESTORE,
      ]);
      if (shaped(marks, { name: text }).length > 0) return;
    }
    for (const table of tableNames().filter((name) => found.includes(name))) {
      const rows: unknown[] = await this.runner.query(`SELECT 1 AS found FROM ${quoted(table)} LIMIT 1`);
      if (rows.length > 0)
        throw new StartRefused(
          `Nothing was restored: the database already holds a club (rows in ${table}). Name an empty one in DATABASE_URL.`,
        );
    }
  }
}
