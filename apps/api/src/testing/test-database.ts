import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { readConfiguration, type Configuration } from '../config/configuration.js';

/** Which database this run is on; the whole suite runs once on each. */
export const ON_SERVER = process.env['TEST_DATABASE'] === 'mysql';
const SERVER = process.env['TEST_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306';

/** An empty database of one's own, and what the server would read from its environment. */
export interface TestDatabase {
  environment: Record<string, string>;
  configuration: Configuration;
  drop(): Promise<void>;
}

/** Makes an empty database: a temporary folder, or a schema on the MySQL or MariaDB server. */
export async function createTestDatabase(more: Record<string, string> = {}): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-test-'));
  const name = `lions_test_${randomBytes(6).toString('hex')}`;
  if (ON_SERVER) await onServer(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  const environment = {
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...(ON_SERVER && { DATABASE_URL: `${SERVER.replace(/\/$/, '')}/${name}` }),
    ...more,
  };
  return {
    environment,
    configuration: readConfiguration(environment),
    async drop() {
      if (ON_SERVER) await onServer(`DROP DATABASE IF EXISTS \`${name}\``);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: SERVER });
  await connection.query(statement);
  await connection.end();
}
