import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';
import type { Client } from '../testing/client.js';
import { givenRegistration, givenSessionFamily, givenTryoutSession } from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { useTestApp } from '../testing/test-app.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';
import type { ConsequencesDto, UndoableChangeDto } from './undo.dto.js';

const NOON = '2025-09-01T16:00:00.000Z';
const TWO_MINUTES = 120_000;
const DRY_RUN = { 'dry-run': 'true' };

let coach: Client;
let other: Client;
let root: Client;

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  now: NOON,
  empty: ['tryout_sessions', 'teams', 'families', 'audit_entries', 'settings', 'undoable_changes'],
});
beforeAll(async () => {
  [coach, other, root] = [
    await app.signedIn('coach'),
    await app.signedIn('coach'),
    await app.signedIn('superadmin'),
  ];
});
beforeEach(async () => {
  // A mail of the test before may still be on its way.
  await app.sendMails();
});

const sent = async () => {
  await app.sendMails();
  return catcher.mails.map(({ subject, text }) => ({ subject, text }));
};
const undoable = async (client: Client = coach) => (await client.get<UndoableChangeDto[]>('/api/undo')).body;
const undoLast = async (client: Client = coach) => {
  const [change] = await undoable();
  if (!change) throw new Error('Nothing to undo');
  return client.post<{ code: string }>(`/api/undo/${change.id}`);
};
const statuses = async () =>
  (await app.find(Registration, { order: { id: 'ASC' } })).map(({ status }) => status);
const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });

