import type { Client } from '../testing/client.js';
import { givenTeam, givenTryoutSession } from '../testing/given.js';
import { emptyTables, useSignedIn, useTestApp } from '../testing/test-app.js';
import type { Team } from '../teams/team.entity.js';
import type { ScheduledSessionDto, TryoutSessionDto } from './tryouts.dto.js';
import type { TryoutSession } from './tryout-session.entity.js';
import type { ComingSessionDto } from './coming-sessions.js';

let team: Team;

const app = useTestApp({ now: '2025-09-01T16:00:00.000Z', empty: ['tryout_sessions', 'teams'] });
const coach = useSignedIn(app, 'coach', beforeEach);
const root = useSignedIn(app, 'superadmin');
beforeEach(async () => {
  team = await givenTeam(app, { name: 'M15 Test', activePlayers: ['Ana Test'] });
});

const given = (change: Partial<TryoutSession> = {}, teamId = team.id) =>
  givenTryoutSession(app, { teamId, ...change });
const RIGHT = { time: '18:00 - 19:30', location: 'Mount Royal Arena - Mount Royal' };
const WEEKS = ['2025-09-02', '2025-09-09', '2025-09-16'];
const addAll = (body: object, teamId = team.id, client: Client = coach) =>
  client.post<TryoutSessionDto[]>(`/api/teams/${teamId}/sessions/batch`, body);
const stored = async () => (await coach.get<TryoutSessionDto[]>(`/api/teams/${team.id}/sessions`)).body;
const day = (index: number) => new Date(Date.UTC(2025, 8, 1 + index)).toISOString().slice(0, 10);

