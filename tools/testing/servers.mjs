/** Finds the MySQL and the MariaDB server for the tests, and starts a MariaDB in CI. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../setup/free-port.mjs';
import { runLogged } from '../setup/run.mjs';
import { canInstall, install } from './debian.mjs';
import { fastFolder } from './fast-folder.mjs';

const DEFAULT_MARIADB = 'mysql://root@127.0.0.1:3306';
export const MARIADBD = '/usr/sbin/mariadbd';

/** @returns {Promise<string | undefined>} the server's version, or undefined when it does not answer */
async function versionAt(url) {
  const { createConnection } = await import('mysql2/promise');
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 3000 });
    const [[row]] = await connection.query('SELECT VERSION() AS version');
    connection.destroy();
    return row.version;
  } catch {
    return undefined;
  }
}

/** A server in a temporary folder on a free port; it ends with this process. */
async function startOwnServer() {
  const folder = mkdtempSync(join(fastFolder(), 'lions-mariadb-'));
  const user = process.getuid() === 0 ? ['--user=root'] : [];
  const data = [`--datadir=${folder}/data`, ...user];
  const passwordless = '--auth-root-authentication-method=normal';
  await runLogged(
    'mariadb-install-db',
    ['--no-defaults', ...data, passwordless, '--skip-test-db'],
    `${folder}/install.log`,
  );
  const port = await freePort();
  const own = [
    '--bind-address=127.0.0.1',
    `--port=${port}`,
    `--socket=${folder}/socket`,
    `--pid-file=${folder}/pid`,
    // Durability is not needed for tests.
    '--innodb-flush-log-at-trx-commit=2',
  ];
  const server = spawn(MARIADBD, ['--no-defaults', ...data, ...own], { stdio: 'ignore' });
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `mysql://root@127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    if (await versionAt(url)) return url;
    await pause(200);
  }
  return undefined;
}

/**
 * The server that a variable names. One of the other kind is passed to its suite, which fails there, because
 * it was requested.
 * @returns {Promise<{url: string} | {missing: string}>}
 */
async function named(variable) {
  const url = process.env[variable];
  return (await versionAt(url)) ? { url } : { missing: `no answer at ${variable}` };
}

/**
 * @returns {Promise<{url: string} | {missing: string}>} the server's address without a database, or why there
 * is none
 */
export async function findMysql() {
  return process.env.TEST_MYSQL_URL
    ? named('TEST_MYSQL_URL')
    : { missing: 'TEST_MYSQL_URL names no MySQL server' };
}

/**
 * In CI a server of its own, which does not wait for the disk.
 * @returns {Promise<{url: string} | {missing: string}>} as `findMysql`
 */
export async function findMariadb({ isCi }) {
  if (process.env.TEST_MARIADB_URL) return named('TEST_MARIADB_URL');
  if (isCi) {
    if (!existsSync(MARIADBD) && canInstall()) await install('mariadb-server');
    const own = existsSync(MARIADBD) ? await startOwnServer() : undefined;
    if (own) return { url: own };
  }
  if ((await versionAt(DEFAULT_MARIADB))?.includes('MariaDB')) return { url: DEFAULT_MARIADB };
  return {
    missing:
      'no MariaDB at 127.0.0.1:3306 that takes root without a password; TEST_MARIADB_URL names another',
  };
}

/** Either kind of server: MySQL where a variable names one, else MariaDB. */
export async function findServer() {
  const mysql = await findMysql();
  return mysql.url ? mysql : findMariadb({ isCi: false });
}
