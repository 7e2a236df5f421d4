import type { Client } from '../../testing/client.js';
import { startTestApp, useTestApp } from '../../testing/test-app.js';
import { ACCESS } from './access-table.js';

let callers: { anonymous: Client; coach: Client; superadmin: Client };

const app = useTestApp();
beforeAll(async () => {
  callers = {
    anonymous: app.anonymous(),
    coach: await app.signedIn('coach'),
    superadmin: await app.signedIn('superadmin'),
  };
});

/** Served by Swagger UI. */
const isDocumentation = (route: string) => /^GET \/api\/(docs|openapi\.json)/.test(route);
/** The codes of the guard; refresh answers 401 on its own when there is no cookie. */
const TURNED_AWAY = ['NOT_SIGNED_IN', 'ACCESS_DENIED'];

async function isLetIn(client: Client, call: string): Promise<boolean> {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(':id', '2147483647').replace(':key', 'no-such-setting');
  const answer = await client.send<{ code?: string }>(
    method,
    address,
    method === 'GET' || method === 'DELETE' ? undefined : {},
  );
  return call === 'POST /api/auth/refresh' || !TURNED_AWAY.includes(answer.body.code ?? '');
}

describe('access', () => {
  it('lists exactly the registered routes', () => {
    const registered = app.routes.filter(
      (route) => !route.startsWith('HEAD ') && !route.startsWith('OPTIONS ') && !isDocumentation(route),
    );
    expect(registered.sort()).toEqual(Object.keys(ACCESS).sort());
  });

  it.each(Object.entries(ACCESS).filter(([call]) => !call.endsWith('/logout')))(
    'opens %s to: %s',
    async (call, audience) => {
      const admit = {
        anonymous: await isLetIn(callers.anonymous, call),
        coach: await isLetIn(callers.coach, call),
        superadmin: await isLetIn(callers.superadmin, call),
      };
      expect(admit).toEqual({
        anonymous: audience === 'anyone',
        coach: audience !== 'superadmin',
        superadmin: true,
      });
    },
  );
});

