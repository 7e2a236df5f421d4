import type { Client } from '../../testing/client.js';
import { givenTeam, givenTryoutSession } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import { ACCESS } from '../common/access-table.js';
import { useSite } from '../../testing/given-site.js';

const app = useTestApp({ siteFolder: useSite() });

const BACK_OFFICE = { 'x-sign-in': 'required' };
const OPEN = Object.entries(ACCESS)
  .filter(([, audience]) => audience === 'anyone')
  .map(([call]) => call);
/** These routes check the sign-in themselves. */
const ASK_THEMSELVES = ['POST /api/auth/login', 'POST /api/auth/refresh'];

const withCookies = (cookies: Record<string, string>) => {
  const client = app.anonymous();
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  return client;
};
/** The two cookies of a sign-in. */
const jarOf = (client: Client) =>
  Object.fromEntries([...client.cookies].filter(([name]) => name !== 'device'));

/** Cookies of an ended sign-in, of another server, and each of the two alone. */
async function deadCookies(): Promise<Record<string, string>[]> {
  const coach = await app.signedIn('coach');
  const ended = jarOf(coach);
  await coach.post('/api/auth/logout');
  return [
    ended,
    {
      access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl',
      refresh_token: 'of another server',
    },
    { access_token: ended['access_token'] ?? '' },
    { refresh_token: ended['refresh_token'] ?? '' },
  ];
}

function send(client: Client, call: string, headers?: Record<string, string>) {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(':id', '2147483647').replace(':token', 'no-token').replace(':league', 'lheq');
  return client.send<{ code?: string }>(method, address, method === 'GET' ? undefined : {}, headers);
}

describe('a public route', () => {
  it.each(OPEN)('%s answers invalid cookies like no cookies, and clears them', async (call) => {
    const plain = await send(app.anonymous(), call);
    for (const cookies of await deadCookies()) {
      const client = withCookies(cookies);
      const answer = await send(client, call);
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        status: plain.status,
        code: plain.body.code,
      });
      if (!ASK_THEMSELVES.includes(call)) expect(answer.status).not.toBe(401);
      for (const name of ['access_token', 'refresh_token']) {
        expect(answer.headers.getSetCookie()).toContainEqual(
          expect.stringMatching(new RegExp(`^${name}=; Max-Age=0; Path=/; .*HttpOnly; SameSite=Lax`)),
        );
        expect(client.cookies.has(name)).toBe(false);
      }
      // None but the challenge of a sign-in with a passkey.
      expect(client.cookies.size).toBe(call.endsWith('passkey-sign-in/options') ? 1 : 0);
    }
  });

  it('keeps the cookies of a sign-in that is live or can be refreshed', async () => {
    const coach = await app.signedIn('coach');
    const jar = jarOf(coach);
    expect((await coach.get('/api/settings/public')).status).toBe(200);
    app.clock.advance(15 * 60_000);
    expect((await coach.get('/api/settings/public')).status).toBe(200);
    expect(jarOf(coach)).toEqual(jar);
    const otherTab = withCookies(jar);
    await coach.post('/api/auth/refresh');
    app.clock.advance(60_000);
    await otherTab.get('/api/settings/public');
    expect(jarOf(otherTab)).toEqual(jar);
  });

  it('keeps the new cookies of a sign-in in that browser', async () => {
    const [dead = {}] = await deadCookies();
    const { user } = await app.signedIn('coach');
    const client = withCookies(dead);
    const answer = await client.post('/api/auth/login', {
      username: user.username,
      password: 'correct horse battery',
    });
    expect(answer.status).toBe(200);
    expect((await client.get('/api/auth/me')).status).toBe(200);
  });
});

