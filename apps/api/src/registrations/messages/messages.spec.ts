import { MINUTE_MS } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { givenFamily, givenPractice, givenRegistration, givenSessionFamily } from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { Team } from '../../teams/team.entity.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { UndoableChangeDto } from '../../undo/undo.dto.js';
import type { MessageDto, MessagePreviewDto } from './messages.dto.js';

const TEXTS = {
  audience: 'both',
  subjectEn: 'Bring both jerseys',
  textEn: 'Please bring both jerseys.\nThe white one too.\n\nSee you <there>!',
  subjectFr: 'Apportez les deux chandails',
  textFr: 'Veuillez apporter les deux chandails.',
};
// The worker runs after each commit: no mail of one test is sent during the next.
afterEach(() => app.sendMails());

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  now: '2025-09-01T16:00:00.000Z',
  empty: [
    'messages',
    'outbox_mails',
    'tryout_sessions',
    'teams',
    'practices',
    'families',
    'undoable_changes',
  ],
});
const coach = useSignedIn(app, 'coach');

type Answer = MessageDto & { code?: string };
const send = (body: object, key = 'a key', client = coach) =>
  client.post<Answer>('/api/messages', { ...TEXTS, ...body }, { 'idempotency-key': key });
const preview = async (body: object) =>
  (await coach.post<MessagePreviewDto>('/api/messages/preview', { ...TEXTS, ...body })).body;
const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });
/** Until then a message can be undone. */
const sendDue = async () => {
  app.clock.advance(2 * MINUTE_MS);
  await app.sendMails();
};
const received = async () => {
  await sendDue();
  return catcher.mails.map(({ subject, text = '', html = '' }) => ({ subject, text, html }));
};

/** A registration of another family for the session or practice. */
async function givenChild(target: { sessionId?: number; practiceId?: number }, email: string, change = {}) {
  const { id: familyId } = await givenFamily(app, email);
  const columns = { sessionId: null, practiceId: null, ...target };
  const row = { ...columns, familyId, parentEmail: email, locale: 'en' as const, ...change };
  return givenRegistration(app, row);
}

const bySubject = (a: { subject?: string | undefined }, b: { subject?: string | undefined }) =>
  (a.subject ?? '').localeCompare(b.subject ?? '');

