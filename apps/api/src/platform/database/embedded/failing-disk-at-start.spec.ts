import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ChildScript } from '../../../testing/child-script.js';
import { DiskFaults } from '../../../testing/database/disk-faults.js';
import { openMigrated } from '../../../testing/database/open-database.js';
import { freePort, ServerProcess } from '../../../testing/server-process.js';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/database/test-database.js';
import { embeddedFile } from './embedded-file.js';
import { MIGRATIONS } from '../migrations/index.js';

let database: TestDatabase;
let file: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  file = embeddedFile(database.configuration.dataDir);
});
afterEach(() => database.drop());

/** Migrates a copy of `before.sqlite`, or an empty folder, once per k, with the k-th disk call failing. */
const MIGRATE_ALL = `
  import { copyFileSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
  import { join } from 'node:path';
  import { migrateDatabase } from './dist/create-app.js';
  const control = openSync(process.env.DISK_FAULTS, 'r+');
  const arm = (k, isForGood) => writeSync(control, Buffer.from(new Int32Array([0, k, isForGood ? 1 : 0, 0]).buffer), 0, 16, 0);
  const file = join(configuration.dataDir, 'lions.sqlite');
  const before = join(configuration.dataDir, 'before.sqlite');
  for (const isForGood of [false, true])
    for (let k = 1, isThrough = false; !isThrough; k += 1) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
      if (existsSync(before)) copyFileSync(before, file);
      arm(k, isForGood);
      let outcome = 'done';
      try {
        await migrateDatabase(configuration);
      } catch (error) {
        outcome = error.constructor.name;
      }
      isThrough = readFileSync(process.env.DISK_FAULTS).readInt32LE(12) === 0;
      arm(0, false);
      await migrateDatabase(configuration);
      const dataSource = await open();
      const [{ migrations }] = await dataSource.query('SELECT COUNT(*) AS migrations FROM migrations');
      const kept = await dataSource.query("SELECT value FROM settings WHERE key = 'kept'");
      await dataSource.destroy();
      say(JSON.stringify({ k, isForGood, outcome, migrations, kept: kept.length }));
    }
  process.exit(0);
`;

interface Round {
  k: number;
  isForGood: boolean;
  outcome: string;
  migrations: number;
  kept: number;
}

async function migrateAll(): Promise<Round[]> {
  const faults = new DiskFaults();
  try {
    const child = new ChildScript({ ...database.environment, ...faults.environment }, MIGRATE_ALL);
    expect([await child.exited, child.errors]).toEqual([0, '']);
    return child.lines.map((line) => JSON.parse(line) as Round);
  } finally {
    faults.remove();
  }
}

describe('a start that migrates on a failing disk', () => {
  it.each([
    ['an older database', MIGRATIONS.length - 6],
    ['an empty folder', 0],
  ])(
    'changes %s completely or not at all, and the next start completes it',
    async (_, known) => {
      if (known > 0) await givenOlderDatabase(known);
      const rounds = await migrateAll();
      expect(rounds.length).toBeGreaterThan(10);
      expect(new Set(rounds.map(({ outcome }) => outcome))).toEqual(new Set(['StartRefused', 'done']));
      for (const round of rounds)
        expect(round).toMatchObject({ migrations: MIGRATIONS.length, kept: known > 0 ? 1 : 0 });
    },
    480_000,
  );

  /** A database with the first `known` migrations and a row. */
  async function givenOlderDatabase(known: number): Promise<void> {
    const dataSource = await openMigrated(database, MIGRATIONS.slice(0, known));
    await dataSource.query(
      "INSERT INTO settings (key, value, version, updatedAt) VALUES ('kept', 'x', 1, '2026-01-01T00:00:00.000Z')",
    );
    await dataSource.destroy();
    copyFileSync(file, join(database.configuration.dataDir, 'before.sqlite'));
  }
});

