import { addDays, instantAt } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Setting } from '../../settings/setting.entity.js';
import { givenTeam, givenTryoutSession } from '../../testing/given.js';
import { startTestApp, type TestApp, useSecondApp, useTestApp } from '../../testing/test-app.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { CleanupRun } from './cleanup-run.entity.js';
import { CleanupService } from './cleanup.service.js';
import { NightlyRuns } from './nightly-runs.js';

const DAYS = 20;
const PER_DAY = 3;

const app = useTestApp({ isForEach: true });
/** On the embedded database the same process, which then ticks twice at once. */
const second = useSecondApp(app, beforeEach);

const setTime = ({ db, clock }: TestApp, value: string) =>
  db.write((tx) =>
    tx.insert(Setting, {
      key: 'tryout_auto_deletion_time',
      value,
      description: null,
      version: 1,
      updatedAt: clock.now(),
    }),
  );

/** Ticks all processes at the same moment on twenty nights; returns the recorded runs. */
async function twentyNights() {
  const { db, clock, configuration } = app;
  await setTime(app, '03:00');
  const team = await givenTeam(app);
  const sessionIds: number[] = [];
  for (let day = 1; day <= DAYS; day += 1) {
    const date = addDays('2025-10-20', day);
    for (let count = 0; count < PER_DAY; count += 1)
      sessionIds.push((await givenTryoutSession(app, { teamId: team.id, date: addDays(date, -1) })).id);
    clock.set(instantAt(date, 180 + (day % 5), configuration.zone));
    await Promise.all([app, second, app, second].map((each) => each.app.get(NightlyRuns).runIfDue()));
  }
  const runs = await db.read((reader) =>
    reader.find(CleanupRun, { where: { kind: 'sessions' }, order: { id: 'ASC' } }),
  );
  const entries = await db.read((reader) =>
    reader.find(AuditEntry, { where: { action: 'cleanup.run' }, order: { id: 'ASC' } }),
  );
  const deletedIds = entries.flatMap(({ after }) => after?.['sessionIds'] as number[]);
  return { runs, entries: entries.length, deletedIds, sessionIds };
}

describe(ON_SERVER ? 'two processes on one database' : 'one process that is asked twice at once', () => {
  it('clean up exactly once per local date, also when clocks change', async () => {
    const { runs, entries, deletedIds, sessionIds } = await twentyNights();
    expect(runs.map(({ ranOn, deleted }) => ({ ranOn, deleted }))).toEqual(
      Array.from({ length: DAYS }, (_, day) => ({ ranOn: addDays('2025-10-21', day), deleted: PER_DAY })),
    );
    expect(entries).toBe(DAYS);
    expect(deletedIds).toEqual(sessionIds);
  }, 60_000);

  it('fail without the unique date: the race is real', async () => {
    await app.execute(`DROP INDEX cleanup_runs_date ${ON_SERVER ? 'ON cleanup_runs' : ''}`);
    const { runs } = await twentyNights();
    expect(runs.length).toBeGreaterThan(DAYS);
  }, 60_000);
});

describe('a server that was down at night', () => {
  /** The run of a server at its start, when it went down on 2 September after that day's run. */
  async function runAfterRestart(time: string, at: string) {
    const { clock } = app;
    await setTime(app, time);
    clock.set('2025-09-03T03:30:00.000Z');
    await app.app.get(NightlyRuns).runIfDue();
    const team = await givenTeam(app);
    await givenTryoutSession(app, { teamId: team.id, date: '2025-09-04' });
    clock.set(at);
    await startTestApp({}, app);
    return (await app.app.get(CleanupService).status()).lastRun;
  }

  it('catches up at its start', async () => {
    expect(await runAfterRestart('03:00', '2025-09-05T14:00:00.000Z')).toEqual({
      ranOn: '2025-09-05',
      ranAt: '2025-09-05T14:00:00.000Z',
      cutoff: '2025-09-05T07:00:00.000Z',
      deleted: 1,
    });
  });

  it('runs yesterday’s clean-up when today’s is still to come', async () => {
    expect(await runAfterRestart('23:00', '2025-09-05T14:00:00.000Z')).toEqual({
      ranOn: '2025-09-04',
      ranAt: '2025-09-05T14:00:00.000Z',
      cutoff: '2025-09-05T03:00:00.000Z',
      deleted: 1,
    });
  });
});
