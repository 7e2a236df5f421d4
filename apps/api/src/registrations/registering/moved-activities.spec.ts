import { Writer } from '../../platform/database/reader.js';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { PlacesService } from '../../places/places.service.js';
import { Registration } from '../../places/registration.entity.js';
import type { Client } from '../../testing/client.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import {
  givenOpenPractices,
  givenPractice,
  givenTeam,
  givenTryoutSession,
  register,
} from '../../testing/given.js';
import { useSecondApp, useTestApp } from '../../testing/test-app.js';
import type { RegisteredFormDto } from './registered.dto.js';
import type { ActivityKind, ActivityRef } from '../../places/activity.js';

const EMAIL = 'demo.parent@example.test';
/** 2025-09-05, 6 PM in Montréal, and the same time a week later. */
const SEEN = '2025-09-05T22:00:00.000Z';
const MOVED = { date: '2025-09-12', time: '6:00 PM - 7:30 PM', startsAt: '2025-09-12T22:00:00.000Z' };
const refusalOf = (...fields: string[]) => ({
  statusCode: 409,
  error: 'Nothing was registered: the date or time has changed. Check the new one, then register again.',
  code: 'ACTIVITY_MOVED',
  details: fields.map((field) => ({
    field,
    message: 'Now on 2025-09-12, 6:00 PM - 7:30 PM',
    current: MOVED,
  })),
  current: MOVED,
});

let coach: Client;
let anyone: Client;
let teamId: number;

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['practices', 'tryout_sessions', 'teams', 'families', 'idempotency_keys'],
});
const second = useSecondApp(app);
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  await givenOpenPractices(app);
  teamId = (await givenTeam(app, { registrationOpen: true })).id;
  [coach, anyone] = [await app.signedIn('coach'), app.anonymous()];
});

async function given(kind: ActivityKind, change: { cancelledAt?: Date } = {}): Promise<ActivityRef> {
  const { id } =
    kind === 'practice'
      ? await givenPractice(app, change)
      : await givenTryoutSession(app, { teamId, ...change });
  return { kind, id };
}
const pathOf = ({ kind, id }: ActivityRef) => `/api/${kind === 'practice' ? 'practices' : 'sessions'}/${id}`;
const change = (activity: ActivityRef, body: object, client = coach) => client.put(pathOf(activity), body);
const move = (activity: ActivityRef, client = coach) => change(activity, { date: MOVED.date }, client);
const send = (
  activities: readonly (ActivityRef & { seenStart?: string })[],
  names: readonly string[],
  headers: Record<string, string> = {},
) =>
  anyone.post<RegisteredFormDto & { code?: string }>(
    '/api/registration-forms',
    {
      targets: activities,
      players: names.map((playerName) => ({ playerName, position: 'Forward', playerAge: 12 })),
      parentName: 'Demo Parent',
      parentEmail: EMAIL,
    },
    headers,
  );
const seen = (activity: ActivityRef, seenStart = SEEN) => ({ ...activity, seenStart });
const rows = () => app.find(Registration, {});

