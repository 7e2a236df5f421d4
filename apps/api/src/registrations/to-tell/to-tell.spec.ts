import { MINUTE_MS } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { givenMail, givenSessionFamily } from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { Team } from '../../teams/team.entity.js';
import type { UndoableChangeDto } from '../../undo/undo.dto.js';
import { emptyTables, type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.js';
import type { FamilyToTellDto, NewsDto } from './to-tell.dto.js';

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
    await emptyTables(app, [
      'outbox_mails',
      'tryout_sessions',
      'teams',
      'practices',
      'families',
      'messages',
      'undoable_changes',
    ]);
  });
}

const list = async (query = '') => (await coach.get<FamilyToTellDto[]>(`/api/to-tell${query}`)).body;
const news = async () => (await coach.get<NewsDto[]>('/api/to-tell/news')).body;
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

  it('lists a message, and leaves out what is no longer true', async () => {
    const { id } = await givenSessionFamily(app);
    const texts = { subjectEn: 'Jerseys', textEn: 'Bring both.', subjectFr: '', textFr: '' };
    await coach.post('/api/messages', { sessionId: id, audience: 'both', ...texts });
    app.clock.advance(2 * MINUTE_MS);
    const gone = { playerName: 'Demo Player 2' };
    await app.update(Registration, gone, { status: 'cancelled' });
    const [family] = await list(`?sessionId=${id}`);
    expect(family?.mails).toMatchObject([{ kind: 'message', playerName: 'Demo Player 1' }]);
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

  it('marks a whole kind as told at once, which can be undone for two minutes', async () => {
    for (const name of ['one', 'two'])
      await givenMail(app, 'confirmation', { email: `demo.${name}@example.test` });
    const ids = idsOf(await list());
    await setTold(ids, true);
    app.clock.advance(2 * MINUTE_MS - 1000);
    const undoable = async () => (await coach.get<UndoableChangeDto[]>('/api/undo')).body;
    const [change, ...more] = await undoable();
    expect(more).toEqual([]);
    expect(change).toMatchObject({ action: 'mail.tell', families: 2, secondsLeft: 1 });
    expect((await coach.post(`/api/undo/${change?.id}`)).status).toBe(204);
    expect((await list()).flatMap(({ mails }) => mails)).toMatchObject(
      ids.map((id) => ({ id, status: 'pending', told: null })),
    );
    const [entry] = await app.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'mail.undo', actor: coach.user.username });
    await setTold(ids, true);
    const [late] = await undoable();
    await setTold(ids.slice(1), false);
    expect(await coach.post(`/api/undo/${late?.id}`)).toMatchObject({
      status: 409,
      body: { code: 'UNDO_CONFLICT', changed: [{ subject: 'mail', name: 'confirmation' }] },
    });
    app.clock.advance(2 * MINUTE_MS);
    expect(await undoable()).toEqual([]);
  });

  it('gives a coach with some teams only the families of these', async () => {
    const [own, other] = [await givenSessionFamily(app), await givenSessionFamily(app)];
    for (const { id } of [own, other]) await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    await givenMail(app, 'confirmation');
    const root = await app.signedIn('superadmin');
    await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: [own.teamId] });
    app.clock.advance(2 * MINUTE_MS);
    const teams = async () => (await list()).flatMap(({ mails }) => mails).map(({ teamId }) => teamId);
    expect(await teams()).toEqual([own.teamId, own.teamId]);
    expect((await news()).map(({ kind }) => kind)).toEqual(['practice-cancelled']);
    await setTold(idsOf(await list()), true);
    await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: [other.teamId] });
    expect((await coach.get('/api/undo')).body).toEqual([]);
    await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: [], mayChangePractices: true });
    expect(await teams()).toEqual([null]);
    await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: null });
    expect(await teams()).toHaveLength(5);
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

describe('a text for all families of a kind', () => {
  withApp(() => ({}));

  it('names each activity once with day, hour and place, and no child', async () => {
    const { id, teamId } = await givenSessionFamily(app);
    await app.update(Team, { id: teamId }, { nameFr: 'M15 Essai' });
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    app.clock.advance(2 * MINUTE_MS);
    const [cancelled, ...more] = await news();
    expect(more).toEqual([]);
    expect(cancelled).toMatchObject({ kind: 'practice-cancelled', mailIds: idsOf(await list()) });
    expect(cancelled?.texts.en.split('\n\n')).toEqual([
      'Hello,',
      expect.stringMatching(
        /^Cancelled: M15 Test – tryout session, Friday, September 5, 2025, 6:00 PM – 7:30 PM\nWhere: ./,
      ),
      'Lac St-Louis Lions',
    ]);
    expect(cancelled?.texts.fr).toMatch(
      /^Bonjour,\n\nAnnulation\u00a0: M15 Essai – séance de sélection, vendredi 5 septembre 2025, .+\nLieu\u00a0: ./,
    );
    expect(JSON.stringify(cancelled?.texts)).not.toContain('Demo');
  });

  it('of several activities says that one is the family’s, with the former time and the coach’s sentence', async () => {
    const sessions = [await givenSessionFamily(app), await givenSessionFamily(app)];
    const note = { 'family-note-en': 'Sorry' };
    for (const { id } of sessions)
      await coach.put(`/api/sessions/${id}`, { time: '7:00 PM - 8:30 PM' }, note);
    app.clock.advance(2 * MINUTE_MS);
    const [moved, ...more] = await news();
    expect(more).toEqual([]);
    expect(moved).toMatchObject({ kind: 'changed', isMoved: true, isBack: false });
    const [hello, intro, ...blocks] = moved?.texts.en.split('\n\n') ?? [];
    expect([hello, intro]).toEqual([
      'Hello,',
      'This goes to the families of several activities; yours is among these:',
    ]);
    expect(blocks.slice(0, 2).map((block) => block.split('\n'))).toEqual(
      sessions.map(() => [
        'Changed: M15 Test – tryout session, Friday, September 5, 2025, 7:00 PM – 8:30 PM',
        'Previously: Friday, September 5, 2025, 6:00 PM – 7:30 PM.',
        expect.stringMatching(/^Where: /),
        'A word from the coaches: Sorry',
      ]),
    );
  });

  it('asks a family whose child has a spot now to say when it cannot come', async () => {
    await givenMail(app, 'promoted');
    const [promoted] = await news();
    expect(promoted?.texts.en).toContain('A spot has opened up: Practice, Friday');
    expect(promoted?.texts.en).toContain('If you can’t come, please tell us: the spot');
    expect(promoted?.texts.fr).not.toContain('bouton');
  });

  it('of a message is the message, in the languages that it is written in', async () => {
    const { id } = await givenSessionFamily(app);
    const texts = { subjectEn: 'Jerseys', textEn: 'Bring both.', subjectFr: '', textFr: '' };
    for (const textEn of ['Bring both.', 'Bring one.'])
      await coach.post('/api/messages', { sessionId: id, audience: 'both', ...texts, textEn });
    app.clock.advance(2 * MINUTE_MS);
    const [first, second, ...more] = await news();
    expect(more).toEqual([]);
    expect(first?.texts.fr).toBe('');
    expect(first?.texts.en).toMatch(/^Jerseys\n\nBring both\.\n\nM15 Test – tryout session, Friday/);
    expect(second?.texts.en).toContain('Bring one.');
  });

  it('leaves out what was told', async () => {
    await givenMail(app, 'confirmation');
    await setTold(idsOf(await list()), true);
    expect(await news()).toEqual([]);
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
