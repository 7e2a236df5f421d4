import { spawnSync } from 'node:child_process';
import { createTestDatabase, ON_SERVER, type TestDatabase } from '../../testing/database/test-database.js';
import { runCommand } from '../../testing/run-command.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';
import { operationsPage } from '../doc-pages.js';
import type { Examination } from './examine.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

jest.setTimeout(90_000);

describe('npm run doctor', () => {
  it('examines the running site and the stopped one, and changes nothing', async () => {
    const port = String(await freePort());
    const environment = { ...database.environment, PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
    const server = new ServerProcess(environment);
    await server.ready();
    // Ended before the result is looked at: a server that outlives this test would clean up the database of the next ones.
    const running = await runCommand(environment, '--doctor').finally(() => server.kill());
    expect(running.output).not.toMatch(/^WRONG/m);
    expect(running).toMatchObject({ code: 0, errors: '' });
    expect(running.output).toMatch(/^OK {9}Version of the site: \d+\.\d+\.\d+$/m);
    expect(running.output).toMatch(/^OK {9}Version of the database: /m);
    expect(running.output).toMatch(/^OK {9}Public address: /m);
    expect(running.output).toMatch(/^WARNING {4}Mail server: .+\n {11}→ Set SMTP_URL/m);

    const stopped = await runCommand({ ...environment, LC_ALL: 'fr_CA.UTF-8' }, '--doctor');
    expect(stopped.code).toBe(1);
    expect(stopped.output).toMatch(/^ERREUR {11}Adresse publique\u00a0: .+\n {17}→ Démarrez le site/m);
    expect(stopped.output).toMatch(/^OK {15}Intégrité de la base de données\u00a0: /m);
  });

  it('says so when the database is away, or there is none', async () => {
    const away: Record<string, string> = ON_SERVER
      ? { DATABASE_URL: 'mysql://root@127.0.0.1:1/nowhere' }
      : { DATA_DIR: `${database.configuration.dataDir}/none` };
    const { code, output } = await runCommand({ ...database.environment, ...away }, '--doctor --json');
    const { parts } = JSON.parse(output) as Examination;
    expect(code).toBe(1);
    expect(parts[0]).toMatchObject({ id: 'database', level: 'wrong' });
    expect(parts.map(({ id }) => id)).toContain('disk');
  });

  it('explains itself', async () => {
    const help = await runCommand(database.environment, '--doctor --help');
    expect(help).toMatchObject({ code: 0, errors: '' });
    const unknown = await runCommand(database.environment, '--doctor --nonsense');
    expect(unknown).toMatchObject({ code: 2, output: '' });
  });
});

describe('the documented command of a watcher outside', () => {
  it('prints nothing while the site is ready, and the reason once it is stopped', async () => {
    const port = String(await freePort());
    const server = new ServerProcess({ ...database.environment, PORT: port });
    await server.ready();
    const command = /^curl .+$/m.exec(operationsPage())?.[0] ?? '';
    const line = command.replace('https://club.example', `http://127.0.0.1:${port}`);
    const watch = () => spawnSync('sh', ['-c', line], { encoding: 'utf8' });
    const ready = watch();
    await server.kill();
    expect(ready).toMatchObject({ status: 0, stdout: '', stderr: '' });
    expect(watch()).toMatchObject({ status: 7, stderr: expect.stringMatching(/^curl: /) as string });
  });
});
