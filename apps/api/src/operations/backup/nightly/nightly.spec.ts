import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, civilAt, HOUR_MS } from '@lions/domain';
import { lockFolder } from '../../../platform/database/embedded/embedded-lock.js';
import { openDatabase } from '../../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.js';
import { freePort, ServerProcess } from '../../../testing/server-process.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { writeBackup } from '../write-backup.js';
import { BackupScheduler } from './backup.scheduler.js';
import type { BackupsDto } from '../backups.controller.js';

// Some tests start several processes.
jest.setTimeout(90_000);

const folder = mkdtempSync(join(tmpdir(), 'lions-nightly-'));
const databases: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

const newFolder = () => mkdtempSync(join(folder, 'backups-'));
const today = () => civilAt(new Date(), 'America/Toronto').date;
const nameOf = (day: string) => `lions-nightly-${day}.backup`;
const backupsIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.startsWith('lions-'))
    .sort();

async function givenPlace(environment: Record<string, string>): Promise<TestDatabase> {
  const database = await createTestDatabase(environment);
  databases.push(database);
  return database;
}

async function nightly(database: TestDatabase, day = today()) {
  const child = new ServerProcess(database.environment, { args: ['--nightly-backup', day] });
  return { code: await child.exited, output: child.output, errors: child.errors };
}

describe('the nightly backup', () => {
  it('is made by the running server, checked, and left alone until the next night', async () => {
    const [dir, port] = [newFolder(), await freePort()];
    const database = await givenPlace({ BACKUP_DIR: dir, PORT: String(port) });
    const server = new ServerProcess(database.environment);
    await server.ready();
    for (let tries = 0; backupsIn(dir).join() !== nameOf(today()) && tries < 300; tries += 1)
      await pause(100);
    expect(backupsIn(dir)).toEqual([nameOf(today())]);
    await server.kill();
    // Nothing of the check is left.
    expect(readdirSync(database.configuration.dataDir)).not.toContain('backup-check');
    expect(await nightly(database)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/is there already/),
    });
  });

  it('keeps 7 daily, 4 weekly and 12 monthly ones, and every other file', async () => {
    const dir = newFolder();
    const database = await givenPlace({ BACKUP_DIR: dir });
    const days = Array.from({ length: 60 }, (_, index) => addDays('2025-09-01', index));
    for (const day of days) writeFileSync(join(dir, nameOf(day)), 'a backup');
    writeFileSync(join(dir, 'lions-2020-01-01T00-00-00Z.backup'), 'made by hand');
    writeFileSync(join(dir, nameOf('2999-01-01')), 'made while the clock was wrong');
    writeFileSync(join(dir, `${nameOf('2025-10-30')}.unchecked`), 'of a killed run');
    expect(await nightly(database, '2025-10-31')).toMatchObject({ code: 0, errors: '' });
    const kept = [...days.slice(-6), '2025-10-31', '2025-10-18', '2025-10-11', '2025-09-30'];
    // The fourth weekly backup, of Saturday the 25th, is one of the seven daily ones.
    expect(backupsIn(dir)).toEqual([
      'lions-2020-01-01T00-00-00Z.backup',
      ...[...new Set(kept)].map(nameOf).sort(),
      nameOf('2999-01-01'),
    ]);
  });

  it('is made once by several processes that share the folder', async () => {
    const dir = newFolder();
    const database = await givenPlace({ BACKUP_DIR: dir });
    const runs = await Promise.all([nightly(database), nightly(database), nightly(database)]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(runs.filter(({ output }) => output.includes('restored for a check'))).toHaveLength(1);
    expect(backupsIn(dir)).toEqual([nameOf(today())]);
  });

  it('is refused in the folder of the photographs, which it would read without end', async () => {
    const database = await givenPlace({});
    const dir = join(database.configuration.dataDir, 'media/backups');
    const environment = { ...database.environment, BACKUP_DIR: dir };
    const child = new ServerProcess(environment, { args: ['--nightly-backup', today()] });
    expect(await child.exited).toBe(1);
    expect(child.errors).toMatch(
      /^No backup was written: .+media holds what it copies\. Use another folder\.\n$/,
    );
    expect(backupsIn(dir)).toEqual([]);
  });

  it('is not kept, and removes none, when it cannot be restored', async () => {
    const dir = newFolder();
    const database = await givenPlace({ BACKUP_DIR: dir });
    const dataSource = await openDatabase(database);
    await dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999998, 'AddTomorrow9999999999998')",
    );
    for (const day of ['2025-01-01', '2025-01-02']) writeFileSync(join(dir, nameOf(day)), 'an older backup');
    const run = await nightly(database);
    expect(run).toMatchObject({ code: 1, errors: expect.stringMatching(/newer version/) });
    expect(backupsIn(dir)).toEqual(['2025-01-01', '2025-01-02'].map(nameOf));
    await dataSource.query("DELETE FROM migrations WHERE name = 'AddTomorrow9999999999998'");
    await dataSource.destroy();
  });
});

