import { DataSource } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { groupKeyOf, OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { HeldRegistrations } from '../changes/held-registrations.js';
import { Registration } from '../../places/registration.entity.js';
import {
  chosenBy,
  dumpOf,
  givenFamily,
  givenPractice,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import { useTestApp } from '../../testing/test-app.js';
import type { Client } from '../../testing/client.js';
import type { FamilyDto, NewLinkDto } from './families.dto.js';
import type { FamilyExportDto } from './export/family-export.dto.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { FamilyFeeds } from './family-feeds.js';
import { whole } from '../../platform/database/row-shape.js';

const OURS = 'ours@example.test';
const THEIRS = 'theirs@example.test';
const NO_LINK = { status: 404, body: { code: 'FAMILY_LINK_NOT_FOUND' } };

let client: Client;
let tables: string[];

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['families', 'practices', 'tryout_sessions', 'teams', 'audit_entries'],
});
beforeAll(async () => {
  client = app.anonymous();
  tables = app.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
});

const given = async (
  activity: { sessionId?: number; practiceId?: number },
  change: Partial<Registration> = {},
) => {
  const { id: familyId } = await givenFamily(app, change.parentEmail ?? OURS);
  const row = { parentEmail: OURS, familyId, practiceId: activity.practiceId ?? null, ...change };
  return givenRegistration(app, { sessionId: activity.sessionId ?? null, ...row });
};
/** A practice with one skater's place, which our child has and another family's child waits for. */
async function givenLine() {
  const practice = await givenPractice(app, { capacity: 2 });
  const ours = await given({ practiceId: practice.id });
  const theirs = await given(
    { practiceId: practice.id },
    { parentEmail: THEIRS, playerName: 'Demo Player 02', status: 'waiting', turn: 2 },
  );
  return { practice, ours, theirs, our: await givenFamily(app, OURS), their: await givenFamily(app, THEIRS) };
}
const show = async (path: string) => (await client.get<FamilyDto>(path)).body;
const act = (path: string, verb: string, body?: object) => client.post<FamilyDto>(`${path}/${verb}`, body);
const audit = () => app.find(AuditEntry, { order: { id: 'ASC' } });

describe('a family’s page', () => {
  it('lists the registrations of all children under the address by start, and no others', async () => {
    const team = await givenTeam(app, { name: 'M15 Lions' });
    const session = await givenTryoutSession(app, { teamId: team.id, date: '2025-09-07' });
    const { practice, ours, our } = await givenLine();
    const sibling = await given(
      { sessionId: session.id },
      { playerName: 'Demo Sibling', consentVersion: '2026-11', parentalAuthority: true, familyId: null },
    );
    expect(await show(our.path)).toEqual({
      email: OURS,
      isGuardian: false,
      guardianEmail: null,
      canAddGuardian: true,
      locale: null,
      isProven: false,
      feedUrl: expect.stringMatching(/^http.*\/api\/calendar\/my\/[\w-]{43}\.ics$/),
      registrations: [
        expect.objectContaining({
          id: ours.id,
          kind: 'practice',
          targetId: practice.id,
          team: null,
          teamId: null,
          date: '2025-09-05',
          time: '6:00 PM - 7:30 PM',
          startsAt: '2025-09-05T22:00:00.000Z',
          playerName: 'Demo Player 01',
          position: 'Forward',
          status: 'confirmed',
          canCancel: true,
          canConfirm: true,
          confirmedAt: null,
          consentVersion: null,
        }),
        expect.objectContaining({
          id: sibling.id,
          kind: 'session',
          targetId: session.id,
          team: 'M15 Lions',
          teamFr: null,
          teamId: team.id,
          location: 'Bob-Birnie Arena - Pointe-Claire',
          playerName: 'Demo Sibling',
          consentVersion: '2026-11',
          parentalAuthority: true,
        }),
      ],
    });
  });

  it('shows the position in line, per pool for a practice', async () => {
    const { practice, their } = await givenLine();
    const waiting = { status: 'waiting', parentEmail: THEIRS } as const;
    await given({ practiceId: practice.id }, { ...waiting, turn: 3, playerPosition: 'Goalie' });
    await given({ practiceId: practice.id }, { ...waiting, turn: 4, playerPosition: 'Defense' });
    const { registrations } = await show(their.path);
    expect(registrations.map(({ waitlistPosition }) => waitlistPosition)).toEqual([1, 1, 2]);
    expect(registrations.map(({ canConfirm }) => canConfirm)).toEqual([false, false, false]);
  });

  it('marks past, cancelled and called-off registrations, which cannot be changed', async () => {
    const { clock } = app;
    const team = await givenTeam(app);
    const deleted = await givenTryoutSession(app, {
      teamId: team.id,
      deletedAt: clock.now(),
      date: '2025-09-06',
    });
    const cancelled = await givenPractice(app, { cancelledAt: clock.now(), date: '2025-09-07' });
    const begun = await givenPractice(app, { date: '2025-09-01', time: '12:00 PM - 1:00 PM' });
    const ids = [];
    for (const activity of [
      { practiceId: begun.id },
      { sessionId: deleted.id },
      { practiceId: cancelled.id },
    ])
      ids.push((await given(activity)).id);
    const { path } = await givenFamily(app, OURS);
    const { registrations } = await show(path);
    expect(registrations.map(({ id, isCalledOff }) => [id, isCalledOff])).toEqual([
      [ids[0], false],
      [ids[1], true],
      [ids[2], true],
    ]);
    for (const registrationId of ids)
      for (const verb of ['cancel', 'confirm'])
        expect(await act(path, verb, chosenBy(verb, registrationId))).toMatchObject({
          status: 409,
          body: { code: 'REGISTRATION_OVER' },
        });
  });

  it('is unchanged by any number of GET requests', async () => {
    const { our } = await givenLine();
    const held = tables.filter((table) => table !== 'audit_entries');
    const before = await dumpOf(app.db, held);
    for (const path of [our.path, `${our.path}/export`, `${our.path}/cancel`, `${our.path}/erase`])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(app.url + path, { method });
    expect(await dumpOf(app.db, held)).toBe(before);
    expect((await audit()).map(({ action }) => action)).toEqual(['family.export']);
  });
});

