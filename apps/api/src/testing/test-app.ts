import 'reflect-metadata';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Role } from '@lions/domain';
import bcrypt from 'bcrypt';
import { AppModule } from '../app.module.js';
import { Clock } from '../platform/common/clock.js';
import type { Configuration } from '../platform/config/configuration.js';
import { configureApp, createAdapter } from '../configure-app.js';
import { dataSourceOptions } from '../platform/database/data-source-options.js';
import { Db } from '../platform/database/db.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { ENTITIES } from '../entities.js';
import { MailWorker } from '../mail/mail-worker.js';
import { Passwords } from '../auth/passwords/passwords.js';
import { servePublic } from '../site/serve-public.js';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import { Client } from './client.js';
import { CheckedDb } from './database/checked-db.js';
import { createTestDatabase, ON_SERVER } from './database/test-database.js';
import type { MailCatcher } from './mail-catcher.js';

/** The password of every test user. */
export const PASSWORD = 'correct horse battery';

/** A folder without a web build. */
const NO_SITE = join(__dirname, 'no-site');

/** A clock that only tests advance. */
class TestClock extends Clock {
  private current = Date.parse('2025-09-01T16:00:00.000Z');

  override time(): number {
    return this.current;
  }
  set(time: string | Date): void {
    this.current = new Date(time).getTime();
  }
  advance(milliseconds: number): void {
    this.current += milliseconds;
  }
}

/** bcrypt's smallest work factor. */
const QUICK = 4;

/** Hashes at the smallest work factor: with the real one, hashing would take a tenth of the suite's time. */
class QuickPasswords extends Passwords {
  protected override readonly cost = QUICK;
  protected override readonly hashOfNoUser = bcrypt.hashSync('', QUICK);
}

/** The real application on an empty database, listening on its own port. */
export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  db: Db;
  clock: TestClock;
  configuration: Configuration;
  /** Every route of the server, as 'GET /api/teams'. */
  routes: string[];
  anonymous(headers?: Record<string, string>): Client;
  /** A new user of that role, signed in. */
  signedIn(role: Role): Promise<SignedIn>;
  /** Reads and writes of one statement. */
  find: Reader['find'];
  findOne: Reader['findOne'];
  select: Reader['select'];
  execute: Writer['execute'];
  update: Writer['update'];
  /** Sends the mails that are due. */
  sendMails(): Promise<void>;
  /** Applications that were started beside this one; `close` closes them first. */
  beside: TestApp[];
  close(): Promise<void>;
}

/** A client with its user. */
export type SignedIn = Client & { user: AdminUser };

/** The part of an application that inserting rows takes. */
export type Rows = Pick<TestApp, 'db' | 'clock'>;

const HASH_OF_PASSWORD = bcrypt.hashSync(PASSWORD, QUICK);

let users = 0;

/** Inserts a user with `PASSWORD`. */
export async function givenUser({ db, clock }: Rows, change: Partial<AdminUser> = {}): Promise<AdminUser> {
  users += 1;
  const row: Partial<AdminUser> = {
    firstName: 'Test',
    lastName: `User ${users}`,
    username: `test-user-${users}`,
    email: `test-user-${users}@example.test`,
    passwordHash: HASH_OF_PASSWORD,
    role: 'coach',
    isActive: true,
    lastLogin: null,
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...change,
  };
  const id = await db.write((tx) => tx.insert(AdminUser, row));
  return Object.assign(new AdminUser(), row, { id });
}

