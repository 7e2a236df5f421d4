import type { Client } from '../testing/client.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Another tab or a thief: somebody with the same cookies. */
function copyOf(client: Client): Client {
  const copy = app.anonymous();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}
const isSignedIn = async (client: Client) => (await client.get('/api/auth/me')).status === 200;

describe('refresh', () => {
  it('replaces both values', async () => {
    const coach = await app.signedIn('coach');
    const before = new Map(coach.cookies);
    app.clock.advance(16 * MINUTE);
    expect(await isSignedIn(coach)).toBe(false);
    expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    expect(await isSignedIn(coach)).toBe(true);
    for (const [name, value] of before) expect(coach.cookies.get(name)).not.toBe(value);
  });

  it('gives every tab of the next ten seconds the same successors', async () => {
    let coach = app.anonymous();
    let tabs: Client[] = [];
    // Several rounds: only with all connections of the pool open do the tabs really meet.
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

  it('ends the whole family when a value is replayed after ten seconds', async () => {
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

  it('ends the family also when an ancestor further back is replayed', async () => {
    const coach = await app.signedIn('coach');
    const thief = copyOf(coach);
    for (let turn = 0; turn < 3; turn += 1) {
      app.clock.advance(MINUTE);
      expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    }
    expect((await thief.post('/api/auth/refresh')).status).toBe(401);
    expect(await isSignedIn(coach)).toBe(false);
  });

  it('lives seven days idle and thirty in all', async () => {
    const idle = await app.signedIn('coach');
    const busy = await app.signedIn('coach');
    for (let day = 6; day < 30; day += 6) {
      app.clock.advance(6 * DAY);
      expect((await busy.post('/api/auth/refresh')).status).toBe(200);
    }
    expect((await idle.post('/api/auth/refresh')).status).toBe(401);
    app.clock.advance(6 * DAY);
    expect((await busy.post('/api/auth/refresh')).status).toBe(401);
  });

  it('keeps nothing in the database that could be used to sign in', async () => {
    const coach = await app.signedIn('coach');
    const rows = await app.db.read((reader) => reader.select('SELECT * FROM admin_sessions'));
    for (const value of coach.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value);
  });
});
