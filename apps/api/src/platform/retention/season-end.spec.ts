import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenUser, startTestApp, type TestApp } from '../../testing/test-app.js';
import { whole } from '../database/row-shape.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() =>
  app.db.write(async (tx) => {
    for (const table of ['teams', 'admin_users', 'audit_entries', 'cleanup_runs'])
      await tx.execute(`DELETE FROM ${table}`);
  }),
);

async function night(instant: string): Promise<void> {
  app.clock.set(new Date(instant));
  await app.app.get(CleanupScheduler).tick();
}
const listsOf = async () => {
  const { body } = await app.anonymous().get('/api/teams');
  return (body as { activePlayers: string[] }[]).map(({ activePlayers }) => activePlayers);
};

describe('the end of the season, May 1', () => {
  it('empties all lists of competing players once, and keeps later entries', async () => {
    const { db, clock } = app;
    await night('2026-04-30T12:00:00.000Z');
    const team = await givenTeam(db, clock, { activePlayers: ['Alex Example', 'Bo Example'] });
    const deleted = await givenTeam(db, clock, { activePlayers: ['Cy Example'], deletedAt: clock.now() });
    const empty = await givenTeam(db, clock, { activePlayers: [] });
    // 03:00 of May 1 in Montréal.
    await night('2026-05-01T06:59:59.999Z');
    expect(await listsOf()).toEqual([['Alex Example', 'Bo Example'], []]);
    await night('2026-05-01T07:00:00.000Z');
    expect(await listsOf()).toEqual([[], []]);
    const rows = await db.read((reader) =>
      reader.select(
        `SELECT id, version, ${reader.lengthOf('activePlayers')} AS names FROM teams ORDER BY id`,
        [],
        { id: whole, version: whole, names: whole },
      ),
    );
    expect(rows.map(({ id, version, names }) => [id, version, names])).toEqual([
      [team.id, team.version + 1, 0],
      [deleted.id, deleted.version + 1, 0],
      [empty.id, empty.version, 0],
    ]);
    const next = await givenTeam(db, clock, { activePlayers: ['Dee Example'] });
    await night('2026-05-02T12:00:00.000Z');
    await night('2027-04-30T12:00:00.000Z');
    expect(await listsOf()).toContainEqual(['Dee Example']);
    await night('2027-05-01T12:00:00.000Z');
    expect(await listsOf()).toEqual([[], [], []]);
    expect(next.id).toBeGreaterThan(empty.id);
  });

  it('is caught up after downtime, and does not apply to a new server', async () => {
    const { db, clock } = app;
    await night('2026-05-20T12:00:00.000Z');
    await givenTeam(db, clock, { activePlayers: ['Alex Example'] });
    await night('2026-05-21T12:00:00.000Z');
    expect(await listsOf()).toEqual([['Alex Example']]);
    await night('2027-06-10T12:00:00.000Z');
    expect(await listsOf()).toEqual([[]]);
  });

  it('is in the log with numbers and without names', async () => {
    const { db, clock } = app;
    await givenUser(db, clock);
    await night('2026-04-30T12:00:00.000Z');
    const { id } = await givenTeam(db, clock, { activePlayers: ['Alex Example', 'Bo Example'] });
    await night('2026-05-01T12:00:00.000Z');
    const lines = await db.read((reader) =>
      reader.find(AuditEntry, { where: { action: 'team.updatePlayers' } }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.subjectId).toBe(id);
    expect(JSON.stringify(lines)).toContain('2 entries');
    expect(JSON.stringify(lines)).not.toContain('Example');
  });
});