describe.each(['practice', 'session'] as const)('the start that a form of a %s showed', (kind) => {
  it('is refused once it has changed, and nothing is stored', async () => {
    const activity = await given(kind);
    await move(activity);
    const answer = await register(anyone, activity, 'Demo One', EMAIL, { seenStart: SEEN });
    expect([answer.status, answer.body]).toEqual([409, refusalOf('seenStart')]);
    for (const stored of [Registration, Family, OutboxMail])
      expect(await app.db.read((reader) => reader.count(stored, {}))).toBe(0);
    const again = await register(anyone, activity, 'Demo One', EMAIL, { seenStart: MOVED.startsAt });
    expect(again.status).toBe(201);
  });

  it('is the same after a change of the end, the capacity or the place', async () => {
    const activity = await given(kind);
    await change(activity, { time: '6:00 PM - 8:00 PM', capacity: 30 });
    if (kind === 'session') await change(activity, { location: 'Another arena' });
    expect((await register(anyone, activity, 'Demo One', EMAIL, { seenStart: SEEN })).status).toBe(201);
    await change(activity, { time: '6:15 PM - 8:00 PM' });
    expect((await register(anyone, activity, 'Demo Two', EMAIL, { seenStart: SEEN })).status).toBe(409);
  });

  it('is compared after closed, cancelled and already registered', async () => {
    const [activity, cancelled] = [await given(kind), await given(kind, { cancelledAt: app.clock.now() })];
    await register(anyone, activity, 'Demo One', EMAIL);
    for (const each of [activity, cancelled]) await move(each);
    const wrong = { seenStart: SEEN };
    expect(await register(anyone, activity, 'demo one', EMAIL, wrong)).toMatchObject({ status: 200 });
    expect(await register(anyone, cancelled, 'Demo Two', EMAIL, wrong)).toMatchObject({
      status: 403,
      body: { code: kind === 'practice' ? 'PRACTICE_CANCELLED' : 'SESSION_CANCELLED' },
    });
    app.clock.set('2025-09-13T16:00:00.000Z');
    expect(await register(anyone, activity, 'Demo Two', EMAIL, wrong)).toMatchObject({ status: 403 });
  });

  it('does not matter to a repeated request that was accepted', async () => {
    const activity = await given(kind);
    const ask = (seenStart: string, key: string) =>
      register(anyone, activity, 'Demo One', EMAIL, { seenStart }, { 'idempotency-key': key });
    const first = await ask(SEEN, 'one');
    await move(activity);
    expect(await ask(SEEN, 'one')).toMatchObject({ status: 201, body: first.body });
    await coach.delete(`/api/registrations/${first.body.id}`);
    expect(await ask(SEEN, 'two')).toMatchObject({ status: 409 });
    // A refused request leaves its key unused.
    expect(await ask(MOVED.startsAt, 'two')).toMatchObject({ status: 201 });
  });

  it('may be sent by a coach, or left out', async () => {
    const activity = await given(kind);
    await move(activity);
    expect((await register(coach, activity, 'Demo One', EMAIL, { seenStart: SEEN })).status).toBe(409);
    expect((await register(coach, activity, 'Demo One', EMAIL)).status).toBe(201);
  });

  it.each(['2025-09-05', '2025-02-30T22:00:00.000Z', '', null, 5])(
    'refuses %p as an instant',
    async (wrong) => {
      const answer = await register(anyone, await given(kind), 'Demo One', EMAIL, { seenStart: wrong });
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'seenStart' }] } });
    },
  );

  it('moves and registers at the same moment: a registered family is told of the move', async () => {
    const activities: ActivityRef[] = [];
    for (let count = 0; count < 12; count += 1) activities.push(await given(kind));
    const other = second === app ? coach : await second.signedIn('coach');
    const answers = await Promise.all(
      activities.flatMap((activity, index) => [
        ...(index % 2 === 0 ? [move(activity, other)] : []),
        register(anyone, activity, `Demo ${index}`, EMAIL, { seenStart: SEEN }),
        ...(index % 2 === 1 ? [move(activity, other)] : []),
      ]),
    );
    expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
    const mails = await app.find(OutboxMail, {});
    const told = mails.filter(({ kind: mail }) => mail === 'changed').map((mail) => mail.registrationId ?? 0);
    const numeric = (one: number, two: number) => one - two;
    expect(told.sort(numeric)).toEqual((await rows()).map(({ id }) => id).sort(numeric));
    expect(await rows()).toHaveLength(answers.filter(({ status }) => status === 201).length);
  });

  // The embedded database runs one write after another.
  if (ON_SERVER)
    it('registers for the former start, and tells no family, without the lock: the control', async () => {
      const activity = await given(kind);
      jest.spyOn(Writer.prototype, 'lock').mockImplementation(function (this: Writer, table, where) {
        return this.find(table, { where });
      });
      const { linesIn } = PlacesService.prototype;
      jest.spyOn(PlacesService.prototype, 'linesIn').mockImplementationOnce(async function (
        this: PlacesService,
        ...asked
      ) {
        await move(activity);
        return linesIn.apply(this, asked);
      });
      expect((await register(anyone, activity, 'Demo One', EMAIL, { seenStart: SEEN })).status).toBe(201);
      const mails = await app.find(OutboxMail, {});
      expect(mails.map((mail) => mail.kind)).toEqual(['confirmation']);
    });
});

describe('a form with moved activities', () => {
  it('registers nothing, and names each of them', async () => {
    const [practice, still, session] = [
      await given('practice'),
      await given('session'),
      await given('session'),
    ];
    for (const activity of [practice, session]) await move(activity);
    const answer = await send([seen(practice), seen(still), seen(session)], ['Demo One', 'Demo Two']);
    expect([answer.status, answer.body]).toEqual([
      409,
      refusalOf('targets.0.seenStart', 'targets.2.seenStart'),
    ]);
    expect(await rows()).toHaveLength(0);
    const again = await send(
      [seen(practice, MOVED.startsAt), seen(still), session],
      ['Demo One', 'Demo Two'],
    );
    expect(again.status).toBe(201);
    expect(await rows()).toHaveLength(6);
  });

  it('is asked again also beside a closed activity', async () => {
    const cancelled = await given('practice', { cancelledAt: app.clock.now() });
    const session = await given('session');
    await move(session);
    const { status, body } = await send([seen(cancelled), seen(session)], ['Demo One']);
    expect([status, body]).toEqual([409, refusalOf('targets.1.seenStart')]);
  });

  it('tells children who are registered there, and is refused for a new one', async () => {
    const session = await given('session');
    await send([session], ['Demo One']);
    await move(session);
    expect((await send([seen(session)], ['Demo One'])).status).toBe(200);
    expect((await send([seen(session)], ['Demo One', 'Demo Two'])).status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  it('repeats its answer, and refuses only what it had refused', async () => {
    const [session, off] = [await given('session'), await given('practice')];
    await givenOpenPractices(app, false);
    const key = { 'idempotency-key': 'one' };
    const first = await send([seen(session), seen(off)], ['Demo One'], key);
    await givenOpenPractices(app);
    for (const activity of [session, off]) await move(activity);
    const again = await send([seen(session), seen(off)], ['Demo One'], key);
    expect([again.status, again.body.results[0]]).toEqual([201, first.body.results[0]]);
    expect(again.body.results[1]).toMatchObject({ refusal: 'ACTIVITY_MOVED', places: [] });
    expect(await rows()).toHaveLength(1);
  });
});
