import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, civilAt } from '@lions/domain';
import mysql from 'mysql2/promise';
import { ACCESS } from '../../common/access-table.js';
import { Client } from '../../../testing/client.js';
import { OwnMariaDb } from '../../../testing/database/own-mariadb.js';
import { freePort, ServerProcess } from '../../../testing/server-process.js';

// A suite of its own: it starts a MariaDB server and the built site, and `npm test` names it when it cannot.
jest.setTimeout(180_000);

/** The longest wait of a visitor while the database does not answer. */
const LIMIT_MS = 2000;
/** Fewer than would make a page wait for the processor. */
const AT_ONCE = 8;
const PASSWORD = 'correct horse battery';
const READY = '/api/health/ready';

const TOMORROW = addDays(civilAt(new Date(), 'America/Toronto').date, 1);
const PRACTICE_CHILD = { playerName: 'Demo Player', parentEmail: 'demo.1@example.test' };
const CHILD = { ...PRACTICE_CHILD, parentName: 'Demo Parent' };
/** Bodies that pass validation, so that the call reaches the database. */
const BODIES: Record<string, object> = {
  'POST /api/auth/login': { username: 'superadmin', password: PASSWORD },
  'POST /api/auth/reset-password': { token: 'x'.repeat(43), password: 'another good password' },
  'POST /api/registrations': { ...PRACTICE_CHILD, practiceId: 1, position: 'F' },
  'POST /api/sessions/:id/registrations': { ...CHILD, playerPosition: 'Forward', playerAge: 12 },
  'POST /api/registration-forms': {
    parentName: CHILD.parentName,
    parentEmail: CHILD.parentEmail,
    targets: [{ kind: 'practice', id: 1 }],
    players: [{ playerName: CHILD.playerName, position: 'F' }],
  },
  'POST /api/my/request-link': { email: CHILD.parentEmail },
  'POST /api/my/:token/cancel': { registrationIds: [1] },
  'POST /api/my/:token/confirm': { registrationId: 1 },
  'POST /api/practices': { date: TOMORROW, time: '6:00 PM - 7:30 PM' },
};
/** They would end the sign-in of the other calls. */
const LEFT_OUT = ['POST /api/auth/logout', 'POST /api/auth/refresh', 'POST /api/auth/end-other-sessions'];

/** Pages that the site map leaves out. */
const OTHER_PAGES = [
  '/my',
  `/my/${'x'.repeat(43)}`,
  `/my/r/${'x'.repeat(43)}`,
  '/offline',
  '/tryouts',
  '/hockey-programs/tryouts/lheq/1',
  '/fr/camps-de-selection',
  '/no-such-page',
  '/admin',
  '/admin/login',
];
/** Files, and pages that say the same without a database. */
const STATIC = ['/privacy-policy', '/terms-of-service', '/robots.txt', '/sitemap.xml', '/api/health/live'];

interface Request {
  call: string;
  send: () => Promise<{ status: number; headers: Headers }>;
}
interface Answered {
  call: string;
  status: number;
  retryAfter: number;
  ms: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'lions-test-'));
let database: OwnMariaDb;
let server: ServerProcess | undefined;
let url: string;
let root: Client;
let pages: string[];
beforeAll(async () => {
  database = await OwnMariaDb.create();
  await database.start();
});
afterEach(() => database.thaw());
afterAll(async () => {
  await server?.kill();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process that has kept nothing yet, with the demo club. */
async function startServer(): Promise<void> {
  await server?.kill();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = new ServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    SUPERADMIN_PASSWORD: PASSWORD,
    PORT: String(port),
    PUBLIC_URL: url,
  });
  await server.ready();
  root = new Client(url);
  expect(await root.post('/api/auth/login', BODIES['POST /api/auth/login'])).toMatchObject({ status: 200 });
  const map = await new Client(url).get<string>('/sitemap.xml');
  const listed = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
  pages = [...new Set([...listed, ...OTHER_PAGES])];
}

const read = (path: string): Request => ({ call: `GET ${path}`, send: () => new Client(url).get(path) });

/** Every call of the API, by an anonymous caller where it is open, and by the superadmin. */
const calls = (): Request[] =>
  Object.entries(ACCESS)
    .filter(([call]) => !LEFT_OUT.includes(call))
    .flatMap(([call, audience]) => {
      const [method = '', pattern = ''] = call.split(' ');
      const path = pattern.replace(':league', 'lheq').replace(':token', 'x'.repeat(43)).replace(/:\w+/, '1');
      const body = method === 'GET' ? undefined : (BODIES[call] ?? {});
      const bySuperadmin = { call: `${call} signed in`, send: () => root.send(method, path, body) };
      const byAnyone = { call, send: () => new Client(url).send(method, path, body) };
      return audience === 'anyone' ? [byAnyone, bySuperadmin] : [bySuperadmin];
    });

