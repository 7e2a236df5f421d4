import { DAY_MS, MINUTE_MS } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Family } from '../../places/outbox/family.entity.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { ENTITIES } from '../../entities.js';
import type { ActivityRef } from '../../places/activity.js';
import type { Client } from '../../testing/client.js';
import {
  chosenBy,
  dumpOf,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  register,
  tokenOf,
} from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { startTestApp, useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { FamilyDto, NewLinkDto } from './families.dto.js';
import type { FamilyExportDto } from './export/family-export.dto.js';

const OURS = 'ours@example.test';
const SECOND = 'second@example.test';
const THIRD = 'third@example.test';
const NO_LINK = { status: 404, body: { code: 'FAMILY_LINK_NOT_FOUND' } };
const LIMITED = { status: 403, body: { code: 'FAMILY_LINK_LIMITED' } };

let anyone: Client;
let practice: ActivityRef;

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  now: '2025-09-01T16:00:00.000Z',
  empty: ['families', 'practices', 'audit_entries', 'link_requests'],
});
const coach = useSignedIn(app, 'coach');
beforeAll(() => {
  anyone = app.anonymous();
});
beforeEach(async () => {
  await givenOpenPractices(app);
  practice = { kind: 'practice', id: (await givenPractice(app, { capacity: 20 })).id };
});

const show = async (path: string) => (await anyone.get<FamilyDto>(path)).body;
const namesAt = async (path: string) =>
  (await show(path)).registrations.map(({ playerName }) => playerName).sort();
const child = async (name = 'Zoé Démo', email = OURS) =>
  (await register(anyone, practice, name, email, { locale: 'en' })).body.id;
const add = (path: string, email = SECOND) => anyone.put<FamilyDto>(`${path}/guardian`, { email });
const pathIn = (text = '') => `/api/my/${/\/my\/([\w-]{43})/.exec(text)?.[1] ?? ''}`;
/** The mails sent by now, by recipient, and none of the earlier ones. */
async function sent(): Promise<{ to: string; text: string; subject: string }[]> {
  await app.sendMails();
  return catcher.mails
    .splice(0)
    .map(({ envelopeTo, text = '', subject = '' }) => ({ to: envelopeTo.join(), text, subject }))
    .sort((a, b) => a.to.localeCompare(b.to));
}
const recipients = async () => (await sent()).map(({ to }) => to);
/** A family with a child and a second guardian, and the paths of both links. */
async function givenGuardian(email = SECOND) {
  const id = await child();
  const { path, id: familyId } = await givenFamily(app, OURS);
  expect((await add(path, email)).status).toBe(200);
  const mail = (await sent()).find(({ to, subject }) => to === email && subject.includes('private link'));
  return { id, familyId, path, guardian: pathIn(mail?.text) };
}

