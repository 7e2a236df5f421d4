import { MINUTE_MS } from '@lions/domain';
import { AdminUser } from './accounts/admin-user.entity.js';
import type { Client } from '../testing/client.js';
import { givenUser, PASSWORD, useSecondApp, useTestApp } from '../testing/test-app.js';

const app = useTestApp();
const second = useSecondApp(app);

const appAt = (index: number) => (index % 2 === 0 ? app : second);
const login = (client: Client, username: string, password = PASSWORD) =>
  client.post<{ code?: string }>('/api/auth/login', { username, password });
const deviceOf = (client: Client) => client.cookies.get('device') ?? '';

/** A browser that presents that value only, at one of the processes. */
function browserWith(device: string, index = 0): Client {
  const client = appAt(index).anonymous();
  if (device !== '') client.cookies.set('device', device);
  return client;
}

/** Wrong passwords, all at once, in turn at each process; returns how often each status was answered. */
async function guess(username: string, times: number, device = ''): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) => login(browserWith(device, index), username, 'a wrong one')),
  );
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A user, the browser that they signed in and out on, and its device value. */
async function givenOwner() {
  const { id, username } = await givenUser(app);
  const browser = app.anonymous();
  expect((await login(browser, username)).status).toBe(200);
  await browser.post('/api/auth/logout');
  return {
    id,
    username,
    browser,
    device: deviceOf(browser),
  };
}

describe('a browser that once signed in under a name', () => {
  it('keeps one HttpOnly cookie for a year, also after signing out', async () => {
    const { username, browser, device } = await givenOwner();
    const lines = (await login(browser, username)).headers.getSetCookie();
    expect(lines).toContainEqual(
      expect.stringMatching(/^device=[\w.-]+; Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Lax$/),
    );
    // Neither the name nor its hash.
    expect(device).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(deviceOf(browser)).toBe(device);
  });

  it('signs in with the right password while strangers keep the name locked', async () => {
    const { username, browser } = await givenOwner();
    for (let round = 0; round < 3; round += 1) {
      expect(await guess(username, 8)).toEqual({ 401: 5, 423: 3 });
      expect((await login(app.anonymous(), username)).status).toBe(423);
      expect((await login(browser, username)).status).toBe(200);
      // The owner's success gives strangers no more guesses.
      expect(await guess(username, 1)).toEqual({ 423: 1 });
      app.clock.advance(60 * MINUTE_MS);
    }
  });

  it('has five tries of its own, which 200 parallel guesses do not exceed', async () => {
    const { username, browser, device } = await givenOwner();
    expect(await guess(username, 200, device)).toEqual({ 401: 5, 423: 195 });
    const locked = await login(browser, username);
    expect(locked).toMatchObject({ status: 423, body: { code: 'ACCOUNT_LOCKED' } });
    expect(locked.headers.get('retry-after')).toBe('900');
    // They are not counted for others.
    expect(await guess(username, 4)).toEqual({ 401: 4 });
    expect((await login(app.anonymous(), username)).status).toBe(200);
    app.clock.advance(15 * MINUTE_MS);
    expect(await guess(username, 6, device)).toEqual({ 401: 5, 423: 1 });
    expect((await login(browser, username)).headers.get('retry-after')).toBe('1800');
  });

  it('is unlocked by a superadmin together with all others', async () => {
    const { id, username, browser, device } = await givenOwner();
    const root = await app.signedIn('superadmin');
    const lockedUntil = async () =>
      (await root.get<{ id: number; lockedUntil: string | null }[]>('/api/admin/users')).body.find(
        (user) => user.id === id,
      )?.lockedUntil;
    await guess(username, 5, device);
    expect(await lockedUntil()).toBe(new Date(app.clock.time() + 15 * MINUTE_MS).toISOString());
    await guess(username, 5);
    expect((await root.post(`/api/admin/users/${id}/unlock`)).status).toBe(200);
    expect(await lockedUntil()).toBeNull();
    expect((await login(browser, username)).status).toBe(200);
    expect((await login(app.anonymous(), username)).status).toBe(200);
  });

  it('remembers the five names that signed in last', async () => {
    const browser = app.anonymous();
    const names: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const { username } = await givenUser(app);
      names.push(username);
      await login(browser, username);
    }
    for (const username of names) await guess(username, 5);
    const statuses = [];
    for (const username of names)
      statuses.push((await login(browserWith(deviceOf(browser)), username)).status);
    expect(statuses).toEqual([423, 200, 200, 200, 200, 200]);
  });

  it('is any browser that used a reset link', async () => {
    const { id, username } = await givenUser(app);
    const root = await app.signedIn('superadmin');
    const { body } = await root.post<{ url: string }>(`/api/admin/users/${id}/reset-link`);
    const browser = app.anonymous();
    const change = { token: body.url.split('#')[1], newPassword: 'a new long sentence' };
    expect((await browser.post('/api/auth/reset-password', change)).status).toBe(200);
    await guess(username, 5);
    expect((await login(browser, username, change.newPassword)).status).toBe(200);
  });
});

