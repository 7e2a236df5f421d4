import type { Client } from '../testing/client.js';
import { givenTeam } from '../testing/given/given-team.js';
import { givenTryoutSession } from '../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { Team } from '../teams/team.entity.js';
import type { ComingSessionDto } from './coming-sessions.js';

let app: TestApp;
let coach: Client;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // Noon in Montreal.
  app.clock.set('2025-09-01T16:00:00.000Z');
  for (const table of ['tryout_sessions', 'teams'])
    await app.db.write((tx) => tx.execute(`DELETE FROM ${table}`));
  coach = await app.signedIn('coach');
  team = await givenTeam(app.db, app.clock, {
    name: 'M15 AAA Elite',
    nameFr: 'M15 AAA Élite',
    registrationOpen: true,
  });
});

const given = (change: Parameters<typeof givenTryoutSession>[3] = {}, teamId = team.id) =>
  givenTryoutSession(app.db, app.clock, teamId, change);
/** Over HTTP, where the answer is kept as bytes between changes. */
async function coming(): Promise<ComingSessionDto[]> {
  const answer = await fetch(`${app.url}/api/sessions/coming`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ComingSessionDto[];
}
const ids = async () => (await coming()).map(({ id }) => id);

describe('the coming sessions', () => {
  it('have what home and the lists of teams show, without names of players', async () => {
    const { id } = await given();
    expect(await coming()).toEqual([
      {
        id,
        teamId: team.id,
        teamName: 'M15 AAA Elite',
        teamNameFr: 'M15 AAA Élite',
        league: 'lheq',
        date: '2025-09-05',
        time: '6:00 PM - 7:30 PM',
        location: 'Bob-Birnie Arena - Pointe-Claire',
        capacity: 20,
        registeredCount: 0,
        waitlistCount: 0,
        registrationOpen: true,
        startsAt: '2025-09-05T22:00:00.000Z',
      },
    ]);
  });

  it('are the next three of each team, by day and start', async () => {
    const other = await givenTeam(app.db, app.clock, { name: 'M17 AAA' });
    const late = await given({ date: '2025-09-12' });
    const evening = await given();
    const morning = await given({ time: '8:00 AM - 9:30 AM' });
    await given({ date: '2025-09-19' });
    const others = await given({ date: '2025-10-01' }, other.id);
    expect(await ids()).toEqual([morning.id, evening.id, late.id, others.id]);
  });

  it.each([
    ['an inactive session', { isActive: false }],
    ['a cancelled session', { cancelledAt: new Date('2025-08-01T12:00:00Z') }],
    ['a deleted session', { deletedAt: new Date('2025-08-01T12:00:00Z') }],
    ['a session of yesterday', { date: '2025-08-31' }],
    ['a session that started this morning', { date: '2025-09-01', time: '8:00 AM - 9:30 AM' }],
    ['a session with an unreadable date', { date: 'soon' }],
  ])('leave out %s', async (_, change) => {
    await given(change);
    expect(await ids()).toEqual([]);
  });

  it.each([
    ['hidden', { isVisible: false }],
    ['deleted', { deletedAt: new Date('2025-08-01T12:00:00Z') }],
  ])('leave out those of a %s team', async (_, change) => {
    const other = await givenTeam(app.db, app.clock, change);
    await given({}, other.id);
    expect(await ids()).toEqual([]);
  });
});

describe('the cached answer', () => {
  it('is fresh at the next read after a session was added, moved, cancelled, and its team hidden', async () => {
    expect(await ids()).toEqual([]);
    const added = await coach.post<ComingSessionDto>(`/api/teams/${team.id}/sessions`, {
      date: '2025-09-05',
      time: '6:00 PM - 7:30 PM',
      location: 'Bob-Birnie Arena - Pointe-Claire',
    });
    expect(await ids()).toEqual([added.body.id]);
    await coach.put(`/api/sessions/${added.body.id}`, { date: '2025-09-08' });
    expect(await coming()).toMatchObject([{ date: '2025-09-08' }]);
    await coach.put(`/api/sessions/${added.body.id}`, { isCancelled: true });
    expect(await ids()).toEqual([]);
    await coach.put(`/api/sessions/${added.body.id}`, { isCancelled: false });
    expect(await ids()).toEqual([added.body.id]);
    await coach.put(`/api/teams/${team.id}`, { isVisible: false });
    expect(await ids()).toEqual([]);
  });

  it('drops a session when it starts, and after midnight', async () => {
    const { id } = await given({ date: '2025-09-01' });
    expect(await ids()).toEqual([id]);
    app.clock.set('2025-09-01T22:00:00.000Z');
    expect(await ids()).toEqual([]);
    app.clock.set('2025-09-02T04:00:00.000Z');
    expect(await ids()).toEqual([]);
  });
});