describe('a token of no family', () => {
  it('is answered alike by every call, whether malformed, unknown or replaced', async () => {
    const { our, ours } = await givenLine();
    await act(our.path, 'new-link');
    const answers = [];
    for (const token of [our.token, 'x'.repeat(43), '1', '%20', "'--", 'é', our.token.slice(1)])
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['GET', '/export', undefined],
        ['POST', '/cancel', { registrationIds: [ours.id] }],
        ['POST', '/confirm', { registrationId: ours.id }],
        ['PUT', '/preferences', { locale: 'fr' }],
        ['POST', '/new-link', undefined],
        ['POST', '/erase', undefined],
      ] as const)
        answers.push(await client.send(method, `/api/my/${encodeURI(token)}${path}`, body));
    for (const answer of answers) expect(answer).toMatchObject(NO_LINK);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe('"we can’t come"', () => {
  it('passes the place to the next in line, once, and returns the new state', async () => {
    const { ours, our, their, theirs } = await givenLine();
    for (let count = 0; count < 2; count += 1)
      expect(await act(our.path, 'cancel', { registrationIds: [ours.id] })).toMatchObject({
        status: 200,
        body: { registrations: [{ id: ours.id, status: 'cancelled', canCancel: false }] },
      });
    expect((await show(their.path)).registrations).toMatchObject([{ id: theirs.id, status: 'confirmed' }]);
    expect((await audit()).filter(({ action }) => action === 'registration.promote')).toHaveLength(1);
  });

  it('is said once for several children and dates: all or none, and in one mail', async () => {
    const { ours, our, practice } = await givenLine();
    const later = await givenPractice(app, { date: '2025-09-20' });
    const sibling = await given({ practiceId: practice.id }, { playerName: 'Demo Sibling', turn: 3 });
    const another = await given({ practiceId: later.id }, { playerName: 'Demo Sibling' });
    const past = await givenPractice(app, { date: '2025-08-20' });
    const over = await given({ practiceId: past.id });
    const registrationIds = [another.id, ours.id, sibling.id];
    const refused = await act(our.path, 'cancel', { registrationIds: [...registrationIds, over.id] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'REGISTRATION_OVER' } });
    expect(await app.find(Registration, { where: { status: 'cancelled' } })).toEqual([]);
    expect((await act(our.path, 'cancel', { registrationIds })).status).toBe(200);
    const rows = await app.find(Registration, { where: { status: 'cancelled' } });
    expect(rows.map(({ id }) => id).sort()).toEqual([...registrationIds].sort());
    const mails = (await app.find(OutboxMail)).filter(({ kind }) => kind === 'cancelled');
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(groupKeyOf)).size).toBe(1);
  });

  it('is limited to the family’s own children', async () => {
    const { ours, their } = await givenLine();
    for (const registrationId of [ours.id, 2_147_483_647])
      for (const verb of ['cancel', 'confirm'])
        expect(await act(their.path, verb, chosenBy(verb, registrationId))).toMatchObject({
          status: 404,
          body: { code: 'REGISTRATION_NOT_FOUND' },
        });
    for (const body of [{}, { registrationIds: [] }, { registrationIds: ['1'] }, { registrationIds: [0] }])
      expect((await act(their.path, 'cancel', body)).status).toBe(400);
  });

  it('is refused for a cross-site request', async () => {
    const { ours, our } = await givenLine();
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    const body = { registrationIds: [ours.id] };
    expect(await client.post(`${our.path}/cancel`, body, crossSite)).toMatchObject({ status: 403 });
    expect((await show(our.path)).registrations).toMatchObject([{ status: 'confirmed' }]);
  });
});

