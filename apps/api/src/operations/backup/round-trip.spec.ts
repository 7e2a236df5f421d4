import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import mysql from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { readConfiguration, type Configuration } from '../../platform/config/configuration.js';
import { MIGRATIONS } from '../../platform/database/migrations/index.js';
import { openDatabase, openMigrated } from '../../testing/database/open-database.js';
import { createEmptyDatabase, TESTED, type TestDatabase } from '../../testing/database/test-database.js';
import { givenClub, rowsOfClub } from '../../testing/given-club.js';
import { useTestApp } from '../../testing/test-app.js';
import { pictureFolder, picturesIn } from './pictures.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const folder = mkdtempSync(join(tmpdir(), 'lions-backup-'));
const databases: TestDatabase[] = [];

const app = useTestApp();
beforeAll(async () => {
  await givenClub(app);
  givenPicture('portrait.jpg', Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251)));
  givenPicture('teams/7/crest.svg', Buffer.alloc(0));
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

function givenPicture(name: string, content: Buffer): void {
  const path = join(pictureFolder(app.configuration.dataDir), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** An empty embedded place, or one on the tested server. */
async function emptyPlace(isEmbedded = false): Promise<Configuration> {
  if (isEmbedded) return readConfiguration({ DATA_DIR: mkdtempSync(join(folder, 'data-')) });
  const database = await createEmptyDatabase();
  databases.push(database);
  return database.configuration;
}

let files = 0;
const newFile = () => join(folder, `${(files += 1)}.backup`);

async function rowsAt(configuration: Configuration) {
  const dataSource = await openDatabase({ configuration });
  try {
    return await rowsOfClub(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const picturesOf = ({ dataDir }: Configuration) =>
  picturesIn(pictureFolder(dataDir)).map((name) => [name, readFileSync(join(pictureFolder(dataDir), name))]);

describe('a backup', () => {
  it.each([
    ['a new embedded database', true],
    [`a new one on ${TESTED}`, false],
  ])('restores every row, picture and both secrets into %s, and back', async (_, isEmbedded) => {
    const rows = await rowsOfClub(app.app.get(DataSource));
    expect(Object.entries(rows).filter(([, found]) => found.length === 0)).toEqual([]);
    const [there, back] = [await emptyPlace(isEmbedded), await emptyPlace(!isEmbedded)];
    const [first, second] = [newFile(), newFile()];
    // The two secrets differ, as after a rotation.
    const rotated = { ...app.configuration, linkSecret: 'the secret of before the rotation' };
    const written = await writeBackup(rotated, first, undefined);
    const { end, secrets } = await restoreBackup(there, first, undefined);
    expect(await rowsAt(there)).toEqual(rows);
    expect(end).toMatchObject({ rows: written.rows, pictures: 2 });
    expect(end.rows).toBe(Object.values(rows).reduce((sum, { length }) => sum + length, 0));
    await writeBackup({ ...there, ...secrets }, second, undefined);
    await restoreBackup(back, second, undefined);
    expect(await rowsAt(back)).toEqual(rows);
    for (const place of [there, back]) {
      expect(picturesOf(place)).toEqual(picturesOf(app.configuration));
      expect(readFileSync(join(place.dataDir, 'jwt-secret'), 'utf8')).toBe(app.configuration.jwtSecret);
      expect(readFileSync(join(place.dataDir, 'link-secret'), 'utf8')).toBe(rotated.linkSecret);
    }
  });

  // In CI both kinds of server are there; the other runs go from the embedded database to theirs and back.
  if (TESTED === 'mysql' && process.env['CI'] === 'true')
    it('goes from the embedded database to MySQL, to MariaDB and back', async () => {
      const name = `lions_test_${randomBytes(6).toString('hex')}`;
      const mariaDb = (process.env['TEST_MARIADB_URL'] ?? 'mysql://root@127.0.0.1:3306').replace(/\/$/, '');
      const onMariaDb = async (statement: string) => {
        const connection = await mysql.createConnection({ uri: mariaDb });
        await connection.query(statement);
        await connection.end();
      };
      await onMariaDb(`CREATE DATABASE ${name}`);
      const third = { ...(await emptyPlace(true)), databaseUrl: `${mariaDb}/${name}` };
      const rows = await rowsOfClub(app.app.get(DataSource));
      let from = app.configuration;
      for (const place of [await emptyPlace(true), await emptyPlace(), third, await emptyPlace(true)]) {
        const file = newFile();
        await writeBackup(from, file, undefined);
        const { secrets } = await restoreBackup(place, file, undefined);
        expect(await rowsAt(place)).toEqual(rows);
        from = { ...place, ...secrets, isSecretDrawn: false };
      }
      await onMariaDb(`DROP DATABASE ${name}`);
    }, 120_000);

  it('continues the ids, so that none is used twice', async () => {
    const place = await emptyPlace();
    const file = newFile();
    await writeBackup(app.configuration, file, undefined);
    await restoreBackup(place, file, undefined);
    const nextIds = [];
    for (const dataSource of [app.app.get(DataSource), await openDatabase({ configuration: place })]) {
      await dataSource.query(
        "INSERT INTO page_views (day, path, language, views) VALUES ('2025-01-01', 'next', 'en', 1)",
      );
      const [row] = await dataSource.query<{ id: number; largest: number }[]>(
        "SELECT id, (SELECT MAX(id) FROM page_views WHERE path <> 'next') AS largest FROM page_views WHERE path = 'next'",
      );
      nextIds.push(row);
      await dataSource.query("DELETE FROM page_views WHERE path = 'next'");
      if (dataSource !== app.app.get(DataSource)) await dataSource.destroy();
    }
    expect(nextIds[1]).toEqual(nextIds[0]);
    expect(nextIds[0]?.id).toBeGreaterThan((nextIds[0]?.largest ?? 0) + 1);
  });

  it('of an older version is restored and migrated', async () => {
    const older = await createEmptyDatabase();
    databases.push(older);
    const known = MIGRATIONS.slice(0, -6);
    const dataSource = await openMigrated(older, known);
    await dataSource.query(
      "INSERT INTO settings (`key`, value, version, updatedAt) VALUES ('kept', 'x', 1, '2026-01-01T00:00:00.000Z')",
    );
    await dataSource.destroy();
    const [file, place] = [newFile(), await emptyPlace()];
    await writeBackup(older.configuration, file, undefined);
    await restoreBackup(place, file, undefined);
    const { settings } = await rowsAt(place);
    expect(settings).toMatchObject([{ key: 'kept', value: 'x' }]);
    const migrated = await openDatabase({ configuration: place });
    const rows = await migrated.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
    expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    await migrated.destroy();
  });

  it('leaves nothing but the file, readable by its owner only', async () => {
    const file = newFile();
    await writeBackup(app.configuration, file, undefined);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });
});
