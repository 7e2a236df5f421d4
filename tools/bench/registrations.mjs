import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT, SERVER } from '../setup/run.mjs';
import { findServer } from '../testing/servers.mjs';
import { dayFromNow, signedIn, SUPERADMIN } from './club-data.mjs';
import { withSchema } from './own-schema.mjs';
import { median, quantile, startServer } from './server-process.mjs';

const ROUNDS = 20;
/** Rounds with concurrent page loads, which take time from both. */
const PAGE_ROUNDS = 10;
const BURST_SIZE = 500;
const READY = '/api/health/ready';
/** The page that families open meanwhile, and the interval. */
const PAGE = '/api/practices';
const PAGE_EVERY_MS = 10;
const QUIET_MS = 500;

/** Starts the process that sends the registrations. */
function startSender() {
  const child = spawn(process.execPath, ['tools/bench/post-burst.mjs'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const tell = async (line) => {
    child.stdin.write(`${line}\n`);
    return (await once(lines, 'line'))[0];
  };
  return {
    /** Opens the connections. */
    open: (urls, bodies) => tell(JSON.stringify({ urls, bodies })),
    async send() {
      const { ms, answers } = JSON.parse(await tell('send'));
      const refused = answers.find(({ status }) => status !== 201);
      if (refused) throw new Error(`A registration answered ${refused.status}.`);
      return {
        ms,
        p99: quantile(
          answers.map((answer) => answer.ms),
          0.99,
        ),
      };
    },
    stop: () => child.kill(),
  };
}

/** Opens the page repeatedly while `work` runs, and returns the duration of each load. */
async function whileReading(url, work) {
  let isOver = false;
  const took = [];
  const reading = (async () => {
    while (!isOver) {
      const started = performance.now();
      await (await fetch(url + PAGE)).arrayBuffer();
      took.push(performance.now() - started);
      await pause(PAGE_EVERY_MS);
    }
  })();
  const result = await work();
  isOver = true;
  await reading;
  return { result, took };
}

async function call(url, cookie, method, path, body) {
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' };
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  return answer.json();
}

const bodiesFor = (practiceId, round) =>
  Array.from({ length: BURST_SIZE }, (_, number) =>
    JSON.stringify({
      practiceId,
      playerName: `Invented Player ${number}`,
      position: number % 10 === 0 ? 'G' : 'F',
      parentEmail: `family.${round}.${number}@example.test`,
    }),
  );

/** With a reader, a page is opened repeatedly before and during the burst. */
async function burst(url, sender, isRead) {
  if (!isRead) return { ...(await sender.send()), quiet: [], took: [] };
  const { took: quiet } = await whileReading(url, () => pause(QUIET_MS));
  const { result, took } = await whileReading(url, sender.send);
  return { ...result, quiet, took };
}

/** One round: a new practice, unknown families, and a check of the assigned places. */
async function exactRound(servers, cookie, sender, round, isRead = false) {
  const [{ url }] = servers;
  const date = dayFromNow(7 + round);
  const { id } = await call(url, cookie, 'POST', '/api/practices', { date, time: '6:00 PM - 7:30 PM' });
  await sender.open(
    servers.map((server) => server.url),
    bodiesFor(id, round),
  );
  const found = await burst(url, sender, isRead);
  const counts = (await call(url, cookie, 'GET', PAGE)).find((practice) => practice.id === id);
  const { isIntact } = await call(url, cookie, 'GET', `/api/practices/${id}/ledger`);
  const isExact =
    counts.skatersCount === 18 && counts.goaliesCount === 2 && counts.waitlistCount === BURST_SIZE - 20;
  return { ...found, isExact: isExact && isIntact };
}

/** One database and a number of processes, against as many processes without a database, alternately. */
async function compare(what, { env, floorEnv, processes, least }) {
  const servers = [];
  const floors = [];
  for (let count = 0; count < processes; count += 1) {
    servers.push(await startServer(SERVER, READY, env));
    floors.push(await startServer('tools/bench/baselines/no-database.mjs', READY, floorEnv(count)));
  }
  const sender = startSender();
  const cookie = await signedIn(servers[0].url);
  const setting = '/api/settings/practice_registration_enabled';
  await call(servers[0].url, cookie, 'PUT', setting, { value: 'true' });
  const floorRound = async (round, isRead = false) => {
    const urls = floors.map(({ url }) => url);
    await sender.open(urls, bodiesFor(1, round));
    return burst(urls[0], sender, isRead);
  };
  // Warm-up: the first rounds include compilation.
  for (let round = -3; round < 0; round += 1) {
    await exactRound(servers, cookie, sender, round + 400);
    await floorRound(round);
  }
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ own: await exactRound(servers, cookie, sender, round), floor: await floorRound(round) });
  const pageRounds = [];
  for (let round = ROUNDS; round < ROUNDS + PAGE_ROUNDS; round += 1)
    pageRounds.push({
      own: await exactRound(servers, cookie, sender, round, true),
      floor: await floorRound(round, true),
    });
  sender.stop();
  await Promise.all([...servers, ...floors].map((server) => server.stop()));
  const ratio = (of) => median(rounds.map(of));
  const all = [...rounds, ...pageRounds];
  const exact = all.filter(({ own }) => own.isExact).length;
  const timesQuiet = (of) => {
    const p95 = (times) => quantile(pageRounds.map(of).flatMap(times), 0.95);
    return p95(({ took }) => took) / p95(({ quiet }) => quiet);
  };
  const beside = { of: 'the same route without a database' };
  return [
    { what: `${what}, rate`, ratio: ratio(({ own, floor }) => floor.ms / own.ms), ...beside, least },
    { what: `${what}, p99`, ratio: ratio(({ own, floor }) => own.p99 / floor.p99), ...beside, most: 1.5 },
    { what: `${what}, rounds exact`, ratio: exact / all.length, of: `${all.length} rounds`, least: 1 },
    {
      what: `${what}, a page's p95`,
      ratio: timesQuiet(({ own }) => own),
      of: 'just before',
      most: 2,
      // What the client and the other processes on this machine cost the page anyway.
      notes: [`without a database ${timesQuiet(({ floor }) => floor).toFixed(2)}`],
    },
  ];
}

/** Five hundred registrations at once for one practice, on each available database. */
export async function* registrations(env, folder) {
  const own = (name) => {
    const DATA_DIR = join(folder, `registrations-${name}`);
    mkdirSync(DATA_DIR, { recursive: true });
    return { ...env, LOG_LEVEL: 'silent', DATA_DIR, SUPERADMIN_PASSWORD: SUPERADMIN.password };
  };
  const floorEnv = (count) => own(`floor-${count}`);
  yield* await compare('embedded', { env: own('embedded'), floorEnv, processes: 1, least: 0.6 });
  const { url } = await findServer();
  if (!url) return;
  for (const processes of [1, 2])
    yield* await withSchema(url, (DATABASE_URL) => {
      const secret = { DATABASE_URL, JWT_SECRET: randomBytes(32).toString('hex') };
      const what = `MySQL/MariaDB, ${processes === 1 ? 'one process' : 'two processes'}`;
      return compare(what, { env: { ...own('mysql'), ...secret }, floorEnv, processes, least: 0.6 });
    });
}
