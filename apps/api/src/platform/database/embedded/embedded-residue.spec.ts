import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { CleanupScheduler } from '../../../operations/cleanup/cleanup.scheduler.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { checkEmbeddedFile, embeddedFile } from './embedded-file.js';

const NAME = 'Zyxwvkid Qrstunique';

let app: TestApp;
let file: string;
beforeEach(async () => {
  app = await startTestApp();
  file = embeddedFile(app.configuration.dataDir);
});
afterEach(() => app.close());

const isIn = (path: string) => readFileSync(path).includes(NAME);
const logBytes = () => statSync(`${file}-wal`).size;
const erase = () =>
  app.db.write(async (tx) => {
    tx.erases = true;
    await tx.execute('DELETE FROM page_views');
  });
const store = (path: string) =>
  app.execute("INSERT INTO page_views (day, path, language, views) VALUES ('2025-09-01', ?, 'en', 1)", [
    path,
  ]);

it('a file of an earlier version loses what its deleted rows left, in the first night', async () => {
  const earlier = new DatabaseSync(file);
  earlier.exec('CREATE TABLE former (name text)');
  const insert = earlier.prepare('INSERT INTO former VALUES (?)');
  for (let row = 0; row < 500; row += 1) insert.run(`${NAME} ${row} ${'x'.repeat(row)}`);
  earlier.exec('DROP TABLE former; PRAGMA wal_checkpoint(TRUNCATE)');
  earlier.close();
  expect(isIn(file)).toBe(true);
  app.clock.set('2025-09-02T12:00:00.000Z');
  await app.app.get(CleanupScheduler).tick();
  expect([isIn(file), logBytes()]).toEqual([false, 0]);
});

it('a deleted row and a replaced value are overwritten, without an erasure', async () => {
  for (let row = 0; row < 5; row += 1) await store(`${NAME} ${row}`);
  await app.execute("DELETE FROM page_views WHERE path LIKE '%0' OR path LIKE '%2'");
  await app.execute('UPDATE page_views SET path = id');
  await app.app.close();
  expect(isIn(file)).toBe(false);
});

it('an erasure empties the log while pages are read', async () => {
  await store(NAME);
  expect(logBytes()).toBeGreaterThan(0);
  const erasing = { isOver: false };
  const reading = (async () => {
    while (!erasing.isOver) {
      await app.find('page_views');
      await nextTurn();
    }
  })();
  await erase();
  erasing.isOver = true;
  await reading;
  expect([isIn(file), logBytes()]).toEqual([false, 0]);
});

it('the log is emptied once another program has read to its end', async () => {
  const other = new DatabaseSync(file, { readOnly: true });
  other.exec('BEGIN');
  other.prepare('SELECT COUNT(*) FROM page_views').all();
  await store(NAME);
  await erase();
  expect(isIn(`${file}-wal`)).toBe(true);
  other.exec('COMMIT');
  while (logBytes() > 0) await pause(50);
  expect(isIn(file)).toBe(false);
  other.close();
});

it('the log stays near a megabyte, so that a nearly full disk has room for the file', async () => {
  for (let row = 0; row < 60; row += 1) await store(`${row} ${'x'.repeat(40_000)}`);
  expect(statSync(file).size).toBeGreaterThan(1_500_000);
  expect(logBytes()).toBeLessThan(1_500_000);
});

it('several erasures at once rewrite the file for all of them', async () => {
  await store(NAME);
  await Promise.all([erase(), erase(), erase()]);
  expect([isIn(file), logBytes()]).toEqual([false, 0]);
});

it('the drafts of an interrupted restore are removed beside a sound file', () => {
  const drafts = ['.draft', '.draft-wal', '.copy'].map((ending) => `${file}${ending}`);
  for (const draft of drafts) writeFileSync(draft, NAME);
  checkEmbeddedFile(app.configuration.dataDir);
  expect(drafts.filter((draft) => existsSync(draft))).toEqual([]);
});
