import { DAY_MS, HOUR_MS } from '@lions/domain';
import type { Practice } from '../../practices/practice.entity.js';
import type { Team } from '../../teams/team.entity.js';
import type { Client } from '../../testing/client.js';
import { givenPractice, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { TurnoutDto } from './turnout.dto.js';

let coach: Client;

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['club_settings', 'registrations', 'families', 'practices', 'tryout_sessions', 'teams'],
});
beforeEach(async () => {
  coach = await app.signedIn('coach');
});

const answer = (query = '') => coach.get<TurnoutDto>(`/api/analytics/turnout${query}`);
const turnout = async (query = '') => (await answer(query)).body;
const openTeam = (change: Partial<Team> = {}) =>
  givenTeam(app, { name: 'M15 Demo', registrationOpen: true, ...change });
const session = (teamId: number, change: Partial<TryoutSession> = {}) =>
  givenTryoutSession(app, { teamId, date: '2025-12-05', ...change });
const practice = (change: Partial<Practice> = {}) => givenPractice(app, { date: '2025-12-05', ...change });
/** A new sign-in, because one does not last for days. */
async function at(instant: string | number): Promise<void> {
  app.clock.set(new Date(instant));
  coach = await app.signedIn('coach');
}
const afterHours = (hours: number) => at(app.clock.time() + hours * HOUR_MS);

let players = 0;
/** Registers another player; returns the registration's id. */
async function register(sessionId: number): Promise<number> {
  players += 1;
  const made = await coach.post<{ id: number }>(`/api/sessions/${sessionId}/registrations`, {
    playerName: `Demo Player ${players}`,
    playerPosition: 'Defense',
    playerAge: 14,
    parentName: 'Demo Parent',
    parentEmail: `demo.${players}@example.test`,
    consentVersion: '2026-11',
    parentalAuthority: true,
  });
  expect(made.status).toBe(201);
  return made.body.id;
}
async function cancel(id: number): Promise<void> {
  expect((await coach.delete(`/api/registrations/${id}`)).status).toBe(204);
}
async function change(id: number, body: object): Promise<void> {
  expect((await coach.put(`/api/registrations/${id}`, body)).status).toBe(200);
}
const onlyActivity = async () => (await turnout()).events[0];

