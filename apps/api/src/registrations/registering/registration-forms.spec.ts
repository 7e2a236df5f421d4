import { PLAYER_FIELDS, REGISTRANT_FIELDS, without } from '@lions/domain';
import { Db } from '../../platform/database/db.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import type { ReceiptDto } from '../families/families.dto.js';
import type { Client } from '../../testing/client.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenTeam,
  givenTryoutSession,
  register,
  tokenOf,
} from '../../testing/given.js';
import { startTestApp, type TestApp, useSecondApp, useTestApp } from '../../testing/test-app.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { RegisteredFormDto } from './registered.dto.js';
import { Writer } from '../../platform/database/reader.js';
import { RegisteringService } from './registering.service.js';
import type { ActivityRef } from '../../places/activity.js';

const OURS = 'demo.parent@example.test';

let anyone: Client;
let teamId: number;
afterEach(() => jest.restoreAllMocks());

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['practices', 'tryout_sessions', 'teams', 'families', 'idempotency_keys'],
});
beforeAll(async () => {
  anyone = app.anonymous();
});
beforeEach(async () => {
  await givenOpenPractices(app);
  teamId = (await givenTeam(app, { registrationOpen: true })).id;
});

async function givenSession(change: Partial<TryoutSession> = {}, ofTeam = teamId): Promise<ActivityRef> {
  return { kind: 'session', id: (await givenTryoutSession(app, { teamId: ofTeam, ...change })).id };
}
async function givenPracticeActivity(capacity = 20): Promise<ActivityRef> {
  return { kind: 'practice', id: (await givenPractice(app, { capacity })).id };
}
const child = (playerName: string, change: object = {}) => ({
  playerName,
  position: 'Forward',
  playerAge: 12,
  ...change,
});
const parent = { parentName: 'Demo Parent', parentEmail: OURS, parentPhone: '514-555-0100' };

type Answer = RegisteredFormDto & { code?: string; details?: { field: string }[] };
const send = (
  activities: readonly ActivityRef[],
  players: readonly object[],
  change: object = {},
  headers: Record<string, string> = {},
  client = anyone,
) =>
  client.post<Answer>(
    '/api/registration-forms',
    { ...parent, targets: activities, players, ...change },
    headers,
  );
const list = () => app.find(Registration, { order: { id: 'ASC' } });
const receipt = async (manageUrl: string | null) =>
  (await anyone.get<ReceiptDto>(`/api/my/r/${tokenOf(manageUrl)}`)).body.registrations;
const placesOf = ({ results }: RegisteredFormDto) =>
  results.map(({ places }) => places.map(({ status, waitlistPosition }) => waitlistPosition ?? status));

/** Fields that no form leaves empty; age and year of birth are one input. */
const NEVER_EMPTY = [
  'playerName',
  'playerPosition',
  'playerAge',
  'birthYear',
  'parentName',
  'parentEmail',
] as const;

