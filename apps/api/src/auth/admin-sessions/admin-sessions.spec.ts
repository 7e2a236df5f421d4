import { DAY_MS, MINUTE_MS } from '@lions/domain';
import { AdminSession } from './admin-session.entity.js';
import type { Client } from '../../testing/client.js';
import { givenUser, PASSWORD, useTestApp } from '../../testing/test-app.js';
import { AuthService } from '../auth.service.js';
import type { AdminUser } from '../accounts/admin-user.entity.js';
import { AdminSessionService } from './admin-session.service.js';
import { MOST_SIGN_INS } from './live-sign-ins.service.js';

const app = useTestApp();

/** Client with the same cookies, as another tab or a thief has. */
function copyOf(client: Client): Client {
  const copy = app.anonymous();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me')).status === 200;

describe('refresh', () => {
  it('replaces both tokens', async () => {
    const coach = await app.signedIn('coach');
    const before = new Map(coach.cookies);
    app.clock.advance(16 * MINUTE_MS);
    expect(await isSignedIn(coach)).toBe(false);
    expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    expect(await isSignedIn(coach)).toBe(true);
    for (const name of ['access_token', 'refresh_token'])
      expect(coach.cookies.get(name)).not.toBe(before.get(name));
  });

  it('gives every tab the same successors within ten seconds', async () => {
    let coach = app.anonymous();
    let tabs: Client[] = [];
    // Several rounds: the tabs race only once all connections of the pool are open.
    for (let round = 0; round < 5; round += 1) {
      const current = (coach = await app.signedIn('coach'));
      tabs = Array.from({ length: 20 }, () => copyOf(current));
      const answers = await Promise.all(tabs.map((tab) => tab.post('/api/auth/refresh')));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    }
    app.clock.advance(9_999);
    const late = copyOf(coach);
    expect((await late.post('/api/auth/refresh')).status).toBe(200);
    expect(await isSignedIn(copyOf(coach))).toBe(true);
    expect(new Set([...tabs, late].map((tab) => JSON.stringify([...tab.cookies])))).toHaveProperty('size', 1);
  });

  it('ends the sign-in when a grandparent is replayed within ten seconds', async () => {
    const coach = await app.signedIn('coach');
    const grandparent = copyOf(coach);
    await coach.post('/api/auth/refresh');
    const parent = copyOf(coach);
    await coach.post('/api/auth/refresh');
    expect((await parent.post('/api/auth/refresh')).status).toBe(200);
    expect(parent.cookies).toEqual(coach.cookies);
    expect((await grandparent.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(coach)).toBe(false);
    expect((await coach.post('/api/auth/refresh')).status).toBe(401);
  });

  it('ends the sign-in when the replayed token is older than seven days', async () => {
    const coach = await app.signedIn('coach');
    const thief = copyOf(coach);
    for (let day = 0; day < 12; day += 6) {
      app.clock.advance(6 * DAY_MS);
      expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    }
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect((await coach.post('/api/auth/refresh')).status).toBe(401);
  });

  it('ends the sign-in when a token is replayed after ten seconds', async () => {
    const coach = await app.signedIn('coach');
    const thief = copyOf(coach);
    await coach.post('/api/auth/refresh');
    app.clock.advance(10_000);
    expect(await isSignedIn(copyOf(thief))).toBe(false);
    expect(await isSignedIn(coach)).toBe(true);
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(coach)).toBe(false);
    expect((await coach.post('/api/auth/refresh')).status).toBe(401);
  });

  it('ends the sign-in when an older ancestor is replayed', async () => {
    const coach = await app.signedIn('coach');
    const thief = copyOf(coach);
    for (let turn = 0; turn < 3; turn += 1) {
      app.clock.advance(MINUTE_MS);
      expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    }
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(coach)).toBe(false);
  });

  it('expires after seven idle days and thirty days in total', async () => {
    const idle = await app.signedIn('coach');
    const busy = await app.signedIn('coach');
    for (let day = 6; day < 30; day += 6) {
      app.clock.advance(6 * DAY_MS);
      expect((await busy.post('/api/auth/refresh')).status).toBe(200);
    }
    expect((await idle.post('/api/auth/refresh')).status).toBe(401);
    app.clock.advance(6 * DAY_MS);
    expect((await busy.post('/api/auth/refresh')).status).toBe(401);
  });

  it('stores nothing in the database that could be used to sign in', async () => {
    const coach = await app.signedIn('coach');
    const rows = await app.find(AdminSession);
    for (const value of coach.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value);
  });
});

