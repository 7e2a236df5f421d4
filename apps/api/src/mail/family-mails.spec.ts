import { MINUTE_MS } from '@lions/domain';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';
import {
  givenMail,
  givenPractice,
  givenSessionFamily,
  givenTeam,
  givenTryoutSession,
} from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { startTestApp, type TestApp, useSignedIn, useTestApp } from '../testing/test-app.js';
import type { Client } from '../testing/client.js';

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  now: '2025-09-01T16:00:00.000Z',
  empty: ['outbox_mails', 'tryout_sessions', 'teams', 'practices', 'families'],
});
const coach = useSignedIn(app, 'coach');
const root = useSignedIn(app, 'superadmin');

const refuse = (code: number) => (catcher.refuseRecipient = () => ({ code, text: 'no' }));
const accept = () => (catcher.refuseRecipient = () => undefined);
const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });
const statuses = async () => (await mails()).map(({ status }) => status);
async function texts(): Promise<string[]> {
  await app.sendMails();
  return catcher.mails.map(({ text = '' }) => text);
}
/** Cancels a session; the mails of a coach's change wait two minutes. */
async function cancel(id: number): Promise<void> {
  await coach.put(`/api/sessions/${id}`, { isCancelled: true });
  app.clock.advance(2 * MINUTE_MS);
}
/** Mails of one instant that a refusing mail server keeps pending until a minute later. */
async function waiting(give: () => Promise<unknown>): Promise<void> {
  refuse(451);
  await give();
  await app.sendMails();
  accept();
  app.clock.advance(MINUTE_MS);
}

describe('one activity', () => {
  it('sends one mail to a family with two children, and settles both', async () => {
    const { id } = await givenSessionFamily(app);
    await cancel(id);
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(text).toContain('Les inscriptions sont conservées pour Demo Player 1 et Demo Player 2');
    expect(await statuses()).toEqual(['sent', 'sent']);
    expect(catcher.mails[0]?.attachments).toHaveLength(1);
  });

  it('names only the children whose part is still true', async () => {
    const { id } = await givenSessionFamily(app);
    await waiting(() => cancel(id));
    const gone = { playerName: 'Demo Player 2' };
    await app.update(Registration, gone, { status: 'cancelled' });
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(text).toContain('L’inscription est conservée pour Demo Player 1,');
    expect(text).not.toContain('Demo Player 2');
    expect(await statuses()).toEqual(['sent', 'dropped']);
  });

  it('sends one mail for two activities, with a subject for both and one calendar file', async () => {
    await waiting(async () => {
      await givenMail(app, 'confirmation');
      await givenMail(app, 'confirmation', { practice: { date: '2025-09-12' } });
    });
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(catcher.mails[0]?.subject).toBe('Practice, Fri, Sep 5 and 1 more: spots confirmed');
    for (const day of ['Friday, September 5', 'Friday, September 12']) expect(text).toContain(day);
    const content = catcher.mails[0]?.attachments[0]?.content;
    expect(
      Buffer.from(content as ArrayBuffer)
        .toString('utf8')
        .match(/BEGIN:VEVENT/g),
    ).toHaveLength(2);
  });

  it('sends one mail when one child has a spot and the other waits', async () => {
    const { id: practiceId } = await givenPractice(app);
    await waiting(async () => {
      await givenMail(app, 'confirmation', { locale: 'fr', registration: { practiceId } });
      const second = { practiceId, status: 'waiting' as const, turn: 9, playerName: 'Demo Player 02' };
      await givenMail(app, 'waiting', { locale: 'fr', registration: second });
    });
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(catcher.mails[0]?.subject).toBe('Entraînement, ven. 5 sept.\u00a0: vos inscriptions');
    // One card for both.
    expect(text?.match(/^Entraînement$/gm)).toHaveLength(1);
    expect(text).toContain('Demo Player 01 a une place.');
    expect(text).toContain('Demo Player 02 est en tête de la liste d’attente.');
  });

  it.each([
    ['en', 'M15 Test, Fri, Sep 5:'],
    ['fr', 'M15 Test, ven. 5 sept.\u00a0:'],
  ] as const)('names the children in the subject only when the club wants it (%s)', async (locale, about) => {
    const team = await givenTeam(app, { name: 'M15 Test' });
    const { id: sessionId } = await givenTryoutSession(app, { teamId: team.id });
    const subject = async () => {
      catcher.reset();
      await waiting(async () => {
        for (const playerName of ['Demo Éloïse', 'Demo O’Neil'])
          await givenMail(app, 'reminder', { locale, registration: { sessionId, playerName } });
      });
      await app.sendMails();
      expect(catcher.mails).toHaveLength(1);
      return catcher.mails[0]?.subject;
    };
    const news = locale === 'en' ? 'reminder for tomorrow' : 'rappel pour demain';
    expect(await subject()).toBe(`${about} ${news}`);
    const path = '/api/settings/child_name_in_subject';
    expect((await root.put(path, { value: 'true' })).status).toBe(200);
    expect(await subject()).toBe(`${about} ${news} (Demo Éloïse, Demo O’Neil)`);
    await root.delete(path);
    expect(await subject()).toBe(`${about} ${news}`);
  });

  it('sends one mail again after a failure, with one retry', async () => {
    const { id } = await givenSessionFamily(app);
    refuse(550);
    await cancel(id);
    await app.sendMails();
    expect(await statuses()).toEqual(['failed', 'failed']);
    accept();
    expect((await root.post(`/api/outbox/${(await mails())[0]?.id}/retry`)).status).toBe(200);
    expect(await texts()).toHaveLength(1);
    expect(await statuses()).toEqual(['sent', 'sent']);
  });

  it('sends no part before its time', async () => {
    await waiting(async () => {
      await givenMail(app, 'confirmation');
      await givenMail(app, 'confirmation', { registration: { playerName: 'Demo Player 02' } });
    });
    const [, second] = await mails();
    const later = new Date(app.clock.time() + MINUTE_MS);
    await app.update(OutboxMail, { id: second?.id ?? 0 }, { nextAttemptAt: later });
    const [text] = await texts();
    expect(text).not.toContain('Demo Player 02');
    expect(await statuses()).toEqual(['sent', 'pending']);
  });
});