describe('creating several sessions at once', () => {
  it('creates one per day with equal fields', async () => {
    const common = { ...RIGHT, description: 'Both jerseys', capacity: 30, isActive: false };
    const answer = await addAll({ ...common, dates: WEEKS });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject(
      WEEKS.map((date) => ({ ...common, time: '6:00 PM - 7:30 PM', date, teamId: team.id, version: 1 })),
    );
    expect(await stored()).toEqual(answer.body);
  });

  it('adds an audit entry for each', async () => {
    const ids = (await addAll({ ...RIGHT, dates: WEEKS })).body.map(({ id }) => id);
    const { body } = await root.get<{ action: string; subjectId: number; after: object }[]>('/api/audit');
    const lines = body.filter(
      ({ action, subjectId }) => action === 'tryoutSession.create' && ids.includes(subjectId),
    );
    expect(lines.map(({ after }) => after).reverse()).toMatchObject(WEEKS.map((date) => ({ date })));
  });

  it('accepts at most thirty days', async () => {
    const dates = Array.from({ length: 31 }, (_, index) => day(index));
    expect(await addAll({ ...RIGHT, dates })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'dates', message: 'From 1 to 30 different days' }] },
    });
    expect((await addAll({ ...RIGHT, dates: dates.slice(1) })).body).toHaveLength(30);
  });

  const days = 'From 1 to 30 different days';
  it.each([
    [{ dates: [...WEEKS, '2025-02-30'] }, { date: 'Invalid date' }],
    [
      { dates: [...WEEKS, '2027-03-02'] },
      { date: 'The date must be at most 12 months in the past or 18 months ahead' },
    ],
    [{ dates: [...WEEKS, 'x'.repeat(300)] }, { date: 'Invalid date' }],
    [{ dates: [...WEEKS, 7] }, { dates: 'Invalid date' }],
    [{ dates: [...WEEKS, null] }, { dates: 'Invalid date' }],
    [{ dates: [...WEEKS, ` ${WEEKS[0]} `] }, { dates: days }],
    [{ dates: [] }, { dates: days }],
    [{ dates: null }, { dates: 'Invalid date' }],
    [{ dates: '2025-09-02' }, { dates: days }],
    [{ dates: WEEKS, time: '9:00 PM - 9:30 PM' }, { time: expect.any(String) }],
    [{ dates: WEEKS, location: '' }, { location: 'Location is required' }],
    [{ dates: WEEKS, capacity: 201 }, { capacity: expect.any(String) }],
    [{ dates: WEEKS, date: '2025-09-02' }, { date: 'Unknown field' }],
    [{ dates: WEEKS, teamId: 1 }, { teamId: 'Unknown field' }],
  ])('refuses %j and stores neither session nor audit entry', async (wrong, details) => {
    const lines = async () => (await root.get<{ id: number }[]>('/api/audit?limit=1')).body[0]?.id;
    const before = await lines();
    const { status, body } = await addAll({ ...RIGHT, ...wrong });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    const answered = (body as unknown as { details: { field: string; message: string }[] }).details;
    expect(Object.fromEntries(answered.map(({ field, message }) => [field, message]))).toEqual(details);
    expect(await stored()).toEqual([]);
    expect(await lines()).toBe(before);
  });

  it('requires a coach and an existing team', async () => {
    const gone = await givenTeam(app, { deletedAt: app.clock.now() });
    for (const id of [gone.id, 999_999])
      expect(await addAll({ ...RIGHT, dates: WEEKS }, id)).toMatchObject({
        status: 404,
        body: { code: 'TEAM_NOT_FOUND' },
      });
    expect((await addAll({ ...RIGHT, dates: WEEKS }, team.id, app.anonymous())).status).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('the club’s schedule', () => {
  const schedule = (query: string, client: Client = coach) =>
    client.get<ScheduledSessionDto[]>(`/api/sessions?${query}`);

  it('lists the sessions of all teams in those days, both inclusive, by date and start', async () => {
    const other = await givenTeam(app, { name: 'M13 Hidden', isVisible: false });
    await given({ date: '2025-09-04' });
    const late = await given({ date: '2025-09-05' });
    const early = await given({ date: '2025-09-05T00:00:00.000Z', time: '9:00 AM - 10:00 AM' }, other.id);
    const last = await given({ date: '2025-09-06', isActive: false });
    await given({ date: '2025-09-07' });
    const { status, body } = await schedule('from=2025-09-05&to=2025-09-06');
    expect(status).toBe(200);
    expect(body.map(({ id }) => id)).toEqual([early.id, late.id, last.id]);
    expect(body[0]).toEqual({
      id: early.id,
      teamId: other.id,
      teamName: 'M13 Hidden',
      date: '2025-09-05T00:00:00.000Z',
      time: '9:00 AM - 10:00 AM',
      location: 'Bob-Birnie Arena - Pointe-Claire',
      isActive: true,
    });
    expect(body[2]).toMatchObject({ teamName: 'M15 Test', isActive: false });
  });

  it('leaves out deleted sessions and those of deleted teams', async () => {
    const gone = await givenTeam(app, { deletedAt: app.clock.now() });
    await given({ deletedAt: app.clock.now() });
    await given({}, gone.id);
    expect((await schedule('from=2025-09-05&to=2025-09-05')).body).toEqual([]);
  });

  it.each([
    ['', ['from', 'to']],
    ['from=2025-09-05', ['to']],
    ['from=2025-02-30&to=2025-03-01', ['from']],
    ['from=2025-09-05&to=2025-09-04', ['to']],
    ['from=2025-09-05&to=2028-03-06', ['to']],
    ['from=2025-09-05&to=2025-09-06&team=1', ['team']],
    ['from=2025-09-05&from=2025-09-06&to=2025-09-06', ['from']],
  ])('refuses ?%s with the field’s name', async (query, fields) => {
    const { status, body } = await schedule(query);
    expect(status).toBe(400);
    expect((body as unknown as { details: { field: string }[] }).details.map(({ field }) => field)).toEqual(
      fields,
    );
  });

  it('covers at most thirty months, and requires a coach', async () => {
    expect((await schedule('from=2025-09-05&to=2028-03-05')).status).toBe(200);
    expect((await schedule('from=2025-09-05&to=2025-09-06', app.anonymous())).status).toBe(401);
  });
});

describe('sessions to come', () => {
  beforeEach(async () => {
    await emptyTables(app, ['teams']);
    team = await givenTeam(app, {
      name: 'M15 AAA Elite',
      nameFr: 'M15 AAA Élite',
      registrationOpen: true,
    });
  });
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
      const other = await givenTeam(app, { name: 'M17 AAA' });
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
      const other = await givenTeam(app, change);
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
});
