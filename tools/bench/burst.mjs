/**
 * Five hundred registrations at once for one practice of twenty places, on the embedded database and on a server: MySQL
 * where TEST_MYSQL_URL names one, else MariaDB. The server has just started, and its rate limits are on.
 */
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SERVER } from '../setup/run.mjs';
import { findServer } from '../testing/servers.mjs';
import { dayFromNow, send, signedIn, SUPERADMIN } from './club-data.mjs';
import { READY, startServer } from './server-process.mjs';

const BURST_SIZE = 500;
const PLACES = { skaters: 18, goalies: 2 };
/** The list that is read during the burst, and the milliseconds between two reads. */
const LIST = '/api/practices';
const LIST_EVERY_MS = 10;
const MOST_SECONDS = { embedded: 3, server: 6 };

const registrationsFor = (practiceId, round) =>
  Array.from({ length: BURST_SIZE }, (_, number) => ({
    practiceId,
    playerName: `Invented Player ${number}`,
    position: number % 10 === 0 ? 'G' : 'F',
    parentEmail: `family.${round}.${number}@example.test`,
    address: `10.${round}.${number >> 8}.${number & 255}`,
  }));

/** Reads the list repeatedly until `work` is done. */
async function whileReading(url, work) {
  let isDone = false;
  const reads = [];
  const reading = (async () => {
    while (!isDone) {
      const started = performance.now();
      const answer = await fetch(url + LIST);
      await answer.arrayBuffer();
      reads.push({ isAnswered: answer.ok, ms: performance.now() - started });
      await pause(LIST_EVERY_MS);
    }
  })();
  const result = await work().finally(() => (isDone = true));
  await reading;
  return { ...result, reads };
}

/** A new practice, unknown families, and a check of the places that they got. */
async function burst(server, { cookie, sender, round }) {
  const { url } = server;
  const practice = { date: dayFromNow(7 + round), time: '6:00 PM - 7:30 PM' };
  const { id } = await (await send(url, 'POST', LIST, { cookie, body: practice })).json();
  const before = server.usage().cpuSeconds;
  const { ms, statuses, reads } = await whileReading(url, async () => {
    sender.send({ url, registrations: registrationsFor(id, round) });
    return (await once(sender, 'message'))[0];
  });
  const cpuSeconds = server.usage().cpuSeconds - before;
  const accepted = statuses.filter((status) => status === 201).length;
  const practices = await (await send(url, 'GET', LIST)).json();
  const counts = practices.find((other) => other.id === id);
  const ledger = await (await send(url, 'GET', `/api/practices/${id}/ledger`, { cookie })).json();
  const isExact =
    ledger.isIntact &&
    counts.skatersCount === PLACES.skaters &&
    counts.goaliesCount === PLACES.goalies &&
    counts.waitlistCount === accepted - PLACES.skaters - PLACES.goalies;
  return { seconds: ms / 1000, cpuSeconds, accepted, isExact, reads };
}

async function burstsOn(env, rounds) {
  const server = await startServer(SERVER, READY, env);
  const sender = fork(fileURLToPath(new URL('send-burst.mjs', import.meta.url)));
  const cookie = await signedIn(server.url);
  const setting = '/api/settings/practice_registration_enabled';
  await send(server.url, 'PUT', setting, { cookie, body: { value: 'true' } });
  const bursts = [];
  for (let round = 0; round < rounds; round += 1) bursts.push(await burst(server, { cookie, sender, round }));
  sender.kill();
  await server.stop();
  return bursts;
}

/** The worst of all rounds. */
function linesOf(on, bursts, mostSeconds) {
  const most = (key) => Math.max(...bursts.map((found) => found[key]));
  const reads = bursts.flatMap((found) => found.reads);
  const slowest = Math.max(...reads.map(({ ms }) => ms)).toFixed(0);
  return [
    {
      what: `burst, ${on}, accepted`,
      value: Math.min(...bursts.map(({ accepted }) => accepted)),
      unit: `of ${BURST_SIZE}`,
      least: BURST_SIZE,
    },
    {
      what: `burst, ${on}, rounds with wrong counts`,
      value: bursts.filter(({ isExact }) => !isExact).length,
      unit: `of ${bursts.length}`,
      most: 0,
    },
    {
      what: `burst, ${on}, until all are answered`,
      value: most('seconds'),
      unit: 's',
      digits: 2,
      most: mostSeconds,
      note: `${most('cpuSeconds').toFixed(2)} s of the server's processor`,
    },
    {
      what: `burst, ${on}, lists not answered`,
      value: reads.filter(({ isAnswered }) => !isAnswered).length,
      unit: `of ${reads.length}`,
      most: 0,
      note: `slowest ${slowest} ms`,
    },
  ];
}

/** Creates a schema on that database server for the duration of `work`. */
async function withSchema(url, work) {
  const { createConnection } = await import('mysql2/promise');
  const name = `lions_bench_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection({ uri: url });
  await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`);
  try {
    return await work(`${url.replace(/\/$/, '')}/${name}`);
  } finally {
    await connection.query(`DROP DATABASE \`${name}\``);
    await connection.end();
  }
}

export async function* measureBurst(env, { folder, rounds }) {
  const ownEnv = (name) => {
    const DATA_DIR = join(folder, `burst-${name}`);
    mkdirSync(DATA_DIR);
    const limits = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    return { ...env, ...limits, LOG_LEVEL: 'silent', DATA_DIR, SUPERADMIN_PASSWORD: SUPERADMIN.password };
  };
  yield* linesOf('embedded', await burstsOn(ownEnv('embedded'), rounds), MOST_SECONDS.embedded);
  const { url, missing } = await findServer();
  if (missing) {
    console.log(`burst, on a server: not measured, ${missing}`);
    return;
  }
  yield* await withSchema(url, async (DATABASE_URL) => {
    const JWT_SECRET = randomBytes(32).toString('hex');
    const bursts = await burstsOn({ ...ownEnv('server'), DATABASE_URL, JWT_SECRET }, rounds);
    return linesOf('on a server', bursts, MOST_SECONDS.server);
  });
}
