import { readFileSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { HealthProbe } from './database-probe.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createTestDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { TcpProxy } from '../../testing/database/tcp-proxy.js';
import { whole } from '../database/row-shape.js';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Drain } from './drain.js';

const away = { status: 503, body: { statusCode: 503, code: 'SERVICE_UNAVAILABLE' } };
const READY = '/api/health/ready';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  const get = (path: string) => app.anonymous().get(path);

  it('is live and ready', async () => {
    const root = readFileSync(join(__dirname, '../../../../../package.json'), 'utf8');
    const { version } = JSON.parse(root) as { version: string };
    expect(await get('/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok', version } });
    expect(await get(READY)).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('writes one row at most once a second, at any number of calls', async () => {
    const write = jest.spyOn(app.db, 'write');
    const startedAt = Date.now();
    for (let round = 0; round < 20; round += 1)
      await Promise.all(Array.from({ length: 10 }, () => get(READY)));
    const seconds = (Date.now() - startedAt) / 1000;
    expect(write.mock.calls.length).toBeLessThanOrEqual(Math.floor(seconds) + 1);
    write.mockRestore();
    expect(await app.select('SELECT id FROM health_probes', [], { id: whole })).toEqual([{ id: 1 }]);
  });

  it('is not ready while the database is read-only', async () => {
    const holder = app.app.get(DataSource).createQueryRunner();
    // A full disk is hard to simulate: a read-only table has the same effect here.
    await holder.query(ON_SERVER ? 'LOCK TABLES health_probes READ' : 'PRAGMA query_only = ON');
    await untilReadyAnswers(503);
    expect(await get('/api/teams')).toMatchObject({ status: 200 });
    expect(await get(READY)).toMatchObject(away);
    await holder.query(ON_SERVER ? 'UNLOCK TABLES' : 'PRAGMA query_only = OFF');
    await holder.release();
    await untilReadyAnswers(200);
  });

  if (!ON_SERVER)
    it('is not ready while the disk has less than a megabyte free, unless the disk does not tell', async () => {
      const statfs = jest.spyOn(disk, 'statfs');
      const told = await disk.statfs('.');
      statfs.mockResolvedValue({ ...told, blocks: 1000, bavail: 10, bsize: 4096 });
      await untilReadyAnswers(503);
      statfs.mockResolvedValue({ ...told, blocks: 0, bavail: 0, bsize: 4096 });
      await untilReadyAnswers(200);
      statfs.mockRestore();
    });

  async function untilReadyAnswers(status: number): Promise<void> {
    while ((await get(READY)).status !== status);
  }
});

/** The answers to a family while the database is down, where none is in memory. */
async function expectAway(app: TestApp): Promise<void> {
  const answer = await app.anonymous().get('/api/teams/1/sessions');
  expect(answer).toMatchObject(away);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}
async function untilBack(app: TestApp): Promise<void> {
  for (const path of ['/api/teams', READY]) while ((await app.anonymous().get(path)).status !== 200);
}

if (ON_SERVER)
  describe('while the database is down', () => {
    let database: TestDatabase;
    let proxy: TcpProxy;
    let app: TestApp;
    beforeAll(async () => {
      database = await createTestDatabase();
      const url = new URL(database.environment['DATABASE_URL'] ?? '');
      proxy = await TcpProxy.to(url.hostname, Number(url.port || 3306));
      url.hostname = '127.0.0.1';
      url.port = String(proxy.port);
      app = await startTestApp({ DATABASE_URL: url.href });
    });
    afterAll(async () => {
      await app.close();
      await proxy.close();
      await database.drop();
    });

    it('calls answer 503 at once when its connections are cut, and work again when it is back', async () => {
      await untilBack(app);
      proxy.cut();
      await expectAway(app);
      expect(await app.anonymous().get(READY)).toMatchObject({ status: expect.any(Number) });
      expect((await app.anonymous().get('/api/health/live')).status).toBe(200);
      expect(
        await app.anonymous().post('/api/auth/login', { username: 'somebody', password: 'x' }),
      ).toMatchObject(away);
      proxy.restore();
      await untilBack(app);
    });

    it('no call waits forever when it hangs: 503 within the deadline, then normal answers', async () => {
      await untilBack(app);
      proxy.hang();
      const startedAt = Date.now();
      // More than the pool has connections.
      await Promise.all([...Array.from({ length: 15 }, () => expectAway(app)), untilNotReady(app)]);
      expect(Date.now() - startedAt).toBeLessThan(15_000);
      proxy.restore();
      await untilBack(app);
    }, 60_000);

    it('a write that was answered 503 is not done afterwards', async () => {
      await untilBack(app);
      proxy.hang();
      const late = { id: 2, probedAt: new Date(0) };
      const writes = Array.from({ length: 15 }, () => app.db.write((tx) => tx.insert(HealthProbe, late)));
      expect((await Promise.allSettled(writes)).filter(({ status }) => status === 'fulfilled')).toEqual([]);
      proxy.restore();
      await untilBack(app);
      expect(await app.db.read((reader) => reader.count(HealthProbe, { id: 2 }))).toBe(0);
    }, 60_000);

    async function untilNotReady(asked: TestApp): Promise<void> {
      let answer = await asked.anonymous().get(READY);
      while (answer.status === 200) answer = await asked.anonymous().get(READY);
      expect(answer).toMatchObject(away);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
else
  describe('while the database is down', () => {
    it('readiness answers 503', async () => {
      const app = await startTestApp();
      await app.app.get(DataSource).destroy();
      expect(await app.anonymous().get(READY)).toMatchObject(away);
      expect((await app.anonymous().get('/api/health/live')).status).toBe(200);
      await app.app.get(DataSource).initialize();
      await app.close();
    });
  });

describe('the end of a server', () => {
  const PATIENCE_MS = 5000;
  const CONNECTIONS = 50;
  async function listening(drain: Drain): Promise<{ fastify: FastifyInstance; port: number }> {
    const fastify = Fastify();
    drain.watch(fastify);
    fastify.post('/', async () => ({ isAnswered: true }));
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    return { fastify, port: (fastify.server.address() as AddressInfo).port };
  }
  /** Everything that a connection receives until its end; the error's code when it is cut. */
  function received(port: number, sent: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(sent);
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    return new Promise((resolve) => {
      socket.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
      socket.on('close', () => resolve(text));
    });
  }

  it('answers connections that wait to be accepted when the listener closes', async () => {
    const drain = new Drain();
    const { fastify, port } = await listening(drain);
    const post =
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';
    // In one event loop: the kernel establishes all of them before the server accepts the first.
    const answers = Array.from({ length: CONNECTIONS }, () => received(port, post));
    await new Promise((resolve) => process.nextTick(resolve));
    drain.begin();
    expect(await drain.closeServer(fastify.server, PATIENCE_MS)).toBe(false);
    const answered = (await Promise.all(answers)).filter((answer) => answer.startsWith('HTTP/1.1 200'));
    expect(answered).toHaveLength(CONNECTIONS);
    expect(await received(port, post)).toBe('ECONNREFUSED');
    await fastify.close();
  });

  it('cuts a request that never ends when its time is over, and reports it', async () => {
    const drain = new Drain();
    const { fastify, port } = await listening(drain);
    const endless = connect(port, '127.0.0.1').on('error', () => undefined);
    endless.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await once(fastify.server, 'request');
    expect(await drain.closeServer(fastify.server, 300)).toBe(true);
    await fastify.close();
  });
});