describe('a message', () => {
  it('reaches each family of a session once, with all its children, in its language', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    await givenChild({ sessionId }, 'demo.english@example.test', { playerName: 'Demo English' });
    const { status, body } = await send({ sessionId });
    expect(status).toBe(201);
    expect(body).toMatchObject({ families: 2, sentBy: coach.user.username, audience: 'both' });
    const [french, english, ...more] = (await received()).sort(bySubject);
    expect(more).toEqual([]);
    expect(french).toMatchObject({ subject: TEXTS.subjectFr });
    expect(french?.text).toContain('Ce message concerne Demo Player 1 et Demo Player 2.');
    expect(english).toMatchObject({ subject: TEXTS.subjectEn });
    expect(english?.text).toContain(TEXTS.textEn);
    expect(english?.html).toContain('jerseys.<br>\nThe white one too.</p>');
    expect(english?.html).toContain('See you &lt;there&gt;!');
    expect(english?.text).toContain('This is about Demo English.');
    expect(english?.text).toContain('M15 Test – tryout session\nFriday');
  });

  it.each([
    ['confirmed', ['Demo Player 1'], 1],
    ['waiting', ['Demo Player 2'], 1],
    ['both', ['Demo Player 1', 'Demo Player 2'], 1],
  ])('reaches the choice %s, as its preview says', async (audience, players, families) => {
    const { id: sessionId } = await givenSessionFamily(app);
    const shown = await preview({ sessionId, audience });
    expect(shown.players).toBe(players.length);
    expect(shown.recipients).toEqual([{ email: 'demo.parent@example.test', players, languages: ['fr'] }]);
    await send({ sessionId, audience });
    const [mail, ...more] = await received();
    expect(more).toHaveLength(families - 1);
    expect(shown.letters).toMatchObject([{ language: 'fr', subject: mail?.subject }]);
    expect(mail?.text).toContain(shown.letters[0]?.text ?? '-');
  });

  it('says that it is in the other language when one is not written', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    await send({ sessionId, subjectFr: '', textFr: '' });
    const [mail] = await received();
    expect(mail?.subject).toBe(TEXTS.subjectEn);
    expect(mail?.text).toMatch(
      /^Bring both jerseys\n\nLe club a écrit ce message en anglais seulement\.\n\nPlease bring both/,
    );
  });

  it('reaches the families of a practice, also after it', async () => {
    const { id: practiceId } = await givenPractice(app);
    await givenChild({ practiceId }, 'demo.english@example.test');
    app.clock.set('2025-09-06T16:00:00.000Z');
    await send({ practiceId }, 'a key', await app.signedIn('coach'));
    expect(await received()).toMatchObject([{ subject: TEXTS.subjectEn }]);
  });

  it('is dropped when it was sent before the activity and the activity is over', async () => {
    const { id: practiceId } = await givenPractice(app);
    await givenChild({ practiceId }, 'demo.english@example.test');
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    await send({ practiceId });
    await sendDue();
    catcher.refuseRecipient = () => undefined;
    app.clock.set('2025-09-06T16:00:00.000Z');
    expect(await received()).toEqual([]);
    expect(await mails()).toMatchObject([{ status: 'dropped' }]);
  });

  it('reaches the families of a team once, for its coming sessions only', async () => {
    const { teamId } = await givenSessionFamily(app);
    const second = await givenSessionFamily(app, { date: '2025-09-12' }, teamId);
    await givenChild({ sessionId: second.id }, 'demo.english@example.test');
    const past = await givenSessionFamily(app, { date: '2025-08-29' }, teamId);
    await givenChild({ sessionId: past.id }, 'demo.past@example.test');
    const off = await givenSessionFamily(app, { cancelledAt: app.clock.now() }, teamId);
    await givenChild({ sessionId: off.id }, 'demo.off@example.test');
    expect((await send({ teamId })).body.families).toBe(2);
    const texts = (await received()).map(({ text }) => text).sort();
    expect(texts).toHaveLength(2);
    const french = texts.find((text) => text.includes(TEXTS.textFr)) ?? '';
    for (const day of ['vendredi 5 septembre', 'vendredi 12 septembre']) expect(french).toContain(day);
    expect(french).not.toContain('29 août');
  });

  it('names the team in the language of each family, in the preview too', async () => {
    const { id: sessionId, teamId } = await givenSessionFamily(app);
    await app.update(Team, { id: teamId }, { nameFr: 'M15 Essai' });
    await givenChild({ sessionId }, 'demo.english@example.test');
    const { letters } = await preview({ sessionId });
    await send({ sessionId });
    for (const written of [letters, await received()]) {
      const having = (words: string) => written.filter(({ text }) => text.includes(words));
      expect(having('M15 Essai – séance de sélection\nvendredi')).toHaveLength(1);
      expect(having('M15 Test – tryout session\nFriday')).toHaveLength(1);
    }
  });

  it('leaves out a child whose registration is cancelled before sending', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    await send({ sessionId });
    await sendDue();
    catcher.refuseRecipient = () => undefined;
    const gone = { playerName: 'Demo Player 2' };
    await app.update(Registration, gone, { status: 'cancelled' });
    app.clock.advance(MINUTE_MS);
    const [mail] = await received();
    expect(mail?.text).toContain('Ce message concerne Demo Player 1.');
  });

  it('is kept with its sender and the state of its mails', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    await givenChild({ sessionId }, 'gone@example.test');
    catcher.refuseRecipient = (to) => (to.startsWith('gone') ? { code: 550, text: 'no' } : undefined);
    await send({ sessionId });
    await sendDue();
    const { body } = await coach.get<MessageDto[]>(`/api/messages?sessionId=${sessionId}`);
    expect(body).toMatchObject([
      {
        ...TEXTS,
        sentBy: coach.user.username,
        sentAt: '2025-09-01T16:00:00.000Z',
        families: 2,
        mails: { sent: 1, failed: 1, pending: 0, told: 0, dropped: 0 },
      },
    ]);
    const lines = await app.find(AuditEntry, {
      where: { action: 'message.send' },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(lines).toMatchObject([{ actor: coach.user.username, after: { families: 2 } }]);
  });
});