it('the scratch database of a killed check is removed by a start, that of a running one is not', async () => {
  const dir = newFolder();
  const app = await startTestApp({ BACKUP_DIR: dir });
  const scratch = join(app.configuration.dataDir, 'backup-check');
  mkdirSync(scratch);
  writeFileSync(join(scratch, 'lions.sqlite'), 'a whole club');
  const unlock = lockFolder(dir, 'backup.lock');
  app.app.get(BackupScheduler).begin(undefined);
  expect(existsSync(scratch)).toBe(true);
  unlock?.();
  app.app.get(BackupScheduler).begin(undefined);
  expect(existsSync(scratch)).toBe(false);
  await app.close();
});

describe('the dashboard', () => {
  let app: TestApp;
  const dir = join(folder, 'shown');
  beforeAll(async () => {
    app = await startTestApp({ BACKUP_DIR: dir });
  });
  afterAll(() => app.close());

  it('shows superadmins the age of the newest backup, and warns after 36 hours', async () => {
    const root = await app.signedIn('superadmin');
    const state = async () => (await root.get<BackupsDto>('/api/admin/backups')).body;
    expect(await state()).toEqual({ isOn: true, newest: null, count: 0, isOverdue: true, isRunning: false });
    mkdirSync(dir);
    const first = join(dir, nameOf('2025-01-01'));
    const { takenAt, bytes } = await writeBackup(app.configuration, first, 'a passphrase of the tests');
    copyFileSync(first, join(dir, nameOf('2025-01-02')));
    const newest = { takenAt: takenAt.toISOString(), bytes, isEncrypted: true };
    expect(readFileSync(first).length).toBe(bytes);
    app.clock.set(new Date(takenAt.getTime() + 36 * HOUR_MS));
    const seen = await app.signedIn('superadmin');
    const later = async () => (await seen.get<BackupsDto>('/api/admin/backups')).body;
    expect(await later()).toEqual({ isOn: true, newest, count: 2, isOverdue: false, isRunning: false });
    app.clock.advance(1);
    expect(await later()).toMatchObject({ newest, isOverdue: true });
    writeFileSync(join(dir, nameOf('2999-01-01')), 'made while the clock was wrong');
    expect((await later()).newest).toEqual(newest);
    writeFileSync(join(dir, nameOf('2025-01-03')), 'no backup');
    expect(await later()).toMatchObject({ newest: null, isOverdue: true });
  });

  it('says that no backup is made where BACKUP_DIR is not set', async () => {
    const without = await startTestApp();
    const root = await without.signedIn('superadmin');
    const { body } = await root.get<BackupsDto>('/api/admin/backups');
    expect(body).toEqual({ isOn: false, newest: null, count: 0, isOverdue: false, isRunning: false });
    await without.close();
  });
});
