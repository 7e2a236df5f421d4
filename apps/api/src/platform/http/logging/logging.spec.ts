import { Client } from '../../../testing/client.js';
import { freePort, ServerProcess } from '../../../testing/server-process.js';
import { createTestDatabase } from '../../../testing/database/test-database.js';
import { newRequestId } from './request-id.js';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { fastifyLogging } from './logging.js';
import { prettyLog } from './pretty-log.js';

it('a request’s log line holds the caller’s id, the network and the request, once', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { environment, drop } = await createTestDatabase({
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'info',
    TRUST_PROXY: '1',
    SUPERADMIN_PASSWORD: 'a superadmin of the tests',
  });
  const server = new ServerProcess(environment);
  let requestId: string | null = null;
  try {
    await server.ready();
    // The proxy appends the address that it sees; what the caller claims is to its left.
    const client = new Client(url, {
      'x-requested-with': 'test',
      'x-forwarded-for': '198.51.100.9, 203.0.113.77',
    });
    await client.get('/api/teams');
    await client.post(
      '/api/auth/login',
      { username: 'superadmin', password: environment['SUPERADMIN_PASSWORD'] },
      { 'x-forwarded-for': '198.51.100.9:4001, [2001:db8:7::1]:4002' },
    );
    requestId = (await client.get('/api/auth/me')).headers.get('x-request-id');
  } finally {
    await server.kill();
    await drop();
  }
  const lines = server.output.split('\n').filter((line) => line.includes('"msg":"request"'));
  const written = lines.map((line) => JSON.parse(line) as { time: string });
  expect(written).toMatchObject([
    { path: '/api/teams', actorId: null, network: '203.0.113.0/24' },
    { path: '/api/auth/login', statusCode: 200, network: '2001:db8:7::/48' },
    { path: '/api/auth/me', actorId: expect.any(Number), requestId },
  ]);
  // A password was hashed between the first two.
  const [first = NaN, second = NaN] = written.map(({ time }) => Date.parse(time));
  expect(second).toBeGreaterThan(first);
  for (const line of lines) expect(line.match(/[0-9a-f]{32}/g)).toHaveLength(1);
  expect(server.output).not.toMatch(/203\.0\.113\.77|198\.51\.100|"reqId"/);
});

it('LOG_FORMAT=pretty writes the line for people', async () => {
  const port = await freePort();
  const { environment, drop } = await createTestDatabase({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'info',
    LOG_FORMAT: 'pretty',
  });
  const server = new ServerProcess(environment);
  try {
    await server.ready();
    await new Client(`http://127.0.0.1:${port}`).get('/api/teams');
  } finally {
    await server.kill();
    await drop();
  }
  expect(server.output).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3} INFO {2}GET \/api\/teams 200, \d+ ms, no user, 127\.0\.0\.0\/24, [0-9a-f]{32}$/m,
  );
  expect(server.output).not.toContain('"level"');
});

it('gives each request an id of its own, of 32 hexadecimal digits', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

it('each line of a request’s logger carries the request’s id, and no secret', async () => {
  const lines: unknown[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const logging = fastifyLogging({ logLevel: 'info', logFormat: 'json', zone: 'UTC' });
  const fastify = Fastify({
    ...logging,
    logger: { ...(logging.logger as object), stream },
    genReqId: () => 'id 1',
  });
  fastify.get('/', (request) => {
    request.log.info({ email: 'invented@example.test' }, 'first');
    request.log.child({ token: 'invented' }).error('second');
    request.log.debug('below the level');
    return '';
  });
  await fastify.inject('/');
  await fastify.close();
  expect(lines).toMatchObject([
    { level: 30, requestId: 'id 1', email: '[redacted]', msg: 'first' },
    { level: 50, requestId: 'id 1', token: '[redacted]', msg: 'second' },
  ]);
});

function written(line: object, zone = 'UTC'): string {
  let text = '';
  prettyLog({ write: (part) => (text += part) }, zone).write(`${JSON.stringify(line)}\n`);
  return text;
}
const time = '2026-11-25T14:03:09.120Z';

describe('a log line for people', () => {
  it('tells a request in one line', () => {
    const request = { requestId: 'r-1', actorId: 7, method: 'GET', path: '/api/teams', statusCode: 200 };
    const line = { level: 30, time, ...request, network: '203.0.113.0/24', ms: 3, msg: 'request' };
    expect(written(line)).toBe('14:03:09.120 INFO  GET /api/teams 200, 3 ms, user 7, 203.0.113.0/24, r-1\n');
    expect(written({ ...line, actorId: null })).toContain(', no user, ');
  });

  it('has the time of the club', () => {
    const line = { level: 40, time, msg: 'at the club' };
    expect(written(line, 'America/Toronto')).toBe('09:03:09.120 WARN  at the club\n');
    expect(written(line, 'Asia/Kathmandu')).toBe('19:48:09.120 WARN  at the club\n');
  });

  it('tells an error with its facts and its stack', () => {
    const line = { level: 50, time, message: 'Mails will be tried again soon', reason: 'ECONNREFUSED' };
    expect(written(line)).toBe('14:03:09.120 ERROR Mails will be tried again soon reason="ECONNREFUSED"\n');
    expect(written({ ...line, stack: 'Error: no\n    at here' })).toMatch(
      /"ECONNREFUSED"\nError: no\n {4}at here\n$/,
    );
  });
});

describe('without LOG_FORMAT', () => {
  const { isTTY } = process.stdout;
  afterEach(() => {
    process.stdout.isTTY = isTTY;
    jest.restoreAllMocks();
  });

  it.each([
    [true, 'for people', /^09:03:09\.120 INFO {2}started\n$/],
    [false, 'JSON', /^\{"level":30,.+\}\n$/],
  ])('a log line on a terminal (%s) is %s', (isTerminal, _form, text) => {
    process.stdout.isTTY = isTerminal;
    const { logger } = fastifyLogging({ logLevel: 'info', logFormat: undefined, zone: 'America/Toronto' });
    const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { stream } = logger as { stream: { write(line: string): void } };
    stream.write(`${JSON.stringify({ level: 30, time, msg: 'started' })}\n`);
    expect(write.mock.calls.map(([line]) => String(line)).join('')).toMatch(text);
  });
});
