import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openDatabase, openMigrated } from '../../testing/database/open-database.js';
import { createEmptyDatabase, ON_SERVER } from '../../testing/database/test-database.js';
import { onServer } from '../../testing/database/tested-server.js';
import { useTestApp } from '../../testing/test-app.js';
import { migrate } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';
import { SchemaWatch } from './schema-watch.js';

const ADDED = 'AddTomorrow9999999999999';
const REMOVED = 'ContractTomorrow9999999999998';

let dataSource: DataSource;
afterEach(async () => {
  jest.restoreAllMocks();
  await dataSource.query(`DELETE FROM migrations WHERE name IN ('${ADDED}', '${REMOVED}')`);
});

const app = useTestApp();
beforeAll(async () => {
  dataSource = app.app.get(DataSource);
});

const record = (name: string) =>
  dataSource.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [name.slice(-13), name]);

/** Messages that are logged while the tables are looked at so many times. */
async function logged(looks: number): Promise<unknown[]> {
  const spies = (['warn', 'log'] as const).map((level) =>
    jest.spyOn(Logger.prototype, level).mockImplementation(),
  );
  for (let look = 0; look < looks; look += 1) await app.app.get(SchemaWatch).look();
  return spies.flatMap(({ mock }) => mock.calls.map(([message]) => message as unknown));
}

describe('tables that another version changed', () => {
  it('are logged once when they are newer, and the process keeps serving', async () => {
    expect(await logged(1)).toEqual([]);
    await record(ADDED);
    expect(await logged(2)).toEqual([
      { message: expect.stringMatching(/newer than this version, which keeps serving/), migrations: [ADDED] },
    ]);
    expect((await app.anonymous().get('/api/teams')).status).toBe(200);
    expect((await app.anonymous().get('/api/health/ready')).status).toBe(200);
    await dataSource.query('DELETE FROM migrations WHERE name = ?', [ADDED]);
    jest.restoreAllMocks();
    expect(await logged(2)).toEqual(['The database is of this version again']);
  });

  it('are logged when they are older', async () => {
    const [{ id, timestamp, name }] = await dataSource.query<
      [{ id: number; timestamp: string; name: string }]
    >('SELECT id, timestamp, name FROM migrations ORDER BY id DESC LIMIT 1');
    await dataSource.query('DELETE FROM migrations WHERE id = ?', [id]);
    expect(await logged(2)).toEqual([
      { message: expect.stringMatching(/older than this version, which keeps serving/), migrations: [name] },
    ]);
    const row = [id, timestamp, name];
    await dataSource.query('INSERT INTO migrations (id, timestamp, name) VALUES (?, ?, ?)', row);
    jest.restoreAllMocks();
    expect(await logged(1)).toEqual(['The database is of this version again']);
  });

  it('let a process start, unless something was removed', async () => {
    await record(ADDED);
    await migrate(dataSource);
    await record(REMOVED);
    await expect(migrate(dataSource)).rejects.toThrow(
      `The database was written by a newer version (it has ${REMOVED})`,
    );
  });

  if (ON_SERVER)
    it('stop a start in one sentence when they are older and the account may not change them', async () => {
      const database = await createEmptyDatabase();
      await (await openMigrated(database, MIGRATIONS.slice(0, -1))).destroy();
      const url = new URL(database.configuration.databaseUrl ?? '');
      const schema = url.pathname.slice(1);
      const user = `rows_${schema.slice(-6)}`;
      await onServer(`CREATE USER '${user}'@'%' IDENTIFIED BY 'of a test';
        GRANT SELECT, INSERT, UPDATE, DELETE ON ${schema}.* TO '${user}'@'%'`);
      Object.assign(url, { username: user, password: 'of a test' });
      const limited = await openDatabase({
        configuration: Object.assign(database.configuration, { databaseUrl: url.href }),
      });
      await expect(migrate(limited)).rejects.toThrow(
        /older than this version, and the account .+ may not change/,
      );
      await limited.destroy();
      await onServer(`DROP USER '${user}'@'%'`);
      await database.drop();
    }, 90_000);
});