describe('"still coming"', () => {
  it('keeps the first time of confirmation', async () => {
    const { ours, our } = await givenLine();
    const at = app.clock.now().toISOString();
    await act(our.path, 'confirm', { registrationId: ours.id });
    app.clock.advance(60_000);
    const answer = await act(our.path, 'confirm', { registrationId: ours.id });
    expect(answer).toMatchObject({ status: 200, body: { registrations: [{ confirmedAt: at }] } });
    expect((await audit()).map(({ action }) => action)).toEqual(['registration.stillComing']);
  });

  it('requires a place', async () => {
    const { ours, our, theirs, their } = await givenLine();
    const waiting = await act(their.path, 'confirm', { registrationId: theirs.id });
    expect(waiting).toMatchObject({ status: 409, body: { code: 'STILL_WAITING' } });
    await act(our.path, 'cancel', { registrationIds: [ours.id] });
    const cancelled = await act(our.path, 'confirm', { registrationId: ours.id });
    expect(cancelled).toMatchObject({ status: 409, body: { code: 'REGISTRATION_CANCELLED' } });
  });
});

it('sends mails in the language that the family chooses', async () => {
  const { our } = await givenLine();
  const answer = await client.put<FamilyDto>(`${our.path}/preferences`, { locale: 'fr' });
  expect(answer).toMatchObject({ status: 200, body: { locale: 'fr' } });
  const rows = await app.find(Registration, { order: { parentEmail: 'ASC' } });
  expect(rows).toMatchObject([
    { parentEmail: OURS, locale: 'fr' },
    { parentEmail: THEIRS, locale: null },
  ]);
  expect((await client.put(`${our.path}/preferences`, { locale: 'de' })).status).toBe(400);
});

it('replaces the link and the calendar’s address; the earlier ones stop working', async () => {
  const { our } = await givenLine();
  const feeds = app.app.get(FamilyFeeds, { strict: false });
  const activitiesOf = ({ feedUrl }: FamilyDto) =>
    app.db.read((reader) => feeds.activitiesIn(reader, /([\w-]{43})\.ics$/.exec(feedUrl)?.[1] ?? ''));
  const before = await show(our.path);
  expect(await activitiesOf(before)).toMatchObject({
    activities: [{ kind: 'practice', status: 'confirmed' }],
  });
  const { body } = await client.post<NewLinkDto>(`${our.path}/new-link`);
  const path = `/api${new URL(body.manageUrl).pathname}`;
  expect(await client.get(our.path)).toMatchObject(NO_LINK);
  const after = await show(path);
  expect(after.registrations).toEqual(before.registrations);
  expect([await activitiesOf(before), await activitiesOf(after)]).toEqual([
    undefined,
    expect.objectContaining({ activities: [expect.any(Object)] }),
  ]);
});

