import type { DataSource } from 'typeorm';
import { isServer } from '../migrate.js';
import { quoted, RowsDoNotFit, tablesIn, type ClubTable, type Query, type Value } from './club-tables.js';

const ON_SERVER = ['SET SESSION foreign_key_checks = 0'];
/**
 * An embedded file that is filled is a draft: what fails is removed, and what succeeds is copied and synced. So nothing
 * waits for the disk, which the log of a running server needs, and no row is written twice. The cache holds the indexes whose
 * order is not that of the rows.
 */
const ON_DRAFT = [
  'PRAGMA foreign_keys = OFF',
  'PRAGMA journal_mode = OFF',
  'PRAGMA synchronous = OFF',
  'PRAGMA cache_size = -16000',
];

/** Fills the tables of an empty club, in one transaction. */
export class ClubLoad {
  /** The tables that hold the rows of the backup, with the id of their next row. */
  private readonly loaded = new Map<string, number | null>();

  private constructor(
    private readonly query: Query,
    private readonly isServer: boolean,
    private readonly tables: ClubTable[],
    private readonly release: () => Promise<void>,
  ) {}

  /** @param dataSource with the tables that the backup was taken from */
  static async begin(dataSource: DataSource): Promise<ClubLoad> {
    const runner = dataSource.createQueryRunner();
    const query: Query = (sql, parameters) => runner.query(sql, parameters);
    const onServer = isServer(dataSource);
    const tables = await tablesIn(query, onServer);
    // Tables come in the order of their names, not of their references.
    for (const statement of onServer ? ON_SERVER : ON_DRAFT) await query(statement);
    await query('BEGIN');
    // Rows that migrations inserted are deleted first, because the backup holds them as well.
    for (const { name } of tables) await query(`DELETE FROM ${quoted(name)}`);
    return new ClubLoad(query, onServer, tables, () => runner.release());
  }

  async insert(table: string, columns: readonly string[], rows: Value[][]): Promise<void> {
    const known = this.tables.find(({ name }) => name === table);
    if (!known || [...columns].sort().join() !== [...known.columns].sort().join()) throw new RowsDoNotFit();
    const places = `(${columns.map(() => '?').join(', ')})`;
    await this.query(
      `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ${rows.map(() => places).join(', ')}`,
      rows.flat(),
    );
  }

  /** @throws RowsDoNotFit when the table does not hold that many rows */
  async endTable(table: string, { rows, nextId }: { rows: number; nextId: number | null }): Promise<void> {
    if (!this.tables.some(({ name }) => name === table)) throw new RowsDoNotFit();
    const [count] = (await this.query(`SELECT COUNT(*) AS count FROM ${quoted(table)}`)) as {
      count: unknown;
    }[];
    if (Number(count?.count) !== rows) throw new RowsDoNotFit();
    this.loaded.set(table, nextId);
  }

  /** @throws RowsDoNotFit when a table was left out */
  async commit(): Promise<void> {
    if (this.loaded.size !== this.tables.length) throw new RowsDoNotFit();
    await this.query('COMMIT');
    for (const [table, nextId] of this.loaded) if (nextId !== null) await this.continueIds(table, nextId);
    if (this.isServer) await this.query('SET SESSION foreign_key_checks = 1');
    await this.release();
  }

  /** An id that was once used, and whose row is gone, is not used again. */
  private async continueIds(table: string, nextId: number): Promise<void> {
    if (this.isServer) {
      await this.query(`ALTER TABLE ${quoted(table)} AUTO_INCREMENT = ${Number(nextId)}`);
      return;
    }
    await this.query('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
    await this.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, nextId - 1]);
  }
}
