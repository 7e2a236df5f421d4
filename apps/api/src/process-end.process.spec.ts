import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './testing/client.js';
import { freePort, ServerProcess } from './testing/server-process.js';
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.js';

const GRACE = { SHUTDOWN_GRACE: '1' };
const TOLD_AFTER_MS = 60;
/** Shorter than the grace period: requests at its very end may be refused. */
const ANSWERED_MS = 600;
let database: TestDatabase;
let port: number;
let url: string;
let running: ServerProcess | undefined;
beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  database = await createTestDatabase({ PORT: String(port), PUBLIC_URL: url, LOG_LEVEL: 'error' });
});
afterEach(() => running?.kill('SIGKILL'));
afterAll(() => database.drop());

async function started(environment: Record<string, string>, entry?: string): Promise<ServerProcess> {
  running = new ServerProcess({ ...database.environment, ...environment }, entry ? { entry } : {});
  await running.ready();
  return running;
}

/** A post on a new connection, or on the agent's: its status, or the reason why there was no answer. */
function post(agent: Agent | false = false): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(`${url}/api/my/request-link`, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sent.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    sent.end('{"email":"parent@example.test"}');
  });
}

const tick = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const ready = () => new Client(url).get('/api/health/ready').then(({ status }) => status);

describe('a server that is told to stop', () => {
  it.each([1, 2, 3])(
    'answers every post on a new connection during the grace period (trial %i)',
    async () => {
      const server = await started(GRACE);
      // In use: one that has seen no request yet has no grace period.
      expect(await post()).toBe(202);
      const answers: Promise<number | string>[] = [];
      let exited: Promise<number | null> | undefined;
      const startedAt = performance.now();
      const spent = () => performance.now() - startedAt;
      for (; spent() < TOLD_AFTER_MS + ANSWERED_MS; await tick(10)) {
        answers.push(post());
        if (spent() >= TOLD_AFTER_MS) exited ??= server.kill();
      }
      // The number depends on the machine; some arrived after the signal.
      expect(answers.length).toBeGreaterThan(8);
      expect((await Promise.all(answers)).filter((answer) => answer !== 202)).toEqual([]);
      expect(await exited).toBe(0);
      expect(spent()).toBeGreaterThan(TOLD_AFTER_MS + 1000);
      expect(await post()).toBe('ECONNREFUSED');
    },
  );

  it('is not ready, still answers on old and new connections, and keeps none alive', async () => {
    // Long enough for all its requests on a slow machine.
    const server = await started({ SHUTDOWN_GRACE: '4' });
    const agent = new Agent({ keepAlive: true });
    expect(await post(agent)).toBe(202);
    expect(await ready()).toBe(200);
    const exited = server.kill();
    while ((await ready()) === 200);
    expect(await ready()).toBe(503);
    expect(await post(agent)).toBe(202);
    expect(await post()).toBe(202);
    const answer = await fetch(`${url}/api/health/live`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await exited).toBe(0);
  });

  it('ends at once when idle, also when its terminal was closed, and at a second signal', async () => {
    const unused = await started({ SHUTDOWN_GRACE: '5' });
    let toldAt = performance.now();
    expect(await unused.kill('SIGHUP')).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(3000);

    const used = await started({ SHUTDOWN_GRACE: '5' });
    expect(await post()).toBe(202);
    toldAt = performance.now();
    void used.kill();
    while ((await ready()) === 200);
    expect(await used.kill('SIGINT')).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(3000);
  });

  it('ends despite a silent connection, and within ten seconds despite an endless body', async () => {
    const server = await started({});
    const silent = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(silent, 'connect');
    let toldAt = performance.now();
    expect(await server.kill()).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(3000);

    const other = await started({});
    const dripping = connect(port, '127.0.0.1').on('error', () => undefined);
    dripping.write(
      'POST /api/my/request-link HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
    );
    await once(dripping, 'connect');
    expect(await ready()).toBe(200);
    toldAt = performance.now();
    expect(await other.kill()).toBe(1);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
  });
});

describe('a server whose output is lost', () => {
  /** It cannot print that it listens. */
  async function answering(): Promise<void> {
    for (const from = performance.now(); performance.now() - from < 20_000; await tick(50)) {
      const asked = fetch(`${url}/api/health/ready`, { signal: AbortSignal.timeout(2000) });
      if (await asked.catch(() => false)) return;
    }
    throw new Error('The server does not answer.');
  }

  async function servesOn(server: ServerProcess): Promise<void> {
    await answering();
    for (let request = 0; request < 3; request += 1) expect(await post()).toBe(202);
    expect(await server.kill()).toBe(0);
    // The lock of the embedded file is free.
    await (await started({})).kill();
  }

  it.each(['json', 'pretty'])(
    'serves on after its reader ended before the start (%s)',
    async (LOG_FORMAT) => {
      running = new ServerProcess({ ...database.environment, LOG_LEVEL: 'info', LOG_FORMAT });
      running.closeOutput();
      await servesOn(running);
    },
  );

  it.each(['json', 'pretty'])('serves on after its reader ended (%s)', async (LOG_FORMAT) => {
    const server = await started({ LOG_LEVEL: 'info', LOG_FORMAT });
    server.closeOutput();
    await servesOn(server);
  });

  it.each(['json', 'pretty'])('serves on with its log on a full disk (%s)', async (LOG_FORMAT) => {
    const full = openSync('/dev/full', 'w');
    const environment = { ...database.environment, LOG_LEVEL: 'info', LOG_FORMAT };
    running = new ServerProcess(environment, { output: full });
    closeSync(full);
    await servesOn(running);
  });
});

describe('an uncaught error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lions-end-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A script that runs the server, which fails at SIGUSR2. */
  function failingServer(name: string, failure: string): string {
    const entry = join(folder, `${name}.cjs`);
    const server = JSON.stringify(join(__dirname, '../server.cjs'));
    writeFileSync(entry, `require(${server});\nprocess.on('SIGUSR2', () => { ${failure}; });\n`);
    return entry;
  }

  const FAILURES = {
    uncaughtException: `throw Object.assign(new Error('parent@example.test'), { code: 'ER_DUP_ENTRY' })`,
    unhandledRejection: `void Promise.reject(new TypeError('no such thing'))`,
  };

  it.each(Object.entries(FAILURES))(
    '%s: writes one log line and exits with code 1',
    async (origin, failure) => {
      const failing = await started({}, failingServer(origin, failure));
      const before = failing.output.length;
      expect(await failing.kill('SIGUSR2')).toBe(1);
      const lines = failing.output.slice(before).trim().split('\n');
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({
        level: 60,
        origin,
        reason: origin === 'uncaughtException' ? 'ER_DUP_ENTRY' : 'TypeError: no such thing',
      });
      expect(failing.output + failing.errors).not.toContain('parent@example.test');
      expect(failing.errors).toBe('');
    },
  );

  it('exits with code 1 within ten seconds when none of its lines can be written', async () => {
    const failure = `process.emit('uncaughtException', new Error('first')); ${FAILURES.uncaughtException}`;
    const failing = await started({}, failingServer('unread', failure));
    failing.closeOutput();
    const failedAt = performance.now();
    expect(await failing.kill('SIGUSR2')).toBe(1);
    expect(performance.now() - failedAt).toBeLessThan(10_000);
  });
});
