/** Finds the MySQL or MariaDB server that the tests use, or starts one of our own in CI. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runLogged } from '../setup/run.mjs';
import { canInstall, install } from './debian.mjs';

const DEFAULT_URL = 'mysql://root@127.0.0.1:3306';
export const MARIADBD = '/usr/sbin/mariadbd';

async function answers(url) {
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 3000 });
    await connection.query('SELECT 1');
    connection.destroy();
    return true;
  } catch {
    return false;
  }
}

/** A server in a temporary folder, on a port of its own; it ends with this process. */
async function startOwnServer() {
  const folder = mkdtempSync(join(tmpdir(), 'lions-mariadb-'));
  const user = process.getuid() === 0 ? ['--user=root'] : [];
  const data = [`--datadir=${folder}/data`, ...user];
  const passwordless = '--auth-root-authentication-method=normal';
  await runLogged(
    'mariadb-install-db',
    ['--no-defaults', ...data, passwordless, '--skip-test-db'],
    `${folder}/install.log`,
  );
  const port = 33_306;
  const own = [
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${folder}/socket`,
    `--pid-file=${folder}/pid`,
  ];
  const server = spawn(MARIADBD, ['--no-defaults', ...data, ...own], { stdio: 'ignore' });
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `mysql://root@127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    if (await answers(url)) return url;
    await pause(200);
  }
  return undefined;
}

/** @returns {Promise<{url: string} | {missing: string}>} the server's address without a database, or why there is none */
export async function findMysql({ isCi }) {
  const given = process.env.TEST_MYSQL_URL;
  const url = given ?? DEFAULT_URL;
  if (await answers(url)) return { url };
  if (given) return { missing: 'no answer at TEST_MYSQL_URL' };
  const missing = {
    missing: 'no server at 127.0.0.1:3306 that takes root without a password; TEST_MYSQL_URL names another',
  };
  if (!isCi) return missing;
  if (!existsSync(MARIADBD) && canInstall()) await install('mariadb-server');
  const own = existsSync(MARIADBD) ? await startOwnServer() : undefined;
  return own ? { url: own } : missing;
}
