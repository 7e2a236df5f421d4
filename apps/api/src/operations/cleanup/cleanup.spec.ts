import { IsNull } from 'typeorm';
import type { Reader } from '../../platform/database/reader.js';
import type { Client } from '../../testing/client.js';
import { givenRegistration, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { Team } from '../../teams/team.entity.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { CleanupNightDto, CleanupResultDto, CleanupStatusDto } from './cleanup.dto.js';
import { CleanupScheduler, Heartbeat } from './cleanup.scheduler.js';
import { whole } from '../../platform/database/row-shape.js';
import { addDays, HOUR_MS } from '@lions/domain';

let root: Client;
let team: Team;

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['tryout_sessions', 'teams', 'settings', 'audit_entries', 'cleanup_runs'],
});
beforeEach(async () => {
  root = await app.signedIn('superadmin');
  team = await givenTeam(app);
});

const given = (date: string, time = '6:00 PM - 7:30 PM', change: Partial<TryoutSession> = {}) =>
  givenTryoutSession(app, { teamId: team.id, date, time, ...change });
const setTime = (value: string) => root.put('/api/settings/tryout_auto_deletion_time', { value });
const status = async () => (await root.get<CleanupStatusDto>('/api/admin/auto-deletion')).body;
const trigger = async (query = '') =>
  (await root.post<CleanupResultDto>(`/api/admin/trigger-auto-deletion${query}`, {})).body;

/** Ticks at an instant. Access tokens expire after 15 minutes, so each call uses a fresh sign-in. */
async function tickAt(instant: string): Promise<void> {
  app.clock.set(instant);
  await app.app.get(CleanupScheduler).tick();
  root = await app.signedIn('superadmin');
}
async function left(): Promise<number[]> {
  const rows = await app.find(TryoutSession, { where: { deletedAt: IsNull() }, order: { id: 'ASC' } });
  return rows.map(({ id }) => id);
}
const ids = (sessions: { id: number }[]) => sessions.map(({ id }) => id);

