import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { StartRefused, type Configuration } from '../../platform/config/configuration.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createEmptyDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { useTestApp } from '../../testing/test-app.js';
import { givenTeam } from '../../testing/given.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const PASSPHRASE = 'a passphrase of the tests';
const folder = mkdtempSync(join(tmpdir(), 'lions-damaged-'));

let target: TestDatabase;
let plain: Buffer;
let encrypted: Buffer;

const app = useTestApp();
beforeAll(async () => {
  // More than one of age's chunks, of what does not compress.
  for (let count = 0; count < 40; count += 1)
    await givenTeam(app, { name: `M15 ${count}`, description: noise(500) });
  await app.db.write(async (tx) => {
    const rows = Array.from({ length: 300 }, (_, id) => ({
      day: '2025-09-01',
      path: noise(200),
      views: id,
      language: 'en',
    }));
    for (const { day, path, language, views } of rows)
      await tx.execute('INSERT INTO page_views (day, path, language, views) VALUES (?, ?, ?, ?)', [
        day,
        path,
        language,
        views,
      ]);
  });
  plain = await backup();
  encrypted = await backup(PASSPHRASE);
  target = await createEmptyDatabase();
});
afterAll(async () => {
  await target.drop();
  rmSync(folder, { recursive: true });
});

let seed = 1;
function noise(length: number): string {
  let text = '';
  while (text.length < length) {
    seed = (seed * 48271) % 2147483647;
    text += String.fromCharCode(33 + (seed % 90));
  }
  return text;
}

async function backup(passphrase?: string): Promise<Buffer> {
  const file = join(folder, 'written.backup');
  await writeBackup(app.configuration, file, passphrase);
  const content = readFileSync(file);
  rmSync(file);
  return content;
}

/** Everything that a restore could touch. */
async function stateOf({ dataDir }: Configuration): Promise<unknown> {
  const files = readdirSync(dataDir, { recursive: true }).map((name) => String(name));
  const secret = readFileSync(join(dataDir, 'jwt-secret'), 'utf8');
  if (!ON_SERVER) return { files, secret };
  const dataSource = await openDatabase(target);
  const tables: unknown = await dataSource.query(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  );
  await dataSource.destroy();
  return { files, secret, tables };
}

/** The sentence with which a restore of this content is refused; nothing must have been touched. */
async function refusalOf(content: Buffer, passphrase: string | undefined): Promise<string> {
  const file = join(folder, 'damaged.backup');
  writeFileSync(file, content);
  const before = await stateOf(target.configuration);
  const error: unknown = await restoreBackup(target.configuration, file, passphrase).then(
    () => 'restored',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartRefused);
  expect(await stateOf(target.configuration)).toEqual(before);
  return (error as StartRefused).message;
}

function flipped(content: Buffer, at: number): Buffer {
  const damaged = Buffer.from(content);
  damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
  return damaged;
}

/** Sizes in the content of an age file: a nonce, then chunks with a tag. */
const [AGE_NONCE, AGE_CHUNK] = [16, 64 * 1024 + 16];

function partsOf(content: Buffer): { line: Buffer; body: Buffer } {
  const end = content.indexOf('\n') + 1;
  return { line: content.subarray(0, end), body: content.subarray(end) };
}

const DAMAGED =
  /^(The backup is damaged: .+|The file is not a backup of this site|BACKUP_PASSPHRASE is not the passphrase of this backup|The backup was made by a newer version: .+)\.?/;
/** Parts of the file's length: header, first chunk, middle, end. */
const PARTS = [0.0001, 0.002, 0.01, 0.1, 0.33, 0.5, 0.66, 0.8, 0.9, 0.97, 0.999];

