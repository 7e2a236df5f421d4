import { In, IsNull, Not, type DataSource, type FindOptionsWhere } from 'typeorm';
import { ClubSetting } from '../../club/club-setting.entity.js';
import { Practice } from '../../practices/practice.entity.js';
import { CheckedDb } from '../../testing/database/checked-db.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import type { Db } from '../db.js';
import { updateOf } from './updating.js';

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

const CHANGES: Record<string, [FindOptionsWhere<Practice>, Partial<Practice>]> = {
  'text and a whole number': [{ date: '2026-12-02' }, { time: '7:00 PM - 8:00 PM', version: 2 }],
  'a flag': [{ date: In(['2026-12-01', '2026-12-03']) }, { isActive: false }],
  'an instant': [
    { version: 1, cancelledAt: IsNull() },
    { cancelledAt: at(9), updatedAt: at(9) },
  ],
  'a column of the condition': [{ version: 1 }, { version: 4 }],
  'a column that is undefined': [{ date: '2026-12-02' }, { capacity: undefined, version: 3 } as object],
};

describe('an update by the columns of a table', () => {
  it.each(Object.entries(CHANGES))('changes what TypeORM changes: %s', async (_, [where, change]) => {
    expect(updateOf(dataSource.getMetadata(Practice), where, change)).toBeDefined();
    const before = await all();
    const count = await db.write((tx) => tx.update(Practice, where, change));
    const changed = await all();
    for (const row of before) await dataSource.getRepository(Practice).save(row);
    expect(await all()).toEqual(before);
    const { affected } = await dataSource.getRepository(Practice).update(where, change);
    expect(changed).toEqual(await all());
    expect(count).toBe(affected);
  });

  it('sets a column to null', async () => {
    await db.write((tx) => tx.update(Practice, { version: 1 }, { cancelledAt: at(9) }));
    await db.write((tx) => tx.update(Practice, { date: '2026-12-02' }, { cancelledAt: null }));
    expect((await all()).map(({ cancelledAt }) => cancelledAt)).toEqual([at(9), null, at(9)]);
  });

  it('writes JSON and its absence', async () => {
    const setting = { key: 'contact', version: 1, value: null, savedById: 1, savedAt: at(1) } as const;
    await db.write((tx) => tx.insertAll(ClubSetting, [setting]));
    const value = { email: 'info@club.example', lines: ['“é”', null, 1] };
    for (const wanted of [value, null]) {
      await db.write((tx) => tx.update(ClubSetting, { key: 'contact' }, { value: wanted }));
      const [found] = await dataSource.getRepository(ClubSetting).find();
      expect(found?.value).toEqual(wanted);
    }
  });

  it('counts the rows that it finds, also those that it leaves as they were', async () => {
    expect(await db.write((tx) => tx.update(Practice, { version: 1 }, { isActive: true }))).toBe(3);
    expect(await db.write((tx) => tx.update(Practice, { version: 7 }, { isActive: true }))).toBe(0);
  });

  it('leaves to TypeORM what it does not know', () => {
    const metadata = dataSource.getMetadata(Practice);
    expect(updateOf(metadata, { version: Not(1) }, { version: 2 })).toBeUndefined();
    expect(updateOf(metadata, { version: 1 }, {})).toBeUndefined();
    expect(updateOf(metadata, { version: 1 }, { version: () => 'version + 1' } as object)).toBeUndefined();
    expect(updateOf(metadata, { version: 1 }, { version: 2, unknown: 3 } as object)).toBeUndefined();
  });
});

describe('a count by the columns of a table', () => {
  it('is that of TypeORM', async () => {
    for (const where of [{ version: 1 }, { date: In(['2026-12-01', '2026-12-09']) }, { isActive: false }, {}])
      expect(await db.read((reader) => reader.count(Practice, where))).toBe(
        await dataSource.getRepository(Practice).countBy(where),
      );
  });
});
