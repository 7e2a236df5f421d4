import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { NightlyRuns } from '../operations/cleanup/nightly-runs.js';
import type { FamilyDto } from '../registrations/families/families.dto.js';
import { Reminders } from '../mail/reminders.js';
import { OutboxMail } from './outbox/outbox-mail.entity.js';
import { givenSessionFamily, givenTryoutSession } from '../testing/given.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';

/** 2025-09-01, 12:00 in Montréal. */
const NOON = '2025-09-01T16:00:00.000Z';
const PLACE = 'Bob-Birnie Arena - Pointe-Claire';

const app = useTestApp({
  now: NOON,
  empty: ['tryout_sessions', 'teams', 'families', 'audit_entries', 'cleanup_runs'],
});
const coach = useSignedIn(app, 'coach');
const root = useSignedIn(app, 'superadmin');

const given = (change?: Partial<TryoutSession>, teamId?: number) => givenSessionFamily(app, change, teamId);
const put = (id: number, body: object) => coach.put(`/api/sessions/${id}`, body);
const mails = () => app.find(OutboxMail, { order: { id: 'ASC' } });
const told = async () => (await mails()).map(({ kind, registrationId }) => [kind, registrationId]);

/** Both ways to call a session off, and back on. */
const OFF_AND_ON = [
  ['deactivated', { isActive: false }, { isActive: true }],
  ['cancelled', { isCancelled: true }, { isCancelled: false }],
] as const;

