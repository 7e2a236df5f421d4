import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChildScript } from '../../testing/child-script.js';
import { DiskFaults } from '../../testing/database/disk-faults.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';

const folder = mkdtempSync(join(tmpdir(), 'lions-full-disk-'));
const backups = join(folder, 'backups');
let database: TestDatabase;
beforeAll(async () => {
  mkdirSync(backups);
  database = await createTestDatabase({ BACKUP_DIR: backups });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** Runs `work` once per k with the k-th disk call failing, until one run meets no fault. The first calls one by one, later ones further apart. */
const UNTIL_THROUGH = `
  import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
  import { join } from 'node:path';
  const control = openSync(process.env.DISK_FAULTS, 'r+');
  const arm = (k, isForGood) => writeSync(control, Buffer.from(new Int32Array([0, k, isForGood ? 1 : 0, 0]).buffer), 0, 16, 0);
  async function untilThrough(work, after) {
    for (const isForGood of [false, true])
      for (let k = 1, isThrough = false; !isThrough; k += Math.ceil(k / 3)) {
        arm(k, isForGood);
        let outcome = 'done';
        try {
          await work();
        } catch (error) {
          outcome = error.constructor.name;
        }
        isThrough = readFileSync(process.env.DISK_FAULTS).readInt32LE(12) === 0;
        arm(0, false);
        say(JSON.stringify({ k, isForGood, outcome, ...after(outcome) }));
      }
    process.exit(0);
  }
`;

/** The rounds of a script, each as it reported itself. */
async function roundsOf<Round>(script: string, more: Record<string, string> = {}): Promise<Round[]> {
  const faults = new DiskFaults();
  try {
    const environment = { ...database.environment, ...faults.environment, ...more };
    const child = new ChildScript(environment, UNTIL_THROUGH + script);
    expect([await child.exited, child.errors]).toEqual([0, '']);
    return child.lines.map((line) => JSON.parse(line) as Round);
  } finally {
    faults.remove();
  }
}

const OLDER = ['2025-01-01', '2025-01-02'].map((day) => `lions-nightly-${day}.backup`);

describe('a full disk', () => {
  it('leaves the older backups, and no part of a new one', async () => {
    for (const name of OLDER) writeFileSync(join(backups, name), 'an older backup');
    const rounds = await roundsOf<{ outcome: string; names: string[] }>(`
      import { makeNightlyBackup } from './dist/operations/backup/nightly/nightly-backup.js';
      const dir = configuration.backup.dir;
      await untilThrough(
        () => makeNightlyBackup(configuration, '2025-01-03'),
        () => {
          const names = readdirSync(dir).filter((name) => name !== 'backup.lock').sort();
          rmSync(join(dir, 'lions-nightly-2025-01-03.backup'), { force: true });
          return { names };
        },
      );
    `);
    expect(rounds.length).toBeGreaterThan(10);
    expect(new Set(rounds.map(({ outcome }) => outcome))).toEqual(new Set(['StartRefused', 'done']));
    const whole = [...OLDER, 'lions-nightly-2025-01-03.backup'];
    for (const { outcome, names } of rounds) expect(names).toEqual(outcome === 'done' ? whole : OLDER);
    for (const name of OLDER) expect(readFileSync(join(backups, name), 'utf8')).toBe('an older backup');
  }, 300_000);

  it('leaves an empty folder empty when a backup is restored into it', async () => {
    const target = join(folder, 'target');
    mkdirSync(target);
    writeFileSync(join(target, 'jwt-secret'), 'the secret of the new place, not of the club');
    const rounds = await roundsOf<{ outcome: string; names: string[]; secret: string }>(
      `
      import { restoreBackup } from './dist/operations/backup/restore-backup.js';
      import { writeBackup } from './dist/operations/backup/write-backup.js';
      const file = process.env.BACKUP_FILE;
      await writeBackup(configuration, file, undefined);
      const target = { ...configuration, dataDir: process.env.TARGET };
      await untilThrough(
        () => restoreBackup(target, file, undefined),
        (outcome) => {
          const names = readdirSync(target.dataDir).sort();
          const secret = readFileSync(join(target.dataDir, 'jwt-secret'), 'utf8');
          for (const name of names) if (name !== 'jwt-secret') rmSync(join(target.dataDir, name), { recursive: true });
          return { names, secret };
        },
      );
    `,
      { TARGET: target, BACKUP_FILE: join(folder, 'whole.backup') },
    );
    expect(rounds.length).toBeGreaterThan(10);
    expect(new Set(rounds.map(({ outcome }) => outcome))).toEqual(new Set(['StartRefused', 'done']));
    const former = readdirSync(target);
    expect(former).toEqual(['jwt-secret']);
    for (const { outcome, names, secret } of rounds) {
      if (outcome !== 'done') expect(names).toEqual(['jwt-secret']);
      expect(names.includes('lions.sqlite')).toBe(outcome === 'done');
      if (outcome === 'done') expect(secret).toBe(database.configuration.jwtSecret);
    }
  }, 300_000);
});
