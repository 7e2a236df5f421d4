import type { Client } from '../testing/client.js';
import { givenPractice, givenRegistration } from '../testing/given.js';
import { emptyTables, useSignedIn, useTestApp } from '../testing/test-app.js';
import type { Practice } from './practice.entity.js';
import type { PracticeDto } from './practices.dto.js';
import type { PlayerPosition, RegistrationStatus } from '@lions/domain';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { FamilyLinks } from '../places/outbox/family-links.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';

/** 2025-09-01, 12:00 in Montréal. */
const NOON = '2025-09-01T16:00:00.000Z';

const app = useTestApp({ now: NOON, empty: ['practices'] });
const coach = useSignedIn(app, 'coach');
const root = useSignedIn(app, 'superadmin');

const list = async (client: Client) => (await client.get<PracticeDto[]>('/api/practices')).body;
const add = (body: unknown) => coach.post<PracticeDto>('/api/practices', body);
const addAll = (practices: unknown) => coach.post<PracticeDto[]>('/api/practices/batch', { practices });
const put = (id: number, body: unknown, headers?: Record<string, string>) =>
  coach.put<PracticeDto>(`/api/practices/${id}`, body, headers);
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const RIGHT = { date: '2025-09-05', time: '6:00 PM - 7:30 PM' };
const missing = { status: 404, body: { code: 'PRACTICE_NOT_FOUND' } };
const DAY = 'The date must be between today and 18 months ahead';
const TIME =
  "The time must look like '6:00 PM - 7:30 PM', end after it starts, and last from 30 to 240 minutes";
const WHOLE = 'Must be a whole number within the allowed range';
const refusal = (details: Record<string, string>) => ({
  status: 400,
  body: {
    code: 'VALIDATION_FAILED',
    details: Object.entries(details).map(([field, message]) => ({ field, message })),
  },
});

describe('the list of practices', () => {
  it('shows coaches all practices and the public the active ones, with cancelled ones marked', async () => {
    const active = await givenPractice(app);
    const inactive = await givenPractice(app, { isActive: false });
    const cancelled = await givenPractice(app, { cancelledAt: app.clock.now() });
    expect(await list(app.anonymous())).toMatchObject([
      { id: active.id, state: 'available', cancelledAt: null },
      { id: cancelled.id, state: 'cancelled', cancelledAt: NOON },
    ]);
    expect((await list(coach)).map(({ id }) => id)).toEqual([active.id, inactive.id, cancelled.id]);
  });

  it('is sorted by day, then by start time', async () => {
    await givenPractice(app, { date: '2025-09-06', time: '7:00 AM - 8:00 AM' });
    await givenPractice(app, { time: '12:30 PM - 1:30 PM' });
    await givenPractice(app, { time: '9:00 AM - 10:00 AM' });
    await givenPractice(app, { time: '1:00 PM - 2:00 PM' });
    expect((await list(coach)).map(({ time }) => time.split(' - ')[0])).toEqual([
      '9:00 AM',
      '12:30 PM',
      '1:00 PM',
      '7:00 AM',
    ]);
  });

  it('contains both pools, and instants in the club’s zone around both clock changes', async () => {
    await givenPractice(app, { date: '2025-11-01' });
    await givenPractice(app, { date: '2025-11-02' });
    await givenPractice(app, { date: '2026-03-07', capacity: 1 });
    await givenPractice(app, { date: '2026-03-08', capacity: 60 });
    const eighteen = { capacity: 20, skaterCapacity: 18, goalieCapacity: 2 };
    const nobody = { skatersCount: 0, goaliesCount: 0, waitlistCount: 0 };
    expect(await list(app.anonymous())).toMatchObject([
      { ...eighteen, ...nobody, startsAt: '2025-11-01T22:00:00.000Z', endsAt: '2025-11-01T23:30:00.000Z' },
      { ...eighteen, startsAt: '2025-11-02T23:00:00.000Z', endsAt: '2025-11-03T00:30:00.000Z' },
      { skaterCapacity: 1, goalieCapacity: 0, startsAt: '2026-03-07T23:00:00.000Z' },
      { skaterCapacity: 58, goalieCapacity: 2, startsAt: '2026-03-08T22:00:00.000Z' },
    ]);
  });

  it('marks practices as past from their start', async () => {
    await givenPractice(app, { date: '2025-09-01', time: '12:00 PM - 1:00 PM' });
    const [atStart] = await list(app.anonymous());
    app.clock.set('2025-09-01T15:59:59.999Z');
    const [before] = await list(app.anonymous());
    expect([before?.state, atStart?.state]).toEqual(['available', 'past']);
  });
});

