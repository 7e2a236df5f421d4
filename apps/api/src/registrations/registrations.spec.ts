import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import type { Team } from '../teams/team.entity.js';
import { givenPractice, givenTeam, givenTryoutSession } from '../testing/given.js';
import type { Client } from '../testing/client.js';
import { startTestApp, useTestApp } from '../testing/test-app.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import type { TryoutSessionDto } from '../tryouts/tryouts.dto.js';
import type { LedgerDto } from '../places/ledger.dto.js';
import type { RegisteredDto } from './registering/registered.dto.js';
import type { RegistrationDto } from './registrations.dto.js';

/** 2025-09-01, 12:00 in Montréal; the session below starts on the 5th at 6 PM. */
const NOON = '2025-09-01T16:00:00.000Z';

let coach: Client;
let anyone: Client;
let root: Client;
let team: Team;

const app = useTestApp({ now: NOON, empty: ['tryout_sessions', 'teams', 'families', 'audit_entries'] });
beforeAll(async () => {
  [coach, root, anyone] = [await app.signedIn('coach'), await app.signedIn('superadmin'), app.anonymous()];
});
beforeEach(async () => {
  team = await givenTeam(app, { registrationOpen: true });
});

const given = (change: Partial<TryoutSession> = {}, teamId = team.id) =>
  givenTryoutSession(app, { teamId, capacity: 2, ...change });
const player = (name: string | number, change: object = {}) => ({
  playerName: `Demo Player ${name}`,
  playerPosition: 'Forward',
  playerAge: 14,
  parentName: 'Demo Parent',
  parentEmail: `demo.${name}@example.test`,
  ...change,
});
const register = (sessionId: number, body: object, client = anyone) =>
  client.post<RegisteredDto>(`/api/sessions/${sessionId}/registrations`, body);
const list = async (sessionId: number, client = coach) =>
  (await client.get<RegistrationDto[]>(`/api/sessions/${sessionId}/registrations`)).body;
/** 'confirmed 1 2, waiting 3': the players by status, in the order of the line. */
const roster = async (sessionId: number) => {
  const rows = await list(sessionId);
  const of = (status: string) =>
    rows.filter((row) => row.status === status).map((row) => row.playerName.replace('Demo Player ', ''));
  expect(rows.filter((row) => row.status === 'waiting').map((row) => row.waitlistPosition)).toEqual(
    of('waiting').map((_, index) => index + 1),
  );
  return `confirmed ${of('confirmed').join(' ')}, waiting ${of('waiting').join(' ')}`;
};
/** A session with two places, and that many players registered one after another; returns their ids. */
async function givenPlayers(count: number) {
  const session = await given();
  const ids: number[] = [];
  for (let index = 1; index <= count; index += 1)
    ids.push((await register(session.id, player(index))).body.id);
  return { session, ids: ids as [number, number, number, number] };
}
const mails = async () =>
  (await app.find(OutboxMail, { order: { id: 'ASC' } })).map(({ kind, registrationId }) => [
    kind,
    registrationId,
  ]);
const audit = (action: string) => app.find(AuditEntry, { where: { action }, order: { id: 'ASC' } });

