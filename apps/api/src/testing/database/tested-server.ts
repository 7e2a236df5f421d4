import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { Configuration } from '../../platform/config/configuration.js';
import { COLLATION } from '../../platform/database/server/server-charset.js';

const DATABASES = ['sqlite', 'mysql', 'mariadb'] as const;
type TestedDatabase = (typeof DATABASES)[number];

/** The database of this run: the whole suite runs once on each. */
export const TESTED = (process.env['TEST_DATABASE'] ?? 'sqlite') as TestedDatabase;
if (!DATABASES.includes(TESTED)) throw new Error(`TEST_DATABASE must be one of ${DATABASES.join(', ')}`);

export const ON_SERVER = TESTED !== 'sqlite';

/** A separate database, and the environment variables to reach it. */
export interface TestDatabase {
  environment: Record<string, string>;
  configuration: Configuration;
  drop(): Promise<void>;
}

/** The server's address without a database. MariaDB: the socket of the Debian package. */
const ADDRESSES: Record<TestedDatabase, string | undefined> = {
  sqlite: undefined,
  mysql: process.env['TEST_MYSQL_URL'],
  mariadb: process.env['TEST_MARIADB_URL'] ?? 'mysql://root@127.0.0.1:3306',
};

/** The address of a database on the tested server. */
export function serverUrl(name = ''): string {
  const address = ADDRESSES[TESTED];
  if (address === undefined)
    throw new Error(`TEST_DATABASE=${TESTED} needs TEST_${TESTED.toUpperCase()}_URL`);
  return `${address.replace(/\/$/, '')}/${name}`;
}

let version: Promise<string> | undefined;

/** The tested server's version. @throws Error when it is the other kind of server: that run would prove nothing */
export function serverVersion(): Promise<string> {
  version ??= onServer('SELECT VERSION() AS version').then(([row]) => {
    const found = String(row?.['version']);
    if (found.includes('MariaDB') !== (TESTED === 'mariadb'))
      throw new Error(`TEST_DATABASE=${TESTED}, but the server at ${serverUrl()} is ${found}`);
    return found;
  });
  return version;
}

/** Runs one or more statements on the tested server; returns the rows of a single SELECT. */
export async function onServer(statements: string, parameters: unknown[] = []): Promise<RowDataPacket[]> {
  const connection = await mysql.createConnection({
    uri: serverUrl(),
    multipleStatements: true,
    charset: COLLATION,
  });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(statements, parameters);
    return rows;
  } finally {
    await connection.end();
  }
}
