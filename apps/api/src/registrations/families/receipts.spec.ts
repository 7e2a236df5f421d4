import { DataSource } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import type { Client } from '../../testing/client.js';
import {
  chosenBy,
  dumpOf,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
  givenTryoutSession,
  register,
  tokenOf,
} from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import type { FamilyDto, ReceiptDto } from './families.dto.js';
import type { ActivityRef } from '../../places/activity.js';

const OURS = 'ours@example.test';
const GONE = { status: 404, body: { code: 'RECEIPT_NOT_FOUND' } };

let client: Client;
let tables: string[];
let practice: ActivityRef;
let session: ActivityRef;

const app = useTestApp();
beforeAll(async () => {
  client = app.anonymous();
  tables = app.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
});
beforeEach(async () => {
  const { db, clock } = app;
  clock.set('2025-09-01T16:00:00.000Z');
  for (const table of ['families', 'practices', 'teams', 'audit_entries', 'idempotency_keys'])
    await db.write((tx) => tx.execute(`DELETE FROM ${table}`));
  await givenOpenPractices(app);
  practice = { kind: 'practice', id: (await givenPractice(app, { capacity: 4 })).id };
  const team = await givenTeam(app, { registrationOpen: true });
  session = { kind: 'session', id: (await givenTryoutSession(app, { teamId: team.id })).id };
});

const show = async (path: string) => (await client.get<ReceiptDto>(path)).body.registrations;
const eraseFamily = async () => client.post(`${(await givenFamily(app, OURS)).path}/erase`);

