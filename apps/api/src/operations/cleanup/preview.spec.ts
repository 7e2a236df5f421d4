import { HOUR_MS, addDays } from '@lions/domain';
import { IsNull } from 'typeorm';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { Team } from '../../teams/team.entity.js';
import type { Client } from '../../testing/client.js';
import { givenRegistration } from '../../testing/given/given-registration.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { CleanupNightDto, CleanupStatusDto } from './cleanup.dto.js';
import { CleanupScheduler } from './cleanup.scheduler.js';

const PREVIEW = '/api/admin/auto-deletion/preview';

let app: TestApp;
let root: Client;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
  team = await givenTeam(app.db, app.clock);
}
const given = (date: string, time = '6:00 PM - 7:30 PM', teamId = team.id) =>
  givenTryoutSession(app.db, app.clock, teamId, { date, time });
const preview = async (query = '') => (await root.get<CleanupNightDto[]>(PREVIEW + query)).body;
const idsOf = ({ sessions }: CleanupNightDto) => sessions.map(({ id }) => id);
const tick = () => app.app.get(CleanupScheduler).tick();
async function left(): Promise<number[]> {
  const rows = await app.db.read((reader) =>
    reader.find(TryoutSession, { where: { deletedAt: IsNull() }, order: { id: 'ASC' } }),
  );
  return rows.map(({ id }) => id);
}

describe('the preview of the clean-up', () => {
  it.each([
    ['where clocks fall back', '2025-10-27T16:00:00.000Z', '01:30'],
    ['where clocks spring forward', '2026-03-02T17:00:00.000Z', '02:30'],
    ['with a run that is due at once', '2026-06-01T16:00:00.000Z', '03:00'],
  ])('names what each of fourteen nights then removes, %s', async (_, start, time) => {
    await begin(start);
    await root.put('/api/settings/tryout_auto_deletion_time', { value: time });
    const today = start.slice(0, 10);
    const hidden = await givenTeam(app.db, app.clock, { isVisible: false });
    const deleted = await givenTeam(app.db, app.clock, { deletedAt: app.clock.now() });
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
      await givenRegistration(app.db, app.clock, session.id, { parentEmail, status });
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
