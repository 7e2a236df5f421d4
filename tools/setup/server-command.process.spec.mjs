import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { freePort } from './free-port.mjs';
import { ROOT } from './run.mjs';

let folder;
before(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'lions-command-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the documented command in a folder without a database. */
function npmRun(...args) {
  return spawnSync('npm', ['run', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined, LC_ALL: 'fr_CA.UTF-8' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

it('npm run rescue and npm run doctor pass arguments, language and exit code on', () => {
  for (const [args, status, text] of [
    [['rescue', '--', '--help', '--lang', 'en'], 0, /^Rescue commands/m],
    [['rescue', '--', 'unlock'], 2, /^Cette commande n’est pas comprise/m],
    [['rescue', '--', 'users'], 1, /^Il n’y a pas encore de base de données/m],
    [['doctor', '--', '--help'], 0, /^Examine le site/m],
    [['doctor', '--', '--json'], 1, /"id": "database",\n {6}"name"/],
  ]) {
    const run = npmRun(...args);
    assert.match(run.stdout + run.stderr, text);
    assert.equal(run.status, status);
  }
});

it('npm start | head leaves a server that answers and ends on SIGTERM', async () => {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined, PORT: port, LOG_LEVEL: 'info' };
  const inGroup = spawn('sh', ['-c', 'npm start 2>&1 | head -3'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    const status = async () =>
      fetch(`http://127.0.0.1:${port}/api/teams`, { signal: globalThis.AbortSignal.timeout(5000) }).then(
        (answer) => answer.status,
        () => 0,
      );
    for (const until = Date.now() + 30_000; (await status()) === 0 && Date.now() < until;) await wait(100);
    assert.deepEqual([await status(), await status(), await status()], [200, 200, 200]);
    process.kill(-inGroup.pid, 'SIGTERM');
    for (const until = Date.now() + 10_000; (await status()) !== 0 && Date.now() < until;) await wait(100);
    // It needs the lock of the embedded file.
    const migrating = ['apps/api/server.cjs', '--migrate-only'];
    const migrated = () => spawnSync(process.execPath, migrating, { cwd: ROOT, env }).status;
    for (const until = Date.now() + 10_000; migrated() !== 0;) assert.ok(Date.now() < until);
  } finally {
    try {
      process.kill(-inGroup.pid, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  }
});
