/** Starts the built product on an empty database with demo data, and removes the database at the end. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mysql from 'mysql2/promise';

const onMysql = process.env.TEST_DATABASE === 'mysql';
const port = onMysql ? 4391 : 4390;
const server = process.env.TEST_MYSQL_URL?.replace(/\/$/, '');
if (onMysql && !server) throw new Error('TEST_DATABASE=mysql needs TEST_MYSQL_URL');
const name = `lions_test_${randomBytes(6).toString('hex')}`;
const dataDir = mkdtempSync(join(tmpdir(), 'lions-e2e-'));

async function onServer(statement) {
  const connection = await mysql.createConnection({ uri: server });
  const [[{ version }]] = await connection.query('SELECT VERSION() AS version');
  if (version.includes('MariaDB')) throw new Error(`TEST_DATABASE=mysql, but ${server} is ${version}`);
  await connection.query(statement);
  await connection.end();
}

if (onMysql) await onServer(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
const fileAt = (path) => fileURLToPath(new URL(path, import.meta.url));
const entry = ['--require', fileAt('quick-passwords.cjs'), fileAt('../../../api/server.cjs')];
const child = spawn(process.execPath, entry, {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    SHUTDOWN_GRACE: '0',
    LOG_LEVEL: 'warn',
    SUPERADMIN_PASSWORD: 'a superadmin of the tests',
    ...(onMysql && { DATABASE_URL: `${server}/${name}` }),
  },
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill('SIGTERM'));
child.on('exit', async (code) => {
  if (onMysql) await onServer(`DROP DATABASE IF EXISTS \`${name}\``);
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
