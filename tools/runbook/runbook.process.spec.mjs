/**
 * docs/runbook.md: every command in it is run here, or is listed in `commands.mjs` with the reason why it cannot
 * be run, and a check of the names in it. Both languages have the same commands.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { CLUB, publishVersion } from './club-repository.mjs';
import {
  blocksOf,
  COMMANDS,
  containerRun,
  FIRST_SETTINGS,
  NOT_RUN,
  settingsOf,
  UNUSED_RULES,
} from './commands.mjs';
import { ensureBuilt } from '../setup/build.mjs';
import { freePort } from '../setup/free-port.mjs';
import { ROOT } from '../setup/run.mjs';

const COMPOSE = /^docker compose exec app /;
const ran = new Set();
const servers = [];
let folder;
let port;
let trialPort;
/** Environment of all commands: the variables of `.env`. */
let environment;
/** Additional variables in the container, set by the image and docker-compose.yml. */
let image;
before(async () => {
  await ensureBuilt();
  folder = mkdtempSync(join(tmpdir(), 'lions-runbook-'));
  mkdirSync(join(folder, 'backups'));
  [port, trialPort] = [await freePort(), await freePort()];
  environment = {
    ...process.env,
    ...settingsOf('CONTACT_EMAIL', 'SUPERADMIN_EMAIL', 'MAIL_FROM'),
    PUBLIC_URL: `https://${settingsOf('DOMAIN').DOMAIN}`,
    // The mail service of the example does not exist; one in this folder's own .env may.
    SMTP_URL: '',
    BACKUP_PASSPHRASE: 'a passphrase of this test',
    DATABASE_URL: '',
    DATA_DIR: join(folder, 'data'),
    BACKUP_DIR: join(folder, 'backups'),
    DEMO_DATA: 'on',
    HOST: '127.0.0.1',
    LC_ALL: 'en_CA.UTF-8',
  };
  image = { NODE_ENV: 'production', DEMO_DATA: 'off' };
});
after(async () => {
  await Promise.all(servers.map(stop));
  rmSync(folder, { recursive: true, force: true });
});