describe('errors', () => {
  const shape = (code: string) =>
    expect.objectContaining({ statusCode: expect.any(Number), error: expect.any(String), code });

  it('have one shape, also for unknown addresses, methods and malformed bodies', async () => {
    const { superadmin } = callers;
    const cases: [string, string, string | undefined, Record<string, string>, number, string][] = [
      ['GET', '/api/nothing-here', undefined, {}, 404, 'NOT_FOUND'],
      ['PATCH', '/api/teams', '{}', {}, 404, 'NOT_FOUND'],
      ['POST', '/api/teams', '{"name":', {}, 400, 'MALFORMED_JSON'],
      ['POST', '/api/teams', '[]', {}, 400, 'VALIDATION_FAILED'],
      ['POST', '/api/teams', 'null', {}, 400, 'VALIDATION_FAILED'],
      [
        'POST',
        '/api/teams',
        'name=x',
        { 'content-type': 'application/x-www-form-urlencoded' },
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      ['POST', '/api/teams', 'x', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['POST', '/api/teams', `"${'x'.repeat(101 * 1024)}"`, {}, 413, 'BODY_TOO_LARGE'],
      ['PUT', '/api/teams/1e3', '{}', {}, 400, 'MALFORMED_ID'],
      ['PUT', '/api/teams/2147483648', '{}', {}, 400, 'MALFORMED_ID'],
      ['GET', '/api/teams/%E0%A4%A/sessions', undefined, {}, 400, 'MALFORMED_ID'],
    ];
    for (const [method, path, body, headers, status, code] of cases) {
      const answer = await superadmin.send<object>(method, path, body, headers);
      expect({ method, path, status: answer.status, body: answer.body }).toEqual({
        method,
        path,
        status,
        body: shape(code),
      });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    }
  });
});

describe('the limit of ten levels', () => {
  const nested = (levels: number, core = '') => `{"a":${'['.repeat(levels)}${core}${']'.repeat(levels)}}`;

  it.each([
    ['8,000 nested lists', nested(8000)],
    ['11 nested objects', `${'{"a":'.repeat(11)}1${'}'.repeat(11)}`],
    ['11 levels of lists', nested(10)],
  ])('refuses %s and names the deepest', async (_, body) => {
    for (const path of ['/api/registrations', '/api/auth/login', '/api/my/request-link'])
      expect(await app.anonymous().post(path, body)).toMatchObject({
        status: 400,
        body: {
          code: 'VALIDATION_FAILED',
          details: [{ field: expect.stringMatching(/^a(\.[0a]){9}$/), message: 'Unknown field' }],
        },
      });
  });

  it.each([
    ['ten levels', nested(9)],
    ['brackets in a text', `{"a":"${'['.repeat(50)}\\"${'{'.repeat(50)}"}`],
  ])('validates all fields of a body with %s', async (_, body) => {
    const { body: answer } = await app.anonymous().post<{ details: object[] }>('/api/registrations', body);
    expect(answer.details).toContainEqual({ field: 'a', message: 'Unknown field' });
    expect(answer.details).toContainEqual({ field: 'playerName', message: 'Player name is required' });
  });

  it('refuses 20,000 nested lists of a coach with 400', async () => {
    expect(await callers.coach.post('/api/teams', nested(20_000))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('rejects nested brackets in a query with 400', async () => {
    const query = `practiceId${'[a]'.repeat(2000)}=1`;
    const { status } = await callers.coach.get(`/api/registrations?${query}`);
    expect(status).toBe(400);
  });
});

describe('a body that is not UTF-8', () => {
  it('is refused, because decoding would change it', async () => {
    const bytes = Buffer.from('{"email":"caf\xe9@example.test"}', 'latin1');
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${app.url}/api/my/request-link`, { method: 'POST', headers, body: bytes });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'MALFORMED_JSON' }]);
  });
});

describe('an empty change', () => {
  it('is refused when it is null, and otherwise leaves the row unchanged', async () => {
    const { superadmin } = callers;
    const made = await superadmin.post<{ id: number; version: number }>('/api/teams', {
      name: 'M13 Same',
      league: 'lheq',
    });
    const path = `/api/teams/${made.body.id}`;
    expect(await superadmin.put(path, 'null')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    for (const body of [undefined, {}, { name: 'M13 Same' }])
      expect(await superadmin.put(path, body)).toMatchObject({
        status: 200,
        body: { version: made.body.version },
      });
  });
});

describe('cross-site requests', () => {
  const logout = (headers: Record<string, string>) => app.anonymous(headers).post('/api/auth/logout');

  it('are refused for every unsafe method, by Sec-Fetch-Site, else Origin, else the cookies', async () => {
    const own = app.configuration.publicUrl;
    const cases: [Record<string, string>, number][] = [
      [{ 'sec-fetch-site': 'same-origin' }, 200],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ 'sec-fetch-site': 'cross-site', origin: own }, 403],
      [{ 'sec-fetch-site': 'none' }, 403],
      [{ origin: own }, 200],
      [{ origin: 'http://localhost:3001' }, 403],
      [{ origin: 'null' }, 403],
      [{}, 200],
      [{ cookie: 'a=b' }, 403],
      [{ cookie: 'a=b', 'x-requested-with': 'curl' }, 200],
    ];
    for (const [headers, status] of cases)
      expect({ headers, status: (await logout(headers)).status }).toEqual({ headers, status });
    expect(await logout({ 'sec-fetch-site': 'cross-site' })).toMatchObject({
      body: { code: 'CROSS_SITE_REQUEST' },
    });
  });

  it('may read public data', async () => {
    expect((await app.anonymous({ 'sec-fetch-site': 'cross-site' }).get('/api/teams')).status).toBe(200);
  });
});

describe('sign-in attempts by network address', () => {
  it('are limited to twenty a minute, before any lookup', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    const client = limited.anonymous();
    for (let count = 0; count < 20; count += 1)
      expect((await client.post('/api/auth/login', {})).status).toBe(400);
    const refused = await client.post('/api/auth/login', {});
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});
