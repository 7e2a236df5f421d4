import { DAY_MS } from '@lions/domain';
import type { AuditEntryDto } from '../../platform/audit/audit.dto.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { givenMail } from '../../testing/given/given-mail.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { MailWorker } from '../../mail/mail-worker.js';
import { OutboxMail } from './outbox-mail.entity.js';
import type { OutboxMailDto, OutboxStateDto } from './outbox.dto.js';

let catcher: MailCatcher;
let app: TestApp;
let superadmin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  app = await startTestApp(catcher.environment);
  superadmin = await app.signedIn('superadmin');
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});
beforeEach(async () => {
  catcher.mails.length = 0;
  catcher.refuseRecipient = () => undefined;
  await app.db.write(async (tx) => {
    for (const table of ['outbox_mails', 'practices', 'families']) await tx.execute(`DELETE FROM ${table}`);
  });
});

const settle = () => app.app.get(MailWorker, { strict: false }).wake();
const list = (query = '') => superadmin.get<OutboxMailDto[]>(`/api/outbox${query}`);
const state = async () => (await superadmin.get<OutboxStateDto>('/api/outbox/state')).body;

describe('the outbox of a superadmin', () => {
  it('lists recipient, subject and state of each mail, newest first', async () => {
    const { db, clock } = app;
    const team = await givenTeam(db, clock, { name: 'M15 AAA' });
    const { id: sessionId } = await givenTryoutSession(db, clock, team.id);
    await givenMail(app, 'confirmation', { registration: { sessionId, practiceId: null } });
    await settle();
    catcher.refuseRecipient = () => ({ code: 550, text: 'nobody here' });
    await givenMail(app, 'promoted', { email: 'gone@example.test' });
    await settle();
    const { status, body } = await list();
    expect(status).toBe(200);
    const about = { date: '2025-09-05', time: '6:00 PM - 7:30 PM' };
    expect(body).toMatchObject([
      {
        kind: 'promoted',
        to: 'gone@example.test',
        status: 'failed',
        attempts: 1,
        lastError: '550 nobody here',
        sentAt: null,
        teamName: null,
        ...about,
      },
      {
        kind: 'confirmation',
        to: 'demo.parent@example.test',
        status: 'sent',
        attempts: 1,
        lastError: null,
        sentAt: clock.now().toISOString(),
        teamName: 'M15 AAA',
        ...about,
      },
    ]);
    expect((await list('?status=failed')).body.map(({ kind }) => kind)).toEqual(['promoted']);
    expect(await state()).toEqual({ hasMailServer: true, pending: 0, failed: 1 });
  });

  it('is paged', async () => {
    for (let count = 0; count < 5; count += 1) await givenMail(app, 'confirmation');
    await settle();
    const ids: number[] = [];
    let next: string | undefined = '/api/outbox?status=sent&limit=2';
    while (next !== undefined) {
      const page: { body: OutboxMailDto[]; headers: Headers } = await superadmin.get<OutboxMailDto[]>(next);
      ids.push(...page.body.map(({ id }) => id));
      next = /^<([^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });

  it('is closed to coaches, except whether there is a mail server', async () => {
    const coach = await app.signedIn('coach');
    expect(await coach.get('/api/outbox')).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } });
    expect(await coach.get('/api/outbox/state')).toMatchObject({
      status: 200,
      body: { hasMailServer: true },
    });
    expect(await coach.post('/api/outbox/1/retry')).toMatchObject({ status: 403 });
    expect(await app.anonymous().get('/api/outbox')).toMatchObject({ status: 401 });
  });
});

describe('retrying a mail', () => {
  it('sends a failed one at once, with an audit entry', async () => {
    catcher.refuseRecipient = () => ({ code: 550, text: 'nobody here' });
    await givenMail(app, 'confirmation');
    await settle();
    catcher.refuseRecipient = () => undefined;
    const [{ id } = { id: 0 }] = (await list()).body;
    expect(await superadmin.post(`/api/outbox/${id}/retry`)).toMatchObject({
      status: 200,
      body: { id, status: 'pending', attempts: 0 },
    });
    await catcher.caught(1);
    await settle();
    expect((await list()).body).toMatchObject([{ id, status: 'sent' }]);
    const [entry] = await app.db.read((reader) =>
      reader.find(AuditEntry, { where: { action: 'mail.retry' } }),
    );
    expect(entry).toMatchObject({ actor: superadmin.user.username, subjectId: id });
    expect(JSON.stringify(entry)).not.toContain('example.test');
    const { body: lines } = await superadmin.get<AuditEntryDto[]>('/api/audit?subject=mail');
    expect(lines).toMatchObject([{ subjectName: 'confirmation', subjectDate: '2025-09-05' }]);
    expect(JSON.stringify(lines)).not.toMatch(/example\.test|Demo Player/);
  });

  it('does not wait for the next try of a waiting one', async () => {
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    await givenMail(app, 'confirmation');
    await settle();
    catcher.refuseRecipient = () => undefined;
    const [{ id } = { id: 0 }] = (await list('?status=pending')).body;
    await superadmin.post(`/api/outbox/${id}/retry`);
    expect(await catcher.caught(1)).toHaveLength(1);
  });

  it('leaves one that is being sent alone: it is sent once', async () => {
    let take = () => {};
    catcher.beforeTaking = () => new Promise((resolve) => (take = () => resolve(undefined)));
    await givenMail(app, 'confirmation');
    const sending = settle();
    let [mail] = (await list()).body;
    while (mail?.attempts !== 1) [mail] = (await list()).body;
    expect(await superadmin.post(`/api/outbox/${mail.id}/retry`)).toMatchObject({
      body: { status: 'pending', attempts: 1 },
    });
    catcher.beforeTaking = () => Promise.resolve(undefined);
    while (catcher.mails.length === 0) {
      take();
      await new Promise(setImmediate);
    }
    await sending;
    await settle();
    expect(catcher.mails).toHaveLength(1);
  });

  it('is refused for a sent one and for an unknown one', async () => {
    await givenMail(app, 'confirmation');
    await settle();
    const [{ id } = { id: 0 }] = (await list()).body;
    expect(await superadmin.post(`/api/outbox/${id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'MAIL_SETTLED' },
    });
    expect(await superadmin.post('/api/outbox/2000000000/retry')).toMatchObject({
      status: 404,
      body: { code: 'MAIL_NOT_FOUND' },
    });
  });
});

it('mails are kept for 90 days', async () => {
  const { db, clock } = app;
  await givenMail(app, 'confirmation');
  await givenMail(app, 'confirmation');
  await settle();
  const idsOf = async () =>
    (await db.read((reader) => reader.find(OutboxMail, { order: { id: 'ASC' } }))).map(({ id }) => id);
  const [old, kept] = await idsOf();
  clock.advance(DAY_MS);
  const since = clock.time() - 90 * DAY_MS;
  await db.write((tx) => tx.update(OutboxMail, { id: old }, { createdAt: new Date(since - 1) }));
  await db.write((tx) => tx.update(OutboxMail, { id: kept }, { createdAt: new Date(since) }));
  await app.app.get(CleanupScheduler, { strict: false }).tick();
  expect(await idsOf()).toEqual([kept]);
});

// Last: sign-ins are checked by the app that was started last.
it('tells that no mail server is configured', async () => {
  const alone = await startTestApp();
  await givenMail(alone, 'confirmation');
  const client = await alone.signedIn('superadmin');
  expect((await client.get<OutboxStateDto>('/api/outbox/state')).body).toEqual({
    hasMailServer: false,
    pending: 1,
    failed: 0,
  });
  await alone.close();
});
