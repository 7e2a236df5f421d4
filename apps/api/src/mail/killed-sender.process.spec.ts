import { openDatabase } from '../testing/database/open-database.js';
import { givenMail } from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { freePort, ServerProcess } from '../testing/server-process.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';

let catcher: MailCatcher;
/** Queues mails but has no mail server, and stops before the processes start. */
let before: TestApp;
beforeAll(async () => {
  catcher = await new MailCatcher().listen();
  before = await startTestApp({ PUBLIC_URL: 'https://lions.example' });
});
afterAll(async () => {
  await before.close();
  await catcher.close();
});

async function startServer(): Promise<ServerProcess> {
  const { dataDir, databaseUrl, publicUrl } = before.configuration;
  const server = new ServerProcess({
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    DEMO_DATA: 'off',
    PORT: String(await freePort()),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...catcher.environment,
  });
  await server.ready();
  return server;
}

/** The one mail, read, and changed, while no server runs. */
async function theMail(change?: Partial<OutboxMail>): Promise<OutboxMail | undefined> {
  const dataSource = await openDatabase(before);
  if (change) await dataSource.manager.update(OutboxMail, { kind: 'confirmation' }, change);
  const [mail] = await dataSource.manager.find(OutboxMail);
  await dataSource.destroy();
  return mail;
}

describe('a killed server', () => {
  it('loses no mail, neither between commit and sending nor during sending', async () => {
    // The processes use the real clock.
    before.clock.set(new Date());
    const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await givenMail(before, 'confirmation', { practice: { date, time: '12:00 PM - 11:00 PM' } });
    await before.app.close();

    let reached = () => {};
    const isSending = new Promise<void>((resolve) => (reached = resolve));
    catcher.beforeTaking = () => {
      reached();
      return new Promise(() => undefined);
    };
    const killed = await startServer();
    await isSending;
    await killed.kill('SIGKILL');
    expect(await theMail()).toMatchObject({ status: 'pending', attempts: 1, sentAt: null });

    catcher.beforeTaking = () => Promise.resolve(undefined);
    // Another process leaves a taken mail alone until the lease expires.
    await (await startServer()).kill();
    expect(catcher.mails).toEqual([]);
    await theMail({ nextAttemptAt: new Date(0) });
    const next = await startServer();
    await catcher.caught(1);
    await next.kill();
    expect(await theMail()).toMatchObject({ status: 'sent', attempts: 2 });
    expect(catcher.mails).toHaveLength(1);
  }, 60_000);
});