describe('a receipt', () => {
  it.each(['practice', 'session'] as const)(
    'opens the registration of its request for a %s',
    async (kind) => {
      const activity = kind === 'practice' ? practice : session;
      const { id, url, path, token } = await givenReceipt(app, activity, 'Demo One', OURS);
      expect(url).toBe(`${app.configuration.publicUrl}/my/r/${token}`);
      expect(token).toMatch(/^[\w-]{43}$/);
      const { status, body } = await client.get<ReceiptDto>(path);
      expect([status, Object.keys(body)]).toEqual([200, ['registrations']]);
      expect(body.registrations).toEqual([
        expect.objectContaining({
          id,
          kind,
          playerName: 'Demo One',
          status: 'confirmed',
          isBeforeProof: false,
        }),
      ]);
      expect(JSON.stringify(body)).not.toContain(OURS);
    },
  );

  it('tells how the place was given, and who passed for a reason', async () => {
    const { clock } = app;
    const full = { kind: 'session', id: (await givenFullSession()).id } as const;
    const { id, path } = await givenReceipt(app, full, 'Demo One', OURS);
    const [waits] = await show(path);
    expect(waits?.steps).toEqual([
      { at: clock.now().toISOString(), event: 'waiting', position: 1, actor: 'family' },
    ]);
    expect(waits?.passedForReason).toBe(0);
    const coach = await app.signedIn('coach');
    const { id: second } = await givenReceipt(app, full, 'Demo Two', 'other@example.test');
    const ahead = { isWaitlist: false, addPlace: true, reason: 'The only goalie' };
    expect((await coach.put(`/api/registrations/${second}`, ahead)).status).toBe(200);
    expect((await show(path))[0]).toMatchObject({ passedForReason: 1, waitlistPosition: 1 });
    await coach.put(`/api/registrations/${id}`, { isWaitlist: false, addPlace: true });
    expect((await show(path))[0]?.steps.map(({ event, actor }) => [event, actor])).toEqual([
      ['waiting', 'family'],
      ['promoted', 'coach'],
    ]);

    async function givenFullSession() {
      const team = await givenTeam(app, { registrationOpen: true });
      const tryout = await givenTryoutSession(app, { teamId: team.id, capacity: 1 });
      await givenReceipt(app, { kind: 'session', id: tryout.id }, 'Demo First', 'first@example.test');
      return tryout;
    }
  });

  it('does not open a sibling that another request registered', async () => {
    const [one, two] = [
      await givenReceipt(app, practice, 'Demo One', OURS),
      await givenReceipt(app, practice, 'Demo Two', OURS),
    ];
    for (const [own, other] of [
      [one, two],
      [two, one],
    ] as const) {
      expect((await show(own.path)).map(({ id }) => id)).toEqual([own.id]);
      for (const verb of ['cancel', 'confirm'])
        expect(await client.post(`${own.path}/${verb}`, chosenBy(verb, other.id))).toMatchObject({
          status: 404,
          body: { code: 'REGISTRATION_NOT_FOUND' },
        });
      const renamed = await client.put(`${own.path}/registrations/${other.id}`, { playerName: 'Demo Other' });
      expect(renamed).toMatchObject({ status: 404, body: { code: 'REGISTRATION_NOT_FOUND' } });
    }
    const { path } = await givenFamily(app, OURS);
    expect((await client.get<FamilyDto>(path)).body.registrations).toMatchObject([
      { playerName: 'Demo One', status: 'confirmed', confirmedAt: null },
      { playerName: 'Demo Two', status: 'confirmed', confirmedAt: null },
    ]);
  });

  it('is in the language of the request', async () => {
    const { body } = await register(client, session, 'Demo One', OURS, { locale: 'fr' });
    expect(body.manageUrl).toBe(`${app.configuration.publicUrl}/fr/my/r/${tokenOf(body.manageUrl)}`);
  });

  it('cancels the registration, and confirms that the player comes', async () => {
    const { id, path } = await givenReceipt(app, practice, 'Demo One', OURS);
    const said = await client.post<ReceiptDto>(`${path}/confirm`, { registrationId: id });
    expect(said).toMatchObject({
      status: 200,
      body: { registrations: [{ confirmedAt: expect.any(String) }] },
    });
    for (let count = 0; count < 2; count += 1)
      expect(await client.post(`${path}/cancel`, { registrationIds: [id] })).toMatchObject({
        status: 200,
        body: { registrations: [{ status: 'cancelled', canCancel: false }] },
      });
    const again = await client.post(`${path}/confirm`, { registrationId: id });
    expect(again).toMatchObject({ status: 409, body: { code: 'REGISTRATION_CANCELLED' } });
  });

  it('is unchanged by a GET, and refused for cross-site requests', async () => {
    const { id, path } = await givenReceipt(app, practice, 'Demo One', OURS);
    const before = await dumpOf(app.db, tables);
    for (const url of [path, `${path}/cancel`, `${path}/confirm`, `${path}/registrations/${id}`])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) await fetch(app.url + url, { method });
    const body = { registrationId: id };
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await client.post(`${path}/cancel`, body, crossSite)).status).toBe(403);
    expect(await dumpOf(app.db, tables)).toBe(before);
  });

  it('is not stored in the database, and has no hash in the log when a coach registers and cancels', async () => {
    const coach = await app.signedIn('coach');
    const { body } = await register(coach, practice, 'Demo One', OURS);
    const tokens = [tokenOf(body.manageUrl)];
    expect((await coach.delete(`/api/registrations/${body.id}`)).status).toBe(204);
    tokens.push((await givenReceipt(app, session, 'Demo One', OURS)).token);
    const dump = await dumpOf(app.db, tables);
    for (const token of tokens) {
      expect((await client.get(`/api/my/r/${token}`)).status).toBe(200);
      expect(dump).not.toContain(token);
    }
    const lines = await app.find(AuditEntry);
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['registration.create', 'registration.cancel']),
    );
    expect(JSON.stringify(lines)).not.toContain('receiptHash');
  });
});

