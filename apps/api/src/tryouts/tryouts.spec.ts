import { givenTeam, givenTryoutSession } from '../testing/given.js';
import type { Client } from '../testing/client.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { Team } from '../teams/team.entity.js';
import type { TryoutSession } from './tryout-session.entity.js';
import type { DeletedDto, TryoutSessionDto } from './tryouts.dto.js';

/** 2025-09-01, 12:00 in Montréal. */
const NOON = '2025-09-01T16:00:00.000Z';

let team: Team;

const app = useTestApp({ now: NOON, empty: ['tryout_sessions', 'teams'] });
const coach = useSignedIn(app, 'coach');
const root = useSignedIn(app, 'superadmin');
beforeEach(async () => {
  team = await givenTeam(app, { name: 'M15 Test' });
});

const given = (change: Partial<TryoutSession> = {}, teamId = team.id) =>
  givenTryoutSession(app, { teamId, ...change });
const list = (client: Client, teamId = team.id) =>
  client.get<TryoutSessionDto[]>(`/api/teams/${teamId}/sessions`);
const add = (body: object, teamId = team.id) =>
  coach.post<TryoutSessionDto>(`/api/teams/${teamId}/sessions`, body);
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const RIGHT = { date: '2025-09-05', time: '6:00 PM - 7:30 PM', location: 'Bob-Birnie Arena - Pointe-Claire' };
const noTeam = { status: 404, body: { code: 'TEAM_NOT_FOUND' } };
const noSession = { status: 404, body: { code: 'SESSION_NOT_FOUND' } };

describe('the schedule of a team', () => {
  it('shows the public the active sessions, and coaches all that are not deleted', async () => {
    const active = await given();
    const inactive = await given({ isActive: false });
    await given({ deletedAt: app.clock.now() });
    expect((await list(app.anonymous())).body.map(({ id }) => id)).toEqual([active.id]);
    expect((await list(coach)).body.map(({ id }) => id)).toEqual([active.id, inactive.id]);
  });

  it('of a hidden team exists for coaches only', async () => {
    const hidden = await givenTeam(app, { isVisible: false });
    await given({}, hidden.id);
    expect(await list(app.anonymous(), hidden.id)).toMatchObject(noTeam);
    expect((await list(coach, hidden.id)).body).toHaveLength(1);
  });

  it('of a deleted or unknown team answers 404', async () => {
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    const session = await given({}, deleted.id);
    for (const client of [app.anonymous(), coach, root])
      for (const id of [deleted.id, 999_999]) expect(await list(client, id)).toMatchObject(noTeam);
    expect(await coach.put(`/api/sessions/${session.id}`, { capacity: 5 })).toMatchObject(noSession);
    expect(await coach.delete(`/api/sessions/${session.id}`)).toMatchObject(noSession);
    expect(await add(RIGHT, deleted.id)).toMatchObject(noTeam);
    expect(await list(coach, 'abc' as never)).toMatchObject({ status: 400, body: { code: 'MALFORMED_ID' } });
  });

  it('is sorted by date, then by start time', async () => {
    await given({ date: '2025-09-06', time: '7:00 AM - 8:00 AM' });
    await given({ time: 'evening' });
    await given({ time: '12:30 PM - 1:00 PM' });
    await given({ time: '9:00 AM - 10:00 AM' });
    await given({ date: '2025-09-05T00:00:00.000Z', time: '11:00 AM - 12:00 PM' });
    await given({ time: '1:00 PM - 2:00 PM' });
    expect((await list(coach)).body.map(({ time }) => time.split(' - ')[0])).toEqual([
      '9:00 AM',
      '11:00 AM',
      '12:30 PM',
      '1:00 PM',
      'evening',
      '7:00 AM',
    ]);
  });

  it('contains instants in the club’s zone, in summer and winter, and none for an unreadable date', async () => {
    await given({ date: '2025-11-01' });
    await given({ date: '2025-11-02' });
    await given({ date: '2025-11-03', time: 'evening' });
    await given({ date: 'soon' });
    expect((await list(app.anonymous())).body).toMatchObject([
      { startsAt: '2025-11-01T22:00:00.000Z', endsAt: '2025-11-01T23:30:00.000Z' },
      { startsAt: '2025-11-02T23:00:00.000Z', endsAt: '2025-11-03T00:30:00.000Z' },
      { startsAt: '2025-11-04T05:00:00.000Z', endsAt: '2025-11-04T05:00:00.000Z' },
      { date: 'soon', startsAt: null, endsAt: null },
    ]);
  });
});

