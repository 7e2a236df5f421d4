import { addDays, civilAt } from '@lions/domain';
import { Reader, Writer } from '../../platform/database/reader.js';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import type { LedgerDto } from '../../places/ledger.dto.js';
import { LedgerService } from '../../places/ledger.service.js';
import { PlacesService } from '../../places/places.service.js';
import { Registration } from '../../places/registration.entity.js';
import { barrierOf } from '../../testing/barrier.js';
import { Client } from '../../testing/client.js';
import { createTestDatabase, ON_SERVER } from '../../testing/database/test-database.js';
import { givenOpenPractices, givenPractice, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';
import { useSecondApp, useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { PracticeRegistrationDto, RegistrationDto } from '../registrations.dto.js';
import type { PracticeRegisteredDto } from './registered.dto.js';
import { RegisteringService } from './registering.service.js';

const app = useTestApp({
  empty: ['practices', 'tryout_sessions', 'teams', 'families', 'idempotency_keys'],
});
const second = useSecondApp(app);
const coaches = [useSignedIn(app, 'coach'), useSignedIn(second, 'coach')];
afterEach(() => jest.restoreAllMocks());
beforeEach(() => givenOpenPractices(app));

const player = (index: number) => ({
  playerName: `Demo Player ${index}`,
  position: index % 10 === 0 ? 'G' : index % 2 === 0 ? 'D' : 'F',
  parentEmail: `demo.${index}@example.test`,
});
/** Alternates between the two processes. */
const register = (practiceId: number, index: number, body: object = player(index)) =>
  (index % 2 === 0 ? app : second)
    .anonymous()
    .post<PracticeRegisteredDto>('/api/registrations', { practiceId, ...body });
const all = async (practiceId: number) =>
  (await coach().get<PracticeRegistrationDto[]>(`/api/registrations?practiceId=${practiceId}&limit=500`))
    .body;
const coach = () => coaches[0] as Client;
/** `count` calls, sixty in parallel. */
async function inSixties<T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let from = 0; from < count; from += 60) {
    const indexes = Array.from({ length: Math.min(60, count - from) }, (_, index) => from + index);
    answers.push(...(await Promise.all(indexes.map(call))));
  }
  return answers;
}
const counting = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * No pool over its places, no player waiting beside a free place, both lines numbered without gaps, an intact ledger.
 */
async function expectFair(practiceId: number, places: { skaters: number; goalies: number }) {
  const rows = await all(practiceId);
  for (const [pool, capacity] of Object.entries(places)) {
    const mine = rows.filter(({ position }) => (position === 'G') === (pool === 'goalies'));
    const confirmed = mine.filter(({ status }) => status === 'confirmed').length;
    const line = mine.flatMap(({ waitlistPosition }) => waitlistPosition ?? []).sort((a, b) => a - b);
    expect(line).toEqual(counting(mine.filter(({ status }) => status === 'waiting').length));
    expect({ pool, isOver: confirmed > capacity }).toEqual({ pool, isOver: false });
    if (line.length > 0) expect({ pool, confirmed }).toEqual({ pool, confirmed: capacity });
  }
  expect((await coach().get<LedgerDto>(`/api/practices/${practiceId}/ledger`)).body.isIntact).toBe(true);
  return rows;
}

describe('three hundred posts, sixty in parallel', () => {
  it('confirm eighteen skaters and two goalies and queue the others in two lines, also from two processes', async () => {
    const practice = await givenPractice(app);
    const answers = await inSixties(300, (index) => register(practice.id, index));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const rows = await expectFair(practice.id, { skaters: 18, goalies: 2 });
    expect(rows).toHaveLength(300);
    expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(20);
    // Each answer matches the stored state.
    const told = new Map(answers.map(({ body }) => [body.id, body.waitlistPosition]));
    expect(rows.map(({ id }) => told.get(id))).toEqual(rows.map(({ waitlistPosition }) => waitlistPosition));
    expect(await app.db.read((reader) => reader.count(OutboxMail, {}))).toBe(300);
  }, 60_000);

  // The embedded database runs one write at a time, locked or not.
  if (ON_SERVER)
    it('confirm two for one place without the lock, when two processes count before either writes: the control', async () => {
      const practice = await givenPractice(app, { capacity: 1 });
      jest.spyOn(Writer.prototype, 'lock').mockImplementation(function (this: Writer, target, where) {
        return this.find(target, { where });
      });
      // Its sequence number is unique, which would often stop the second one.
      jest.spyOn(LedgerService.prototype, 'appendIn').mockResolvedValue([]);
      const bothHaveCounted = barrierOf(2);
      const { linesIn } = PlacesService.prototype;
      jest.spyOn(PlacesService.prototype, 'linesIn').mockImplementation(async function (
        this: PlacesService,
        ...asked
      ) {
        const lines = await linesIn.apply(this, asked);
        await bothHaveCounted();
        return lines;
      });
      const answers = await Promise.all([2, 3].map((index) => register(practice.id, index)));
      expect(answers.map(({ body }) => body.isWaitlist)).toEqual([false, false]);
    });

  it('share few transactions, and fill a session of twenty exactly', async () => {
    const team = await givenTeam(app, { registrationOpen: true });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const batches = jest.spyOn(RegisteringService.prototype, 'registerManyIn');
    const client = app.anonymous();
    const answers = await inSixties(60, (index) => {
      const { playerName, parentEmail } = player(index);
      const body = { playerName, parentEmail, playerPosition: 'Goalie', playerAge: 12, parentName: 'Demo' };
      return client.post(`/api/sessions/${session.id}/registrations`, body);
    });
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(batches.mock.calls.length).toBeLessThan(30);
    const { body } = await coach().get<RegistrationDto[]>(`/api/sessions/${session.id}/registrations`);
    expect(body.filter(({ status }) => status === 'confirmed')).toHaveLength(20);
    expect(body.flatMap(({ waitlistPosition }) => waitlistPosition ?? [])).toEqual(counting(40));
  });
});