describe('creating a practice', () => {
  it('requires date and time, and has defaults for the rest', async () => {
    const answer = await add(RIGHT);
    const stamps = { createdAt: NOON, updatedAt: NOON };
    expect(answer).toMatchObject({
      status: 201,
      body: { ...RIGHT, capacity: 20, isActive: true, cancelledAt: null, version: 1, ...stamps },
    });
    expect(await list(coach)).toEqual([answer.body]);
    const other = { ...RIGHT, capacity: 60, isActive: false };
    expect(await add(other)).toMatchObject({ status: 201, body: other });
  });

  it.each([
    ['18:00 - 19:30', '6:00 PM - 7:30 PM'],
    ['6:00 pm – 7:30 pm', '6:00 PM - 7:30 PM'],
    [' 06:00PM-07:30PM ', '6:00 PM - 7:30 PM'],
    ['6:05 AM - 6:35 AM', '6:05 AM - 6:35 AM'],
    ['18:00 - 22:00', '6:00 PM - 10:00 PM'],
  ])('normalizes %j', async (time, stored) =>
    expect((await add({ ...RIGHT, time })).body).toMatchObject({ time: stored }),
  );

  it.each(['2025-09-01', '2027-03-01', '2026-02-28'])('accepts %s', async (date) =>
    expect((await add({ ...RIGHT, date })).body).toMatchObject({ date }),
  );

  it.each([
    [{ date: '2025-08-31' }, { date: DAY }],
    [{ date: '2027-03-02' }, { date: DAY }],
    [{ date: '2026-02-29' }, { date: 'Invalid date' }],
    [{ date: '2025-09-05T00:00:00.000Z' }, { date: 'Invalid date' }],
    [{ date: 'x'.repeat(300) }, { date: 'Invalid date' }],
    [{ date: ' ' }, { date: 'Date is required' }],
    [{ date: null }, { date: 'Date is required' }],
    [{ date: undefined }, { date: 'Date is required' }],
    [{ time: undefined }, { time: 'Time is required' }],
    [{ time: '7:30 PM - 6:00 PM' }, { time: TIME }],
    [{ time: '6:00 PM - 6:29 PM' }, { time: TIME }],
    [{ time: '6:00 PM - 10:01 PM' }, { time: TIME }],
    [{ time: 'evening' }, { time: TIME }],
    [
      { date: '2025-08-31', time: 'evening' },
      { date: DAY, time: TIME },
    ],
    [{ capacity: 0 }, { capacity: 'Capacity must be at least 1' }],
    [{ capacity: -(2 ** 31) }, { capacity: 'Capacity must be at least 1' }],
    [{ capacity: 61 }, { capacity: 'Capacity must be at most 60' }],
    [{ capacity: 1.5 }, { capacity: WHOLE }],
    [{ capacity: '20' }, { capacity: WHOLE }],
    [{ capacity: null }, { capacity: WHOLE }],
    [{ isActive: 'yes' }, { isActive: expect.any(String) as string }],
    [{ isCancelled: true }, { isCancelled: 'Unknown field' }],
    [{ id: 1 }, { id: 'Unknown field' }],
  ])('refuses %j', async (wrong, details) => {
    expect(await add({ ...RIGHT, ...wrong })).toMatchObject(refusal(details));
    expect(await list(coach)).toEqual([]);
  });

  it('uses today’s date in the club’s zone, not the server’s', async () => {
    app.clock.set('2025-09-02T03:59:59.999Z');
    const late = await app.signedIn('coach');
    const addOn = (date: string) => late.post('/api/practices', { ...RIGHT, date });
    expect((await addOn('2025-09-01')).status).toBe(201);
    app.clock.advance(1);
    expect(await addOn('2025-09-01')).toMatchObject(refusal({ date: DAY }));
    expect((await addOn('2027-03-02')).status).toBe(201);
  });

  it('requires a coach', async () => {
    const anonymous = app.anonymous();
    const noCaller = { status: 401, body: { code: 'NOT_SIGNED_IN' } };
    const { id } = await givenPractice(app);
    expect(await anonymous.post('/api/practices', RIGHT)).toMatchObject(noCaller);
    expect(await anonymous.post('/api/practices/batch', { practices: [RIGHT] })).toMatchObject(noCaller);
    expect(await anonymous.put(`/api/practices/${id}`, {})).toMatchObject(noCaller);
    expect(await anonymous.delete(`/api/practices/${id}`)).toMatchObject(noCaller);
  });
});

