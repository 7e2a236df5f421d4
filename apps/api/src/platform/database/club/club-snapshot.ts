import { existsSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import type { RowDataPacket } from 'mysql2';
import { StartRefused, type Configuration } from '../../config/configuration.js';
import { embeddedFile } from '../embedded/embedded-file.js';
import { shaped, text, whole } from '../row-shape.js';
import { connectTo, serverOptions } from '../server/server-options.js';
import { quoted, tablesIn, type ClubTable, type Query, type Value } from './club-tables.js';

const ROWS_PER_PAGE = 500;
/** A start of the server that empties the log holds the file for a moment. */
const LOCK_MS = 5000;

type Place = Pick<Configuration, 'databaseUrl' | 'dataDir'>;

/** All rows of one moment, read beside a running server and without disturbing it. Close it. */
export class ClubSnapshot {
  private constructor(
    readonly database: 'sqlite' | 'mysql' | 'mariadb',
    /** Before the moment: what had been acknowledged by then is in the snapshot. */
    readonly takenAt: Date,
    readonly migrations: string[],
    readonly tables: ClubTable[],
    private readonly query: Query,
    readonly close: () => Promise<void>,
  ) {}

  /** @throws StartRefused when there is no club, or its database cannot be used */
  static async open(place: Place): Promise<ClubSnapshot> {
    const { database, query, begin, close } =
      place.databaseUrl === undefined ? embedded(place.dataDir) : await server(place.databaseUrl);
    try {
      const takenAt = new Date();
      await begin();
      const isServer = database !== 'sqlite';
      const tables = await tablesIn(query, isServer);
      if (tables.length === 0) throw new StartRefused('There is no club yet: the database has no tables.');
      // The first read of a table fixes the moment on the embedded database.
      const rows = await query('SELECT name FROM migrations ORDER BY id');
      const migrations = shaped(rows, { name: text }).map(({ name }) => name);
      return new ClubSnapshot(database, takenAt, migrations, tables, query, close);
    } catch (error) {
      await close();
      throw error;
    }
  }

  /** All rows of a table in the order of its key, in pages. */
  async *pages({ name, columns, key }: ClubTable): AsyncGenerator<Value[][]> {
    const select = `SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(name)}`;
    const order = `ORDER BY ${key.map(quoted).join(', ')} LIMIT ${ROWS_PER_PAGE}`;
    for (let last: Value[] | undefined; ;) {
      const after = last && afterKey(key, last);
      const found = await (after
        ? this.query(`${select} WHERE ${after.sql} ${order}`, after.parameters)
        : this.query(`${select} ${order}`));
      const rows = (found as Record<string, unknown>[]).map((row) => Object.values(row).map(toValue));
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_PER_PAGE) return;
      last = key.map((column) => rows.at(-1)?.[columns.indexOf(column)] ?? null);
    }
  }

  /** The id of the next new row; null where the database generates none. */
  async nextIdOf({ name }: ClubTable): Promise<number | null> {
    if (this.database === 'sqlite') {
      const sequence = await this.query('SELECT seq FROM sqlite_sequence WHERE name = ?', [name]);
      const [row] = shaped(sequence, { seq: whole });
      return row ? row.seq + 1 : null;
    }
    // Not from information_schema, which MySQL updates once a day.
    const [row] = (await this.query(`SHOW CREATE TABLE ${quoted(name)}`)) as Record<string, unknown>[];
    const next = / AUTO_INCREMENT=(\d+)/.exec(String(row?.['Create Table']))?.[1];
    return next === undefined ? null : Number(next);
  }
}

/**
 * The rows after that key. Not `(a, b) > (?, ?)`, for which MySQL reads the whole table: the first column alone bounds
 * the range.
 */
function afterKey(key: readonly string[], last: readonly Value[]): { sql: string; parameters: Value[] } {
  const [first = '', ...rest] = key.map(quoted);
  if (rest.length === 0) return { sql: `${first} > ?`, parameters: [...last] };
  const [value = null, ...others] = last;
  const next = afterKey(key.slice(1), others);
  return {
    sql: `${first} >= ? AND (${first} > ? OR (${first} = ? AND ${next.sql}))`,
    parameters: [value, value, value, ...next.parameters],
  };
}

/** @throws Error for a kind of column that a backup cannot hold */
function toValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A backup cannot hold a column of ${typeof value} values`);
}

function embedded(dataDir: string) {
  const file = embeddedFile(dataDir);
  if (!existsSync(file)) throw new StartRefused(`There is no club in ${dataDir}.`);
  const native = new DatabaseSync(file, { readOnly: true, timeout: LOCK_MS });
  return {
    database: 'sqlite' as const,
    query: async (sql: string, parameters: unknown[] = []) =>
      native.prepare(sql).all(...(parameters as Value[])),
    begin: async () => native.exec('BEGIN'),
    close: async () => native.close(),
  };
}

async function server(databaseUrl: string) {
  const { type, url } = await serverOptions(databaseUrl);
  const connection = await connectTo(url);
  const query = async (sql: string, parameters: unknown[] = []) =>
    (await connection.query<RowDataPacket[]>(sql, parameters))[0];
  return {
    database: type,
    query,
    async begin() {
      await query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    },
    close: async () => connection.destroy(),
  };
}
