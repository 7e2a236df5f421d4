import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeBackup } from '../../operations/backup/write-backup.js';
import { embeddedFile } from '../database/embedded/embedded-file.js';
import { createTestDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { examined } from '../../testing/examined.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';
import { closeDataDir, openPaths } from './data-dir.js';

// Starts processes.
jest.setTimeout(60_000);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder that an administrator made. */
function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lions-modes-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** With rights for everybody, whatever the mask of this process is. */
function write(path: string, mode: number): void {
  writeFileSync(path, 'content');
  chmodSync(path, mode);
}

describe('closing DATA_DIR', () => {
  it('takes the rights of others to the folder and the site’s files in it', () => {
    const folder = givenFolder();
    const picture = join(folder, 'media', 'key', '480.avif');
    mkdirSync(dirname(picture), { recursive: true });
    for (const path of [dirname(dirname(picture)), dirname(picture)]) chmodSync(path, 0o777);
    const files = [
      'lions.sqlite',
      'lions.sqlite-wal',
      'jwt-secret',
      'link-secret.next',
      'erased-people.jsonl',
    ];
    for (const path of [picture, ...files.map((name) => join(folder, name))]) write(path, 0o664);
    closeDataDir(folder);
    expect([folder, dirname(picture), picture].map(modeOf)).toEqual(['700', '700', '600']);
    expect(openPaths(folder)).toEqual([]);
  });

  it('closes a folder that holds the backups, whatever their folder is called', () => {
    const folder = givenFolder();
    const [own, backup] = [join(folder, 'lions.sqlite'), join(folder, 'weekly', 'a.backup')];
    mkdirSync(dirname(backup));
    for (const path of [own, backup]) write(path, 0o644);
    chmodSync(dirname(backup), 0o755);
    closeDataDir(folder, dirname(backup));
    expect([folder, own, dirname(backup), backup].map(modeOf)).toEqual(['700', '600', '700', '600']);
  });

  it('leaves a folder that holds other things open, and them as they are', () => {
    const folder = givenFolder();
    const own = join(folder, 'lions.sqlite');
    write(own, 0o644);
    const others = ['etc', 'media'].map((name) => join(folder, name));
    for (const other of others) {
      mkdirSync(other);
      chmodSync(other, 0o755);
      write(join(other, 'file'), 0o644);
    }
    closeDataDir(folder);
    expect([folder, own].map(modeOf)).toEqual(['755', '600']);
    expect(others.map((other) => [modeOf(other), modeOf(join(other, 'file'))])).toEqual([
      ['755', '644'],
      ['755', '644'],
    ]);
  });

  it('follows no link out of the folder', () => {
    const [folder, elsewhere] = [givenFolder(), givenFolder()];
    write(join(elsewhere, 'file'), 0o644);
    symlinkSync(elsewhere, join(folder, 'media'));
    symlinkSync(join(elsewhere, 'file'), join(folder, 'lions.sqlite'));
    closeDataDir(folder);
    expect([elsewhere, join(elsewhere, 'file')].map(modeOf)).toEqual(['755', '644']);
  });

  it('makes a folder that is missing', () => {
    const folder = join(givenFolder(), 'new', 'data');
    closeDataDir(folder);
    expect(modeOf(folder)).toBe('700');
  });
});

describe('the doctor', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await createTestDatabase()));
  afterAll(() => database.drop());

  it('names files in DATA_DIR that other users can read, unless the folder is closed to them', async () => {
    const look = async (mode: number) => {
      const { dataDir } = database.configuration;
      write(join(dataDir, 'erased-people.jsonl'), 0o644);
      chmodSync(dataDir, mode);
      const { parts } = await examined(database.configuration);
      return parts.find(({ id }) => id === 'data-dir');
    };
    expect(await look(0o700)).toMatchObject({ level: 'ok' });
    expect(await look(0o755)).toMatchObject({
      level: 'wrong',
      found: { en: expect.stringMatching(/look into DATA_DIR: \d+ of its files/) as string },
    });
    closeDataDir(database.configuration.dataDir);
    chmodSync(database.configuration.dataDir, 0o755);
    const { parts } = await examined(database.configuration);
    expect(parts.find(({ id }) => id === 'data-dir')).toMatchObject({ level: 'ok' });
  });
});

describe('a folder of an administrator', () => {
  let database: TestDatabase;
  beforeAll(
    async () => (database = await createTestDatabase({ SUPERADMIN_PASSWORD: 'a superadmin of the tests' })),
  );
  afterAll(() => database.drop());

  it('is closed to others by a start, with the database, its log and its secret', async () => {
    const { dataDir } = database.configuration;
    const file = ON_SERVER ? join(dataDir, 'jwt-secret') : embeddedFile(dataDir);
    chmodSync(file, 0o644);
    chmodSync(dataDir, 0o755);
    const server = new ServerProcess({ ...database.environment, PORT: String(await freePort()) });
    await server.ready();
    expect(openPaths(dataDir)).toEqual([]);
    if (!ON_SERVER) expect(modeOf(`${embeddedFile(dataDir)}-wal`)).toBe('600');
    await server.kill();
    expect(openPaths(dataDir)).toEqual([]);
  });

  it('is closed to others by a restore into it', async () => {
    const backup = join(givenFolder(), 'a.backup');
    await writeBackup(database.configuration, backup, undefined);
    const folder = givenFolder();
    const environment = { DATA_DIR: folder, BACKUP_DIR: givenFolder(), LOG_LEVEL: 'silent' };
    const restore = new ServerProcess(environment, { args: ['--restore', backup] });
    expect({ code: await restore.exited, errors: restore.errors }).toEqual({ code: 0, errors: '' });
    expect(openPaths(folder)).toEqual([]);
  });
});
