import { TableIndex, type QueryRunner, type TableColumnOptions } from 'typeorm';
import { INDEXED_LENGTH, INSTANT_LENGTH } from '../columns.js';
import { isServer } from '../migrate.js';

interface Options {
  nullable?: boolean;
}

/** Column definitions for migrations, with the names that `database/columns.ts` uses on entities. */
export const id = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});
export const wholeNumber = (name: string, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'integer',
  isNullable: options.nullable ?? false,
});
export const flag = (name: string): TableColumnOptions => ({ name, type: 'boolean' });
export const text = (name: string, length: number, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  isNullable: options.nullable ?? false,
});
export const json = (name: string, options: Options = {}): TableColumnOptions => ({
  name,
  type: 'json',
  isNullable: options.nullable ?? false,
});
export const instant = (name: string, options: Options = {}): TableColumnOptions =>
  text(name, INSTANT_LENGTH, options);

/** Creates an index unless it exists: a killed process may have created it. */
export async function addIndex(
  runner: QueryRunner,
  table: string,
  index: { name: string; columnNames: string[]; isUnique?: boolean },
): Promise<void> {
  if (!(await hasIndex(runner, table, index.name))) await runner.createIndex(table, new TableIndex(index));
}

/** The same for the beginning of a column of hashes (`withHash`). */
export async function addHashIndex(
  runner: QueryRunner,
  table: string,
  { name, column }: { name: string; column: string },
): Promise<void> {
  if (await hasIndex(runner, table, name)) return;
  const start = isServer(runner.dataSource)
    ? `${column}(${INDEXED_LENGTH})`
    : `substr(${column}, 1, ${INDEXED_LENGTH})`;
  await runner.query(`CREATE INDEX ${name} ON ${table} (${start})`);
}

export async function dropIndex(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (await hasIndex(runner, table, name)) await runner.dropIndex(table, name);
}

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const known = await runner.getTable(table);
  return known?.indices.some((index) => index.name === name) ?? false;
}

const FEE_COLUMNS = ['feeCents integer NULL', 'feeUrl varchar(300) NULL'];

/** Written by hand: on SQLite TypeORM adds a column by rebuilding the table. */
export async function addFee(runner: QueryRunner, table: string): Promise<void> {
  if (await runner.hasColumn(table, 'feeUrl')) return;
  const columns = FEE_COLUMNS.map((column) => `ADD ${column}`);
  const statements = isServer(runner.dataSource) ? [columns.join(', ')] : columns;
  for (const statement of statements) await runner.query(`ALTER TABLE ${table} ${statement}`);
}

export async function dropFee(runner: QueryRunner, table: string): Promise<void> {
  if (!(await runner.hasColumn(table, 'feeUrl'))) return;
  const columns = FEE_COLUMNS.map((column) => `DROP COLUMN ${column.split(' ')[0]}`);
  // Rebuilt: columns that are dropped in place stay in the row, and only some fit.
  const statements = isServer(runner.dataSource) ? [`${columns.join(', ')}, ALGORITHM = COPY`] : columns;
  for (const statement of statements) await runner.query(`ALTER TABLE ${table} ${statement}`);
}