describe('a second guardian', () => {
  it('is added by the mailed link, and both are told: one by a link of their own', async () => {
    await child();
    const { path } = await givenFamily(app, OURS);
    await sent();
    expect(await add(path, ' SECOND@Example.test ')).toMatchObject({
      status: 200,
      body: { email: OURS, isGuardian: false, guardianEmail: SECOND, canAddGuardian: true },
    });
    const [first, second, ...more] = await sent();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ to: OURS, subject: 'A second guardian was added to your registrations' });
    expect(pathIn(first?.text)).toBe(path);
    expect(first?.text).not.toContain(SECOND);
    expect(second).toMatchObject({ to: SECOND, subject: 'Your private link to a family’s registrations' });
    const guardian = pathIn(second?.text);
    expect(guardian).not.toBe(path);
    expect(second?.text).not.toMatch(/even erase|was made using this address|ours@/);
    // The same address again changes nothing.
    expect((await add(path)).status).toBe(200);
    expect(await recipients()).toEqual([]);
    expect((await app.find(AuditEntry)).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['family.addGuardian', null, null],
    ]);
  });

  it('is written to in the language of the family', async () => {
    await child();
    const { path } = await givenFamily(app, OURS);
    await anyone.put(`${path}/preferences`, { locale: 'fr' });
    await sent();
    await add(path);
    const [first, second] = await sent();
    expect(first?.subject).toBe('Un deuxième parent a été ajouté à vos inscriptions');
    expect(second?.subject).toBe('Votre lien privé vers les inscriptions d’une famille');
    expect(second?.text).toMatch(/\/fr\/my\/[\w-]{43}/);
    expect(second?.text).toContain('comme celle du deuxième parent');
  });

  it('sees, cancels and corrects, without the family’s address or the marks of a proof', async () => {
    const { id, guardian } = await givenGuardian();
    expect(await show(guardian)).toMatchObject({
      email: SECOND,
      isGuardian: true,
      guardianEmail: null,
      canAddGuardian: false,
      registrations: [{ id, isBeforeProof: false }],
    });
    expect(JSON.stringify(await show(guardian))).not.toContain(OURS);
    expect((await anyone.post(`${guardian}/open`)).status).toBe(204);
    expect(await app.findOne(Family, { where: { email: OURS } })).toMatchObject({ provenAt: null });
    const corrected = await anyone.put(`${guardian}/registrations/${id}`, { playerName: 'Zoé Corrected' });
    expect(corrected).toMatchObject({
      status: 200,
      body: { registrations: [{ playerName: 'Zoé Corrected' }] },
    });
    expect((await anyone.post(`${guardian}/confirm`, chosenBy('confirm', id))).status).toBe(200);
    expect(await app.findOne(Family, { where: { email: OURS } })).toMatchObject({ recognizedAt: null });
    expect((await anyone.post(`${guardian}/cancel`, chosenBy('cancel', id))).status).toBe(200);
    expect(await app.findOne(Registration, { where: { id } })).toMatchObject({ status: 'cancelled' });
  });

  it('cannot erase, download, replace links, choose the language or add another', async () => {
    const { guardian, path } = await givenGuardian();
    const before = await dumpOf(
      app.db,
      ENTITIES.map((entity) => entity as never),
    );
    for (const [method, call, body] of [
      ['POST', '/erase', undefined],
      ['GET', '/export', undefined],
      ['GET', '/export?lang=fr', undefined],
      ['POST', '/new-link', undefined],
      ['POST', '/recognize', undefined],
      ['PUT', '/preferences', { locale: 'fr' }],
      ['PUT', '/guardian', { email: THIRD }],
    ] as const)
      expect([call, await anyone.send(method, guardian + call, body)]).toMatchObject([call, LIMITED]);
    expect(
      await dumpOf(
        app.db,
        ENTITIES.map((entity) => entity as never),
      ),
    ).toBe(before);
    expect((await show(path)).email).toBe(OURS);
  });

  it('is not added by a receipt, nor by a handed-over link: the coach may have a copy', async () => {
    const id = await child();
    const { body } = await coach.post<NewLinkDto>(`/api/registrations/${id}/family-link`);
    const handed = `/api/my/${tokenOf(body.manageUrl)}`;
    expect(await show(handed)).toMatchObject({ canAddGuardian: false });
    expect(await add(handed)).toMatchObject(LIMITED);
    expect(await app.find(Family, { where: { guardianEmail: SECOND } })).toEqual([]);
  });

  it('has another address than the family, and a valid one', async () => {
    await child();
    const { path } = await givenFamily(app, OURS);
    expect(await add(path, ' OURS@example.test')).toMatchObject({
      status: 409,
      body: { code: 'OWN_ADDRESS' },
    });
    for (const email of ['', 'no address', `${'x'.repeat(250)}@example.test`])
      expect((await add(path, email)).status).toBe(400);
    expect(await add('/api/my/unknown')).toMatchObject(NO_LINK);
    expect(await show(path)).toMatchObject({ guardianEmail: null });
  });

  it('that is removed or replaced has a dead link and calendar at once, also when added again', async () => {
    const { path, guardian } = await givenGuardian();
    const { feedUrl } = await show(guardian);
    const feed = async () => (await fetch(feedUrl.replace(app.configuration.publicUrl, app.url))).status;
    expect(feedUrl).not.toBe((await show(path)).feedUrl);
    expect(await feed()).toBe(200);
    await anyone.post(`${path}/new-link`);
    expect((await anyone.get(guardian)).status).toBe(200);
    const { path: own } = await givenFamily(app, OURS);
    expect((await anyone.delete(`${own}/guardian`)).status).toBe(204);
    expect(await anyone.get(guardian)).toMatchObject(NO_LINK);
    expect(await feed()).toBe(404);
    expect(await show(own)).toMatchObject({ guardianEmail: null });
    await add(own);
    await add(own, THIRD);
    await add(own);
    for (const call of ['', '/export']) expect(await anyone.get(guardian + call)).toMatchObject(NO_LINK);
    const texts = (await sent()).filter(({ to }) => to === SECOND).map(({ text }) => pathIn(text));
    expect(texts).not.toContain(guardian);
    expect((await app.find(AuditEntry)).map(({ action }) => action)).toEqual([
      'family.addGuardian',
      'family.replaceLink',
      'family.removeGuardian',
      ...Array.from({ length: 3 }, () => 'family.addGuardian'),
    ]);
  });

  it('can leave, and leaves the family as it is', async () => {
    const { path, guardian } = await givenGuardian();
    expect((await anyone.delete(`${guardian}/guardian`)).status).toBe(204);
    expect(await anyone.get(guardian)).toMatchObject(NO_LINK);
    expect(await namesAt(path)).toEqual(['Zoé Démo']);
  });

  it('gets the link again on request', async () => {
    const { guardian } = await givenGuardian();
    app.clock.advance(MINUTE_MS);
    expect((await anyone.post('/api/my/request-link', { email: SECOND })).status).toBe(202);
    const mails = await sent();
    expect(mails.map(({ to, text }) => [to, pathIn(text)])).toEqual([[SECOND, guardian]]);
  });

  it('keeps a link that is derived again after a change of the secret', async () => {
    const { guardian } = await givenGuardian();
    const links = app.app.get(FamilyLinks, { strict: false });
    const secret = app.configuration.linkSecret;
    app.configuration.linkSecret = 'another secret of at least thirty-two characters';
    await links.onApplicationBootstrap();
    expect(await anyone.get(guardian)).toMatchObject(NO_LINK);
    app.configuration.linkSecret = secret;
    await links.onApplicationBootstrap();
    expect((await anyone.get(guardian)).status).toBe(200);
  });

  it('who is a family of their own keeps both apart', async () => {
    await child('Max Other', SECOND);
    const { path: theirs } = await givenFamily(app, SECOND);
    const { path, guardian, id } = await givenGuardian();
    expect(await namesAt(theirs)).toEqual(['Max Other']);
    expect(await namesAt(guardian)).toEqual(['Zoé Démo']);
    expect(await namesAt(path)).toEqual(['Zoé Démo']);
    expect(await anyone.post(`${theirs}/cancel`, chosenBy('cancel', id))).toMatchObject({ status: 404 });
    // Their own mails have their own link and to no other address.
    await child('Ann Other', SECOND);
    expect((await sent()).map(({ to, text }) => [to, pathIn(text)])).toEqual([[SECOND, theirs]]);
    app.clock.advance(MINUTE_MS);
    await anyone.post('/api/my/request-link', { email: SECOND });
    expect((await sent()).map(({ text }) => pathIn(text)).sort()).toEqual([theirs, guardian].sort());
    // Both registered one child: a row each, as without a second guardian.
    expect((await register(anyone, practice, 'Zoé Démo', SECOND)).status).toBe(201);
    expect(await namesAt(path)).toEqual(['Zoé Démo']);
    // An erased address is nowhere: not as another family's second guardian either.
    expect((await anyone.post(`${theirs}/erase`)).status).toBe(204);
    expect(await anyone.get(guardian)).toMatchObject(NO_LINK);
    expect(await namesAt(path)).toEqual(['Zoé Démo']);
    expect(await dumpOf(app.db, [Family as never])).not.toContain(SECOND);
  });

  it('is erased with the family, and is in its download and not in the audit log', async () => {
    const { path, guardian } = await givenGuardian();
    expect((await anyone.get<FamilyExportDto>(`${path}/export`)).body).toMatchObject({
      guardianEmail: SECOND,
    });
    const page = await fetch(`${app.url}${path}/export?lang=en`);
    expect(await page.text()).toContain(`<dt>Email of the second guardian</dt><dd>${SECOND}</dd>`);
    expect(await dumpOf(app.db, [AuditEntry as never])).not.toContain('second@');
    expect((await anyone.post(`${path}/erase`)).status).toBe(204);
    expect(await anyone.get(guardian)).toMatchObject(NO_LINK);
    expect(
      await dumpOf(
        app.db,
        ENTITIES.map((entity) => entity as never),
      ),
    ).not.toContain('second@');
  });
});

