import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMigrated } from './open-database.js';
import { ON_SERVER, onServer, serverVersion, TESTED, type TestDatabase } from './tested-server.js';

type Empty = () => Promise<TestDatabase>;

const ROOT = join(__dirname, '../../../../..');
const CACHE = join(ROOT, 'node_modules/.cache/lions-test-databases');
const DATABASE_CODE = join(__dirname, '../../platform/database');

/** A migrated embedded file to be copied. */
export const migratedFile = (empty: Empty) =>
  cached('sqlite', async (target) => {
    const database = await empty();
    const dataSource = await openMigrated(database);
    // After closing, rows may stay in the write-ahead log for a while.
    await dataSource.query(`VACUUM INTO '${target}'`);
    await dataSource.destroy();
    await database.drop();
  });

let statements: Promise<string> | undefined;

/** The statements that create all tables in an empty schema, from the server's own SHOW CREATE TABLE. */
export function migratedStatements(empty: Empty): Promise<string> {
  statements ??= cached('sql', async (target) => {
    const database = await empty();
    await (await openMigrated(database)).destroy();
    writeFileSync(target, await dumpOf(new URL(database.configuration.databaseUrl ?? '').pathname.slice(1)));
    await database.drop();
  }).then((file) => readFileSync(file, 'utf8'));
  return statements;
}

/** Creates the file unless one for the same code, packages and server exists; another process may create it as well. */
async function cached(ending: string, make: (target: string) => Promise<void>): Promise<string> {
  const file = join(CACHE, `${await keyOfTables()}.${ending}`);
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`;
  await make(unfinished);
  renameSync(unfinished, file);
  return file;
}

/** Hash of everything that the tables depend on. */
async function keyOfTables(): Promise<string> {
  const hash = createHash('sha256').update(`${TESTED} ${ON_SERVER ? await serverVersion() : ''}`);
  const code = readdirSync(DATABASE_CODE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .sort();
  for (const file of code) hash.update(file).update(readFileSync(join(DATABASE_CODE, file)));
  for (const file of [__filename, join(ROOT, 'package-lock.json')]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

async function dumpOf(schema: string): Promise<string> {
  const tables = await onServer(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? ORDER BY TABLE_NAME',
    [schema],
  );
  const created: string[] = [];
  for (const { name } of tables) {
    const [row] = await onServer(`SHOW CREATE TABLE ${schema}.\`${name}\``);
    created.push(String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  const migrations = await onServer(`SELECT timestamp, name FROM ${schema}.migrations ORDER BY id`);
  const rows = migrations.map(({ timestamp, name }) => `(${timestamp}, '${name}')`);
  return [
    'SET FOREIGN_KEY_CHECKS = 0',
    ...created,
    `INSERT INTO migrations (timestamp, name) VALUES ${rows.join(', ')}`,
    'SET FOREIGN_KEY_CHECKS = 1',
  ].join(';\n');
}