describe('the days of the turnout', () => {
  it('are for signed-in users', async () => {
    expect((await app.anonymous().get('/api/analytics/turnout')).status).toBe(401);
  });

  it('are those of the season from May to April for a club without settings', async () => {
    expect(await turnout()).toEqual({ from: '2025-05-01', to: '2026-04-30', events: [], weeks: [] });
  });

  it('follow the settings of the club, the season before it, or reach as far as possible', async () => {
    const root = await app.signedIn('superadmin');
    const label = { en: 'Fall', fr: 'Automne' };
    const years = { en: '2025-26', fr: '2025-2026' };
    const value = { label, years, firstDay: '2025-08-20', lastDay: '2026-03-31' };
    expect((await root.put('/api/club/settings/season', { value })).status).toBe(200);
    expect(await turnout()).toMatchObject({ from: '2025-08-20', to: '2026-03-31' });
    expect(await turnout('?season=before')).toMatchObject({ from: '2024-08-20', to: '2025-08-19' });
    expect(await turnout('?season=all')).toMatchObject({ from: '2024-01-22', to: '2026-03-31' });
    expect(await turnout('?season=before&to=2024-09-01')).toMatchObject({
      from: '2024-08-20',
      to: '2024-09-01',
    });
  });

  it.each([
    ['season=next', 'season'],
    ['from=2025-02-30', 'from'],
    ['to=tomorrow', 'to'],
    ['from=2025-09-02&to=2025-09-01', 'to'],
    ['from=2024-01-01&to=2026-03-11', 'to'],
  ])('are refused as %s', async (query, field) => {
    expect(await answer(`?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field }] },
    });
  });

  it('are at most 800', async () => {
    expect((await answer('?from=2024-01-01&to=2026-03-10')).status).toBe(200);
  });
});

describe('the activities of the turnout', () => {
  it('are practices and sessions that are not deleted, by day and start', async () => {
    const team = await openTeam();
    const deleted = await openTeam({ name: 'M17 Deleted', deletedAt: app.clock.now() });
    const late = await session(team.id, { date: '2025-12-06T00:00:00Z' });
    const evening = await practice({ date: '2025-12-05', time: '8:00 PM - 9:00 PM', isActive: false });
    const early = await session(team.id, { date: '2025-12-01', cancelledAt: app.clock.now() });
    await session(team.id, { deletedAt: app.clock.now() });
    await session(deleted.id);
    await session(team.id, { date: '2025-11-30' });
    await session(team.id, { date: '2025-12-07' });
    await practice({ date: '2025-12-07' });
    const { events } = await turnout('?from=2025-12-01&to=2025-12-06');
    expect(events.map(({ kind, id }) => [kind, id])).toEqual([
      ['session', early.id],
      ['practice', evening.id],
      ['session', late.id],
    ]);
    expect(events[0]).toEqual({
      kind: 'session',
      id: early.id,
      team: { id: team.id, name: 'M15 Demo', league: 'lheq', isVisible: true },
      date: '2025-12-01',
      time: early.time,
      isCancelled: true,
      capacity: 20,
      registered: 0,
      attended: null,
      hoursToFill: null,
    });
    expect(events[1]?.team).toBeNull();
  });

  it('count who was present, once a player is ticked, and never those without a place', async () => {
    const { id } = await session((await openTeam()).id, { capacity: 2 });
    const [first, , waiting] = [await register(id), await register(id), await register(id)];
    expect(await onlyActivity()).toMatchObject({ registered: 2, attended: null });
    await change(waiting, { attended: true });
    expect(await onlyActivity()).toMatchObject({ registered: 2, attended: null });
    await change(first, { attended: true });
    expect(await onlyActivity()).toMatchObject({ registered: 2, attended: 1 });
  });

  it('count places by the ledger once the registrations are removed', async () => {
    const { id } = await session((await openTeam()).id);
    await change(await register(id), { attended: true });
    await app.execute('DELETE FROM registrations');
    expect(await onlyActivity()).toMatchObject({ registered: 1, attended: null });
  });

  it('count the places of a practice for skaters and goalies together', async () => {
    const { id } = await practice({ capacity: 2 });
    const add = async (name: string, position: string) =>
      (
        await coach.post('/api/registrations', {
          practiceId: id,
          playerName: `Demo ${name}`,
          position,
          parentEmail: 'demo.parent@example.test',
        })
      ).status;
    expect([await add('Skater', 'F'), await add('Second', 'D')]).toEqual([201, 201]);
    expect(await onlyActivity()).toMatchObject({ kind: 'practice', registered: 1, hoursToFill: null });
    await afterHours(30);
    expect(await add('Goalie', 'G')).toBe(201);
    expect(await onlyActivity()).toMatchObject({ registered: 2, hoursToFill: 30 });
  });

  it('have no personal data', async () => {
    await register((await session((await openTeam()).id)).id);
    expect(JSON.stringify(await turnout())).not.toMatch(/Player|Parent|example/);
  });
});

describe('the hours until an activity was full', () => {
  it('end with the last place, in tenths, and stay when a place is free again', async () => {
    const { id } = await session((await openTeam()).id, { capacity: 2 });
    await register(id);
    expect((await onlyActivity())?.hoursToFill).toBeNull();
    await afterHours(1.25);
    const second = await register(id);
    expect((await onlyActivity())?.hoursToFill).toBe(1.3);
    await afterHours(2);
    await cancel(second);
    expect(await onlyActivity()).toMatchObject({ registered: 1, hoursToFill: 1.3 });
  });

  it('do not count a place twice that was cancelled before', async () => {
    const { id } = await session((await openTeam()).id, { capacity: 2 });
    const first = await register(id);
    await cancel(first);
    await afterHours(2);
    await register(id);
    expect((await onlyActivity())?.hoursToFill).toBeNull();
    await afterHours(3);
    await register(id);
    expect(await onlyActivity()).toMatchObject({ registered: 2, hoursToFill: 5 });
  });

  it('are not changed by a player who leaves the waiting list', async () => {
    const { id } = await session((await openTeam()).id, { capacity: 1 });
    await register(id);
    await cancel(await register(id));
    await coach.put(`/api/sessions/${id}`, { capacity: 2 });
    await afterHours(4);
    await register(id);
    expect(await onlyActivity()).toMatchObject({ registered: 2, hoursToFill: 4 });
  });

  it('follow a place that went to the next in line', async () => {
    const { id } = await session((await openTeam()).id, { capacity: 2 });
    const first = await register(id);
    await afterHours(1);
    await register(id);
    await register(id);
    await cancel(first);
    expect(await onlyActivity()).toMatchObject({ registered: 2, hoursToFill: 1 });
  });
});

describe('the weeks of the turnout', () => {
  it('begin on Sunday at midnight at the club', async () => {
    const { id } = await session((await openTeam()).id);
    await at('2025-09-07T03:59:59.999Z');
    const first = await register(id);
    await at('2025-09-07T04:00:00.000Z');
    await register(id);
    await cancel(first);
    // After the clocks fell back: Sunday begins at five o'clock in UTC.
    await at('2025-11-09T04:59:59.999Z');
    await register(id);
    await at('2025-11-09T05:00:00.000Z');
    await register(id);
    const { weeks } = await turnout();
    expect(
      weeks.map(({ week, registrations, cancellations }) => [week, registrations, cancellations]),
    ).toEqual([
      ['2025-08-31', 1, 0],
      ['2025-09-07', 1, 1],
      ['2025-11-02', 1, 0],
      ['2025-11-09', 1, 0],
    ]);
    expect(weeks[1]?.events).toEqual([{ kind: 'session', id, registrations: 1, cancellations: 1 }]);
  });

  it('count those on a waiting list, but no place that was passed on, and only activities of the days', async () => {
    const team = await openTeam();
    const { id } = await session(team.id, { capacity: 1 });
    const other = await session(team.id, { date: '2025-12-06' });
    const first = await register(id);
    await register(id);
    await register(other.id);
    await cancel(first);
    expect((await turnout('?from=2025-12-05&to=2025-12-05')).weeks).toEqual([
      {
        week: '2025-08-31',
        registrations: 2,
        cancellations: 1,
        events: [{ kind: 'session', id, registrations: 2, cancellations: 1 }],
      },
    ]);
    const [week] = (await turnout()).weeks;
    expect(week).toMatchObject({ registrations: 3, cancellations: 1 });
    expect(week?.events.map((event) => event.id)).toEqual([id, other.id]);
  });

  it('go back to the first registration, however long ago', async () => {
    const { id } = await session((await openTeam()).id, { date: '2026-04-30' });
    await register(id);
    await at(app.clock.time() + 230 * DAY_MS);
    await register(id);
    expect((await turnout()).weeks.map(({ week }) => week)).toEqual(['2025-08-31', '2026-04-19']);
  });
});