describe('the mails of a family with a second guardian', () => {
  const refuse = (address: string, code: number) => {
    catcher.refuseRecipient = (to) => (to === address ? { code, text: 'no' } : undefined);
  };
  const statuses = async () =>
    (await app.find(OutboxMail, { where: { kind: 'cancelled' } })).map(({ status }) => status);

  it('go to both, one each, with the link of its reader', async () => {
    const { path, guardian, id } = await givenGuardian();
    await anyone.post(`${guardian}/cancel`, chosenBy('cancel', id));
    const mails = await sent();
    expect(mails.map(({ to, text }) => [to, pathIn(text)])).toEqual([
      [OURS, path],
      [SECOND, guardian],
    ]);
    expect(mails[0]?.subject).toBe(mails[1]?.subject);
    expect(mails[1]?.text).toContain('as its second guardian');
    expect(mails[1]?.text).not.toMatch(/ours@|even erase/);
    expect(await recipients()).toEqual([]);
  });

  it('go to the family alone once the guardian is removed', async () => {
    const { path, id } = await givenGuardian();
    refuse(OURS, 451);
    await anyone.post(`${path}/cancel`, chosenBy('cancel', id));
    await anyone.delete(`${path}/guardian`);
    catcher.accept();
    await sent();
    app.clock.advance(MINUTE_MS);
    await sent();
    await child('Max Démo');
    expect(await recipients()).toEqual([OURS]);
  });

  it.each([
    [OURS, SECOND],
    [SECOND, OURS],
  ])('are tried again for %s alone, and %s gets no second one', async (refused, accepted) => {
    const { path, id } = await givenGuardian();
    refuse(refused, 451);
    await anyone.post(`${path}/cancel`, chosenBy('cancel', id));
    expect(await recipients()).toEqual([accepted]);
    expect(await statuses()).toEqual(['pending']);
    app.clock.advance(MINUTE_MS);
    expect(await recipients()).toEqual([]);
    catcher.accept();
    app.clock.advance(2 * MINUTE_MS);
    expect(await recipients()).toEqual([refused]);
    expect(await statuses()).toEqual(['sent']);
  });

  it.each([
    [OURS, 'failed'],
    [SECOND, 'sent'],
  ])('have the status of the family’s own when %s is refused for good', async (refused, status) => {
    const { path, id } = await givenGuardian();
    refuse(refused, 550);
    await anyone.post(`${path}/cancel`, chosenBy('cancel', id));
    expect(await recipients()).toEqual([refused === OURS ? SECOND : OURS]);
    expect(await statuses()).toEqual([status]);
    app.clock.advance(DAY_MS);
    expect(await recipients()).toEqual([]);
  });
});

it('sends ten mails a day to one address, and for one family', async () => {
  const limited = await startTestApp({ ...catcher.environment, RATE_LIMITS: 'on' });
  try {
    const stranger = limited.anonymous();
    const put = async (family: string, email: string) => {
      const { path } = await givenFamily(limited, `${family}@example.test`);
      return (await stranger.put(`${path}/guardian`, { email })).status;
    };
    for (let n = 0; n < 10; n += 1) expect(await put('many', n % 2 ? SECOND : THIRD)).toBe(200);
    expect(await put('many', 'another@example.test')).toBe(429);
    for (let n = 0; n < 5; n += 1) expect(await put(`family.${n}`, SECOND)).toBe(200);
    expect(await put('other', SECOND)).toBe(429);
  } finally {
    await limited.close();
  }
});
