import autocannon from 'autocannon';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER } from '../../setup/run.mjs';
import { findServer } from '../../testing/servers.mjs';
import { dayFromNow, signedIn, SUPERADMIN } from '../club-data.mjs';
import { BROWSER, CONNECTIONS, dropBodies, fetchRaw, load } from '../load.mjs';
import { withSchema } from '../own-schema.mjs';
import { median, startServer } from '../server-process.mjs';
import { besideWrites, WARM_UP_SECONDS } from './beside-writes.mjs';

const ROUNDS = 3;
const READY = '/api/health/ready';
const PRACTICES = 20;
const ADDRESSES = 5000;
const REQUESTS = 100_000;

/** What families open, and what their calendars and pages read. */
const ANSWERS = {
  home: '/',
  'league page': '/hockey-programs/tryouts/lheq',
  'team page, French': '/fr/hockey-programs/team/1',
  'practice page': '/practice',
  'team list': '/api/teams?league=lheq',
  sessions: '/api/teams/1/sessions',
  practices: '/api/practices',
  'club feed': '/api/calendar/club.ics',
};

/** Answers as they are sent after some seconds: compressed once more, smaller. */
async function capture(api, folder, names) {
  const answers = [];
  for (const name of names) await fetchRaw(api.url + ANSWERS[name], BROWSER);
  await pause(7000);
  for (const name of names) {
    const path = ANSWERS[name];
    const whole = await fetchRaw(api.url + path, BROWSER);
    const { etag } = whole.headers;
    const { headers: unchanged } = await fetchRaw(api.url + path, { ...BROWSER, 'if-none-match': etag });
    answers.push({ name, path, etag, ...whole, unchanged });
  }
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return {
    answers,
    plain: await startServer('tools/bench/baselines/plain-http.mjs', ANSWERS.home, { ANSWERS_FILE: file }),
  };
}

/** Every kept answer, whole and as 304, against a bare server that sends the same bytes. */
async function* costs(api, folder, { on, most, names = Object.keys(ANSWERS) }) {
  const { answers, plain } = await capture(api, folder, names);
  // Two processes answer less often, so that their code is compiled later.
  await load(api, answers[0].path, BROWSER, WARM_UP_SECONDS);
  for (const { name, path, etag } of answers)
    for (const status of [200, 304]) {
      const headers = status === 304 ? { ...BROWSER, 'if-none-match': etag } : BROWSER;
      const rounds = [];
      await load(api, path, headers, 1);
      await load(plain, path, headers, 1);
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ plain: await load(plain, path, headers), api: await load(api, path, headers) });
      const ratio = median(rounds.map((round) => round.api.cpu / round.plain.cpu));
      yield { what: `${name}, ${status}${on}, CPU`, ratio, of: 'bare node:http, same bytes', most };
    }
  await plain.stop();
}

/** What a line in the log costs. */
async function* logCost(env) {
  const [quiet, logged] = [
    await startServer(SERVER, READY, env),
    await startServer(SERVER, READY, { ...env, DATA_DIR: `${env.DATA_DIR}-logged`, LOG_LEVEL: 'info' }),
  ];
  const path = ANSWERS.home;
  const rounds = [];
  for (const server of [quiet, logged]) await load(server, path, BROWSER, 1);
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push((await load(logged, path, BROWSER)).cpu - (await load(quiet, path, BROWSER)).cpu);
  await Promise.all([quiet.stop(), logged.stop()]);
  yield { what: 'home, with a log line, CPU more', us: median(rounds) * 1e6, most: 15 };
}

/** A fifth of the addresses are pages of their own, more than are kept; the others differ in what no page reads. */
function manyAddresses() {
  return Array.from({ length: ADDRESSES }, (_, number) =>
    number % 5 === 0
      ? `/hockey-programs/team/${1 + (number % 40)}?session=${number}`
      : `/hockey-programs/team/${1 + (number % 40)}?utm_source=${number}`,
  );
}

/** Memory after many requests over many addresses. */
async function* memory(env) {
  const api = await startServer(SERVER, READY, env);
  await load(api, ANSWERS.home, BROWSER, 1);
  const before = api.books().rssMb;
  const requests = manyAddresses().map((path) => ({ path, headers: BROWSER }));
  const client = { connections: CONNECTIONS, setupClient: dropBodies };
  await autocannon({ url: api.url, ...client, amount: REQUESTS, requests });
  const mb = api.books().rssMb - before;
  await api.stop();
  yield { what: `memory after ${REQUESTS} requests`, mb, most: 60 };
}

/** Opens registration for a month of practices, as many as a club has. */
async function openPractices(url) {
  const cookie = await signedIn(url);
  const call = async (method, path, body) => {
    const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  };
  await call('PUT', '/api/settings/practice_registration_enabled', { value: 'true' });
  const time = '6:00 PM - 7:30 PM';
  const practices = Array.from({ length: PRACTICES }, (_, day) => ({ date: dayFromNow(day + 1), time }));
  await call('POST', '/api/practices/batch', { practices });
}

/** Public answers that are kept in memory. */
export async function* keptAnswers(env, folder) {
  const api = await startServer(SERVER, READY, env);
  await openPractices(api.url);
  yield* costs(api, folder, { on: '', most: 1.5 });
  yield* besideWrites(api, ANSWERS);
  await api.stop();
  yield* memory(env);
  yield* logCost(env);
  const { url } = await findServer();
  if (!url) return;
  const shared = { ...env, DATA_DIR: join(folder, 'shared'), JWT_SECRET: randomBytes(32).toString('hex') };
  mkdirSync(shared.DATA_DIR);
  yield* await withSchema(url, async (DATABASE_URL) => {
    const processes = [];
    const secret = { DATABASE_URL, SUPERADMIN_PASSWORD: SUPERADMIN.password };
    for (let count = 0; count < 2; count += 1)
      processes.push(await startServer(SERVER, READY, { ...shared, ...secret }));
    await openPractices(processes[0].url);
    const names = ['home', 'practice page', 'practices'];
    const found = [];
    for await (const line of costs(processes[1], folder, { on: ' on two processes', most: 2, names }))
      found.push(line);
    await Promise.all(processes.map((server) => server.stop()));
    return found;
  });
}
