import { In, IsNull, type DataSource, type FindOptionsWhere } from 'typeorm';
import { ClubSetting } from '../../settings/club/club-setting.entity.js';
import { Practice } from '../../practices/practice.entity.js';
import { CheckedDb } from '../../testing/database/checked-db.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import type { Db } from './db.js';

let database: TestDatabase;
let dataSource: DataSource;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
  db = new CheckedDb(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  await db.write(async (tx) => {
    await tx.execute('DELETE FROM practices');
    await tx.insertAll(Practice, [1, 2, 3].map(practice));
  });
});

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const practice = (day: number): Omit<Practice, 'id'> => ({
  date: `2026-12-0${day}`,
  time: '6:00 PM - 7:30 PM',
  capacity: 20,
  isActive: true,
  cancelledAt: null,
  version: 1,
  createdAt: at(day),
  updatedAt: at(day),
});
const all = () => db.read((reader) => reader.find(Practice, { order: { date: 'ASC' } }));
const update = (where: FindOptionsWhere<Practice>, change: Partial<Practice>) =>
  db.write((tx) => tx.update(Practice, where, change));

describe('an update by the columns of a table', () => {
  it('writes text, whole numbers, flags and instants, and nothing else', async () => {
    const before = await all();
    const change = { time: '7:00 PM - 8:00 PM', version: 2, isActive: false, cancelledAt: at(9) };
    const where = { date: In(['2026-12-01', '2026-12-03']), version: 1, cancelledAt: IsNull() };
    expect(await update(where, change)).toBe(2);
    expect(await all()).toEqual([{ ...before[0], ...change }, before[1], { ...before[2], ...change }]);
  });

  it('leaves a column that is undefined, and sets one to null', async () => {
    await update({ version: 1 }, { cancelledAt: at(9) });
    await update({ date: '2026-12-02' }, { capacity: undefined, cancelledAt: null } as object);
    const rows = await all();
    expect(rows.map(({ capacity }) => capacity)).toEqual([20, 20, 20]);
    expect(rows.map(({ cancelledAt }) => cancelledAt)).toEqual([at(9), null, at(9)]);
  });

  it('writes JSON and its absence', async () => {
    const setting = { key: 'contact', version: 1, value: null, savedById: 1, savedAt: at(1) } as const;
    await db.write((tx) => tx.insertAll(ClubSetting, [setting]));
    const value = { email: 'info@club.example', lines: ['“é”', null, 1] };
    for (const wanted of [value, null]) {
      await db.write((tx) => tx.update(ClubSetting, { key: 'contact' }, { value: wanted }));
      const [found] = await db.read((reader) => reader.find(ClubSetting));
      expect(found?.value).toEqual(wanted);
    }
  });

  it('counts the rows that it finds, also those that it leaves as they were', async () => {
    expect(await update({ version: 1 }, { isActive: true })).toBe(3);
    expect(await update({ version: 7 }, { isActive: true })).toBe(0);
  });
});
