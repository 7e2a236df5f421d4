import type { DataSource, QueryRunner } from 'typeorm';
import { StartRefused } from '../../config/configuration.js';
import { shaped, text } from '../row-shape.js';

/**
 * The one collation of every table and connection: MySQL and MariaDB know it, and it compares by code point as the
 * embedded database does (docs/decisions/three-databases.md).
 */
export const COLLATION = 'utf8mb4_bin';
const UTF8MB4 = `CHARACTER SET utf8mb4 COLLATE ${COLLATION}`;

/** Tables with another collation, as their default or in a text column. JSON columns of MySQL have no charset. */
export const OTHER_TABLES = `SELECT t.TABLE_NAME AS name FROM information_schema.TABLES t
  WHERE t.TABLE_SCHEMA = DATABASE() AND (t.TABLE_COLLATION <> '${COLLATION}' OR EXISTS (
    SELECT 1 FROM information_schema.COLUMNS c WHERE c.TABLE_SCHEMA = DATABASE()
      AND c.TABLE_NAME = t.TABLE_NAME AND c.COLLATION_NAME <> '${COLLATION}'))
  ORDER BY t.TABLE_NAME`;

/** Makes utf8mb4 the default of new tables, where the account may change it; `convertTables` converts the others. */
export async function defaultToUtf8mb4(runner: QueryRunner): Promise<void> {
  const [row] = shaped(await runner.query('SELECT @@collation_database AS collation'), { collation: text });
  if (row?.collation === COLLATION) return;
  const { driver } = runner.dataSource;
  await runner
    .query(`ALTER DATABASE ${driver.escape(String(driver.database))} ${UTF8MB4}`)
    .catch(() => undefined);
}

/**
 * Converts the site's tables that have another charset or collation. @throws StartRefused naming a table that cannot
 * be converted
 */
export async function convertTables(runner: QueryRunner): Promise<void> {
  const own = ownTables(runner.dataSource);
  const found = shaped(await runner.query(OTHER_TABLES), { name: text });
  for (const { name } of found.filter((table) => own.has(table.name))) {
    const statement = `ALTER TABLE \`${name}\` CONVERT TO ${UTF8MB4}`;
    try {
      await runner.query(statement);
    } catch {
      throw new StartRefused(
        `DATABASE_URL: the table ${name} is not in utf8mb4: run ${statement} with an account that may, then start again.`,
      );
    }
  }
}

/** The tables of the site, that of the migrations included. */
export function ownTables({ entityMetadatas, options }: DataSource): Set<string> {
  const tables = entityMetadatas.map(({ tableName }) => tableName);
  return new Set([...tables, options.migrationsTableName ?? 'migrations']);
}
