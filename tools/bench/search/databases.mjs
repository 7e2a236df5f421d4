/** The databases of this machine, each filled by SQL while no server runs on it. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findMariadb, findMysql } from '../../testing/servers.mjs';
import { SUPERADMIN } from '../club-data.mjs';
import { withSchema } from '../own-schema.mjs';

const ROWS_AT_ONCE = 1000;

/** The servers that answer: their names and addresses. */
async function availableServers() {
  const found = [
    ['MariaDB', await findMariadb({ isCi: false })],
    ['MySQL', await findMysql()],
  ];
  return found.filter(([, { url }]) => url);
}

/** One of them: MySQL where a variable names one. */
export const preferredServer = async () => (await availableServers()).slice(-1);

/**
 * Calls `work` with each kind of database: `name`, and by `purposes` an empty one with the environment of a server on
 * it, its `address`, and `fill` for tables of rows.
 */
export async function* onEachDatabase(env, folder, purposes, work, servers = availableServers) {
  const own = (purpose, name) => {
    const DATA_DIR = join(folder, `${purpose}-${name}`);
    mkdirSync(DATA_DIR, { recursive: true });
    return { ...env, DATA_DIR, SUPERADMIN_PASSWORD: SUPERADMIN.password };
  };
  const embedded = purposes.map((purpose) => {
    const ownEnv = own(purpose, 'embedded');
    const address = join(ownEnv.DATA_DIR, 'lions.sqlite');
    return { env: ownEnv, address, fill: (tables) => fillEmbedded(address, tables) };
  });
  yield* await work('embedded', embedded);
  for (const [name, { url }] of await servers())
    yield* await withSchemas(url, purposes.length, (addresses) =>
      work(
        name,
        addresses.map((address, index) => ({
          env: {
            ...own(purposes[index], name),
            DATABASE_URL: address,
            JWT_SECRET: randomBytes(32).toString('hex'),
          },
          address,
          fill: (tables) => fillServer(address, tables),
        })),
      ),
    );
}

const withSchemas = (url, count, work, addresses = []) =>
  addresses.length === count
    ? work(addresses)
    : withSchema(url, (address) => withSchemas(url, count, work, [...addresses, address]));

async function fillEmbedded(file, tables) {
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(file);
  database.exec('BEGIN');
  for (const [table, rows] of tables) {
    const columns = Object.keys(rows[0]);
    const insert = database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...Object.values(row));
  }
  database.exec('COMMIT');
  database.close();
}

async function fillServer(url, tables) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri: url });
  for (const [table, rows] of tables)
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await connection.query(`INSERT INTO ${table} (${Object.keys(rows[0]).join(', ')}) VALUES ?`, [
        rows.slice(from, from + ROWS_AT_ONCE).map(Object.values),
      ]);
  await connection.end();
}
