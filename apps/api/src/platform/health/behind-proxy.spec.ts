import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addDays, civilAt, ERRORS } from '@lions/domain';
import { MIGRATIONS } from '../database/migrations/index.js';
import type { PracticeRegistrationDto } from '../../registrations/registrations.dto.js';
import { Client } from '../../testing/client.js';
import { openDatabase, openMigrated } from '../../testing/database/open-database.js';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { OwnNginx } from '../../testing/outside/own-nginx.js';
import { Visitor } from '../../testing/outside/visitor.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';
import { UpgradeLoad } from '../../testing/upgrade-load.js';

// A suite of its own: it starts nginx, and `npm test` names it when it cannot.
jest.setTimeout(180_000);

const PASSWORD = 'correct horse battery';
const DIST = join(__dirname, '../../../dist');
const READY = '/api/health/ready';

/** The next version of the site: this one with one more column. */
const NEXT_VERSION = `
  import { MIGRATIONS } from '${pathToFileURL(join(DIST, 'platform/database/migrations/index.js')).href}';
  class AddTomorrow1999999999999 {
    async up(runner) {
      if (!(await runner.hasColumn('teams', 'tomorrow')))
        await runner.query('ALTER TABLE teams ADD tomorrow varchar(10) NULL');
    }
  }
  MIGRATIONS.push(AddTomorrow1999999999999);
  await import('${pathToFileURL(join(DIST, 'main.js')).href}');
`;

const folder = mkdtempSync(join(tmpdir(), 'lions-next-'));
const nextVersion = join(folder, 'next-version.mjs');
let database: TestDatabase;
let ports: [number, number];
let servers: [ServerProcess, ServerProcess];
let nginx: OwnNginx;
let root: Visitor;
/** Ends what was started, the latest first. */
const ends: (() => unknown)[] = [];

const FIRST = 0;
const SECOND = 1;
type Place = typeof FIRST | typeof SECOND;

const visitor = () => new Visitor(nginx.ports.https);
/** Past the proxy. */
const direct = (place: Place, headers?: Record<string, string>) =>
  new Client(`http://127.0.0.1:${ports[place]}`, { 'x-requested-with': 'test', ...headers });

/** `grace` is in seconds. */
function start(place: Place, { entry, grace = 1 }: { entry?: string; grace?: number } = {}): ServerProcess {
  const more = { PORT: String(ports[place]), SHUTDOWN_GRACE: String(grace) };
  const environment = { ...database.environment, ...more };
  const server = new ServerProcess(environment, entry === undefined ? {} : { entry });
  ends.push(() => server.kill('SIGKILL'));
  return server;
}

/** How many requests for that path a process has answered. */
const answered = (place: Place, path: string) =>
  servers[place].output.split('\n').filter((line) => line.includes(`"path":"${path}"`)).length;

beforeAll(async () => {
  writeFileSync(nextVersion, NEXT_VERSION);
  ports = [await freePort(), await freePort()];
  const https = await freePort();
  database = await createEmptyDatabase({
    SUPERADMIN_PASSWORD: PASSWORD,
    JWT_SECRET: 'of both processes of this test, no file',
    PUBLIC_URL: `https://localhost:${https}`,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'on',
    LOG_LEVEL: 'info',
  });
  ends.push(() => database.drop());
  // Tables of the version before: both processes start at once, and one of them migrates.
  await (await openMigrated(database, MIGRATIONS.slice(0, -1))).destroy();
  // The first one has time to be seen while it stops.
  servers = [start(FIRST, { grace: 5 }), start(SECOND)];
  await Promise.all(servers.map((server) => server.ready()));
  nginx = await OwnNginx.start(https, ports);
  ends.push(() => nginx.remove());
  root = visitor();
  ends.push(() => root.close());
  const credentials = { username: 'superadmin', password: PASSWORD };
  expect((await root.send('POST', '/api/auth/login', credentials)).status).toBe(200);
  await root.send('PUT', '/api/settings/practice_registration_enabled', { value: 'true' });
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
  rmSync(folder, { recursive: true });
});

async function givenPractice(): Promise<number> {
  const date = addDays(civilAt(new Date(), 'America/Toronto').date, 7);
  const body = { date, time: '6:00 PM - 7:30 PM' };
  const made = await root.send<{ id: number }>('POST', '/api/practices', body);
  expect(made.status).toBe(201);
  return made.body.id;
}

