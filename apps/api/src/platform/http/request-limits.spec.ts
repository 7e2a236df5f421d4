import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { ERRORS, LIMITS } from '@lions/domain';
import { givenOpenPractices, givenPractice } from '../../testing/given.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import { cutHeaders } from './request-checks.js';
import { visitorsLanguage } from './visitors-language.js';
import type { FastifyInstance } from 'fastify';
import { createAdapter, HTTP_LIMITS } from '../../configure-app.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';

const app = useTestApp();

interface Refusal {
  code: string;
  details: { field: string; message: string }[];
}
const register = (body: object | string, headers?: Record<string, string>) =>
  app.anonymous().post<Refusal>('/api/registrations', body, headers);

describe('a body without a sign-in', () => {
  const ofBytes = (bytes: number) => `{"playerName":"${'x'.repeat(bytes - 17)}"}`;
  const tooLarge = { status: 413, body: { code: 'BODY_TOO_LARGE' } };

  it('has at most 16 KB', async () => {
    expect((await register(ofBytes(16 * 1024))).status).toBe(400);
    expect(await register(ofBytes(16 * 1024 + 1))).toMatchObject(tooLarge);
  });

  it('is no larger with a forged sign-in or a dead one', async () => {
    const cookie = 'access_token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl';
    expect(await register(ofBytes(20_000), { cookie })).toMatchObject(tooLarge);
    const coach = await app.signedIn('coach');
    const dead = [...coach.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await coach.post('/api/auth/logout');
    expect(await register(ofBytes(20_000), { cookie: dead })).toMatchObject(tooLarge);
  });

  it.each([
    ['Transfer-Encoding: chunked', 411, 'LENGTH_REQUIRED'],
    ['Content-Length: 40000000', 413, 'BODY_TOO_LARGE'],
  ])('of %s is refused unread, and the connection closes', async (header, status, code) => {
    for (const path of ['GET /api/teams', 'POST /api/auth/login', 'POST /api/pictures', 'GET /nothing']) {
      const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
      socket.write(`${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n1`);
      const answer = (await socket.toArray()).join('');
      expect(answer).toContain(`HTTP/1.1 ${status} `);
      expect(answer).toContain(`"code":"${code}"`);
    }
  });

  it('has at most 100 KB with a sign-in', async () => {
    const coach = await app.signedIn('coach');
    const players = { playerNames: Array.from({ length: 300 }, (_, index) => `${index} ${'É'.repeat(70)}`) };
    const team = await coach.post<{ id: number }>('/api/teams', { name: 'M13 Test', league: 'lheq' });
    const path = `/api/teams/${team.body.id}/active-players`;
    expect(JSON.stringify(players).length).toBeGreaterThan(20_000);
    expect((await coach.put(path, players)).status).toBe(200);
    expect(await coach.put(path, ofBytes(100 * 1024 + 1))).toMatchObject(tooLarge);
  });

  it('of the largest form of the site is far below the limit', async () => {
    await givenOpenPractices(app);
    const targets = [];
    for (let day = 10; day < 10 + LIMITS.formActivities; day += 1) {
      const practice = await givenPractice(app, { date: `2025-09-${day}` });
      targets.push({ kind: 'practice', id: practice.id });
    }
    // A letter and its accent as two characters, as some phones send them.
    const name = (index: number) => `${index} ${'e\u0301'.repeat(LIMITS.playerName - 2)}`;
    const form = {
      targets,
      players: Array.from({ length: LIMITS.formPlayers }, (_, index) => ({
        playerName: name(index),
        position: 'Goalie',
        birthYear: 2012,
      })),
      parentName: name(0),
      parentEmail: `${'p'.repeat(64)}@${'example.'.repeat(22)}test`,
      parentPhone: '+1 (514) 555-0100 poste 123456',
      consentVersion: '2026-11-25',
      parentalAuthority: true,
      locale: 'fr',
    };
    expect(Buffer.byteLength(JSON.stringify(form))).toBeLessThan(4096);
    expect((await app.anonymous().post('/api/registration-forms', form)).status).toBe(201);
  });
});

describe('a refusal', () => {
  it('names at most 20 fields, with 200 characters of each', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`field${index}`, 1]));
    const { status, body } = await register(unknown);
    expect(status).toBe(400);
    expect(body.details).toHaveLength(20);
    expect(body.details[0]).toEqual({ field: 'field0', message: 'Unknown field' });
    const long = await register({ ['x'.repeat(5000)]: 1 });
    expect(long.body.details.map(({ field }) => field)).toContain('x'.repeat(200));
  });

  it('of up to 32 unknown fields also names the invalid ones', async () => {
    const unknown = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 1]));
    const few = await register(unknown(10));
    expect(few.body.details).toContainEqual({ field: 'playerName', message: 'Player name is required' });
    const many = await register(unknown(33));
    expect(new Set(many.body.details.map(({ message }) => message))).toEqual(new Set(['Unknown field']));
  });

  it('of a text beyond four times its limit has the message of that limit', async () => {
    const message = 'This text is too long';
    for (const length of [LIMITS.playerName + 1, 4 * LIMITS.playerName, 4 * LIMITS.playerName + 1]) {
      const { status, body } = await register({ playerName: 'x'.repeat(length) });
      expect(status).toBe(400);
      expect(body.details).toContainEqual({ field: 'playerName', message });
    }
    const { body } = await register({ parentEmail: 'x'.repeat(2000) });
    expect(body.details).toEqual([{ field: 'parentEmail', message: expect.stringMatching(/email/i) }]);
  });

  it.each([
    ['too many children', { players: Array(7).fill({}) }, 'players', 'This list is too long'],
    ['a long name of a child', { players: [{ playerName: 'x'.repeat(400) }] }, 'players.0.playerName'],
    ['a list in a list', { players: [Array(40).fill({})] }, 'players.0.0', 'Unknown field'],
    ['a list instead of a text', { parentName: Array(40).fill('x') }, 'parentName.0', 'Unknown field'],
    ['a list as body', [{}], undefined],
    ['a text as body', '"text"', undefined],
  ])(
    'of %s names it before anything is validated',
    async (_, body, field, message = 'This text is too long') => {
      const answer = await app.anonymous().post<Partial<Refusal>>('/api/registration-forms', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      expect(answer.body.details?.[0]).toEqual(field === undefined ? undefined : { field, message });
    },
  );

  it.each(['targets', 'players'])('of a list in the list %s is 400', async (field) => {
    const form = {
      targets: [{ kind: 'practice', id: 1 }],
      players: [{ playerName: 'Demo Player', position: 'Forward' }],
      parentEmail: 'demo.parent@example.test',
    };
    for (const entry of [[], form[field as keyof typeof form]])
      expect(
        await app.anonymous().post('/api/registration-forms', { ...form, [field]: [entry] }),
      ).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', details: [{ field }] },
      });
  });

  it('of a query counts repeated and unknown parameters', async () => {
    const coach = await app.signedIn('coach');
    for (const query of [
      'limit=1&'.repeat(40),
      Array.from({ length: 40 }, (_, index) => `k${index}=1`).join('&'),
    ])
      expect(await coach.get(`/api/registrations?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
  });
});

describe('the headers of a request', () => {
  const cut = (headers: Record<string, string>) => {
    cutHeaders({ headers } as unknown as IncomingMessage);
    return headers;
  };

  it('are cut, Accept-Language at 200 characters', () => {
    const long = 'x'.repeat(10_000);
    const headers = cut({ 'accept-language': long, 'user-agent': long, cookie: long, host: 'club.example' });
    expect(Object.values(headers).map(({ length }) => length)).toEqual([200, 4096, 8192, 12]);
  });

  it('keep the end of X-Forwarded-For, which the proxies wrote', () => {
    const { 'x-forwarded-for': forwarded } = cut({ 'x-forwarded-for': `${'1.1.1.1, '.repeat(900)}2.2.2.2` });
    expect(forwarded).toHaveLength(4096);
    expect(forwarded).toMatch(/2\.2\.2\.2$/);
  });

  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['en;q=0.5, fr ; q=0.7', 'fr'],
    ['de, fr;q=0', 'en'],
    ['fr;q=x', 'en'],
  ])('choose a language: %s', (acceptLanguage, language) => {
    expect(visitorsLanguage({ 'accept-language': acceptLanguage })).toBe(language);
  });
});

describe('the HTTP server', () => {
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
});

describe('an unknown field', () => {
  const coach = useSignedIn(app, 'coach');
  const NAMES = ['colour', ...Object.getOwnPropertyNames(Object.prototype)];
  const refusal = (field: string) => ({
    status: 400,
    body: { code: 'VALIDATION_FAILED', details: [{ field, message: 'Unknown field' }] },
  });

  it.each(NAMES)('%s is refused in a body, alone and in a list', async (name) => {
    const team = { name: 'M13 Test', league: 'lheq' };
    const json = (value: object) => `${JSON.stringify(value).slice(0, -1)},"${name}":{"isAdmin":true}}`;
    expect(await coach.post('/api/teams', json(team))).toMatchObject(refusal(name));
    const practice = { date: '2025-09-10', time: '6:00 PM - 7:00 PM', capacity: 20 };
    const batch = `{"practices":[${json(practice)}]}`;
    expect(await coach.post('/api/practices/batch', batch)).toMatchObject(refusal(`practices.0.${name}`));
    // Passport reads this body before the pipes.
    const signIn = json({ username: 'x', password: 'y' });
    expect(await app.anonymous().post('/api/auth/login', signIn)).toMatchObject(refusal(name));
  });

  it.each(NAMES)('%s is refused in a query', async (name) => {
    expect(await coach.get(`/api/registrations?${name}=1`)).toMatchObject(refusal(name));
  });

  it('leaves nothing behind in other objects', () => {
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});
