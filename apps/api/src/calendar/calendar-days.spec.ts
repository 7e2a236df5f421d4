import type { CalendarDaysDto } from './calendar-days.dto.js';
import type { Client } from '../testing/client.js';
import { givenPractice } from '../testing/given/given-practice.js';
import { givenTeam } from '../testing/given/given-team.js';
import { givenTryoutSession } from '../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { Team } from '../teams/team.entity.js';
import type { TryoutSessionDto } from '../tryouts/tryouts.dto.js';

const SEPTEMBER = 'from=2025-08-31&to=2025-10-11';
const GONE = new Date('2025-08-01T12:00:00Z');

let app: TestApp;
let coach: Client;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2025-09-01T16:00:00.000Z');
  for (const table of ['tryout_sessions', 'teams', 'practices'])
    await app.db.write((tx) => tx.execute(`DELETE FROM ${table}`));
  coach = await app.signedIn('coach');
  team = await givenTeam(app.db, app.clock, { name: 'M15 AAA', activePlayers: ['Ana Test'] });
});

const givenSession = (change: Parameters<typeof givenTryoutSession>[3] = {}, teamId = team.id) =>
  givenTryoutSession(app.db, app.clock, teamId, change);
const givenIce = (change: Parameters<typeof givenPractice>[2] = {}) =>
  givenPractice(app.db, app.clock, change);
