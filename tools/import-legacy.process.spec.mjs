import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { ensureBuilt } from './setup/build.mjs';
import { ROOT } from './setup/run.mjs';

let folder;
before(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'lions-import-'));
  writeFileSync(join(folder, 'broken.json'), '{"users": [{"username": "Secret Person"');
  writeFileSync(join(folder, 'odd.json'), '{"users": [{"id": 3, "username": "two words"}, null]}');
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the documented command in the folder of the samples, on a separate embedded database. */
function importLegacy(...args) {
  return spawnSync('npm', ['run', 'import:legacy', '--', ...args], {
    cwd: join(ROOT, 'docs/samples'),
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

it('npm run import:legacy imports a relative path once, after a dry run that writes nothing', () => {
  const taken = /^ {2}users: 2 taken, 0 taken before, 0 not taken$/m;
  for (const [args, first, users] of [
    [['legacy-users.json'], /^Dry run, nothing was written/m, taken],
    [['legacy-users.json', '--write'], /^Written:$/m, taken],
    [['legacy-users.json', '--write'], /^Written:$/m, /^ {2}users: 0 taken, 2 taken before, 0 not taken$/m],
  ]) {
    const { status, stdout } = importLegacy(...args);
    assert.match(stdout, first);
    assert.match(stdout, users);
    assert.equal(status, 0);
  }
});

it('npm run import:legacy names the invalid rows of a file, and refuses an unreadable one in one sentence', () => {
  const odd = importLegacy(join(folder, 'odd.json'), '--write');
  assert.equal(odd.status, 0);
  assert.match(
    odd.stdout,
    /^ {2}not taken: users row 1: username: .+\n {2}not taken: users row 2: \(row\): /m,
  );
  for (const [args, sentence] of [
    [[join(folder, 'broken.json')], /^The file .+broken\.json is not JSON\.$/m],
    [['none.json', '--write'], /^The file .+none\.json cannot be read\.$/m],
    [[], /^Usage: npm run import:legacy -- FILE\.json/m],
  ]) {
    const { status, stderr } = importLegacy(...args);
    assert.match(stderr, sentence);
    assert.doesNotMatch(stderr, /Secret/);
    assert.equal(status, 1);
  }
});
