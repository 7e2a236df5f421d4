import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from '../../config/configuration.js';
import { migrateDatabase } from '../../../create-app.js';
import type { Answer, Client } from '../../../testing/client.js';
import { OwnMariaDb } from '../../../testing/database/own-mariadb.js';
import { createTestDatabase } from '../../../testing/database/test-database.js';
import { givenOpenPractices, givenPractice } from '../../../testing/given.js';
import { PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.js';

// A suite of its own: it starts a MariaDB server, and `npm test` names it when it cannot.
jest.setTimeout(60_000);

const READY = '/api/health/ready';
const RIGHTS = 'ON lions.* TO club';

let database: OwnMariaDb;
let app: TestApp | undefined;
beforeAll(async () => {
  database = await OwnMariaDb.create();
  await database.start();
}, 120_000);
afterEach(async () => {
  await app?.close();
  app = undefined;
});
afterAll(() => database.remove());

/** Migrates as `npm start` does. */
async function migrated(url: string): Promise<void> {
  const { configuration, drop } = await createTestDatabase({ DATABASE_URL: url });
  try {
    await migrateDatabase(configuration);
  } finally {
    await drop();
  }
}

/** The application on an empty database. */
async function started(url = database.url): Promise<TestApp> {
  await database.query('DROP DATABASE lions');
  await database.query('CREATE DATABASE lions');
  await migrated(url);
  app = await startTestApp({ DATABASE_URL: url });
  return app;
}

describe.each([
  '',
  'NO_BACKSLASH_ESCAPES',
  'EMPTY_STRING_IS_NULL',
  'ANSI_QUOTES',
  'ORACLE',
  'PAD_CHAR_TO_FULL_LENGTH',
  'SIMULTANEOUS_ASSIGNMENT',
  'TRADITIONAL',
])("a server whose sql_mode is '%s'", (mode) => {
  it('never reads a text as SQL, and stores it as it is', async () => {
    await database.query(`SET GLOBAL sql_mode = '${mode}'`);
    const running = await started();
    const { signedIn, anonymous } = running;
    // Run as SQL, these names would take longer than a caller waits, and be answered 503.
    for (const username of ["x' OR SLEEP(30)#", "O'Neil", '"x" OR SLEEP(30)#', "x\\' OR SLEEP(30)#"])
      expect(await anonymous().post('/api/auth/login', { username, password: 'abcdefgh-1' })).toMatchObject({
        status: 401,
      });
    const root = await signedIn('superadmin');
    const { username } = root.user;
    const unnamed = await anonymous().post(
      '/api/auth/login',
      { username, password: PASSWORD },
      { 'user-agent': '' },
    );
    expect(unnamed).toMatchObject({ status: 200 });
    const name = 'O\'Brien "A" \\ Łukasz % _';
    const made = await root.post<{ id: number }>('/api/teams', { name, league: 'lheq' });
    expect(made).toMatchObject({ status: 201, body: { name } });
    expect((await root.get<object[]>('/api/teams')).body).toContainEqual(expect.objectContaining({ name }));
    await givenOpenPractices(running);
    const { id: practiceId } = await givenPractice(running);
    const child = { playerName: "Zoé O'Neil", parentEmail: "o'neil@example.test", position: 'F' };
    expect(await anonymous().post('/api/registrations', { ...child, practiceId })).toMatchObject({
      status: 201,
      body: { playerName: child.playerName },
    });
  });
});

describe('a server that refuses for now', () => {
  let client: Client;
  let practiceId: number;
  let callers = 0;
  beforeEach(async () => {
    callers = 0;
    await database.query('SET GLOBAL sql_mode = DEFAULT');
    await database.query("CREATE OR REPLACE USER club IDENTIFIED BY 'secret'");
    await database.query(`GRANT ALL ${RIGHTS}`);
    const running = await started(database.urlOf('club:secret'));
    const { anonymous } = running;
    await givenOpenPractices(running);
    practiceId = (await givenPractice(running, { capacity: 60 })).id;
    client = anonymous();
  });
  afterEach(() => database.query('SET GLOBAL read_only = 0, GLOBAL max_statement_time = 0'));

  const register = () => {
    callers += 1;
    const playerName = `Demo Player ${'a'.repeat(callers)}`;
    const parentEmail = `demo.${callers}@example.test`;
    return client.post('/api/registrations', { practiceId, playerName, parentEmail, position: 'F' });
  };
  /** Signs in under a new name each time: a name that is wrong too often is locked. */
  const signIn = () => {
    callers += 1;
    return client.post('/api/auth/login', { username: `demo.${callers}`, password: 'abcdefgh-1' });
  };

  function expectLater({ status, headers, body }: Answer<unknown>): void {
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }

  /** New connections have the account's rights and the server's settings of now. */
  const cutConnections = () => database.query('KILL CONNECTION USER club').catch(() => undefined);

  async function untilBack(): Promise<void> {
    while ((await client.get(READY)).status !== 200);
    expect((await register()).status).toBe(201);
    expect((await signIn()).status).toBe(401);
  }

  it('a read-only server answers writes 503 and reads as usual, and takes writes again at once', async () => {
    await database.query('SET GLOBAL read_only = 1');
    expectLater(await register());
    expectLater(await signIn());
    expect((await client.get('/api/practices')).status).toBe(200);
    while ((await client.get(READY)).status !== 503);
    await database.query('SET GLOBAL read_only = 0');
    expect((await register()).status).toBe(201);
    await untilBack();
  });

  it('an account with few connections answers a crowd 200 or 503', async () => {
    await database.query('ALTER USER club WITH MAX_USER_CONNECTIONS 3');
    await cutConnections();
    const calls = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? signIn() : register()));
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status >= 500);
    expect(refused.length).toBeGreaterThan(0);
    refused.forEach(expectLater);
    await untilBack();
  });

  it('a changed password is answered 503 until it is the known one again', async () => {
    await database.query("ALTER USER club IDENTIFIED BY 'other'");
    await cutConnections();
    for (const call of [
      register,
      signIn,
      () => client.get('/api/teams?league=lheq'),
      () => client.get(READY),
    ])
      expectLater(await call());
    await database.query("ALTER USER club IDENTIFIED BY 'secret'");
    await untilBack();
  });

  it('revoked rights are answered 503 until they are granted again', async () => {
    await database.query('REVOKE ALL PRIVILEGES, GRANT OPTION FROM club');
    await database.query('GRANT SELECT (id) ON lions.teams TO club');
    await cutConnections();
    for (const call of [
      register,
      signIn,
      () => client.get('/api/teams?league=lheq'),
      () => client.get(READY),
    ])
      expectLater(await call());
    await database.query(`GRANT ALL ${RIGHTS}`);
    await untilBack();
  });

  it.each([
    ['is ended by a time limit', async () => undefined],
    ['is killed', () => database.query('KILL QUERY USER club')],
    ['loses its connection to an administrator', () => database.query('KILL CONNECTION USER club')],
  ])('a statement that %s is answered 503', async (_, end) => {
    await database.query('SET GLOBAL max_statement_time = 2');
    await cutConnections();
    const holder = await database.connect();
    await holder.beginTransaction();
    await holder.query('SELECT id FROM lions.practices WHERE id = ? FOR UPDATE', [practiceId]);
    const sent = register();
    while (!(await isWaiting())) await pause(20);
    await end();
    const answer = await sent;
    await holder.end();
    expectLater(answer);
    await untilBack();
  });

  async function isWaiting(): Promise<boolean> {
    const rows = await database.query(
      "SELECT ID FROM information_schema.PROCESSLIST WHERE USER = 'club' AND INFO LIKE '%FOR UPDATE'",
    );
    return rows.length > 0;
  }
});

describe('an account at the start', () => {
  beforeEach(async () => {
    await database.query('DROP DATABASE lions');
    await database.query('CREATE DATABASE lions');
    await migrated(database.url);
    await database.query("CREATE OR REPLACE USER club IDENTIFIED BY 'secret'");
  });

  it('that may only read is refused in one sentence', async () => {
    await database.query(`GRANT SELECT ${RIGHTS}`);
    await expect(migrated(database.urlOf('club:secret'))).rejects.toEqual(
      new StartRefused(
        'The account of DATABASE_URL may not write: grant it SELECT, INSERT, UPDATE and DELETE.',
      ),
    );
  });

  it('that may write, and change no table, is enough', async () => {
    await database.query(`GRANT SELECT, INSERT, UPDATE, DELETE ${RIGHTS}`);
    await migrated(database.urlOf('club:secret'));
  });
});
