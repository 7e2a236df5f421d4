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

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = ['--require', fileAt('quick-passwords.cjs'), fileAt('../../../api/server.cjs')];

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const MYSQL = (process.env['TEST_MYSQL_URL'] ?? '').replace(/\/$/, '');

async function onMysql(statement: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: MYSQL });
  await connection.query(statement);
  await connection.end();
}

/** A running site for one test file. */
export interface OwnSite {
  /** Restarts the server on the same data: it then runs what is due. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the built product at that address with these variables, on a separate database of the run's kind.
 */
export async function startOwnSite(siteUrl: string, variables: Record<string, string>): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-e2e-'));
  const name = `lions_test_${randomBytes(6).toString('hex')}`;
  if (ON_MYSQL) await onMysql(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  const env = {
    ...process.env,
    PORT: new URL(siteUrl).port,
    PUBLIC_URL: siteUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SHUTDOWN_GRACE: '0',
    SUPERADMIN_PASSWORD: SUPERADMIN.password,
    ...(ON_MYSQL && { DATABASE_URL: `${MYSQL}/${name}` }),
    ...variables,
  };
  const ready = `${siteUrl}/api/health/ready`;
  const start = async () => {
    if ((await statusOf(ready)) !== 0) throw new Error(`Another server answers at ${siteUrl}.`);
    const started = spawn(process.execPath, SERVER, { stdio: 'inherit', env });
    const ended = once(started, 'exit').then(([code]) => {
      throw new Error(`The server ended with ${code} before it was ready.`);
    });
    await Promise.race([expect.poll(() => statusOf(ready), { timeout: 60_000 }).toBe(200), ended]);
    return started;
  };
  let site = await start();
  const stop = async () => {
    site.kill('SIGTERM');
    await once(site, 'exit');
  };
  return {
    async restart() {
      await stop();
      site = await start();
    },
    async close() {
      await stop();
      if (ON_MYSQL) await onMysql(`DROP DATABASE IF EXISTS \`${name}\``);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
