import { Setting } from '../../settings/setting.entity.js';
import { ChildScript } from '../../testing/child-script.js';
import { openDatabase } from '../../testing/database/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.js';
import { StartRefused } from '../../config/configuration.js';
import { lockEmbeddedDatabase } from './embedded-lock.js';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

describe('a second process on one embedded file', () => {
  const LOCK = `
    lockEmbeddedDatabase(configuration.dataDir);
    say('locked');
    setInterval(() => undefined, 1000);
  `;

  it('is refused with one sentence, and admitted when the first has ended, even by kill -9', async () => {
    const { dataDir } = database.configuration;
    for (let round = 0; round < 3; round += 1) {
      const first = new ChildScript(database.environment, LOCK);
      await first.printed(1);
      expect(() => lockEmbeddedDatabase(dataDir)).toThrow(
        new StartRefused(
          `Another process already uses the database in ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
        ),
      );
      const second = new ChildScript(database.environment, LOCK);
      expect(await second.exited).toBe(1);
      expect(second.errors).toContain('Another process already uses the database');
      await first.kill();
    }
  });
});

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
