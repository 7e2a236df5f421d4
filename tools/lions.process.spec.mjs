/** The command `lions`, on real servers and backups: `docker` is the program in testing/docker. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './setup/build.mjs';
import { freePort } from './setup/free-port.mjs';
import { ROOT } from './setup/run.mjs';

const SETTINGS = [
  '\uFEFF# Written on Windows',
  'DEMO_DATA=on',
  "BACKUP_PASSPHRASE = 'a passphrase of this test'  # on paper",
  'export CONTACT_EMAIL="info@lions.example"',
  '',
].join('\r\n');
/** Server of a version: notes what is in the data folder at each start, then does what the version does. */
const server = (then) => `
const { createHash } = require('node:crypto');
const { appendFileSync, readdirSync, readFileSync } = require('node:fs');
const { DATA_DIR } = process.env;
if (process.argv.length === 2) {
  const hash = (name) => createHash('sha256').update(readFileSync(DATA_DIR + '/' + name)).digest('hex');
  const files = readdirSync(DATA_DIR, { withFileTypes: true }).filter((entry) => entry.isFile());
  const found = Object.fromEntries(files.map(({ name }) => [name, hash(name)]));
  appendFileSync(DATA_DIR + '/../starts.jsonl', JSON.stringify(found) + '\\n');
}
${then}
`;
const WORKS = server(`require(${JSON.stringify(`${ROOT}apps/api/server.cjs`)});`);
const ON_START = (then) =>
  server(`if (process.argv.length > 2) require(${JSON.stringify(`${ROOT}apps/api/server.cjs`)});
else { appendFileSync(DATA_DIR + '/lions.sqlite', 'changed by the new version'); ${then} }`);
const BREAKS = ON_START("console.error('Two tables are missing.'); process.exit(1);");
const HANGS = ON_START('setInterval(() => undefined, 1000);');

