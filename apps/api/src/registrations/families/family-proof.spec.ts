import { DataSource } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { Client } from '../../testing/client.js';
import {
  dumpOf,
  givenOpenPractices,
  givenPractice,
  givenRegistration,
  register,
  tokenOf,
} from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { FamilyDto, NewLinkDto } from './families.dto.js';
import { Family } from '../../places/outbox/family.entity.js';
import type { ActivityRef } from '../../places/activity.js';

const OURS = 'ours@example.test';
const NO_LINK = { status: 404, body: { code: 'FAMILY_LINK_NOT_FOUND' } };

let anyone: Client;
let practice: ActivityRef;

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  now: '2025-09-01T16:00:00.000Z',
  empty: ['families', 'practices', 'audit_entries'],
});
const coach = useSignedIn(app, 'coach');
beforeAll(async () => {
  anyone = app.anonymous();
});
beforeEach(async () => {
  await givenOpenPractices(app);
  practice = { kind: 'practice', id: (await givenPractice(app, { capacity: 20 })).id };
});

const child = async (name: string, client = anyone, change: object = {}) =>
  (await register(client, practice, name, OURS, change)).body.id;
/** The API path of the link in the last mail. */
async function mailedPath(): Promise<string> {
  await app.sendMails();
  const [, token = ''] = /\/my\/([\w-]{43})/.exec(catcher.mails.at(-1)?.text ?? '') ?? [];
  return `/api/my/${token}`;
}
async function hand(id: number): Promise<{ url: string; path: string }> {
  const { status, body } = await coach.post<NewLinkDto>(`/api/registrations/${id}/family-link`);
  expect(status).toBe(200);
  return { url: body.manageUrl, path: `/api/my/${tokenOf(body.manageUrl)}` };
}
const show = async (path: string) => (await anyone.get<FamilyDto>(path)).body;
const open = async (path: string, headers = {}) =>
  (await anyone.post(`${path}/open`, undefined, headers)).status;
const marked = async (path: string) =>
  (await show(path)).registrations.filter(({ isBeforeProof }) => isBeforeProof).map(({ id }) => id);
const family = () => app.findOne(Family, { where: { email: OURS } });
const actions = async () =>
  (await app.find(AuditEntry, { order: { id: 'ASC' } })).map(({ action }) => action);