describe('the nightly clean-up', () => {
  it('removes sessions that start before the cutoff, and keeps one that starts exactly at it', async () => {
    await setTime('03:00');
    await tickAt('2025-09-01T16:00:00.000Z');
    const gone = [
      await given('2025-09-01'),
      await given('2024-10-12', '7:00 AM - 8:00 AM', { isActive: false }),
      await given('2025-09-02', '2:59 AM - 4:00 AM'),
      await given('2025-09-02T00:00:00.000Z', '2:00 AM - 2:30 AM'),
      await given('2025-09-01', 'some time'),
    ];
    const kept = [
      await given('2025-09-02', '3:00 AM - 4:00 AM'),
      await given('2025-09-02', '7:00 AM - 8:00 AM'),
      await given('2025-09-02', 'some time'),
      await given('2030-01-01'),
      await given('next Friday'),
      await given('2025-02-30'),
      await given(''),
    ];
    await tickAt('2025-09-02T06:59:59.999Z');
    expect(await left()).toEqual(ids([...gone, ...kept]));
    await tickAt('2025-09-02T07:00:30.000Z');
    expect(await left()).toEqual(ids(kept));
    expect((await status()).lastRun).toEqual({
      ranOn: '2025-09-02',
      ranAt: '2025-09-02T07:00:30.000Z',
      cutoff: '2025-09-02T07:00:00.000Z',
      deleted: gone.length,
    });
    expect((await root.get<object[]>('/api/audit')).body).toContainEqual(
      expect.objectContaining({
        action: 'cleanup.run',
        actor: 'server',
        after: { cutoff: '2025-09-02T07:00:00.000Z', sessionIds: ids(gone) },
      }),
    );
  });

  it('runs at 03:00 for a skipped 02:30, and at the first of a doubled 01:30', async () => {
    await setTime('02:30');
    await given('2026-03-07');
    await tickAt('2026-03-08T06:59:59.999Z');
    expect(await left()).toHaveLength(1);
    await tickAt('2026-03-08T07:00:00.000Z');
    expect(await left()).toHaveLength(0);
    await setTime('01:30');
    await given('2026-10-31');
    await tickAt('2026-11-01T05:29:59.999Z');
    expect(await left()).toHaveLength(1);
    await tickAt('2026-11-01T05:30:00.000Z');
    expect(await left()).toHaveLength(0);
    await given('2026-10-31');
    await tickAt('2026-11-01T06:30:00.000Z');
    expect(await left()).toHaveLength(1);
  });

  it('runs once per local date: a time changed afterwards counts from tomorrow', async () => {
    await setTime('03:00');
    await tickAt('2025-09-02T07:00:00.000Z');
    await setTime('12:00');
    expect((await status()).nextRunAt).toBe('2025-09-03T16:00:00.000Z');
    await given('2025-09-01');
    await tickAt('2025-09-02T16:00:00.000Z');
    expect(await left()).toHaveLength(1);
    await tickAt('2025-09-03T16:00:00.000Z');
    expect(await left()).toHaveLength(0);
  });

  it('skips nights on which it was off: switched on again, it starts with today’s', async () => {
    await setTime('23:00');
    await tickAt('2025-09-02T03:00:00.000Z');
    await root.delete('/api/settings/tryout_auto_deletion_time');
    const session = await given('2025-09-03');
    await tickAt('2025-09-05T14:00:00.000Z');
    const preview = () => root.get<object[]>('/api/admin/auto-deletion/preview?nights=1&time=23:00');
    const tonight = { date: '2025-09-05', isDue: false, deleted: 1 };
    expect((await preview()).body).toMatchObject([tonight]);
    await setTime('23:00');
    expect((await preview()).body).toMatchObject([tonight]);
    expect((await status()).nextRunAt).toBe('2025-09-06T03:00:00.000Z');
    await tickAt('2025-09-05T14:01:00.000Z');
    expect(await left()).toEqual([session.id]);
    await tickAt('2025-09-06T03:00:00.000Z');
    expect(await left()).toEqual([]);
    expect((await status()).lastRun).toMatchObject({ ranOn: '2025-09-05' });
  });

  it('is off while no time is set', async () => {
    await given('2025-08-01');
    await tickAt('2025-09-02T12:00:00.000Z');
    expect(await left()).toHaveLength(1);
    expect(await status()).toEqual({
      enabled: false,
      time: null,
      running: true,
      stoppedSince: null,
      lastRun: null,
      nextRunAt: null,
      needsAttention: [],
    });
  });

  it('keeps a session that a coach moves to next week at the same moment', async () => {
    await setTime('03:00');
    const session = await given('2025-09-01');
    app.clock.set('2025-09-02T07:00:00.000Z');
    let moved = () => {};
    const isMoved = new Promise<void>((resolve) => (moved = resolve));
    const edit = app.db.write(async (tx) => {
      await tx.update(TryoutSession, { id: session.id }, { date: '2025-09-08' });
      moved();
      await lockIsRequested(tx);
    });
    await isMoved;
    await Promise.all([edit, app.app.get(CleanupScheduler).tick()]);
    expect(await left()).toEqual([session.id]);
  });

  it('can be undone by a superadmin', async () => {
    await setTime('03:00');
    const session = await given('2025-09-01', undefined, { version: 4 });
    await tickAt('2025-09-02T07:00:00.000Z');
    expect((await root.get<{ sessions: object[] }>('/api/deleted')).body.sessions).toMatchObject([
      { id: session.id },
    ]);
    expect(await root.post(`/api/sessions/${session.id}/restore`)).toMatchObject({
      status: 200,
      body: { version: 6 },
    });
    await tickAt('2025-09-02T07:01:00.000Z');
    expect(await left()).toEqual([session.id]);
  });
});

describe('a restored session', () => {
  /** Rows that each preview announces, and rows that each kind of run deletes. */
  async function removals() {
    const nights = await root.get<CleanupNightDto[]>('/api/admin/auto-deletion/preview');
    const planned = nights.body.map(({ sessions }) => ids(sessions));
    const dry = (await trigger('?dryRun=true')).sessionIds;
    const over = (await trigger()).sessionIds;
    return { planned, dry, over };
  }

  const BACK = {
    'by itself': async (id: number) => {
      await root.delete(`/api/sessions/${id}`);
      await root.post(`/api/sessions/${id}/restore`);
    },
    'with its team': async () => {
      await root.delete(`/api/teams/${team.id}`);
      await root.post(`/api/teams/${team.id}/restore`);
    },
    'by an undo of the manual clean-up': async (id: number) => {
      expect((await trigger()).sessionIds).toEqual([id]);
      const [change] = (await root.get<{ id: number }[]>('/api/undo')).body;
      expect((await root.post(`/api/undo/${change?.id}`)).status).toBe(204);
    },
  };

  it.each(Object.entries(BACK))('%s is left alone for 30 days', async (_, bringBack) => {
    await setTime('03:00');
    const { id } = await given('2025-08-20');
    await bringBack(id);
    await tickAt('2025-09-02T07:00:00.000Z');
    const { planned, dry, over } = await removals();
    expect(planned.flat()).toEqual([]);
    expect([...dry, ...over]).toEqual([]);
    expect(await left()).toEqual([id]);
    await tickAt('2025-10-01T15:59:00.000Z');
    expect(await left()).toEqual([id]);
    expect((await trigger('?dryRun=true')).sessionIds).toEqual([]);
    await tickAt('2025-10-01T16:00:00.000Z');
    expect((await trigger('?dryRun=true')).sessionIds).toEqual([id]);
    await tickAt('2025-10-02T07:00:00.000Z');
    expect(await left()).toEqual([]);
  });
});

