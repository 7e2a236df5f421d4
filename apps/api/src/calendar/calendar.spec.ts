import { DAY_MS } from '@lions/domain';
import { givenPractice, givenTeam, givenTryoutSession } from '../testing/given.js';
import { readCalendar, type ReadEvent } from '../testing/read-calendar.js';
import { emptyTables, useTestApp } from '../testing/test-app.js';
import type { Client } from '../testing/client.js';
import type { Team } from '../teams/team.entity.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import type { CalendarDaysDto } from './calendar-days.dto.js';
import type { TryoutSessionDto } from '../tryouts/tryouts.dto.js';

let coach: Client;
let root: Client;
let team: Team;

const app = useTestApp({
  environment: { PUBLIC_URL: 'https://lions.test' },
  now: '2025-09-01T16:00:00.000Z',
  empty: ['tryout_sessions', 'practices', 'teams'],
});
beforeEach(async () => {
  coach = await app.signedIn('coach');
  root = await app.signedIn('superadmin');
  team = await givenTeam(app, { name: 'M15 AAA, Bleu' });
});

const session = (change: Partial<TryoutSession> = {}, teamId = team.id) =>
  givenTryoutSession(app, { teamId, ...change });
const get = (path: string, headers?: Record<string, string>) =>
  app.anonymous().get<string>(`/api/calendar/${path}`, headers);
async function events(path: string): Promise<ReadEvent[]> {
  const { status, body } = await get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return readCalendar(body).events;
}
const uids = async (path: string) => (await events(path)).map(({ uid }) => uid.replace(/@.*/, ''));

