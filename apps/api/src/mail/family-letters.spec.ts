import { MINUTE_MS } from '@lions/domain';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';
import type { Client } from '../testing/client.js';
import { givenMail } from '../testing/given/given-mail.js';
import { givenPractice } from '../testing/given/given-practice.js';
import { givenSessionFamily } from '../testing/given/given-session-family.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { MailWorker } from './mail-worker.js';

let catcher: MailCatcher;
let app: TestApp;
let coach: Client;
let root: Client;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  app = await startTestApp(catcher.environment);
  [coach, root] = [await app.signedIn('coach'), await app.signedIn('superadmin')];
});
afterAll(async () => {
  await app.close();
  await catcher.close();
});
beforeEach(async () => {
  app.clock.set('2025-09-01T16:00:00.000Z');
  catcher.mails.length = 0;
  catcher.refuseRecipient = () => undefined;
  await app.db.write(async (tx) => {
    for (const table of ['outbox_mails', 'tryout_sessions', 'teams', 'practices', 'families'])
      await tx.execute(`DELETE FROM ${table}`);
  });
});

const refuse = (code: number) => (catcher.refuseRecipient = () => ({ code, text: 'no' }));
const accept = () => (catcher.refuseRecipient = () => undefined);
const wake = () => app.app.get(MailWorker, { strict: false }).wake();
const mails = () => app.db.read((reader) => reader.find(OutboxMail, { order: { id: 'ASC' } }));
const statuses = async () => (await mails()).map(({ status }) => status);
async function texts(): Promise<string[]> {
  await wake();
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
  await wake();
  accept();
  app.clock.advance(MINUTE_MS);
}

describe('one event', () => {
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
    await app.db.write((tx) => tx.update(Registration, gone, { status: 'cancelled' }));
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(text).toContain('L’inscription est conservée pour Demo Player 1,');
    expect(text).not.toContain('Demo Player 2');
    expect(await statuses()).toEqual(['sent', 'dropped']);
  });

  it('sends one mail for two evenings, with a subject for both and one calendar file', async () => {
    await waiting(async () => {
      await givenMail(app, 'confirmation');
      await givenMail(app, 'confirmation', { practice: { date: '2025-09-12' } });
    });
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(catcher.mails[0]?.subject).toBe('Registered: 2 activities');
    for (const day of ['Friday, September 5', 'Friday, September 12']) expect(text).toContain(day);
    const content = catcher.mails[0]?.attachments[0]?.content;
    expect(
      Buffer.from(content as ArrayBuffer)
        .toString('utf8')
        .match(/BEGIN:VEVENT/g),
    ).toHaveLength(2);
  });

  it('sends one mail when one child has a spot and the other waits', async () => {
    const { id: practiceId } = await givenPractice(app.db, app.clock);
    await waiting(async () => {
      await givenMail(app, 'confirmation', { locale: 'fr', registration: { practiceId } });
      const second = { practiceId, status: 'waiting' as const, turn: 9, playerName: 'Demo Player 02' };
      await givenMail(app, 'waiting', { locale: 'fr', registration: second });
    });
    const [text, ...more] = await texts();
    expect(more).toEqual([]);
    expect(catcher.mails[0]?.subject).toBe(
      'Vos inscriptions\u00a0: entraînement du vendredi 5 septembre 2025',
    );
    expect(text).toContain('Demo Player 01 a une place à l’entraînement');
    expect(text).toContain('Demo Player 02 est au rang\u00a01 de la liste d’attente');
  });

  it('sends one mail again after a failure, with one retry', async () => {
    const { id } = await givenSessionFamily(app);
    refuse(550);
    await cancel(id);
    await wake();
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
    await app.db.write((tx) => tx.update(OutboxMail, { id: second?.id ?? 0 }, { nextAttemptAt: later }));
    const [text] = await texts();
    expect(text).not.toContain('Demo Player 02');
    expect(await statuses()).toEqual(['sent', 'pending']);
  });
});

describe('two events', () => {
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
