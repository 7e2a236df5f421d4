import autocannon from 'autocannon';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER } from '../setup/run.mjs';
import { findServer } from '../testing/servers.mjs';
import { dayFromNow, makeCoaches, signedIn, SUPERADMIN } from './club-data.mjs';
import { BROWSER, load } from './load.mjs';
import { withSchema } from './own-schema.mjs';
import { median, startServer } from './server-process.mjs';

const ROUNDS = 3;
const READY = '/api/health/ready';
const CONNECTIONS = 16;
/** Families and coaches of one measurement, so many on each connection. */
const FAMILIES = 20 * CONNECTIONS;
const SIGN_INS = CONNECTIONS;

async function call(url, cookie, method, path, body) {
  const headers = { cookie, 'content-type': 'application/json', 'x-requested-with': 'bench' };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
  return answer.json();
}

/** Processor time of the server per request; each request has a body and an address of its own. */
async function cpuOf(server, path, bodies, status) {
  const before = server.books().cpuSeconds;
  const requests = bodies.map((body, number) => ({
    method: 'POST',
    path,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'bench',
      'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify(body),
  }));
  // Each connection sends every request of its list in turn.
  const each = requests.length / CONNECTIONS;
  let next = 0;
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    amount: requests.length,
    setupClient: (client) => client.setRequests(requests.slice(next * each, (next += 1) * each)),
  });
  if (result['2xx'] !== requests.length) throw new Error(`${path} did not answer ${status} always.`);
  return (server.books().cpuSeconds - before) / requests.length;
}

/** What the site's own process spends on what visitors and coaches do. */
async function* costs(server, on) {
  const us = (what, seconds) => ({ what: `${what}, ${on}`, us: seconds * 1e6 });
  const cookie = await signedIn(server.url);
  await call(server.url, cookie, 'PUT', '/api/settings/practice_registration_enabled', { value: 'true' });
  // The first round compiles and is not counted.
  const registered = [];
  let practiceId;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const practice = { date: dayFromNow(7 + round), time: '6:00 PM - 7:30 PM' };
    practiceId = (await call(server.url, cookie, 'POST', '/api/practices', practice)).id;
    const bodies = Array.from({ length: FAMILIES }, (_, number) => ({
      practiceId,
      playerName: `Invented Player ${number}`,
      position: number % 10 === 0 ? 'G' : 'F',
      parentEmail: `capacity.${round}.${number}@example.test`,
    }));
    registered.push(await cpuOf(server, '/api/registrations', bodies, 201));
  }
  yield us('a registration', median(registered.slice(1)));
  for (const [what, path, headers] of [
    ['home', '/', BROWSER],
    ['practices', '/api/practices', BROWSER],
    ["a coach's roster", `/api/registrations?practiceId=${practiceId}&limit=100`, { cookie }],
  ]) {
    await load(server, path, headers, 1);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await load(server, path, headers));
    yield us(what, median(rounds.map(({ cpu }) => cpu)));
  }
  const coaches = await makeCoaches(server.url, cookie, SIGN_INS);
  yield us('a sign-in', await cpuOf(server, '/api/auth/login', coaches, 200));
  yield { what: `memory after that, ${on}`, mb: server.books().rssMb };
}

/**
 * The figures of docs/capacity.md: processor time of the server's process per request, from /proc, with rate limits. It
 * tells how many requests a core carries whatever else runs on the machine.
 */
export async function* capacity(env, folder) {
  const own = (name) => {
    const DATA_DIR = join(folder, `capacity-${name}`);
    mkdirSync(DATA_DIR, { recursive: true });
    const more = { RATE_LIMITS: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'info' };
    return { ...env, ...more, DATA_DIR, SUPERADMIN_PASSWORD: SUPERADMIN.password };
  };
  const embedded = await startServer(SERVER, READY, own('embedded'));
  yield* costs(embedded, 'embedded');
  await embedded.stop();
  const { url } = await findServer();
  if (!url) return;
  yield* await withSchema(url, async (DATABASE_URL) => {
    const JWT_SECRET = randomBytes(32).toString('hex');
    const server = await startServer(SERVER, READY, { ...own('server'), DATABASE_URL, JWT_SECRET });
    const found = [];
    for await (const line of costs(server, 'MySQL/MariaDB')) found.push(line);
    await server.stop();
    return found;
  });
}