/** Places and ports of the runbook, as this test has them. */
function here(command) {
  return command
    .replaceAll('/tmp/trial', join(folder, 'trial'))
    .replaceAll('/from/lions-nightly-2026-11-25', '/backups/first')
    .replaceAll('/backups/before-4f3a2b1-2026-11-26-1930', '/backups/first')
    .replaceAll('practice.backup', join(folder, 'practice.backup'))
    .replaceAll('/backups/', `${join(folder, 'backups')}/`)
    .replaceAll(' /data/', ` ${join(folder, 'data')}/`)
    .replace(/\/backups$/, join(folder, 'backups'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('PORT=3999', `PORT=${trialPort}`)
    .replaceAll('localhost:3999', `localhost:${trialPort}`);
}

/** Starts a command of the runbook in a process group of its own. */
function begin(command, { env = {}, cwd = ROOT, version = '4f3a2b1' } = {}) {
  assert.ok(COMMANDS.includes(command), `The runbook has no such command: ${command}`);
  ran.add(command);
  const isOneOff = command.startsWith('docker compose run ');
  const inner = isOneOff ? containerRun(command) : { inner: command.replace(COMPOSE, ''), env: {} };
  const isInContainer = isOneOff || COMPOSE.test(command);
  const given = Object.entries(inner.env).map(([name, value]) => [name, here(value)]);
  const child = spawn('sh', ['-c', here(inner.inner).replace('checkout 4f3a2b1', `checkout ${version}`)], {
    cwd,
    env: { ...environment, ...(isInContainer && image), ...Object.fromEntries(given), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (child.output += text));
  return child;
}

/** Runs a command to its end; `expected` is what the runbook says that one sees. */
async function run(command, expected, { status = 0, ...options } = {}) {
  const child = begin(command, options);
  const [code] = await once(child, 'close');
  assert.match(child.output, expected);
  assert.equal(code, status, child.output);
  return child.output;
}

/** Starts a server and waits until it says its address. */
async function serve(command, env) {
  const child = begin(command, { env });
  servers.push(child);
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

/** Waits for the backup that the site makes after its first start. */
async function nightlyBackup() {
  const end = Date.now() + 60_000;
  while (!readdirSync(environment.BACKUP_DIR).some((name) => /^lions-nightly-[-\d]+\.backup$/.test(name))) {
    assert.ok(Date.now() < end, 'no nightly backup within a minute');
    await pause(100);
  }
}

async function statusOfSignIn(at, { username, password }) {
  const answer = await fetch(`http://127.0.0.1:${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ username, password }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('both languages of the runbook', () => {
  const [english, french] = blocksOf('docs/runbook.md');

  it('have the same commands and files in the same order', () => {
    assert.ok(english.length > 30);
    assert.deepEqual(french, english);
  });

  it('have commands of one line each, in blocks of a known kind', () => {
    for (const { kind, lines } of english) {
      assert.match(kind, /^(?:sh|ini|text)$/);
      if (kind === 'sh')
        assert.deepEqual(
          lines.filter((line) => /\\$|^#/.test(line)),
          [],
        );
    }
  });
});

describe('commands of the runbook', () => {
  let superadmin;
  let site;
  let examinations;

  it('start the site, which shows the sign-in once', async () => {
    site = await serve('npm start', { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
    const [username, password] = ['username', 'password'].map(
      (name) => new RegExp(`\\| +${name} +(\\S+)`).exec(site.output)?.[1],
    );
    superadmin = { username, password };
    assert.equal(await statusOfSignIn(port, superadmin), 200);
    const health = 'curl --silent --show-error http://127.0.0.1:3000/api/health/ready';
    await run(health, /^\{"status":"ok"\}$/);
    // They wait for links that do not answer, meanwhile the others run.
    const sees = /^ *OK +Version of the database/m;
    const env = { PUBLIC_URL: `http://localhost:${port}` };
    examinations = Promise.allSettled([
      run('npm run doctor', sees, { env: { ...env, BACKUP_DIR: '' } }),
      // Without the first backup of the site it finds something wrong, as the runbook says.
      nightlyBackup().then(() =>
        run('docker compose exec app node apps/api/server.cjs --doctor', sees, { env }),
      ),
    ]);
  });

  it('get the program, protect its settings, take a new version, and go back', async () => {
    const club = join(folder, 'club');
    const first = publishVersion(club, 'One');
    const on = { env: { GIT_CONFIG_GLOBAL: '/dev/null', ...CLUB(club) }, cwd: folder };
    await run('git clone https://git.example/lions.git lions', /^Cloning into 'lions'/, on);
    const at = { ...on, cwd: join(folder, 'lions') };
    writeFileSync(join(at.cwd, '.env'), FIRST_SETTINGS);
    await run('chmod 600 .env', /^$/, at);
    assert.equal(statSync(join(at.cwd, '.env')).mode & 0o777, 0o600);
    await run('git log -1 --oneline', new RegExp(`^${first} One$`, 'm'), at);
    publishVersion(club, 'Two');
    const whatIsNew = 'git log --oneline HEAD..origin/main';
    await run(whatIsNew, /^$/, at);
    await run('git fetch', /main/, at);
    await run(whatIsNew, /^[0-9a-f]+ Two\n$/, at);
    await run('git pull', /^Fast-forward$/m, at);
    await run(whatIsNew, /^$/, at);
    await run('git checkout 4f3a2b1', new RegExp(`^HEAD is now at ${first} One$`, 'm'), {
      ...at,
      version: first,
    });
    const copy = join(at.cwd, 'backups-copy');
    mkdirSync(copy);
    writeFileSync(join(copy, 'first.backup'), '');
    utimesSync(join(copy, 'first.backup'), 0, 0);
    writeFileSync(join(copy, 'lions-nightly-2026-11-25.backup'), '');
    await run('ls -lt backups-copy', /nightly[^]*first/, at);
    await run('rm -r backups-copy', /^$/, at);
    mkdirSync(copy);
    await run('rm -rf backups-copy', /^$/, at);
    await run('rm -rf backups-copy', /^$/, at);
    assert.deepEqual(readdirSync(at.cwd).sort(), ['.env', '.git', 'version']);
  });

  it('back up, and restore on one’s own computer', async () => {
    await run('npm run rescue -- users', /^superadmin\b/m);
    const saved = await run('npm run backup -- practice.backup', /Keep its passphrase in another place/);
    const [rows] = /\d+ rows/.exec(saved);
    const restored = await run(
      'DATA_DIR=/tmp/trial npm run restore -- practice.backup',
      /^Restored the club of/m,
    );
    assert.equal(/\d+ rows/.exec(restored)?.[0], rows);
    const trial = await serve('DATA_DIR=/tmp/trial PORT=3999 npm start', {
      PUBLIC_URL: `http://localhost:${trialPort}`,
    });
    assert.equal(await statusOfSignIn(trialPort, superadmin), 200);
    await stop(trial);
    await run('rm -r /tmp/trial practice.backup', /^$/);
    assert.ok(!existsSync(join(folder, 'trial')));
  });

  it('back up in the container, and rehearse the restore', async () => {
    const backup = 'docker compose exec app node apps/api/server.cjs --backup';
    // With the example as it is, everybody could read the phrase that locks the backups.
    const example = { status: 1, env: settingsOf('BACKUP_PASSPHRASE') };
    await run(`${backup} /backups/first.backup`, /at least 12 characters/, example);
    await run(`${backup} /backups/first.backup`, /Keep its passphrase in another place/);
    await run(`${backup} /backups/first.backup`, /is there already/, { status: 1 });
    await run(
      `${backup} "/backups/before-$(git rev-parse --short HEAD)-$(date +%F-%H%M).backup"`,
      /before-[0-9a-f]+-\d{4}-\d\d-\d\d-\d{4}\.backup holds the whole club/,
    );
    await run('docker compose exec app ls -l /backups', /first\.backup/);
    const command = COMMANDS.find((line) => line.includes('--publish 127.0.0.1:3999:3000'));
    const trial = await serve(command, { PORT: String(trialPort) });
    assert.match(trial.output, /^Restored the club of/m);
    assert.equal(await statusOfSignIn(trialPort, superadmin), 200);
    await stop(trial);
  });

  it('restore after an upgrade, and on a new server', async () => {
    const restores = COMMANDS.filter((line) => / app node apps\/api\/server\.cjs --restore/.test(line));
    assert.equal(restores.length, 2);
    const into = (name) => ({ DATA_DIR: join(folder, name) });
    const locked = { ...into('other'), BACKUP_PASSPHRASE: 'another passphrase' };
    await Promise.all([
      ...restores.map((command, index) =>
        run(command, /^Restored the club of/m, { env: into(`new-${index}`) }),
      ),
      run(restores[0], /not the passphrase/, { status: 1, env: locked }),
    ]);
    await run(restores[0], /already holds a club/, { status: 1, env: into('new-0') });
  });

  it('send mails again, and let superadmins in again', async () => {
    const rescue = 'docker compose exec app node apps/api/server.cjs --rescue';
    await Promise.all([
      // The mail service is named, and not asked.
      run(`${rescue} mails`, /^0 failed, 0 wait\.$/m, { env: settingsOf('SMTP_URL') }),
      run(`${rescue} send-again --all --yes`, /0 mails are to be sent again/),
      run(`${rescue} users`, /^superadmin\b/m),
      run(`${rescue} unlock superadmin`, /can try to sign in again/),
      run(`${rescue} reset-link superadmin`, /https:\/\/lions\.example\/admin\/\S+/),
    ]);
    const created = `${rescue} create-superadmin --username new.superadmin --email info@lions.example`;
    const output = await run(created, /password \(shown only this once\)/);
    const password = /only this once\) +(\S+)/.exec(output)[1];
    assert.equal(await statusOfSignIn(port, { username: 'new.superadmin', password }), 200);
    await run(`${rescue} end-sign-ins --yes`, /sign-ins? (?:was|were) ended/);
    const secrets = ['jwt-secret', 'link-secret'].map((name) => join(environment.DATA_DIR, name));
    const lost = readFileSync(secrets[0], 'utf8');
    await run('docker compose exec app rm --force /data/jwt-secret /data/link-secret', /^$/);
    await run(`${rescue} rotate-secret --yes`, /A new secret was drawn/);
    assert.notEqual(readFileSync(secrets[0], 'utf8'), lost);
    assert.ok(!existsSync(secrets[1]));
    await run('df -h /', /Use%/);
    await run('docker compose exec app rm /backups/before-4f3a2b1-2026-11-26-1930.backup', /^$/);
  });

  it('examine the site, in both ways', async () => {
    for (const { status, reason } of await examinations) assert.equal(status, 'fulfilled', reason);
    await stop(site);
  });

  for (const [command, { reason, check }] of NOT_RUN)
    it(`not run, checked: ${command} (${reason})`, () => check(command));

  it('are all run or checked, and each check has a command', () => {
    const covered = new Set([...ran, ...NOT_RUN.keys()]);
    assert.deepEqual(
      COMMANDS.filter((command) => !covered.has(command)),
      [],
    );
    assert.deepEqual(
      [...covered].filter((command) => !COMMANDS.includes(command)),
      [],
    );
    assert.deepEqual(
      [...ran].filter((command) => NOT_RUN.has(command)),
      [],
    );
    assert.deepEqual(UNUSED_RULES, []);
  });
});
