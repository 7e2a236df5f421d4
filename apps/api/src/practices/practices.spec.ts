import type { Client } from '../testing/client.js';
import { givenPractice } from '../testing/given/given-practice.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { PracticeDto } from './practices.dto.js';

/** 2025-09-01, 12:00 in Montréal. */
const NOON = '2025-09-01T16:00:00.000Z';
let app: TestApp;
let coach: Client;
let root: Client;
beforeAll(async () => {
  app = await startTestApp();
  coach = await app.signedIn('coach');
  root = await app.signedIn('superadmin');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.db.write((tx) => tx.execute('DELETE FROM practices'));
});

const given = (change: Parameters<typeof givenPractice>[2] = {}) => givenPractice(app.db, app.clock, change);
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
    const active = await given();
    const inactive = await given({ isActive: false });
    const cancelled = await given({ cancelledAt: app.clock.now() });
    expect(await list(app.anonymous())).toMatchObject([
      { id: active.id, state: 'available', cancelledAt: null },
      { id: cancelled.id, state: 'cancelled', cancelledAt: NOON },
    ]);
    expect((await list(coach)).map(({ id }) => id)).toEqual([active.id, inactive.id, cancelled.id]);
  });

  it('is sorted by day, then by start time', async () => {
    await given({ date: '2025-09-06', time: '7:00 AM - 8:00 AM' });
    await given({ time: '12:30 PM - 1:30 PM' });
    await given({ time: '9:00 AM - 10:00 AM' });
    await given({ time: '1:00 PM - 2:00 PM' });
    expect((await list(coach)).map(({ time }) => time.split(' - ')[0])).toEqual([
      '9:00 AM',
      '12:30 PM',
      '1:00 PM',
      '7:00 AM',
    ]);
  });

  it('contains both pools, and instants in the club’s zone around both clock changes', async () => {
    await given({ date: '2025-11-01' });
    await given({ date: '2025-11-02' });
    await given({ date: '2026-03-07', capacity: 1 });
    await given({ date: '2026-03-08', capacity: 60 });
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
    await given({ date: '2025-09-01', time: '12:00 PM - 1:00 PM' });
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
    const { id } = await given();
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
    const { id } = await given();
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
    const { id } = await given();
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
    const { id } = await given({ date: '2024-01-05', time: 'evening' });
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
    const { id } = await given();
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
    const { id } = await given();
    expect((await coach.delete(`/api/practices/${id}`)).status).toBe(204);
    const [cancelled] = await list(app.anonymous());
    expect(cancelled).toMatchObject({ id, state: 'cancelled', cancelledAt: NOON, version: 2 });
    app.clock.advance(1000);
    expect((await coach.delete(`/api/practices/${id}`)).status).toBe(204);
    expect((await put(id, { isCancelled: true })).body).toEqual(cancelled);
  });

  it('can be reverted', async () => {
    const { id } = await given({ cancelledAt: app.clock.now() });
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