const NO_TOKENS = { accessToken: undefined, refreshToken: undefined, device: undefined };
async function signIn(user: AdminUser, browser = app.anonymous()): Promise<Client> {
  const answer = await browser.post('/api/auth/login', { username: user.username, password: PASSWORD });
  expect(answer.status).toBe(200);
  return browser;
}
const actionsSeenBy = async (client: Client) =>
  (await client.get<{ action: string }[]>('/api/auth/history')).body.map(({ action }) => action);

describe('live sign-ins', () => {
  it('end the oldest at the eleventh and record it in the history', async () => {
    const user = await givenUser(app);
    const browsers: Client[] = [];
    for (let count = 0; count <= MOST_SIGN_INS; count += 1) {
      browsers.push(await signIn(user));
      app.clock.advance(1000);
      // A refresh does not make the oldest younger.
      if (count === 1) expect((await browsers[0]?.post('/api/auth/refresh'))?.status).toBe(200);
    }
    const [oldest, ...others] = browsers as [Client, ...Client[]];
    expect(await isSignedIn(oldest)).toBe(false);
    expect((await oldest.post('/api/auth/refresh')).status).toBe(401);
    for (const other of others) expect(await isSignedIn(other)).toBe(true);
    const newest = others.at(-1) as Client;
    expect((await newest.get<object[]>('/api/auth/sessions')).body).toHaveLength(MOST_SIGN_INS);
    expect((await actionsSeenBy(newest)).slice(0, 2)).toEqual(['signIn.succeed', 'signIn.overflow']);
  });

  it('stay at ten when twenty start at once', async () => {
    const [auth, adminSessions] = [app.app.get(AuthService), app.app.get(AdminSessionService)];
    const { username } = await givenUser(app);
    const device = { network: '192.0.2.0/24', userAgent: 'test' };
    // Bypasses the password check: of twenty parallel checks the lockout admits five.
    const user = await auth.checkPassword({ username, password: PASSWORD, device });
    for (let round = 0; round < 3; round += 1) {
      const pairs = await Promise.all(Array.from({ length: 20 }, () => auth.login(user, device, NO_TOKENS)));
      const callers = await Promise.all(pairs.map(({ accessToken }) => adminSessions.callerOf(accessToken)));
      expect(callers.filter(Boolean)).toHaveLength(MOST_SIGN_INS);
    }
  });

  it('do not count ended or expired ones', async () => {
    const user = await givenUser(app);
    for (let count = 0; count < MOST_SIGN_INS; count += 1) await signIn(user);
    app.clock.advance(7 * 24 * 3_600_000);
    const kept = await signIn(user);
    for (let count = 0; count < 5; count += 1) await (await signIn(user)).post('/api/auth/logout');
    for (let count = 1; count < MOST_SIGN_INS; count += 1) await signIn(user);
    expect(await isSignedIn(kept)).toBe(true);
  });
});

describe('a sign-in in a browser that is signed in already', () => {
  it('ends the older sign-in of any user, also with an expired access token', async () => {
    const first = await givenUser(app);
    const second = await givenUser(app);
    const browser = await signIn(first);
    const copies = [copyOf(browser)];
    app.clock.advance(16 * 60_000);
    await signIn(first, browser);
    copies.push(copyOf(browser));
    await signIn(second, browser);
    for (const copy of copies) expect((await copy.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(true);
    const elsewhere = await signIn(first);
    expect(await actionsSeenBy(elsewhere)).toEqual([
      'signIn.succeed',
      'signIn.replace',
      'signIn.succeed',
      'signIn.replace',
      'signIn.succeed',
    ]);
  });

  it('keeps the older sign-in when the password is wrong', async () => {
    const user = await givenUser(app);
    const browser = await signIn(user);
    const wrong = { username: user.username, password: 'wrong password' };
    expect((await browser.post('/api/auth/login', wrong)).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leaves sign-ins in other browsers alone', async () => {
    const user = await givenUser(app);
    const other = await signIn(user);
    await signIn(user);
    expect(await isSignedIn(other)).toBe(true);
  });
});
