import type { DataSource } from 'typeorm';
import { StartRefused } from '../../config/configuration.js';
import { migrateDatabase } from '../../../create-app.js';
import { Setting } from '../../../settings/setting.entity.js';
import { givenOpenPractices, givenPractice } from '../../../testing/given.js';
import { openDatabase, openMigrated } from '../../../testing/database/open-database.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  ON_SERVER,
  type TestDatabase,
} from '../../../testing/database/test-database.js';
import { onServer, serverUrl } from '../../../testing/database/tested-server.js';
import { migrate } from '../migrate.js';
import { convertTables } from './server-charset.js';
import { kindOf } from './server-options.js';

describe('the version of a server', () => {
  it.each([
    ['8.4.0', 'mysql'],
    ['8.10.1', 'mysql'],
    ['9.7.4-2', 'mysql'],
    ['10.11.6-MariaDB-0+deb12u1', 'mariadb'],
    ['11.4.2-MariaDB', 'mariadb'],
  ])('%s is accepted as %s', (version, kind) => expect(kindOf(version, 'place')).toBe(kind));

  it.each([
    ['8.0.39', 'MySQL 8.0.39'],
    ['5.7.44-log', 'MySQL 5.7.44-log'],
    ['10.6.18-MariaDB', 'MariaDB 10.6.18-MariaDB'],
    ['8.4.0-MariaDB', 'MariaDB 8.4.0-MariaDB'],
    ['unknown', 'MySQL unknown'],
  ])('%s is refused with one sentence', (version, found) =>
    expect(() => kindOf(version, 'db.example:3306/lions')).toThrow(
      new StartRefused(
        `DATABASE_URL: MySQL 8.4 or MariaDB 10.11, or a later version, is needed; the server at db.example:3306/lions is ${found}.`,
      ),
    ),
  );
});

if (ON_SERVER)
  describe('a database whose default charset is latin1', () => {
    let database: TestDatabase;
    let dataSource: DataSource;
    beforeEach(async () => {
      database = await createEmptyDatabase({}, 'latin1_swedish_ci');
      dataSource = await openDatabase(database);
    });
    afterEach(async () => {
      await dataSource.destroy();
      await database.drop();
    });

    /** Tables and text columns with another collation than utf8mb4_bin; JSON of MySQL has none. */
    const others = () =>
      dataSource.query<object[]>(`
        SELECT TABLE_NAME, TABLE_COLLATION FROM information_schema.TABLES
        WHERE TABLE_SCHEMA = DATABASE() AND TABLE_COLLATION <> 'utf8mb4_bin'
        UNION SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS
        WHERE TABLE_SCHEMA = DATABASE() AND COLLATION_NAME <> 'utf8mb4_bin'`);

    it('gets tables in utf8mb4 that match the entities', async () => {
      await migrateDatabase(database.configuration);
      expect(await others()).toEqual([]);
      const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
      expect(upQueries).toEqual([]);
    });

    it('has the tables of an earlier start converted, the migrations table included', async () => {
      await dataSource.runMigrations({ transaction: 'each' });
      const before = await others();
      expect(before).toContainEqual({ TABLE_NAME: 'migrations', TABLE_COLLATION: 'latin1_swedish_ci' });
      expect(before.length).toBeGreaterThan(50);
      await dataSource.query(
        "INSERT INTO settings (`key`, value, version, updatedAt) VALUES ('a', 'é', 1, '')",
      );
      await migrateDatabase(database.configuration);
      expect(await others()).toEqual([]);
      expect(await dataSource.query('SELECT value FROM settings')).toEqual([{ value: 'é' }]);
    });

    it('is refused with one sentence that names the table when the account may not convert it', async () => {
      await migrate(dataSource);
      await dataSource.query('ALTER TABLE teams CONVERT TO CHARACTER SET latin1');
      const name = String(dataSource.driver.database);
      const reader = `reader_${name.slice(-12)}`;
      await onServer(
        `CREATE USER '${reader}'@'%' IDENTIFIED BY 'secret'; GRANT SELECT ON ${name}.* TO '${reader}'@'%'`,
      );
      const url = serverUrl(name).replace('root@', `${reader}:secret@`);
      const configuration = { ...database.configuration, databaseUrl: url };
      const limited = await openDatabase({ configuration });
      const runner = limited.createQueryRunner();
      const refusal = convertTables(runner);
      await expect(refusal).rejects.toThrow(StartRefused);
      await expect(refusal).rejects.toThrow(
        'DATABASE_URL: the table teams is not in utf8mb4: run ALTER TABLE `teams` CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
      );
      await runner.release();
      await limited.destroy();
      await onServer(`DROP USER '${reader}'@'%'`);
    });
  });

if (ON_SERVER)
  describe('names in any script, on a database whose default charset is latin1', () => {
    let app: TestApp;
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createEmptyDatabase({}, 'latin1_swedish_ci');
      await (await openMigrated(database)).destroy();
      app = await startTestApp({ DATABASE_URL: database.configuration.databaseUrl ?? '' });
    });
    afterAll(async () => {
      await app.close();
      await database.drop();
    });

    it.each(['Łukasz Nowak', 'Nguyễn An', 'Émile Ça-Übel', 'Demo 🏒 Player', '王小明'])(
      'register %s',
      async (playerName) => {
        await givenOpenPractices(app);
        const practice = await givenPractice(app);
        const body = { practiceId: practice.id, playerName, position: 'F', parentEmail: 'demo@example.test' };
        expect((await app.anonymous().post('/api/registrations', body)).status).toBe(201);
        const coach = await app.signedIn('coach');
        const rows = await coach.get<object[]>(`/api/registrations?practiceId=${practice.id}`);
        expect(rows.body).toMatchObject([{ playerName }]);
      },
    );

    it('do not sign in: 401', async () => {
      for (const username of ['🏒', 'łukasz', '王小明'])
        expect(
          await app.anonymous().post('/api/auth/login', { username, password: 'wrong password' }),
        ).toMatchObject({ status: 401 });
    });
  });

describe('text', () => {
  it('is compared code point by code point, as on every database', async () => {
    const database = await createTestDatabase();
    const dataSource = await openDatabase(database);
    const words = ['jose', 'José', 'josé', '🏒', '🥅'];
    const row = { value: '', version: 1, updatedAt: new Date(0) };
    await dataSource.manager.insert(
      Setting,
      words.map((key) => ({ key, ...row })),
    );
    for (const key of words) expect(await dataSource.manager.countBy(Setting, { key })).toBe(1);
    expect(await dataSource.manager.countBy(Setting, { key: 'JOSE' })).toBe(0);
    await dataSource.destroy();
    await database.drop();
  });
});