describe('undoing a message', () => {
  const undoLast = async (client = coach) => {
    const [change] = (await client.get<UndoableChangeDto[]>('/api/undo')).body;
    return { change, answer: await client.post<{ code: string }>(`/api/undo/${change?.id}`) };
  };

  it('within two minutes sends nothing, and keeps no message', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    await send({ sessionId });
    app.clock.advance(2 * MINUTE_MS - 1000);
    await app.sendMails();
    expect(catcher.mails).toEqual([]);
    const { change, answer } = await undoLast();
    expect(change).toMatchObject({ action: 'message.send', subjectName: 'M15 Test', families: 1 });
    expect(answer.status).toBe(204);
    expect(await received()).toEqual([]);
    expect((await coach.get(`/api/messages?sessionId=${sessionId}`)).body).toEqual([]);
    const [entry] = await app.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'message.undo', actor: coach.user.username });
  });

  it('is refused once it was sent, and to a coach who lost the team', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    const { body } = await send({ sessionId });
    const root = await app.signedIn('superadmin');
    await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: [] });
    const [change] = (await root.get<UndoableChangeDto[]>('/api/undo')).body;
    expect((await coach.get('/api/undo')).body).toEqual([]);
    expect(await coach.post(`/api/undo/${change?.id}`)).toMatchObject({ status: 403 });
    await root.put(`/api/admin/users/${coach.user.id}`, { teamIds: null });
    expect(await received()).toHaveLength(1);
    expect(await coach.post(`/api/undo/${change?.id}`)).toMatchObject({ status: 404 });
    expect((await coach.get<MessageDto[]>(`/api/messages?sessionId=${sessionId}`)).body).toMatchObject([
      { id: body.id, mails: { sent: 1 } },
    ]);
  });
});

describe('a second press', () => {
  it('sends nothing twice, one after the other or at once', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    const answers = await Promise.all([1, 2, 3].map(() => send({ sessionId })));
    answers.push(await send({ sessionId }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect(await received()).toHaveLength(1);
  });

  it('is refused with the same key and another text', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    await send({ sessionId });
    expect(await send({ sessionId, textEn: 'Another text' })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await mails()).toHaveLength(2);
  });

  it('sends a second message with a new key', async () => {
    const { id: sessionId } = await givenSessionFamily(app);
    await send({ sessionId }, 'one');
    await send({ sessionId }, 'two');
    expect(await received()).toHaveLength(2);
  });
});

describe('a message is refused', () => {
  it.each([
    ['without a text', { subjectEn: '', textEn: '', subjectFr: '', textFr: '' }, 400, 'MESSAGE_INCOMPLETE'],
    ['with a text and no subject', { subjectEn: '' }, 400, 'MESSAGE_INCOMPLETE'],
    ['with a subject and no text', { textFr: ' \n ' }, 400, 'MESSAGE_INCOMPLETE'],
    ['with a long text', { textEn: 'x'.repeat(3001) }, 400, 'VALIDATION_FAILED'],
    ['with two targets', { practiceId: 1 }, 400, 'VALIDATION_FAILED'],
    ['for an unknown choice', { audience: 'all' }, 400, 'VALIDATION_FAILED'],
  ])('%s', async (_, change, status, code) => {
    const { id: sessionId } = await givenSessionFamily(app);
    expect(await send({ sessionId, ...change })).toMatchObject({ status, body: { code } });
    expect(await mails()).toEqual([]);
  });

  it.each([
    [{}, 400, 'VALIDATION_FAILED'],
    [{ sessionId: 99_999 }, 404, 'SESSION_NOT_FOUND'],
    [{ practiceId: 99_999 }, 404, 'PRACTICE_NOT_FOUND'],
    [{ teamId: 99_999 }, 404, 'TEAM_NOT_FOUND'],
  ])('for %j', async (target, status, code) => {
    expect(await send(target)).toMatchObject({ status, body: { code } });
  });

  it('when no family is in the choice, and is not kept', async () => {
    const { id: practiceId } = await givenPractice(app);
    expect(await send({ practiceId })).toMatchObject({ status: 409, body: { code: 'MESSAGE_REACHES_NONE' } });
    expect((await coach.get(`/api/messages?practiceId=${practiceId}`)).body).toEqual([]);
  });
});

it('a message to 100 families goes out at the pace of the outbox, once each', async () => {
  const { id: practiceId } = await givenPractice(app);
  const emails = Array.from({ length: 100 }, (_, n) => `demo.family${n}@example.test`);
  for (const email of emails) await givenChild({ practiceId }, email);
  let open = 0;
  let most = 0;
  catcher.beforeTaking = async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise(setImmediate);
    open -= 1;
    return undefined;
  };
  expect((await send({ practiceId })).body.families).toBe(100);
  await send({ practiceId });
  await sendDue();
  catcher.beforeTaking = () => Promise.resolve(undefined);
  expect(catcher.mails.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual([...emails].sort());
  expect(most).toBeLessThanOrEqual(4);
}, 120_000);
