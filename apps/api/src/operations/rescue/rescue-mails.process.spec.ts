import type { AuditEntryDto } from '../../platform/audit/audit.dto.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { givenMail } from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { runCommand } from '../../testing/run-command.js';
import { useTestApp } from '../../testing/test-app.js';

const catcher = new MailCatcher();
const app = useTestApp({ catcher });

/** Sends what is due; the commands are processes with the real time. */
function settle(): Promise<void> {
  app.clock.set(new Date());
  return app.sendMails();
}

function rescue(line: string, input = '') {
  const { dataDir, databaseUrl } = app.configuration;
  const environment = {
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    ...catcher.environment,
  };
  return runCommand(environment, `--rescue ${line}`, input);
}

it('lists failed mails from the shell without a name, and sends them again', async () => {
  catcher.refuseRecipient = () => ({ code: 550, text: 'nobody here' });
  app.clock.set(new Date());
  const practice = { date: '2099-01-05' };
  for (const email of ['one@example.test', 'two@example.test'])
    await givenMail(app, 'confirmation', { email, practice });
  await settle();
  const listed = await rescue('mails');
  expect(listed).toMatchObject({ code: 0, errors: '' });
  expect(listed.output).toMatch(/^2 failed, 0 wait\.\n/);
  expect(listed.output).toMatch(/^\d+ +failed +confirmation .+2099-01-05 .+1\/12 +550 nobody here$/m);
  expect(listed.output).not.toContain('@example.test');
  expect((await rescue('mails --show-addresses')).output).toContain('one@example.test');

  catcher.refuseRecipient = () => undefined;
  const [first] = await app.find(OutboxMail, { order: { id: 'ASC' } });
  expect(await rescue(`send-again ${first?.id}`)).toMatchObject({ code: 0, errors: '' });
  expect((await rescue('send-again --all', 'no\n')).code).toBe(1);
  expect((await rescue('send-again --all', 'yes\n')).output).toMatch(/^1 mail is to be sent again\.\n/);
  await settle();
  expect(catcher.mails.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual([
    'one@example.test',
    'two@example.test',
  ]);

  expect((await rescue(`send-again ${first?.id}`)).errors).toMatch(/^This email has already been sent/);
  expect((await rescue('send-again 999999')).errors).toMatch(/^There is no mail with this number/);
  const superadmin = await app.signedIn('superadmin');
  const { body } = await superadmin.get<AuditEntryDto[]>('/api/audit?actor=shell');
  expect(body.map(({ action }) => action)).toEqual(['mail.retry', 'mail.retry']);
}, 120_000);

it('asks about every failed mail, also when there are more than a list shows', async () => {
  const now = app.clock.now();
  const failed = Array.from({ length: 501 }, (_, index) => ({
    kind: 'link' as const,
    status: 'failed' as const,
    attempts: 10,
    nextAttemptAt: now,
    transitionKey: `many:${index}`,
    createdAt: now,
  }));
  await app.db.write((tx) => tx.insertAbsent(OutboxMail, failed, 'transitionKey'));
  const { code, output, errors } = await rescue('send-again --all', 'no\n');
  expect(code).toBe(1);
  expect(output + errors).toContain('Send 501 mails again?');
}, 60_000);
