import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { storedValue } from './columns.js';
import { WritingRunner } from './embedded/embedded-runners.js';

/** Rows per INSERT: a server takes statements of a few megabytes at least. */
const ROWS_AT_ONCE = 1000;

/** Splits a list into batches; the default size fits one statement with one parameter per item. */
export const inBatches = <T>(list: readonly T[], size = 10_000): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** '?, ?, ?': one placeholder for each value of a list. */
export const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ');

/** Rule for a row whose unique `key` is stored already: the stored row keeps its values except `touched`. */
export interface KnownRows {
  key: string;
  touched: readonly string[];
}

/**
 * Inserts rows of the same fields, in order: on a server in few statements, on the embedded database by one prepared
 * statement for each row, which takes less time than compiling one for all. Hand-written: TypeORM's insert takes most
 * of the time of writing hundreds of rows.
 */
export async function insertRows<E extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<E>,
  rows: readonly Partial<E>[],
  known?: KnownRows,
): Promise<void> {
  if (rows.length === 0) return;
  const { queryRunner: runner, dataSource } = manager;
  if (!runner) throw new Error('A write always runs on its own query runner');
  const { driver } = dataSource;
  const { tableName, columns } = dataSource.getMetadata(target);
  // The database generates the ids, and sets the default of a column without values.
  const given = columns.filter(
    ({ propertyName: name, isGenerated }) =>
      known?.touched.includes(name) ||
      ((!isGenerated || name === known?.key) && rows.some((row) => (row[name] ?? null) !== null)),
  );
  const names = given.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const insert = `INSERT INTO ${driver.escape(tableName)} (${names}) VALUES`;
  const values = given.map((column) => storedValue(driver, column));
  const stored = rows.map((row) => values.map((valueOf) => valueOf(row)));
  if (runner instanceof WritingRunner) {
    const ending = known ? onFile(known) : '';
    return runner.runEach(`${insert} (${placeholders(given)}) ${ending}`, stored);
  }
  const ending = known ? onServer(known) : '';
  // The driver writes a list of rows in place of one `?`.
  for (const some of inBatches(stored, ROWS_AT_ONCE)) await runner.query(`${insert} ? ${ending}`, [some]);
}

/** MySQL's INSERT IGNORE would also swallow every other error. */
const onServer = ({ touched }: KnownRows) =>
  `ON DUPLICATE KEY UPDATE ${touched.map((name) => `\`${name}\` = VALUES(\`${name}\`)`).join(', ')}`;
const onFile = ({ key, touched }: KnownRows) =>
  `ON CONFLICT ("${key}") DO UPDATE SET ${touched.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`;