describe('a change of a tryout session informs its families', () => {
  it('when it moves to another day, time or place, with the former one, once per change', async () => {
    const { id, all } = await given();
    for (let count = 0; count < 2; count += 1) await put(id, { time: '7:00 PM - 8:30 PM' });
    expect(await told()).toEqual(all('changed'));
    const was = { date: '2025-09-05', time: '6:00 PM - 7:30 PM' };
    for (const mail of await mails())
      expect(mail).toMatchObject({ status: 'pending', locale: 'fr', data: { was } });
    await put(id, { location: 'Another Arena' });
    expect(await told()).toEqual([...all('changed'), ...all('changed')]);
    expect((await mails()).at(-1)?.data).toEqual({
      was: { date: '2025-09-05', time: '7:00 PM - 8:30 PM', location: PLACE },
    });
    await put(id, { date: '2025-09-06' });
    expect(await told()).toHaveLength(6);
  });

  it('forgets that a player is coming when it moves to another day, time or place', async () => {
    const { id, teamId, manageUrl } = await given();
    const page = `/api${new URL(manageUrl).pathname}`;
    const registrations = async () => (await app.anonymous().get<FamilyDto>(page)).body.registrations;
    const isComing = async () => (await registrations()).some(({ confirmedAt }) => confirmedAt !== null);
    const registrationId = (await registrations()).find(({ canConfirm }) => canConfirm)?.id;
    const moves = [{ date: '2025-09-06' }, { time: '7:00 PM - 8:30 PM' }, { location: 'Another Arena' }];
    for (const move of moves) {
      await app.anonymous().post(`${page}/confirm`, { registrationId });
      await put(id, { capacity: 12 });
      expect(await isComing()).toBe(true);
      await put(id, move);
      expect(await isComing()).toBe(false);
    }
    await app.anonymous().post(`${page}/confirm`, { registrationId });
    const { id: sessionId } = await givenTryoutSession(app, { teamId });
    await coach.put(`/api/registrations/${registrationId}`, { sessionId });
    expect(await isComing()).toBe(false);
  });

  it.each(OFF_AND_ON)('when it is %s and back on, but not of changes in between', async (_, off, on) => {
    const { id, all } = await given();
    await put(id, off);
    await put(id, off);
    expect(await told()).toEqual(all('practice-cancelled'));
    await put(id, { date: '2025-09-06' });
    await coach.delete(`/api/sessions/${id}`);
    await root.post(`/api/sessions/${id}/restore`);
    expect(await told()).toHaveLength(2);
    await put(id, on);
    expect(await told()).toEqual([...all('practice-cancelled'), ...all('changed')]);
    expect((await mails()).at(-1)?.data).toEqual({ isBack: true });
  });

  it('when it is deleted and restored, once each', async () => {
    const { id, all } = await given();
    for (let count = 0; count < 2; count += 1) await coach.delete(`/api/sessions/${id}`);
    expect(await told()).toEqual(all('practice-cancelled'));
    for (let count = 0; count < 2; count += 1) await root.post(`/api/sessions/${id}/restore`);
    expect(await told()).toEqual([...all('practice-cancelled'), ...all('changed')]);
  });

  it('not when only its places or description change, or when the change is refused', async () => {
    const { id } = await given({ capacity: 1 });
    await put(id, { description: 'Both jerseys', capacity: 1 });
    expect((await put(id, { date: '2025-09-06', time: 'some time' })).status).toBe(400);
    expect(
      (await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' }, { 'if-match': '"9"' })).status,
    ).toBe(409);
    expect(await told()).toEqual([]);
  });

  it('not about a past session, unless it moves to the future', async () => {
    const { id, all } = await given({ date: '2025-08-29' });
    await coach.delete(`/api/sessions/${id}`);
    await root.post(`/api/sessions/${id}/restore`);
    await put(id, { location: 'Another Arena' });
    expect(await told()).toEqual([]);
    await put(id, { date: '2025-09-06' });
    expect(await told()).toEqual(all('changed'));
  });

  it.each(OFF_AND_ON)(
    'once only when it is %s, without places or reminders, and on their page',
    async (_, off) => {
      const { id, manageUrl, all } = await given({ capacity: 1 });
      await put(id, off);
      await put(id, { capacity: 3 });
      const { body: rows } = await coach.get<{ status: string }[]>(`/api/sessions/${id}/registrations`);
      expect(rows.filter(({ status }) => status === 'waiting')).toEqual([]);
      app.clock.set('2025-09-04T21:30:00.000Z');
      await app.app.get(Reminders, { strict: false }).queueDue();
      expect(await told()).toEqual(all('practice-cancelled'));
      const page = `/api${new URL(manageUrl).pathname}`;
      const { body } = await app.anonymous().get<FamilyDto>(page);
      expect(body.registrations[0]).toMatchObject({
        status: 'confirmed',
        isCalledOff: true,
        canCancel: false,
      });
    },
  );

  it('without names or addresses in the audit log', async () => {
    const { id } = await given();
    await put(id, { date: '2025-09-06' });
    await coach.delete(`/api/sessions/${id}`);
    const lines = await app.find(AuditEntry);
    expect(lines.length).toBeGreaterThan(1);
    expect(JSON.stringify(lines)).not.toMatch(/Demo Player|example\.test/);
  });
});

describe('deleting or restoring a team', () => {
  it('informs the families of each active coming session once', async () => {
    const first = await given();
    const { teamId } = first;
    const second = await given({ date: '2025-09-06' }, teamId);
    await given({ date: '2025-08-29' }, teamId);
    await given({ isActive: false }, teamId);
    await given({ cancelledAt: app.clock.now() }, teamId);
    await given({ deletedAt: app.clock.now() }, teamId);
    await given();
    const of = (kind: string) => [...first.all(kind), ...second.all(kind)];
    for (let count = 0; count < 2; count += 1) await coach.delete(`/api/teams/${teamId}`);
    expect(await told()).toEqual(of('practice-cancelled'));
    for (let count = 0; count < 2; count += 1) await root.post(`/api/teams/${teamId}/restore`);
    expect(await told()).toEqual([...of('practice-cancelled'), ...of('changed')]);
    expect((await mails()).at(-1)?.data).toEqual({ isBack: true });
    await coach.put(`/api/teams/${teamId}`, { isVisible: false, description: 'Another one' });
    expect(await told()).toHaveLength(8);
  });

  it('informs families that register at the same moment, or refuses them', async () => {
    const { id, teamId } = await given();
    const body = { playerPosition: 'Forward', playerAge: 14, parentName: 'Demo Parent' };
    const register = (n: number) =>
      coach.post(`/api/sessions/${id}/registrations`, {
        ...body,
        playerName: `Demo New ${n}`,
        parentEmail: `demo.new${n}@example.test`,
      });
    const registering = Array.from({ length: 12 }, (_, n) => register(n));
    const removed = await coach.delete(`/api/teams/${teamId}`);
    const answers = await Promise.all(registering);
    expect(removed.status).toBe(204);
    expect(answers.every(({ status }) => status === 201 || status === 404)).toBe(true);
    const here = answers.filter(({ status }) => status === 201).length;
    const off = (await told()).filter(([kind]) => kind === 'practice-cancelled');
    expect(off).toHaveLength(2 + here);
  });
});

describe('the clean-up', () => {
  it('sends no mails, neither at night nor on a manual run', async () => {
    const { id } = await given();
    const early = await given({ date: '2025-09-01', time: '7:00 AM - 8:00 AM' });
    const { body } = await root.post<{ sessionIds: number[] }>('/api/admin/trigger-auto-deletion');
    expect(body.sessionIds).toEqual([early.id]);
    await root.put('/api/settings/tryout_auto_deletion_time', { value: '03:00' });
    app.clock.set('2025-09-06T16:00:00.000Z');
    await app.app.get(NightlyRuns, { strict: false }).runIfDue();
    const session = await app.findOne(TryoutSession, { where: { id } });
    expect(session?.deletedAt).not.toBeNull();
    expect(await told()).toEqual([]);
  });
});