describe('a change of a coach', () => {
  it('is undone within two minutes, and its families get no mail', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    app.clock.advance(TWO_MINUTES - 1000);
    expect(await sent()).toEqual([]);
    expect(await undoable()).toEqual([
      {
        id: expect.any(Number) as number,
        endsAt: '2025-09-01T16:02:00.000Z',
        secondsLeft: 1,
        isOwn: true,
        auditId: expect.any(Number) as number,
        action: 'tryoutSession.cancel',
        subjectName: 'M15 Test',
        subjectDate: '2025-09-05',
        playerName: null,
        deed: null,
        families: 1,
      },
    ]);
    expect((await undoLast()).status).toBe(204);
    app.clock.advance(TWO_MINUTES);
    expect(await sent()).toEqual([]);
    expect(await undoable()).toEqual([]);
    const session = await app.findOne(TryoutSession, { where: { id } });
    expect(session).toMatchObject({ cancelledAt: null, version: 3 });
    const entries = await app.find(AuditEntry, { order: { id: 'DESC' } });
    expect(entries[0]).toMatchObject({
      action: 'tryoutSession.undo',
      subjectId: id,
      before: { cancelledAt: NOON },
      after: { cancelledAt: null },
    });
  });

  it('of a registration names the player and what was done', async () => {
    const { id, teamId } = await givenSessionFamily(app);
    const to = await givenTryoutSession(app, { teamId });
    const [row, waiting] = await app.find(Registration, { where: { sessionId: id } });
    const latest = async () => {
      const [change] = await undoable();
      return [change?.playerName, change?.deed];
    };
    const change = (body: object) => coach.put(`/api/registrations/${row?.id}`, body);
    await change({ consentReceived: true });
    expect(await latest()).toEqual(['Demo Player 1', 'consent']);
    await coach.put(`/api/registrations/${waiting?.id}`, { isWaitlist: false, addPlace: true });
    expect(await latest()).toEqual(['Demo Player 2', 'confirmed']);
    await change({ sessionId: to.id });
    expect(await latest()).toEqual(['Demo Player 1', 'moved']);
    await change({ playerName: 'Demo Renamed' });
    expect(await latest()).toEqual(['Demo Renamed', 'changed']);
    await coach.delete(`/api/registrations/${row?.id}`);
    expect(await latest()).toEqual(['Demo Renamed', 'cancelled']);
  });

  it('is told after two minutes, and can then no longer be undone', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    const [change] = await undoable();
    app.clock.advance(TWO_MINUTES);
    expect((await sent()).length).toBeGreaterThan(0);
    expect(await undoable()).toEqual([]);
    const late = await coach.post<{ code: string }>(`/api/undo/${change?.id}`);
    expect([late.status, late.body.code]).toEqual([404, 'UNDO_NOT_FOUND']);
  });

  it('holds earlier mails about the same registrations until it can no longer be undone', async () => {
    const { id } = await givenSessionFamily(app);
    catcher.refuseRecipient = () => ({ code: 451, text: 'later' });
    const child = { playerName: 'Demo Late', playerPosition: 'Forward', playerAge: 14 };
    const parent = { parentName: 'Demo Parent', parentEmail: 'late@example.test' };
    await coach.post(`/api/sessions/${id}/registrations`, { ...child, ...parent });
    await sent();
    catcher.refuseRecipient = () => undefined;
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' });
    app.clock.advance(TWO_MINUTES - 1000);
    expect(await sent()).toEqual([]);
    expect((await undoLast()).status).toBe(204);
    app.clock.advance(TWO_MINUTES);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail?.text).toContain('5 septembre');
    expect(mail?.text).not.toContain('6 septembre');
  });

  it('is not undone when one of its mails was sent by a process whose clock is ahead', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    const [mail] = await mails();
    await app.update(OutboxMail, { id: mail?.id ?? 0 }, { attempts: 1 });
    expect((await undoLast()).body.code).toBe('UNDO_NOT_FOUND');
    expect(await mails()).toHaveLength(2);
  });

  it('is undone by the coach who made it or by a superadmin, not by another coach', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    expect(await undoable(other)).toEqual([]);
    expect((await undoLast(other)).status).toBe(404);
    expect((await undoable(root))[0]).toMatchObject({ isOwn: false });
    expect((await undoLast(root)).status).toBe(204);
    expect((await undoLast(root).catch(() => undefined))?.status).toBeUndefined();
  });

  it('leaves at once and has no undo when the delay is set to 0', async () => {
    const { id } = await givenSessionFamily(app);
    expect((await root.put('/api/settings/mail_delay_minutes', { value: '11' })).status).toBe(400);
    expect((await root.put('/api/settings/mail_delay_minutes', { value: '0' })).status).toBe(200);
    await coach.put(`/api/sessions/${id}`, { isCancelled: true });
    expect((await sent()).length).toBeGreaterThan(0);
    expect(await undoable()).toEqual([]);
  });

  it('that changed one registration twice is restored to its first state', async () => {
    const { teamId } = await givenSessionFamily(app);
    const from = await givenTryoutSession(app, { teamId });
    const to = await givenTryoutSession(app, { teamId, capacity: 1 });
    await givenRegistration(app, { sessionId: to.id, playerName: 'Demo First' });
    const { id } = await givenRegistration(app, { sessionId: from.id, playerName: 'Demo Moved' });
    const move = { sessionId: to.id, isWaitlist: false, addPlace: true, reason: 'Was promised' };
    expect((await coach.put(`/api/registrations/${id}`, move)).status).toBe(200);
    expect((await undoLast()).status).toBe(204);
    const row = await app.findOne(Registration, { where: { id } });
    expect(row).toMatchObject({ sessionId: from.id, status: 'confirmed', turn: 1 });
  });

  it('that moved a player is not undone when another one wears the number by now', async () => {
    const { teamId } = await givenSessionFamily(app);
    const from = await givenTryoutSession(app, { teamId });
    const to = await givenTryoutSession(app, { teamId });
    const numbered = { playerName: 'Demo Moved', tryoutNumber: 7 };
    const { id } = await givenRegistration(app, { sessionId: from.id, ...numbered });
    const other = await givenRegistration(app, { sessionId: from.id, playerName: 'Demo Other', turn: 2 });
    await coach.put(`/api/registrations/${id}`, { sessionId: to.id });
    await app.update(Registration, { id: other.id }, { tryoutNumber: 7 });
    expect((await undoLast()).body.code).toBe('UNDO_CONFLICT');
  });

  it('that only ticks attendance is not offered', async () => {
    const { id } = await givenSessionFamily(app);
    const [row] = await app.find(Registration, { where: { sessionId: id } });
    await coach.put(`/api/registrations/${row?.id}`, { attended: true });
    expect(await undoable()).toEqual([]);
  });

  it.each([
    ['a deleted team', (_: number, team: number) => coach.delete(`/api/teams/${team}`), 'team.delete'],
    ['a deleted session', (id: number) => coach.delete(`/api/sessions/${id}`), 'tryoutSession.delete'],
    [
      'a moved session',
      (id: number) => coach.put(`/api/sessions/${id}`, { date: '2025-09-07' }),
      'tryoutSession.update',
    ],
  ])('undoes %s', async (_, change, action) => {
    const { id, teamId } = await givenSessionFamily(app);
    const read = () => root.get<object>(`/api/teams/${teamId}/sessions`);
    const { body } = await read();
    expect((await change(id, teamId)).status).toBeLessThan(300);
    expect((await undoable())[0]?.action).toBe(action);
    expect((await undoLast()).status).toBe(204);
    const rising = { version: expect.any(Number) as number, updatedAt: expect.any(String) as string };
    expect((await read()).body).toEqual((body as object[]).map((row) => ({ ...row, ...rising })));
  });

  it('undoes a manual clean-up', async () => {
    const { id } = await givenSessionFamily(app, { date: '2025-08-20' });
    await root.post('/api/admin/trigger-auto-deletion');
    const [change] = await undoable(root);
    expect(change?.action).toBe('cleanup.runNow');
    expect((await root.post(`/api/undo/${change?.id}`)).status).toBe(204);
    const session = await app.findOne(TryoutSession, { where: { id } });
    expect(session?.deletedAt).toBeNull();
  });
});

