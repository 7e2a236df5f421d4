import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBackup } from '../../operations/backup/write-backup.js';
import type { Terminal } from '../../operations/command-line.js';
import { migrateDatabase } from '../../create-app.js';
import { dataSourceOptions } from '../database/data-source-options.js';
import { ENTITIES } from '../../entities.js';
import { rescue } from '../../operations/rescue/rescue.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { givenFamily } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import { readConfiguration, StartRefused } from './configuration.js';

const LOST = /^The file \S+jwt-secret is lost, .+: put it back from a backup .+ rotate-secret" \(.+\)\.$/;

let environment: Record<string, string>;
let secret: string;
let file: string;
beforeEach(() => {
  for (const name of ['jwt-secret', 'link-secret'])
    rmSync(join(app.configuration.dataDir, name), { force: true });
});

const app = useTestApp();
beforeAll(async () => {
  const { dataDir, databaseUrl, jwtSecret } = app.configuration;
  environment = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
  secret = jwtSecret;
  file = join(dataDir, 'jwt-secret');
  await givenFamily(app, 'family@example.test');
});

/** Runs the steps of a start before it serves. */
async function start(more: Record<string, string> = {}) {
  const configuration = readConfiguration({ ...environment, ...more });
  await migrateDatabase(configuration);
  return configuration;
}

async function runRescue(line: string, isConfirmed = false) {
  const lines: string[] = [];
  const terminal: Terminal = {
    print: (printed) => void lines.push(...printed),
    complain: (line) => void lines.push(line),
    confirm: () => Promise.resolve(isConfirmed),
    pipedLine: () => Promise.resolve(undefined),
  };
  const databaseOf = (configuration: Parameters<typeof dataSourceOptions>[0]) =>
    dataSourceOptions(configuration, ENTITIES);
  return { code: await rescue(line.split(' '), { ...environment, LANG: 'en' }, databaseOf, terminal), lines };
}

describe('a lost secret beside a club', () => {
  it('stops the start and the backup with one sentence, and stays lost', async () => {
    for (let round = 0; round < 2; round += 1) {
      await expect(start()).rejects.toThrow(StartRefused);
      await expect(start()).rejects.toThrow(LOST);
    }
    const folder = mkdtempSync(join(tmpdir(), 'lions-lost-'));
    const configuration = readConfiguration(environment);
    await expect(writeBackup(configuration, join(folder, 'x.backup'), undefined)).rejects.toThrow(LOST);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('starts again once its file is back', async () => {
    writeFileSync(file, secret);
    expect(await start()).toMatchObject({ jwtSecret: secret, linkSecret: secret });
  });

  it('is replaced by the rescue command after a yes, and by no other command', async () => {
    for (const line of ['users', 'end-sign-ins --yes'])
      expect(await runRescue(line)).toEqual({ code: 1, lines: [expect.stringMatching(LOST)] });
    expect((await runRescue('rotate-secret')).code).toBe(1);
    expect(existsSync(file)).toBe(false);
    const { code, lines } = await runRescue('rotate-secret', true);
    expect([code, lines.join(' ')]).toEqual([0, expect.stringContaining('Families get new links')]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(join(app.configuration.dataDir, 'link-secret'))).toBe(false);
    const { jwtSecret, linkSecret } = await start();
    expect([jwtSecret, linkSecret]).toEqual([readFileSync(file, 'utf8'), jwtSecret]);
    expect(jwtSecret).not.toBe(secret);
  });

  it('is drawn again where the one of the links is kept, or given', async () => {
    await start({ LINK_SECRET: 'of the tests: from which the links derive' });
    rmSync(file);
    writeFileSync(join(app.configuration.dataDir, 'link-secret'), secret);
    expect(await start()).toMatchObject({ linkSecret: secret, jwtSecret: readFileSync(file, 'utf8') });
  });

  it('that is damaged is refused, with an advice that holds', async () => {
    writeFileSync(file, '');
    expect(() => readConfiguration(environment)).toThrow(/jwt-secret is damaged, .+: put it back .+\.$/);
    rmSync(file);
    await expect(start()).rejects.toThrow(LOST);
  });
});

describe('the secret of a new club', () => {
  let database: TestDatabase;
  afterAll(() => database.drop());

  it('is drawn at the first start, is kept, and is the same for processes that start at once', async () => {
    database = await createTestDatabase();
    const own = join(database.configuration.dataDir, 'jwt-secret');
    rmSync(own);
    const starting = [0, 1].map(() => readConfiguration(database.environment));
    expect(existsSync(own)).toBe(false);
    for (const configuration of starting) await migrateDatabase(configuration);
    const stored = readFileSync(own, 'utf8');
    for (const { jwtSecret, linkSecret } of starting)
      expect([jwtSecret, linkSecret]).toEqual([stored, stored]);
    expect(statSync(own).mode & 0o777).toBe(0o600);
    expect(readConfiguration(database.environment).jwtSecret).toBe(stored);
  });
});
