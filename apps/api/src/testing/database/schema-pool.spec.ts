import type { DataSource } from 'typeorm';
import { openDatabase } from './open-database.js';
import { createTestDatabase, ON_SERVER } from './test-database.js';

const CHANGES = [
  'DROP INDEX cleanup_runs_date ON cleanup_runs',
  'ALTER TABLE settings ADD surplus varchar(10)',
  'CREATE TRIGGER surplus BEFORE DELETE ON page_views FOR EACH ROW SET @surplus = 1',
];

async function withSchema(use: (dataSource: DataSource) => Promise<unknown>): Promise<void> {
  const database = await createTestDatabase();
  const dataSource = await openDatabase(database);
  try {
    await use(dataSource);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
}

if (ON_SERVER)
  describe('a schema of the pool', () => {
    it.each(CHANGES)('is not handed on after %s', async (change) => {
      await withSchema((dataSource) => dataSource.query(change));
      // The same change fails where it has been made before.
      await withSchema((dataSource) => dataSource.query(change));
    });
  });
else
  it('is on a server only: an embedded database is a file of its own', async () => {
    const [one, other] = [await createTestDatabase(), await createTestDatabase()];
    expect(one.environment['DATA_DIR']).not.toBe(other.environment['DATA_DIR']);
    await one.drop();
    await other.drop();
  });
