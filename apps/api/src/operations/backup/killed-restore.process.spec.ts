import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { migrateDatabase } from '../../create-app.js';
import { EmptyServer } from '../../platform/database/club/empty-server.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { embeddedFile } from '../../platform/database/embedded/embedded-file.js';
import { ENTITIES } from '../../entities.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createEmptyDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { givenClub, rowsOfClub } from '../../testing/given-club.js';
import { ServerProcess } from '../../testing/server-process.js';
import { useTestApp } from '../../testing/test-app.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

// Each round starts a process.
jest.setTimeout(120_000);

const ROUNDS = 4;
const folder = mkdtempSync(join(tmpdir(), 'lions-killed-restore-'));
const file = join(folder, 'club.backup');
const databases: TestDatabase[] = [];

let rows: Awaited<ReturnType<typeof rowsOfClub>>;

const app = useTestApp();
beforeAll(async () => {
  await givenClub(app);
  rows = await rowsOfClub(app.app.get(DataSource));
  await writeBackup(app.configuration, file, undefined);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

async function emptyPlace(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

async function expectWhole(place: TestDatabase): Promise<void> {
  const dataSource = await openDatabase(place);
  expect(await rowsOfClub(dataSource)).toEqual(rows);
  await dataSource.destroy();
}

/** Restores in a process; `killedAfter` milliseconds end it like a power cut. */
async function restoring({ environment }: TestDatabase, killedAfter?: number): Promise<number | null> {
  const child = new ServerProcess(environment, { args: ['--restore', file] });
  if (killedAfter === undefined) return child.exited;
  await pause(killedAfter);
  return child.kill('SIGKILL');
}

describe('a restore that is killed', () => {
  it('leaves no club that could be taken for whole, and can be run again', async () => {
    const startedAt = performance.now();
    const first = await emptyPlace();
    expect(await restoring(first)).toBe(0);
    await expectWhole(first);
    const duration = performance.now() - startedAt;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const place = await emptyPlace();
      // Most of the time is the start of the process.
      await restoring(place, duration * (0.4 + (0.6 * round) / (ROUNDS + 1)));
      // 1: the kill came after the restore, and the club that is there is not overwritten.
      expect([0, 1]).toContain(await restoring(place));
      await expectWhole(place);
    }
  });

  if (ON_SERVER)
    it('is recognized by every start on its database', async () => {
      const place = await emptyPlace();
      const server = await EmptyServer.claim(await dataSourceOptions(place.configuration, ENTITIES));
      await expect(restoreBackup(place.configuration, file, undefined)).rejects.toThrow(/another restore/);
      await server.release();
      await expect(migrateDatabase(place.configuration)).rejects.toThrow(
        /^A restore into this database was interrupted: run it again\.$/,
      );
      await restoreBackup(place.configuration, file, undefined);
      await migrateDatabase(place.configuration);
      await expectWhole(place);
    });
  else
    it('leaves no database file, or a whole one', async () => {
      const place = await emptyPlace();
      const child = new ServerProcess(place.environment, { args: ['--restore', file] });
      const database = embeddedFile(place.configuration.dataDir);
      while (!existsSync(`${database}.draft`) && !existsSync(database)) await pause(5);
      await child.kill('SIGKILL');
      // The draft is there for a moment only: a busy machine may look too late.
      if (existsSync(database)) await expectWhole(place);
    });
});
