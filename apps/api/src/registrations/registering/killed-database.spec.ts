import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnMariaDb } from '../../testing/database/own-mariadb.js';
import { BURST_ENVIRONMENT, RegistrationBurst } from '../../testing/registration-burst.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';

// A suite of its own: it starts a MariaDB server, and `npm test` names it when it cannot.
let database: OwnMariaDb;
let server: ServerProcess | undefined;
const dataDir = mkdtempSync(join(tmpdir(), 'lions-test-'));
beforeAll(async () => {
  database = await OwnMariaDb.create();
  await database.start();
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await database.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a database killed during a burst keeps all answered registrations, and the server recovers', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = { DATA_DIR: dataDir, DEMO_DATA: 'off', RATE_LIMITS: 'off', DATABASE_URL: database.url };
  server = new ServerProcess({ ...environment, ...BURST_ENVIRONMENT, PORT: String(port), PUBLIC_URL: url });
  await server.ready();
  for (const answers of [1, 40, 90]) {
    const burst = await RegistrationBurst.begin(url, 150);
    const sent = burst.send();
    await burst.answered(answers);
    await database.kill();
    await sent;
    expect(burst.answers.size).toBeLessThan(150);
    await database.start();
    await burst.send();
    await burst.expectWhole();
  }
}, 180_000);
