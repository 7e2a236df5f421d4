import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ACCESS } from './access-table.js';
import { OTHER_CALLS } from './rate-limit.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.close());

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

describe('an anonymous call', () => {
  it.each(OPEN.filter(isCounted))('%s has a limit', async (call) => {
    expect(await limitOf(call)).toBeGreaterThanOrEqual(20);
  });

  it.each(OPEN.filter((call) => !isCounted(call)))('%s has none: it reads public data', async (call) => {
    expect(await limitOf(call)).toBeUndefined();
  });

  it('with a private link is refused with 429 beyond its limit', async () => {
    const stranger = app.anonymous();
    const cancel = () => stranger.post<{ code: string }>('/api/my/r/guess/cancel', { registrationId: 1 });
    // Some earlier test has counted here, too.
    let refused = await cancel();
    let accepted = 0;
    for (; refused.status !== 429 && accepted <= OTHER_CALLS.limit; accepted += 1) refused = await cancel();
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(accepted).toBeGreaterThan(OTHER_CALLS.limit - 5);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Each call has a counter of its own.
    expect((await stranger.get('/api/my/r/guess')).status).toBe(404);
  });
});

it('a call of a coach is not counted unless it checks a password', async () => {
  const coach = await app.signedIn('coach');
  for (const call of ['POST /api/teams', 'DELETE /api/practices/:id', 'POST /api/my/:token/cancel'])
    expect(await limitOf(call, coach)).toBeUndefined();
  expect(await limitOf('PUT /api/auth/password', coach)).toBe(20);
});
