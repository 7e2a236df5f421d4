import { BRAKE, addDays, instantAt } from '@lions/domain';
import { CleanupRun, type CleanupKind } from './cleanup-run.entity.js';
import { NightlyRuns } from './nightly-runs.js';
import type { WaitingRunDto, WaitingRunsDto } from './waiting-runs.dto.js';
import { text, whole } from '../../platform/database/row-shape.js';
import { givenPractice, givenRegistration, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { useSecondApp, useTestApp } from '../../testing/test-app.js';
import { ON_SERVER } from '../../testing/database/test-database.js';

/** An evening in the season, 19:00 in Montréal, and the day in March to which the clock jumps. */
const NOVEMBER = '2025-11-22T00:00:00.000Z';
const MARCH = '2026-03-01T15:00:00.000Z';
const TABLES = ['practices', 'registrations', 'teams', 'tryout_sessions', 'families', 'outbox_mails'];

const app = useTestApp({
  now: NOVEMBER,
  empty: [...TABLES, 'admin_users', 'settings', 'audit_entries', 'cleanup_runs', 'waiting_runs'],
});
/** The embedded database has one process, which ticks twice at once. */
const apps = [app, useSecondApp(app)];

/** The minute tick of both processes at the same moment. */
async function tickAt(instant: string | Date): Promise<void> {
  app.clock.set(instant);
  await Promise.all(apps.map((each) => each.app.get(NightlyRuns).runIfDue()));
}
/** Access tokens expire after 15 minutes, so each call uses a fresh sign-in. */
const superadmin = () => app.signedIn('superadmin');
const waiting = async () =>
  (await (await superadmin()).get<WaitingRunsDto>('/api/admin/waiting-runs')).body.runs;
const approve = async ({ id, cutoff, rows }: Pick<WaitingRunDto, 'id' | 'cutoff' | 'rows'>) =>
  (await superadmin()).post<{ deleted?: number; code?: string }>(`/api/admin/waiting-runs/${id}/approve`, {
    cutoff,
    rows,
  });
async function amounts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES)
    found[table] = (await app.select(`SELECT id FROM ${table}`, [], { id: whole })).length;
  return found;
}
const runsOf = (kind: CleanupKind) => app.find(CleanupRun, { where: { kind }, order: { ranOn: 'ASC' } });
const linesOf = (action: string) =>
  app.select('SELECT actor FROM audit_entries WHERE action = ? ORDER BY id', [action], { actor: text });

/** Players of one practice. */
async function givenPlayers(count: number, date = '2025-12-05'): Promise<void> {
  const { id: practiceId } = await givenPractice(app, { date });
  for (let number = 0; number < count; number += 1) await givenRegistration(app, { practiceId });
}
async function givenSessions(count: number, date: string): Promise<void> {
  const team = await givenTeam(app);
  for (let number = 0; number < count; number += 1) await givenTryoutSession(app, { teamId: team.id, date });
}
const setTime = async (value = '03:00') =>
  (await superadmin()).put('/api/settings/tryout_auto_deletion_time', { value });
/** Runs of earlier nights, the last one yesterday. */
const givenRuns = (kind: CleanupKind, ...deleted: number[]) =>
  app.db.write(async (tx) => {
    for (const [index, count] of deleted.entries()) {
      const ranAt = instantAt(addDays('2025-11-21', index - deleted.length), 180, 'America/Toronto');
      const ranOn = ranAt.toISOString().slice(0, 10);
      await tx.insert(CleanupRun, { kind, ranOn, ranAt, cutoff: ranAt, deleted: count });
    }
  });