it('exports all stored data as a file, without the private addresses', async () => {
  const { our, ours } = await givenLine();
  await act(our.path, 'cancel', { registrationIds: [ours.id] });
  const answer = await client.get<FamilyExportDto>(`${our.path}/export`);
  await client.get(`${our.path}/export`);
  const exports = { action: 'family.export', subjectId: our.id };
  const recorded = () => app.db.read((reader) => reader.count(AuditEntry, exports));
  expect(await recorded()).toBe(1);
  app.clock.advance(3_600_000);
  await client.get(`${our.path}/export`);
  expect(await recorded()).toBe(2);
  app.clock.advance(-3_600_000);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lions-family-data.json"');
  expect(answer.body).toMatchObject({
    email: OURS,
    locale: null,
    exportedAt: app.clock.now().toISOString(),
    registrations: [{ id: ours.id, status: 'cancelled', playerName: 'Demo Player 01', attended: false }],
    mails: [{ kind: 'cancelled', registrationId: ours.id }],
  });
  const page = await fetch(`${app.url}${our.path}/export?lang=fr`);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-disposition': 'attachment; filename="lions-renseignements-famille.html"',
    'cache-control': 'no-store',
  });
  const html = await page.text();
  expect(html).toContain('<h1>Vos renseignements auprès des Lions du Lac St-Louis</h1>');
  expect(html).toContain(JSON.stringify(answer.body, undefined, 1));
  expect((await client.get(`${our.path}/export?lang=de`)).status).toBe(400);
  const { feedUrl } = await show(our.path);
  for (const secret of [our.token, /([\w-]{43})\.ics$/.exec(feedUrl)?.[1] ?? '?'])
    for (const file of [JSON.stringify(answer.body), html]) expect(file).not.toContain(secret);
});

describe('correcting by the family link', () => {
  it('changes what was typed of the family’s own registrations, except the address', async () => {
    const { practice, ours, theirs, our } = await givenLine();
    const team = await givenTeam(app);
    const { id: sessionId } = await givenTryoutSession(app, { teamId: team.id });
    const { id } = await given({ sessionId });
    const correct = (which: number, body: object) =>
      client.put<FamilyDto & { code?: string }>(`${our.path}/registrations/${which}`, body);
    const typed = { playerName: 'Demo Uno', parentName: 'Demo Other', birthYear: 2012 };
    const answer = await correct(id, { ...typed, position: 'Goalie', parentPhone: '514-555-0199' });
    expect(answer.status).toBe(200);
    const shown = answer.body.registrations.find((each) => each.id === id);
    expect(shown).toMatchObject({ ...typed, position: 'Goalie', parentPhone: '514-555-0199' });
    expect((await correct(ours.id, { position: 'Goalie' })).body.code).toBe('POSITION_POOL_FIXED');
    expect(await correct(ours.id, { parentEmail: THEIRS })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'parentEmail' }] },
    });
    expect((await correct(theirs.id, { playerName: 'Demo' })).body.code).toBe('REGISTRATION_NOT_FOUND');
    await given({ practiceId: practice.id }, { playerName: 'Demo Two', turn: 3, status: 'waiting' });
    expect((await correct(ours.id, { playerName: 'demo TWO' })).body.code).toBe('ALREADY_REGISTERED');
    expect((await audit()).map(({ action }) => action)).toEqual(['registration.correct']);
  });
});