describe('an unusable data folder', () => {
  /** Starts the server and returns its message; the embedded file must be unchanged. */
  async function refusal(faults?: DiskFaults): Promise<string> {
    const before = contentOf(file);
    const server = new ServerProcess({
      ...database.environment,
      ...faults?.environment,
      PORT: String(await freePort()),
    });
    expect(await server.exited).toBe(1);
    expect(contentOf(file)).toEqual(before);
    expect(server.errors.trimEnd().split('\n')).toHaveLength(1);
    return server.errors.trimEnd();
  }
  const contentOf = (path: string) =>
    existsSync(path) && statSync(path).isFile() ? readFileSync(path) : undefined;

  it('is refused when the file is empty', async () => {
    writeFileSync(file, '');
    expect(await refusal()).toMatch(/lions\.sqlite is empty: restore a backup/);
  });

  it('is refused when the file is empty beside a log, or missing beside it, and keeps the log', async () => {
    const log = `${file}-wal`;
    writeFileSync(log, 'rows of a club');
    expect(await refusal()).toMatch(
      /lions\.sqlite is missing, but its log .+-wal is there: restore a backup/,
    );
    writeFileSync(file, '');
    expect(await refusal()).toMatch(/lions\.sqlite is empty, but its log .+-wal is not: restore a backup/);
    expect(readFileSync(log, 'utf8')).toBe('rows of a club');
    // A clean stop leaves an empty log.
    writeFileSync(log, '');
    expect(await refusal()).toMatch(/lions\.sqlite is empty: restore a backup/);
  });

  it('is refused when its disk is full, and leaves no empty secret', async () => {
    const { dataDir } = database.configuration;
    const secret = join(dataDir, 'jwt-secret');
    const faults = new DiskFaults();
    faults.arm(1, true);
    try {
      rmSync(secret, { force: true });
      expect(await refusal(faults)).toMatch(/^The disk of DATA_DIR is full: free some space in /);
      expect(existsSync(secret)).toBe(false);
      writeFileSync(secret, 'a secret that was stored before, whole');
      expect(await refusal(faults)).toMatch(/^The disk of DATA_DIR is full: free some space in /);
      expect(readdirSync(dataDir).filter((name) => name.startsWith('.write-probe'))).toEqual([]);
    } finally {
      faults.remove();
    }
  });

  it('is refused without the advice to restore a backup when the file cannot be read', async () => {
    mkdirSync(file);
    expect(await refusal()).toMatch(/^The disk of DATA_DIR fails/);
    rmSync(file, { recursive: true });
  });

  it('is refused when the file is no database', async () => {
    writeFileSync(file, 'not a database, but a text of some length');
    expect(await refusal()).toMatch(/lions\.sqlite is damaged \(SQLITE_NOTADB\): restore a backup\.$/);
  });

  it('is refused when a page of the file is overwritten', async () => {
    await (await openMigrated(database)).destroy();
    const content = readFileSync(file);
    content.fill(0x5a, 4096, 5 * 4096);
    writeFileSync(file, content);
    expect(await refusal()).toMatch(/lions\.sqlite is damaged \(.+\): restore a backup\.$/);
  });

  it('is refused when a newer version removed what this one uses', async () => {
    const dataSource = await openMigrated(database);
    await dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'ContractTomorrow9999999999999')",
    );
    await dataSource.destroy();
    expect(await refusal()).toMatch(
      /^The database was written by a newer version \(it has ContractTomorrow9999999999999\)/,
    );
  });

  it('is refused when it is read-only', async () => {
    rmSync(database.configuration.dataDir, { recursive: true });
    writeFileSync(database.configuration.dataDir, 'a file in the place of the folder');
    expect(await refusal()).toMatch(/^DATA_DIR must be a folder that can be written: .+ is not\.$/);
    rmSync(database.configuration.dataDir);
    mkdirSync(database.configuration.dataDir);
  });

  it('is refused when another program holds a lock on the database', async () => {
    const dataSource = await openMigrated(database);
    await dataSource.query('DELETE FROM migrations WHERE id = (SELECT MAX(id) FROM migrations)');
    await dataSource.destroy();
    const other = new DatabaseSync(file);
    other.exec('BEGIN IMMEDIATE');
    expect(await refusal()).toMatch(/^Another program has locked the database in DATA_DIR/);
    other.close();
  });
});