describe('a device value', () => {
  it('counts as none when it is forged, cut, or of another name', async () => {
    const { username, device } = await givenOwner();
    const { device: foreign } = await givenOwner();
    const [id = '', signature = ''] = device.split('.');
    const forged = [
      foreign,
      id,
      signature,
      `${id}.${signature.slice(1)}x`,
      `${foreign.split('.')[0]}.${signature}`,
      `${id}.${signature}.${signature}.${signature}.${signature}.${signature}.${signature}`,
      'x'.repeat(4000),
    ];
    await guess(username, 5);
    for (const value of forged)
      expect({ value, status: (await login(browserWith(value), username)).status }).toEqual({
        value,
        status: 423,
      });
    expect((await login(browserWith(device), username)).status).toBe(200);
  });

  it('signs no user in, and tells nothing about a name', async () => {
    const { device } = await givenOwner();
    expect((await browserWith(device).get('/api/auth/me')).status).toBe(401);
    expect(await guess('no-such-owner', 6, device)).toEqual({ 401: 5, 423: 1 });
  });

  it('is of no use for another name of the user, or while the user is inactive', async () => {
    const { id, username, device } = await givenOwner();
    const change = (fields: Partial<AdminUser>) => app.update(AdminUser, { id }, fields);
    await change({ username: `${username}-renamed` });
    await guess(`${username}-renamed`, 5);
    expect((await login(browserWith(device), `${username}-renamed`)).status).toBe(423);
    expect((await login(browserWith(device), username)).status).toBe(401);
    await change({ username, isActive: false });
    expect(await login(browserWith(device), username)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_CREDENTIALS' },
    });
  });
});

describe('the own password', () => {
  const change = (client: Client, currentPassword: string, newPassword = 'a new long sentence') =>
    client.put<{ code?: string }>('/api/auth/password', { currentPassword, newPassword });

  it('can be changed while strangers keep the name locked', async () => {
    const coach = await app.signedIn('coach');
    await guess(coach.user.username, 5);
    expect((await login(app.anonymous(), coach.user.username)).status).toBe(423);
    expect((await change(coach, PASSWORD)).status).toBe(200);
  });

  it('takes five wrong tries of all the user’s sign-ins together, without a lock for signing in', async () => {
    const coach = await app.signedIn('coach');
    const other = appAt(1).anonymous();
    await login(other, coach.user.username);
    const answers = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push((await change(count % 2 === 0 ? coach : other, 'a wrong one')).body.code);
      // A refreshed sign-in is no new counter.
      await coach.post('/api/auth/refresh');
    }
    expect(answers).toEqual([...Array.from({ length: 5 }, () => 'WRONG_PASSWORD'), 'ACCOUNT_LOCKED']);
    expect((await change(coach, PASSWORD)).status).toBe(423);
    expect((await login(app.anonymous(), coach.user.username)).status).toBe(200);
  });
});

describe('correct sign-ins at once', () => {
  it('all succeed, whatever their number and process', async () => {
    const { username, device } = await givenOwner();
    for (const value of ['', device]) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => login(browserWith(value, index), username)),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
  });
});