describe('creating a session', () => {
  it('requires date, time and location, and has defaults for the rest', async () => {
    const answer = await add(RIGHT);
    expect(answer).toMatchObject({
      status: 201,
      body: { ...RIGHT, teamId: team.id, description: null, capacity: 20, isActive: true, version: 1 },
    });
    expect((await list(coach)).body).toEqual([answer.body]);
    expect(
      await add({ ...RIGHT, teamId: team.id, description: '', capacity: 200, isActive: false }),
    ).toMatchObject({
      status: 201,
      body: { description: null, capacity: 200, isActive: false },
    });
  });

  it('refuses a body with another team', async () => {
    expect(await add({ ...RIGHT, teamId: team.id + 1 })).toMatchObject({
      status: 400,
      body: { code: 'TEAM_MISMATCH' },
    });
  });

  it.each([
    ['18:00 - 19:30', '6:00 PM - 7:30 PM'],
    ['6:00 pm – 7:30 pm', '6:00 PM - 7:30 PM'],
    [' 06:00PM-07:30PM ', '6:00 PM - 7:30 PM'],
    ['7:00 AM - 9:00 PM', '7:00 AM - 9:00 PM'],
  ])('normalizes %j', async (sent, stored) => {
    expect((await add({ ...RIGHT, time: sent })).body).toMatchObject({ time: stored });
  });

  it.each(['2024-09-01', '2025-08-31', '2025-09-01', '2027-03-01', '2026-02-28'])(
    'accepts %s',
    async (date) => {
      expect((await add({ ...RIGHT, date })).body).toMatchObject({ date });
    },
  );

  it('counts days in the club’s zone', async () => {
    const yearAgo = { ...RIGHT, date: '2024-09-01' };
    const statusAt = async (now: string) => {
      app.clock.set(now);
      const late = await app.signedIn('coach');
      return (await late.post(`/api/teams/${team.id}/sessions`, yearAgo)).status;
    };
    expect(await statusAt('2025-09-02T03:59:00.000Z')).toBe(201);
    expect(await statusAt('2025-09-02T04:00:00.000Z')).toBe(400);
  });

  const range = 'The date must be at most 12 months in the past or 18 months ahead';
  const time =
    "The time must look like '6:00 PM - 7:30 PM', in steps of 15 minutes from 7:00 AM to 9:00 PM, and end after it starts";
  const number = 'Must be a whole number within the allowed range';
  it.each([
    [{ date: '2024-08-31' }, { date: range }],
    [{ date: '2027-03-02' }, { date: range }],
    [{ date: '2025-02-30' }, { date: 'Invalid date' }],
    [{ date: '2025-9-5' }, { date: 'Invalid date' }],
    [{ date: '2025-09-05T00:00:00' }, { date: 'Invalid date' }],
    [{ date: 'x'.repeat(300) }, { date: 'Invalid date' }],
    [{ date: '' }, { date: 'Required' }],
    [{ date: null }, { date: 'Required' }],
    [{ date: 20250905 }, { date: 'Required' }],
    [{ time: '7:30 PM - 6:00 PM' }, { time }],
    [{ time: '6:00 PM - 6:00 PM' }, { time }],
    [{ time: '6:05 PM - 7:30 PM' }, { time }],
    [{ time: '6:45 AM - 8:00 AM' }, { time }],
    [{ time: '8:00 PM - 9:15 PM' }, { time }],
    [{ time: '6:00 - 7:30 PM' }, { time }],
    [{ time: 'evening' }, { time }],
    [{ time: 'x'.repeat(300) }, { time }],
    [
      { date: '2025-02-30', time: 'evening' },
      { date: 'Invalid date', time },
    ],
    [{ time: null }, { time: 'Required' }],
    [{ location: ' ' }, { location: 'Location is required' }],
    [{ location: 'x'.repeat(121) }, { location: 'This text is too long' }],
    [{ location: 'a\u0007b' }, { location: 'This text contains characters that cannot be shown' }],
    [{ description: 'x'.repeat(501) }, { description: 'This text is too long' }],
    [{ description: 'x\ufe0f'.repeat(251) }, { description: 'This text is too long' }],
    [{ capacity: 0 }, { capacity: number }],
    [{ capacity: 201 }, { capacity: number }],
    [{ capacity: 2 ** 31 }, { capacity: number }],
    [{ capacity: '20' }, { capacity: number }],
    [{ capacity: null }, { capacity: number }],
    [{ isActive: 'yes' }, { isActive: expect.any(String) }],
    [{ registrations: [] }, { registrations: 'Unknown field' }],
  ])('refuses %j with the field’s name, also in a change, and changes nothing', async (wrong, details) => {
    const before = await given({ location: 'Before' });
    for (const call of [
      () => add({ ...RIGHT, ...wrong }),
      () => coach.put(`/api/sessions/${before.id}`, wrong),
    ]) {
      const { status, body } = (await call()) as { status: number; body: unknown };
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      const answered = (body as { details: { field: string; message: string }[] }).details;
      expect(Object.fromEntries(answered.map(({ field, message }) => [field, message]))).toEqual(details);
    }
    expect((await list(coach)).body).toMatchObject([{ location: 'Before', version: 1 }]);
  });

  it('names every missing field', async () => {
    const { body } = await add({});
    expect((body as unknown as { details: { field: string }[] }).details.map(({ field }) => field)).toEqual([
      'date',
      'time',
      'location',
    ]);
  });
});

