import { readdirSync } from 'node:fs';
import { ChildScript } from '../../../testing/child-script.js';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.js';
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
      expect(readdirSync(dataDir)).not.toContain('lions.lock-journal');
    }
  });
});