/** Over HTTP, where the answer is kept as bytes between changes. */
async function calendar(query = SEPTEMBER): Promise<CalendarDaysDto> {
  const answer = await fetch(`${app.url}/api/calendar?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as CalendarDaysDto;
}
const ids = async (query = SEPTEMBER) => {
  const { sessions, practices } = await calendar(query);
  return { sessions: sessions.map(({ id }) => id), practices: practices.map(({ id }) => id) };
};

describe('the days of the calendar', () => {
  it('have teams without players, and sessions and practices as their lists have them', async () => {
    const session = await givenSession();
    const practice = await givenIce();
    const anyone = app.anonymous();
    const found = await calendar();
    expect(found).toEqual({
      teams: [{ id: team.id, name: 'M15 AAA', nameFr: null, league: 'lheq', registrationOpen: false }],
      sessions: (await anyone.get<unknown[]>(`/api/teams/${team.id}/sessions`)).body,
      practices: (await anyone.get<unknown[]>('/api/practices')).body,
      next: [],
    });
    expect(found.sessions[0]).toMatchObject({ id: session.id, registeredCount: 0, waitlistCount: 0 });
    expect(found.practices[0]).toMatchObject({ id: practice.id, state: 'available' });
    expect(JSON.stringify(found)).not.toContain('Ana Test');
  });

  it('are both inclusive, by day and start, across the end of summer time', async () => {
    const late = await givenSession({ date: '2025-11-02' });
    const early = await givenSession({ date: '2025-11-02T00:00:00.000Z', time: '8:00 AM - 9:30 AM' });
    await givenSession({ date: '2025-11-01' });
    await givenSession({ date: '2025-11-04' });
    const practice = await givenIce({ date: '2025-11-03' });
    await givenIce({ date: '2025-11-01' });
    await givenIce({ date: '2025-11-04' });
    expect(await ids('from=2025-11-02&to=2025-11-03')).toEqual({
      sessions: [early.id, late.id],
      practices: [practice.id],
    });
  });

  it('mark what is cancelled', async () => {
    await givenSession({ cancelledAt: GONE });
    await givenIce({ cancelledAt: GONE });
    expect(await calendar()).toMatchObject({
      sessions: [{ cancelledAt: GONE.toISOString() }],
      practices: [{ state: 'cancelled' }],
    });
  });

  it('leave out what is inactive or deleted, also for a signed-in coach', async () => {
    await givenSession({ isActive: false });
    await givenSession({ deletedAt: GONE });
    await givenSession({ date: 'soon' });
    await givenIce({ isActive: false });
    const { body } = await coach.get<CalendarDaysDto>(`/api/calendar?${SEPTEMBER}`);
    for (const found of [await calendar(), body])
      expect(found).toMatchObject({ sessions: [], practices: [], next: [] });
  });

  it.each([
    ['hidden', { isVisible: false }],
    ['deleted', { deletedAt: GONE }],
  ])('leave out a %s team with its sessions', async (_, change) => {
    const other = await givenTeam(app.db, app.clock, { name: 'Secret', ...change });
    await givenSession({}, other.id);
    await givenSession({ date: '2025-12-01' }, other.id);
    const found = await calendar();
    expect(found).toMatchObject({ teams: [{ id: team.id }], sessions: [], next: [] });
    expect(JSON.stringify(found)).not.toContain('Secret');
  });

  it('name the next day with ice after them, of each team and of the practices', async () => {
    const other = await givenTeam(app.db, app.clock, { name: 'M17 AAA' });
    await givenSession({ date: '2025-10-12', cancelledAt: GONE });
    await givenSession({ date: '2025-11-20' });
    await givenSession({ date: '2025-11-06T00:00:00.000Z' });
    await givenSession({ date: '2025-10-11' }, other.id);
    await givenSession({ date: 'soon' }, other.id);
    await givenIce({ date: '2025-10-12', isActive: false });
    await givenIce({ date: '2025-10-13', cancelledAt: GONE });
    await givenIce({ date: '2025-10-20' });
    await givenIce({ date: '2025-10-14' });
    expect((await calendar()).next).toEqual([
      { teamId: team.id, date: '2025-11-06' },
      { teamId: null, date: '2025-10-14' },
    ]);
  });

  it.each([
    ['', ['from', 'to']],
    ['from=2025-09-01', ['to']],
    ['from=2025-02-29&to=2025-03-01', ['from']],
    ['from=2025-09-02&to=2025-09-01', ['to']],
    ['from=2025-09-01&to=2025-12-02', ['to']],
    ['from=2025-09-01&to=2025-09-30&team=1', ['team']],
    ['from=2025-09-01&from=2025-09-02&to=2025-09-30', ['from']],
  ])('refuse ?%s with the name of the field', async (query, fields) => {
    const { status, body } = await app.anonymous().get<object>(`/api/calendar?${query}`);
    expect(status).toBe(400);
    expect((body as { details: { field: string }[] }).details.map(({ field }) => field)).toEqual(fields);
  });

  it('are at most three months', async () => {
    await calendar('from=2025-09-01&to=2025-12-01');
    expect(await app.anonymous().get('/api/calendar?from=2025-09-01&to=2025-12-02')).toMatchObject({
      body: { details: [{ message: 'The last day must follow the first, at most 3 months later' }] },
    });
  });

  it('are both required', async () => {
    const details = ['from', 'to'].map((field) => ({ field, message: 'Required' }));
    expect((await app.anonymous().get('/api/calendar')).body).toMatchObject({ details });
    expect((await app.anonymous().get('/api/calendar?from=x&to=2025-12-02')).body).toMatchObject({
      details: [{ field: 'from', message: 'Invalid date' }],
    });
  });
});

it('the cached answer is fresh at the next read after each change', async () => {
  const change = (path: string, body: object) => coach.put(path, body);
  const { body: session } = await coach.post<TryoutSessionDto>(`/api/teams/${team.id}/sessions`, {
    date: '2025-09-05',
    time: '6:00 PM - 7:30 PM',
    location: 'Bob-Birnie Arena - Pointe-Claire',
  });
  expect((await ids()).sessions).toEqual([session.id]);
  await change(`/api/sessions/${session.id}`, { isCancelled: true });
  expect((await calendar()).sessions[0]?.cancelledAt).not.toBeNull();
  await change(`/api/sessions/${session.id}`, { isCancelled: false, date: '2025-12-05' });
  expect(await calendar()).toMatchObject({ sessions: [], next: [{ date: '2025-12-05' }] });
  await change(`/api/teams/${team.id}`, { name: 'M15 Renamed', nameFr: 'M15 Renommée' });
  expect((await calendar()).teams).toMatchObject([{ name: 'M15 Renamed', nameFr: 'M15 Renommée' }]);
  await change(`/api/teams/${team.id}`, { isVisible: false });
  expect(await calendar()).toMatchObject({ teams: [], next: [] });
  const practice = await coach.post<{ id: number }>('/api/practices', {
    date: '2025-09-05',
    time: '6:00 PM - 7:30 PM',
  });
  expect((await ids()).practices).toEqual([practice.body.id]);
  await coach.put(`/api/practices/${practice.body.id}`, { isActive: false });
  expect((await ids()).practices).toEqual([]);
});
