import { Setting } from '../../settings/setting.entity.js';
import { ChildScript } from '../../testing/child-script.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

describe('a process that is killed during writes', () => {
  const WRITES = `
    const dataSource = await open();
    const db = new Db(dataSource);
    const write = async (lane, number) => {
      const key = lane + '-' + number;
      const row = { key, value: 'half', description: null, version: 1, updatedAt: new Date(0) };
      await db.write(async (tx) => {
        await tx.insert('Setting', row);
        await tx.update('Setting', { key }, { value: 'whole' });
      });
      say(key);
    };
    await Promise.all([0, 1, 2, 3].map(async (lane) => {
      for (let number = 0; ; number += 1) await write(lane, number);
    }));
  `;

  it('loses no answered write and leaves no partial one', async () => {
    const dataSource = await openDatabase(database);
    await dataSource.destroy();
    for (const [round, lines] of [1, 10, 25, 60, 120].entries()) {
      const child = new ChildScript(
        database.environment,
        WRITES.replaceAll('lane + ', `'${round}-' + lane + `),
      );
      await child.printed(lines);
      await child.kill();
      const opened = await openDatabase(database);
      const rows = await opened.manager.find(Setting);
      await opened.destroy();
      expect(rows.map(({ key }) => key)).toEqual(expect.arrayContaining(child.lines));
      expect(rows.filter(({ value }) => value !== 'whole')).toEqual([]);
    }
  }, 60_000);
});