describe('a registration form', () => {
  it.each(without(REGISTRANT_FIELDS, ...NEVER_EMPTY))('takes null for %s, an empty input', async (field) => {
    const ofPlayer = (PLAYER_FIELDS as string[]).includes(field);
    const [forPlayer, forParent] = ofPlayer ? [{ [field]: null }, {}] : [{}, { [field]: null }];
    const { status } = await send([await givenSession()], [child('Demo One', forPlayer)], forParent);
    expect(status).toBe(201);
    expect((await list())[0]?.[field]).toBeNull();
  });

  it('registers two children for three dates in one write, with one receipt', async () => {
    const activities = [
      await givenSession(),
      await givenSession({ capacity: 1 }),
      await givenPracticeActivity(),
    ];
    const writes = jest.spyOn(Db.prototype, 'write');
    const { status, body } = await send(activities, [child('Demo One'), child('Demo Two')]);
    expect(writes).toHaveBeenCalledTimes(1);
    expect(status).toBe(201);
    expect(body.results.map(({ kind, id, refusal }) => ({ kind, id, refusal }))).toEqual(
      activities.map((activity) => ({ ...activity, refusal: null })),
    );
    expect(placesOf(body)).toEqual([
      ['confirmed', 'confirmed'],
      ['confirmed', 1],
      ['confirmed', 'confirmed'],
    ]);
    const rows = await list();
    expect(new Set(rows.map(({ receiptHash }) => receiptHash)).size).toBe(1);
    expect((await receipt(body.manageUrl)).map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id),
    );
  });

  it('stores for a practice no more than the practice’s own call', async () => {
    const activities = [await givenPracticeActivity(), await givenSession()];
    await send(activities, [child('Demo One', { position: 'G' })]);
    const [ofPractice, ofSession] = await list();
    const { parentName, parentPhone } = parent;
    expect(ofPractice).toMatchObject({ parentName: null, parentPhone, playerAge: null });
    expect(ofSession).toMatchObject({ parentName, parentPhone, playerAge: 12 });
    expect([ofPractice?.playerPosition, ofSession?.playerPosition]).toEqual(['Goalie', 'Goalie']);
  });

  it('queues its mails at one instant, also when the clock ticks between two activities', async () => {
    const activities = [await givenSession(), await givenSession(), await givenPracticeActivity()];
    const time = app.clock.time.bind(app.clock);
    jest.spyOn(app.clock, 'time').mockImplementation(() => {
      app.clock.advance(1);
      return time();
    });
    await send(activities, [child('Demo One'), child('Demo Two')]);
    const mails = await app.find(OutboxMail);
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ createdAt }) => createdAt.toISOString())).size).toBe(1);
  });

  it('tells which activity is refused and registers for the others', async () => {
    const closed = await givenSession({}, (await givenTeam(app)).id);
    const cancelled = await givenSession({ cancelledAt: app.clock.now() });
    const gone: ActivityRef = { kind: 'practice', id: 999_999 };
    const open = await givenSession();
    const { status, body } = await send([closed, cancelled, gone, open], [child('Demo One')]);
    expect(status).toBe(201);
    expect(body.results.map(({ refusal, places }) => refusal ?? places.length)).toEqual([
      'REGISTRATION_CLOSED',
      'SESSION_CANCELLED',
      'PRACTICE_NOT_FOUND',
      1,
    ]);
    expect(await list()).toHaveLength(1);
    const refused = await send([cancelled, closed], [child('Demo One')]);
    expect([refused.status, refused.body.code]).toEqual([403, 'SESSION_CANCELLED']);
  });

  it('tells a child that was registered before, and opens only what the form added', async () => {
    const [one, other] = [await givenSession(), await givenSession()];
    await register(anyone, one, 'Demo One', OURS);
    const { status, body } = await send([one, other], [child('DEMO one'), child('Demo Two')]);
    expect(status).toBe(201);
    expect(body.results.map(({ places }) => places.map(({ wasRegistered }) => wasRegistered))).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(await receipt(body.manageUrl)).toHaveLength(3);
    const again = await send([one, other], [child('Demo One')]);
    expect([again.status, again.body.manageUrl]).toEqual([200, null]);
  });

  it('registers a child that is twice in it once', async () => {
    const { body } = await send([await givenSession()], [child('Demo One'), child('démo  one')]);
    const [first, second] = body.results[0]?.places ?? [];
    expect([first?.wasRegistered, second?.wasRegistered, second?.id]).toEqual([false, true, first?.id]);
    expect(await list()).toHaveLength(1);
    expect(await app.db.read((reader) => reader.count(OutboxMail, {}))).toBe(1);
  });

  it('puts siblings on the waiting list in the order of the form', async () => {
    const full = await givenSession({ capacity: 1 });
    await register(anyone, full, 'Demo First', 'first@example.test');
    const { body } = await send([full], [child('Demo One'), child('Demo Two')]);
    expect(placesOf(body)).toEqual([[1, 2]]);
  });
});

