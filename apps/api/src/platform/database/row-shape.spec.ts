import type { DataSource } from 'typeorm';
import { Setting } from '../../settings/setting.entity.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { Db } from './db.js';
import type { Reader } from './reader.js';
import { flag, instant, json, nullable, oneOf, shaped, text, whole, type RowShape } from './row-shape.js';

let database: TestDatabase;
let dataSource: DataSource;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
  db = new Db(dataSource);
  const row = {
    value: 'true',
    description: null,
    updatedAt: new Date('2025-09-01T16:00:00.000Z'),
    deletedAt: null,
  };
  await db.write((tx) =>
    tx.insertAll(Setting, [
      { ...row, key: 'one', version: 1 },
      { ...row, key: 'two', version: 2 },
    ]),
  );
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const select = <Shape extends RowShape>(sql: string, shape: Shape) =>
  db.read((reader) => reader.select(sql, [], shape));
const LIST = `'[1, "two"]'`;

describe('a hand-written SELECT', () => {
  it.each([
    ['COUNT', 'COUNT(*)', whole, 2],
    ['SUM', 'SUM(version)', whole, 3],
    ['SUM of none', 'SUM(CASE WHEN version > 9 THEN version END)', nullable(whole), null],
    ['MAX', 'MAX(version)', whole, 2],
    ['a comparison that holds', `MIN(value) = 'true'`, flag, true],
    ['a comparison that does not', `MIN(value) = 'false'`, flag, false],
    ['EXISTS', 'MAX(EXISTS (SELECT 1 FROM teams))', flag, false],
    ['CASE', 'CASE WHEN COUNT(*) = 2 THEN 1 ELSE 0 END', flag, true],
    ['text', 'MIN(value)', text, 'true'],
    ['a word of a list', 'MIN(value)', oneOf(['true', 'false']), 'true'],
    ['an instant', 'MIN(updatedAt)', instant, new Date('2025-09-01T16:00:00.000Z')],
    ['NULL', 'MIN(deletedAt)', nullable(instant), null],
  ])('returns %s as the same value on every database', async (_, expression, kind, expected) => {
    const rows = await select(`SELECT ${expression} AS it FROM settings`, { it: kind });
    expect(rows).toEqual([{ it: expected }]);
  });

  it('returns the length of a list and the value of a JSON column', async () => {
    await db.write((tx) =>
      tx.execute(
        `INSERT INTO audit_entries (at, actor, action, subject, \`after\`) VALUES ('', 'a', 'b', 'c', ${LIST})`,
      ),
    );
    const rows = await db.read((reader) => {
      const length = reader.lengthOf('`after`');
      const shape = { entries: whole, after: json<unknown[]>(), before: nullable(json()) };
      return reader.select(
        `SELECT ${length} AS entries, \`after\`, \`before\` FROM audit_entries`,
        [],
        shape,
      );
    });
    expect(rows).toEqual([{ entries: 2, after: [1, 'two'], before: null }]);
  });

  it.each([
    ['a count as a flag', 'COUNT(*)', flag],
    ['text as a number', 'value', whole],
    ['a number with a fraction', '1.5', whole],
    ['text as an instant', 'value', instant],
    ['text as JSON', 'value', json()],
    ['a word that the list lacks', 'value', oneOf(['false'])],
    ['NULL that was not expected', 'deletedAt', text],
  ])('is refused when it returns %s', async (_, expression, kind) => {
    await expect(select(`SELECT ${expression} AS it FROM settings`, { it: kind })).rejects.toThrow(
      `no value of the declared kind for 'it'`,
    );
  });

  it('is refused when SQL and shape name different columns', async () => {
    await expect(select('SELECT version, value FROM settings', { version: whole })).rejects.toThrow(
      'lacks its columns: value',
    );
    await expect(select('SELECT version FROM settings', { version: whole, value: text })).rejects.toThrow(
      `for 'value'`,
    );
  });

  it('contains no value in its error', () => {
    expect(() => shaped([{ name: 'Demo Player' }], { name: whole })).toThrow(/^(?!.*Demo)/);
  });
});

/** Never run: `npm run typecheck` fails when a line below an expected error compiles. */
export const doesNotCompile = async (reader: Reader) => {
  // @ts-expect-error -- a SELECT without a shape
  await reader.select('SELECT COUNT(*) AS n FROM teams', []);
  // @ts-expect-error -- a row type that is declared, not converted
  await reader.select<{ n: number }>('SELECT COUNT(*) AS n FROM teams', []);
  const [row] = await reader.select('SELECT COUNT(*) AS n FROM teams', [], { n: whole });
  // @ts-expect-error -- a column that the shape lacks
  void row?.total;
  // @ts-expect-error -- a count is a number
  const isNone: boolean | undefined = row?.n;
  return isNone;
};
