import { getStorageToken, type ThrottlerStorage } from '@nestjs/throttler';
import type { Renderer } from '../../site/renderer.js';
import { SMALL_SITE, useSite } from '../../testing/given-site.js';
import { type TestApp, useTestApp } from '../../testing/test-app.js';
import { ACCESS } from './access-table.js';
import { OTHER_CALLS } from './rate-limit.js';

/** Its page with a private link makes one call for it. */
const SITE: Renderer = {
  ...SMALL_SITE,
  async renderPage({ fetchJson }) {
    const { status } = await fetchJson('/api/my/r/guess');
    return { status, html: '', headers: {} };
  },
};
const app = useTestApp({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' }, siteFolder: useSite(SITE) });

const OPEN = Object.entries(ACCESS)
  .filter(([, audience]) => audience === 'anyone')
  .map(([call]) => call);
const isCounted = (call: string) => !call.startsWith('GET ') || call.includes(':token');

/** The limit that the answer names, if the call is counted. */
async function limitOf(call: string, client = app.anonymous()): Promise<number | undefined> {
  const [method = '', path = ''] = call.split(' ');
  const address = path.replace(':id', '7').replace(':token', 'no-token').replace(':league', 'lheq');
  const body = method === 'GET' ? undefined : {};
  const { headers } = await client.send<object>(method, address, body);
  const limit = headers.get('x-ratelimit-limit');
  return limit === null ? undefined : Number(limit);
}

/** Counts calls with private links from one address until three are left: sending 3,000 takes a loaded server half a minute. */
async function useUp({ app }: TestApp, address: string): Promise<void> {
  const counts = app.get<ThrottlerStorage>(getStorageToken(), { strict: false });
  const { limit, ttl } = OTHER_CALLS;
  const count = () => counts.increment(`private links ${address}`, ttl, limit, ttl, 'default');
  const { totalHits } = await count();
  await Promise.all(Array.from({ length: limit - 3 - totalHits }, count));
}

describe('an anonymous call', () => {
  it.each(OPEN.filter(isCounted))('%s has a limit', async (call) => {
    expect(await limitOf(call)).toBeGreaterThanOrEqual(20);
  });

  it.each(OPEN.filter((call) => !isCounted(call)))('%s has none: it reads public data', async (call) => {
    expect(await limitOf(call)).toBeUndefined();
  });

  it('with a private link is refused with 429 beyond a limit that all such calls share', async () => {
    const stranger = app.anonymous();
    const ask = (index: number) =>
      index % 2 === 0
        ? stranger.get<{ code: string }>('/api/my/r/guess')
        : stranger.post<{ code: string }>('/api/my/guess/cancel', { registrationIds: [1] });
    await useUp(app, '127.0.0.1');
    const statuses = [];
    for (let sent = 0; sent < 5; sent += 1) statuses.push((await ask(sent)).status);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    const refused = await ask(0);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await stranger.post('/api/auth/refresh')).status).toBe(401);
  });
});

it('a call of a coach is not counted unless it checks a password', async () => {
  const coach = await app.signedIn('coach');
  for (const call of ['POST /api/teams', 'DELETE /api/practices/:id', 'POST /api/my/:token/cancel'])
    expect(await limitOf(call, coach)).toBeUndefined();
  expect(await limitOf('PUT /api/auth/password', coach)).toBe(20);
});

it('a page with a private link is counted for its visitor, and closes no page of another one', async () => {
  const visit = async (address: string) =>
    (await app.anonymous({ 'x-forwarded-for': address }).get('/my/r/guess')).status;
  await useUp(app, '192.0.2.1');
  const statuses = [];
  for (let sent = 0; sent < 4; sent += 1) statuses.push(await visit('192.0.2.1'));
  expect(statuses).toEqual([404, 404, 404, 429]);
  expect(await visit('192.0.2.2')).toBe(404);
});