/**
 * Starts the application; `environment` overrides its variables. `beside` is a running one: the new one shares its
 * database and clock, like a second process. `siteFolder` holds a web build to serve; without it there are no pages.
 * Close the first in `afterAll`; a spec file with one application uses `useTestApp`.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  beside?: TestApp,
  siteFolder?: string,
): Promise<TestApp> {
  const database = beside
    ? { configuration: beside.configuration, drop: () => undefined }
    : await createTestDatabase(environment);
  const { configuration } = database;
  const options = await dataSourceOptions(configuration, ENTITIES);
  const clock = beside?.clock ?? new TestClock();
  const module = await Test.createTestingModule({ imports: [AppModule.with(configuration, options)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(Db)
    .useClass(CheckedDb)
    .overrideProvider(Passwords)
    .useClass(QuickPasswords)
    .compile();
  const adapter = createAdapter(configuration);
  const routes: string[] = [];
  adapter.getInstance().addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) routes.push(`${method} ${route.url}`);
  });
  const app = module.createNestApplication<NestFastifyApplication>(adapter, {
    bodyParser: false,
    bufferLogs: true,
  });
  await configureApp(app, configuration);
  await servePublic(app, configuration, siteFolder ?? NO_SITE);
  await app.listen(0, '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const db = app.get(Db);
  let closed: Promise<void> | undefined;
  const started: TestApp = {
    app,
    url,
    db,
    clock,
    configuration,
    routes,
    anonymous: (headers) => new Client(url, headers),
    async signedIn(role) {
      const user = await givenUser({ db, clock }, { role });
      const client = new Client(url);
      const answer = await client.post('/api/auth/login', { username: user.username, password: PASSWORD });
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
      return Object.assign(client, { user });
    },
    find: (...of) => db.read((reader) => reader.find(...of)),
    findOne: (...of) => db.read((reader) => reader.findOne(...of)),
    select: (...of) => db.read((reader) => reader.select(...of)),
    execute: (...of) => db.write((tx) => tx.execute(...of)),
    update: (...of) => db.write((tx) => tx.update(...of)),
    sendMails: () => app.get(MailWorker, { strict: false }).wake(),
    beside: [],
    close() {
      closed ??= (async () => {
        for (const other of started.beside) await other.close();
        await app.close();
        await database.drop();
      })();
      return closed;
    },
  };
  beside?.beside.push(started);
  return started;
}

interface Use {
  /** A new application for each test. */
  isForEach?: boolean;
  environment?: Record<string, string>;
  /** Listens before the application starts, and is emptied before each test. */
  catcher?: MailCatcher;
  siteFolder?: string;
  /** The time at the start of each test; without it, the clock goes on from the test before. */
  now?: string | Date;
  /** Tables to empty before each test, in this order. */
  empty?: readonly string[];
}

/** The application for the tests of a spec file or a `describe`: usable once they run, not before. */
export function useTestApp({ isForEach, catcher, siteFolder, now, empty = [], ...use }: Use = {}): TestApp {
  const app = {} as TestApp;
  const [before, after] = isForEach ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(async () => {
    await catcher?.listen();
    const environment = { ...catcher?.environment, ...use.environment };
    Object.assign(app, await startTestApp(environment, undefined, siteFolder));
  });
  after(async () => {
    await app.close();
    await catcher?.close();
  });
  beforeEach(async () => {
    catcher?.reset();
    if (now !== undefined) app.clock.set(now);
    await emptyTables(app, empty);
  });
  return app;
}

/**
 * A second process on the database of `app`, which closes it. The embedded database admits one process: there it is
 * `app` itself.
 */
export function useSecondApp(app: TestApp, hook = beforeAll, siteFolder?: string): TestApp {
  const second = {} as TestApp;
  hook(async () => void Object.assign(second, ON_SERVER ? await startTestApp({}, app, siteFolder) : app));
  return second;
}

/** A new user of that role, signed in once before all tests, or before each with `beforeEach`. */
export function useSignedIn(app: TestApp, role: Role, hook = beforeAll): SignedIn {
  const client = Object.create(Client.prototype) as SignedIn;
  hook(async () => void Object.assign(client, await app.signedIn(role)));
  return client;
}

export async function emptyTables({ db }: Pick<TestApp, 'db'>, tables: readonly string[]): Promise<void> {
  if (tables.length > 0)
    await db.write(async (tx) => {
      for (const table of tables) await tx.execute(`DELETE FROM ${table}`);
    });
}