describe('two processes behind nginx', () => {
  it('have migrated once, from the version before, although both started at once', async () => {
    const dataSource = await openDatabase(database);
    const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
    await dataSource.destroy();
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  it('give forty families at once exactly eighteen skaters’ and two goalies’ places', async () => {
    const practiceId = await givenPractice();
    const families = Array.from({ length: 40 }, visitor);
    const before = ([FIRST, SECOND] as const).map((place) => answered(place, '/api/registrations'));
    const answers = await Promise.all(
      families.map((family, index) =>
        family.send('POST', '/api/registrations', {
          practiceId,
          playerName: `Demo Player ${index}`,
          parentEmail: `race.${index}@example.test`,
          position: index % 7 === 0 ? 'G' : 'F',
        }),
      ),
    );
    families.forEach((family) => family.close());
    expect(answers.map(({ status }) => status)).toEqual(families.map(() => 201));
    const path = `/api/registrations?practiceId=${practiceId}&limit=500`;
    const rows = (await root.send<PracticeRegistrationDto[]>('GET', path)).body;
    const confirmed = rows.filter(({ status }) => status === 'confirmed');
    const goalies = confirmed.filter(({ position }) => position === 'G');
    expect([rows.length, confirmed.length - goalies.length, goalies.length]).toEqual([40, 18, 2]);
    // Each process took its share.
    for (const place of [FIRST, SECOND] as const)
      expect(answered(place, '/api/registrations')).toBeGreaterThan((before[place] ?? 0) + 5);
  });

  it('count wrong passwords together: the sixth try is locked out on both', async () => {
    const guess = (place: Place, address: number) =>
      direct(place, { 'x-forwarded-for': `192.0.2.${address}` }).post('/api/auth/login', {
        username: 'unknown-coach',
        password: 'a wrong one',
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await guess(attempt % 2 === 0 ? FIRST : SECOND, attempt)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect((await guess(FIRST, 6)).status).toBe(423);
    expect((await guess(SECOND, 7)).status).toBe(423);
  });

  it('count the requests of a network address together, through the proxy and whatever a visitor claims', async () => {
    const home = visitor();
    const statuses: number[] = [];
    for (let request = 0; request < 30; request += 1) {
      const email = `limit.${request}@example.test`;
      const headers = { 'x-forwarded-for': `198.51.100.${request}` };
      statuses.push((await home.send('POST', '/api/my/request-link', { email }, headers)).status);
    }
    home.close();
    expect(statuses).toEqual(statuses.map((_, index) => (index < 20 ? 202 : 429)));
    const other = visitor();
    expect((await other.send('POST', '/api/my/request-link', { email: 'a@example.test' })).status).toBe(202);
    other.close();
  });

  it('count hits that arrive at both at once exactly', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        direct(index % 2 === 0 ? FIRST : SECOND, headers).post('/api/my/request-link', {
          email: `burst.${index}@example.test`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it('serve an arena behind one address, whose share a proxy of fewer requests refuses', async () => {
    const burst = async (port: number) => {
      const arena = new Visitor(port, 50);
      const asked = Array.from({ length: 1000 }, () => arena.send('GET', '/api/health/live'));
      const answers = await Promise.all(asked);
      arena.close();
      return answers;
    };
    expect(new Set((await burst(nginx.ports.https)).map(({ status }) => status))).toEqual(new Set([200]));
    const strict = await OwnNginx.start(await freePort(), ports, [
      ['rate=500r/s', 'rate=5r/s'],
      ['burst=5000', 'burst=50'],
    ]);
    try {
      const answers = await burst(strict.ports.https);
      const served = answers.filter(({ status }) => status === 200);
      expect(served.length).toBeGreaterThanOrEqual(50);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBe(1000 - served.length);
      expect(refused.length).toBeGreaterThan(500);
      const { status: statusCode, error } = ERRORS.TOO_MANY_REQUESTS;
      for (const { body } of refused) expect(body).toEqual({ statusCode, error, code: 'TOO_MANY_REQUESTS' });
      const neighbour = new Visitor(strict.ports.https);
      expect((await neighbour.send('GET', '/api/health/live')).status).toBe(200);
      neighbour.close();
    } finally {
      await strict.remove();
    }
  });

  it('show what was written on the other one, at once', async () => {
    const made = await root.send<{ id: number }>('POST', '/api/teams', { name: 'Demo', league: 'lheq' });
    for (let round = 0; round < 20; round += 1) {
      const name = `Demo ${round}`;
      // The proxy takes turns: the write is on either one, and both are read.
      expect((await root.send('PUT', `/api/teams/${made.body.id}`, { name })).status).toBe(200);
      for (const place of [FIRST, SECOND] as const)
        expect((await direct(place).get<object[]>('/api/teams')).body).toMatchObject([{ name }]);
    }
  });

  it('get no more requests once one of them is stopping, before it closes', async () => {
    const exited = servers[FIRST].kill();
    while ((await direct(FIRST).get(READY)).status === 200);
    // Same request as the container's health check: each process is asked in turn, and visitors see the ready one.
    for (let look = 0; look < 4; look += 1) expect((await root.send('GET', READY)).status).toBe(200);
    const before = answered(FIRST, '/api/health/live');
    for (let request = 0; request < 20; request += 1)
      expect((await root.send('GET', '/api/health/live')).status).toBe(200);
    expect(answered(FIRST, '/api/health/live')).toBe(before);
    // It still serves those who do not know yet.
    expect((await direct(FIRST).get('/api/health/live')).status).toBe(200);
    expect(await exited).toBe(0);
    servers[FIRST] = start(FIRST);
    await servers[FIRST].ready();
  });

  it('are upgraded one after the other under load: no request is lost, refused or answered with old data', async () => {
    const load = await UpgradeLoad.begin(root, visitor, await givenPractice());
    const restart = async (place: Place, entry?: string) => {
      expect(await servers[place].kill()).toBe(0);
      servers[place] = start(place, entry === undefined ? {} : { entry });
      await servers[place].ready();
      await load.passes(20);
    };
    await load.passes(20);
    await restart(FIRST, nextVersion);
    expect(servers[FIRST].output).not.toContain('newer than this version');
    // A process of this version that ends meanwhile starts again on the newer tables.
    await restart(SECOND);
    expect(servers[SECOND].output).toContain('newer than this version, which keeps serving');
    expect(servers[SECOND].output).toContain('AddTomorrow1999999999999');
    await restart(SECOND, nextVersion);
    const { failures, registered, read, written } = await load.end();
    expect(failures).toEqual([]);
    expect(Math.min(registered, read, written)).toBeGreaterThanOrEqual(80);
    const dataSource = await openDatabase(database);
    const [row] = await dataSource.query<[{ count: string }]>(
      "SELECT COUNT(*) AS count FROM registrations WHERE parentEmail LIKE 'load.%'",
    );
    await dataSource.destroy();
    expect(Number(row.count)).toBe(registered);
  });
});
