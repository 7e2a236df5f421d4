import {
  In,
  IsNull,
  LessThan,
  LessThanOrEqual,
  MoreThan,
  MoreThanOrEqual,
  Not,
  type DataSource,
} from 'typeorm';
import { Practice } from '../../practices/practice.entity.js';
import { CheckedDb } from '../../testing/database/checked-db.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import type { Db } from '../db.js';
import { conditionOf, lookupOf } from './condition.js';

let database: TestDatabase;
let dataSource: DataSource;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
  db = new CheckedDb(dataSource);
  await db.write((tx) => tx.insertAll(Practice, ['02', '01', '04', '03'].map(practiceOn)));
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const at = (day: string) => new Date(`2026-11-${day}T00:00:00Z`);
const practiceOn = (day: string): Omit<Practice, 'id'> => ({
  date: `2026-12-${day}`,
  time: '6:00 PM - 7:30 PM',
  capacity: 20,
  isActive: day < '04',
  cancelledAt: day === '02' ? at('02') : null,
  version: Number(day),
  createdAt: at(day),
  updatedAt: at(day),
});

const WHERES = {
  text: { date: '2026-12-03' },
  'a whole number': { version: 2 },
  'a flag': { isActive: false },
  'an instant': { createdAt: at('03') },
  'a null column': { cancelledAt: IsNull() },
  'a list': { date: In(['2026-12-01', '2026-12-04', '2030-01-01']) },
  'a list of instants': { createdAt: In([at('01'), at('03')]) },
  'an empty list': { version: In([]) },
  'less and more': { version: LessThan(4), date: MoreThan('2026-12-01') },
  'at most and at least': { version: LessThanOrEqual(3), updatedAt: MoreThanOrEqual(at('02')) },
};

describe('a lookup by the columns of a table', () => {
  it.each(Object.entries(WHERES))('finds what TypeORM finds: %s', async (_, where) => {
    const options = { where, order: { date: 'DESC', id: 'ASC' } } as const;
    expect(lookupOf(dataSource.getMetadata(Practice), options)).toBeDefined();
    const expected = await dataSource.manager.find(Practice, options);
    const found = await db.read((reader) => reader.find(Practice, options));
    expect(found).toEqual(expected);
    expect(found.every((row) => row instanceof Practice)).toBe(true);
    expect(await db.read((reader) => reader.findOne(Practice, options))).toEqual(expected[0] ?? null);
    expect(await db.read((reader) => reader.find(Practice, { ...options, take: 1 }))).toEqual(
      expected.slice(0, 1),
    );
    expect(await db.write((tx) => tx.lock(Practice, where))).toEqual(
      [...expected].sort((a, b) => a.id - b.id),
    );
  });

  it.each([
    ['no condition', undefined],
    ['no column', {}],
    ['an unknown column', { colour: 'blue' }],
    ['a missing value', { date: undefined }],
    ['a missing value in a list', { date: In([undefined]) }],
    ['a negation', { cancelledAt: Not(IsNull()) }],
    ['alternatives', [{ version: 1 }, { version: 2 }]],
  ])('is left to TypeORM with %s', (_, where) => {
    expect(conditionOf(dataSource.getMetadata(Practice), where)).toBeUndefined();
  });
});
