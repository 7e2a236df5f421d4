import type { StatementSyncInstance } from '@photostructure/sqlite';
import type { EmbeddedConnection } from './embedded-database.js';

export type Value = string | number | bigint | null | Uint8Array;

/** A prepared statement, as TypeORM's better-sqlite3 driver uses one. */
export class EmbeddedStatement {
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
