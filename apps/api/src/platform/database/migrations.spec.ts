import type { DataSource } from 'typeorm';
import { openMigrated } from '../../testing/database/open-database.js';
import { createEmptyDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';

const databases: TestDatabase[] = [];
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  databases.push(database);
  return database;
}

/** The statements that would bring the tables in line with the entities. */
async function drift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}
async function expectComplete(dataSource: DataSource): Promise<void> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  expect(await drift(dataSource)).toEqual([]);
}

const tablesIn = (dataSource: DataSource) =>
  dataSource.query<{ name: string }[]>(
    ON_SERVER
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );

describe('migrations', () => {
  it('have names that end in different numbers of thirteen digits', () => {
    const numbers = MIGRATIONS.map(({ name }) => /\d{13}$/.exec(name)?.[0]);
    expect(numbers).not.toContain(undefined);
    expect(new Set(numbers).size).toBe(MIGRATIONS.length);
  });

  it('match the entities, column by column', async () => {
    const dataSource = await openMigrated(await emptyDatabase());
    await expectComplete(dataSource);
    // The control: an additional column is detected.
    await dataSource.query(`ALTER TABLE settings ADD surplus varchar(10)`);
    await dataSource.query(`DROP INDEX settings_key ${ON_SERVER ? 'ON settings' : ''}`);
    expect((await drift(dataSource)).length).toBeGreaterThanOrEqual(2);
    await dataSource.destroy();
  });

  it('survive a kill between any step and its record', async () => {
    const dataSource = await openMigrated(await emptyDatabase());
    for (const { name } of MIGRATIONS) {
      await dataSource.query('DELETE FROM migrations WHERE name = ?', [name]);
      await migrate(dataSource);
    }
    await expectComplete(dataSource);
    await dataSource.destroy();
  });

  // A server checks its foreign keys itself.
  if (!ON_SERVER)
    it('are undone when they leave a row without the row that it belongs to', async () => {
      const dataSource = await openMigrated(await emptyDatabase());
      await dataSource.query('PRAGMA foreign_keys = OFF');
      await dataSource.query(
        `INSERT INTO number_leases VALUES (1, 7, NULL, 'invented', 1, 10, '2025-09-01T16:00:00.000Z')`,
      );
      const last = MIGRATIONS.at(-1)?.name;
      await dataSource.query('DELETE FROM migrations WHERE name = ?', [last]);
      await expect(migrate(dataSource)).rejects.toThrow('left a row without the row that it belongs to');
      expect(await dataSource.query('SELECT 1 FROM migrations WHERE name = ?', [last])).toEqual([]);
      await dataSource.query('DELETE FROM number_leases');
      await migrate(dataSource);
      await expectComplete(dataSource);
      await dataSource.destroy();
    });

  it('can be reverted and run again', async () => {
    const dataSource = await openMigrated(await emptyDatabase());
    for (let count = 0; count < MIGRATIONS.length; count += 1)
      await dataSource.undoLastMigration({ transaction: 'each' });
    expect(await tablesIn(dataSource)).toEqual([{ name: 'migrations' }]);
    await migrate(dataSource);
    await expectComplete(dataSource);
    await dataSource.destroy();
  });

  it('keep the registrations from before practice registration existed', async () => {
    const dataSource = await openMigrated(await emptyDatabase());
    const executed = () => dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
    while ((await executed()).some(({ name }) => name.startsWith('WidenRegistrations')))
      await dataSource.undoLastMigration({ transaction: 'each' });
    const at = '2025-09-01T16:00:00.000Z';
    const insert = (table: string, row: Record<string, unknown>) =>
      dataSource.query(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
        Object.values(row),
      );
    const common = { createdAt: at, updatedAt: at };
    await insert('teams', {
      id: 3,
      name: 'Demo',
      league: 'lheq',
      category: 'Demo',
      colorTheme: 'none',
      isVisible: 1,
      sortOrder: 0,
      playerDisplay: 'names',
      registrationOpen: 0,
      activePlayers: '[]',
      version: 1,
      ...common,
    });
    await insert('tryout_sessions', {
      id: 5,
      teamId: 3,
      date: '2025-09-05',
      time: '6:00 PM - 7:30 PM',
      location: 'Demo',
      capacity: 20,
      isActive: 1,
      version: 1,
      ...common,
    });
    const row = {
      id: 7,
      sessionId: 5,
      playerName: 'Demo Player 01',
      playerPosition: 'Goalie',
      parentName: 'Demo Parent',
      parentEmail: 'demo@example.test',
      status: 'waiting',
      turn: 4,
      attended: 1,
      parentalAuthority: 0,
      ...common,
    };
    await insert('registrations', row);
    await migrate(dataSource);
    await expectComplete(dataSource);
    const kept = await dataSource.query<object[]>('SELECT * FROM registrations');
    expect(kept).toMatchObject([{ ...row, practiceId: null, familyId: null }]);
    await dataSource.destroy();
  });
});