describe('a repeated request', () => {
  const key = (text: string) => ({ 'idempotency-key': text });

  it('gets the same receipt, also in parallel; another request does not', async () => {
    const send = (text: string, name = 'Demo One') => register(client, practice, name, OURS, {}, key(text));
    const first = await send('a');
    const answers = [first, ...(await Promise.all([send('a'), send('a'), send('a')]))];
    expect(new Set(answers.map(({ body }) => body.manageUrl)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await client.get(`/api/my/r/${tokenOf(first.body.manageUrl)}`)).toMatchObject({
      status: 200,
      body: { registrations: [{ playerName: 'Demo One' }] },
    });
    for (let count = 0; count < 2; count += 1)
      expect(await send('b')).toMatchObject({ status: 200, body: { manageUrl: null } });
    const sibling = await send('c', 'Demo Two');
    expect(sibling.body.manageUrl).not.toBe(first.body.manageUrl);
  });

  it('gets another receipt when its key is used again a day later', async () => {
    const first = await register(client, practice, 'Demo One', OURS, {}, key('a'));
    app.clock.advance(24 * 3_600_000 + 1);
    const known = await register(client, practice, 'Demo One', OURS, {}, key('a'));
    expect([known.status, known.body.manageUrl]).toEqual([200, null]);
    expect((await register(client, practice, 'Demo One', OURS, {}, key('a'))).body.manageUrl).toBeNull();
    app.clock.advance(24 * 3_600_000 + 1);
    const second = await register(client, practice, 'Demo Two', OURS, {}, key('a'));
    expect(second.status).toBe(201);
    for (const [{ body }, playerName] of [[first, 'Demo One'] as const, [second, 'Demo Two'] as const])
      expect(await show(`/api/my/r/${tokenOf(body.manageUrl)}`)).toMatchObject([{ playerName }]);
  });

  it('gets no link after the server’s secret changed; the first link still works', async () => {
    const first = await register(client, practice, 'Demo One', OURS, {}, key('a'));
    const { configuration } = app;
    const secret = configuration.linkSecret;
    configuration.linkSecret = 'another secret of at least thirty-two characters';
    const again = await register(client, practice, 'Demo One', OURS, {}, key('a'));
    configuration.linkSecret = secret;
    expect([again.status, again.body.manageUrl]).toEqual([201, null]);
    expect(await show(`/api/my/r/${tokenOf(first.body.manageUrl)}`)).toHaveLength(1);
  });
});

describe('a token without a receipt', () => {
  it('is answered alike by every call, whether malformed, unknown or erased', async () => {
    const { id, token } = await givenReceipt(app, practice, 'Demo One', OURS);
    const { token: family } = await givenFamily(app, OURS);
    expect((await eraseFamily()).status).toBe(204);
    const answers = [];
    for (const text of [token, family, 'x'.repeat(43), '1', '%20', "'--", 'é', token.slice(1)])
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['POST', '/cancel', { registrationIds: [id] }],
        ['POST', '/confirm', { registrationId: id }],
        ['PUT', `/registrations/${id}`, { playerName: 'Demo Two' }],
      ] as const)
        answers.push(await client.send(method, `/api/my/r/${encodeURI(text)}${path}`, body));
    for (const answer of answers) expect(answer).toMatchObject(GONE);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is one whose registration the retention run has removed', async () => {
    const { path } = await givenReceipt(app, practice, 'Demo One', OURS);
    // The practice is on the 5th, and its registrations are kept for 60 days.
    app.clock.set('2025-11-03T17:00:00.000Z');
    await app.app.get(CleanupScheduler, { strict: false }).tick();
    expect(await show(path)).toHaveLength(1);
    app.clock.set('2025-11-05T17:00:00.000Z');
    await app.app.get(CleanupScheduler, { strict: false }).tick();
    expect(await client.get(path)).toMatchObject(GONE);
  });

  it('opens no family, and a family’s token opens no receipt', async () => {
    const { token } = await givenReceipt(app, practice, 'Demo One', OURS);
    expect(await client.get(`/api/my/${token}`)).toMatchObject({ status: 404 });
    expect(await client.get(`/api/calendar/my/${token}.ics`)).toMatchObject({ status: 404 });
    expect(await client.get(`/api/my/r/${(await givenFamily(app, OURS)).token}`)).toMatchObject(GONE);
  });
});
