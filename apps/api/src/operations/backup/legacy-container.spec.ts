import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../testing/database/open-database.js';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { readHeader } from './container.js';
import { pictureFolder } from './pictures.js';
import { readBackup } from './read-backup.js';
import { restoreBackup } from './restore-backup.js';

/** Written by the last version that wrote this format: forty teams, a thousand invented players, a picture. */
const fileOf = (name: string) => join(__dirname, `legacy-${name}.v1`);
const PASSPHRASE = 'a passphrase of the tests';

const folder = mkdtempSync(join(tmpdir(), 'lions-legacy-'));
const databases: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

describe.each([
  ['plain', undefined],
  ['encrypted', PASSPHRASE],
] as const)('a backup of version 1 (%s)', (name, passphrase) => {
  it('is restored with its rows, secrets and pictures', async () => {
    const database = await createEmptyDatabase();
    databases.push(database);
    const { configuration } = database;
    const { takenAt, end } = await restoreBackup(configuration, fileOf(name), passphrase);
    expect(takenAt).toMatch(/^2026-11-30T05:44:/);
    expect(end).toEqual({ tables: 30, rows: 432, pictures: 1 });
    const dataSource = await openDatabase(database);
    const teams = await dataSource.query<{ name: string }[]>(
      "SELECT name FROM teams WHERE name LIKE 'M15 AAA Bench %'",
    );
    await dataSource.destroy();
    expect(teams).toHaveLength(40);
    expect(readFileSync(join(configuration.dataDir, 'jwt-secret'), 'utf8')).toMatch(/^[\w-]{40,}$/);
    const picture = join(pictureFolder(configuration.dataDir), 'team.avif');
    expect(readFileSync(picture, 'utf8')).toBe('a picture of version 1');
  });

  it('is refused when it is cut or changed anywhere', async () => {
    const content = readFileSync(fileOf(name));
    const file = join(folder, 'damaged');
    const refusalOf = async (damaged: Buffer) => {
      writeFileSync(file, damaged);
      return readBackup(file, passphrase).then(
        () => 'read',
        (error: Error) => error.message,
      );
    };
    const refused =
      /^(The backup is damaged|The file is not a backup|BACKUP_PASSPHRASE is not|The backup was made by)/;
    for (const part of [0, 0.002, 0.005, 0.01, 0.1, 0.5, 0.77, 0.8, 0.999]) {
      const at = Math.floor(content.length * part);
      expect(await refusalOf(content.subarray(0, at))).toMatch(refused);
      const changed = Buffer.from(content);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      expect(await refusalOf(changed)).toMatch(refused);
    }
    expect(await refusalOf(Buffer.concat([content, Buffer.from('x')]))).toMatch(/was changed/);
  });

  it('says whether it is encrypted, and is refused with another passphrase', async () => {
    expect(await readHeader(fileOf(name))).toMatchObject({ isEncrypted: passphrase !== undefined });
    if (passphrase !== undefined) {
      await expect(readBackup(fileOf(name), 'another')).rejects.toThrow(/is not the passphrase/);
      await expect(readBackup(fileOf(name), undefined)).rejects.toThrow(/^The backup is encrypted/);
    }
  });
});
