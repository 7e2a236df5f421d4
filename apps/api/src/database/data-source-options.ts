import { join } from 'node:path';
import Libsql from 'libsql';
import type { RowDataPacket } from 'mysql2';
import type { DataSourceOptions, EntityTarget, ObjectLiteral } from 'typeorm';
import { makeDataDir, StartRefused, type Configuration } from '../config/configuration.js';
import { MIGRATIONS } from './migrations/index.js';

type Place = Pick<Configuration, 'databaseUrl' | 'dataDir'>;
type Entities = EntityTarget<ObjectLiteral>[];

/** Connections to MySQL: enough for two cores, few enough for a small server. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** The embedded database's file. */
export const embeddedFile = (dataDir: string) => join(dataDir, 'lions.sqlite');

/** How to reach the database. @throws StartRefused when the server cannot be reached. */
export async function dataSourceOptions(place: Place, entities: Entities): Promise<DataSourceOptions> {
  const shared = {
    entities: entities as never[],
    migrations: MIGRATIONS,
    synchronize: false,
    logging: false,
  } as const;
  if (place.databaseUrl === undefined) return { ...shared, ...embeddedOptions(place.dataDir) };
  return {
    ...shared,
    // MariaDB writes defaults and types down in its own way; TypeORM must know which of the two it talks to.
    type: (await isMariaDb(place.databaseUrl)) ? 'mariadb' : 'mysql',
    // Loaded by those who use it; TypeORM would look for it in node_modules, and the bundled server has it inside.
    driver: (await import('mysql2')).default,
    url: place.databaseUrl.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
    charset: 'utf8mb4',
    connectTimeout: CONNECT_TIMEOUT_MS,
    poolSize: POOL_SIZE,
  };
}

function embeddedOptions(dataDir: string) {
  makeDataDir(dataDir);
  return {
    type: 'better-sqlite3' as const,
    driver: Libsql,
    database: embeddedFile(dataDir),
    prepareDatabase: (database: { pragma(text: string): unknown }) => {
      database.pragma('journal_mode = WAL');
      // FULL: an answer that was sent survives a power cut, not only a killed process.
      database.pragma('synchronous = FULL');
      database.pragma('busy_timeout = 5000');
    },
  };
}

async function isMariaDb(url: string): Promise<boolean> {
  const { default: mysql } = await import('mysql2/promise');
  try {
    const connection = await mysql.createConnection({
      uri: url.replace(/^mariadb:/, 'mysql:'),
      connectTimeout: CONNECT_TIMEOUT_MS,
    });
    const [rows] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
    await connection.end();
    return String(rows[0]?.['version']).includes('MariaDB');
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartRefused(
      `DATABASE_URL: no database can be used at ${hostname}:${port || 3306}${pathname} (${reason}).`,
    );
  }
}