describe('a back-office call', () => {
  const TWO_READINGS = [
    'GET /api/teams',
    'GET /api/practices',
    'GET /api/teams/:id/sessions',
    'GET /api/sessions/:id/registrations',
    'POST /api/sessions/:id/registrations',
    'POST /api/registrations',
  ];
  const VALID: Record<string, object> = {
    'POST /api/sessions/:id/registrations': {
      playerName: 'A',
      playerPosition: 'Forward',
      parentName: 'B',
      parentEmail: 'b@example.test',
      playerAge: 9,
    },
    'POST /api/registrations': {
      practiceId: 1,
      playerName: 'A',
      position: 'F',
      parentEmail: 'b@example.test',
    },
  };

  it.each(TWO_READINGS)('%s without a live sign-in is refused, never answered as public', async (call) => {
    const team = await givenTeam(app, {
      playerDisplay: 'initials',
      activePlayers: ['Demo Player'],
    });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const id = call.includes('/sessions/:id') ? session.id : team.id;
    const [method = '', path = ''] = call.split(' ');
    const ask = (client: Client) =>
      client.send<{ code?: string }>(method, path.replace(':id', String(id)), VALID[call], BACK_OFFICE);
    const refused = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
    expect(await ask(app.anonymous())).toMatchObject(refused);
    for (const cookies of await deadCookies()) {
      const client = withCookies(cookies);
      expect(await ask(client)).toMatchObject(refused);
      // It may arrive after the answer to a new sign-in.
      expect(jarOf(client)).toEqual(cookies);
    }
    const coach = await app.signedIn('coach');
    app.clock.advance(15 * 60_000);
    expect(await ask(coach)).toMatchObject(refused);
    expect((await coach.post('/api/auth/refresh', undefined, BACK_OFFICE)).status).toBe(200);
    expect((await ask(coach)).status).not.toBe(401);
  });

  it('is refused when its sign-in can be refreshed, also from a page of an earlier release', async () => {
    const coach = await app.signedIn('coach');
    app.clock.advance(15 * 60_000);
    expect(await coach.get('/api/teams')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });
});

describe('sign-out', () => {
  it('clears both cookies and the browser’s cache, and keeps the device’s storage for families', async () => {
    const coach = await app.signedIn('coach');
    const { headers } = await coach.post('/api/auth/logout');
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect([...coach.cookies.keys()]).toEqual(['device']);
  });
});

describe('the headers of an answer', () => {
  const OBSOLETE = [
    'origin-agent-cluster',
    'x-dns-prefetch-control',
    'x-download-options',
    'x-permitted-cross-domain-policies',
    'x-powered-by',
    'x-xss-protection',
  ];
  const UNDECODABLE = '/api/teams/%E0%A4%A/sessions';
  const DATA = ['/api/teams', '/api/nothing-here', '/api/calendar/club.ics', UNDECODABLE];
  const DOCUMENTS = ['/', '/api/docs'];
  const headersOf = async (path: string, headers = {}) => (await fetch(app.url + path, { headers })).headers;

  it.each([...DOCUMENTS, ...DATA])('%s cannot be framed or sniffed', async (path) => {
    const headers = await headersOf(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(OBSOLETE.filter((header) => headers.has(header))).toEqual([]);
  });

  it.each(DOCUMENTS)('the document %s requests no device permissions', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    const policy = headers.get('permissions-policy') ?? '';
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy.split(',')).toContain(`${feature}=()`);
    expect(policy).not.toMatch(/clipboard|web-share/);
  });

  it.each([
    ['isolated from', '/admin', 'same-origin'],
    ['isolated from', '/api/docs', 'same-origin'],
    ['open to', '/', null],
    ['open to', '/calendar', null],
    ['open to', '/api/teams', null],
  ])('is %s other windows: %s', async (_, path, policy) => {
    expect((await headersOf(path)).get('cross-origin-opener-policy')).toBe(policy);
  });

  it.each(DATA)('%s may load nothing when it is opened, and has no header for documents', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const header of ['permissions-policy', 'referrer-policy', 'x-frame-options'])
      expect({ header, value: headers.get(header) }).toEqual({ header, value: null });
  });

  it('an answer to an undecodable address is stored nowhere', async () => {
    expect((await headersOf(UNDECODABLE)).get('cache-control')).toBe('no-store');
  });

  it('a 304 leaves the policy of the stored page as it is', async () => {
    // From memory, and as a signed-in browser gets it.
    for (const cookie of ['', 'refresh_token=none']) {
      const page = await headersOf('/', { cookie });
      const stored = { cookie, 'if-none-match': page.get('etag') ?? '' };
      const answer = await fetch(`${app.url}/`, { headers: stored });
      expect(answer.status).toBe(304);
      const policy = page.get('content-security-policy');
      expect(answer.headers.get('content-security-policy') ?? policy).toBe(policy);
    }
  });
});
