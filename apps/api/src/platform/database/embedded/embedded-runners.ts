import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner.js';
import type { EmbeddedConnection, EmbeddedDatabase, Value } from './embedded-database.js';

/** A write holds the event loop at most about this long: its statements never yield by themselves. */
const HOLD_MS = 3;
/** Rows that take less than a millisecond. */
const ROWS_AT_ONCE = 50;

/** TypeORM's query runner on the read-only connection. */
export class ReadingRunner extends BetterSqlite3QueryRunner {
  constructor(
    driver: BetterSqlite3Driver,
    private readonly database: () => EmbeddedDatabase,
  ) {
    super(driver);
  }

  override connect(): Promise<EmbeddedConnection> {
    return Promise.resolve(this.database().reader);
  }
}

/** TypeORM's query runner on the writing connection; lets reads in between the statements of a long write. */
export class WritingRunner extends BetterSqlite3QueryRunner {
  private heldSince = 0;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly database: () => EmbeddedDatabase,
  ) {
    super(driver);
  }

  override async connect(): Promise<EmbeddedConnection> {
    await this.letOthersIn();
    return this.database().writer;
  }

  /** Runs a statement once for each list of parameters. */
  async runEach(sql: string, parameters: readonly unknown[][]): Promise<void> {
    this.driver.dataSource.logger.logQuery(sql, [], this);
    const statement = this.database().writer.prepare(sql);
    for (let from = 0; from < parameters.length; from += ROWS_AT_ONCE) {
      await this.letOthersIn();
      statement.runEach(parameters.slice(from, from + ROWS_AT_ONCE) as Value[][]);
    }
  }

  private async letOthersIn(): Promise<void> {
    if (performance.now() - this.heldSince < HOLD_MS) return;
    await nextTurn();
    this.heldSince = performance.now();
  }
}