describe('updating a session', () => {
  it('leaves missing fields unchanged', async () => {
    const session = await given({ description: 'Both jerseys', capacity: 30 });
    const path = `/api/sessions/${session.id}`;
    expect(await coach.put(path, { location: 'Mount Royal Arena' }, ifMatch(1))).toMatchObject({
      status: 200,
      body: {
        ...RIGHT,
        location: 'Mount Royal Arena',
        description: 'Both jerseys',
        capacity: 30,
        isActive: true,
        version: 2,
      },
    });
    expect((await coach.put(path, { time: '18:15 - 19:45' })).body).toMatchObject({
      date: RIGHT.date,
      time: '6:15 PM - 7:45 PM',
    });
    expect((await coach.put(path, { description: null, isActive: false })).body).toMatchObject({
      description: null,
      isActive: false,
      version: 4,
    });
    expect(await coach.put(path, { teamId: team.id })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('accepts unchanged old or imported values', async () => {
    const old = await given({ date: '2019-09-05T00:00:00.000Z', time: 'after school', location: 'Old' });
    const path = `/api/sessions/${old.id}`;
    expect((await coach.put(path, { location: 'New' })).body).toMatchObject({
      location: 'New',
      date: old.date,
      time: old.time,
    });
    const whole = { date: '2019-09-05', time: 'after school', location: 'Newer', description: 'Seen' };
    expect(await coach.put(path, whole)).toMatchObject({ status: 200, body: whole });
    expect((await coach.put(path, { date: '2019-09-06' })).status).toBe(400);
    expect((await coach.put(path, { time: 'before school' })).status).toBe(400);
    expect((await list(coach)).body).toMatchObject([whole]);
  });

  it('reports a conflict between two people who edit the same version', async () => {
    const { id } = await given();
    expect((await coach.put(`/api/sessions/${id}`, { capacity: 21 }, ifMatch(1))).status).toBe(200);
    const late = {
      status: 409,
      body: {
        code: 'VERSION_CONFLICT',
        current: { id, capacity: 21, version: 2, startsAt: expect.any(String) },
      },
    };
    expect(await root.put(`/api/sessions/${id}`, { capacity: 22 }, ifMatch(1))).toMatchObject(late);
    expect(await root.delete(`/api/sessions/${id}`, ifMatch(1))).toMatchObject(late);
    expect((await list(coach)).body).toMatchObject([{ capacity: 21, version: 2 }]);
  });

  it('accepts exactly one of two parallel saves', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await given();
      const saves = [21, 22, 23].map((capacity, index) =>
        (index % 2 === 0 ? coach : root).put(`/api/sessions/${id}`, { capacity }, ifMatch(1)),
      );
      expect((await Promise.all(saves)).map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    }
  });
});

describe('cancelling a session', () => {
  it('keeps it listed and closes it for all, until it is brought back', async () => {
    const open = await givenTeam(app, { registrationOpen: true });
    const { id } = await given({}, open.id);
    const [path, cancelledAt] = [`/api/sessions/${id}`, app.clock.now().toISOString()];
    const player = { playerName: 'Demo Player', playerPosition: 'Forward', playerAge: 14 };
    const parent = { parentName: 'Demo Parent', parentEmail: 'demo@example.test' };
    const register = (client: Client) => client.post(`${path}/registrations`, { ...player, ...parent });
    const schedule = async () =>
      (await coach.get<{ id: number }[]>('/api/sessions?from=2025-09-01&to=2025-09-30')).body;

    expect(await coach.put(path, { isCancelled: true }, ifMatch(1))).toMatchObject({
      status: 200,
      body: { cancelledAt, isActive: true, version: 2 },
    });
    app.clock.advance(60_000);
    expect((await coach.put(path, { isCancelled: true })).body).toMatchObject({ cancelledAt, version: 2 });
    for (const client of [app.anonymous(), coach]) {
      expect((await list(client, open.id)).body).toMatchObject([{ id, cancelledAt }]);
      expect(await register(client)).toMatchObject({ status: 403, body: { code: 'SESSION_CANCELLED' } });
    }
    // The ice is free for another team.
    expect(await schedule()).toEqual([]);

    expect((await coach.put(path, { isCancelled: false })).body).toMatchObject({ cancelledAt: null });
    expect((await register(app.anonymous())).status).toBe(201);
    expect(await schedule()).toMatchObject([{ id }]);
  });
});

describe('deleting a session', () => {
  it('hides it until a superadmin restores it', async () => {
    const { id } = await given();
    const path = `/api/sessions/${id}`;
    expect(await coach.delete(path, ifMatch(1))).toMatchObject({ status: 204, body: '' });
    expect((await list(coach)).body).toEqual([]);
    for (const call of [coach.delete(path), coach.put(path, { capacity: 5 })])
      expect(await call).toMatchObject(noSession);
    expect(await coach.post(`${path}/restore`)).toMatchObject({
      status: 403,
      body: { code: 'ACCESS_DENIED' },
    });
    expect(await root.post(`${path}/restore`)).toMatchObject({ status: 200, body: { id, version: 3 } });
    expect(await root.post(`${path}/restore`)).toMatchObject({ status: 200, body: { id, version: 3 } });
    expect((await list(app.anonymous())).body).toMatchObject([{ id }]);
    expect(await root.post('/api/sessions/999999/restore')).toMatchObject(noSession);
  });

  it('is restored with its team, and not before it', async () => {
    const [kept, gone] = [await given(), await given()];
    await coach.delete(`/api/sessions/${gone.id}`);
    await coach.delete(`/api/teams/${team.id}`);
    for (const { id } of [kept, gone])
      expect(await root.post(`/api/sessions/${id}/restore`)).toMatchObject({
        status: 409,
        body: { code: 'TEAM_DELETED' },
      });
    await root.post(`/api/teams/${team.id}/restore`);
    expect((await list(coach)).body.map(({ id }) => id)).toEqual([kept.id]);
    expect((await root.post(`/api/sessions/${gone.id}/restore`)).status).toBe(200);
  });
});

describe('the list of deleted data', () => {
  it('shows superadmins the newest deletion first, without the sessions of deleted teams', async () => {
    const at = (day: number) => new Date(Date.UTC(2025, 7, day));
    const first = await given({ deletedAt: at(1) });
    const second = await given({ deletedAt: at(2), location: 'Mount Royal Arena' });
    await given();
    const gone = await givenTeam(app, { name: 'M13 Gone', deletedAt: at(3) });
    const goneLater = await givenTeam(app, {
      name: 'M13 Later',
      deletedAt: at(4),
      league: 'm18aaa',
    });
    await given({ deletedAt: at(5) }, gone.id);
    expect((await coach.get('/api/deleted')).status).toBe(403);
    expect((await app.anonymous().get('/api/deleted')).status).toBe(401);
    const { body } = await root.get<DeletedDto>('/api/deleted');
    expect(body).toEqual({
      teams: [
        { id: goneLater.id, name: 'M13 Later', league: 'm18aaa', deletedAt: '2025-08-04T00:00:00.000Z' },
        { id: gone.id, name: 'M13 Gone', league: 'lheq', deletedAt: '2025-08-03T00:00:00.000Z' },
      ],
      sessions: [
        {
          ...RIGHT,
          id: second.id,
          teamId: team.id,
          teamName: 'M15 Test',
          location: 'Mount Royal Arena',
          deletedAt: '2025-08-02T00:00:00.000Z',
        },
        {
          ...RIGHT,
          id: first.id,
          teamId: team.id,
          teamName: 'M15 Test',
          deletedAt: '2025-08-01T00:00:00.000Z',
        },
      ],
    });
  });
});

describe('the audit log', () => {
  it('has an entry for each change of a session', async () => {
    const { id } = (await add(RIGHT)).body;
    await coach.put(`/api/sessions/${id}`, { capacity: 25 });
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    await coach.put(`/api/sessions/${id}`, { isCancelled: false });
    await coach.delete(`/api/sessions/${id}`);
    await root.post(`/api/sessions/${id}/restore`);
    const lines = (
      await root.get<{ action: string; subjectId: number; before: object; after: object }[]>('/api/audit')
    ).body;
    const mine = lines
      .filter((line) => line.subjectId === id && line.action.startsWith('tryoutSession.'))
      .reverse();
    expect(mine.map((line) => line.action.split('.')[1])).toEqual([
      'create',
      'update',
      'cancel',
      'bringBack',
      'delete',
      'restore',
    ]);
    expect(mine[1]).toMatchObject({ before: { capacity: 20 }, after: { capacity: 25 } });
  });
});