describe('a clock that jumps to March', () => {
  beforeEach(async () => {
    await tickAt(NOVEMBER);
    await givenPlayers(93);
  });

  it('removes nothing: the retention run waits once, at any number of ticks', async () => {
    const before = await amounts();
    for (const instant of [MARCH, '2026-03-01T15:01:00.000Z', '2026-03-01T15:02:00.000Z'])
      await tickAt(instant);
    expect(await amounts()).toEqual(before);
    expect(await waiting()).toEqual([
      {
        id: expect.any(Number),
        kind: 'retention',
        date: '2026-03-01',
        cutoff: MARCH,
        waitsSince: MARCH,
        rows: 93,
        counts: [{ data: 'registrations', rows: 93 }],
        mostBefore: 0,
      },
    ]);
    expect((await runsOf('retention')).map(({ ranOn }) => ranOn)).toEqual(['2025-11-21']);
    expect(await linesOf('cleanup.retention')).toEqual([]);
  });

  it('keeps one run waiting over the next nights, with its first date', async () => {
    await tickAt(MARCH);
    const before = await amounts();
    await tickAt('2026-03-02T08:00:00.000Z');
    await tickAt('2026-03-03T08:00:30.000Z');
    expect(await amounts()).toEqual(before);
    expect(await waiting()).toMatchObject([
      { date: '2026-03-03', cutoff: '2026-03-03T08:00:30.000Z', waitsSince: MARCH, rows: 93 },
    ]);
  });

  it('stops waiting when the clock is right again, and the next night runs', async () => {
    await tickAt(MARCH);
    await tickAt('2025-11-22T00:05:00.000Z');
    expect(await waiting()).toEqual([]);
    await tickAt('2025-11-22T08:00:00.000Z');
    expect((await runsOf('retention')).map(({ ranOn, deleted }) => [ranOn, deleted])).toEqual([
      ['2025-11-21', 0],
      ['2025-11-22', 0],
    ]);
    expect((await amounts())['registrations']).toBe(93);
  });

  it('ignores an approval given before the clock was right again', async () => {
    await tickAt(MARCH);
    const [run] = (await waiting()) as [WaitingRunDto];
    app.clock.set('2025-11-22T00:05:00.000Z');
    expect(await approve(run)).toMatchObject({ status: 404, body: { code: 'RUN_NOT_WAITING' } });
    expect((await amounts())['registrations']).toBe(93);
  });

  it('removes exactly what was shown after a superadmin’s approval, and runs again the next night', async () => {
    await givenPlayers(7, '2026-02-20');
    await tickAt(MARCH);
    const [run] = (await waiting()) as [WaitingRunDto];
    app.clock.set('2026-03-01T18:00:00.000Z');
    expect(await approve(run)).toMatchObject({ status: 200, body: { deleted: 93 } });
    expect(await amounts()).toMatchObject({ registrations: 7, practices: 2 });
    expect(await waiting()).toEqual([]);
    expect((await runsOf('retention')).at(-1)).toMatchObject({
      ranOn: '2026-03-01',
      cutoff: new Date(MARCH),
      deleted: 93,
    });
    const [yes] = await linesOf('cleanup.approve');
    expect(yes?.actor).toMatch(/^test-user-/);
    expect(await linesOf('cleanup.retention')).toEqual([{ actor: 'server' }]);
    expect(await approve(run)).toMatchObject({ status: 404 });
    await tickAt('2026-03-02T08:00:00.000Z');
    expect((await runsOf('retention')).at(-1)).toMatchObject({ ranOn: '2026-03-02', deleted: 0 });
  });

  it('runs without approval once fewer rows are left than the brake stops', async () => {
    await tickAt(MARCH);
    await app.execute(
      'DELETE FROM registrations WHERE id <= (SELECT * FROM (SELECT MIN(id) + 42 FROM registrations) AS first)',
    );
    await tickAt('2026-03-01T15:01:00.000Z');
    expect((await runsOf('retention')).at(-1)).toMatchObject({ ranOn: '2026-03-01', deleted: 50 });
    expect(await waiting()).toEqual([]);
  });
});

