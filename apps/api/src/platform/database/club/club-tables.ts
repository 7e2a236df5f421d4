import { getMetadataArgsStorage, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { flag, shaped, text } from '../row-shape.js';

/** Runs a statement with `?` parameters. */
export type Query = (sql: string, parameters?: unknown[]) => Promise<unknown>;

/** A table of the club as the database has it, which may be older than the code. */
export interface ClubTable {
  name: string;
  columns: string[];
  /** The columns of the primary key, in the order of the table. */
  key: string[];
}

/** A value as every one of the databases gives and takes it: flags are 0 and 1, JSON and instants are text. */
export type Value = string | number | null;

/** The rows do not fit the tables. */
export class RowsDoNotFit extends Error {}

/** All tables of the site, without importing the modules that they belong to. */
export const allEntities = () =>
  getMetadataArgsStorage().tables.map(({ target }) => target) as EntityTarget<ObjectLiteral>[];

/** Their names: a schema on a server may hold others. */
export const tableNames = (): string[] =>
  getMetadataArgsStorage()
    .tables.map(({ name }) => String(name))
    .sort();

/** Tables that a migration drops: a backup from before it has them, and is restored by the migrations of its own time. */
const FORMER_TABLES = ['search_words'];

const EMBEDDED = `SELECT t.name AS tableName, c.name AS name, c.pk > 0 AS isKey
  FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' ORDER BY t.name, c.cid`;
const SERVER = `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name, COLUMN_KEY = 'PRI' AS isKey
  FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION`;

/** The site's tables in a database, by name. */
export async function tablesIn(query: Query, isServer: boolean): Promise<ClubTable[]> {
  const columns = shaped(await query(isServer ? SERVER : EMBEDDED), {
    tableName: text,
    name: text,
    isKey: flag,
  });
  return [...tableNames(), ...FORMER_TABLES].flatMap((table) => {
    const own = columns.filter(({ tableName }) => tableName === table);
    const key = own.filter(({ isKey }) => isKey).map(({ name }) => name);
    return own.length > 0 ? [{ name: table, columns: own.map(({ name }) => name), key }] : [];
  });
}

/** Quotes a name: every one of the databases takes backticks. */
export const quoted = (name: string) => `\`${name.replaceAll('`', '')}\``;
