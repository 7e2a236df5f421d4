import { connect, type AddressInfo } from 'node:net';
import { ERRORS } from '@lions/domain';
import type { FastifyInstance } from 'fastify';
import { createAdapter, HTTP_LIMITS } from '../../configure-app.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';

const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\n';
const WHOLE_HEAD = `${HEAD}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n`;
const SHORT = {
  headersTimeout: 400,
  requestTimeout: 800,
  keepAliveTimeout: 300,
  connectionsCheckingInterval: 50,
};

let database: TestDatabase;
let fastify: FastifyInstance;
let port: number;
beforeAll(async () => {
  database = await createTestDatabase();
  fastify = createAdapter(database.configuration, SHORT).getInstance();
  fastify.post('/', async () => ({ isAnswered: true }));
  fastify.get('/api/url', async ({ url }) => ({ url }));
  fastify.get('/', async ({ url }) => ({ url }));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (fastify.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await fastify.close();
  await database.drop();
});

/** Answer of the server to these bytes, until it closes the connection. */
function answerTo(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.end(bytes);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
  return new Promise((resolve) =>
    socket.on('close', () => {
      const [headers = '', body = ''] = answer.split('\r\n\r\n');
      resolve({ status: Number(answer.split(' ')[1]), headers, body: JSON.parse(body) });
    }),
  );
}

/**
 * Sends `head`, then one byte every 50 ms; returns the milliseconds until the server closes the connection, and its
 * status.
 */
function drip(head: string, byte: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(head);
  const dripping = setInterval(() => socket.writable && socket.write(byte), 50);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString())).on('error', () => undefined);
  return new Promise((resolve) =>
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ status: Number(answer.split(' ')[1]), ms: performance.now() - startedAt });
    }),
  );
}

describe('a request that Node refuses', () => {
  it.each([
    ['no HTTP', 'what is this\r\n\r\n', 'MALFORMED_REQUEST'],
    ['two lengths', `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 'MALFORMED_REQUEST'],
    ['20 KB of headers', `${HEAD}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 'HEADERS_TOO_LARGE'],
  ] as const)('has the one error shape: %s', async (_, bytes, code) => {
    const { status, headers, body } = await answerTo(bytes);
    const { status: statusCode, error } = ERRORS[code];
    expect(status).toBe(statusCode);
    expect(body).toEqual({ statusCode, error, code });
    expect(headers).toMatch(/^content-type: application\/json/m);
    expect(headers).toMatch(/^cache-control: no-store/m);
  });
});

describe('a slow request', () => {
  it('is closed when its headers drip', async () => {
    const { status, ms } = await drip(HEAD, 'x');
    expect(status).toBe(408);
    expect(ms).toBeGreaterThan(SHORT.headersTimeout * 0.9);
    expect(ms).toBeLessThan(2500);
  });

  it('is closed when its body drips', async () => {
    const { status, ms } = await drip(WHOLE_HEAD, ' ');
    expect(status).toBe(408);
    expect(ms).toBeGreaterThan(SHORT.requestTimeout * 0.9);
    expect(ms).toBeLessThan(2500);
  });

  it('has 15 seconds for its headers and 30 in all in production', async () => {
    expect(HTTP_LIMITS).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
    expect(HTTP_LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(2000);
    const { server } = createAdapter(database.configuration).getInstance();
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
    });
  });
});

it.each([
  ['http://x/api/url?a=1', '/api/url?a=1'],
  ['HTTPS://x:443/api/url', '/api/url'],
  ['http://x', '/'],
  ['http://x?a=1', '/?a=1'],
  ['/api/url?a=http://y/', '/api/url?a=http://y/'],
])('answers the whole address %s as its path %s', async (target, url) =>
  expect(await answerTo(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatchObject({
    status: 200,
    body: { url },
  }),
);