describe('an approval', () => {
  let run: WaitingRunDto;
  beforeEach(async () => {
    await tickAt(NOVEMBER);
    await givenPlayers(60);
    await tickAt(MARCH);
    [run] = (await waiting()) as [WaitingRunDto];
  });

  it('of 60 rows does not remove 300: the run waits with the new number', async () => {
    await givenPlayers(240);
    expect(await approve(run)).toMatchObject({ status: 409, body: { code: 'WAITING_RUN_CHANGED' } });
    expect((await amounts())['registrations']).toBe(300);
    expect(await waiting()).toMatchObject([{ id: run.id, rows: 300 }]);
    expect(await linesOf('cleanup.approve')).toEqual([]);
  });

  it('is refused for another cutoff or number than the one shown', async () => {
    for (const change of [{ rows: 61 }, { rows: 1_000_000 }, { cutoff: '2026-03-01T15:00:00.001Z' }])
      expect(await approve({ ...run, ...change })).toMatchObject({
        status: 409,
        body: { code: 'WAITING_RUN_CHANGED' },
      });
    for (const change of [{ rows: 0 }, { rows: 1.5 }, { rows: '60' }, { cutoff: 'today' }, { cutoff: null }])
      expect(await approve({ ...run, ...change } as WaitingRunDto)).toMatchObject({ status: 400 });
    expect((await amounts())['registrations']).toBe(60);
  });

  it('is valid for that night only', async () => {
    await tickAt('2026-03-02T08:00:00.000Z');
    expect(await approve(run)).toMatchObject({ status: 409 });
    const [again] = (await waiting()) as [WaitingRunDto];
    expect(await approve(again)).toMatchObject({ status: 200, body: { deleted: 60 } });
  });

  it('given twice at once runs once', async () => {
    const clients = await Promise.all(apps.map((each) => each.signedIn('superadmin')));
    const answers = await Promise.all(
      [...clients, ...clients].map((client) =>
        client.post(`/api/admin/waiting-runs/${run.id}/approve`, { cutoff: run.cutoff, rows: run.rows }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await linesOf('cleanup.approve')).toHaveLength(1);
  });

  it('requires a superadmin', async () => {
    const coach = await app.signedIn('coach');
    expect(await coach.get('/api/admin/waiting-runs')).toMatchObject({ status: 403 });
    const { cutoff, rows } = run;
    const answer = await coach.post(`/api/admin/waiting-runs/${run.id}/approve`, { cutoff, rows });
    expect(answer).toMatchObject({ status: 403 });
    expect((await amounts())['registrations']).toBe(60);
  });
});

describe('the nightly clean-up', () => {
  const night = '2025-11-22T08:00:00.000Z';
  const left = async () =>
    (await app.select('SELECT id FROM tryout_sessions WHERE deletedAt IS NULL', [], { id: whole })).length;

  it('removes 50 sessions at once, and waits with 51', async () => {
    await setTime();
    await givenSessions(50, '2025-11-20');
    await tickAt(night);
    expect(await left()).toBe(0);
    await givenSessions(251, '2025-11-21');
    await tickAt('2025-11-23T08:00:00.000Z');
    expect(await left()).toBe(251);
    expect(await waiting()).toMatchObject([
      { kind: 'sessions', date: '2025-11-23', cutoff: '2025-11-23T08:00:00.000Z', rows: 251, mostBefore: 50 },
    ]);
  });

  it('removes five times the most of the last thirty runs; the thirty-first does not count', async () => {
    await setTime();
    await givenRuns('sessions', 12, ...Array.from({ length: BRAKE.runs - 1 }, () => 0));
    await givenSessions(60, '2025-11-20');
    await tickAt(night);
    expect(await left()).toBe(0);
    await app.execute('DELETE FROM cleanup_runs');
    await givenRuns('sessions', 12, ...Array.from({ length: BRAKE.runs }, () => 0));
    await givenSessions(60, '2025-11-20');
    await tickAt('2025-11-22T08:01:00.000Z');
    expect(await left()).toBe(60);
  });

  it('compares with runs of its own kind', async () => {
    await setTime();
    await givenRuns('retention', 500);
    await givenSessions(51, '2025-11-20');
    await tickAt(night);
    expect(await left()).toBe(51);
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['sessions']);
  });

  it('stops waiting once auto-deletion is off', async () => {
    await setTime();
    await givenSessions(51, '2025-11-20');
    await tickAt(night);
    expect(await waiting()).toHaveLength(1);
    await (await superadmin()).delete('/api/settings/tryout_auto_deletion_time');
    await tickAt('2025-11-22T08:01:00.000Z');
    expect(await waiting()).toEqual([]);
    expect(await left()).toBe(51);
  });

  it('has no brake when run manually: the superadmin saw the number', async () => {
    await givenSessions(60, '2025-11-20');
    expect(await (await superadmin()).post('/api/admin/trigger-auto-deletion')).toMatchObject({
      body: { deleted: 60 },
    });
  });

  it('announces in advance that it would wait', async () => {
    await setTime();
    await givenSessions(51, '2025-11-21');
    const nights = await (await superadmin()).get('/api/admin/auto-deletion/preview?nights=2');
    expect(nights.body).toMatchObject([
      { waits: false, deleted: 0 },
      { waits: true, deleted: 51 },
    ]);
  });
});

describe('a run that fails halfway', () => {
  /** Page views are removed last; this trigger makes that statement fail. */
  const stop = ON_SERVER ? "FOR EACH ROW SIGNAL SQLSTATE '45000'" : "BEGIN SELECT RAISE(ABORT, 'stop'); END";
  const execute = (sql: string) => app.execute(sql);

  it('removes nothing, takes no date and is done a minute later', async () => {
    await tickAt(NOVEMBER);
    await givenPlayers(20);
    await execute("INSERT INTO page_views (day, path, language, views) VALUES ('2020-01-01', '/', 'en', 1)");
    await execute(`CREATE TRIGGER stop_removal BEFORE DELETE ON page_views ${stop}`);
    await expect(tickAt(MARCH)).rejects.toThrow();
    expect((await amounts())['registrations']).toBe(20);
    expect((await runsOf('retention')).map(({ ranOn }) => ranOn)).toEqual(['2025-11-21']);
    await execute('DROP TRIGGER stop_removal');
    await tickAt('2026-03-01T15:01:00.000Z');
    expect((await amounts())['registrations']).toBe(0);
    expect((await runsOf('retention')).at(-1)).toMatchObject({ ranOn: '2026-03-01', deleted: 21 });
  });
});

describe('the end of the season', () => {
  it('counts each list that it empties', async () => {
    await tickAt(NOVEMBER);
    for (let count = 0; count < 51; count += 1) await givenTeam(app, { activePlayers: ['Alex Example'] });
    await tickAt('2026-05-01T12:00:00.000Z');
    expect(await waiting()).toMatchObject([{ rows: 51, counts: [{ data: 'playerLists', rows: 51 }] }]);
  });
});
