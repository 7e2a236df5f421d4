import { type DataSource, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { Setting } from '../../settings/setting.entity.js';
import { CheckedDb } from '../../testing/database/checked-db.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { DatabaseDeadline } from './database-error.js';
import type { Db } from './db.js';
import type { Writer } from './reader.js';
import { ClubSetting } from '../../settings/setting.entity.js';
import { Practice } from '../../practices/practice.entity.js';

let database: TestDatabase;
let dataSource: DataSource;
let db: Db;
beforeEach(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
  db = new CheckedDb(dataSource);
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

const row = (key: string): Omit<Setting, 'id'> => ({
  key,
  value: key,
  description: null,
  version: 1,
  updatedAt: new Date(0),
  deletedAt: null,
});
const keys = async () =>
  (await db.read((reader) => reader.find(Setting, { order: { key: 'ASC' } }))).map(({ key }) => key);
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `key-${String(index).padStart(2, '0')}`);
const failed = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'rejected').length;

/** A gate that a test opens. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('Db', () => {
  it('commits twenty overlapping writes, each completely', async () => {
    const write = (key: string) =>
      db.write(async (tx) => {
        await tx.insert(Setting, row(key));
        await tx.update(Setting, { key }, { value: 'changed' });
      });
    expect(failed(await Promise.allSettled(names(20).map(write)))).toBe(0);
    expect(await keys()).toEqual(names(20));
    expect(await db.read((reader) => reader.count(Setting, { value: 'changed' }))).toBe(20);
  });

  it('keeps answered writes, and nothing of a failed one beside them', async () => {
    const fail = async (tx: Writer, key: string) => {
      await tx.insert(Setting, row(key));
      throw new Error('changed its mind');
    };
    const outcomes = await Promise.allSettled(
      names(20).map((key, index) =>
        db.write((tx) => (index % 2 === 0 ? fail(tx, key) : tx.insert(Setting, row(key)))),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      names(20).map((_, index) => (index % 2 === 0 ? 'rejected' : 'fulfilled')),
    );
    expect(await keys()).toEqual(names(20).filter((_, index) => index % 2 === 1));
  });

  it('refuses a nested read or write', async () => {
    const nested = /was begun inside another one/;
    await expect(db.write(async () => db.write((tx) => tx.insert(Setting, row('inner'))))).rejects.toThrow(
      nested,
    );
    await expect(db.write(async () => db.read((reader) => reader.find(Setting)))).rejects.toThrow(nested);
    await expect(db.read(async () => db.write((tx) => tx.insert(Setting, row('inner'))))).rejects.toThrow(
      nested,
    );
    expect(await keys()).toEqual([]);
  });

  it('runs effects once after the commit, outside of the transaction, and never for a failed write', async () => {
    const seen: Promise<string[]>[] = [];
    const look = () => void seen.push(keys().then(keys));
    await db.write(async (tx) => {
      tx.afterCommit(look);
      tx.afterCommit(look);
      await tx.insert(Setting, row('kept'));
    });
    const failing = db.write((tx) => {
      tx.afterCommit(look);
      return Promise.reject(new Error('changed its mind'));
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await Promise.all(seen)).toEqual([['kept']]);
  });

  it('inserts many rows at once, and updates only the given columns of known keys', async () => {
    await db.write((tx) => tx.insert(Setting, { ...row('key-01'), value: 'first' }));
    await db.write((tx) => tx.insertAbsent(Setting, names(1500).map(row), 'key'));
    expect(await keys()).toHaveLength(1500);
    const withValue = (value: string) => db.read((reader) => reader.count(Setting, { value }));
    expect(await withValue('first')).toBe(1);
    const again = names(3).map((name) => ({ ...row(name), value: 'again' }));
    await db.write((tx) => tx.insertAbsent(Setting, again, 'key', 'value'));
    expect([await withValue('again'), (await keys()).length]).toEqual([3, 1500]);
    const broken = [{ ...row('broken'), value: null as never }];
    await expect(db.write((tx) => tx.insertAbsent(Setting, broken, 'key'))).rejects.toThrow();
  });

  it('keeps the deadline of a caller who waited before, and does nothing of refused work', async () => {
    const late = db.write((tx) => tx.insert(Setting, row('late')), { since: performance.now() - 10_000 });
    await expect(late).rejects.toThrow(DatabaseDeadline);
    const answered = gate();
    const slow = db.write(
      async (tx) => {
        await tx.insert(Setting, row('slow'));
        await answered.opened;
      },
      { since: performance.now() - 9_900 },
    );
    await expect(slow).rejects.toThrow(DatabaseDeadline);
    answered.open();
    await db.write((tx) => tx.insert(Setting, row('next')), { since: performance.now() - 5_000 });
    expect(await keys()).toEqual(['next']);
  });

  it('hides uncommitted rows from reads', async () => {
    const [inserted, read] = [gate(), gate()];
    const write = db.write(async (tx) => {
      await tx.insert(Setting, row('early'));
      inserted.open();
      if (ON_SERVER) await read.opened;
      throw new Error('changed its mind');
    });
    await inserted.opened;
    const seen = await Promise.all([keys().finally(read.open), write.catch(() => undefined)]);
    expect(seen[0]).toEqual([]);
  });
});

if (ON_SERVER)
  describe('Db on a server', () => {
    it('retries a write that lost a deadlock', async () => {
      await db.write(async (tx) => {
        for (const key of ['a', 'b']) await tx.insert(Setting, row(key));
      });
      let runs = 0;
      const [first, second] = [gate(), gate()];
      const cross = (one: string, other: string, mine: typeof first, theirs: typeof first) =>
        db.write(async (tx) => {
          runs += 1;
          await tx.lock(Setting, { key: one });
          mine.open();
          await theirs.opened;
          await tx.lock(Setting, { key: other });
          await tx.execute('UPDATE settings SET version = version + 1 WHERE `key` = ?', [other]);
        });
      await Promise.all([cross('a', 'b', first, second), cross('b', 'a', second, first)]);
      expect(runs).toBe(3);
      expect(await db.read((reader) => reader.count(Setting, { version: 2 }))).toBe(2);
    });
  });
else
  describe('one embedded connection without Db', () => {
    it('fails on overlapping transactions', async () => {
      const write = (key: string) =>
        dataSource.transaction(async (manager) => {
          await manager.insert(Setting, row(key));
          await new Promise(setImmediate);
        });
      expect(failed(await Promise.allSettled(names(20).map(write)))).toBeGreaterThan(0);
    });

    it('loses an answered write when another transaction rolls back', async () => {
      const [begun, answered] = [gate(), gate()];
      const other = dataSource.transaction(async (manager) => {
        await manager.insert(Setting, row('other'));
        begun.open();
        await answered.opened;
        throw new Error('changed its mind');
      });
      await begun.opened;
      await dataSource.manager.insert(Setting, row('answered'));
      answered.open();
      await other.catch(() => undefined);
      expect(await keys()).toEqual([]);
    });
  });

describe('an update by the columns of a table', () => {
  beforeEach(() => db.write((tx) => tx.insertAll(Practice, [1, 2, 3].map(practice))));
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const practice = (day: number): Omit<Practice, 'id'> => ({
    date: `2026-12-0${day}`,
    time: '6:00 PM - 7:30 PM',
    capacity: 20,
    feeCents: null,
    feeUrl: null,
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: at(day),
    updatedAt: at(day),
  });
  const all = () => db.read((reader) => reader.find(Practice, { order: { date: 'ASC' } }));
  const update = (where: FindOptionsWhere<Practice>, change: Partial<Practice>) =>
    db.write((tx) => tx.update(Practice, where, change));

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