describe('creating several practices', () => {
  const weekly = (count: number) =>
    Array.from({ length: count }, (_, week) => ({
      ...RIGHT,
      date: new Date(Date.UTC(2025, 8, 5 + 7 * week)).toISOString().slice(0, 10),
    }));

  it('creates up to sixty', async () => {
    const answer = await addAll(weekly(60));
    expect(answer.status).toBe(201);
    expect(answer.body.map(({ date }) => date)).toEqual(weekly(60).map(({ date }) => date));
    expect(await list(coach)).toEqual(answer.body);
  });

  it('creates none when one is refused, and names each error', async () => {
    const wrong = [RIGHT, { ...RIGHT, date: '2025-02-30' }, { ...RIGHT, date: '2025-08-31', time: 'late' }];
    expect(await addAll(wrong)).toMatchObject(
      refusal({ 'practices.1.date': 'Invalid date', 'practices.2.date': DAY, 'practices.2.time': TIME }),
    );
    expect(await addAll([RIGHT, { ...RIGHT, capacity: 0 }])).toMatchObject(
      refusal({ 'practices.1.capacity': 'Capacity must be at least 1' }),
    );
    expect(await list(coach)).toEqual([]);
    expect((await root.get<unknown[]>('/api/audit?action=practice.create&from=2026-01-01')).body).toEqual([]);
  });

  it.each([
    ['none', []],
    ['sixty-one', weekly(61)],
    ['null', null],
    ['a text', '2025-09-05'],
    ['an object', RIGHT],
    ['a list of null', [null]],
    ['a list of numbers', [7]],
    ['a list in a list', [[RIGHT]]],
    ['nothing', undefined],
  ])('refuses %s', async (_name, practices) => {
    expect(await addAll(practices)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await list(coach)).toEqual([]);
  });
});

