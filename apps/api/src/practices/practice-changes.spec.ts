import type { PlayerPosition, RegistrationStatus } from '@lions/domain';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { FamilyLinks } from '../places/outbox/family-links.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';
import type { Client } from '../testing/client.js';
import { givenPractice } from '../testing/given/given-practice.js';
import { givenRegistration } from '../testing/given/given-registration.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { PracticeDto } from './practices.dto.js';

/** 2025-09-01, 12:00 in Montréal. */
const NOON = '2025-09-01T16:00:00.000Z';
let app: TestApp;
let coach: Client;
beforeAll(async () => {
  app = await startTestApp();
  coach = await app.signedIn('coach');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOON);
  await app.db.write(async (tx) => {
    for (const table of ['practices', 'families', 'audit_entries']) await tx.execute(`DELETE FROM ${table}`);
  });
});

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
  return givenRegistration(app.db, app.clock, null, row);
};
async function players(practiceId: number, count: number, ...rest: [RegistrationStatus, PlayerPosition?]) {
  const rows: Registration[] = [];
  for (let index = 0; index < count; index += 1) rows.push(await player(practiceId, ...rest));
  return rows;
}
const put = (id: number, body: object) => coach.put<PracticeDto>(`/api/practices/${id}`, body);
const statusOf = async ({ id }: Registration) =>
  (await app.db.read((reader) => reader.findOne(Registration, { where: { id } })))?.status;
const mails = () => app.db.read((reader) => reader.find(OutboxMail, { order: { id: 'ASC' } }));
const told = async () => (await mails()).map(({ kind, registrationId }) => [kind, registrationId]);

describe('the places of a practice', () => {
  it('are counted per pool, waiting players together, cancelled ones not at all', async () => {
    const practice = await givenPractice(app.db, app.clock);
    const other = await givenPractice(app.db, app.clock, { date: '2025-09-06' });
    await players(practice.id, 2, 'confirmed', 'Defense');
    await players(practice.id, 1, 'confirmed', 'Forward');
    await players(practice.id, 2, 'confirmed', 'Goalie');
    await players(practice.id, 1, 'waiting', 'Goalie');
    await players(practice.id, 3, 'waiting', 'Forward');
    await players(practice.id, 4, 'cancelled', 'Forward');
    await players(other.id, 1, 'confirmed', 'Goalie');
    const counts = { skatersCount: 3, goaliesCount: 2, waitlistCount: 4, state: 'partial' };
    const rest = { skatersCount: 0, goaliesCount: 1, waitlistCount: 0, state: 'available' };
    const { body } = await app.anonymous().get<PracticeDto[]>('/api/practices');
    expect(body).toMatchObject([counts, rest]);
    expect((await put(practice.id, { isActive: false })).body).toMatchObject(counts);
  });

  it('go to the first in line of each pool when added, with a mail', async () => {
    const practice = await givenPractice(app.db, app.clock, { capacity: 2 });
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
    const practice = await givenPractice(app.db, app.clock, { capacity: 5 });
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
  const given = async (change: Parameters<typeof givenPractice>[2] = {}) => {
    const practice = await givenPractice(app.db, app.clock, change);
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
    const lines = await app.db.read((reader) => reader.find(AuditEntry));
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toMatch(/Demo Player|example\.test/);
  });
});

it('places added while families cancel go to each waiting player once, and none waits beside a free one', async () => {
  const { id } = await givenPractice(app.db, app.clock, { capacity: 5 });
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
