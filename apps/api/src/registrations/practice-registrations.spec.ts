import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { LedgerEntry } from '../places/ledger-entry.entity.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import type { Practice } from '../practices/practice.entity.js';
import {
  givenOpenPractices,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../testing/given.js';
import type { Client } from '../testing/client.js';
import { useTestApp } from '../testing/test-app.js';
import type { LedgerDto } from '../places/ledger.dto.js';
import type { PracticeRegisteredDto } from './registering/registered.dto.js';
import type { PracticeRegistrationDto } from './registrations.dto.js';
import { Registration } from '../places/registration.entity.js';

/** 2025-09-01, 12:00 in Montréal; the practice below starts on the 5th at 6 PM. */
const NOON = '2025-09-01T16:00:00.000Z';

let coach: Client;
let anyone: Client;

const app = useTestApp({ now: NOON });
beforeAll(async () => {
  [coach, anyone] = [await app.signedIn('coach'), app.anonymous()];
});
beforeEach(async () => {
  for (const table of 'practices tryout_sessions teams families idempotency_keys audit_entries'.split(' '))
    await app.execute(`DELETE FROM ${table}`);
  await givenOpenPractices(app);
});

/** Places for one skater and one goalie. */
const given = (change: Partial<Practice> = {}) => givenPractice(app, { capacity: 2, ...change });
const player = (name: string | number, change: object = {}) => ({
  playerName: `Demo Player ${name}`,
  position: 'F',
  parentEmail: `demo.${name}@example.test`,
  ...change,
});
type Answer = PracticeRegisteredDto & { code?: string };
const register = (practiceId: number, body: object, client = anyone, headers: Record<string, string> = {}) =>
  client.post<Answer>('/api/registrations', { practiceId, ...body }, headers);
const change = (id: number, body: object) =>
  coach.put<PracticeRegistrationDto & { code?: string }>(`/api/registrations/${id}`, body);
const list = async (query = '') =>
  (await coach.get<PracticeRegistrationDto[]>(`/api/registrations${query}`)).body;
/** 'F1 G2 | F3 D4 | G5': confirmed, waiting skaters, waiting goalies, by position and name. */
const roster = async (practiceId: number) => {
  const rows = await app.find(Registration, { where: { practiceId }, order: { turn: 'ASC' } });
  const of = (status: string, isGoalie?: boolean) =>
    rows
      .filter((row) => row.status === status)
      .filter((row) => isGoalie === undefined || (row.playerPosition === 'Goalie') === isGoalie)
      .map((row) => row.playerPosition.slice(0, 1) + row.playerName.replace('Demo Player ', ''))
      .join(' ');
  return `${of('confirmed')} | ${of('waiting', false)} | ${of('waiting', true)}`;
};
/** Registers players one after another, such as 'F1 G2'; returns their ids. */
async function givenPlayers(practiceId: number, players: string) {
  const ids: number[] = [];
  for (const word of players.split(' '))
    ids.push((await register(practiceId, player(word.slice(1), { position: word[0] }))).body.id);
  return ids as [number, number, number, number, number];
}
const ledger = async (practiceId: number) =>
  (await coach.get<LedgerDto>(`/api/practices/${practiceId}/ledger`)).body;
const mails = async () =>
  (await app.find(OutboxMail, { order: { id: 'ASC' } })).map(({ kind, registrationId }) => [
    kind,
    registrationId,
  ]);

describe('registering for a practice', () => {
  it('assigns a place in the pool of the position, then the next number of its own line', async () => {
    const practice = await given();
    const answers: Awaited<ReturnType<typeof register>>[] = [];
    for (const [index, position] of ['D', 'Forward', 'G', 'Goalie', 'Defense'].entries())
      answers.push(await register(practice.id, player(index, { position })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(answers[0]?.body).toEqual({
      id: expect.any(Number),
      practiceId: practice.id,
      playerName: 'Demo Player 0',
      playerPosition: 'Defense',
      position: 'D',
      isWaitlist: false,
      waitlistPosition: null,
      manageUrl: expect.stringMatching(/\/my\/r\/[\w-]{43}$/),
    });
    expect(answers.map(({ body }) => body.waitlistPosition)).toEqual([null, 1, null, 1, 2]);
    const [seen] = (await anyone.get<object[]>('/api/practices')).body;
    expect(seen).toMatchObject({ skatersCount: 1, goaliesCount: 1, waitlistCount: 3, state: 'waitlist' });
    expect(seen).toMatchObject({ skatersWaitlistCount: 2, goaliesWaitlistCount: 1 });
    expect(await mails()).toEqual(
      ['confirmation', 'waiting', 'confirmation', 'waiting', 'waiting'].map((kind, index) => [
        kind,
        answers[index]?.body.id,
      ]),
    );
  });

  it('answers the same child with 200, without a link, and sends the mail again; siblings register', async () => {
    const practice = await given({ capacity: 20 });
    const first = await register(practice.id, player('Éva Test-One', { parentEmail: 'a@example.test' }));
    const { manageUrl, ...answered } = first.body;
    const again = { playerName: ' demo  PLAYER eva test one', parentEmail: 'A@EXAMPLE.TEST', position: 'G' };
    for (const answer of [await register(practice.id, again), await register(practice.id, again)])
      expect(answer).toMatchObject({
        status: 200,
        body: { ...answered, playerName: 'demo  PLAYER eva test one', manageUrl: null },
      });
    expect(await mails()).toEqual([
      ['confirmation', answered.id],
      ['confirmation', answered.id],
    ]);
    const sibling = await register(practice.id, player('Two', { parentEmail: 'a@example.test' }));
    expect([sibling.status, sibling.body.manageUrl === manageUrl]).toEqual([201, false]);
    await coach.delete(`/api/registrations/${answered.id}`);
    expect((await register(practice.id, again)).status).toBe(201);
    expect(await list()).toHaveLength(3);
  });

  it('stores a telephone for coaches alone, and none when it is empty or missing', async () => {
    const practice = await given({ capacity: 20 });
    const [, , , first] = [
      await register(practice.id, player('None')),
      await register(practice.id, player('Null', { parentPhone: null })),
      await coach.post('/api/registrations', { practiceId: practice.id, ...player('Coach') }),
      await register(practice.id, player('Phone', { parentPhone: ' (514) 555-0100 ext. 2 ' })),
    ];
    expect(first.body).not.toHaveProperty('parentPhone');
    expect((await list()).map(({ parentPhone }) => parentPhone)).toEqual([
      '(514) 555-0100 ext. 2',
      null,
      null,
      null,
    ]);
  });

  it('adds one row for a child that is sent five times in parallel', async () => {
    const practice = await given({ capacity: 20 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => register(practice.id, player('Twin'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['Müller', 'muller'],
    ['O’Brien  Test', 'o’brien test'],
    ['Jean--Marc Test', 'jean marc   test'],
    ['测试 一', '测试 一'],
    ['Ève\u0301 Test', 'Eve Test'],
  ])('accepts %j as %j', async (one, other) => {
    const practice = await given({ capacity: 20 });
    const email = { parentEmail: 'odd@example.test' };
    expect((await register(practice.id, { ...player(0), ...email, playerName: one })).status).toBe(201);
    expect((await register(practice.id, { ...player(0), ...email, playerName: other })).status).toBe(200);
  });

  it.each([
    ['parentEmail', { parentEmail: 'demo@localhost' }, 'Invalid email address'],
    ['parentEmail', { parentEmail: '' }, 'Invalid email address'],
    ['parentEmail', { parentEmail: undefined }, 'Invalid email address'],
    ['parentEmail', { parentEmail: null }, 'Invalid email address'],
    ['playerName', { playerName: ' ' }, 'Player name is required'],
    ['playerName', { playerName: '\u200d' }, 'Player name is required'],
    ['playerName', { playerName: '\u3164' }, 'Player name is required'],
    ['playerName', { playerName: 'One, Two' }, undefined],
    ['position', { position: 'Goaltender' }, 'Please select a position'],
    ['position', { position: undefined }, 'Please select a position'],
    ['practiceId', { practiceId: '1' }, 'Must be a whole number within the allowed range'],
    ['practiceId', { practiceId: undefined }, 'Must be a whole number within the allowed range'],
    ['website', { website: '' }, 'Unknown field'],
    ['parentPhone', { parentPhone: 'call me' }, 'Invalid phone number'],
    ['isWaitlist', { isWaitlist: false }, 'Unknown field'],
  ])('refuses an invalid %s', async (field, wrong, message) => {
    const practice = await given();
    const answer = await register(practice.id, player(1, wrong));
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field, ...(message && { message }) }] },
    });
    expect((await register(practice.id, player(1))).status).toBe(201);
  });

  it('is closed to the public while the setting is off, never to coaches', async () => {
    const practice = await given();
    await givenOpenPractices(app, false);
    const refused = { status: 403, body: { code: 'PRACTICE_REGISTRATION_OFF' } };
    expect(await register(practice.id, player(1))).toMatchObject(refused);
    expect((await register(practice.id, player(1), coach)).status).toBe(201);
    expect(await list()).toHaveLength(1);
  });

  it('closes to the public at the start of the practice, and to all when it is cancelled', async () => {
    const practice = await given({ capacity: 20 });
    app.clock.set('2025-09-05T21:59:59.999Z');
    expect((await register(practice.id, player(1))).status).toBe(201);
    app.clock.set('2025-09-05T22:00:00.000Z');
    expect(await register(practice.id, player(2))).toMatchObject({ body: { code: 'PRACTICE_STARTED' } });
    const signedInNow = await app.signedIn('coach');
    expect((await register(practice.id, player(2), signedInNow)).status).toBe(201);
    const cancelled = await given({ date: '2025-09-20', cancelledAt: app.clock.now() });
    for (const client of [anyone, signedInNow])
      expect(await register(cancelled.id, player(3), client)).toMatchObject({
        status: 403,
        body: { code: 'PRACTICE_CANCELLED' },
      });
    // No mail about a place in a practice that has started.
    expect(await mails()).toHaveLength(1);
  });

  it('answers 404 for an unknown practice, and for an inactive one to the public', async () => {
    const hidden = await given({ isActive: false });
    const missing = { status: 404, body: { code: 'PRACTICE_NOT_FOUND' } };
    for (const id of [hidden.id, 2_147_483_647]) expect(await register(id, player(1))).toMatchObject(missing);
    expect((await register(hidden.id, player(1), coach)).status).toBe(201);
    expect(await register(2_147_483_647, player(1), coach)).toMatchObject(missing);
  });

  it('refuses one request without failing others of the same transaction', async () => {
    const practice = await given({ capacity: 20 });
    const key = { 'idempotency-key': 'used' };
    await register(practice.id, player('before'), anyone, key);
    await givenOpenPractices(app, false);
    const answers = await Promise.all([
      register(practice.id, player(1), coach),
      register(practice.id, player(2)),
      register(practice.id, player(3), anyone, key),
      register(practice.id, player('before'), anyone, key),
      register(practice.id, player(4), coach),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 403, 422, 201, 201]);
  });
});

describe('a freed place of a practice', () => {
  it('goes to the first in line of its pool, with a mail, and leaves the other pool unchanged', async () => {
    const practice = await given();
    const ids = await givenPlayers(practice.id, 'F1 G2 G3 D4 F5');
    expect((await coach.delete(`/api/registrations/${ids[0]}`)).status).toBe(204);
    expect(await roster(practice.id)).toBe('G2 D4 | F5 | G3');
    expect((await mails()).slice(-2)).toEqual([
      ['cancelled', ids[0]],
      ['promoted', ids[3]],
    ]);
  });
});

describe('a coach', () => {
  it('moves a player to another practice: to a free place, else to the end of its line', async () => {
    const [from, to] = [await given(), await given({ date: '2025-09-06' })];
    const ids = await givenPlayers(from.id, 'F1 F2 F3');
    expect((await change(ids[0], { practiceId: to.id })).body).toMatchObject({
      practiceId: to.id,
      isWaitlist: false,
      status: 'confirmed',
      mailState: 'pending',
    });
    expect([await roster(from.id), await roster(to.id)]).toEqual(['F2 | F3 | ', 'F1 |  | ']);
    expect((await change(ids[1], { practiceId: to.id })).body).toMatchObject({ waitlistPosition: 1 });
    expect([await roster(from.id), await roster(to.id)]).toEqual(['F3 |  | ', 'F1 | F2 | ']);
    expect((await mails()).slice(3)).toEqual([
      ['changed', ids[0]],
      ['promoted', ids[1]],
      ['changed', ids[1]],
      ['promoted', ids[2]],
    ]);
    expect((await ledger(to.id)).entries.map(({ event, position }) => [event, position])).toEqual([
      ['moved-in', null],
      ['moved-in', 1],
    ]);
    expect((await ledger(from.id)).entries.map(({ event }) => event).slice(3)).toEqual([
      'moved-out',
      'promoted',
      'moved-out',
      'promoted',
    ]);
  });

  it('cannot move a player to the same practice, an unknown, cancelled or started one, or from a session', async () => {
    const [from, to] = [await given(), await given({ date: '2025-09-06' })];
    const [id] = await givenPlayers(from.id, 'F1');
    await register(to.id, player(1));
    const cancelled = await given({ cancelledAt: app.clock.now() });
    const over = await given({ date: '2025-08-29' });
    const team = await givenTeam(app);
    const session = await givenTryoutSession(app, { teamId: team.id });
    const other = await givenRegistration(app, { sessionId: session.id });
    const refusals: [number, number, number, string][] = [
      [id, to.id, 409, 'ALREADY_REGISTERED'],
      [id, 2_147_483_647, 404, 'PRACTICE_NOT_FOUND'],
      [id, cancelled.id, 403, 'PRACTICE_CANCELLED'],
      [id, over.id, 403, 'PRACTICE_STARTED'],
      [other.id, to.id, 400, 'VALIDATION_FAILED'],
    ];
    for (const [of, practiceId, status, code] of refusals)
      expect(await change(of, { practiceId })).toMatchObject({ status, body: { code } });
    expect((await change(id, { practiceId: from.id })).body).toMatchObject({ status: 'confirmed' });
    expect(await roster(from.id)).toBe('F1 |  | ');
  });

  it('changes a position within a pool without a ledger entry, and into the other pool with one', async () => {
    const practice = await given();
    const ids = await givenPlayers(practice.id, 'F1 G2 F3');
    expect((await change(ids[0], { position: 'D' })).body).toMatchObject({
      position: 'D',
      isWaitlist: false,
    });
    expect((await ledger(practice.id)).entries).toHaveLength(3);
    expect((await change(ids[0], { position: 'Goalie' })).body).toMatchObject({
      position: 'G',
      isWaitlist: true,
      waitlistPosition: 1,
    });
    expect(await roster(practice.id)).toBe('G2 F3 |  | G1');
    expect((await change(ids[1], { position: 'F' })).body).toMatchObject({ waitlistPosition: 1 });
    expect(await roster(practice.id)).toBe('F3 G1 | F2 | ');
  });

  it('marks attendance, and changes nothing of a cancelled registration', async () => {
    const practice = await given();
    const [id] = await givenPlayers(practice.id, 'F1');
    expect((await change(id, { attended: true })).body).toMatchObject({ attended: true });
    await coach.delete(`/api/registrations/${id}`);
    expect(await change(id, { attended: false })).toMatchObject({
      status: 409,
      body: { code: 'REGISTRATION_CANCELLED' },
    });
  });

  it('confirms a player ahead of the line with one more skater’s place and a reason; goalies stay at two', async () => {
    const practice = await given({ capacity: 4 });
    const ids = await givenPlayers(practice.id, 'F1 F2 F3 F4');
    const [goalie] = (await givenPlayers(practice.id, 'G5 G6 G7')).slice(2) as [number];
    const reason = 'Was promised a place';
    expect(await change(ids[3], { isWaitlist: false, addPlace: true })).toMatchObject({ status: 400 });
    expect(await change(ids[3], { isWaitlist: false, reason })).toMatchObject({
      status: 409,
      body: { code: 'SESSION_FULL' },
    });
    expect((await change(ids[3], { isWaitlist: false, reason, addPlace: true })).status).toBe(200);
    expect(await roster(practice.id)).toBe('F1 F2 F4 G5 G6 | F3 | G7');
    expect((await anyone.get<{ capacity: number }[]>('/api/practices')).body[0]?.capacity).toBe(5);
    expect(await change(goalie, { isWaitlist: false, addPlace: true })).toMatchObject({
      body: { code: 'SESSION_FULL' },
    });
    const lines = (await ledger(practice.id)).entries;
    expect(lines.at(-1)).toMatchObject({ event: 'promoted', actor: 'coach', registrationId: ids[3] });
    expect(lines.at(-1)?.reasonHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(lines)).not.toContain(reason);
  });

  it('moves a player back to the end of the line, if any player waits', async () => {
    const practice = await given();
    const ids = await givenPlayers(practice.id, 'F1 F2 F3');
    expect((await change(ids[0], { isWaitlist: true })).body).toMatchObject({ waitlistPosition: 2 });
    expect(await roster(practice.id)).toBe('F2 | F3 F1 | ');
    const [alone] = await givenPlayers(practice.id, 'G9');
    expect(await change(alone, { isWaitlist: true })).toMatchObject({ body: { code: 'NOBODY_WAITING' } });
  });
});

describe('the list for coaches', () => {
  it('is sorted newest first, filtered by practice and status, and paged', async () => {
    const [one, other] = [await given(), await given({ date: '2025-09-06' })];
    const ids = await givenPlayers(one.id, 'F1 F2 G3');
    const [last] = await givenPlayers(other.id, 'D4');
    expect((await list()).map(({ id }) => id)).toEqual([last, ids[2], ids[1], ids[0]]);
    expect(await list(`?practiceId=${one.id}&status=waiting`)).toEqual([
      {
        id: ids[1],
        practiceId: one.id,
        familyId: expect.any(Number),
        parentEmail: 'demo.2@example.test',
        parentPhone: null,
        parentName: null,
        playerAge: null,
        birthYear: null,
        playerName: 'Demo Player 2',
        playerPosition: 'Forward',
        position: 'F',
        isPaid: false,
        isWaitlist: true,
        status: 'waiting',
        waitlistPosition: 1,
        attended: false,
        tryoutNumber: null,
        note: null,
        confirmedAt: null,
        consentVersion: null,
        consentReceivedAt: null,
        parentalAuthority: false,
        locale: null,
        createdAt: NOON,
        mailState: 'pending',
      },
    ]);
    const page = await coach.get<object[]>(`/api/registrations?limit=2&practiceId=${one.id}`);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await coach.get<{ id: number }[]>(next)).body.map(({ id }) => id)).toEqual([ids[0]]);
    expect((await anyone.get('/api/registrations')).status).toBe(401);
    expect((await coach.get('/api/registrations?status=gone')).status).toBe(400);
  });
});