describe('two activities', () => {
  it('send a mail each', async () => {
    await givenMail(app, 'confirmation');
    app.clock.advance(1);
    await givenMail(app, 'confirmation');
    expect(await texts()).toHaveLength(2);
  });

  it('send a private link for itself', async () => {
    await waiting(async () => {
      await givenMail(app, 'confirmation');
      await givenMail(app, 'link');
    });
    expect(await texts()).toHaveLength(2);
  });
});

describe('the mails about a changed session', () => {
  let catcher: MailCatcher;
  let app: TestApp;
  let coach: Client;
  beforeAll(async () => {
    catcher = await new MailCatcher().listen();
    app = await startTestApp(catcher.environment);
    coach = await app.signedIn('coach');
  });
  afterAll(async () => {
    await app.close();
    await catcher.close();
  });
  beforeEach(async () => {
    app.clock.set('2025-09-01T16:00:00.000Z');
    catcher.mails.length = 0;
    await app.db.write(async (tx) => {
      for (const table of ['tryout_sessions', 'teams', 'families']) await tx.execute(`DELETE FROM ${table}`);
    });
  });
  const sent = async () => {
    // The mails of a coach's change wait two minutes.
    app.clock.advance(120_000);
    await app.sendMails();
    return catcher.mails;
  };
  const calendarOf = (content: unknown) =>
    (typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')).replace(
      /\r\n[ \t]/g,
      '',
    );

  it('contain the former time and place, and say that the player waits', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06', location: 'Aréna Exemple' });
    const [first, ...more] = (await sent()).map(({ text = '' }) => text);
    expect(more).toEqual([]);
    expect(first).toContain('Lieu\u00a0: Aréna Exemple');
    expect(first).toMatch(
      /Auparavant\u00a0: vendredi 5 septembre 2025, 18\u00a0h – 19\u00a0h\u00a030, Aréna Bob-Birnie, Pointe-Claire, Québec/,
    );
    expect(first).toContain('Demo Player 1 a une place.');
    expect(first).toContain('Demo Player 2 est en tête de la liste d’attente.');
  });

  it('tell two changes in two minutes once, with the first state', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' });
    app.clock.advance(60_000);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-07' });
    expect(await sent()).toHaveLength(1);
    expect(catcher.mails[0]?.text).toMatch(/^dimanche 7 .*Auparavant\u00a0: vendredi 5 /ms);
    app.clock.advance(60_000);
    expect(await sent()).toHaveLength(1);
  });

  it('do not tell of a session that is cancelled and brought back in two minutes', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    app.clock.advance(60_000);
    await coach.put(`/api/sessions/${id}`, { isCancelled: false });
    expect(await sent()).toEqual([]);
    expect(await sent()).toEqual([]);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    expect(await sent()).toHaveLength(1);
    await coach.put(`/api/sessions/${id}`, { isCancelled: false });
    expect(await sent()).toHaveLength(2);
    expect(catcher.mails[1]?.text).toMatch(/^Finalement, la séance de sélection aura lieu\.$/m);
  });

  it.each([
    ['switched off', (id: number) => coach.put(`/api/sessions/${id}`, { isActive: false })],
    ['deleted', (id: number) => coach.delete(`/api/sessions/${id}`)],
    ['deleted with its team', (_: number, team: number) => coach.delete(`/api/teams/${team}`)],
  ])('report a session that is %s as cancelled, in the calendar file too', async (_, takeAway) => {
    const { id, teamId } = await givenSessionFamily(app);
    app.clock.advance(60_000);
    expect((await takeAway(id, teamId)).status).toBeLessThan(300);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('M15 Test, ven. 5 sept.\u00a0: annulation');
    expect(mail?.text).toContain('M15 Test – séance de sélection\nvendredi 5');
    expect(mail?.text).toContain('La séance de sélection est annulée.');
    expect(mail?.text).toMatch(
      /inscriptions sont conservées pour Demo Player 1 et Demo Player 2, .* serait remise à l’horaire;/,
    );
    const file = calendarOf(mail?.attachments[0]?.content);
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('LAST-MODIFIED:20250901T160100Z');
  });
});