describe('an undo after another change', () => {
  it('is refused when the same column was changed again, and changes nothing', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' });
    await other.put(`/api/sessions/${id}`, { date: '2025-09-07' });
    const answer = await undoLast();
    expect([answer.status, answer.body.code]).toEqual([409, 'UNDO_CONFLICT']);
    expect(await mails()).toHaveLength(4);
    const session = await app.findOne(TryoutSession, { where: { id } });
    expect(session?.date).toBe('2025-09-07');
  });

  it('is possible when something else was changed', async () => {
    const { id } = await givenSessionFamily(app);
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' });
    await other.put(`/api/sessions/${id}`, { description: 'Both jerseys' });
    expect((await undoLast()).status).toBe(204);
    const session = await app.findOne(TryoutSession, { where: { id } });
    expect(session).toMatchObject({ date: '2025-09-05', description: 'Both jerseys' });
  });

  it('is refused when the place was given to another player', async () => {
    const { id, rows } = await fullSession();
    await coach.delete(`/api/registrations/${rows[0]}`);
    await register(id, 'Demo Late');
    expect((await undoLast()).body.code).toBe('UNDO_CONFLICT');
    expect(await statuses()).toEqual(['cancelled', 'confirmed', 'confirmed']);
  });

  it('keeps a player who came meanwhile, and gives places that came free to the next in line', async () => {
    const { id, rows } = await fullSession();
    // Two more places: one for the waiting player, one that stays free.
    const waiting = await register(id, 'Demo Waiting');
    await coach.put(`/api/sessions/${id}`, { capacity: 4 });
    await register(id, 'Demo Late');
    const [raised] = await undoable();
    const undo = () => coach.post(`/api/undo/${raised?.id}`);
    expect((await undo()).status).toBe(409);
    for (const row of rows) await other.delete(`/api/registrations/${row}`);
    expect((await undo()).status).toBe(204);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed']);
    expect(waiting.status).toBe(201);
  });
});

/** A session with two places, both taken. */
async function fullSession() {
  const { teamId } = await givenSessionFamily(app);
  await app.execute('DELETE FROM registrations');
  const { id } = await givenTryoutSession(app, { teamId, capacity: 2 });
  const rows: number[] = [];
  for (const name of ['Demo One', 'Demo Two']) rows.push((await register(id, name)).body.id);
  return { id, rows };
}

const register = (id: number, playerName: string) =>
  coach.post<{ id: number }>(`/api/sessions/${id}/registrations`, {
    playerName,
    playerPosition: 'Forward',
    playerAge: 14,
    parentName: 'Demo Parent',
    parentEmail: `${playerName.toLowerCase().replace(' ', '.')}@example.test`,
  });