describe('an address', () => {
  it('is proven once, when a person opens a mailed link', async () => {
    await child('Demo One');
    const path = await mailedPath();
    expect(await show(path)).toMatchObject({ email: OURS, isProven: false });
    const provenAt = app.clock.now();
    expect(await open(path)).toBe(204);
    app.clock.advance(60_000);
    expect(await open(path)).toBe(204);
    expect(await show(path)).toMatchObject({ isProven: true });
    expect((await family())?.provenAt).toEqual(provenAt);
    expect(await actions()).toEqual(['family.proveAddress']);
    const [line] = await app.find(AuditEntry);
    expect(line).toMatchObject({ actor: 'server', before: null, after: null });
  });

  it('is not proven by a GET or by another site', async () => {
    await child('Demo One');
    const path = await mailedPath();
    const tables = app.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
    const before = await dumpOf(app.db, tables);
    for (const url of [path, `${path}/open`])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(app.url + url, { method });
    expect(await open(path, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await dumpOf(app.db, tables)).toBe(before);
  });

  it('is not proven by a receipt or an invalid link', async () => {
    const { body } = await register(anyone, practice, 'Demo One', OURS);
    expect(await anyone.post(`/api/my/${tokenOf(body.manageUrl)}/open`)).toMatchObject(NO_LINK);
    expect((await anyone.post(`/api/my/r/${tokenOf(body.manageUrl)}/open`)).status).toBe(404);
    expect(await anyone.post(`/api/my/${'x'.repeat(43)}/open`)).toMatchObject(NO_LINK);
    expect((await family())?.provenAt).toBeNull();
  });
});

describe('a registration', () => {
  it('is marked when it was made before the address was proven, and not when later', async () => {
    const early = [await child('Demo Stranger'), await child('Demo One')];
    const path = await mailedPath();
    // The page marks them when it is first shown, not only after its own call has proven the address.
    expect(await marked(path)).toEqual(early);
    app.clock.advance(1000);
    await open(path);
    app.clock.advance(1000);
    const late = await child('Demo Two');
    expect(await marked(path)).toEqual(early);
    expect((await show(path)).registrations.map(({ id }) => id)).toEqual([...early, late]);
    // The file has the same mark.
    const { body } = await anyone.get<FamilyDto>(`${path}/export`);
    expect(body.registrations.filter(({ isBeforeProof }) => isBeforeProof)).toHaveLength(2);
  });

  it('is not marked when a coach made it, when it is cancelled, or once it has begun', async () => {
    const [byCoach, cancelled, held] = [
      await child('Demo Coached', coach),
      await child('Demo Cancelled'),
      await child('Demo Held'),
    ];
    const path = await mailedPath();
    expect(await marked(path)).toEqual([cancelled, held]);
    await anyone.post(`${path}/cancel`, { registrationIds: [cancelled] });
    expect(await marked(path)).toEqual([held]);
    app.clock.set('2025-09-05T22:00:00.000Z');
    expect(await marked(path)).toEqual([]);
    expect((await show(path)).registrations.map(({ id }) => id)).toEqual([byCoach, cancelled, held]);
  });
});

describe('a family that looks at its early registrations', () => {
  it.each(['recognize', 'confirm'])(
    'by POST …/%s takes the mark from all of them, for good',
    async (call) => {
      const early = [await child('Demo One'), await child('Demo Two')];
      const path = await mailedPath();
      app.clock.advance(1000);
      await open(path);
      expect(await marked(path)).toEqual(early);
      const body = call === 'confirm' ? { registrationId: early[0] } : undefined;
      const answer = await anyone.post<FamilyDto>(`${path}/${call}`, body);
      expect(answer.status).toBe(200);
      expect(answer.body.registrations.map(({ isBeforeProof }) => isBeforeProof)).toEqual([false, false]);
      expect((await anyone.post(`${path}/recognize`)).status).toBe(200);
      expect(await marked(path)).toEqual([]);
      expect((await actions()).filter((action) => action === 'family.recognize')).toHaveLength(1);
    },
  );

  it('recognizes nothing by a handed link while the address is unproven', async () => {
    const id = await child('Demo One');
    const handed = await hand(id);
    expect((await anyone.post(`${handed.path}/recognize`)).status).toBe(200);
    expect(await marked(await mailedPath())).toEqual([id]);
  });
});

describe('a link that a coach hands over', () => {
  it('opens the family’s page, is the same each time, and is in the log without the address', async () => {
    const id = await child('Demo One');
    const handed = await hand(id);
    expect(handed.url).toBe(`${app.configuration.publicUrl}/my/${tokenOf(handed.url)}`);
    expect(handed.path).not.toBe(await mailedPath());
    expect(await hand(id)).toEqual(handed);
    expect(await show(handed.path)).toMatchObject({ email: OURS, registrations: [{ id }] });
    const lines = await app.find(AuditEntry);
    expect(lines).toMatchObject(
      Array.from({ length: 2 }, () => ({
        action: 'registration.handFamilyLink',
        subjectId: id,
        actorId: expect.any(Number),
      })),
    );
    const tables = app.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
    expect(await dumpOf(app.db, tables)).not.toContain(tokenOf(handed.url));
    expect(JSON.stringify(lines)).not.toContain(OURS);
  });

  it('does not prove the address, and marks nothing until it is proven', async () => {
    const id = await child('Demo One');
    const handed = await hand(id);
    expect(await open(handed.path)).toBe(204);
    expect(await show(handed.path)).toMatchObject({ isProven: false });
    expect(await marked(handed.path)).toEqual([]);
    app.clock.advance(1000);
    await open(await mailedPath());
    expect(await show(handed.path)).toMatchObject({ isProven: true });
    app.clock.advance(1000);
    await child('Demo Two');
    expect(await marked(handed.path)).toEqual([id]);
  });

  it('is replaced on its page by another handed one, which proves nothing either', async () => {
    const id = await child('Demo One');
    const [handed, mailed] = [await hand(id), await mailedPath()];
    const { body } = await anyone.post<NewLinkDto>(`${handed.path}/new-link`);
    const path = `/api/my/${tokenOf(body.manageUrl)}`;
    for (const dead of [handed.path, mailed]) expect(await anyone.get(dead)).toMatchObject(NO_LINK);
    expect(await open(path)).toBe(204);
    expect(await show(path)).toMatchObject({ isProven: false, registrations: [{ id }] });
    expect((await hand(id)).path).toBe(path);
  });

  it('stops working when the mailed link is replaced, and when the family erases its data', async () => {
    const id = await child('Demo One');
    const [handed, mailed] = [await hand(id), await mailedPath()];
    const { body } = await anyone.post<NewLinkDto>(`${mailed}/new-link`);
    const fresh = `/api/my/${tokenOf(body.manageUrl)}`;
    expect(await anyone.get(handed.path)).toMatchObject(NO_LINK);
    await open(fresh);
    expect(await show(fresh)).toMatchObject({ isProven: true });
    const again = await hand(id);
    expect((await anyone.post(`${fresh}/erase`)).status).toBe(204);
    for (const dead of [fresh, again.path]) expect(await anyone.get(dead)).toMatchObject(NO_LINK);
    expect(await coach.post(`/api/registrations/${id}/family-link`)).toMatchObject({
      status: 404,
      body: { code: 'REGISTRATION_NOT_FOUND' },
    });
    expect(await family()).toBeNull();
  });

  it('is in the family’s language, else in that of the registration', async () => {
    const id = await child('Demo One', anyone, { locale: 'fr' });
    const { url } = await hand(id);
    expect(url).toBe(`${app.configuration.publicUrl}/fr/my/${tokenOf(url)}`);
    await anyone.put(`${await mailedPath()}/preferences`, { locale: 'en' });
    expect((await hand(id)).url).toBe(url.replace('/fr/my/', '/my/'));
  });

  it('is created for a registration from before families existed', async () => {
    const row = { practiceId: practice.id, parentEmail: OURS };
    const { id } = await givenRegistration(app, row);
    expect(await show((await hand(id)).path)).toMatchObject({ registrations: [{ id }] });
  });
});
