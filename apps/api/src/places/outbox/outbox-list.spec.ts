import { DAY_MS } from '@lions/domain';
import type { AuditEntryDto } from '../../platform/audit/audit.dto.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { givenMail, givenRegistration, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { startTestApp, useSignedIn, useTestApp } from '../../testing/test-app.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { OutboxMail } from './outbox-mail.entity.js';
import type { OutboxMailDto, OutboxStateDto } from './outbox.dto.js';
import { Family } from './family.entity.js';
import { OutboxService } from './outbox.service.js';
import { FamilyLinks } from './family-links.js';

const catcher = new MailCatcher();
const app = useTestApp({ catcher, empty: ['outbox_mails', 'practices', 'families'] });
const superadmin = useSignedIn(app, 'superadmin');

const list = (query = '') => superadmin.get<OutboxMailDto[]>(`/api/outbox${query}`);
const state = async () => (await superadmin.get<OutboxStateDto>('/api/outbox/state')).body;

describe('the outbox of a superadmin', () => {
  it('lists recipient, subject and state of each mail, newest first', async () => {
    const { clock } = app;
    const team = await givenTeam(app, { name: 'M15 AAA' });
    const { id: sessionId } = await givenTryoutSession(app, { teamId: team.id });
    await givenMail(app, 'confirmation', { registration: { sessionId, practiceId: null } });
    await app.sendMails();
    catcher.refuseRecipient = () => ({ code: 550, text: 'nobody here' });
    await givenMail(app, 'promoted', { email: 'gone@example.test' });
    await app.sendMails();
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
    await app.sendMails();
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
    await app.sendMails();
    catcher.refuseRecipient = () => undefined;
    const [{ id } = { id: 0 }] = (await list()).body;
    expect(await superadmin.post(`/api/outbox/${id}/retry`)).toMatchObject({
      status: 200,
      body: { id, status: 'pending', attempts: 0 },
    });
    await catcher.caught(1);
    await app.sendMails();
    expect((await list()).body).toMatchObject([{ id, status: 'sent' }]);
    const [entry] = await app.find(AuditEntry, { where: { action: 'mail.retry' } });
    expect(entry).toMatchObject({ actor: superadmin.user.username, subjectId: id });
    expect(JSON.stringify(entry)).not.toContain('example.test');
    const { body: lines } = await superadmin.get<AuditEntryDto[]>('/api/audit?subject=mail');
    expect(lines).toMatchObject([{ subjectName: 'confirmation', subjectDate: '2025-09-05' }]);
    expect(JSON.stringify(lines)).not.toMatch(/example\.test|Demo Player/);
  });

  it('does not wait for the next try of a waiting one', async () => {
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    await givenMail(app, 'confirmation');
    await app.sendMails();
    catcher.refuseRecipient = () => undefined;
    const [{ id } = { id: 0 }] = (await list('?status=pending')).body;
    await superadmin.post(`/api/outbox/${id}/retry`);
    expect(await catcher.caught(1)).toHaveLength(1);
  });

  it('leaves one that is being sent alone: it is sent once', async () => {
    let take = () => {};
    catcher.beforeTaking = () => new Promise((resolve) => (take = () => resolve(undefined)));
    await givenMail(app, 'confirmation');
    const sending = app.sendMails();
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
    await app.sendMails();
    expect(catcher.mails).toHaveLength(1);
  });

  it('is refused for a sent one and for an unknown one', async () => {
    await givenMail(app, 'confirmation');
    await app.sendMails();
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
  await app.sendMails();
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

describe('the outbox', () => {
  // Without a mail server.
  const app = useTestApp({ empty: ['outbox_mails', 'tryout_sessions', 'teams', 'families'] });
  let outbox: OutboxService;
  beforeAll(async () => {
    outbox = app.app.get(OutboxService, { strict: false });
  });
  const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });
  async function givenFamily(): Promise<number> {
    const email = 'demo.parent@example.test';
    const families = await app.db.write((tx) =>
      app.app.get(FamilyLinks, { strict: false }).familiesIn(tx, [{ email, locale: 'fr' }]),
    );
    return families.get(email) ?? 0;
  }
  async function givenPlayer(): Promise<number> {
    const team = await givenTeam(app);
    const session = await givenTryoutSession(app, { teamId: team.id });
    return (await givenRegistration(app, { sessionId: session.id })).id;
  }
  const told = (familyId: number, registrationId: number, transitionKey: string) => ({
    kind: 'confirmation' as const,
    locale: null,
    familyId,
    registrationId,
    transitionKey,
  });

  it('holds a mail only when its transaction was committed, and each one once', async () => {
    const [familyId, registrationId] = [await givenFamily(), await givenPlayer()];
    const mail = told(familyId, registrationId, 'confirmation:1');
    const failing = app.db.write(async (tx) => {
      await outbox.queueIn(tx, [mail]);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    expect(await mails()).toEqual([]);
    const again = { ...mail, transitionKey: 'confirmation:2' };
    await app.db.write((tx) => outbox.queueIn(tx, [mail, again]));
    await app.db.write((tx) => outbox.queueIn(tx, [mail]));
    expect(await mails()).toMatchObject([
      { ...mail, status: 'pending', attempts: 0, sentAt: null, nextAttemptAt: app.clock.now() },
      again,
    ]);
  });

  it('tells the state of a registration’s last mail', async () => {
    const [familyId, first, second] = [await givenFamily(), await givenPlayer(), await givenPlayer()];
    await app.db.write((tx) => outbox.queueIn(tx, [told(familyId, first, 'a'), told(familyId, first, 'b')]));
    const state = async () => [...(await app.db.read((reader) => outbox.stateOfIn(reader, [first, second])))];
    expect(await state()).toEqual([
      [first, 'pending'],
      [second, 'none'],
    ]);
    for (const [status, shown] of [
      ['sent', 'sent'],
      ['failed', 'failed'],
      ['dropped', 'none'],
    ] as const) {
      await app.update(OutboxMail, { transitionKey: 'b' }, { status });
      expect((await state())[0]).toEqual([first, shown]);
    }
  });

  it('removes a mail with its registration, and with its family', async () => {
    const [familyId, registrationId] = [await givenFamily(), await givenPlayer()];
    await app.db.write(async (tx) => {
      await outbox.queueIn(tx, [told(familyId, registrationId, 'a')]);
      await outbox.queueIn(tx, [{ kind: 'link', familyId, locale: 'fr', transitionKey: 'link:1' }]);
      await tx.execute('DELETE FROM registrations WHERE id = ?', [registrationId]);
    });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['link']);
    await app.db.write((tx) => tx.delete(Family, { id: familyId }));
    expect(await mails()).toEqual([]);
  });
});
