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
import { ENTITIES } from '../entities.js';
import { servePublic } from '../site/serve-public.js';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import { Client } from './client.js';
import { CheckedDb } from './database/checked-db.js';
import { createTestDatabase } from './database/test-database.js';

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
  signedIn(role: Role): Promise<Client & { user: AdminUser }>;
  close(): Promise<void>;
}

let users = 0;

/** Inserts a user, with the cheapest hash there is: tests sign in often. */
export async function givenUser(db: Db, clock: Clock, change: Partial<AdminUser> = {}): Promise<AdminUser> {
  users += 1;
  const row: Partial<AdminUser> = {
    firstName: 'Test',
    lastName: `User ${users}`,
    username: `test-user-${users}`,
    email: `test-user-${users}@example.test`,
    passwordHash: bcrypt.hashSync(PASSWORD, 4),
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
 * Close each in `afterAll`.
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
  return {
    app,
    url,
    db,
    clock,
    configuration,
    routes,
    anonymous: (headers) => new Client(url, headers),
    async signedIn(role) {
      const user = await givenUser(db, clock, { role });
      const client = new Client(url);
      const answer = await client.post('/api/auth/login', { username: user.username, password: PASSWORD });
      if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}`);
      return Object.assign(client, { user });
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
