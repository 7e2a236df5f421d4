import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Setting } from '../../../settings/setting.entity.js';
import { CheckedDb } from '../../../testing/database/checked-db.js';
import { openDatabase } from '../../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.js';

const ROWS = 20_000;
const row = (index: number): Omit<Setting, 'id'> => ({
  key: `key-${index}`,
  value: 'of a long write',
  description: null,
  version: 1,
  updatedAt: new Date(0),
  deletedAt: null,
});

let database: TestDatabase;
let dataSource: DataSource;
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('serves reads between the rows of a long write, from before it', async () => {
  const db = new CheckedDb(dataSource);
  const write = { isOver: false };
  const seen: number[] = [];
  const written = db
    .write((tx) =>
      tx.insertAll(
        Setting,
        Array.from({ length: ROWS }, (_, index) => row(index)),
      ),
    )
    .finally(() => (write.isOver = true));
  while (!write.isOver) {
    seen.push(await db.read((reader) => reader.count(Setting, {})));
    await nextTurn();
  }
  await written;
  expect(seen.filter((count) => count === 0).length).toBeGreaterThan(3);
  expect(await db.read((reader) => reader.count(Setting, {}))).toBe(ROWS);
});