describe('posts for four practices at once', () => {
  it('get places of their own practice; a cancelled one refuses only its own', async () => {
    const open: number[] = [];
    for (let count = 0; count < 3; count += 1) open.push((await givenPractice(app, { capacity: 4 })).id);
    const { id: cancelled } = await givenPractice(app, { cancelledAt: app.clock.now() });
    const batches = jest.spyOn(RegisteringService.prototype, 'registerManyIn');
    const answers = await inSixties(60, (index) =>
      register([...open, cancelled][index % 4] ?? 0, index, { ...player(index), position: 'F' }),
    );
    const refused = answers.filter((_, index) => index % 4 === 3);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([403]));
    // Only those who got a place or a position have a family.
    expect(await app.db.read((reader) => reader.count(Family, {}))).toBe(45);
    for (const id of open) {
      const rows = await expectFair(id, { skaters: 2, goalies: 2 });
      expect(rows.map(({ status }) => status).sort()).toEqual([
        ...Array.from({ length: 2 }, () => 'confirmed'),
        ...Array.from({ length: 13 }, () => 'waiting'),
      ]);
    }
    // On the embedded database they share transactions.
    if (!ON_SERVER) expect(batches.mock.calls.length).toBeLessThan(10);
  });
});

describe('parallel calls of coaches and families', () => {
  it('change the capacity during a burst', async () => {
    const practice = await givenPractice(app);
    const resize = async (index: number) => {
      const capacity = 10 + (index % 4) * 5;
      return coaches[index % 2]?.put(`/api/practices/${practice.id}`, { capacity });
    };
    const answers = await inSixties(120, (index) =>
      index % 6 === 5 ? resize(index) : register(practice.id, index),
    );
    expect(answers.every((answer) => (answer?.status ?? 500) < 300)).toBe(true);
    expect((await coach().put(`/api/practices/${practice.id}`, { capacity: 30 })).status).toBe(200);
    const rows = await expectFair(practice.id, { skaters: 28, goalies: 2 });
    expect(rows).toHaveLength(100);
  }, 60_000);

  it('cancel and register: each freed place is passed on once', async () => {
    const practice = await givenPractice(app);
    const ids = (await inSixties(60, (index) => register(practice.id, index))).map(({ body }) => body.id);
    const answers = await inSixties(60, async (index) =>
      index % 2 === 0
        ? coaches[(index / 2) % 2]?.delete(`/api/registrations/${ids[index]}`)
        : register(practice.id, 1000 + index),
    );
    expect(answers.every((answer) => (answer?.status ?? 500) < 300)).toBe(true);
    await expectFair(practice.id, { skaters: 18, goalies: 2 });
    const kinds = await app.find(OutboxMail, { where: { kind: 'promoted' } });
    expect(new Set(kinds.map(({ registrationId }) => registrationId)).size).toBe(kinds.length);
  }, 60_000);

  it('promote two players of one line, with one more place for each', async () => {
    const practice = await givenPractice(app, { capacity: 4 });
    const ids = [];
    for (const index of [1, 3, 5, 7]) ids.push((await register(practice.id, index)).body.id);
    const body = { isWaitlist: false, addPlace: true, reason: 'Was promised a place' };
    const answers = await Promise.all([
      coaches[0]?.put(`/api/registrations/${ids[2]}`, body),
      coaches[1]?.put(`/api/registrations/${ids[3]}`, body),
      coaches[1]?.put(`/api/registrations/${ids[3]}`, body),
    ]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200]);
    await expectFair(practice.id, { skaters: 4, goalies: 2 });
    expect((await coach().get<object[]>('/api/practices')).body).toMatchObject([
      { capacity: 6, skatersCount: 4 },
    ]);
  });

  it('move players crosswise between two practices, while a third coach moves one away', async () => {
    const practices = [];
    for (const date of ['2025-09-05', '2025-09-06', '2025-09-07'])
      practices.push(await givenPractice(app, { date, capacity: 6 }));
    const [one, two, three] = practices.map(({ id }) => id) as [number, number, number];
    const ids: number[] = [];
    for (let index = 0; index < 24; index += 1)
      ids.push((await register(index % 2 === 0 ? one : two, index)).body.id);
    const answers = await inSixties(24, (index) => {
      const practiceId = index % 5 === 0 ? three : index % 2 === 0 ? two : one;
      return (coaches[index % 2] as Client).put(`/api/registrations/${ids[index]}`, { practiceId });
    });
    expect(answers.map(({ status }) => status)).toEqual(counting(24).map(() => 200));
    let rows = 0;
    for (const id of [one, two, three]) rows += (await expectFair(id, { skaters: 4, goalies: 2 })).length;
    expect(rows).toBe(24);
  }, 60_000);

  // The embedded database runs one write after another.
  if (ON_SERVER)
    it('move one player in parallel from the first practice: the second call finds the current one', async () => {
      const practices: number[] = [];
      for (const date of ['2025-09-05', '2025-09-06', '2025-09-07'])
        practices.push((await givenPractice(app, { date })).id);
      const [from, ...to] = practices;
      const { id } = (await register(from ?? 0, 1)).body;
      const bothHaveFound = barrierOf(2);
      const { findOne } = Reader.prototype;
      jest.spyOn(Reader.prototype, 'findOne').mockImplementation(async function (
        this: Reader,
        target,
        options,
      ) {
        const found = await findOne.call(this, target, options);
        if (target === Registration) await bothHaveFound();
        return found;
      });
      const answers = await Promise.all(
        to.map((practiceId, index) =>
          (coaches[index] as Client).put(`/api/registrations/${id}`, { practiceId }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const held = await Promise.all(practices.map(async (practiceId) => (await all(practiceId)).length));
      expect([held[0], (held[1] ?? 0) + (held[2] ?? 0)]).toEqual([0, 1]);
    });

  it('one Idempotency-Key at two processes makes one registration', async () => {
    const practice = await givenPractice(app);
    const headers = { 'idempotency-key': 'one tap' };
    const body = { practiceId: practice.id, ...player(1) };
    const answers = await Promise.all(
      counting(10).map((index) =>
        (index % 2 === 0 ? app : second)
          .anonymous()
          .post<PracticeRegisteredDto>('/api/registrations', body, headers),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(await all(practice.id)).toHaveLength(1);
  });
});

if (ON_SERVER)
  it('two processes of the built server confirm eighteen skaters and two goalies', async () => {
    const password = 'correct horse battery';
    const database = await createTestDatabase({
      SUPERADMIN_PASSWORD: password,
      JWT_SECRET: 'of both processes of this test, no file',
    });
    const urls: string[] = [];
    const servers: ServerProcess[] = [];
    for (let count = 0; count < 2; count += 1) {
      const port = await freePort();
      urls.push(`http://127.0.0.1:${port}`);
      servers.push(
        new ServerProcess({ ...database.environment, PORT: String(port), PUBLIC_URL: urls[count] ?? '' }),
      );
      await servers[count]?.ready();
    }
    const root = new Client(urls[0] ?? '');
    await root.post('/api/auth/login', { username: 'superadmin', password });
    await root.put('/api/settings/practice_registration_enabled', { value: 'true' });
    const date = addDays(civilAt(new Date(), 'America/Toronto').date, 7);
    const made = await root.post<{ id: number }>('/api/practices', { date, time: '6:00 PM - 7:30 PM' });
    const practiceId = made.body.id;
    const send = (index: number) =>
      new Client(urls[index % 2] ?? '').post<PracticeRegisteredDto>('/api/registrations', {
        practiceId,
        playerName: `Demo Player ${index}`,
        parentEmail: `demo.${index}@example.test`,
        position: index % 10 === 0 ? 'G' : 'F',
      });
    const answers: { status: number }[] = [];
    for (let from = 0; from < 300; from += 60)
      answers.push(...(await Promise.all(Array.from({ length: 60 }, (_, index) => send(from + index)))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(300);
    const rows = (await root.get<PracticeRegistrationDto[]>(`/api/registrations?limit=500`)).body;
    for (const [isGoalie, places, all] of [
      [false, 18, 270],
      [true, 2, 30],
    ] as const) {
      const mine = rows.filter(({ position }) => (position === 'G') === isGoalie);
      expect(mine.filter(({ status }) => status === 'confirmed')).toHaveLength(places);
      const line = mine.flatMap(({ waitlistPosition }) => waitlistPosition ?? []).sort((a, b) => a - b);
      expect(line).toEqual(Array.from({ length: all - places }, (_, index) => index + 1));
    }
    await Promise.all(servers.map((server) => server.kill()));
    await database.drop();
  }, 90_000);
