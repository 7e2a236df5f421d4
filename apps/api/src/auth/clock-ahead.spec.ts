import { DAY_MS, MINUTE_MS } from '@lions/domain';
import type { OwnAdminSessionDto } from './admin-sessions/admin-session.dto.js';
import { CleanupScheduler } from '../operations/cleanup/cleanup.scheduler.js';
import type { Client } from '../testing/client.js';
import { givenUser, PASSWORD, useTestApp } from '../testing/test-app.js';

const app = useTestApp();

const AHEAD_MS = 150 * DAY_MS;

/** Runs while the server's clock is half a year ahead; then the clock is right again. */
async function whileAhead<T>(work: () => Promise<T>): Promise<T> {
  const now = app.clock.now();
  app.clock.advance(AHEAD_MS);
  const result = await work();
  app.clock.set(now);
  return result;
}

const login = (client: Client, username: string, password = PASSWORD) =>
  client.post('/api/auth/login', { username, password });
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me')).status === 200;

async function guess(username: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push((await login(app.anonymous(), username, 'a wrong one')).status);
  return statuses;
}

describe('what was stored while the clock was ahead', () => {
  it('locks no user out once the clock is right, and the next five failures lock again', async () => {
    const { id, username } = await givenUser(app);
    const root = await app.signedIn('superadmin');
    const locked = [401, 401, 401, 401, 401, 423];
    expect(await whileAhead(() => guess(username, 6))).toEqual(locked);
    const { body } = await root.get<{ id: number; lockedUntil: string | null }[]>('/api/admin/users');
    expect(body.find((user) => user.id === id)?.lockedUntil).toBeNull();
    // The second lock, of thirty minutes.
    expect(await guess(username, 6)).toEqual(locked);
    expect((await login(app.anonymous(), username)).headers.get('retry-after')).toBe('1800');
    app.clock.advance(30 * MINUTE_MS);
    expect((await login(app.anonymous(), username)).status).toBe(200);
  });

  it('is no failure of now', async () => {
    const { username } = await givenUser(app);
    expect(await whileAhead(() => guess(username, 4))).toEqual([401, 401, 401, 401]);
    expect(await guess(username, 4)).toEqual([401, 401, 401, 401]);
    expect((await login(app.anonymous(), username)).status).toBe(200);
  });

  it('is no live sign-in: it is neither served nor refreshed nor listed', async () => {
    const { username } = await givenUser(app);
    const [early, now] = [app.anonymous(), app.anonymous()];
    await whileAhead(async () => {
      await login(early, username);
      expect(await isSignedIn(early)).toBe(true);
    });
    expect(await isSignedIn(early)).toBe(false);
    await login(now, username);
    expect((await now.get<OwnAdminSessionDto[]>('/api/auth/sessions')).body).toHaveLength(1);
    expect((await early.post('/api/auth/refresh')).status).toBe(401);
    app.clock.advance(AHEAD_MS);
    expect((await early.post('/api/auth/refresh')).status).toBe(401);
  });

  it('ends a sign-in that was refreshed then', async () => {
    const coach = await app.signedIn('coach');
    const old = app.anonymous();
    for (const [name, value] of coach.cookies) old.cookies.set(name, value);
    const now = app.clock.now();
    app.clock.advance(6 * DAY_MS);
    expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    app.clock.set(now);
    for (const client of [coach, old]) {
      expect(await isSignedIn(client)).toBe(false);
      expect((await client.post('/api/auth/refresh')).status).toBe(401);
    }
  });

  it('is forgotten at night, before its time comes', async () => {
    const { username } = await givenUser(app);
    const early = app.anonymous();
    await whileAhead(() => login(early, username));
    app.clock.advance(DAY_MS);
    await app.app.get(CleanupScheduler).tick();
    app.clock.advance(AHEAD_MS - DAY_MS + MINUTE_MS);
    expect(await isSignedIn(early)).toBe(false);
  });

  it('tolerates a minute between two servers', async () => {
    const { username } = await givenUser(app);
    const client = app.anonymous();
    const now = app.clock.now();
    app.clock.advance(MINUTE_MS);
    await login(client, username);
    app.clock.set(now);
    expect(await isSignedIn(client)).toBe(true);
  });
});
