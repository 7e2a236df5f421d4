import type { Pool, PoolOptions, RowDataPacket } from 'mysql2';
import type { Connection } from 'mysql2/promise';
import { StartRefused } from '../../config/configuration.js';
import { COLLATION } from './server-charset.js';

/** Connections per process: enough for two cores, few enough for a small server. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/**
 * Set on each connection before anything else, whatever the server's default is. The driver escapes with backslashes:
 * where they are plain letters (NO_BACKSLASH_ESCAPES), a value could end its quotes and become SQL.
 */
const SQL_MODE = "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION'";
/** After a lock is taken, a count sees what the previous transaction committed. */
const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** The oldest versions in the test suite. */
const OLDEST = {
  mysql: { name: 'MySQL', version: [8, 4] },
  mariadb: { name: 'MariaDB', version: [10, 11] },
} as const;

/** Connection options of a MySQL or MariaDB server. @throws StartRefused when it does not answer or is too old */
export async function serverOptions(databaseUrl: string) {
  const url = databaseUrl.replace(/^mariadb:/, 'mysql:');
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || 3306}${pathname}`;
  const { default: mysql } = await import('mysql2');
  return {
    // The two store defaults and types differently, so TypeORM must know which one it is.
    type: kindOf(await versionAt(url, place), place),
    // Passed in, because TypeORM would look for it in node_modules, and the bundle contains it.
    driver: { createPool: (options: PoolOptions) => inSession(mysql.createPool(options)) },
    url,
    timezone: 'Z',
    // The driver takes a collation here and derives the charset.
    charset: COLLATION,
    connectTimeout: CONNECT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
    // The driver would capture a stack trace for each statement, a tenth of the time of a small one; a failed one has
    // TypeORM's.
    extra: { trace: false },
  };
}

/**
 * The kind of server from its `VERSION()`, such as '10.11.6-MariaDB' or '8.4.3'.
 * @throws StartRefused when it is older than the tested versions
 */
export function kindOf(version: string, place: string): keyof typeof OLDEST {
  const kind = version.includes('MariaDB') ? 'mariadb' : 'mysql';
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  const { name, version: oldest } = OLDEST[kind];
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return kind;
  const accepted = Object.values(OLDEST).map((each) => `${each.name} ${each.version.join('.')}`);
  throw new StartRefused(
    `DATABASE_URL: ${accepted.join(' or ')}, or a later version, is needed; the server at ${place} is ${name} ${version}.`,
  );
}

/** The driver emits 'connection' before it hands one out, and runs statements in their order. */
function inSession(pool: Pool): Pool {
  return pool.on('connection', (connection) => {
    for (const statement of [SQL_MODE, ISOLATION])
      connection.query(statement, (error) => {
        if (error) connection.destroy();
      });
  });
}

/** A connection beside the pool; close it. */
export async function connectTo(url: string): Promise<Connection> {
  const { default: mysql } = await import('mysql2/promise');
  const connection = await mysql.createConnection({
    uri: url,
    // Same value as in `serverOptions`.
    charset: COLLATION,
    connectTimeout: CONNECT_TIMEOUT_MS,
    jsonStrings: true,
  });
  try {
    await connection.query({ sql: SQL_MODE, timeout: CONNECT_TIMEOUT_MS });
    return connection;
  } catch (error) {
    connection.destroy();
    throw error;
  }
}

async function versionAt(url: string, place: string): Promise<string> {
  try {
    const connection = await connectTo(url);
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    await connection.end();
    return String(rows[0]?.['version']);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartRefused(`DATABASE_URL: no database can be used at ${place} (${reason}).`);
  }
}
