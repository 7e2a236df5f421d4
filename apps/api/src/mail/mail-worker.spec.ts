import { MINUTE_MS } from '@lions/domain';
import { Family } from '../places/outbox/family.entity.js';
import { Registration } from '../places/registration.entity.js';
import { givenMail, givenPractice } from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { emptyTables, startTestApp, type TestApp } from '../testing/test-app.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import { smtpOptions } from './mail-sender.js';
import { MailWorker } from './mail-worker.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';

const MONDAY_NOON = '2025-09-01T16:00:00.000Z';

let catcher: MailCatcher;
let app: TestApp;
let worker: MailWorker;
beforeAll(async () => {
  catcher = await new MailCatcher().listen();
  app = await startTestApp(catcher.environment);
  worker = app.app.get(MailWorker, { strict: false });
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});
beforeEach(async () => {
  app.clock.set(MONDAY_NOON);
  catcher.reset();
  await emptyTables(app, ['outbox_mails', 'practices', 'families']);
});

const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });
/** The one mail, after everything due has been tried. */
async function settled(): Promise<OutboxMail> {
  await worker.wake();
  return (await mails())[0] as OutboxMail;
}

describe('a queued mail', () => {
  it('is sent once, as soon as it is committed', async () => {
    await givenMail(app, 'confirmation');
    const [caught] = await catcher.caught(1);
    expect(caught?.envelopeTo).toEqual(['demo.parent@example.test']);
    expect(await settled()).toMatchObject({ status: 'sent', attempts: 1, sentAt: app.clock.now() });
    app.clock.advance(24 * 60 * MINUTE_MS);
    await worker.tick();
    expect(catcher.mails).toHaveLength(1);
  });

  it('exists after a registration, which does not wait for it', async () => {
    let take = () => {};
    catcher.beforeTaking = () => new Promise((resolve) => (take = () => resolve(undefined)));
    const { id: practiceId } = await givenPractice(app);
    const coach = await app.signedIn('coach');
    const player = { playerName: 'Demo Player 07', position: 'F', locale: 'fr' };
    const registration = { practiceId, parentEmail: 'demo.parent@example.test', ...player };
    expect(await coach.post('/api/registrations', registration)).toMatchObject({ status: 201 });
    expect(catcher.mails).toEqual([]);
    catcher.beforeTaking = () => Promise.resolve(undefined);
    while (catcher.mails.length === 0) {
      take();
      await new Promise(setImmediate);
    }
    expect(catcher.mails[0]?.text).toContain('Demo Player 07 a une place.');
    expect(await settled()).toMatchObject({ kind: 'confirmation', status: 'sent' });
  });

  it('is sent later, and once, when the mail server was down', async () => {
    const { port } = catcher;
    await catcher.close();
    await givenMail(app, 'confirmation');
    const waiting = await settled();
    expect(waiting).toMatchObject({ status: 'pending', attempts: 1, sentAt: null });
    expect(waiting.lastError).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);
    expect(waiting.nextAttemptAt).toEqual(new Date(app.clock.time() + MINUTE_MS));
    catcher = await new MailCatcher().listen(port);
    app.clock.advance(MINUTE_MS - 1);
    await worker.tick();
    expect(catcher.mails).toEqual([]);
    app.clock.advance(1);
    await worker.tick();
    expect(await settled()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    app.clock.advance(24 * 60 * MINUTE_MS);
    await worker.tick();
    expect(catcher.mails).toHaveLength(1);
  });

  it('is tried twelve times in 26 hours, with growing intervals up to six hours', async () => {
    const waits: number[] = [];
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    await givenMail(app, 'confirmation');
    let mail = await settled();
    while (mail.status === 'pending') {
      const wait = mail.nextAttemptAt.getTime() - app.clock.time();
      waits.push(wait / MINUTE_MS);
      app.clock.advance(wait);
      mail = await settled();
    }
    expect(waits).toEqual([1, 2, 5, 12, 20, 40, 100, 300, 360, 360, 360]);
    expect(mail).toMatchObject({ status: 'failed', attempts: 12 });
    expect(catcher.mails).toEqual([]);
  });

  it('fails at once when the address is refused for good, and its error contains no address', async () => {
    catcher.refuseRecipient = (address) => ({ code: 550, text: `5.1.1 <${address}> is nobody here` });
    await givenMail(app, 'confirmation');
    const mail = await settled();
    expect(mail).toMatchObject({ status: 'failed', attempts: 1 });
    expect(mail.lastError).toBe('550 5.1.1 … is nobody here');
  });

  it('does not delay others when it is refused', async () => {
    catcher.refuseRecipient = (address) =>
      address.startsWith('gone') ? { code: 550, text: 'nobody here' } : undefined;
    for (const email of ['gone@example.test', 'here@example.test'])
      await givenMail(app, 'confirmation', { email });
    await catcher.caught(1);
    await worker.wake();
    expect((await mails()).map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  it('is dropped when it is no longer correct', async () => {
    const { port } = catcher;
    await catcher.close();
    const { registrationId } = await givenMail(app, 'confirmation');
    await settled();
    await app.update(Registration, { id: registrationId }, { status: 'cancelled' });
    catcher = await new MailCatcher().listen(port);
    app.clock.advance(MINUTE_MS);
    expect(await settled()).toMatchObject({ status: 'dropped', sentAt: null });
    expect(catcher.mails).toEqual([]);
  });

  it.each([
    ['confirmation', { status: 'waiting' }, {}],
    ['promoted', { status: 'cancelled' }, {}],
    ['waiting', { status: 'confirmed' }, {}],
    ['cancelled', { status: 'confirmed' }, {}],
    ['changed', { status: 'cancelled' }, {}],
    ['reminder', {}, { cancelledAt: new Date(MONDAY_NOON) }],
    ['practice-cancelled', {}, {}],
    ['confirmation', {}, { date: '2025-09-01', time: '10:00 AM - 12:00 PM' }],
  ] as const)('is dropped: %s with %j and %j', async (kind, registration, practice) => {
    await givenMail(app, kind, { registration, practice });
    expect(await settled()).toMatchObject({ status: 'dropped' });
    expect(catcher.mails).toEqual([]);
  });

  it('is removed with a family that is erased while it waits', async () => {
    const { port } = catcher;
    await catcher.close();
    const { familyId } = await givenMail(app, 'confirmation');
    await settled();
    await app.db.write((tx) => tx.delete(Family, { id: familyId }));
    catcher = await new MailCatcher().listen(port);
    app.clock.advance(MINUTE_MS);
    expect(await settled()).toBeUndefined();
    expect(catcher.mails).toEqual([]);
  });
});

describe(ON_SERVER ? 'two processes' : 'one process that is asked twice', () => {
  it('send each of sixty mails once', async () => {
    // A server is shared by two processes; the embedded file has one process.
    const other = ON_SERVER ? await startTestApp({}, app) : undefined;
    const workers = [worker, other?.app.get(MailWorker, { strict: false }) ?? worker];
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    for (let count = 0; count < 60; count += 1)
      await givenMail(app, 'confirmation', { email: `parent-${count}@example.test` });
    await Promise.all(workers.map((each) => each.wake()));
    catcher.refuseRecipient = () => undefined;
    // All of them are due at the same moment, in both processes.
    app.clock.advance(MINUTE_MS);
    await Promise.all(workers.map((each) => each.wake()));
    expect(catcher.mails).toHaveLength(60);
    expect(new Set(catcher.mails.map(({ messageId }) => messageId)).size).toBe(60);
    expect((await mails()).every(({ status, attempts }) => status === 'sent' && attempts === 2)).toBe(true);
    await other?.close();
  }, 60_000);
});

describe('without a mail server', () => {
  it('mails wait, and nothing fails', async () => {
    const alone = await startTestApp();
    await givenMail(alone, 'confirmation');
    await alone.app.get(MailWorker, { strict: false }).tick();
    const [mail] = await alone.find(OutboxMail);
    expect(mail).toMatchObject({ status: 'pending', attempts: 0, lastError: null });
    await alone.close();
  });
});

describe('reminders', () => {
  const FRIDAY = { date: '2025-09-05', time: '6:00 PM - 7:30 PM' };
  /** Thursday at that time in Montréal. */
  const thursday = (time: string) => app.clock.set(`2025-09-04T${time}:00.000Z`);
  const reminded = async () => (await mails()).filter(({ kind }) => kind === 'reminder');

  /** A registration of Monday; its confirmation mail is already handled. */
  async function given(registration: Partial<Registration> = {}, practice = {}): Promise<number> {
    const { registrationId } = await givenMail(app, 'changed', {
      registration,
      practice: { ...FRIDAY, ...practice },
    });
    await worker.wake();
    catcher.mails.length = 0;
    return registrationId;
  }

  it('are sent at 17:00 on the day before, once, to players with a place', async () => {
    const expected = await given();
    await given({ status: 'waiting' });
    await given({ status: 'cancelled' });
    await given({}, { cancelledAt: new Date(MONDAY_NOON) });
    await given({}, { date: '2025-09-06' });
    thursday('20:59');
    await worker.tick();
    expect(await reminded()).toEqual([]);
    thursday('21:00');
    await Promise.all([worker.tick(), worker.tick()]);
    for (const time of ['21:01', '23:30']) {
      thursday(time);
      await worker.tick();
    }
    expect(await reminded()).toMatchObject([{ registrationId: expected, status: 'sent' }]);
    expect(catcher.mails).toHaveLength(1);
  });

  it('are sent late when the server was down at 17:00, but not on the next day', async () => {
    await given();
    app.clock.set('2025-09-05T04:00:00.000Z');
    await worker.tick();
    expect(await reminded()).toEqual([]);
    app.clock.set('2025-09-05T03:59:00.000Z');
    await worker.tick();
    expect(await reminded()).toHaveLength(1);
  });

  it('are not sent to those who were told after 17:00', async () => {
    thursday('21:30');
    await given();
    await worker.tick();
    expect(await reminded()).toEqual([]);
  });
});

it.each(['Club: Lions', 'Les Lions, Équipe (LSL)', 'Lions "LSL"', 'L’équipe'.repeat(9)])(
  'names one sender: %s',
  async (name) => {
    const MAIL_FROM = `${name} <mail@club.example>`;
    const named = await startTestApp({ ...catcher.environment, MAIL_FROM });
    await givenMail(named, 'confirmation');
    await named.sendMails();
    await named.close();
    expect(catcher.mails.map(({ from }) => from)).toEqual([{ name, address: 'mail@club.example' }]);
  },
);

it('waits rather than going over a network without TLS', async () => {
  // An address that is not known as this machine's.
  const SMTP_URL = `smtp://[::ffff:127.0.0.1]:${catcher.port}`;
  const far = await startTestApp({ ...catcher.environment, SMTP_URL });
  await givenMail(far, 'confirmation');
  await far.sendMails();
  const [waiting] = await far.find(OutboxMail);
  await far.close();
  expect(waiting).toMatchObject({ status: 'pending', attempts: 1 });
  expect(waiting?.lastError).toMatch(/STARTTLS/);
  expect(catcher.mails).toEqual([]);
});

it('needs TLS unless the mail server is on this machine or in its network of containers', () => {
  const requires = (url: string) => smtpOptions(url).requireTLS;
  expect(
    ['smtp://u:p@smtp.mail.example:587', 'smtp://192.0.2.1', 'smtp://[2001:db8::1]:25'].filter(requires),
  ).toHaveLength(3);
  const near = ['smtp://127.0.0.1:25', 'smtp://[::1]:25', 'smtp://localhost', 'smtp://mail:1025'];
  expect(near.filter(requires)).toEqual([]);
  expect(requires('smtps://smtp.mail.example')).toBe(false);
});
