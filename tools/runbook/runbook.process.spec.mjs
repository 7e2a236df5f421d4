/**
 * docs/runbook.md: every command in it is run here, with `docker` of testing/docker, or is listed in `commands.mjs` with
 * the reason why it cannot be run, and a check of the names in it. Both languages have the same commands.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CLUB, publishVersion } from './club-repository.mjs';
import {
  COMMANDS,
  english,
  FIRST_SETTINGS,
  french,
  MAIL_SETTINGS,
  NOT_RUN,
  unknownSettings,
  UNUSED_RULES,
} from './commands.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { freePort } from '../setup/free-port.mjs';
import { ROOT } from '../setup/run.mjs';

const PASSPHRASE = 'a passphrase of this test';
const ran = new Set();
const children = [];
let folder;
/** The server of the club, and the one that takes its place. */
let site;
let other;
before(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'lions-runbook-'));
  mkdirSync(join(folder, 'club'));
  publishVersion(join(folder, 'club'), 'One');
  [site, other] = await Promise.all(['site', 'other'].map(serverIn));
});
after(async () => {
  await Promise.all(children.map(stop));
  for (const { cwd, env } of [site, other])
    if (existsSync(cwd)) spawnSync('docker', ['compose', 'stop'], { cwd, env });
  rmSync(folder, { recursive: true, force: true });
});

/** Folder and environment of a server; `home` is where one is after signing in. */
async function serverIn(name) {
  const home = join(folder, name);
  mkdirSync(home);
  const [port, trial] = [await freePort(), await freePort()].map(String);
  const env = {
    ...process.env,
    ...CLUB(join(folder, 'club')),
    PATH: `${ROOT}tools/testing/docker:${process.env.PATH}`,
    TEST_DOCKER: join(home, 'docker'),
    TEST_PORT: port,
    TEST_TRIAL_PORT: trial,
    LIONS_UNIT: join(home, 'none'),
    LC_ALL: 'en_CA.UTF-8',
  };
  return { home, cwd: join(home, 'lions'), port, trial, env };
}

/** Starts a command of the runbook in a process group of its own; `as` is it with the names of this test. */
function begin(command, { cwd, env }, as = command) {
  assert.ok(COMMANDS.includes(command), `The runbook has no such command: ${command}`);
  ran.add(command);
  const child = spawn('sh', ['-c', as], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  child.output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (child.output += text));
  children.push(child);
  return child;
}

/** Runs a command to its end; `expected` is what the runbook says that one sees. */
async function run(command, expected, { on = site, as, status = 0 } = {}) {
  const child = begin(command, on, as);
  await once(child, 'close');
  assert.match(child.output, expected);
  assert.equal(child.exitCode, status, child.output);
  return child.output;
}

/** Starts a server and waits until it says its address. */
async function serve(command, on) {
  const child = begin(command, on);
  while (!/^Lac St-Louis Lions: http/m.test(child.output)) {
    if (child.exitCode !== null) assert.fail(child.output);
    await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  }
  return child;
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGINT');
  await once(child, 'close');
}

/** The superadmin as a log shows it. */
const superadminIn = (log) =>
  Object.fromEntries(
    ['username', 'password'].map((name) => [name, new RegExp(`\\| +${name} +(\\S+)`).exec(log)?.[1]]),
  );

