import type { DataSource } from 'typeorm';
import { ChildScript } from '../../testing/child-script.js';
import { openDatabase } from '../../testing/database/open-database.js';
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

async function expectComplete(dataSource: DataSource): Promise<void> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
}

const MIGRATE = `
  const dataSource = await open();
  say('connected');
  await migrate(dataSource);
  await dataSource.destroy();
`;

describe('migrations', () => {
  it('survive kill -9 at ten moments of a real run', async () => {
    const whole = new ChildScript((await emptyDatabase()).environment, MIGRATE);
    await whole.printed(1);
    const startedAt = Date.now();
    expect(await whole.exited).toBe(0);
    const duration = Date.now() - startedAt;
    for (let round = 0; round < 10; round += 1) {
      const database = await emptyDatabase();
      const child = new ChildScript(database.environment, MIGRATE);
      await child.printed(1);
      await new Promise((resolve) => setTimeout(resolve, (duration * round) / 10));
      await child.kill();
      const dataSource = await openDatabase(database);
      await migrate(dataSource);
      await expectComplete(dataSource);
      await dataSource.destroy();
    }
  }, 240_000);

  if (ON_SERVER)
    it('run once when several processes start at once', async () => {
      const database = await emptyDatabase();
      const children = Array.from({ length: 3 }, () => new ChildScript(database.environment, MIGRATE));
      const codes = await Promise.all(children.map((child) => child.exited));
      expect({ codes, errors: children.map(({ errors }) => errors).join('') }).toEqual({
        codes: [0, 0, 0],
        errors: '',
      });
      const dataSource = await openDatabase(database);
      await expectComplete(dataSource);
      await dataSource.destroy();
    }, 60_000);
});
