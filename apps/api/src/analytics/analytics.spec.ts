import { PlacesService } from '../places/places.service.js';
import type { Registration } from '../places/registration.entity.js';
import { givenRegistration, givenTeam, givenTryoutSession } from '../testing/given.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import type { AnalyticsDto } from './analytics.dto.js';

const app = useTestApp({ empty: ['teams'] });
const coach = useSignedIn(app, 'coach');

const players = (count: number) => Array.from({ length: count }, (_, index) => `Demo Player ${index + 1}`);
const session = (teamId: number, change: Partial<TryoutSession> = {}) =>
  givenTryoutSession(app, { teamId, ...change });
const report = async () => (await coach.get<AnalyticsDto>('/api/analytics')).body;

describe('analytics', () => {
  it('requires a sign-in', async () => {
    expect(await app.anonymous().get('/api/analytics')).toMatchObject({
      status: 401,
      body: { code: 'NOT_SIGNED_IN' },
    });
  });

  it('returns zeros for an empty club', async () => {
    expect(await report()).toEqual({
      teams: { active: 0, visible: 0, nonVisible: 0 },
      competingPlayers: { total: 0, byTeam: [] },
      scheduledSessions: { total: 0, byTeam: [], byArena: [], byWeek: [] },
      sessionsList: [],
      teamsList: [],
    });
  });

  it('counts what is not deleted, sorted by count, then name, including empty teams', async () => {
    const b = await givenTeam(app, { name: 'M15 B', activePlayers: players(2) });
    const a = await givenTeam(app, {
      name: 'M15 A',
      activePlayers: players(2),
      isVisible: false,
      league: 'm18aaa',
    });
    const empty = await givenTeam(app, { name: 'M13 Empty' });
    const deleted = await givenTeam(app, {
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
      id: morning.id,
      teamName: 'M15 A',
      league: 'm18aaa',
      date: '2025-09-05',
      time: '9:00 AM - 10:00 AM',
      location: ' Rink 2 ',
      competingPlayersCount: 2,
      teamId: a.id,
      capacity: 20,
      registeredCount: 0,
      waitlistCount: 0,
    });
    expect(answer.teamsList.map(({ id, sessionsCount }) => [id, sessionsCount])).toEqual([
      [empty.id, 0],
      [a.id, 1],
      [b.id, 2],
    ]);
    expect(answer.teamsList[1]).toEqual({
      id: a.id,
      name: 'M15 A',
      league: 'm18aaa',
      isVisible: false,
      competingPlayersCount: 2,
      sessionsCount: 1,
    });
  });

  it('distinguishes arenas and teams by case and accents on every database', async () => {
    const upper = await givenTeam(app, { name: 'M15 Élite' });
    const plain = await givenTeam(app, { name: 'M15 elite' });
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

  it('sorts names that the collator finds equal: arenas by text, teams by id', async () => {
    const [first, second] = [
      await givenTeam(app, { name: 'M15 01' }),
      await givenTeam(app, { name: 'M15 1' }),
    ];
    for (const location of ['Rink 1', 'Rink 01']) await session(second.id, { location });
    await session(first.id, { location: 'Rink 1' });
    await session(first.id, { location: 'Rink 01' });
    const { scheduledSessions, teamsList } = await report();
    expect(scheduledSessions.byArena.map(({ name }) => name)).toEqual(['Rink 01', 'Rink 1']);
    expect(scheduledSessions.byTeam.map(({ name }) => name)).toEqual(['M15 01', 'M15 1']);
    expect(teamsList.map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

describe('the counts', () => {
  it('follow each change', async () => {
    const root = await app.signedIn('superadmin');
    const counted = async () => {
      const { teams, competingPlayers, scheduledSessions } = await report();
      return [teams.active, teams.visible, competingPlayers.total, scheduledSessions.total];
    };
    const added = async (path: string, body: object) =>
      (await coach.post<{ id: number }>(path, body)).body.id;
    const id = await added('/api/teams', { name: 'M15', league: 'lheq' });
    const place = { time: '6:00 PM - 7:00 PM', location: 'Rink 1' };
    const sessions = `/api/teams/${id}/sessions`;
    expect(await counted()).toEqual([1, 1, 0, 0]);
    await coach.put(`/api/teams/${id}/active-players`, { playerNames: players(3) });
    expect(await counted()).toEqual([1, 1, 3, 0]);
    const first = await added(sessions, { ...place, date: '2025-09-05' });
    expect(await counted()).toEqual([1, 1, 3, 1]);
    await coach.post(`${sessions}/batch`, { ...place, dates: ['2025-09-12', '2025-09-19'] });
    expect(await counted()).toEqual([1, 1, 3, 3]);
    await coach.put(`/api/sessions/${first}`, { isActive: false });
    expect(await counted()).toEqual([1, 1, 3, 2]);
    await coach.put(`/api/sessions/${first}`, { isActive: true });
    await coach.delete(`/api/sessions/${first}`);
    expect(await counted()).toEqual([1, 1, 3, 2]);
    await root.post(`/api/sessions/${first}/restore`);
    expect(await counted()).toEqual([1, 1, 3, 3]);
    await coach.put(`/api/teams/${id}`, { isVisible: false });
    expect(await counted()).toEqual([1, 0, 3, 3]);
    await coach.delete(`/api/teams/${id}`);
    expect(await counted()).toEqual([0, 0, 0, 0]);
    await root.post(`/api/teams/${id}/restore`);
    expect(await counted()).toEqual([1, 0, 3, 3]);
  });
});

describe('the list of sessions', () => {
  const read = async (query: string) => {
    const answer = await coach.get<AnalyticsDto>(`/api/analytics${query}`);
    const next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    return { ...answer.body, ids: answer.body.sessionsList.map(({ id }) => id), next };
  };
  /** Follows the links from the first page to the last; `between` runs between two pages. */
  const pages = async (query: string, between: () => Promise<unknown> = async () => undefined) => {
    const found: number[][] = [];
    for (let next: string | undefined = query; next !== undefined; await between()) {
      const page: Awaited<ReturnType<typeof read>> = await read(next.replace('/api/analytics', ''));
      found.push(page.ids);
      next = page.next;
    }
    return found;
  };

  it('is paged in the order of the whole list, also with equal start times', async () => {
    const { id } = await givenTeam(app);
    const times = ['6:00 PM - 7:00 PM', '9:00 AM - 10:00 AM', 'after school', '18:00 - 19:00'];
    for (const date of ['2025-09-07', '2025-09-05', 'next Friday', '2025-09-05T00:00:00.000Z'])
      for (const time of times) await session(id, { date, time });
    const { ids } = await read('');
    expect(ids).toHaveLength(16);
    for (const limit of [1, 3, 7, 15]) {
      const found = await pages(`?limit=${limit}`);
      expect(found.flat()).toEqual(ids);
      expect(found).toHaveLength(Math.ceil(16 / limit));
    }
    expect(await pages('?limit=16')).toEqual([ids]);
  });

  it('continues after a deleted session without skips or repeats', async () => {
    const { id } = await givenTeam(app);
    const same = [];
    for (let number = 0; number < 6; number += 1) same.push((await session(id)).id);
    const removed = [...same];
    const found = await pages('?limit=2', () =>
      app.execute('DELETE FROM tryout_sessions WHERE id = ?', [removed.shift()]),
    );
    expect(found).toEqual([same.slice(0, 2), same.slice(2, 4), same.slice(4)]);
  });

  it('can be filtered by team, arena and week; the counts stay the club’s', async () => {
    const [a, b] = [await givenTeam(app, { name: 'A' }), await givenTeam(app, { name: 'B' })];
    const saturday = await session(a.id, { date: '2025-09-06', location: 'Aréna & Cie' });
    const sunday = await session(a.id, { date: '2025-09-07', location: ' Aréna & Cie' });
    const monday = await session(b.id, { date: '2025-09-08', location: 'Arena & Cie' });
    const nextSunday = await session(a.id, { date: '2025-09-14T12:00:00Z', location: 'Aréna & Cie' });
    const unreadable = await session(b.id, { date: '2025-09-0x', location: 'Elsewhere' });
    const week = 'week=2025-09-08';
    const arena = `location=${encodeURIComponent('Aréna & Cie')}`;
    const expected: [string, { id: number }[]][] = [
      [`?teamId=${b.id}`, [monday, unreadable]],
      [`?${arena}`, [saturday, sunday, nextSunday]],
      ['?week=2025-09-07', [sunday, monday]],
      [`?${week}`, [sunday, monday]],
      [`?${week}&${arena}&teamId=${a.id}`, [sunday]],
      ['?location=nowhere', []],
      ['?week=2024-01-01', []],
    ];
    for (const [query, sessions] of expected) {
      const ids = sessions.map((row) => row.id);
      const whole = await read(query);
      expect([query, whole.ids]).toEqual([query, ids]);
      expect(await pages(`${query}&limit=1`)).toEqual(ids.length ? ids.map((id) => [id]) : [[]]);
      expect(whole.scheduledSessions).toEqual({
        total: 5,
        byTeam: [
          { name: 'A', count: 3 },
          { name: 'B', count: 2 },
        ],
        byArena: [
          { name: 'Aréna & Cie', count: 3 },
          { name: 'Arena & Cie', count: 1 },
          { name: 'Elsewhere', count: 1 },
        ],
        byWeek: [
          { week: '2025-08-31', count: 1 },
          { week: '2025-09-07', count: 2 },
          { week: '2025-09-14', count: 1 },
        ],
      });
    }
  });

  it('contains the confirmed and waiting counts of each session, paged or whole', async () => {
    const { id } = await givenTeam(app);
    const [full, empty] = [await session(id, { capacity: 2 }), await session(id, { date: '2025-09-06' })];
    const given = (change: Partial<Registration>) =>
      givenRegistration(app, { sessionId: full.id, ...change });
    for (const status of ['confirmed', 'confirmed', 'waiting', 'cancelled'] as const) await given({ status });
    const expected = [
      { id: full.id, capacity: 2, registeredCount: 2, waitlistCount: 1 },
      { id: empty.id, registeredCount: 0, waitlistCount: 0 },
    ];
    expect((await read('')).sessionsList).toMatchObject(expected);
    const page = await read('?limit=1');
    expect(page.sessionsList).toMatchObject(expected.slice(0, 1));
    await given({ status: 'confirmed' });
    const counted = { registeredCount: 3, waitlistCount: 1 };
    for (const query of ['?limit=1', '']) expect((await read(query)).sessionsList[0]).toMatchObject(counted);
  });

  it('counts places in more sessions than a statement takes parameters', async () => {
    const { id } = await givenTeam(app);
    const [first, last] = [await session(id), await session(id)];
    for (const { id: sessionId } of [first, last]) await givenRegistration(app, { sessionId });
    const unknown = Array.from({ length: 40_000 }, (_, index) => ({ id: 1_000_000 + index }));
    const places = app.app.get(PlacesService);
    const counts = await app.db.read((reader) => places.countsIn(reader, [first, ...unknown, last]));
    expect([...counts.keys()]).toEqual([first.id, last.id]);
    expect(counts.get(last.id)).toEqual({ registeredCount: 1, waitlistCount: 0 });
  });

  it.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=501'],
    ['limit', '?limit=many'],
    ['teamId', '?teamId=1.5'],
    ['week', '?week=2025-02-30'],
    ['location', `?location=${'x'.repeat(121)}`],
    ['location', '?location=a&location=b'],
    ['cursor', '?limit=2&cursor=here'],
    ['page', '?page=2'],
  ])('refuses an invalid %s: %s', async (field, query) => {
    expect(await coach.get(`/api/analytics${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field }] },
    });
  });
});