describe('updating a practice', () => {
  it('merges, counts versions, and changes nothing when nothing differs', async () => {
    const { id } = await givenPractice(app);
    app.clock.advance(1000);
    const moved = await put(id, { date: '2025-09-06', time: '18:00 - 19:00' });
    expect(moved).toMatchObject({
      status: 200,
      body: { date: '2025-09-06', time: '6:00 PM - 7:00 PM', capacity: 20, isActive: true, version: 2 },
    });
    expect(moved.body.updatedAt).toBe(app.clock.now().toISOString());
    expect((await put(id, { isActive: false, capacity: 5 })).body).toMatchObject({
      date: '2025-09-06',
      isActive: false,
      capacity: 5,
      skaterCapacity: 3,
      version: 3,
    });
    app.clock.advance(1000);
    const same = await put(id, { isActive: false, time: '6:00 pm - 7:00 pm', isCancelled: false });
    expect(same.body).toMatchObject({ version: 3 });
    expect(await list(coach)).toEqual([same.body]);
  });

  it('reports a conflict between two coaches', async () => {
    const { id } = await givenPractice(app);
    const answers = await Promise.all([
      put(id, { capacity: 10 }, ifMatch(1)),
      put(id, { capacity: 30 }, ifMatch(1)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [current] = await list(coach);
    const conflict = { status: 409, body: { code: 'VERSION_CONFLICT', current } };
    expect(await put(id, {}, ifMatch(1))).toMatchObject(conflict);
    expect(await coach.delete(`/api/practices/${id}`, ifMatch(1))).toMatchObject(conflict);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(conflict);
    expect((await put(id, { capacity: 40 }, ifMatch(2))).status).toBe(200);
  });

  it('accepts the unchanged day and time of a past practice, and moves it only to the future', async () => {
    const { id } = await givenPractice(app, { date: '2024-01-05', time: 'evening' });
    expect(await put(id, { date: '2024-01-05', time: 'evening', capacity: 12 })).toMatchObject({
      status: 200,
      body: { date: '2024-01-05', time: 'evening', capacity: 12, state: 'past' },
    });
    expect(await put(id, { date: '2024-01-06' })).toMatchObject(refusal({ date: DAY }));
    expect(await put(id, { time: 'late' })).toMatchObject(refusal({ time: TIME }));
    expect(await put(id, { date: '2025-09-01' })).toMatchObject({ body: { date: '2025-09-01' } });
  });

  it.each([
    [{ date: '' }, { date: 'Date is required' }],
    [{ time: null }, { time: 'Time is required' }],
    [{ capacity: 61 }, { capacity: 'Capacity must be at most 60' }],
    [{ isCancelled: null }, { isCancelled: expect.any(String) as string }],
    [{ cancelledAt: NOON }, { cancelledAt: 'Unknown field' }],
  ])('refuses %j', async (wrong, details) => {
    const { id } = await givenPractice(app);
    expect(await put(id, wrong)).toMatchObject(refusal(details));
    expect((await list(coach))[0]).toMatchObject({ version: 1 });
  });

  it('answers 404 for an unknown practice', async () => {
    expect(await put(999_999, { capacity: 5 })).toMatchObject(missing);
    expect(await coach.delete('/api/practices/999999')).toMatchObject(missing);
    for (const id of ['abc', '0', '-1', '1.5', '1e3', '2147483648', 'batch'])
      for (const answer of [
        await coach.put(`/api/practices/${id}`, {}),
        await coach.delete(`/api/practices/${id}`),
      ])
        expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_ID' } });
  });
});

describe('cancelling a practice', () => {
  it('keeps it, marked as cancelled, and cancels once', async () => {
    const { id } = await givenPractice(app);
    expect((await coach.delete(`/api/practices/${id}`)).status).toBe(204);
    const [cancelled] = await list(app.anonymous());
    expect(cancelled).toMatchObject({ id, state: 'cancelled', cancelledAt: NOON, version: 2 });
    app.clock.advance(1000);
    expect((await coach.delete(`/api/practices/${id}`)).status).toBe(204);
    expect((await put(id, { isCancelled: true })).body).toEqual(cancelled);
  });

  it('can be reverted', async () => {
    const { id } = await givenPractice(app, { cancelledAt: app.clock.now() });
    expect((await put(id, { capacity: 30 })).body).toMatchObject({ state: 'cancelled', capacity: 30 });
    const back = { state: 'available', cancelledAt: null, date: '2025-09-06', version: 3 };
    expect((await put(id, { isCancelled: false, date: '2025-09-06' })).body).toMatchObject(back);
  });
});

it('each change of a practice adds an audit entry with its day', async () => {
  const { id } = (await add(RIGHT)).body;
  await put(id, { capacity: 5 });
  await coach.delete(`/api/practices/${id}`);
  await put(id, { isCancelled: false });
  const lines = await root.get<object[]>(`/api/audit?subject=practice&subjectId=${id}`);
  expect(lines.body).toMatchObject([
    { action: 'practice.restore', before: { cancelledAt: NOON }, after: { cancelledAt: null } },
    { action: 'practice.cancel', before: { cancelledAt: null }, after: { cancelledAt: NOON } },
    { action: 'practice.update', before: { capacity: 20 }, after: { capacity: 5 } },
    { action: 'practice.create', subjectDate: '2025-09-05', after: { ...RIGHT, capacity: 20 } },
  ]);
});

describe('the families of a practice', () => {
  beforeEach(() => emptyTables(app, ['families', 'audit_entries']));
  async function familyId(): Promise<number> {
    const email = 'demo.parent@example.test';
    const families = await app.db.write((tx) =>
      app.app.get(FamilyLinks, { strict: false }).familiesIn(tx, [{ email, locale: 'fr' }]),
    );
    return families.get(email) ?? 0;
  }
  let turn = 0;
  const player = (
    practiceId: number,
    status: RegistrationStatus,
    playerPosition: PlayerPosition = 'Forward',
    change: Partial<Registration> = {},
  ) => {
    turn += 1;
    const row = { practiceId, status, playerPosition, turn, playerName: `Demo Player ${turn}`, ...change };
    return givenRegistration(app, row);
  };
  async function players(practiceId: number, count: number, ...rest: [RegistrationStatus, PlayerPosition?]) {
    const rows: Registration[] = [];
    for (let index = 0; index < count; index += 1) rows.push(await player(practiceId, ...rest));
    return rows;
  }
  const statusOf = async ({ id }: Registration) =>
    (await app.findOne(Registration, { where: { id } }))?.status;
  const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });
  const told = async () => (await mails()).map(({ kind, registrationId }) => [kind, registrationId]);

  describe('the places of a practice', () => {
    it('are counted per pool, waiting players together, cancelled ones not at all', async () => {
      const practice = await givenPractice(app);
      const other = await givenPractice(app, { date: '2025-09-06' });
      await players(practice.id, 2, 'confirmed', 'Defense');
      await players(practice.id, 1, 'confirmed', 'Forward');
      await players(practice.id, 2, 'confirmed', 'Goalie');
      await players(practice.id, 1, 'waiting', 'Goalie');
      await players(practice.id, 3, 'waiting', 'Forward');
      await players(practice.id, 4, 'cancelled', 'Forward');
      await players(other.id, 1, 'confirmed', 'Goalie');
      const counts = { skatersCount: 3, goaliesCount: 2, waitlistCount: 4, state: 'waitlist' };
      const rest = { skatersCount: 0, goaliesCount: 1, waitlistCount: 0, state: 'available' };
      const { body } = await app.anonymous().get<PracticeDto[]>('/api/practices');
      expect(body).toMatchObject([counts, rest]);
      expect((await put(practice.id, { isActive: false })).body).toMatchObject(counts);
    });

    it('go to the first in line of each pool when added, with a mail', async () => {
      const practice = await givenPractice(app, { capacity: 2 });
      await players(practice.id, 1, 'confirmed', 'Forward');
      await players(practice.id, 1, 'confirmed', 'Goalie');
      const family = { familyId: await familyId() };
      const first = await player(practice.id, 'waiting', 'Defense', family);
      const second = await player(practice.id, 'waiting', 'Forward', family);
      const goalie = await player(practice.id, 'waiting', 'Goalie', family);
      expect((await put(practice.id, { capacity: 3 })).body).toMatchObject({
        skatersCount: 1,
        goaliesCount: 2,
        waitlistCount: 2,
      });
      expect(await told()).toEqual([['promoted', goalie.id]]);
      expect((await put(practice.id, { capacity: 4 })).body).toMatchObject({
        skatersCount: 2,
        waitlistCount: 1,
      });
      expect([await statusOf(first), await statusOf(second)]).toEqual(['confirmed', 'waiting']);
      expect(await told()).toEqual([
        ['promoted', goalie.id],
        ['promoted', first.id],
      ]);
    });

    it('are not taken from players when reduced, and new players wait until one is free', async () => {
      const practice = await givenPractice(app, { capacity: 5 });
      await players(practice.id, 3, 'confirmed', 'Forward');
      const [waiting] = await players(practice.id, 1, 'waiting', 'Forward');
      const full = { skatersCount: 3, waitlistCount: 1 };
      expect((await put(practice.id, { capacity: 1 })).body).toMatchObject({ ...full, skaterCapacity: 1 });
      expect((await put(practice.id, { capacity: 5 })).body).toMatchObject({ ...full, skaterCapacity: 3 });
      expect(await told()).toEqual([]);
      expect(waiting && (await statusOf(waiting))).toBe('waiting');
      expect((await put(practice.id, { capacity: 6 })).body).toMatchObject({
        skatersCount: 4,
        waitlistCount: 0,
      });
    });
  });

  describe('a change of a practice informs its families', () => {
    const given = async (change: Partial<Practice> = {}) => {
      const practice = await givenPractice(app, change);
      const family = { familyId: await familyId(), locale: 'fr' as const };
      const rows = [
        await player(practice.id, 'confirmed', 'Forward', family),
        await player(practice.id, 'waiting', 'Goalie', family),
      ];
      await player(practice.id, 'cancelled', 'Forward', family);
      await player(practice.id, 'confirmed', 'Forward');
      return { id: practice.id, rows, all: (kind: string) => rows.map((row) => [kind, row.id]) };
    };

    it('when it moves, with the former time, once per change', async () => {
      const { id, rows, all } = await given();
      await put(id, { time: '7:00 PM - 8:30 PM' });
      await put(id, { time: '7:00 PM - 8:30 PM' });
      const was = { date: '2025-09-05', time: '6:00 PM - 7:30 PM' };
      expect(await mails()).toMatchObject(
        rows.map((row) => ({
          kind: 'changed',
          registrationId: row.id,
          familyId: row.familyId,
          locale: 'fr',
          status: 'pending',
          data: { was },
        })),
      );
      await put(id, { date: '2025-09-06' });
      expect(await told()).toEqual([...all('changed'), ...all('changed')]);
      expect((await mails()).at(-1)?.data).toEqual({ was: { ...was, time: '7:00 PM - 8:30 PM' } });
    });

    it('when it is cancelled and when it is brought back, but not of changes in between', async () => {
      const { id, all } = await given();
      await coach.delete(`/api/practices/${id}`);
      await put(id, { isCancelled: true });
      expect(await told()).toEqual(all('practice-cancelled'));
      await put(id, { date: '2025-09-06' });
      expect(await told()).toHaveLength(2);
      await put(id, { isCancelled: false });
      expect(await told()).toEqual([...all('practice-cancelled'), ...all('changed')]);
      expect((await mails()).at(-1)?.data).toEqual({ isBack: true });
      await coach.delete(`/api/practices/${id}`);
      await put(id, { isCancelled: false, date: '2025-09-07' });
      const was = { date: '2025-09-06', time: '6:00 PM - 7:30 PM' };
      expect((await mails()).at(-1)?.data).toEqual({ was, isBack: true });
    });

    it('not when only its places or its visibility change', async () => {
      const { id } = await given();
      await put(id, { capacity: 15, isActive: false });
      expect(await told()).toEqual([]);
    });

    it('not about a past practice, unless it moves to the future', async () => {
      const { id, all } = await given({ date: '2025-08-29' });
      await coach.delete(`/api/practices/${id}`);
      await put(id, { isCancelled: false, time: '7:00 PM - 8:30 PM' });
      expect(await told()).toEqual([]);
      await put(id, { date: '2025-09-06' });
      expect(await told()).toEqual(all('changed'));
    });

    it('without names or addresses in the audit log', async () => {
      const { id } = await given();
      await put(id, { date: '2025-09-06', capacity: 30 });
      await coach.delete(`/api/practices/${id}`);
      const lines = await app.find(AuditEntry);
      expect(lines.length).toBeGreaterThan(1);
      expect(JSON.stringify(lines)).not.toMatch(/Demo Player|example\.test/);
    });
  });

  it('places added while families cancel go to each waiting player once, and none waits beside a free one', async () => {
    const { id } = await givenPractice(app, { capacity: 5 });
    const seated = await players(id, 3, 'confirmed', 'Forward');
    await players(id, 12, 'waiting', 'Forward');
    await Promise.all([
      put(id, { capacity: 7 }),
      put(id, { capacity: 9 }),
      ...seated.map((row) => coach.delete(`/api/registrations/${row.id}`)),
      put(id, { capacity: 11 }),
    ]);
    const [{ capacity, skatersCount, waitlistCount, skaterCapacity } = {} as PracticeDto] = (
      await coach.get<PracticeDto[]>('/api/practices')
    ).body;
    const most = 9;
    expect([7, 9, 11]).toContain(capacity);
    expect(skatersCount).toBeGreaterThanOrEqual(skaterCapacity);
    expect(skatersCount).toBeLessThanOrEqual(most);
    expect(skatersCount + waitlistCount).toBe(12);
  });
});
