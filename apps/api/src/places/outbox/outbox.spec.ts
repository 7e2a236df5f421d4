import { Family } from './family.entity.js';
import { givenRegistration } from '../../testing/given/given-registration.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { OutboxMail } from './outbox-mail.entity.js';
import { OutboxService } from './outbox.service.js';
import { FamilyLinks } from './family-links.js';

let app: TestApp;
let outbox: OutboxService;
beforeAll(async () => {
  app = await startTestApp();
  outbox = app.app.get(OutboxService, { strict: false });
});
afterAll(() => app.close());
beforeEach(() =>
  app.db.write(async (tx) => {
    for (const table of ['outbox_mails', 'tryout_sessions', 'teams', 'families'])
      await tx.execute(`DELETE FROM ${table}`);
  }),
);

const mails = () => app.db.read((reader) => reader.find(OutboxMail, { order: { id: 'ASC' } }));
async function givenFamily(): Promise<number> {
  const email = 'demo.parent@example.test';
  const families = await app.db.write((tx) =>
    app.app.get(FamilyLinks, { strict: false }).familiesIn(tx, [{ email, locale: 'fr' }]),
  );
  return families.get(email) ?? 0;
}
async function givenPlayer(): Promise<number> {
  const { db, clock } = app;
  const team = await givenTeam(db, clock);
  const session = await givenTryoutSession(db, clock, team.id);
  return (await givenRegistration(db, clock, session.id)).id;
}
const told = (familyId: number, registrationId: number, transitionKey: string) => ({
  kind: 'confirmation' as const,
  locale: null,
  familyId,
  registrationId,
  transitionKey,
});

describe('the outbox', () => {
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
      await app.db.write((tx) => tx.update(OutboxMail, { transitionKey: 'b' }, { status }));
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
