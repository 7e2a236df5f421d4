import { randomUUID } from 'node:crypto';
import { HOUR_MS, NUMBER_LEASE_HOURS } from '@lions/domain';
import { useSecondApp, useTestApp } from '../../testing/test-app.js';
import type { Client } from '../../testing/client.js';
import {
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import type { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { sha256 } from '../../platform/common/tokens.js';
import type { CheckInDto } from './check-in-roster.dto.js';
import type { CheckInChangeDto } from './check-in.dto.js';
import type { ActivityKind, ActivityRef } from '../../places/activity.js';

const app = useTestApp();
const second = useSecondApp(app);
let coach: Client;
beforeAll(async () => {
  coach = await app.signedIn('coach');
});

/** A session of a new team, or a practice, with that many places. */
async function givenActivity(kind: ActivityKind, capacity = 20): Promise<ActivityRef> {
  if (kind === 'practice') return { kind, id: (await givenPractice(app, { capacity })).id };
  const team = await givenTeam(app, { name: 'M15 Door', registrationOpen: true });
  return { kind, id: (await givenTryoutSession(app, { teamId: team.id, capacity })).id };
}

const columnsOf = ({ kind, id }: ActivityRef) =>
  kind === 'practice' ? { practiceId: id, sessionId: null } : { practiceId: null, sessionId: id };

const player = (activity: ActivityRef, turn: number, change: Partial<Registration> = {}) =>
  givenRegistration(app, {
    ...columnsOf(activity),
    turn,
    playerName: `Demo Player ${turn}`,
    parentEmail: `parent.${turn}@example.test`,
    ...change,
  });

/** An instant so many minutes after 16:00, the time of the test's clock. */
const minute = (minutes: number) => new Date(Date.UTC(2025, 8, 1, 16, minutes)).toISOString();

type Change = Omit<CheckInChangeDto, 'id' | 'at'> & Partial<Pick<CheckInChangeDto, 'id' | 'at'>>;

function phone(device: string = randomUUID()) {
  return {
    sync: async (
      { kind, id }: ActivityRef,
      changes: Change[] = [],
      takesNumbers = false,
      returnsNumbers = false,
    ) =>
      coach.post<CheckInDto>(`/api/check-in/${kind}s/${id}`, {
        device,
        takesNumbers,
        returnsNumbers,
        changes: changes.map((change) => ({ id: randomUUID(), at: minute(0), ...change })),
      }),
  };
}

const numbersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const outcomes = ({ body }: { body: CheckInDto }) => body.results.map(({ outcome, code }) => code ?? outcome);
const stored = (id: number) => app.findOne(Registration, { where: { id } }) as Promise<Registration>;

const WALK_IN = {
  playerName: 'Demo Walk In',
  playerPosition: 'Forward' as const,
  parentEmail: 'walk.in@example.test',
  consentVersion: '2026-11-25',
};

describe.each(['practice', 'session'] as const)('check-in of a %s', (kind) => {
  it('answers what a phone needs without a network', async () => {
    const activity = await givenActivity(kind);
    const email = `${kind}.parent@example.test`;
    const row = await player(activity, 1, { parentEmail: email, parentPhone: '514-555-0100' });
    await player(activity, 2, { status: 'cancelled' });
    const { status, body } = await phone().sync(activity);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      team: kind === 'session' ? 'M15 Door' : null,
      date: '2025-09-05',
      isCancelled: false,
      now: app.clock.now().toISOString(),
      numbers: [],
      results: [],
    });
    expect(body.rows).toEqual([
      expect.objectContaining({
        id: row.id,
        playerName: 'Demo Player 1',
        parentEmail: email,
        parentPhone: '514-555-0100',
        attended: false,
        hasConsent: false,
        earlier: 0,
      }),
    ]);
  });

  it('keeps the latest change of each value, whichever phone sends first', async () => {
    const activity = await givenActivity(kind);
    const { id: registrationId } = await player(activity, 1);
    const [one, two] = [phone(), phone()];
    app.clock.set(minute(9));
    const later = await two.sync(activity, [{ registrationId, at: minute(8), attended: false }]);
    const earlier = await one.sync(activity, [
      { registrationId, at: minute(6), attended: true },
      { registrationId, at: minute(6), note: 'Has no helmet' },
    ]);
    expect([outcomes(later), outcomes(earlier)]).toEqual([['done'], ['superseded', 'done']]);
    expect(await stored(registrationId)).toMatchObject({
      attended: false,
      attendedAt: new Date(minute(8)),
      checkInNote: 'Has no helmet',
    });
    app.clock.set(minute(0));
  });

  it('changes nothing when a phone sends the same changes again', async () => {
    const activity = await givenActivity(kind);
    const { id: registrationId } = await player(activity, 1);
    const walkInId = randomUUID();
    const changes = [
      { id: randomUUID(), registrationId, attended: true },
      { id: walkInId, walkIn: WALK_IN },
      { id: randomUUID(), walkInId, tryoutNumber: 7 },
    ];
    const first = await phone().sync(activity, changes);
    const second = await phone().sync(activity, changes);
    expect(outcomes(first)).toEqual(['done', 'done', 'done']);
    expect(second.body).toEqual(first.body);
    expect(second.body.rows).toHaveLength(2);
    const walkIn = await stored(first.body.results[1]?.registrationId ?? 0);
    expect(walkIn).toMatchObject({ attended: true, tryoutNumber: 7, parentalAuthority: true });
  });

  it('does not register a cancelled walk-in again when a phone sends it again', async () => {
    const activity = await givenActivity(kind);
    const change = { id: randomUUID(), walkIn: WALK_IN };
    const first = await phone().sync(activity, [change]);
    await coach.delete(`/api/registrations/${first.body.results[0]?.registrationId}`);
    const again = await phone().sync(activity, [change]);
    expect(outcomes(again)).toEqual(['REGISTRATION_CANCELLED']);
    expect(again.body.rows).toEqual([]);
  });

  it('clamps a phone clock that is ahead, so that a later tick still wins', async () => {
    const activity = await givenActivity(kind);
    const { id: registrationId } = await player(activity, 1);
    await phone().sync(activity, [{ registrationId, at: minute(55), attended: true }]);
    app.clock.set(minute(5));
    await phone().sync(activity, [{ registrationId, at: minute(4), attended: false }]);
    expect((await stored(registrationId)).attended).toBe(false);
    app.clock.set(minute(0));
  });

  it('refuses a change of a cancelled or unknown registration and keeps the others', async () => {
    const activity = await givenActivity(kind);
    const cancelled = await player(activity, 1, { status: 'cancelled' });
    const present = await player(activity, 2);
    const elsewhere = await player(await givenActivity(kind), 3);
    const answer = await phone().sync(activity, [
      { registrationId: cancelled.id, attended: true },
      { registrationId: elsewhere.id, attended: true },
      { walkInId: randomUUID(), attended: true },
      { registrationId: present.id, attended: true },
    ]);
    expect(outcomes(answer)).toEqual([
      'REGISTRATION_CANCELLED',
      'REGISTRATION_NOT_FOUND',
      'REGISTRATION_NOT_FOUND',
      'done',
    ]);
    expect((await stored(elsewhere.id)).attended).toBe(false);
  });

  it('gives each number once, names the player who wears it, and takes it back', async () => {
    const activity = await givenActivity(kind);
    const [one, two] = [await player(activity, 1), await player(activity, 2)];
    const answer = await phone().sync(activity, [
      { registrationId: one.id, tryoutNumber: 12 },
      { registrationId: two.id, tryoutNumber: 12 },
      { registrationId: one.id, at: minute(1), tryoutNumber: null },
    ]);
    expect(outcomes(answer)).toEqual(['done', 'NUMBER_TAKEN', 'superseded']);
    expect(answer.body.results[1]?.takenBy).toBe('Demo Player 1');
    app.clock.advance(60_000);
    const again = await phone().sync(activity, [
      { registrationId: one.id, at: minute(1), tryoutNumber: null },
      { registrationId: two.id, at: minute(1), tryoutNumber: 12 },
    ]);
    expect(outcomes(again)).toEqual(['done', 'done']);
    app.clock.set(minute(0));
  });

  it('leases each phone numbers that no other phone gets, and the same ones again', async () => {
    const activity = await givenActivity(kind);
    const [one, two] = [phone(), phone()];
    const [first, again, other] = [
      await one.sync(activity, [], true),
      await one.sync(activity, [], true),
      await two.sync(activity, [], true),
    ];
    expect(first.body.numbers).toEqual(numbersFrom(1, 10));
    expect(again.body.numbers).toEqual(first.body.numbers);
    expect(other.body.numbers).toEqual(numbersFrom(11, 20));
    const rows = await Promise.all(Array.from({ length: 6 }, (_, at) => player(activity, at + 1)));
    const used = await one.sync(
      activity,
      rows.map(({ id: registrationId }, at) => ({ registrationId, tryoutNumber: at + 1 })),
      true,
    );
    expect(used.body.numbers).toEqual([...numbersFrom(7, 10), ...numbersFrom(21, 26)]);
  });

  it.each([
    [3, 10],
    [14, 14],
    [45, 40],
  ])('leases numbers for each of %i players without one: %i', async (players, leased) => {
    const activity = await givenActivity(kind, 60);
    for (let turn = 1; turn <= players; turn += 1) await player(activity, turn);
    await player(activity, 100, { status: 'cancelled' });
    const { body } = await phone().sync(activity, [], true);
    expect(body.numbers).toEqual(numbersFrom(1, leased));
  });

  it('leases the numbers that a phone returns to the next one, and none to a phone that looks', async () => {
    const activity = await givenActivity(kind);
    const { id: registrationId } = await player(activity, 1);
    const [laptop, mobile, other] = [phone(), phone(), phone()];
    expect((await laptop.sync(activity)).body.numbers).toEqual([]);
    const given = await mobile.sync(activity, [{ registrationId, tryoutNumber: 1 }], true);
    expect(given.body.numbers).toEqual(numbersFrom(2, 10));
    expect((await laptop.sync(activity, [], false, true)).body.numbers).toEqual([]);
    expect((await other.sync(activity, [], true)).body.numbers).toEqual(numbersFrom(11, 20));
    expect((await mobile.sync(activity, [], false, true)).body.numbers).toEqual([]);
    expect((await laptop.sync(activity, [], true)).body.numbers).toEqual(numbersFrom(2, 10));
  });

  it('leases different numbers to 50 phones, and the lowest ones again once a phone stopped asking', async () => {
    const activity = await givenActivity(kind);
    const phones = Array.from({ length: 50 }, () => phone());
    const signedIn = coach;
    const later = async (hours: number) => {
      app.clock.advance(hours * HOUR_MS);
      coach = await app.signedIn('coach');
    };
    const numbers: number[][] = [];
    for (const one of phones) numbers.push((await one.sync(activity, [], true)).body.numbers);
    expect(Math.min(...numbers.map(({ length }) => length))).toBe(10);
    expect(new Set(numbers.flat()).size).toBe(numbers.flat().length);
    // The second phone asks again in time, the first one has forgotten its numbers.
    await later(NUMBER_LEASE_HOURS);
    const [, second] = phones;
    expect((await second?.sync(activity, [], true))?.body.numbers).toEqual(numbers[1]);
    await later(2);
    const { id: registrationId } = await player(activity, 1);
    const late = await phone().sync(activity, [{ registrationId, at: minute(0), tryoutNumber: 3 }], true);
    expect(late.body.numbers).toEqual(numbersFrom(1, 10).filter((number) => number !== 3));
    expect((await second?.sync(activity, [], true))?.body.numbers).toEqual(numbers[1]);
    app.clock.set(minute(0));
    coach = signedIn;
  });

  it('registers a walk-in with consent and ticks the player', async () => {
    const activity = await givenActivity(kind);
    const { body } = await phone().sync(activity, [{ walkIn: { ...WALK_IN, playerName: 'Zoé Démo' } }]);
    expect(body.results[0]).toMatchObject({ outcome: 'done', code: null });
    expect(body.rows).toEqual([
      expect.objectContaining({
        playerName: 'Zoé Démo',
        attended: true,
        hasConsent: true,
        status: 'confirmed',
      }),
    ]);
  });

  it('takes an empty version of the notice for no consent', async () => {
    const { body } = await phone().sync(await givenActivity(kind), [
      { walkIn: { ...WALK_IN, consentVersion: '' } },
    ]);
    expect(body.rows).toEqual([expect.objectContaining({ hasConsent: false })]);
  });

  it('puts a walk-in beyond the capacity on the waiting list, and says so', async () => {
    const activity = await givenActivity(kind, kind === 'practice' ? 3 : 1);
    await player(activity, 1);
    const answer = await phone().sync(activity, [{ walkIn: WALK_IN }]);
    expect(outcomes(answer)).toEqual(['waiting']);
    expect(await stored(answer.body.results[0]?.registrationId ?? 0)).toMatchObject({
      status: 'waiting',
      attended: true,
    });
  });

  it('finds a child that was registered already instead of adding it twice', async () => {
    const activity = await givenActivity(kind);
    const known = await player(activity, 1, { playerName: 'Zoé Démo', parentEmail: WALK_IN.parentEmail });
    const { body } = await phone().sync(activity, [{ walkIn: { ...WALK_IN, playerName: 'ZOE DEMO' } }]);
    expect(body.results[0]?.registrationId).toBe(known.id);
    expect(body.rows).toHaveLength(1);
  });

  it('refuses walk-ins of a cancelled activity and keeps its ticks', async () => {
    const { clock } = app;
    const activity: ActivityRef =
      kind === 'practice'
        ? { kind, id: (await givenPractice(app, { cancelledAt: clock.now() })).id }
        : {
            kind,
            id: (
              await givenTryoutSession(app, { teamId: (await givenTeam(app)).id, cancelledAt: clock.now() })
            ).id,
          };
    const { id: registrationId } = await player(activity, 1);
    const answer = await phone().sync(activity, [{ registrationId, attended: true }, { walkIn: WALK_IN }]);
    expect(outcomes(answer)).toEqual([
      'done',
      kind === 'practice' ? 'PRACTICE_CANCELLED' : 'SESSION_CANCELLED',
    ]);
    expect(answer.body.isCancelled).toBe(true);
  });

  it('loses nothing and gives no number twice when phones send at once', async () => {
    const activity = await givenActivity(kind);
    const rows = await Promise.all(Array.from({ length: 12 }, (_, at) => player(activity, at + 1)));
    const answers = await Promise.all(
      [0, 1, 2].map((one) =>
        phone().sync(
          activity,
          rows.map(({ id: registrationId }, at) => ({
            registrationId,
            at: minute(0),
            tryoutNumber: at + 1 + one,
          })),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await phone().sync(activity);
    const numbers = body.rows.flatMap(({ tryoutNumber }) => tryoutNumber ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('writes one audit entry for a call, without names', async () => {
    const activity = await givenActivity(kind);
    const [one, two] = [await player(activity, 1), await player(activity, 2)];
    await phone().sync(activity, [
      { registrationId: one.id, attended: true },
      { registrationId: two.id, attended: true },
      { registrationId: two.id, note: 'Has no helmet' },
    ]);
    const entries = await app.find<AuditEntry>('audit_entries', {
      where: { subjectId: activity.id },
      order: { id: 'DESC' },
    });
    const action = kind === 'practice' ? 'practice.checkIn' : 'tryoutSession.checkIn';
    expect(entries.filter((entry) => entry.action === action)).toEqual([
      expect.objectContaining({ after: { present: 2, notes: 1 } }),
    ]);
  });

  it('counts earlier absences where players were checked in', async () => {
    const past = async (attended: boolean) => {
      const earlier = await givenPractice(app, { date: '2025-08-20' });
      await player({ kind: 'practice', id: earlier.id }, 8, { attended: true });
      await player({ kind: 'practice', id: earlier.id }, 9, { attended, playerName: `ZOÉ-${kind}` });
    };
    await past(true);
    await past(false);
    const uncounted = await givenPractice(app, { date: '2025-08-21' });
    await player({ kind: 'practice', id: uncounted.id }, 9, { playerName: `Zoe ${kind}` });
    const activity = await givenActivity(kind);
    await player(activity, 9, { playerName: `Zoé ${kind}` });
    const { body } = await phone().sync(activity);
    expect(body.rows[0]).toMatchObject({ earlier: 2, absences: 1 });
  });

  it('gives the hash of a receipt, so that a phone recognizes its QR code', async () => {
    const activity = await givenActivity(kind);
    await givenOpenPractices(app);
    const receipt = await givenReceipt(app, activity, 'Demo Receipt', 'receipt@example.test');
    const { body } = await phone().sync(activity);
    expect(body.rows.map(({ receiptHash }) => receiptHash)).toEqual([sha256(receipt.token)]);
  });
});

it('leases no number twice to 26 phones that ask two processes at once', async () => {
  const activity = await givenActivity('session');
  const callers = [coach, await second.signedIn('coach')];
  const leased = await Promise.all(
    Array.from({ length: 26 }, async (_, at) => {
      const body = { device: randomUUID(), takesNumbers: true, changes: [] };
      const caller = callers[at % 2] as Client;
      return (await caller.post<CheckInDto>(`/api/check-in/sessions/${activity.id}`, body)).body.numbers;
    }),
  );
  expect(Math.min(...leased.map(({ length }) => length))).toBe(10);
  expect(new Set(leased.flat()).size).toBe(leased.flat().length);
});

it('merges a tick of the roster with those of the phones', async () => {
  const activity = await givenActivity('session');
  const { id: registrationId } = await player(activity, 1);
  app.clock.set(minute(10));
  await coach.put(`/api/registrations/${registrationId}`, { attended: true });
  const answer = await phone().sync(activity, [{ registrationId, at: minute(5), attended: false }]);
  expect(outcomes(answer)).toEqual(['superseded']);
  expect(await stored(registrationId)).toMatchObject({ attended: true, attendedAt: new Date(minute(10)) });
  app.clock.set(minute(0));
});

it('takes the number back from a player who moves to another session', async () => {
  const [from, to] = [await givenActivity('session'), await givenActivity('session')];
  const moving = await player(from, 1, { tryoutNumber: 12 });
  await player(to, 2, { tryoutNumber: 12 });
  const { status } = await coach.put(`/api/registrations/${moving.id}`, { sessionId: to.id });
  expect(status).toBe(200);
  expect((await stored(moving.id)).tryoutNumber).toBeNull();
});

it('refuses a change of two values, and a malformed instant, with 400', async () => {
  const activity = await givenActivity('session');
  const { id: registrationId } = await player(activity, 1);
  const two = await phone().sync(activity, [{ registrationId, attended: true, note: 'Two' }]);
  const none = await phone().sync(activity, [{ registrationId }]);
  const instant = await phone().sync(activity, [
    { registrationId, attended: true, at: '2025-02-31T00:00:00.000Z' },
  ]);
  expect([two.status, none.status, instant.status]).toEqual([400, 400, 400]);
  expect(two.body).toMatchObject({ details: [{ field: 'changes.0' }] });
});

it('refuses a change of two players or of none, and two changes with one id', async () => {
  const activity = await givenActivity('session');
  const { id: registrationId } = await player(activity, 1);
  const id = randomUUID();
  const tick = { attended: true };
  for (const changes of [
    [{ ...tick, registrationId, walkInId: id }],
    [tick],
    [{ registrationId, walkIn: WALK_IN }],
    [
      { ...tick, id, registrationId },
      { id, registrationId, note: 'Two' },
    ],
  ])
    expect(await phone().sync(activity, changes)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  expect((await stored(registrationId)).attended).toBe(false);
});

it('refuses the changes of a phone whose user is no longer signed in', async () => {
  const activity = await givenActivity('session');
  const { id: registrationId } = await player(activity, 1);
  const userId = (await coach.get<{ userId: number }>('/api/check-in/key')).body.userId;
  const send = (client: Client) =>
    client.post<CheckInDto>(
      `/api/check-in/sessions/${activity.id}`,
      {
        device: randomUUID(),
        takesNumbers: false,
        changes: [{ id: randomUUID(), at: minute(0), registrationId, attended: true }],
      },
      { 'x-user-id': String(userId) },
    );
  const refused = await send(await app.signedIn('coach'));
  expect(refused).toMatchObject({ status: 409, body: { code: 'SIGNED_IN_AS_OTHER' } });
  expect((await stored(registrationId)).attended).toBe(false);
  expect(outcomes(await send(coach))).toEqual(['done']);
});

it('answers 404 for a deleted session and an unknown practice', async () => {
  const team = await givenTeam(app);
  const { id } = await givenTryoutSession(app, { teamId: team.id, deletedAt: app.clock.now() });
  const change = { registrationId: 1, attended: true };
  for (const changes of [[], [change]]) {
    expect((await phone().sync({ kind: 'session', id }, changes)).status).toBe(404);
    expect((await phone().sync({ kind: 'practice', id: 999_999 }, changes)).status).toBe(404);
  }
});

describe('the key of a phone', () => {
  const keyOf = async (client: Client, keyId?: string) =>
    client.get<{ keyId: string; key: string; endsAt: string }>(
      `/api/check-in/key${keyId === undefined ? '' : `?keyId=${keyId}`}`,
    );

  it('is the same for the same user and id, and ends after 12 hours', async () => {
    const first = await keyOf(coach);
    const again = await keyOf(coach, first.body.keyId);
    expect(Buffer.from(first.body.key, 'base64url')).toHaveLength(32);
    expect(first.body.endsAt).toBe(new Date(app.clock.time() + 12 * 3_600_000).toISOString());
    expect(again.body).toEqual(first.body);
  });

  it('differs for another id and for another user', async () => {
    const first = await keyOf(coach);
    const other = await keyOf(await app.signedIn('coach'), first.body.keyId);
    expect(new Set([first, await keyOf(coach), other].map(({ body }) => body.key)).size).toBe(3);
  });

  it('is refused without a sign-in and for a malformed id', async () => {
    expect((await keyOf(app.anonymous())).status).toBe(401);
    expect((await keyOf(coach, 'short')).status).toBe(400);
  });
});
