import { Client } from '../../../testing/client.js';
import { freePort, ServerProcess } from '../../../testing/server-process.js';
import { createTestDatabase } from '../../../testing/database/test-database.js';

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
