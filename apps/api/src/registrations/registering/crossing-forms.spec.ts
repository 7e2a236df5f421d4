import { Writer } from '../../platform/database/reader.js';
import { Registration } from '../../places/registration.entity.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { givenOpenPractices } from '../../testing/given/given-open-practices.js';
import { givenPractice } from '../../testing/given/given-practice.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { RegisteringService } from './registering.service.js';
import type { RegisteredFormDto } from './registered.dto.js';

let app: TestApp;
/** On a server a second process; the embedded database admits only one. */
let second: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  second = ON_SERVER ? await startTestApp({}, app) : app;
});
afterAll(async () => {
  if (second !== app) await second.close();
  await app.close();
});
afterEach(() => jest.restoreAllMocks());

it('forms that cross the same two practices in opposite order never deadlock, and fill each practice once', async () => {
  await givenOpenPractices(app);
  // With two places for goalies each.
  const places = [15, 25];
  const ids: number[] = [];
  for (const skaters of places)
    ids.push((await givenPractice(app.db, app.clock, { capacity: skaters + 2 })).id);
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
    const rows = await app.db.read((reader) =>
      reader.find(Registration, { where: { practiceId: ids[index] } }),
    );
    expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(skaters);
    expect(rows.filter(({ status }) => status === 'waiting')).toHaveLength(40 - skaters);
  }
}, 60_000);

it('forms that cross sessions of two teams never deadlock, and fill each session once', async () => {
  const one = await givenTeam(app.db, app.clock, { registrationOpen: true });
  const other = await givenTeam(app.db, app.clock, { registrationOpen: true });
  const ids: number[] = [];
  for (const { id } of [one, other, one])
    ids.push((await givenTryoutSession(app.db, app.clock, id, { capacity: 15 })).id);
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
    const rows = await app.db.read((reader) => reader.find(Registration, { where: { sessionId } }));
    expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(15);
    const sent = forms.filter((form) => form.includes(sessionId)).length * 12;
    expect(rows.filter(({ status }) => status === 'waiting')).toHaveLength(sent - 15);
  }
}, 60_000);

it('locks the sessions of a form by id, then their team', async () => {
  const { id: teamId } = await givenTeam(app.db, app.clock, { registrationOpen: true });
  const one = (await givenTryoutSession(app.db, app.clock, teamId)).id;
  const other = (await givenTryoutSession(app.db, app.clock, teamId)).id;
  const lock = jest.spyOn(Writer.prototype, 'lock');
  await app.anonymous().post('/api/registration-forms', {
    targets: [other, one].map((id) => ({ kind: 'session', id })),
    players: [{ playerName: 'Demo Player', position: 'Forward', playerAge: 12 }],
    parentName: 'Demo Parent',
    parentEmail: 'demo@example.test',
  });
  expect(lock.mock.calls.map(([, where]) => (where as { id?: number }).id)).toEqual([one, other, teamId]);
});
