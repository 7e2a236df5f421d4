import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminUser } from '../../auth/accounts/admin-user.entity.js';
import { readConfiguration } from '../../platform/config/configuration.js';
import { pruneErasures, readErasures } from '../../platform/erasures/erasure-log.js';
import { Erasure } from '../../platform/erasures/erasure.entity.js';
import { Family } from '../../places/outbox/family.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { givenFamily, givenOpenPractices, givenPractice, register } from '../../testing/given.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const folder = mkdtempSync(join(tmpdir(), 'lions-erasures-'));
const file = join(folder, 'before.backup');
const databases: TestDatabase[] = [];
const apps: TestApp[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ BACKUP_DIR: folder });
  apps.push(app);
});
afterAll(async () => {
  for (const each of apps.reverse()) await each.close();
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

/** The application on a restored club; `change` runs between the restore and the start. */
async function restored(change: (dataDir: string) => void = () => undefined): Promise<TestApp> {
  const database = await createEmptyDatabase();
  databases.push(database);
  await restoreBackup(database.configuration, file, undefined);
  change(database.configuration.dataDir);
  // Read again: the restore replaced the generated secret.
  const started = await startTestApp({}, { ...app, configuration: readConfiguration(database.environment) });
  apps.push(started);
  return started;
}

const emailsIn = async ({ db }: TestApp) => ({
  families: (await db.read((reader) => reader.find(Family))).map(({ email }) => email).sort(),
  registrations: (await db.read((reader) => reader.find(Registration)))
    .map(({ parentEmail, status }) => `${parentEmail} ${status}`)
    .sort(),
  users: (await db.read((reader) => reader.find(AdminUser))).length,
});

describe('people who were erased after a backup', () => {
  it('are erased again by the first start on the restored club, and their places passed on', async () => {
    const root = await app.signedIn('superadmin');
    const coach = await app.signedIn('coach');
    await givenOpenPractices(app);
    const { id } = await givenPractice(app, { capacity: 2 });
    const target = { kind: 'practice', id } as const;
    for (const name of ['a', 'b', 'c'])
      expect((await register(app.anonymous(), target, `Demo ${name}`, `${name}@example.test`)).status).toBe(
        201,
      );
    const early = await givenFamily(app, 'early@example.test');
    expect((await app.anonymous().post(`${early.path}/erase`)).status).toBe(204);
    await register(app.anonymous(), target, 'Demo early', 'early@example.test');
    const before = await emailsIn(app);
    await writeBackup(app.configuration, file, undefined);

    const family = await givenFamily(app, 'a@example.test');
    expect((await app.anonymous().post(`${family.path}/erase`)).status).toBe(204);
    expect((await root.delete(`/api/admin/users/${coach.user.id}`)).status).toBe(204);
    const after = await emailsIn(app);
    expect(after).not.toEqual(before);
    const log = readFileSync(join(folder, 'erased-people.jsonl'), 'utf8');
    expect(log).not.toMatch(/example/);

    // The control: without the log they are back.
    const without = await restored((dataDir) => rmSync(join(dataDir, 'erased-people.jsonl')));
    expect(await emailsIn(without)).toEqual(before);
    const again = await restored();
    expect(await emailsIn(again)).toEqual(after);
    // A family that registered again after an erasure that the backup knows is still there.
    expect(after.families).toContain('early@example.test');
    const marks = (at: TestApp) => at.find(Erasure, { select: { mark: true } });
    expect((await marks(again)).map(({ mark }) => mark).sort()).toEqual(
      (await marks(app)).map(({ mark }) => mark).sort(),
    );
  });

  it('and registered again are not erased when the mark of the erasure has ended', async () => {
    const club = await startTestApp();
    apps.push(club);
    const family = await givenFamily(club, 'back@example.test');
    expect((await club.anonymous().post(`${family.path}/erase`)).status).toBe(204);
    club.clock.set('2026-10-02T15:00:00.000Z');
    await givenFamily(club, 'back@example.test');
    const log = () => readErasures([club.configuration.dataDir]);
    expect(log()).toHaveLength(1);
    // Same deletion as in the nightly run after thirteen months.
    club.clock.set('2026-10-02T16:00:00.000Z');
    await club.execute('DELETE FROM erasures');
    apps.push(await startTestApp({}, club));
    expect((await emailsIn(club)).families).toEqual(['back@example.test']);
    expect(log()).toEqual([]);
  });

  it('are remembered for thirteen months, also beside a line that was cut off', () => {
    const log = join(folder, 'erased-people.jsonl');
    const known = readErasures([folder]);
    expect(known.length).toBe(3);
    appendFileSync(log, '{"mark":"cut');
    expect(readErasures([folder])).toEqual(known);
    pruneErasures(folder, new Date('2025-01-01'));
    expect(readErasures([folder, join(folder, 'missing')])).toEqual(known);
    pruneErasures(folder, new Date('2027-01-01'));
    expect(readErasures([folder])).toEqual([]);
    expect(existsSync(log)).toBe(true);
  });
});
