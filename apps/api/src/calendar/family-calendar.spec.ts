import type { Registration } from '../places/registration.entity.js';
import { givenFamily } from '../testing/given/given-family.js';
import { givenPractice } from '../testing/given/given-practice.js';
import { givenRegistration } from '../testing/given/given-registration.js';
import { givenTeam } from '../testing/given/given-team.js';
import { givenTryoutSession } from '../testing/given/given-tryout-session.js';
import { readCalendar } from '../testing/read-calendar.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const OURS = 'ours@example.test';
const THEIRS = 'theirs@example.test';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['families', 'practices', 'tryout_sessions', 'teams'])
    await app.db.write((tx) => tx.execute(`DELETE FROM ${table}`));
});

const given = (sessionId: number | null, change: Partial<Registration> = {}) =>
  givenRegistration(app.db, app.clock, sessionId, { parentEmail: OURS, ...change });
/** The path of a family's feed, read from its private page. */
async function feedOf(email: string): Promise<string> {
  const { path } = await givenFamily(app, email);
  const { body } = await app.anonymous().get<{ feedUrl: string }>(path);
  return new URL(body.feedUrl).pathname;
}
const get = (path: string) => app.anonymous().get<string>(path);

async function givenFamilyDay() {
  const team = await givenTeam(app.db, app.clock, { name: 'M15 Lions' });
  const session = await givenTryoutSession(app.db, app.clock, team.id);
  await givenTryoutSession(app.db, app.clock, team.id, { date: '2025-09-06' });
  const [held, waited, left] = [
    await givenPractice(app.db, app.clock, { date: '2025-09-08' }),
    await givenPractice(app.db, app.clock, { date: '2025-09-09' }),
    await givenPractice(app.db, app.clock, { date: '2025-09-10' }),
  ];
  await given(session.id);
  await given(null, { practiceId: held.id });
  await given(null, { practiceId: held.id, playerName: 'Demo Sibling', status: 'waiting', turn: 2 });
  await given(null, { practiceId: waited.id, status: 'waiting' });
  await given(null, { practiceId: left.id, status: 'cancelled' });
  await given(session.id, { parentEmail: THEIRS, playerName: 'Demo Player 02' });
  return { session };
}

describe('a family’s calendar', () => {
  it('lists each event once: confirmed, waiting or cancelled', async () => {
    const { session } = await givenFamilyDay();
    const { body, headers } = await get(await feedOf(OURS));
    expect(readCalendar(body).events).toMatchObject([
      { title: 'Tryout session: M15 Lions', status: 'CONFIRMED' },
      { title: 'Lions practice', start: '2025-09-08T18:00:00', status: 'CONFIRMED' },
      { title: 'Lions practice (waiting list)', start: '2025-09-09T18:00:00', status: 'TENTATIVE' },
      { title: 'Lions practice', start: '2025-09-10T18:00:00', status: 'CANCELLED' },
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const theirs = readCalendar((await get(await feedOf(THEIRS))).body).events;
    expect(theirs.map(({ uid }) => uid)).toEqual([`session-${session.id}@lac-st-louis-lions.invalid`]);
  });

  it('contains no names', async () => {
    await givenFamilyDay();
    expect((await get(await feedOf(OURS))).body).not.toMatch(/Demo|example\.test|Player|Sibling/);
  });

  it('is in the family’s language, or in the one that its address requests', async () => {
    await givenFamilyDay();
    const feed = await feedOf(OURS);
    expect((await get(feed)).body).toContain('Lions practice');
    await app.db.write((tx) => tx.execute(`UPDATE families SET locale = 'fr'`));
    expect((await get(feed)).body).toContain('Entraînement des Lions (liste d’attente)');
    expect((await get(`${feed}?lang=en`)).body).toContain('Lions practice (waiting list)');
  });

  it('opens with its own token only, not with the page’s or another one', async () => {
    const { token } = await givenFamily(app, OURS);
    const feed = await feedOf(OURS);
    for (const other of [token, feed.slice(-47, -4).toUpperCase(), 'x', 'x'.repeat(199)])
      expect(await get(`/api/calendar/my/${other}.ics`)).toMatchObject({
        status: 404,
        body: { code: 'FAMILY_LINK_NOT_FOUND' },
      });
    const feedToken = feed.slice(-47, -4);
    expect((await get(`/api/my/${feedToken}`)).status).toBe(404);
  });
});
