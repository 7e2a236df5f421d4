import { freePort, ServerProcess } from '../testing/server-process.js';
import { BURST_ENVIRONMENT, RegistrationBurst } from '../testing/registration-burst.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await createTestDatabase(BURST_ENVIRONMENT);
});
afterAll(async () => {
  await server?.kill();
  await database.drop();
});

it('a server that is killed in a burst has kept what it answered, and takes each repeated request once', async () => {
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
}, 90_000);