describe('a team’s calendar', () => {
  it('contains its sessions and passes a strict parser', async () => {
    const { id } = await session({ description: 'Both jerseys; water', version: 3 });
    expect(await events(`team/${team.id}.ics`)).toEqual([
      {
        uid: `session-${id}@lions.test`,
        title: 'Tryout session: M15 AAA, Bleu',
        place: 'Bob-Birnie Arena, Pointe-Claire, Quebec',
        description: `Both jerseys; water\n\nhttps://lions.test/hockey-programs/team/${team.id}`,
        status: 'CONFIRMED',
        sequence: 3,
        changedAt: '2025-09-01T16:00:00Z',
        startsAt: '2025-09-05T22:00:00.000Z',
        endsAt: '2025-09-05T23:30:00.000Z',
        start: '2025-09-05T18:00:00',
        zone: 'America/Toronto',
      },
    ]);
  });

  it('has the notes of the reader’s language, else those that there are', async () => {
    await session({ description: 'Both jerseys', descriptionFr: 'Deux chandails' });
    await session({ date: '2025-09-06', descriptionFr: 'Patins' });
    const notes = async (query: string) =>
      (await events(`team/${team.id}.ics${query}`)).map(({ description }) => description.split('\n')[0]);
    expect(await notes('')).toEqual(['Both jerseys', 'Patins']);
    expect(await notes('?lang=fr')).toEqual(['Deux chandails', 'Patins']);
  });

  it('is in French on request and links to the French page', async () => {
    await session();
    const { body } = await get(`team/${team.id}.ics?lang=fr`);
    expect(body).toContain('NAME:Camp de sélection des Lions\u00a0: M15 AAA\\, Bleu');
    expect(readCalendar(body).events[0]).toMatchObject({
      title: 'Séance de sélection\u00a0: M15 AAA, Bleu',
      place: 'Aréna Bob-Birnie, Pointe-Claire, Québec',
      description: `https://lions.test/fr/hockey-programs/team/${team.id}`,
    });
  });

  it('has the French name of the team for French readers only', async () => {
    await coach.put(`/api/teams/${team.id}`, { nameFr: 'M15 AAA Élite' });
    const { id } = await session();
    for (const path of [`team/${team.id}.ics`, `session/${id}.ics`, 'club.ics']) {
      expect(await events(path)).toMatchObject([{ title: 'Tryout session: M15 AAA, Bleu' }]);
      expect(await events(`${path}?lang=fr`)).toMatchObject([
        { title: 'Séance de sélection\u00a0: M15 AAA Élite' },
      ]);
    }
    const { body } = await get(`team/${team.id}.ics?lang=fr`);
    expect(body).toContain('NAME:Camp de sélection des Lions\u00a0: M15 AAA Élite');
  });

  it('is correct on both days on which the clocks change', async () => {
    await session({ date: '2025-11-02' });
    await session({ date: '2026-03-08' });
    expect(await events(`team/${team.id}.ics`)).toMatchObject([
      { start: '2025-11-02T18:00:00', startsAt: '2025-11-02T23:00:00.000Z' },
      { start: '2026-03-08T18:00:00', startsAt: '2026-03-08T22:00:00.000Z' },
    ]);
  });

  it('raises the sequence after a change, and lists a deleted session as cancelled for 30 days', async () => {
    const { id } = await session();
    const path = `team/${team.id}.ics`;
    app.clock.advance(60_000);
    await coach.put(`/api/sessions/${id}`, { time: '7:00 PM - 8:00 PM' });
    expect(await events(path)).toMatchObject([
      { sequence: 2, start: '2025-09-05T19:00:00', changedAt: '2025-09-01T16:01:00Z', status: 'CONFIRMED' },
    ]);
    await coach.delete(`/api/sessions/${id}`);
    expect(await events(path)).toMatchObject([{ sequence: 3, status: 'CANCELLED' }]);
    expect(await events(`session/${id}.ics`)).toMatchObject([{ sequence: 3, status: 'CANCELLED' }]);
    await root.post(`/api/sessions/${id}/restore`);
    expect(await events(path)).toMatchObject([{ sequence: 4, status: 'CONFIRMED' }]);
    coach = await app.signedIn('coach');
    await coach.delete(`/api/sessions/${id}`);
    app.clock.advance(30 * DAY_MS - 1);
    expect(await events(path)).toMatchObject([{ sequence: 5, status: 'CANCELLED' }]);
    app.clock.advance(1);
    expect(await events(path)).toEqual([]);
    expect((await get(`session/${id}.ics`)).status).toBe(404);
  });

  it('lists a cancelled session as cancelled, and as confirmed once it is brought back', async () => {
    const { id } = await session();
    const path = `team/${team.id}.ics`;
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    for (const feed of [path, `session/${id}.ics`])
      expect(await events(feed)).toMatchObject([{ sequence: 2, status: 'CANCELLED' }]);
    await coach.put(`/api/sessions/${id}`, { isCancelled: false });
    expect(await events(path)).toMatchObject([{ sequence: 3, status: 'CONFIRMED' }]);
  });

  it('lists a session removed by the clean-up as held', async () => {
    const { id } = await session();
    app.clock.set('2025-09-06T16:00:00.000Z');
    root = await app.signedIn('superadmin');
    expect((await root.post<{ deleted: number }>('/api/admin/trigger-auto-deletion')).body.deleted).toBe(1);
    expect(await events(`session/${id}.ics`)).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('contains nothing older than a year, so its size is bounded', async () => {
    await session({ date: '2024-08-31' });
    await session({ date: '2024-09-01' });
    expect(await events(`team/${team.id}.ics`)).toMatchObject([{ start: '2024-09-01T18:00:00' }]);
  });
});

describe('data hidden from the public', () => {
  it('is in no calendar for any caller: hidden and deleted teams, inactive sessions and practices', async () => {
    const hidden = await givenTeam(app, { isVisible: false });
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    const secret = await Promise.all([
      session({ isActive: false }),
      session({ isActive: false, deletedAt: app.clock.now() }),
      ...[hidden, deleted].flatMap(({ id }) => [
        session({}, id),
        session({ deletedAt: app.clock.now() }, id),
      ]),
    ]);
    const practice = await givenPractice(app, { isActive: false });
    for (const path of ['club.ics', 'league/lheq.ics', `team/${team.id}.ics`])
      expect(await events(path)).toEqual([]);
    const gone = [
      ...[hidden, deleted].map(({ id }) => `team/${id}.ics`),
      ...secret.map(({ id }) => `session/${id}.ics`),
      `practice/${practice.id}.ics`,
    ];
    for (const path of gone)
      for (const client of [app.anonymous(), coach])
        expect({ path, status: (await client.get(`/api/calendar/${path}`)).status }).toEqual({
          path,
          status: 404,
        });
  });

  it('contains no names', async () => {
    await session();
    expect((await get('club.ics')).body).not.toMatch(/ATTENDEE|ORGANIZER|mailto/i);
  });
});

describe('other calendars', () => {
  it('exist for the club, the practices, each league and single events', async () => {
    const m18 = await givenTeam(app, { name: 'M18 AAA', league: 'm18aaa' });
    const [first, second] = [await session(), await session({ date: '2025-09-06' }, m18.id)];
    const practice = await givenPractice(app, { date: '2025-09-04' });
    const when = { date: '2025-09-11', cancelledAt: app.clock.now() };
    const cancelled = await givenPractice(app, when);
    const [one, two] = [`session-${first.id}`, `session-${second.id}`];
    const practices = [`practice-${practice.id}`, `practice-${cancelled.id}`];
    expect(await uids('club.ics')).toEqual([one, two, ...practices]);
    expect(await uids('practices.ics')).toEqual(practices);
    expect(await uids('league/lheq.ics')).toEqual([one]);
    expect(await uids('league/m18aaa.ics')).toEqual([two]);
    expect(await uids(`session/${second.id}.ics?lang=fr`)).toEqual([two]);
    expect(await uids(`practice/${practice.id}.ics`)).toEqual(practices.slice(0, 1));
    expect((await events('club.ics?lang=fr')).slice(2)).toMatchObject([
      { title: 'Entraînement des Lions', start: '2025-09-04T18:00:00', status: 'CONFIRMED' },
      { title: 'Entraînement des Lions', start: '2025-09-11T18:00:00', status: 'CANCELLED' },
    ]);
  });

  it.each([
    ['team/999999.ics', 404, 'TEAM_NOT_FOUND'],
    ['session/999999.ics', 404, 'SESSION_NOT_FOUND'],
    ['practice/999999.ics', 404, 'PRACTICE_NOT_FOUND'],
    ['league/ahl.ics', 404, 'NOT_FOUND'],
    ['team.ics', 404, 'NOT_FOUND'],
    ['team/1', 404, 'NOT_FOUND'],
    ['nothing.ics', 404, 'NOT_FOUND'],
    ['team/x.ics', 400, 'MALFORMED_ID'],
    ['session/0.ics', 400, 'MALFORMED_ID'],
    ['practice/1e3.ics', 400, 'MALFORMED_ID'],
    ['club.ics?lang=de', 400, 'VALIDATION_FAILED'],
    ['club.ics?lang=fr&lang=en', 400, 'VALIDATION_FAILED'],
  ])('answers %s with %d', async (path, status, code) => {
    expect(await get(path)).toMatchObject({ status, body: { code } });
  });

  it('are in the visitor’s language where their address names none, also from memory', async () => {
    const nameIn = async (headers: Record<string, string>, query = '') => {
      const answer = await get(`practices.ics${query}`, headers);
      expect(answer.headers.get('vary')).toContain('accept-language');
      return /\nNAME:(.*)\r/.exec(answer.body)?.[1];
    };
    const [english, french] = ['Lions practices', 'Entraînements des Lions'];
    // With a cookie of a sign-in, Fastify answers.
    for (const cookie of ['', 'refresh_token=none']) {
      expect(await nameIn({ cookie, 'accept-language': 'fr-CA, en;q=0.8' })).toBe(french);
      expect(await nameIn({ cookie, 'accept-language': 'es' })).toBe(english);
      expect(await nameIn({ cookie })).toBe(english);
      expect(await nameIn({ cookie, 'accept-language': 'fr' }, '?lang=en')).toBe(english);
      expect(await nameIn({ cookie, 'accept-language': 'en' }, '?lang=fr')).toBe(french);
    }
  });

  it('ignore query parameters that they do not know', async () => {
    const { id } = await session();
    const practice = await givenPractice(app);
    for (const path of ['club', 'league/lheq', `team/${team.id}`, `session/${id}`, `practice/${practice.id}`])
      for (const query of ['fbclid=x', 'nocache=1', '_=1&_=2', `x=${'y'.repeat(2000)}`, '__proto__=1']) {
        const plain = await get(`${path}.ics?lang=fr`);
        const odd = await get(`${path}.ics?${query}&lang=fr`);
        expect({ path, query, status: odd.status }).toEqual({ path, query, status: 200 });
        expect(odd.body).toBe(plain.body);
        expect(odd.headers.get('etag')).toBe(plain.headers.get('etag'));
      }
  });

  it('are cached for minutes, and answered with 304 when unchanged', async () => {
    const { id } = await session();
    const { headers, body } = await get('club.ics');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    const etag = headers.get('etag') ?? '';
    app.clock.advance(1_000);
    const again = await get('club.ics', { 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get('club.ics?lang=fr', { 'if-none-match': etag })).status).toBe(200);
    await coach.put(`/api/sessions/${id}`, { time: '7:00 PM - 8:00 PM' });
    const changed = await get('club.ics', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.body).not.toBe(body);
  });
});

describe('the club’s events', () => {
  const EVENTS = [
    {
      name: { en: 'Gala; evening', fr: 'Soirée' },
      firstDay: '2025-11-02',
      time: '18:00 - 21:00',
      place: { en: 'Town hall', fr: 'Hôtel de ville' },
      link: '/about',
    },
    {
      name: { en: 'Camp', fr: 'Camp' },
      firstDay: '2025-12-30',
      lastDay: '2026-01-02',
      link: 'https://a.example/c',
    },
    { name: { en: 'Old', fr: 'Ancien' }, firstDay: '2024-08-31' },
  ];
  const save = (events: object[] | null) =>
    root.put('/api/club/settings/events', { value: events && { events } });
  afterEach(() => save(null));

  it('are in the club’s calendar with their time, or from the first to the last day', async () => {
    expect((await save(EVENTS)).status).toBe(200);
    const [gala, camp, ...more] = await events('club.ics');
    expect(more).toEqual([]);
    expect(gala).toMatchObject({
      title: 'Gala; evening',
      place: 'Town hall',
      description: 'https://lions.test/about',
      status: 'CONFIRMED',
      start: '2025-11-02T18:00:00',
      startsAt: '2025-11-02T23:00:00.000Z',
      endsAt: '2025-11-03T02:00:00.000Z',
      zone: 'America/Toronto',
    });
    expect(camp).toMatchObject({ title: 'Camp', description: 'https://a.example/c' });
    const file = (await get('club.ics')).body;
    // RFC 5545: the end of an all-day event is the day after its last.
    expect(file).toContain('DTSTART;VALUE=DATE:20251230\r\nDTEND;VALUE=DATE:20260103\r\n');
    expect(await events('club.ics?lang=fr')).toMatchObject([
      { title: 'Soirée', place: 'Hôtel de ville', description: 'https://lions.test/fr/about' },
      { title: 'Camp' },
    ]);
    expect(await events('league/lheq.ics')).toEqual([]);
  });

  it('keep their identity when a place changes, as a newer version', async () => {
    await save(EVENTS);
    const [before] = await events('club.ics');
    app.clock.advance(60_000);
    await save([{ ...EVENTS[0], place: { en: 'Rink', fr: 'Aréna' } }]);
    expect(await events('club.ics')).toMatchObject([
      {
        uid: before?.uid,
        place: 'Rink',
        sequence: (before?.sequence ?? 0) + 1,
        changedAt: '2025-09-01T16:01:00Z',
      },
    ]);
    await save(null);
    expect(await events('club.ics')).toEqual([]);
  });
});

describe('the calendar of the site', () => {
  const SEPTEMBER = 'from=2025-08-31&to=2025-10-11';
  const GONE = new Date('2025-08-01T12:00:00Z');
  beforeEach(async () => {
    await emptyTables(app, ['teams']);
    team = await givenTeam(app, { name: 'M15 AAA', activePlayers: ['Ana Test'] });
  });
  const givenSession = (change: Partial<TryoutSession> = {}, teamId = team.id) =>
    givenTryoutSession(app, { teamId, ...change });
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
      const practice = await givenPractice(app);
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
      const practice = await givenPractice(app, { date: '2025-11-03' });
      await givenPractice(app, { date: '2025-11-01' });
      await givenPractice(app, { date: '2025-11-04' });
      expect(await ids('from=2025-11-02&to=2025-11-03')).toEqual({
        sessions: [early.id, late.id],
        practices: [practice.id],
      });
    });

    it('mark what is cancelled', async () => {
      await givenSession({ cancelledAt: GONE });
      await givenPractice(app, { cancelledAt: GONE });
      expect(await calendar()).toMatchObject({
        sessions: [{ cancelledAt: GONE.toISOString() }],
        practices: [{ state: 'cancelled' }],
      });
    });

    it('leave out what is inactive or deleted, also for a signed-in coach', async () => {
      await givenSession({ isActive: false });
      await givenSession({ deletedAt: GONE });
      await givenSession({ date: 'soon' });
      await givenPractice(app, { isActive: false });
      const { body } = await coach.get<CalendarDaysDto>(`/api/calendar?${SEPTEMBER}`);
      for (const found of [await calendar(), body])
        expect(found).toMatchObject({ sessions: [], practices: [], next: [] });
    });

    it.each([
      ['hidden', { isVisible: false }],
      ['deleted', { deletedAt: GONE }],
    ])('leave out a %s team with its sessions', async (_, change) => {
      const other = await givenTeam(app, { name: 'Secret', ...change });
      await givenSession({}, other.id);
      await givenSession({ date: '2025-12-01' }, other.id);
      const found = await calendar();
      expect(found).toMatchObject({ teams: [{ id: team.id }], sessions: [], next: [] });
      expect(JSON.stringify(found)).not.toContain('Secret');
    });

    it('name the next day with ice after them, of each team and of the practices', async () => {
      const other = await givenTeam(app, { name: 'M17 AAA' });
      await givenSession({ date: '2025-10-12', cancelledAt: GONE });
      await givenSession({ date: '2025-11-20' });
      await givenSession({ date: '2025-11-06T00:00:00.000Z' });
      await givenSession({ date: '2025-10-11' }, other.id);
      await givenSession({ date: 'soon' }, other.id);
      await givenPractice(app, { date: '2025-10-12', isActive: false });
      await givenPractice(app, { date: '2025-10-13', cancelledAt: GONE });
      await givenPractice(app, { date: '2025-10-20' });
      await givenPractice(app, { date: '2025-10-14' });
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
});
