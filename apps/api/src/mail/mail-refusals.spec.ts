import { HOUR_MS } from '@lions/domain';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { givenMail } from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { emptyTables, startTestApp, type TestApp } from '../testing/test-app.js';

const NOON = '2025-09-01T16:00:00.000Z';
const PARENT = 'bo.test@example.test';

let catcher: MailCatcher;
let app: TestApp;
beforeAll(async () => {
  catcher = await new MailCatcher().listen();
  app = await startTestApp(catcher.environment);
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});
beforeEach(async () => {
  app.clock.set(NOON);
  catcher.reset();
  await emptyTables(app, ['outbox_mails', 'practices', 'families']);
});

type Step = 'MAIL' | 'RCPT' | 'after DATA';

/** The mail after the server answered a step so. */
async function afterAnswer(step: Step, answer: string): Promise<OutboxMail> {
  const refusal = { code: Number(answer.slice(0, 3)), text: answer.slice(4) };
  if (step === 'MAIL') catcher.refuseSender = () => refusal;
  if (step === 'RCPT') catcher.refuseRecipient = () => refusal;
  if (step === 'after DATA') catcher.beforeTaking = () => Promise.resolve(refusal);
  await givenMail(app, 'confirmation', { email: PARENT });
  return tried();
}

async function tried(): Promise<OutboxMail> {
  await app.sendMails();
  const [mail] = await app.find(OutboxMail);
  return mail as OutboxMail;
}

describe('an answer about the recipient ends a mail', () => {
  it.each<[Step, string]>([
    ['RCPT', '550 5.1.1 The email account that you tried to reach does not exist'],
    ['RCPT', '550 5.1.10 Recipient address has null MX'],
    ['RCPT', '553 5.1.3 The recipient address is not a valid address'],
    ['RCPT', '550 #5.1.0 Address rejected'],
    ['RCPT', '511 sorry, no mailbox here by that name (#5.1.1)'],
    ['RCPT', '550 5.2.1 The email account that you tried to reach is disabled'],
    ['RCPT', '552 5.2.2 The recipient inbox is out of storage space'],
    ['RCPT', '550 No such user here'],
    ['RCPT', '554 Mailbox unavailable at 5.188.206.1'],
    ['after DATA', '550 5.1.1 User unknown'],
  ])('%s: %s', async (step, answer) => {
    expect(await afterAnswer(step, answer)).toMatchObject({
      status: 'failed',
      attempts: 1,
      lastError: answer,
    });
  });
});

describe('an answer about the sender, or an unknown one, is tried again', () => {
  it.each<[Step, string]>([
    ['RCPT', '550 5.4.5 Daily user sending limit exceeded'],
    ['after DATA', '550 5.4.5 Daily user sending limit exceeded'],
    ['MAIL', '550 5.4.5 Daily user sending limit exceeded'],
    ['after DATA', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException'],
    ['RCPT', '550 5.7.26 This mail has been blocked because the sender is unauthenticated'],
    ['after DATA', '550 5.7.1 Message contains content that is not accepted'],
    ['RCPT', '554 5.7.1 Relay access denied'],
    ['RCPT', '553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)'],
    ['RCPT', '530 5.7.0 Authentication required'],
    ['RCPT', '530 Authentication required'],
    ['RCPT', '503 Bad sequence of commands'],
    ['after DATA', '503 5.5.1 Bad sequence of commands'],
    ['RCPT', '550 5.1.8 Sender address rejected: domain not found'],
    ['RCPT', '550 5.1.7 Sender address has a wrong syntax'],
    ['MAIL', '550 5.1.1 User unknown'],
    ['MAIL', '553 Sender refused'],
    ['after DATA', '554 Transaction failed'],
    ['after DATA', '554 No mail is taken from 10.5.1.1'],
    ['RCPT', '450 4.2.1 The user receives mail too quickly'],
    ['RCPT', '452 4.2.2 The mailbox is full'],
    // Answers that no document knows.
    ['RCPT', '550 5.9.99 Unknown'],
    ['RCPT', '599 5.0.0 Unknown'],
    ['RCPT', '550 4.1.1 Unknown'],
    ['after DATA', '571 Unknown'],
    ['after DATA', '599 Unknown'],
  ])('%s: %s', async (step, answer) => {
    expect(await afterAnswer(step, answer)).toMatchObject({
      status: 'pending',
      attempts: 1,
      lastError: answer,
    });
  });

  it('at the greeting', async () => {
    const { port } = catcher;
    await catcher.close();
    catcher = await new MailCatcher().listen(port);
    catcher.refuseConnection = () => ({ code: 554, text: '5.7.1 Your address is blocked' });
    await givenMail(app, 'confirmation', { email: PARENT });
    const refused = await tried();
    catcher.refuseConnection = () => undefined;
    expect(refused).toMatchObject({ status: 'pending', lastError: '554 5.7.1 Your address is blocked' });
  });

  it('for 26 hours', async () => {
    let mail = await afterAnswer('RCPT', '550 5.4.5 Daily user sending limit exceeded');
    const start = app.clock.time();
    while (mail.status === 'pending') {
      app.clock.set(mail.nextAttemptAt);
      mail = await tried();
    }
    expect((app.clock.time() - start) / HOUR_MS).toBe(26);
    expect(mail).toMatchObject({
      status: 'failed',
      lastError: '550 5.4.5 Daily user sending limit exceeded',
    });
  });
});

describe('the stored answer', () => {
  it.each<[Step, string, string]>([
    ['RCPT', '550 5.1.1 No such account.\n5.1.1 See the help', '550 5.1.1 No such account. See the help'],
    ['after DATA', '550 5.1.1 No such account.\nSee the help', '550 5.1.1 No such account. See the help'],
  ])('of several lines is one line, with its codes once: %s: %j', async (step, answer, stored) => {
    expect(await afterAnswer(step, answer)).toMatchObject({ status: 'failed', lastError: stored });
  });

  it.each([
    ['550 5.1.1 <bo.test@example.test>: Recipient rejected', '550 5.1.1 …: Recipient rejected'],
    ['550 User bo.test unknown, see Bo.Test=example.test@lists.example', '550 User … unknown, see …=…'],
    ['550 5.1.1 no\u0000such\tuser', '550 5.1.1 no such user'],
    [`550 ${'x'.repeat(300)}`, `550 ${'x'.repeat(195)}…`],
  ])('holds no address and fits its column: %j', async (answer, stored) => {
    expect((await afterAnswer('RCPT', answer)).lastError).toBe(stored);
  });
});
