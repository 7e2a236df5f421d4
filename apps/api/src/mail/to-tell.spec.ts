import { MINUTE_MS } from '@lions/domain';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { givenMail, givenSessionFamily } from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { emptyTables, type SignedIn, startTestApp, type TestApp } from '../testing/test-app.js';
import type { FamilyToTellDto } from './to-tell.dto.js';

let catcher: MailCatcher;
let app: TestApp;
let coach: SignedIn;
beforeAll(async () => (catcher = await new MailCatcher().listen()));
afterAll(() => catcher.close());

/** Starts the app before the tests of this block, and closes it after them. */
function withApp(environment: () => Record<string, string>): void {
  beforeAll(async () => {
    app = await startTestApp(environment());
    coach = await app.signedIn('coach');
  });
  afterAll(() => app.close());
  // The worker runs after each commit: no mail of one test is sent during the next.
  afterEach(() => app.sendMails());
  beforeEach(async () => {
    catcher.reset();
    app.clock.set('2025-09-01T16:00:00.000Z');
    await emptyTables(app, ['outbox_mails', 'tryout_sessions', 'teams', 'practices', 'families', 'messages']);
  });
}

const list = async (query = '') => (await coach.get<FamilyToTellDto[]>(`/api/to-tell${query}`)).body;
const idsOf = (families: FamilyToTellDto[]) => families.flatMap(({ mails }) => mails.map(({ id }) => id));
const setTold = (mailIds: number[], isTold: boolean) => coach.put('/api/to-tell', { mailIds, isTold });
const statuses = async () =>
  (await app.find(OutboxMail, { order: { id: 'ASC' } })).map(({ status }) => status);

describe('without a mail server', () => {
  withApp(() => ({}));

  it('lists a family once, with its children, telephone and what happened', async () => {
    const { id } = await givenSessionFamily(app);
    await app.execute(`UPDATE registrations SET parentPhone = '514-555-0100'`);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    // Until then the change can be undone.
    app.clock.advance(2 * MINUTE_MS);
    const [family, ...more] = await list(`?sessionId=${id}`);
    expect(more).toEqual([]);
    expect(family).toMatchObject({
      email: 'demo.parent@example.test',
      parentNames: ['Demo Parent'],
      phones: ['514-555-0100'],
      mails: ['Demo Player 1', 'Demo Player 2'].map((playerName) => ({
        playerName,
        kind: 'practice-cancelled',
        status: 'pending',
        date: '2025-09-05',
        teamName: 'M15 Test',
        told: null,
      })),
    });
    expect(await list('?sessionId=99999')).toEqual([]);
    expect(await list('?practiceId=99999')).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it('lists the text of a message, and leaves out what is no longer true', async () => {
    const { id } = await givenSessionFamily(app);
    const texts = { subjectEn: 'Jerseys', textEn: 'Bring both.', subjectFr: '', textFr: '' };
    await coach.post('/api/messages', { sessionId: id, audience: 'both', ...texts });
    const gone = { playerName: 'Demo Player 2' };
    await app.update(Registration, gone, { status: 'cancelled' });
    const [family] = await list(`?sessionId=${id}`);
    expect(family?.mails).toMatchObject([{ kind: 'message', playerName: 'Demo Player 1', message: texts }]);
  });

  it('leaves out a mail that can still be undone', async () => {
    await givenMail(app, 'confirmation');
    const later = new Date(app.clock.time() + 2 * MINUTE_MS);
    await app.execute('UPDATE outbox_mails SET nextAttemptAt = ?', [later.toISOString()]);
    expect(await list()).toEqual([]);
    app.clock.advance(2 * MINUTE_MS);
    expect(await list()).toHaveLength(1);
  });

  it.each(['link', 'reminder'] as const)('leaves out a %s', async (kind) => {
    await givenMail(app, kind);
    expect(await list()).toEqual([]);
  });

  it('marks no mail that is not about a registration, such as an alert', async () => {
    const alert = {
      kind: 'alert',
      familyId: null,
      userId: 1,
      locale: null,
      transitionKey: 'alert:test',
    } as const;
    await app.db.write((tx) => app.app.get(OutboxService).queueIn(tx, [alert]));
    const [mail] = await app.find(OutboxMail);
    expect((await setTold([mail?.id ?? 0], true)).status).toBe(204);
    expect(await statuses()).toEqual(['pending']);
  });

  it('marks a family as told with name and time, and takes it back, in the audit log', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    // Until then the change can be undone.
    app.clock.advance(2 * MINUTE_MS);
    const ids = idsOf(await list());
    expect((await setTold(ids, true)).status).toBe(204);
    const told = { by: coach.user.username, at: app.clock.now().toISOString() };
    expect((await list())[0]?.mails).toMatchObject(
      ids.map((mailId) => ({ id: mailId, status: 'told', told })),
    );
    const { body: rows } = await coach.get<{ mailState: string }[]>(`/api/sessions/${id}/registrations`);
    expect(rows.filter(({ mailState }) => mailState === 'told')).toHaveLength(2);
    expect((await setTold(ids, false)).status).toBe(204);
    expect((await list())[0]?.mails).toMatchObject(ids.map(() => ({ status: 'pending', told: null })));
    const lines = await app.find(AuditEntry, { order: { id: 'DESC' }, take: 4 });
    expect(lines.map(({ action }) => action)).toEqual([
      'mail.untell',
      'mail.untell',
      'mail.tell',
      'mail.tell',
    ]);
  });

  it.each([
    [{ mailIds: [], isTold: true }],
    [{ mailIds: [1] }],
    [{ mailIds: ['1'], isTold: true }],
    [{ mailIds: Array.from({ length: 501 }, (_, n) => n + 1), isTold: true }],
  ])('refuses %j', async (body) => {
    expect((await coach.put('/api/to-tell', body)).status).toBe(400);
  });
});

describe('with a mail server', () => {
  withApp(() => catcher.environment);

  it('lists a failed mail only, and sends no told one later', async () => {
    catcher.refuseRecipient = () => ({ code: 550, text: 'no' });
    await givenMail(app, 'confirmation');
    await app.sendMails();
    catcher.refuseRecipient = () => undefined;
    await givenMail(app, 'confirmation', { email: 'demo.other@example.test' });
    await app.sendMails();
    expect(await statuses()).toEqual(['failed', 'sent']);
    const families = await list();
    expect(families.map(({ email }) => email)).toEqual(['demo.parent@example.test']);
    await setTold(idsOf(families), true);
    app.clock.advance(10 * MINUTE_MS);
    await app.sendMails();
    expect(catcher.mails).toHaveLength(1);
    expect(await statuses()).toEqual(['told', 'sent']);
    await setTold(idsOf(families), false);
    expect(await statuses()).toEqual(['failed', 'sent']);
  });

  it('leaves a sent mail as it is', async () => {
    await givenMail(app, 'confirmation');
    await app.sendMails();
    const [mail] = await app.find(OutboxMail);
    expect((await setTold([mail?.id ?? 0], true)).status).toBe(204);
    expect(await statuses()).toEqual(['sent']);
  });

  it('sends no pending mail that a coach told', async () => {
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    await givenMail(app, 'confirmation');
    await app.sendMails();
    catcher.refuseRecipient = () => undefined;
    const [mail] = await app.find(OutboxMail);
    await setTold([mail?.id ?? 0], true);
    app.clock.advance(MINUTE_MS);
    await app.sendMails();
    expect(catcher.mails).toEqual([]);
  });
});