describe('registering a player', () => {
  it('assigns a place while one is free, then the next number of the waiting list', async () => {
    const session = await given();
    const answers = [];
    for (const index of [1, 2, 3, 4]) answers.push(await register(session.id, player(index)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(answers[0]?.body).toEqual({
      id: expect.any(Number),
      sessionId: session.id,
      playerName: 'Demo Player 1',
      position: 'Forward',
      isWaitlist: false,
      waitlistPosition: null,
      manageUrl: expect.stringMatching(/^http:.*\/my\/r\/[\w-]{43}$/),
    });
    expect(answers.map(({ body }) => [body.isWaitlist, body.waitlistPosition])).toEqual([
      [false, null],
      [false, null],
      [true, 1],
      [true, 2],
    ]);
    const [seen] = (await anyone.get<TryoutSessionDto[]>(`/api/teams/${team.id}/sessions`)).body;
    expect(seen).toMatchObject({ capacity: 2, registeredCount: 2, waitlistCount: 2 });
  });

  it('stores what the family sent, the e-mail in lower case, for coaches', async () => {
    const session = await given();
    const sent = { parentPhone: '514-555-0100', consentVersion: '2025-09', parentalAuthority: true };
    const age = { playerAge: undefined, birthYear: 2011, parentEmail: 'Demo@Example.TEST', locale: 'fr' };
    await register(session.id, player(1, { ...sent, ...age }));
    await register(session.id, player(2));
    expect(await list(session.id)).toMatchObject([
      { ...sent, birthYear: 2011, playerAge: null, parentEmail: 'demo@example.test', locale: 'fr' },
      { parentPhone: null, consentVersion: null, parentalAuthority: false, locale: null, attended: false },
    ]);
  });

  it('answers the same child with 200 and adds nothing; siblings and cancelled ones register', async () => {
    const session = await given();
    const first = await register(session.id, player('Éva Test-One', { parentEmail: 'a@example.test' }));
    const again = { playerName: ' demo  PLAYER eva test one', parentEmail: 'A@EXAMPLE.TEST' };
    const { manageUrl, ...answered } = first.body;
    expect(manageUrl).toBeTruthy();
    const second = await register(session.id, player(1, again));
    // Name as sent: the stored spelling is not for a stranger.
    const playerName = 'demo  PLAYER eva test one';
    expect([second.status, second.body]).toEqual([200, { ...answered, playerName, manageUrl: null }]);
    const sibling = player('Two', { parentEmail: 'a@example.test' });
    expect((await register(session.id, sibling)).status).toBe(201);
    await coach.delete(`/api/registrations/${first.body.id}`);
    expect((await register(session.id, player(1, again))).status).toBe(201);
    expect(await list(session.id)).toHaveLength(3);
  });

  it.each([
    ['playerName', { playerName: ' ' }],
    ['playerName', { playerName: 'Last, First' }],
    ['playerName', { playerName: 'Demo One; Demo Two' }],
    ['playerName', { playerName: 'Demo One\nDemo Two' }],
    ['playerPosition', { playerPosition: 'F' }],
    ['playerAge', { playerAge: 3 }],
    ['playerAge', { playerAge: undefined }],
    ['birthYear', { playerAge: undefined, birthYear: 1999 }],
    ['parentName', { parentName: undefined }],
    ['parentEmail', { parentEmail: 'demo' }],
    ['parentEmail', { parentEmail: 'demo@localhost' }],
    ['parentPhone', { parentPhone: 'call me' }],
    ['status', { status: 'confirmed' }],
  ])('refuses an invalid %s', async (field, change) => {
    const session = await given();
    expect(await register(session.id, player(1, change))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field }] },
    });
  });

  it.each(['', ' ', undefined, null, 'demo'])(
    'answers the parent’s address %j with one sentence',
    async (parentEmail) => {
      const details = [{ field: 'parentEmail', message: 'Invalid email address' }];
      expect(await register((await given()).id, player(1, { parentEmail }))).toMatchObject({
        status: 400,
        body: { details },
      });
    },
  );

  it('is closed to the public once the session starts or while the team is closed, never to coaches', async () => {
    const session = await given();
    const closed = await given({}, (await givenTeam(app)).id);
    const unreadable = await given({ date: 'soon' });
    const refused = { status: 403, body: { code: 'REGISTRATION_CLOSED' } };
    expect(await register(closed.id, player(1))).toMatchObject(refused);
    expect(await register(unreadable.id, player(1))).toMatchObject(refused);
    app.clock.set('2025-09-05T21:59:59.999Z');
    expect((await register(session.id, player(1))).status).toBe(201);
    app.clock.set('2025-09-05T22:00:00.000Z');
    expect(await register(session.id, player(2))).toMatchObject(refused);
    const signedInNow = await app.signedIn('coach');
    for (const { id } of [session, closed, unreadable])
      expect((await register(id, player(2), signedInNow)).status).toBe(201);
  });

  it('answers 404 for sessions that are inactive, deleted or of a hidden team', async () => {
    const hidden = await givenTeam(app, { isVisible: false, registrationOpen: true });
    const sessions = [await given({}, hidden.id), await given({ isActive: false })];
    const deleted = await given({ deletedAt: app.clock.now() });
    const missing = { status: 404, body: { code: 'SESSION_NOT_FOUND' } };
    for (const { id } of [...sessions, deleted]) {
      expect(await register(id, player(1))).toMatchObject(missing);
      expect(await anyone.get(`/api/sessions/${id}/registrations`)).toMatchObject(missing);
    }
    for (const { id } of sessions) expect((await register(id, player(1), coach)).status).toBe(201);
    expect(await register(deleted.id, player(1), coach)).toMatchObject(missing);
  });
});

it('shows the public that a place is taken, without personal data', async () => {
  const { session, ids } = await givenPlayers(3);
  await coach.delete(`/api/registrations/${ids[1]}`);
  expect(await list(session.id, anyone)).toEqual([
    { id: ids[0], status: 'confirmed', playerPosition: 'Forward' },
    { id: ids[2], status: 'confirmed', playerPosition: 'Forward' },
  ]);
});