describe('the ledger', () => {
  it('lists how each place was assigned, without names, and detects changed and missing entries', async () => {
    const practice = await given();
    const ids = await givenPlayers(practice.id, 'F1 F2 G3');
    await coach.delete(`/api/registrations/${ids[0]}`);
    const { isIntact, entries } = await ledger(practice.id);
    expect(isIntact).toBe(true);
    expect(
      entries.map(({ seq, event, pool, position, actor }) => [seq, event, pool, position, actor]),
    ).toEqual([
      [1, 'registered', 'skaters', null, 'family'],
      [2, 'waiting', 'skaters', 1, 'family'],
      [3, 'registered', 'goalies', null, 'family'],
      [4, 'cancelled', 'skaters', null, 'coach'],
      [5, 'promoted', 'skaters', null, 'server'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/demo/i);
    const tamper = (sql: string) => app.execute(sql);
    await tamper('UPDATE ledger_entries SET position = 2 WHERE seq = 2');
    expect((await ledger(practice.id)).isIntact).toBe(false);
    await tamper('UPDATE ledger_entries SET position = 1 WHERE seq = 2');
    expect((await ledger(practice.id)).isIntact).toBe(true);
    await tamper('DELETE FROM ledger_entries WHERE seq = 3');
    expect((await ledger(practice.id)).isIntact).toBe(false);
    expect((await coach.get('/api/practices/2147483647/ledger')).status).toBe(404);
  });

  it('is kept for sessions too, and the audit log contains no names', async () => {
    const team = await givenTeam(app, { registrationOpen: true });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const practice = await given();
    await register(practice.id, player(1), coach);
    const body = {
      playerName: 'Demo Player 1',
      playerPosition: 'Goalie',
      playerAge: 12,
      parentName: 'Demo Parent',
      parentEmail: 'demo.1@example.test',
    };
    await coach.post(`/api/sessions/${session.id}/registrations`, body);
    const lines = await app.find(LedgerEntry, { where: { sessionId: session.id } });
    expect(lines).toMatchObject([{ seq: 1, event: 'registered', pool: 'players', actor: 'coach' }]);
    const log = await app.find(AuditEntry);
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toMatch(/demo|example/i);
  });
});
