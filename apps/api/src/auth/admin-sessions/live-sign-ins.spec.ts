import { AuthService } from '../auth.service.js';
import type { Client } from '../../testing/client.js';
import { givenUser, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.js';
import type { AdminUser } from '../accounts/admin-user.entity.js';
import { AdminSessionService } from './admin-session.service.js';
import { MOST_SIGN_INS } from './live-sign-ins.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NO_TOKENS = { accessToken: undefined, refreshToken: undefined };

async function signIn(user: AdminUser, browser = app.anonymous()): Promise<Client> {
  const answer = await browser.post('/api/auth/login', { username: user.username, password: PASSWORD });
  expect(answer.status).toBe(200);
  return browser;
}
const copyOf = (client: Client) => {
  const copy = app.anonymous();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
};
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me')).status === 200;
const actionsSeenBy = async (client: Client) =>
  (await client.get<{ action: string }[]>('/api/auth/history')).body.map(({ action }) => action);

describe('live sign-ins', () => {
  it('end the oldest at the eleventh and record it in the history', async () => {
    const user = await givenUser(app.db, app.clock);
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
    const { username } = await givenUser(app.db, app.clock);
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
    const user = await givenUser(app.db, app.clock);
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
    const first = await givenUser(app.db, app.clock);
    const second = await givenUser(app.db, app.clock);
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
    const user = await givenUser(app.db, app.clock);
    const browser = await signIn(user);
    const wrong = { username: user.username, password: 'wrong password' };
    expect((await browser.post('/api/auth/login', wrong)).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leaves sign-ins in other browsers alone', async () => {
    const user = await givenUser(app.db, app.clock);
    const other = await signIn(user);
    await signIn(user);
    expect(await isSignedIn(other)).toBe(true);
  });
});