describe('a dry run', () => {
  it('tells children, families and mails without private addresses, and changes nothing', async () => {
    const { id } = await givenSessionFamily(app);
    const note = { 'family-note-fr': encodeURIComponent('À bientôt !') };
    const { status, body } = await coach.send<ConsequencesDto>('DELETE', `/api/sessions/${id}`, undefined, {
      ...DRY_RUN,
      ...note,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      children: 3,
      families: 1,
      toldFamilies: 1,
      hasMailServer: true,
      undoSeconds: 120,
    });
    expect(body.letters).toHaveLength(1);
    expect(body.letters[0]).toMatchObject({ language: 'fr', families: 1 });
    expect(body.letters[0]?.paragraphs).toContain('Un mot des entraîneurs\u00a0: À bientôt !');
    expect(JSON.stringify(body)).not.toContain('/my/');
    expect(await mails()).toEqual([]);
    expect((await coach.get<object[]>(`/api/sessions/${id}/registrations`)).status).toBe(200);
  });

  it('counts a child that is registered for two sessions once', async () => {
    const { teamId } = await givenSessionFamily(app);
    await givenSessionFamily(app, { date: '2025-10-12' }, teamId);
    const { body } = await coach.send<ConsequencesDto>('DELETE', `/api/teams/${teamId}`, undefined, DRY_RUN);
    expect(body).toMatchObject({ children: 3, families: 1 });
  });

  it('tells who gets a spot when another leaves', async () => {
    const { id, rows } = await fullSession();
    await register(id, 'Demo Waiting');
    const { body } = await coach.send<ConsequencesDto>(
      'DELETE',
      `/api/registrations/${rows[0]}`,
      undefined,
      DRY_RUN,
    );
    expect(body).toMatchObject({ children: 2, families: 2, promoted: 1 });
  });

  it('tells that no family gets a mail about a session that has begun', async () => {
    const { id } = await givenSessionFamily(app, { date: '2025-09-01', time: '11:00 AM - 12:30 PM' });
    const { body } = await coach.put<ConsequencesDto>(`/api/sessions/${id}`, { isCancelled: true }, DRY_RUN);
    expect(body).toMatchObject({ children: 3, families: 1, toldFamilies: 0, letters: [] });
  });

  it('of a refused change answers its error', async () => {
    const { id } = await givenSessionFamily(app);
    const stale = { ...DRY_RUN, 'if-match': '"9"' };
    expect((await coach.put(`/api/sessions/${id}`, { isCancelled: true }, stale)).status).toBe(409);
  });

  it.each(['TRUE', '1', 'false', ''])('is refused as %j, and nothing changes', async (value) => {
    const { id } = await givenSessionFamily(app);
    const answer = await coach.put<{ code: string }>(
      `/api/sessions/${id}`,
      { isCancelled: true },
      { 'dry-run': value },
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await app.findOne(TryoutSession, { where: { id } }))?.cancelledAt).toBeNull();
  });

  it('is refused by a call that has none', async () => {
    const answer = await coach.post<{ code: string }>('/api/practices', {}, DRY_RUN);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a sentence of the coach', () => {
  it('is in the mail of each language, or in the other language where it has none', async () => {
    const { id } = await givenSessionFamily(app);
    const note = { 'family-note-en': encodeURIComponent('Keep your jerseys — see you soon') };
    await coach.put(`/api/sessions/${id}`, { isCancelled: true }, note);
    app.clock.advance(TWO_MINUTES);
    expect((await sent())[0]?.text).toContain(
      'Un mot des entraîneurs\u00a0: Keep your jerseys — see you soon',
    );
  });

  it.each([
    ['too long', encodeURIComponent('x'.repeat(301))],
    ['with line breaks', encodeURIComponent('one\ntwo')],
    ['not percent-encoded', '%E0%A4%A'],
  ])('is refused when it is %s', async (_, value) => {
    const { id } = await givenSessionFamily(app);
    const answer = await coach.put<{ details: { field: string }[] }>(
      `/api/sessions/${id}`,
      { isCancelled: true },
      { 'family-note-fr': value },
    );
    expect([answer.status, answer.body.details[0]?.field]).toEqual([400, 'family-note-fr']);
  });
});

describe('a call that changes sessions, practices, teams or registrations', () => {
  /** Changes that concern no family: new rows, texts of a team, orders and lists. */
  const EXEMPT = new Set([
    'POST /api/teams',
    'PUT /api/teams/order',
    'PUT /api/teams/{id}',
    'PUT /api/teams/{id}/active-players',
    'POST /api/teams/{id}/sessions',
    'POST /api/teams/{id}/sessions/batch',
    'POST /api/practices',
    'POST /api/practices/batch',
    'POST /api/sessions/{id}/registrations',
    'POST /api/registrations',
    'POST /api/registrations/{id}/family',
    'POST /api/registrations/{id}/family-link',
  ]);
  const SUBJECTS = /^\/api\/(teams|sessions|practices|registrations|admin\/trigger-auto-deletion)/;

  it('has a dry run, unless it is listed as exempt', async () => {
    const { body } = await app.anonymous().get<OpenApi>('/api/openapi.json');
    const missing = Object.entries(body.paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([method]) => method !== 'get' && SUBJECTS.test(path))
        .filter(([, { parameters }]) => !parameters?.some(({ name }) => name === 'Dry-Run'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(missing.sort()).toEqual([...EXEMPT].sort());
  });
});

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
}