async function answered({ call, send }: Request): Promise<Answered> {
  const startedAt = performance.now();
  const { status, headers } = await send();
  const retryAfter = Number(headers.get('retry-after'));
  return { call, status, retryAfter, ms: Math.round(performance.now() - startedAt) };
}

async function answers(requests: Request[], atOnce: number): Promise<Answered[]> {
  const waiting = [...requests];
  const done: Answered[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) done.push(await answered(next));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
}

/** Answers that came late, or that are neither an answer nor "later". */
const faults = (found: Answered[]) =>
  found.filter(
    ({ status, retryAfter, ms }) => ms > LIMIT_MS || (status >= 500 && !(status === 503 && retryAfter > 0)),
  );

const statusOf = async (path: string) => (await new Client(url).get(path)).status;

async function untilReady(): Promise<void> {
  while ((await statusOf(READY)) !== 200 || (await statusOf('/api/teams')) !== 200);
}

describe('a frozen database', () => {
  it.each([AT_ONCE, 1])(
    'keeps no page or call of a fresh process waiting, asked for %i at once',
    async (atOnce) => {
      await startServer();
      database.freeze();
      const requests = [...pages.map(read), ...STATIC.map(read), ...calls()];
      const found = await answers(requests, atOnce);
      expect(faults(found)).toEqual([]);
      expect(found.length).toBeGreaterThan(150);
      const statuses = new Map(found.map(({ call, status }) => [call, status]));
      for (const path of STATIC) expect([path, statuses.get(`GET ${path}`)]).toEqual([path, 200]);
      for (const call of ['GET /practices', 'GET /api/teams', `GET ${READY}`, 'POST /api/registrations'])
        expect([call, statuses.get(call)]).toEqual([call, 503]);
    },
  );

  it('leaves pages, lists and feeds to be sent from memory', async () => {
    await untilReady();
    const kept = [
      ...pages.filter((path) => !path.startsWith('/my') && !path.startsWith('/admin')),
      '/api/teams',
    ];
    kept.push('/api/practices', '/api/settings/public', '/api/calendar/club.ics', '/api/sessions/coming');
    const before = await answers(kept.map(read), AT_ONCE);
    database.freeze();
    const found = await answers(kept.map(read), AT_ONCE);
    expect(faults(found)).toEqual([]);
    const plain = (list: Answered[]) => list.map(({ call, status }) => `${status} ${call}`).sort();
    expect(plain(found)).toEqual(plain(before));
  });

  it('leaves nothing in memory that this process has changed since', async () => {
    await untilReady();
    const teams = '/api/teams?league=lheq';
    const [team] = (await new Client(url).get<{ id: number }[]>(teams)).body;
    await root.put(`/api/teams/${team?.id}`, { description: 'Changed' });
    // Read again since the change, unlike the teams.
    await statusOf('/api/practices');
    database.freeze();
    expect(await statusOf(teams)).toBe(503);
    expect(await statusOf('/api/practices')).toBe(200);
  });

  it('is noticed once, and is back within a second after it answers', async () => {
    await untilReady();
    database.freeze();
    await statusOf('/api/teams?league=lheq');
    const refused = await answers(calls(), 1);
    // Nothing waits again for what is known.
    const waited = refused.filter(({ ms }) => ms > 500).map(({ call }) => call);
    expect(waited).toEqual([]);
    database.thaw();
    const thawedAt = performance.now();
    await untilReady();
    expect(performance.now() - thawedAt).toBeLessThan(LIMIT_MS);
  });
});

describe('a locked row', () => {
  it.each([
    [4, 201],
    [14, 503],
  ])('held for %i seconds is waited for: %i', async (seconds, status) => {
    const made = await root.post<{ id: number }>('/api/practices', BODIES['POST /api/practices']);
    await root.put('/api/settings/practice_registration_enabled', { value: 'true' });
    const holder = await mysql.createConnection({ uri: database.url });
    await holder.beginTransaction();
    await holder.query('SELECT id FROM practices WHERE id = ? FOR UPDATE', [made.body.id]);
    const body = { ...PRACTICE_CHILD, practiceId: made.body.id, position: 'F' };
    const sent = new Client(url).post('/api/registrations', body);
    await holder.query('DO SLEEP(?)', [seconds]);
    await holder.commit();
    await holder.end();
    expect((await sent).status).toBe(status);
    expect(await statusOf('/api/teams')).toBe(200);
  });
});