describe('a repeated form', () => {
  const key = { 'idempotency-key': 'tap 1' };
  const both = [child('Demo One'), child('Demo Two')];

  it('gets the whole first answer when it was lost, also in parallel and without the refused activity', async () => {
    const activities = [
      await givenSession({ cancelledAt: app.clock.now() }),
      await givenSession({ capacity: 1 }),
      await givenPracticeActivity(),
    ];
    const first = await send(activities, both, {}, key);
    expect(first.status).toBe(201);
    for (const answer of await Promise.all([1, 2, 3].map(() => send(activities, both, {}, key))))
      expect(answer).toMatchObject({ status: 201, body: first.body });
    expect(await list()).toHaveLength(4);
    expect(await app.db.read((reader) => reader.count(OutboxMail, {}))).toBe(4);
  });

  it('is executed once when its first copies arrive in parallel', async () => {
    const activities = [await givenSession(), await givenSession()];
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(activities, both, {}, key)));
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(await list()).toHaveLength(4);
  });

  it('is refused as a whole with another body', async () => {
    const [one, other] = [await givenSession(), await givenSession()];
    await send([one], both, {}, key);
    const refused = await send([one, other], both, {}, key);
    expect([refused.status, refused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await list()).toHaveLength(2);
  });

  it('does not recreate an erased family', async () => {
    const activities = [await givenSession(), await givenSession()];
    await send(activities, both, {}, key);
    const { path } = await givenFamily(app, OURS);
    expect((await anyone.post(`${path}/erase`)).status).toBe(204);
    expect(await send(activities, both, {}, key)).toMatchObject({
      status: 404,
      body: { code: 'REGISTRATION_NOT_FOUND' },
    });
    expect(await list()).toHaveLength(0);
  });
});

describe('the bounds of a form', () => {
  const fieldsOf = ({ details = [] }: Answer) => details.map(({ field }) => field);

  it('are checked before anything is stored', async () => {
    const session = await givenSession();
    const many = (count: number) => Array.from({ length: count }, (_, index) => child(`Demo ${index}`));
    const refs = Array.from({ length: 11 }, (_, index): ActivityRef => ({
      kind: 'session',
      id: index + 1,
    }));
    for (const [activities, players, field] of [
      [[], many(1), 'targets'],
      [refs, many(1), 'targets'],
      [[session, session], many(1), 'targets'],
      [[session], [], 'players'],
      [[session], many(7), 'players'],
      [[session], [child('Demo One'), child('www.evil.example')], 'players.1.playerName'],
      [[session], [child('Demo One', { position: 'X' })], 'players.0.position'],
      [[session], [child('Demo One', { shoeSize: 1 })], 'players.0.shoeSize'],
      [[{ kind: 'team', id: 1 } as never], many(1), 'targets.0.kind'],
    ] as [ActivityRef[], object[], string][]) {
      const { status, body } = await send(activities, players);
      expect([status, fieldsOf(body)]).toEqual([400, [field]]);
    }
    expect(await list()).toHaveLength(0);
  });

  it('ask for age and parent’s name where a session is among the activities', async () => {
    const [practice, session] = [await givenPracticeActivity(), await givenSession()];
    const players = [
      child('Demo One', { playerAge: undefined }),
      child('Demo Two', { playerAge: undefined, birthYear: 1991 }),
    ];
    const { status, body } = await send([practice, session], players, { parentName: undefined });
    expect([status, fieldsOf(body)]).toEqual([
      400,
      ['players.0.playerAge', 'players.1.birthYear', 'parentName'],
    ]);
    expect((await send([practice], players, { parentName: undefined })).status).toBe(201);
  });

  it.each(['', undefined, null])('refuse %j as the parent’s address', async (parentEmail) => {
    const { body } = await send([await givenSession()], [child('Demo One')], { parentEmail });
    expect(body.details).toEqual([{ field: 'parentEmail', message: 'Invalid email address' }]);
  });

  it('refuse an unknown field', async () => {
    const answer = await send([await givenSession()], [child('Demo One')], { website: '' });
    expect(fieldsOf(answer.body)).toEqual(['website']);
  });
});

