import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, SERVER } from '../../setup/run.mjs';
import { signedIn } from '../club-data.mjs';
import { withSchema } from '../own-schema.mjs';
import { onEachDatabase, preferredServer } from '../search/databases.mjs';
import { startLargeClub } from '../search/start-large-club.mjs';
import { median, quantile, startServer } from '../server-process.mjs';
import { peakOf, processesOf } from './process-tree.mjs';
import { startTraffic } from './start-traffic.mjs';

const READY = '/api/health/ready';
const MOST_TIMES = 1.5;
const MOST_MB = 200;
/** Requests are compared with those of this time before a backup. */
const QUIET_MS = 15_000;
const WARM_MS = 10_000;
/** Backups by the command in a round, beside one by the server. */
const BY_COMMAND = 3;
const PICTURES = { count: 100, bytes: 300_000 };

const secrets = () => ({ BACKUP_PASSPHRASE: 'bench-only-passphrase-4f1c9a' });

function makePictures(dataDir) {
  const folder = join(dataDir, 'media');
  mkdirSync(folder, { recursive: true });
  for (let number = 0; number < PICTURES.count; number += 1)
    writeFileSync(join(folder, `bench-${number}.webp`), randomBytes(PICTURES.bytes));
}

async function call(path, body, url, cookie) {
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' };
  const answer = await fetch(url + path, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`PUT ${path} answered ${answer.status}.`);
}

/** A command such as `npm run backup -- FILE`: its peak. */
async function runCommand(env, ...args) {
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  const peakMb = await peakOf(child.pid);
  const [code] = await ended;
  if (code !== 0) throw new Error(`npm run ${args.join(' ')} failed.`);
  return peakMb;
}

/** Removes the nightly backups: the server makes one at its next minute. Its start and its peak. */
async function nightly(server, dir) {
  for (const name of readdirSync(dir)) if (name.endsWith('.backup')) rmSync(join(dir, name));
  for (;;) {
    const [pid] = processesOf(server.pid);
    if (pid !== undefined) return { from: Date.now(), peakMb: await peakOf(pid) };
    await pause(20);
  }
}

/** Runs a backup beside the traffic: how long requests took before, meanwhile and after. */
async function beside(traffic, run) {
  await traffic.signIn();
  await pause(QUIET_MS);
  const begun = Date.now();
  const { from = begun, peakMb } = await run();
  const to = Date.now();
  await pause(QUIET_MS);
  return {
    peakMb,
    seconds: (to - from) / 1000,
    before: await traffic.between(from - QUIET_MS, from),
    meanwhile: await traffic.between(from, to),
    after: await traffic.between(to, to + QUIET_MS),
  };
}

const p95 = (runs, part) =>
  quantile(
    runs.flatMap((run) => run[part]).map(({ ms }) => ms),
    0.95,
  );

function lines(what, runs) {
  const ratios = runs.map((run) => p95([run], 'meanwhile') / p95([run], 'before'));
  const refused = runs
    .flatMap(({ meanwhile }) => meanwhile)
    .filter(({ status }) => status !== 200 && status !== 201);
  const range = (numbers, digits) =>
    `${Math.min(...numbers).toFixed(digits)} - ${Math.max(...numbers).toFixed(digits)}`;
  return [
    {
      what: `${what}, p95`,
      ratio: p95(runs, 'meanwhile') / p95(runs, 'before'),
      of: 'before',
      most: MOST_TIMES,
      notes: [
        `${p95(runs, 'before').toFixed(1)} ms before`,
        `runs ${range(ratios, 2)}`,
        `after it ${(p95(runs, 'after') / p95(runs, 'before')).toFixed(2)} ×`,
        `${refused.length} refused`,
        `${median(runs.map(({ seconds }) => seconds)).toFixed(0)} s`,
      ],
    },
    { what: `${what}, memory`, mb: Math.max(...runs.map(({ peakMb }) => peakMb)), most: MOST_MB },
  ];
}

async function measure(name, database, folder, rounds) {
  const { server } = await startLargeClub(database);
  await server.stop();
  makePictures(database.env.DATA_DIR);
  return besideBackups(name, database.env, folder, rounds);
}

/** @param env of a server on a database that is filled */
async function besideBackups(name, env, folder, rounds) {
  const dir = join(folder, `backups-${name}`);
  mkdirSync(dir);
  const own = { ...env, ...secrets(), BACKUP_DIR: dir };
  const server = await startServer(SERVER, READY, own);
  await call(
    '/api/settings/practice_registration_enabled',
    { value: 'true' },
    server.url,
    await signedIn(server.url),
  );
  while (!readdirSync(dir).some((file) => file.endsWith('.backup'))) await pause(500);
  const traffic = await startTraffic(server.url);
  await traffic.signIn();
  await pause(WARM_MS);
  const file = join(folder, `${name}.backup`);
  const runs = { command: [], nightly: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (let count = 0; count < BY_COMMAND; count += 1) {
      rmSync(file, { force: true });
      runs.command.push(
        await beside(traffic, async () => ({ peakMb: await runCommand(own, 'backup', '--', file) })),
      );
    }
    runs.nightly.push(await beside(traffic, () => nightly(server, dir)));
  }
  traffic.stop();
  await server.stop();
  return [
    ...lines(`${name}, npm run backup`, runs.command),
    ...lines(`${name}, nightly backup`, runs.nightly),
    { what: `${name}, npm run restore, memory`, mb: await restorePeak(own, folder, file), most: MOST_MB },
  ];
}

/** Into an empty club on the same kind of database. */
async function restorePeak({ DATABASE_URL, ...env }, folder, file) {
  const DATA_DIR = join(folder, 'restored');
  rmSync(DATA_DIR, { recursive: true, force: true });
  const restore = (more) => runCommand({ ...env, DATA_DIR, ...more }, 'restore', '--', file);
  if (DATABASE_URL === undefined) return restore({});
  return withSchema(DATABASE_URL.replace(/\/[^/]*$/, ''), (url) => restore({ DATABASE_URL: url }));
}

/** Requests of a large club beside its backups, on the embedded database and on a server. */
export const backup = (env, folder, { rounds }) =>
  onEachDatabase(
    env,
    folder,
    ['backup'],
    (name, [database]) => measure(name, database, folder, rounds),
    preferredServer,
  );
