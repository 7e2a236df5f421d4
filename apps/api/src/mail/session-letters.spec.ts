import { MailWorker } from './mail-worker.js';
import type { Client } from '../testing/client.js';
import { givenSessionFamily } from '../testing/given/given-session-family.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

describe('the mails about a changed session', () => {
  let catcher: MailCatcher;
  let app: TestApp;
  let coach: Client;
  beforeAll(async () => {
    catcher = await MailCatcher.start();
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
    await app.app.get(MailWorker, { strict: false }).wake();
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
    expect(first).toContain('Demo Player 2 est au rang\u00a01 de la liste d’attente.');
  });

  it('tell two changes in two minutes once, with the first state', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' });
    app.clock.advance(60_000);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-07' });
    expect(await sent()).toHaveLength(1);
    expect(catcher.mails[0]?.text).toMatch(
      /a maintenant lieu le dimanche 7 .*Auparavant\u00a0: vendredi 5 /s,
    );
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
    expect(catcher.mails[1]?.text).toMatch(/Finalement, la séance .* aura lieu\./);
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
    expect(mail?.subject).toBe(
      'Annulation\u00a0: séance de sélection de l’équipe M15 Test du vendredi 5 septembre 2025',
    );
    expect(mail?.text).toContain('La séance de sélection de l’équipe M15 Test du vendredi');
    expect(mail?.text).toMatch(
      /inscriptions sont conservées pour Demo Player 1 et Demo Player 2, .* serait rétablie;/,
    );
    const file = calendarOf(mail?.attachments[0]?.content);
    expect(file).toContain('STATUS:CANCELLED');
    expect(file).toContain('LAST-MODIFIED:20250901T160100Z');
  });
});
