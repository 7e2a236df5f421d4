import { freePort, ServerProcess } from '../../testing/server-process.js';
import { BURST_ENVIRONMENT, RegistrationBurst } from '../../testing/registration-burst.js';
import { TcpProxy } from '../../testing/database/tcp-proxy.js';
import { createTestDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';

let database: TestDatabase;
let server: ServerProcess | undefined;
let proxy: TcpProxy | undefined;
beforeAll(async () => {
  database = await createTestDatabase(BURST_ENVIRONMENT);
});
afterAll(async () => {
  await server?.kill();
  await proxy?.close();
  await database.drop();
});

it('a server killed during a burst keeps all answered registrations, and executes each repeated request once', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    server = new ServerProcess({ ...database.environment, PORT: String(port), PUBLIC_URL: url });
    await server.ready();
    return server;
  };
  for (const answers of [1, 40, 90]) {
    const running = server ?? (await start());
    const burst = await RegistrationBurst.begin(url, 150);
    const sent = burst.send();
    await burst.answered(answers);
    await running.kill('SIGKILL');
    await sent;
    expect(burst.answers.size).toBeLessThan(150);
    await start();
    await burst.send();
    await burst.expectWhole();
  }
}, 180_000);

if (ON_SERVER)
  it('a burst with cut database connections keeps all answered registrations, and the server recovers', async () => {
    await server?.kill();
    const databaseUrl = new URL(database.environment['DATABASE_URL'] ?? '');
    proxy = await TcpProxy.to(databaseUrl.hostname, Number(databaseUrl.port || 3306));
    databaseUrl.host = `127.0.0.1:${proxy.port}`;
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = { ...database.environment, DATABASE_URL: databaseUrl.href };
    server = new ServerProcess({ ...environment, PORT: String(port), PUBLIC_URL: url });
    await server.ready();
    for (const answers of [1, 40, 90]) {
      const burst = await RegistrationBurst.begin(url, 150);
      const sent = burst.send();
      await burst.answered(answers);
      proxy.cut();
      await sent;
      expect(burst.answers.size).toBeLessThan(150);
      proxy.restore();
      await burst.send();
      await burst.expectWhole();
    }
  }, 180_000);