describe('a freed place', () => {
  it('goes to the first in line when a registration is cancelled, once', async () => {
    const { session, ids } = await givenPlayers(4);
    for (let count = 0; count < 2; count += 1)
      expect((await coach.delete(`/api/registrations/${ids[0]}`)).status).toBe(204);
    expect(await roster(session.id)).toBe('confirmed 2 3, waiting 4');
    const [cancelled, ...others] = await audit('registration.cancel');
    expect([cancelled?.subjectId, cancelled?.before, cancelled?.after, others]).toEqual([
      ids[0],
      { status: 'confirmed' },
      { status: 'cancelled' },
      [],
    ]);
    expect(await audit('registration.promote')).toMatchObject([{ subjectId: ids[2], actor: 'server' }]);
  });

  it('is assigned in order when the capacity grows; a smaller capacity takes no place away', async () => {
    const { session } = await givenPlayers(4);
    const answer = await coach.put<TryoutSessionDto>(`/api/sessions/${session.id}`, { capacity: 3 });
    expect(answer.body).toMatchObject({ registeredCount: 3, waitlistCount: 1 });
    expect(await roster(session.id)).toBe('confirmed 1 2 3, waiting 4');
    await coach.put(`/api/sessions/${session.id}`, { capacity: 1 });
    expect(await roster(session.id)).toBe('confirmed 1 2 3, waiting 4');
  });

  it('is unchanged by deleting and restoring the session', async () => {
    const { session } = await givenPlayers(3);
    await coach.delete(`/api/sessions/${session.id}`);
    expect((await coach.get(`/api/sessions/${session.id}/registrations`)).status).toBe(404);
    await root.post(`/api/sessions/${session.id}/restore`);
    expect(await roster(session.id)).toBe('confirmed 1 2, waiting 3');
  });
});