async function statusOfSignIn(port, credentials) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(credentials),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('both languages of the runbook', () => {
  it('have the same commands and files in the same order', () => {
    assert.ok(english.blocks.length > 25);
    assert.deepEqual(french.blocks, english.blocks);
  });

  it('have commands of one line each, in blocks of a known kind', () => {
    for (const { kind, lines } of english.blocks) {
      assert.match(kind, /^(?:sh|ini)$/);
      if (kind === 'sh')
        assert.deepEqual(
          lines.filter((line) => /\\$|^#/.test(line)),
          [],
        );
    }
  });

  it('are short: 2,000 words with the commands, a fifth more in French', () => {
    assert.ok(english.words <= 2000, `${english.words} words`);
    assert.ok(french.words <= 1.2 * english.words, `${french.words} words`);
  });

  it('name settings that exist', () => assert.deepEqual(unknownSettings(), []));
});

describe('commands of the runbook', () => {
  const first = 'docker compose up --build --detach --wait';
  let superadmin;
  let nightly;
  let examination;

  it('start the site at home, which shows the sign-in once', async () => {
    const { env, port } = site;
    const own = {
      DATA_DIR: join(folder, 'data'),
      PORT: port,
      DEMO_DATA: 'on',
      DATABASE_URL: '',
      SMTP_URL: '',
    };
    const trial = await serve('npm start', { cwd: ROOT, env: { ...env, ...own } });
    assert.equal(await statusOfSignIn(port, superadminIn(trial.output)), 200);
    await stop(trial);
  });

  it('install the site', async () => {
    await run('git clone https://git.example/lions.git lions', /^Cloning/, {
      on: { ...site, cwd: site.home },
    });
    const settings = join(site.cwd, '.env');
    writeFileSync(settings, FIRST_SETTINGS);
    await run('chmod 600 .env', /^$/);
    assert.equal(statSync(settings).mode & 0o777, 0o600);
    // With the example as it is, everybody could read the phrase that locks the backups.
    await run(first, /exited/, { status: 1 });
    await run('./lions logs 500', /at least 12 characters/);
    writeFileSync(settings, FIRST_SETTINGS.replace('CHANGE-ME', PASSPHRASE));
    await run(first, /^$/);
    superadmin = superadminIn(await run('./lions logs 500', /username/));
    assert.equal(await statusOfSignIn(site.port, superadmin), 200);
    await run('./lions status', /Version \d/);
  });

  it('add the mail service, which the doctor asks', async () => {
    appendFileSync(join(site.cwd, '.env'), MAIL_SETTINGS);
    await run('docker compose up --detach --wait', /^$/);
    // Started early: it waits for links that do not answer.
    examination = Promise.allSettled([run('./lions doctor', /WRONG +Mail server/, { status: 1 })]);
    await Promise.all([
      run('./lions rescue mails', /^0 failed, 0 wait\.$/m),
      run('./lions rescue send-again --all --yes', /0 mails are to be sent again/),
    ]);
  });

  it('copy the backups away, and rehearse the restore', async () => {
    const end = Date.now() + 60_000;
    while (!(nightly = /lions-nightly-[-\d]+\.backup/.exec(await run('./lions backups', /^/))?.[0])) {
      assert.ok(Date.now() < end, 'no nightly backup within a minute');
      await pause(100);
    }
    await run('./lions copy backups-copy', /The backups are in/);
    // In place of `scp`.
    cpSync(join(site.cwd, 'backups-copy'), join(folder, 'at-home'), { recursive: true });
    assert.ok(existsSync(join(site.home, 'docker/backups/last-copied')));
    await run('rm -r backups-copy', /^$/);
    const trial = await serve('./lions rehearse', site);
    assert.match(trial.output, /^Restored the club of/m);
    assert.equal(await statusOfSignIn(site.trial, superadmin), 200);
    await stop(trial);
  });

  it('restore the club on a new server', async () => {
    await run('git clone https://git.example/lions.git lions', /^Cloning/, {
      on: { ...other, cwd: other.home },
    });
    cpSync(join(folder, 'at-home'), join(other.cwd, 'backups-copy'), { recursive: true });
    await run('ls -lt backups-copy', new RegExp(nightly), { on: other });
    const restore = './lions restore backups-copy/lions-nightly-2026-11-25.backup';
    const as = `${restore.replace(/lions-nightly.*/, nightly)} --yes`;
    const settings = (phrase) =>
      writeFileSync(join(other.cwd, '.env'), FIRST_SETTINGS.replace('CHANGE-ME', phrase));
    settings('another passphrase');
    await run(restore, /not the passphrase/, { on: other, as, status: 1 });
    settings(PASSPHRASE);
    await run(restore, /^Restored the club of/m, { on: other, as });
    assert.equal(await statusOfSignIn(other.port, superadmin), 200);
  });

  it('let superadmins in again, and end a leak', async () => {
    await Promise.all([
      run('./lions rescue users', /^superadmin\b/m),
      run('./lions rescue unlock superadmin', /can try to sign in again/),
      run('./lions rescue reset-link superadmin', /https:\/\/lions\.example\/admin\/\S+/),
    ]);
    const output = await run(
      './lions rescue create-superadmin --username new.superadmin --email info@lions.example',
      /password \(shown only this once\)/,
    );
    const password = /only this once\) +(\S+)/.exec(output)[1];
    assert.equal(await statusOfSignIn(site.port, { username: 'new.superadmin', password }), 200);
    await run('./lions rescue end-sign-ins --yes', /sign-ins? (?:was|were) ended/);
    const [secret, links] = ['jwt-secret', 'link-secret'].map((name) => join(site.home, 'docker/data', name));
    const lost = readFileSync(secret, 'utf8');
    await run('docker compose exec app rm --force /data/jwt-secret /data/link-secret', /^$/);
    await run('./lions rescue rotate-secret --yes', /A new secret was drawn/);
    assert.notEqual(readFileSync(secret, 'utf8'), lost);
    assert.ok(!existsSync(links));
    await run('docker compose restart app', /^$/);
  });

  it('take a new version, with a backup before', async () => {
    for (const { status, reason } of await examination) assert.equal(status, 'fulfilled', reason);
    await run('./lions update', /no newer version/, { as: './lions update --yes' });
    publishVersion(join(folder, 'club'), 'Two');
    await run('./lions update', /^[0-9a-f]+ Two$/m, { as: './lions update --yes' });
    assert.equal(readFileSync(join(site.cwd, 'version'), 'utf8'), 'Two');
    await run('docker compose build --pull', /^$/);
    const [name] = /before-[0-9a-f]+-[-\d]+\.backup/.exec(await run('./lions backups', /nightly/));
    const remove = 'docker compose exec app rm /backups/before-4f3a2b1-2026-11-26-193000.backup';
    await run(remove, /^$/, { as: remove.replace(/before-.*/, name) });
    assert.ok(!existsSync(join(site.home, 'docker/backups', name)));
  });

  it('make room on the disk, and read the log', async () => {
    await run('docker image prune --force', /^$/);
    await run('docker builder prune --force', /^$/);
    await run('./lions logs', /\S/);
  });

  for (const [command, { reason, check }] of NOT_RUN)
    it(`not run, checked: ${command} (${reason})`, () => check(command));

  it('are all run or checked, and each check has a command', () => {
    assert.deepEqual([...ran, ...NOT_RUN.keys()].sort(), [...COMMANDS].sort());
    assert.deepEqual(UNUSED_RULES, []);
  });
});
