import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { ensureBuilt } from './build.mjs';
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