describe('a coach', () => {
  const change = (id: number, body: object) => coach.put<RegistrationDto>(`/api/registrations/${id}`, body);

  it('confirms a player ahead of the line with one more place and a reason in the log', async () => {
    const { session, ids } = await givenPlayers(4);
    expect(await change(ids[3], { isWaitlist: false, addPlace: true })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'reason' }] },
    });
    const reason = 'Was promised a place';
    expect(await change(ids[3], { isWaitlist: false, reason })).toMatchObject({
      status: 409,
      body: { code: 'SESSION_FULL' },
    });
    const answer = await change(ids[3], { isWaitlist: false, reason, addPlace: true });
    expect(answer).toMatchObject({ status: 200, body: { status: 'confirmed', waitlistPosition: null } });
    expect(await roster(session.id)).toBe('confirmed 1 2 4, waiting 3');
    expect(await audit('registration.update')).toMatchObject([
      { subjectId: ids[3], before: { status: 'waiting' }, after: { status: 'confirmed', reason } },
    ]);
    expect(await audit('tryoutSession.update')).toMatchObject([{ after: { capacity: 3 } }]);
    expect((await change(ids[2], { isWaitlist: false, addPlace: true })).status).toBe(200);
  });

  it('moves a player to the end of the line, if any player waits', async () => {
    const { session, ids } = await givenPlayers(2);
    expect(await change(ids[0], { isWaitlist: true })).toMatchObject({ body: { code: 'NOBODY_WAITING' } });
    await register(session.id, player(3));
    await register(session.id, player(4));
    expect((await change(ids[0], { isWaitlist: true })).body).toMatchObject({ waitlistPosition: 2 });
    expect(await roster(session.id)).toBe('confirmed 2 3, waiting 4 1');
  });

  it('changes position and attendance, and nothing of a cancelled registration', async () => {
    const { ids } = await givenPlayers(1);
    const right = { position: 'G', attended: true };
    expect((await change(ids[0], right)).body).toMatchObject({ playerPosition: 'Goalie', attended: true });
    await coach.delete(`/api/registrations/${ids[0]}`);
    expect(await change(ids[0], right)).toMatchObject({ body: { code: 'REGISTRATION_CANCELLED' } });
    expect(await change(2_147_483_647, right)).toMatchObject({ status: 404 });
  });

  it('moves a player to another session: to a free place, else to the end of its line', async () => {
    const { session: from, ids } = await givenPlayers(4);
    const to = await given({ date: '2025-09-06', capacity: 1 });
    expect((await change(ids[0], { sessionId: to.id })).body).toMatchObject({
      sessionId: to.id,
      status: 'confirmed',
      mailState: 'pending',
    });
    expect([await roster(from.id), await roster(to.id)]).toEqual([
      'confirmed 2 3, waiting 4',
      'confirmed 1, waiting ',
    ]);
    expect((await change(ids[3], { sessionId: to.id })).body).toMatchObject({ waitlistPosition: 1 });
    expect([await roster(from.id), await roster(to.id)]).toEqual([
      'confirmed 2 3, waiting ',
      'confirmed 1, waiting 4',
    ]);
    expect((await mails()).slice(4)).toEqual([
      ['changed', ids[0]],
      ['promoted', ids[2]],
      ['changed', ids[3]],
    ]);
  });

  it('cannot move a player to the same, an unknown, inactive, cancelled or started session, or to a practice', async () => {
    const { session: from, ids } = await givenPlayers(1);
    const to = await given({ date: '2025-09-06' });
    await register(to.id, player(1));
    const inactive = await given({ date: '2025-09-07', isActive: false });
    const over = await given({ date: '2025-08-29' });
    const cancelled = await given({ date: '2025-09-08', cancelledAt: app.clock.now() });
    const practice = await givenPractice(app);
    const refusals: [object, number, string][] = [
      [{ sessionId: to.id }, 409, 'ALREADY_REGISTERED'],
      [{ sessionId: 2_147_483_647 }, 404, 'SESSION_NOT_FOUND'],
      [{ sessionId: inactive.id }, 403, 'REGISTRATION_CLOSED'],
      [{ sessionId: over.id }, 403, 'REGISTRATION_CLOSED'],
      [{ sessionId: cancelled.id }, 403, 'SESSION_CANCELLED'],
      [{ practiceId: practice.id }, 400, 'VALIDATION_FAILED'],
      [{ sessionId: from.id, practiceId: practice.id }, 400, 'VALIDATION_FAILED'],
    ];
    for (const [input, status, code] of refusals)
      expect(await change(ids[0], input)).toMatchObject({ status, body: { code } });
    expect((await change(ids[0], { sessionId: from.id })).body).toMatchObject({ status: 'confirmed' });
    expect(await roster(from.id)).toBe('confirmed 1, waiting ');
  });

  it('sees how the places of a session were given, without names; the public does not', async () => {
    const { session, ids } = await givenPlayers(3);
    await coach.delete(`/api/registrations/${ids[0]}`);
    const path = `/api/sessions/${session.id}/ledger`;
    const { body } = await coach.get<LedgerDto>(path);
    expect(body.isIntact).toBe(true);
    expect(body.entries.map(({ event, registrationId, pool }) => [event, registrationId, pool])).toEqual([
      ['registered', ids[0], 'players'],
      ['registered', ids[1], 'players'],
      ['waiting', ids[2], 'players'],
      ['cancelled', ids[0], 'players'],
      ['promoted', ids[2], 'players'],
    ]);
    expect(JSON.stringify(body)).not.toContain('Demo');
    expect((await anyone.get(path)).status).toBe(401);
    expect(await coach.get('/api/sessions/2147483647/ledger')).toMatchObject({
      status: 404,
      body: { code: 'SESSION_NOT_FOUND' },
    });
  });

  it('sees whose family has not had the last mail', async () => {
    const session = await given();
    await register(session.id, player(1));
    const over = await given({ date: '2025-08-29' });
    await register(over.id, player(2), coach);
    const states = async (id: number) => (await list(id)).map(({ mailState }) => mailState);
    expect([await states(session.id), await states(over.id)]).toEqual([['pending'], ['none']]);
    await app.execute("UPDATE outbox_mails SET status = 'sent'");
    expect(await states(session.id)).toEqual(['sent']);
  });

  it('leaves no name, e-mail or phone in the log', async () => {
    const session = await given();
    await register(session.id, player(1, { parentPhone: '514-555-0100' }), coach);
    const text = JSON.stringify(await audit('registration.create'));
    expect(text).toContain('(masked)');
    expect(text).toContain('"playerAge":"(masked)"');
    for (const personal of ['Demo', 'example.test', '514-555']) expect(text).not.toContain(personal);
  });
});

describe('public limits', () => {
  it('are ten a day per e-mail and sixty in ten minutes per network address, with Retry-After', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' }, undefined);
    const { id: teamId } = await givenTeam(limited, { registrationOpen: true });
    const session = await givenTryoutSession(limited, { teamId, capacity: 200 });
    const client = limited.anonymous();
    const one = { parentEmail: 'demo@example.test' };
    for (let count = 0; count < 10; count += 1)
      expect((await register(session.id, player(count, one), client)).status).toBe(201);
    limited.clock.advance(60_000);
    // A known child too: a difference would tell who is registered.
    expect((await register(session.id, player(0, one), client)).status).toBe(429);
    const eleventh = await register(session.id, player(10, one), client);
    expect(eleventh).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(eleventh.headers.get('retry-after')).toBe(String(24 * 3600 - 60));
    for (let count = 11; count < 59; count += 1)
      expect((await register(session.id, player(count), client)).status).toBe(201);
    const refused = await register(session.id, player(60), client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    await limited.close();
  });
});
