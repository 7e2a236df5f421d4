import { DAY_MS, MINUTE_MS } from '@lions/domain';
import { AdminSession } from './admin-session.entity.js';
import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Another tab or a thief: a client with the same cookies. */
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
    const rows = await app.db.read((reader) => reader.find(AdminSession));
    for (const value of coach.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value);
  });
});
