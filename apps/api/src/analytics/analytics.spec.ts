import type { Client } from '../testing/client.js';
import { givenTeam } from '../testing/given-team.js';
import { givenTryoutSession } from '../testing/given-tryout-session.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { AnalyticsDto } from './analytics.dto.js';

let app: TestApp;
let coach: Client;
beforeAll(async () => {
  app = await startTestApp();
  coach = await app.signedIn('coach');
});
afterAll(() => app.close());
beforeEach(() => app.db.write((tx) => tx.execute('DELETE FROM teams')));

const players = (count: number) => Array.from({ length: count }, (_, index) => `Demo Player ${index + 1}`);
const team = (change: Parameters<typeof givenTeam>[2]) => givenTeam(app.db, app.clock, change);
const session = (teamId: number, change: Parameters<typeof givenTryoutSession>[3] = {}) =>
  givenTryoutSession(app.db, app.clock, teamId, change);
const report = async () => (await coach.get<AnalyticsDto>('/api/analytics')).body;

describe('analytics (D-27)', () => {
  it('is for those who are signed in', async () => {
    expect(await app.anonymous().get('/api/analytics')).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
  });

  it('of an empty club is all zeros', async () => {
    expect(await report()).toEqual({
      teams: { active: 0, visible: 0, nonVisible: 0 },
      competingPlayers: { total: 0, byTeam: [] },
      scheduledSessions: { total: 0, byTeam: [], byArena: [] },
      sessionsList: [],
    });
  });

  it('counts what is not deleted, largest first, then by name, with the teams that have nothing', async () => {
    const b = await team({ name: 'M15 B', activePlayers: players(2) });
    const a = await team({ name: 'M15 A', activePlayers: players(2), isVisible: false, league: 'm18aaa' });
    await team({ name: 'M13 Empty' });
    const deleted = await team({
      name: 'M17 Deleted',
      activePlayers: players(9),
      deletedAt: app.clock.now(),
    });
    const late = await session(b.id, { date: '2025-09-06', time: '7:00 AM - 8:00 AM', location: 'Rink 1' });
    const evening = await session(b.id, {
      date: '2025-09-05',
      time: '6:00 PM - 7:00 PM',
      location: 'Rink 2',
    });
    const morning = await session(a.id, {
      date: '2025-09-05',
      time: '9:00 AM - 10:00 AM',
      location: ' Rink 2 ',
    });
    await session(b.id, { isActive: false });
    await session(b.id, { deletedAt: app.clock.now() });
    await session(deleted.id);
    const answer = await report();
    expect(answer).toMatchObject({
      teams: { active: 3, visible: 2, nonVisible: 1 },
      competingPlayers: {
        total: 4,
        byTeam: [
          { name: 'M15 A', count: 2 },
          { name: 'M15 B', count: 2 },
          { name: 'M13 Empty', count: 0 },
        ],
      },
      scheduledSessions: {
        total: 3,
        byTeam: [
          { name: 'M15 B', count: 2 },
          { name: 'M15 A', count: 1 },
          { name: 'M13 Empty', count: 0 },
        ],
        byArena: [
          { name: 'Rink 2', count: 2 },
          { name: 'Rink 1', count: 1 },
        ],
      },
    });
    expect(answer.sessionsList.map(({ id }) => id)).toEqual([morning.id, evening.id, late.id]);
    expect(answer.sessionsList[0]).toEqual({
      ...{
        id: morning.id,
        teamName: 'M15 A',
        league: 'm18aaa',
        date: '2025-09-05',
        time: '9:00 AM - 10:00 AM',
      },
      ...{ location: ' Rink 2 ', competingPlayersCount: 2 },
    });
  });

  it('tells arenas and teams apart by case and accents on either database', async () => {
    const upper = await team({ name: 'M15 Élite' });
    const plain = await team({ name: 'M15 elite' });
    for (const location of ['Aréna', 'Arena', 'arena', 'Aréna']) await session(upper.id, { location });
    await session(plain.id, { location: 'ARENA' });
    const { scheduledSessions } = await report();
    expect(scheduledSessions.byTeam).toEqual([
      { name: 'M15 Élite', count: 4 },
      { name: 'M15 elite', count: 1 },
    ]);
    expect(scheduledSessions.byArena[0]).toEqual({ name: 'Aréna', count: 2 });
    expect(scheduledSessions.byArena.map(({ name }) => name)).toEqual(['Aréna', 'arena', 'Arena', 'ARENA']);
  });
});