describe('the limits of a form', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  it('count a child once, whatever its number of dates', async () => {
    await givenOpenPractices(limited);
    const activities: ActivityRef[] = [];
    for (let count = 0; count < 4; count += 1)
      activities.push({ kind: 'practice', id: (await givenPractice(limited)).id });
    const client = limited.anonymous();
    const formOf = (from: number, count: number, chosen = activities, change: object = {}) =>
      send(
        chosen,
        Array.from({ length: count }, (_, index) => child(`Demo ${from + index}`)),
        change,
        {},
        client,
      );
    expect((await formOf(0, 3)).status).toBe(201);
    expect((await formOf(3, 6, activities.slice(0, 1))).status).toBe(201);
    const refused = await formOf(9, 2);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '86400']);
    expect((await formOf(9, 1)).status).toBe(201);
    // Limit of the network address: eleven children were counted, and forty-eight make fifty-nine.
    for (let index = 0; index < 8; index += 1)
      expect(
        (await formOf(0, 6, activities.slice(0, 1), { parentEmail: `x${index}@example.test` })).status,
      ).toBe(201);
    expect((await formOf(0, 2, activities, { parentEmail: 'last@example.test' })).status).toBe(429);
  });
});

describe('forms that cross', () => {
  const second = useSecondApp(app);

  it('the same two practices in opposite order never deadlock, and fill each practice once', async () => {
    // With two places for goalies each.
    const places = [15, 25];
    const ids: number[] = [];
    for (const skaters of places) ids.push((await givenPractice(app, { capacity: skaters + 2 })).id);
    const runs = jest.spyOn(RegisteringService.prototype, 'registerManyIn');
    const sendHalf = (from: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_, index) => from + index).map((index) =>
          (index % 2 === 0 ? app : second).anonymous().post<RegisteredFormDto>('/api/registration-forms', {
            // Each process sends one order.
            targets: (index % 2 === 0 ? ids : [...ids].reverse()).map((id) => ({ kind: 'practice', id })),
            players: [{ playerName: `Demo Player ${index}`, position: 'F' }],
            parentEmail: `demo.${index}@example.test`,
          }),
        ),
      );
    const answers = [...(await sendHalf(0)), ...(await sendHalf(20))];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    // A deadlock would have run one of them again.
    const tries = await Promise.allSettled(runs.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(tries.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const [index, skaters] of places.entries()) {
      const rows = await app.find(Registration, { where: { practiceId: ids[index] } });
      expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(skaters);
      expect(rows.filter(({ status }) => status === 'waiting')).toHaveLength(40 - skaters);
    }
  }, 60_000);

  it('sessions of two teams never deadlock, and fill each session once', async () => {
    const one = await givenTeam(app, { registrationOpen: true });
    const other = await givenTeam(app, { registrationOpen: true });
    const ids: number[] = [];
    for (const { id } of [one, other, one])
      ids.push((await givenTryoutSession(app, { teamId: id, capacity: 15 })).id);
    const [first, middle, third] = ids as [number, number, number];
    const forms = [[first, middle], [middle, third], [third, first], [first], [middle]];
    const runs = jest.spyOn(RegisteringService.prototype, 'registerManyIn');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? app : second).anonymous().post<RegisteredFormDto>('/api/registration-forms', {
          targets: (forms[index % 5] ?? []).map((id) => ({ kind: 'session', id })),
          players: [{ playerName: `Demo Player ${index}`, position: 'Forward', playerAge: 12 }],
          parentName: 'Demo Parent',
          parentEmail: `crossing.${index}@example.test`,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const tries = await Promise.allSettled(runs.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(tries.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const sessionId of ids) {
      const rows = await app.find(Registration, { where: { sessionId } });
      expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(15);
      const sent = forms.filter((form) => form.includes(sessionId)).length * 12;
      expect(rows.filter(({ status }) => status === 'waiting')).toHaveLength(sent - 15);
    }
  }, 60_000);

  it('locks the sessions of a form by id, then their team', async () => {
    const { id: teamId } = await givenTeam(app, { registrationOpen: true });
    const one = (await givenTryoutSession(app, { teamId })).id;
    const other = (await givenTryoutSession(app, { teamId })).id;
    const lock = jest.spyOn(Writer.prototype, 'lock');
    await app.anonymous().post('/api/registration-forms', {
      targets: [other, one].map((id) => ({ kind: 'session', id })),
      players: [{ playerName: 'Demo Player', position: 'Forward', playerAge: 12 }],
      parentName: 'Demo Parent',
      parentEmail: 'demo@example.test',
    });
    expect(lock.mock.calls.map(([, where]) => (where as { id?: number }).id)).toEqual([one, other, teamId]);
  });
});