let folder;
let state;
let club;
let env;
let port;
before(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'lions-command-'));
  [state, club] = [join(folder, 'docker'), join(folder, 'club')];
  port = String(await freePort());
  env = {
    ...process.env,
    PATH: `${ROOT}tools/testing/docker:${process.env.PATH}`,
    TEST_DOCKER: state,
    TEST_PORT: port,
    TEST_TRIAL_PORT: String(await freePort()),
    LC_ALL: 'C.UTF-8',
    LIONS_UNIT: join(folder, 'none'),
  };
  publish('v1.0.0', { 'apps/api/server.cjs': WORKS });
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), club]);
  writeFileSync(join(club, '.env'), SETTINGS);
  docker('compose', 'up', '--detach', '--wait');
});
after(() => {
  docker('compose', 'stop', 'app');
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => writeFileSync(join(club, '.env'), SETTINGS));

/** Commits files as a version of the repository that the clone comes from. */
function publish(version, files = {}) {
  const repository = join(folder, 'origin');
  const author = [
    '-c',
    'user.name=Club',
    '-c',
    'user.email=club@lions.example',
    '-c',
    'commit.gpgSign=false',
  ];
  const git = (...args) => execFileSync('git', [...author, ...args], { cwd: repository });
  if (!existsSync(repository)) {
    mkdirSync(join(repository, 'apps/api'), { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    cpSync(`${ROOT}lions`, join(repository, 'lions'));
    writeFileSync(join(repository, '.gitignore'), '.env\n');
  }
  rmSync(join(repository, 'build-fails'), { force: true });
  for (const [name, text] of Object.entries({ version, ...files }))
    writeFileSync(join(repository, name), text);
  git('add', '--all');
  git('commit', '--quiet', '--message', `New in ${version}`);
  git('tag', version);
}

const docker = (...args) => spawnSync('docker', args, { cwd: club, env, encoding: 'utf8' });
const lions = (args, options = {}) => {
  const run = spawnSync(join(club, 'lions'), args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
    ...options,
    env: { ...env, ...options.env },
  });
  return { status: run.status, output: `${run.stdout}${run.stderr}` };
};
/** Runs the command, whose exit status and output are as expected. */
function expectRun(args, status, text, options) {
  const run = lions(args, options);
  assert.match(run.output, text);
  assert.equal(run.status, status, run.output);
  return run.output;
}
const answers = () =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 0,
  );
const version = () => readFileSync(join(club, 'version'), 'utf8');
const inData = (folderOf = state) =>
  readdirSync(join(folderOf, 'data')).filter((name) => name.startsWith('.'));
const starts = () => readFileSync(join(state, 'starts.jsonl'), 'utf8').trim().split('\n').map(JSON.parse);
const calls = () => readFileSync(join(state, 'calls.log'), 'utf8');
const users = () => lions(['rescue', 'users']).output;
const createUser = (name) =>
  expectRun(
    ['rescue', 'create-superadmin', '--username', name, '--email', `${name}@lions.example`],
    0,
    /only this once/,
  );

describe('lions', () => {
  it('is understood by a plain POSIX shell, and explains itself in both languages', () => {
    assert.equal(spawnSync('sh', ['-n', `${ROOT}lions`]).status, 0);
    expectRun(['help'], 0, /^Usage: [^]*\n {2}update \[VERSION\] {2}takes/);
    expectRun(['help'], 0, /^Usage : [^]*\n {2}update \[VERSION\] {2}prend/, { env: { LIONS_LANG: 'fr' } });
    expectRun([], 0, /^Usage : /, { env: { LC_ALL: 'fr_CA.UTF-8' } });
    expectRun(['remove'], 2, /^Usage: /);
    expectRun(['restore'], 2, /^Usage: /);
  });

  it('says in a sentence that docker compose is missing', () => {
    const old = join(folder, 'old');
    mkdirSync(old);
    writeFileSync(join(old, 'docker'), '#!/bin/sh\nexit 1\n');
    chmodSync(join(old, 'docker'), 0o755);
    const found = { env: { PATH: `${old}:${process.env.PATH}` } };
    expectRun(['status'], 1, /^This needs Docker with `docker compose`.*\n$/, found);
  });

  it('shows status and log', () => {
    expectRun(['status'], 0, /^Site: Up [^]*^Version \d+\.\d+\.\d+$[^]*Use%[^]*^Newest backup: /m);
    expectRun(['status'], 0, /^Dernière sauvegarde : /m, { env: { LIONS_LANG: 'fr_CA' } });
    assert.equal(expectRun(['logs', '2'], 0, /app-1/).trim().split('\n').length, 2);
    docker('compose', 'stop', 'app');
    expectRun(['status'], 1, /^It is not ready/m);
    docker('compose', 'up', '--detach', '--wait');
  });

  it('makes a backup, never overwrites one, and copies all of them', () => {
    expectRun(['backup', 'first'], 0, /Keep its passphrase in another place[^]*first\.backup/);
    expectRun(['backup', 'first.backup'], 1, /is there already/);
    expectRun(['backup'], 0, /club-[\d-]+\.backup holds the whole club/);
    expectRun(['backups'], 0, /club-[^]*first\.backup/);
    expectRun(['copy', 'copies'], 0, /keep them on an encrypted disk/);
    assert.ok(existsSync(join(folder, 'copies/first.backup')));
    expectRun(['copy', 'copies'], 1, /is not empty[^]*add --yes/);
    expectRun(['copy', 'copies', '--yes'], 0, /The backups are in/);
    assert.ok(existsSync(join(state, 'backups/last-copied')));
  });

  it('passes arguments of doctor and rescue on, with the language', () => {
    expectRun(['doctor', '--help'], 0, /^Examine le site/m, { env: { LIONS_LANG: 'fr' } });
    expectRun(['rescue', 'unlock'], 2, /not understood/);
    expectRun(['rescue', 'end-sign-ins', '--yes'], 0, /sign-ins? (?:was|were) ended/);
  });

  it('rehearses the newest backup beside the site', async () => {
    const rehearsal = spawn(join(club, 'lions'), ['rehearse'], { env, detached: true });
    let output = '';
    for (const stream of [rehearsal.stdout, rehearsal.stderr]) stream.on('data', (text) => (output += text));
    while (!output.includes('Lac St-Louis Lions: http') && rehearsal.exitCode === null) await pause(50);
    assert.match(output, /127\.0\.0\.1:3999[^]*^Restored the club of/m);
    assert.equal(await answers(), 200);
    process.kill(-rehearsal.pid, 'SIGINT');
    await once(rehearsal, 'close');
  });
});

describe('lions restore', () => {
  it('asks, and replaces the club by that of the backup', async () => {
    createUser('after.backup');
    expectRun(['restore', 'first.backup'], 1, /is lost[^]*add --yes/);
    const inTerminal = (input) =>
      spawnSync('script', ['--quiet', '--return', '--command', './lions restore first.backup', '/dev/null'], {
        cwd: club,
        env,
        input,
        encoding: 'utf8',
      });
    assert.match(inTerminal('no\n').stdout, /Type yes to go on:[^]*Nothing was changed/);
    assert.match(users(), /after\.backup/);
    const restored = inTerminal('yes\n');
    assert.match(restored.stdout, /Restored the club of[^]*before-restore-[^]*Done/);
    assert.equal(restored.status, 0);
    assert.doesNotMatch(users(), /after\.backup/);
    assert.equal(await answers(), 200);
    assert.deepEqual(inData(), []);
  });

  it('leaves the club as it is, and the site running, when the backup cannot be restored', async () => {
    createUser('present');
    const before = starts().length;
    writeFileSync(
      join(folder, 'damaged.backup'),
      readFileSync(join(folder, 'copies/first.backup')).subarray(0, 5000),
    );
    const same = /Nothing was restored: the club is as it was/;
    expectRun(['restore', 'none.backup', '--yes'], 1, same);
    expectRun(['restore', './damaged.backup', '--yes'], 1, same);
    writeFileSync(join(club, '.env'), SETTINGS.replace('a passphrase', 'another passphrase'));
    expectRun(['restore', 'first.backup', '--yes'], 1, /not the passphrase[^]*the club is as it was/);
    assert.equal(starts().length, before);
    assert.match(users(), /present/);
    assert.deepEqual(inData(), []);
  });

  it('restores a file of the server, over a club that is too damaged for a backup', () => {
    docker('compose', 'stop', 'app');
    writeFileSync(join(state, 'data/lions.sqlite'), 'this is no database any more'.repeat(1000));
    expectRun(['restore', './copies/first.backup', '--yes'], 0, /no backup could be made, is in the folder/);
    const [kept] = inData();
    assert.match(kept, /^\.replaced-/);
    assert.match(readFileSync(join(state, 'data', kept, 'lions.sqlite'), 'utf8'), /^this is no database/);
    rmSync(join(state, 'data', kept), { recursive: true });
    assert.match(users(), /^superadmin/m);
  });

  it('fills a new server', async () => {
    const other = { TEST_DOCKER: join(folder, 'new-server'), TEST_PORT: String(await freePort()) };
    try {
      expectRun(['restore', './copies/first.backup', '--yes'], 0, /Restored the club of[^]*Done/, {
        env: other,
      });
      expectRun(['rescue', 'users'], 0, /^superadmin/m, { env: other });
    } finally {
      spawnSync('docker', ['compose', 'stop', 'app'], { cwd: club, env: { ...env, ...other } });
    }
  });
});

describe('lions update', () => {
  it('asks first, builds while the old version serves, and refuses a second update during the build', async () => {
    expectRun(['update'], 0, /There is no newer version/);
    publish('v1.1.0');
    expectRun(['update'], 1, /New in v1\.1\.0[^]*becomes v1\.1\.0[^]*add --yes/);
    writeFileSync(join(state, 'build-waits'), '');
    const first = spawn(join(club, 'lions'), ['update', '--yes'], { env });
    let output = '';
    for (const stream of [first.stdout, first.stderr]) stream.on('data', (text) => (output += text));
    while (!calls().includes('compose build')) await pause(50);
    expectRun(['update', '--yes'], 1, /Another restore or update is running/);
    expectRun(['restore', 'first.backup', '--yes'], 1, /Another restore or update is running/);
    assert.equal(await answers(), 200);
    rmSync(join(state, 'build-waits'));
    const [status] = await once(first, 'close');
    assert.match(
      output,
      /before-[0-9a-f]+-[\d-]+\.backup holds[^]*Version of the database[^]*Done: the site is v1\.1\.0/,
    );
    assert.equal(status, 0, output);
    assert.equal(version(), 'v1.1.0');
    assert.equal(await answers(), 200);
    assert.deepEqual(inData(), []);
  });

  it('never stops the old version when the new one cannot be fetched or built', () => {
    const before = starts().length;
    publish('v1.2.0', { 'build-fails': '' });
    expectRun(
      ['update', '--yes'],
      1,
      /build of this version fails[^]*could not be built; the site runs as before/,
    );
    writeFileSync(join(club, '.env'), `${SETTINGS}IMAGE="registry.example/lions"\r\n`);
    expectRun(['update', '--yes'], 1, /daemon: registry\.example\/lions:v1\.2\.0: no such host/);
    renameOrigin('away', () => expectRun(['update', '--yes'], 1, /cannot be reached; nothing was changed/));
    expectRun(['update', 'v9.9.9', '--yes'], 1, /There is no version v9\.9\.9/);
    assert.equal(starts().length, before);
    assert.equal(version(), 'v1.1.0');
  });

  it('refuses files that were changed in the clone', () => {
    writeFileSync(join(club, 'version'), 'mine');
    expectRun(['update', '--yes'], 1, /Files of the program were changed here/);
    execFileSync('git', ['checkout', '--quiet', '.'], { cwd: club });
  });

  it('goes back with the same data when the new version does not start', async () => {
    createUser('before.update');
    publish('v1.3.0', { 'apps/api/server.cjs': BREAKS });
    const output = expectRun(
      ['update', '--yes'],
      1,
      /exited[^]*the site runs again as before, with all its data/,
    );
    assert.doesNotMatch(output, /Done/);
    const [ofNew, ofOld] = starts().slice(-2);
    assert.ok('lions.sqlite' in ofNew);
    assert.deepEqual(ofOld, ofNew);
    assert.equal(version(), 'v1.1.0');
    assert.equal(await answers(), 200);
    assert.match(users(), /before\.update/);
    assert.deepEqual(inData(), []);
  });

  it('goes back when the disk is full while the data are copied', async () => {
    const full = join(folder, 'full');
    mkdirSync(full);
    writeFileSync(join(full, 'cp'), '#!/bin/sh\necho "cp: No space left on device" >&2\nexit 1\n');
    chmodSync(join(full, 'cp'), 0o755);
    publish('v1.4.0', { 'apps/api/server.cjs': WORKS });
    const options = { env: { PATH: `${full}:${env.PATH}` } };
    expectRun(['update', '--yes'], 1, /No space left[^]*runs again as before/, options);
    assert.equal(await answers(), 200);
    assert.deepEqual(inData(), []);
  });

  it('goes back at the next call after it was killed while it built', async () => {
    writeFileSync(join(state, 'build-waits'), '');
    const builds = calls().split('compose build').length;
    const cut = spawn(join(club, 'lions'), ['update', '--yes'], { env, detached: true, stdio: 'ignore' });
    while (calls().split('compose build').length === builds) await pause(50);
    process.kill(-cut.pid, 'SIGKILL');
    await once(cut, 'close');
    rmSync(join(state, 'build-waits'));
    assert.equal(version(), 'v1.4.0');
    expectRun(['update', '--yes'], 1, /was cut off[^]*runs again as before/);
    assert.equal(version(), 'v1.1.0');
    assert.equal(await answers(), 200);
  });

  it('goes back at the next call after it was killed while the new version started, and works then', async () => {
    publish('v1.5.0', { 'apps/api/server.cjs': HANGS });
    const before = starts().length;
    const cut = spawn(join(club, 'lions'), ['update', '--yes'], { env, detached: true, stdio: 'ignore' });
    while (starts().length === before) await pause(50);
    process.kill(-cut.pid, 'SIGKILL');
    await once(cut, 'close');
    expectRun(['update', '--yes'], 1, /was cut off[^]*runs again as before/);
    assert.equal(version(), 'v1.1.0');
    const [ofNew, ofOld] = starts().slice(-2);
    assert.deepEqual(ofOld, ofNew);
    expectRun(['update', 'v1.4.0', '--yes'], 0, /Done: the site is v1\.4\.0/);
    assert.match(users(), /before\.update/);
  });

  it('points to another page on MySQL, as restore does', () => {
    writeFileSync(join(club, '.env'), `${SETTINGS}COMPOSE_FILE='docker-compose.mysql.yml'\r\n`);
    for (const command of ['update', 'restore'])
      expectRun(
        [command, 'v1.0.0', '--yes'],
        1,
        /^On MySQL `lions \w+` is not possible: see docs\/scale\.md\.\n$/,
      );
  });
});

/** Runs `work` while the repository of the club is at another place. */
function renameOrigin(name, work) {
  execFileSync('mv', [join(folder, 'origin'), join(folder, name)]);
  try {
    work();
  } finally {
    execFileSync('mv', [join(folder, name), join(folder, 'origin')]);
  }
}