describe('erasing', () => {
  it('passes the places on and leaves nothing of the family in any table', async () => {
    const { our, their, theirs } = await givenLine();
    await given({ practiceId: theirs.practiceId ?? 0 }, { playerName: 'Zebra Test', status: 'cancelled' });
    await act(our.path, 'confirm', { registrationId: (await show(our.path)).registrations[0]?.id });
    expect((await client.post(`${our.path}/erase`)).status).toBe(204);
    expect(await client.get(our.path)).toMatchObject(NO_LINK);
    expect((await show(their.path)).registrations).toMatchObject([{ status: 'confirmed' }]);
    const left = await dumpOf(app.db, tables);
    for (const name of [OURS, 'Demo Player 01', 'Zebra Test']) expect(left).not.toContain(name);
    expect((await audit()).at(-1)).toMatchObject({ action: 'family.erase', actor: 'server', before: null });
  });

  it.each(['session', 'team'])('works for a deleted %s, and sends no mail', async (gone) => {
    const deletedAt = app.clock.now();
    const team = await givenTeam(app, gone === 'team' ? { deletedAt } : {});
    const session = await givenTryoutSession(app, {
      teamId: team.id,
      capacity: 1,
      deletedAt: gone === 'session' ? deletedAt : null,
    });
    await given({ sessionId: session.id });
    await given({ sessionId: session.id }, { parentEmail: THEIRS, status: 'waiting', turn: 2 });
    const [our, their] = [await givenFamily(app, OURS), await givenFamily(app, THEIRS)];
    expect((await client.post(`${our.path}/erase`)).status).toBe(204);
    expect((await show(their.path)).registrations).toMatchObject([{ status: 'confirmed' }]);
    expect(await app.db.read((reader) => reader.count(OutboxMail, {}))).toBe(0);
  });

  // The embedded database runs one write at a time.
  if (ON_SERVER)
    it('passes on a place that the family gets while it is being erased', async () => {
      const team = await givenTeam(app, { registrationOpen: true });
      const session = await givenTryoutSession(app, { teamId: team.id, capacity: 1 });
      const register = (parentEmail: string) =>
        client.post(`/api/sessions/${session.id}/registrations`, {
          playerName: 'Demo Player',
          playerPosition: 'Forward',
          playerAge: 14,
          parentName: 'Demo Parent',
          parentEmail,
        });
      const { path } = await givenFamily(app, OURS);
      const { heldIn } = HeldRegistrations.prototype;
      const looked = jest.spyOn(HeldRegistrations.prototype, 'heldIn');
      looked.mockImplementationOnce(async function (this: HeldRegistrations, ...asked) {
        const held = await heldIn.apply(this, asked);
        for (const email of [OURS, THEIRS]) await register(email);
        return held;
      });
      expect((await client.post(`${path}/erase`)).status).toBe(204);
      looked.mockRestore();
      const their = await givenFamily(app, THEIRS);
      expect((await show(their.path)).registrations).toMatchObject([{ status: 'confirmed' }]);
    });

  if (ON_SERVER)
    it('waits for a registration that has already found the family', async () => {
      const team = await givenTeam(app, { registrationOpen: true });
      const session = await givenTryoutSession(app, { teamId: team.id });
      const { path } = await givenFamily(app, OURS);
      const { familiesIn } = FamilyLinks.prototype;
      let erased: Promise<{ status: number }> | undefined;
      const found = jest.spyOn(FamilyLinks.prototype, 'familiesIn');
      found.mockImplementationOnce(async function (this: FamilyLinks, ...asked) {
        const known = await familiesIn.apply(this, asked);
        erased = client.post(`${path}/erase`);
        // It cannot end before the registration does; without the lock it would be quick.
        await Promise.race([erased, new Promise((resolve) => setTimeout(resolve, 1000))]);
        return known;
      });
      const player = {
        playerName: 'Demo New',
        playerPosition: 'Forward',
        playerAge: 14,
        parentName: 'Demo Parent',
      };
      const registered = await client.post(`/api/sessions/${session.id}/registrations`, {
        ...player,
        parentEmail: OURS,
      });
      found.mockRestore();
      expect([registered.status, (await erased)?.status]).toEqual([201, 204]);
      expect(await dumpOf(app.db, tables)).not.toContain(OURS);
    });

  it('includes a registration made at the same moment, or creates a new family for it', async () => {
    const team = await givenTeam(app, { registrationOpen: true });
    const session = await givenTryoutSession(app, { teamId: team.id });
    for (let round = 0; round < 5; round += 1) {
      await given({ sessionId: session.id });
      const { path } = await givenFamily(app, OURS);
      const player = { playerName: `Demo New ${round}`, playerPosition: 'Forward', playerAge: 14 };
      const body = { ...player, parentName: 'Demo Parent', parentEmail: OURS };
      const [erased, registered] = await Promise.all([
        client.post(`${path}/erase`),
        client.post(`/api/sessions/${session.id}/registrations`, body),
      ]);
      expect([erased.status, registered.status]).toEqual([204, 201]);
      const orphans = await app.select(
        'SELECT id FROM registrations WHERE NOT EXISTS (SELECT 1 FROM families WHERE families.id = familyId)',
        [],
        { id: whole },
      );
      expect(orphans).toEqual([]);
    }
  });
});