describe('the manual clean-up', () => {
  it('removes only sessions that are over, and none in a dry run', async () => {
    const over = [
      await given('2025-09-01', '7:00 AM - 11:59 AM'),
      await given('2025-08-31', 'some time', { isActive: false }),
    ];
    const kept = [
      await given('2025-09-01', '7:00 AM - 12:00 PM'),
      await given('2025-09-01', '11:00 AM - 1:00 PM'),
      await given('soon'),
    ];
    const sessions = over.map(({ id, date, time, location }) => ({
      id,
      teamName: team.name,
      date,
      time,
      location,
    }));
    const expected = { deleted: 2, sessionIds: ids(over), sessions, cutoff: '2025-09-01T16:00:00.000Z' };
    expect(await trigger('?dryRun=true')).toEqual({ ...expected, dryRun: true });
    expect(await left()).toEqual(ids([...over, ...kept]));
    expect(await trigger()).toEqual({ ...expected, dryRun: false });
    expect(await left()).toEqual(ids(kept));
    expect(await trigger('?dryRun=false')).toMatchObject({ deleted: 0, sessionIds: [] });
    expect(await status()).toMatchObject({ lastRun: null });
  });

  it('is recorded with its actor; a dry run is not', async () => {
    const { id } = await given('2025-08-31');
    await trigger('?dryRun=true');
    await trigger();
    const runs = (await root.get<{ action: string }[]>('/api/audit')).body.filter(({ action }) =>
      action.startsWith('cleanup.'),
    );
    expect(runs).toMatchObject([
      { action: 'cleanup.runNow', actorId: expect.any(Number), after: { sessionIds: [id] } },
    ]);
  });

  it('accepts an empty body or none, and refuses other fields', async () => {
    const { id } = await given('2025-08-31');
    const path = '/api/admin/trigger-auto-deletion';
    for (const [query, body] of [
      ['', { dryRun: true }],
      ['', ['x']],
      ['', '"dryRun"'],
      ['?dryRun=1', {}],
      ['?dryRun=true&dryRun=false', {}],
      ['?dry=true', {}],
    ] as const)
      expect(await root.post(path + query, body)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    expect(await left()).toEqual([id]);
    expect(await root.post(path)).toMatchObject({ status: 200, body: { deleted: 1 } });
  });

  it('lists sessions with unreadable dates of existing teams', async () => {
    const { id } = await given('next Friday', '6:00 PM');
    await given('2025-02-30', undefined, { deletedAt: app.clock.now() });
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    await given('never', undefined, { teamId: deleted.id });
    await given('2025-09-01T10:00');
    expect((await status()).needsAttention).toEqual([
      { id, teamName: team.name, date: 'next Friday', time: '6:00 PM' },
    ]);
  });

  it('removes hundreds of sessions in one run', async () => {
    const now = app.clock.now().toISOString();
    await app.db.write(async (tx) => {
      for (let count = 0; count < 301; count += 1)
        await tx.execute(
          `INSERT INTO tryout_sessions (teamId, date, time, location, capacity, isActive, version, createdAt, updatedAt)
           VALUES (?, '2025-08-01', '6:00 PM - 7:30 PM', 'Blainville Arena - Blainville', 20, 1, 1, ?, ?)`,
          [team.id, now, now],
        );
    });
    expect(await trigger()).toMatchObject({ deleted: 301 });
    expect(await left()).toEqual([]);
  });
});

/**
 * On a server: resolves once another connection waits for the lock on sessions. The embedded database runs one write
 * at a time.
 */
async function lockIsRequested(tx: Reader): Promise<void> {
  if (app.configuration.databaseUrl === undefined) return;
  const waiting = `SELECT id FROM information_schema.processlist
    WHERE db = DATABASE() AND id <> CONNECTION_ID() AND info LIKE '%tryout_sessions%FOR UPDATE%'`;
  const end = Date.now() + 8000;
  while ((await tx.select(waiting, [], { id: whole })).length === 0)
    if (Date.now() > end) throw new Error('No connection waits for the lock');
}

describe('the heartbeat', () => {
  it('is fresh for two and a half minutes after a tick, and not before the first one', () => {
    const heartbeat = new Heartbeat();
    expect(heartbeat.isFresh()).toBe(false);
    heartbeat.beat(1000);
    expect(heartbeat.isFresh(151_000)).toBe(true);
    expect(heartbeat.isFresh(151_001)).toBe(false);
  });

  it('tells since when it is silent, from the start of the process while there was no beat', () => {
    const heartbeat = new Heartbeat();
    expect(heartbeat.silence(5000)).toBe(5000);
    heartbeat.beat(1000);
    expect(heartbeat.silence(151_001)).toBe(150_001);
  });

  it('shows superadmins since when the service is stopped', async () => {
    expect(await status()).toMatchObject({ running: true, stoppedSince: null });
    const hour = 60 * 60_000;
    const heartbeat = app.app.get(Heartbeat);
    heartbeat.beat(performance.now() - hour);
    const { running, stoppedSince } = await status();
    expect(running).toBe(false);
    heartbeat.beat();
    const silence = app.clock.time() - new Date(stoppedSince ?? '').getTime();
    expect(silence).toBeGreaterThanOrEqual(hour);
    expect(silence).toBeLessThan(hour + 60_000);
  });
});

describe('the preview of the clean-up', () => {
  const PREVIEW = '/api/admin/auto-deletion/preview';
  /** Access tokens expire after 15 minutes, so each call uses a fresh sign-in. */
  async function at(instant: string | Date): Promise<void> {
    app.clock.set(instant);
    root = await app.signedIn('superadmin');
  }
  /** An empty database with one team, at that instant. */
  async function begin(instant: string): Promise<void> {
    await app.db.write(async (tx) => {
      for (const table of ['tryout_sessions', 'teams', 'settings', 'audit_entries', 'cleanup_runs'])
        await tx.execute(`DELETE FROM ${table}`);
    });
    await at(instant);
    team = await givenTeam(app);
  }
  const given = (date: string, time = '6:00 PM - 7:30 PM', teamId = team.id) =>
    givenTryoutSession(app, { teamId, date, time });
  const preview = async (query = '') => (await root.get<CleanupNightDto[]>(PREVIEW + query)).body;
  const idsOf = ({ sessions }: CleanupNightDto) => sessions.map(({ id }) => id);
  const tick = () => app.app.get(CleanupScheduler).tick();

  it.each([
    ['where clocks fall back', '2025-10-27T16:00:00.000Z', '01:30'],
    ['where clocks spring forward', '2026-03-02T17:00:00.000Z', '02:30'],
    ['with a run that is due at once', '2026-06-01T16:00:00.000Z', '03:00'],
  ])('names what each of fourteen nights then removes, %s', async (_, start, time) => {
    await begin(start);
    await root.put('/api/settings/tryout_auto_deletion_time', { value: time });
    const today = start.slice(0, 10);
    const hidden = await givenTeam(app, { isVisible: false });
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    for (let day = -2; day < 15; day += 1) {
      await given(addDays(today, day));
      await given(addDays(today, day), day % 2 ? 'some time' : '1:30 AM - 2:30 AM', hidden.id);
    }
    await given(addDays(today, 3), '2:30 AM - 3:00 AM', deleted.id);
    await given('next Friday');
    const nights = await preview();
    expect(nights).toHaveLength(14);
    expect(nights.flatMap(idsOf)).toEqual([...new Set(nights.flatMap(idsOf))]);
    expect(nights.map((night) => night.deleted)).toEqual(nights.map((night) => idsOf(night).length));
    for (const night of nights) {
      const before = await left();
      const runsAt = Math.max(Date.parse(night.cutoff), Date.parse(start));
      // A moment earlier, nothing is removed yet.
      if (runsAt > Date.parse(start)) {
        app.clock.set(new Date(runsAt - 1));
        await tick();
        expect(await left()).toEqual(before);
      }
      app.clock.set(new Date(runsAt));
      await tick();
      const after = await left();
      expect([night.date, before.filter((id) => !after.includes(id))]).toEqual([night.date, idsOf(night)]);
    }
    await at(new Date(app.clock.time() + HOUR_MS));
    expect((await root.get<CleanupStatusDto>('/api/admin/auto-deletion')).body.lastRun).toMatchObject({
      ranOn: nights[13]?.date,
    });
  });

  it('describes a session by its team, day, time and place', async () => {
    await begin('2025-09-01T16:00:00.000Z');
    await root.put('/api/settings/tryout_auto_deletion_time', { value: '03:00' });
    await app.app.get(CleanupScheduler).tick();
    const { id, date, time, location } = await given('2025-09-01');
    expect(await preview('?nights=1')).toEqual([
      {
        date: '2025-09-02',
        cutoff: '2025-09-02T07:00:00.000Z',
        isDue: false,
        waits: false,
        deleted: 1,
        sessions: [{ id, teamName: team.name, date, time, location }],
        sameDayChildren: 0,
        sameDayFamilies: 0,
      },
    ]);
  });

  it('tells whether an unsaved time has passed today, and what its first run removes', async () => {
    await begin('2025-09-01T16:00:00.000Z');
    const { id } = await given('2025-08-31');
    const first = async (time: string) => (await preview(`?nights=1&time=${time}`))[0];
    const passed = { date: '2025-09-01', isDue: true, deleted: 1, sessions: [{ id }] };
    expect(await first('12:00')).toMatchObject({ ...passed, cutoff: '2025-09-01T16:00:00.000Z' });
    expect(await first('12:01')).toMatchObject({ ...passed, isDue: false });
    // A preview neither sets the time nor deletes.
    await tick();
    expect(await left()).toEqual([id]);
    await root.put('/api/settings/tryout_auto_deletion_time', { value: '12:00' });
    await tick();
    expect(await left()).toEqual([]);
    // Today's run is done: another time counts from tomorrow.
    expect(await first('08:00')).toMatchObject({ date: '2025-09-02', isDue: false, deleted: 0 });
    for (const time of ['3:00', '24:00', '', 'x'])
      expect(await root.get(`${PREVIEW}?time=${time}`)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_CLEANUP_TIME' },
      });
  });

  it('counts children and families of sessions that an unsaved time removes on their own day', async () => {
    await begin('2025-09-01T16:00:00.000Z');
    const evening = await given('2025-09-02');
    const afternoon = await given('2025-09-02', '5:00 PM - 6:00 PM');
    const afterwards = await given('2025-09-02', '7:30 PM - 8:30 PM');
    const children = [
      [evening, 'one@example.test', 'confirmed'],
      [evening, 'one@example.test', 'waiting'],
      [afternoon, 'one@example.test', 'confirmed'],
      [afternoon, 'two@example.test', 'confirmed'],
      [afternoon, 'three@example.test', 'cancelled'],
      [afterwards, 'four@example.test', 'confirmed'],
    ] as const;
    for (const [session, parentEmail, status] of children)
      await givenRegistration(app, { sessionId: session.id, parentEmail, status });
    const sameDay = (night: CleanupNightDto) => [night.date, night.sameDayChildren, night.sameDayFamilies];
    expect((await preview('?nights=3&time=19:00')).map(sameDay)).toEqual([
      ['2025-09-01', 0, 0],
      ['2025-09-02', 4, 2],
      ['2025-09-03', 0, 0],
    ]);
    expect((await preview('?nights=3&time=03:00')).map(sameDay)).toEqual([
      ['2025-09-01', 0, 0],
      ['2025-09-02', 0, 0],
      ['2025-09-03', 0, 0],
    ]);
  });

  it('is empty while auto-deletion is off, and covers at most 31 nights', async () => {
    await begin('2025-09-01T16:00:00.000Z');
    await given('2025-08-01');
    expect(await preview()).toEqual([]);
    await root.put('/api/settings/tryout_auto_deletion_time', { value: '03:00' });
    expect(await preview('?nights=31')).toHaveLength(31);
    for (const nights of ['0', '32', '-1', '1.5', 'x', '', '14&nights=15'])
      expect([nights, await root.get(`${PREVIEW}?nights=${nights}`)]).toMatchObject([
        nights,
        { status: 400, body: { code: 'VALIDATION_FAILED' } },
      ]);
  });
});
