import { Setting } from '../../../settings/setting.entity.js';
import { CheckedDb } from '../../../testing/database/checked-db.js';
import { openDatabase } from '../../../testing/database/open-database.js';
import { createTestDatabase } from '../../../testing/database/test-database.js';

const row = (key: string): Omit<Setting, 'id'> => ({
  key,
  value: 'invented',
  description: null,
  version: 1,
  updatedAt: new Date(0),
  deletedAt: null,
});

it('stores no rows after SQLite has ended the transaction by itself', async () => {
  const database = await createTestDatabase();
  const dataSource = await openDatabase(database);
  try {
    await dataSource.query(`CREATE TRIGGER ends_transaction BEFORE INSERT ON settings WHEN NEW.key = 'second'
      BEGIN SELECT RAISE(ROLLBACK, 'invented'); END`);
    const db = new CheckedDb(dataSource);
    const written = db.write(async (tx) => {
      await expect(tx.insertAll(Setting, [row('first'), row('second')])).rejects.toThrow('invented');
      await tx.insertAll(Setting, [row('third')]);
    });
    await expect(written).rejects.toMatchObject({ code: 'SQLITE_ABORT' });
    expect(await db.read((reader) => reader.count(Setting, {}))).toBe(0);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});
