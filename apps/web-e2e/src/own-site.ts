import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import mysql from 'mysql2/promise';
import { ON_MYSQL, SUPERADMIN } from './server.ts';

const SERVER = fileURLToPath(new URL('../../api/server.cjs', import.meta.url));

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const MYSQL = (process.env['TEST_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306').replace(/\/$/, '');

async function onMysql(statement: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: MYSQL });
  await connection.query(statement);
  await connection.end();
}

/** A running site that one test file has for itself. */
export interface OwnSite {
  close(): Promise<void>;
}

/** Starts the built product at that address, on a database of its own of the run's kind, set up as the variables say. */
export async function startOwnSite(siteUrl: string, variables: Record<string, string>): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-e2e-'));
  const name = `lions_test_${randomBytes(6).toString('hex')}`;
  if (ON_MYSQL) await onMysql(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  const site = spawn(process.execPath, [SERVER], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ PORT: new URL(siteUrl).port, PUBLIC_URL: siteUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      SUPERADMIN_PASSWORD: SUPERADMIN.password,
      ...(ON_MYSQL && { DATABASE_URL: `${MYSQL}/${name}` }),
      ...variables,
    },
  });
  await expect.poll(() => statusOf(`${siteUrl}/api/health/ready`), { timeout: 60_000 }).toBe(200);
  return {
    async close() {
      site.kill('SIGTERM');
      await once(site, 'exit');
      if (ON_MYSQL) await onMysql(`DROP DATABASE IF EXISTS \`${name}\``);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