describe('a backup that was changed', () => {
  for (const [name, content, passphrase] of [
    ['without a passphrase', () => plain, undefined],
    ['with a passphrase', () => encrypted, PASSPHRASE],
  ] as const) {
    it(`${name} is refused when it is cut anywhere, and nothing is touched`, async () => {
      const { length } = content();
      expect(length).toBeGreaterThan(70_000);
      for (const part of PARTS)
        expect(await refusalOf(content().subarray(0, Math.floor(length * part)), passphrase)).toMatch(
          DAMAGED,
        );
      expect(await refusalOf(content().subarray(0, length - 1), passphrase)).toMatch(/its end is missing/);
      expect(await refusalOf(Buffer.alloc(0), passphrase)).toMatch(/not a backup/);
    });

    it(`${name} is refused when a bit is flipped anywhere, and nothing is touched`, async () => {
      const { length } = content();
      for (const part of [0, ...PARTS])
        expect(await refusalOf(flipped(content(), Math.floor(length * part)), passphrase)).toMatch(DAMAGED);
      expect(await refusalOf(flipped(content(), length - 1), passphrase)).toMatch(DAMAGED);
      expect(await refusalOf(Buffer.concat([content(), Buffer.from('x')]), passphrase)).toMatch(
        /was changed/,
      );
    });

    it(`${name} is refused when two of its parts change places, or its moment is rewritten`, async () => {
      const { line, body } = partsOf(content());
      const [first, rest] = [body.subarray(0, AGE_CHUNK), body.subarray(AGE_CHUNK)];
      expect(await refusalOf(Buffer.concat([line, rest, first]), passphrase)).toMatch(/was changed/);
      const header = line.toString().replace(/"takenAt":"20../, '"takenAt":"2001');
      expect(await refusalOf(Buffer.concat([Buffer.from(header), body]), passphrase)).toMatch(/was changed/);
    });
  }

  it('is refused when it is encrypted and who changed it wrote the digest, too', async () => {
    const { line, body } = partsOf(encrypted);
    const begin = body.indexOf('\n', body.indexOf('\n---')) + 1 + AGE_NONCE;
    const chunk = body.subarray(begin, begin + AGE_CHUNK);
    for (const [changed, sentence] of [
      [flipped(body, body.length - 100), /was changed/],
      [flipped(body, begin + 100), /was changed/],
      [body.subarray(0, begin + AGE_CHUNK), /was changed/],
      [
        Buffer.concat([body.subarray(0, begin), chunk, chunk, body.subarray(begin + AGE_CHUNK)]),
        /was changed/,
      ],
      [flipped(body, begin - AGE_NONCE - 10), /is not the passphrase/],
    ] as const) {
      const sha256 = createHash('sha256').update(changed).digest('hex');
      const header = line.toString().replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`);
      expect(await refusalOf(Buffer.concat([Buffer.from(header), changed]), PASSPHRASE)).toMatch(sentence);
    }
  });

  it('is refused with another passphrase, or without one', async () => {
    expect(await refusalOf(encrypted, 'another passphrase')).toMatch(
      /^BACKUP_PASSPHRASE is not the passphrase/,
    );
    expect(await refusalOf(encrypted, undefined)).toMatch(/^The backup is encrypted: set BACKUP_PASSPHRASE/);
    // The names of teams are not in an encrypted file, compressed or not.
    expect(encrypted.includes(app.configuration.jwtSecret)).toBe(false);
  });

  it('is refused when a newer version made it', async () => {
    const dataSource = app.app.get(DataSource);
    await dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999998, 'AddTomorrow9999999999998')",
    );
    const newer = await backup();
    await dataSource.query("DELETE FROM migrations WHERE name = 'AddTomorrow9999999999998'");
    expect(await refusalOf(newer, undefined)).toMatch(
      /^The backup was made by a newer version \(it has AddTomorrow9999999999998\)/,
    );
    const header = Buffer.from(plain.toString('latin1').replace('"version":2', '"version":3'), 'latin1');
    expect(await refusalOf(header, undefined)).toMatch(/^The backup was made by a newer version/);
  });

  it('is refused when it is another file, or none', async () => {
    expect(await refusalOf(Buffer.from('{"users": []}\n'), undefined)).toMatch(/^The file is not a backup/);
    expect(await refusalOf(Buffer.from('SQLite format 3\0'.repeat(300)), undefined)).toMatch(
      /^The file is not a/,
    );
    await expect(restoreBackup(target.configuration, join(folder, 'none'), undefined)).rejects.toThrow(
      /^The file .+none cannot be read\.$/,
    );
  });
});

describe('a club that is there', () => {
  it('is not replaced by a backup', async () => {
    const file = join(folder, 'whole.backup');
    writeFileSync(file, plain);
    const before = await stateOf(app.configuration);
    await expect(restoreBackup(app.configuration, file, undefined)).rejects.toThrow(/already holds a club/);
    expect(await app.find('teams')).toHaveLength(40);
    expect(await stateOf(app.configuration)).toEqual(before);
  });

  it('is not replaced where only its pictures are', async () => {
    const { configuration } = target;
    mkdirSync(join(configuration.dataDir, 'media'));
    writeFileSync(join(configuration.dataDir, 'media/a.jpg'), 'a picture');
    expect(await refusalOf(plain, undefined)).toMatch(/holds pictures/);
    rmSync(join(configuration.dataDir, 'media'), { recursive: true });
  });
});
