import { createServer } from 'node:http';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantAt } from '@lions/domain';
import { Client } from './testing/client.js';
import { freePort, ServerProcess } from './testing/server-process.js';
import { createTestDatabase, ON_SERVER, type TestDatabase } from './testing/database/test-database.js';

const PASSWORD = /password {2}(\S+)/;
const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function emptyPlace(more: Record<string, string> = {}) {
  const port = await freePort();
  const database = await createTestDatabase({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    ...more,
  });
  databases.push(database);
  return { environment: database.environment, url: `http://127.0.0.1:${port}`, port };
}

// Each test starts several processes.
jest.setTimeout(90_000);

describe('the server process', () => {
  it('prints the superadmin’s sign-in at the first start only, and keeps all data', async () => {
    const { environment, url } = await emptyPlace({ DEMO_DATA: 'on' });
    const first = new ServerProcess(environment);
    await first.ready();
    expect(first.output).toContain(`Lac St-Louis Lions: ${url}`);
    const password = PASSWORD.exec(first.output)?.[1];
    const client = new Client(url);
    expect((await client.post('/api/auth/login', { username: 'superadmin', password })).status).toBe(200);
    expect((await client.post('/api/teams', { name: 'M13 Test', league: 'lheq' })).status).toBe(201);
    const before = await client.get<unknown[]>('/api/teams');
    expect(await first.kill()).toBe(0);

    const second = new ServerProcess(environment);
    await second.ready();
    expect(second.output).toBe(`Lac St-Louis Lions: ${url}\n`);
    expect((await client.get('/api/auth/me')).status).toBe(200);
    expect((await client.get<unknown[]>('/api/teams')).body).toEqual(before.body);
    await second.kill();
  });

  it.each([
    ['America/Toronto', 'Asia/Tokyo'],
    ['america/toronto', 'Asia/Tokyo'],
    ['Asia/Tokyo', 'UTC'],
  ])('counts in the club’s zone, %s, on a host in %s', async (zone, TZ) => {
    const { environment, url } = await emptyPlace({ DEMO_DATA: 'on', CLUB_TIME_ZONE: zone, TZ });
    const started = new ServerProcess(environment);
    await started.ready();
    const path = '/api/practices';
    const { body } = await new Client(url).get<{ date: string; time: string; startsAt: string }[]>(path);
    const evening = body.filter(({ time }) => time.startsWith('6:00 PM'));
    expect(evening).not.toEqual([]);
    for (const { date, startsAt } of evening)
      expect(startsAt).toBe(instantAt(date, 18 * 60, zone).toISOString());
    await started.kill();
  });

  it('keeps the sign-in when the port is taken', async () => {
    const { environment, port } = await emptyPlace({ LOG_LEVEL: 'info' });
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const server = new ServerProcess(environment);
    expect(await server.exited).toBe(1);
    expect(server.output).toMatch(PASSWORD);
    // The one sentence and no log line.
    expect(server.output).not.toContain('"level":');
    expect(server.errors).toMatch(/^PORT \d+ is taken by another program: .+\.\n$/);
    other.close();
  });

  it('answers requests in flight when it is told to stop, and ends within ten seconds', async () => {
    const { environment, url } = await emptyPlace();
    const server = new ServerProcess(environment);
    await server.ready();
    // Fewer than one network may have waiting.
    const guesses = Array.from({ length: 15 }, (_, index) =>
      new Client(url).post('/api/auth/login', { username: `name-${index}`, password: 'x' }),
    );
    // The first answer shows that all have arrived: hashes are computed one after the other.
    await Promise.race(guesses);
    const toldAt = Date.now();
    const exited = server.kill();
    // Waiting hashes are refused at once; a running one ends in its own time.
    for (const answer of await Promise.all(guesses)) expect([401, 503]).toContain(answer.status);
    expect(await exited).toBe(0);
    expect(Date.now() - toldAt).toBeLessThan(10_000);
  });

  it('makes no new club beside the backups of one, but on a database server', async () => {
    const { environment } = await emptyPlace();
    const folder = mkdtempSync(join(tmpdir(), 'lions-backups-'));
    const beside = { ...environment, BACKUP_DIR: folder, DATA_DIR: join(folder, 'data') };
    const isRefused = async () => {
      const server = new ServerProcess(beside);
      const first = await Promise.race([server.exited, server.ready()]);
      if (first === undefined) await server.kill();
      else
        expect(server.errors).toMatch(
          /^BACKUP_DIR holds backups of a club, but DATA_DIR holds none: .+\.\n$/,
        );
      return first === 1;
    };
    writeFileSync(join(folder, 'lions-nightly-2026-11-25.backup'), '');
    expect(await isRefused()).toBe(!ON_SERVER);
    rmSync(join(folder, 'lions-nightly-2026-11-25.backup'));
    expect(await isRefused()).toBe(false);
    // Now there is one.
    writeFileSync(join(folder, 'lions-nightly-2026-11-25.backup'), '');
    expect(await isRefused()).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('refuses an invalid variable, a taken port and an unreachable database with one sentence', async () => {
    const { environment, port } = await emptyPlace();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const cases: [Record<string, string>, RegExp][] = [
      [{ SUPERADMIN_PASSWORD: 'password123' }, /^SUPERADMIN_PASSWORD cannot be used: .+\.\n$/],
      [
        { DATA_DIR: '/proc/x', DATABASE_URL: '' },
        /^DATA_DIR must be a folder that can be written: \/proc\/x is not\.\n$/,
      ],
      [
        { BACKUP_DIR: '/proc/x' },
        /^BACKUP_DIR must be a folder that can be written: \/proc\/x is not \(ENOENT\)\.\n$/,
      ],
      [
        { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
        /^METRICS_TOKEN is required with METRICS_HOST 0\.0\.0\.0: .+\.\n$/,
      ],
      [
        { JWT_SECRET: 'x'.repeat(32) },
        /^JWT_SECRET must be at least 32 characters, of at least 8 kinds\.\n$/,
      ],
      [{ HOST: 'abc' }, /^HOST must be an IP address\.\n$/],
      [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 and PORT \d+ cannot be listened on \(EADDRNOTAVAIL\)\.\n$/],
      [{ PORT: 'many' }, /^PORT must be a whole number from 1 to 65535\.\n$/],
      [{}, new RegExp(`^PORT ${port} is taken by another program: .+\\.\\n$`)],
      [
        { DATABASE_URL: 'mysql://root@127.0.0.1:1/nowhere' },
        /^DATABASE_URL: no database can be used at 127\.0\.0\.1:1\/nowhere \(ECONNREFUSED\)\.\n$/,
      ],
      [
        { DATA_DIR: '/dev/null/x', DATABASE_URL: '' },
        /^DATA_DIR must be a folder that can be written: \/dev\/null\/x is not\.\n$/,
      ],
      [
        // It exists, and takes no file of anyone.
        { DATA_DIR: '/proc', DATABASE_URL: '', JWT_SECRET: 'of the tests: more than thirty-two characters' },
        /^DATA_DIR must be a folder that can be written: \/proc is not\.\n$/,
      ],
    ];
    for (const [change, sentence] of cases) {
      const server = new ServerProcess({ ...environment, ...change });
      expect(await server.exited).toBe(1);
      expect(server.errors).toMatch(sentence);
    }
    other.close();
  });

  it('migrates and ends on request', async () => {
    const { environment } = await emptyPlace();
    const server = new ServerProcess(environment, { args: ['--migrate-only'] });
    expect(await server.exited).toBe(0);
    expect(server.output).toBe('The database is up to date.\n');
  });

  it(
    ON_SERVER ? 'may run beside another one on the same database' : 'refuses to share the embedded file',
    async () => {
      const { environment } = await emptyPlace();
      const first = new ServerProcess(environment);
      await first.ready();
      const port = await freePort();
      const second = new ServerProcess({ ...environment, PORT: String(port) });
      if (ON_SERVER) {
        await second.ready();
        await second.kill();
      } else {
        expect(await second.exited).toBe(1);
        expect(second.errors).toMatch(/^Another process already uses the database in .+\.\n$/);
        await first.kill('SIGKILL');
        const third = new ServerProcess(environment);
        await third.ready();
        await third.kill();
      }
      await first.kill();
    },
  );
});
