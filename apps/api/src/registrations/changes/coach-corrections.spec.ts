import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AdminUser } from '../../auth/accounts/admin-user.entity.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { FamilyDto, ReceiptDto } from '../families/families.dto.js';
import type { FamilyCardDto } from '../families/card/family-card.dto.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import type { Client } from '../../testing/client.js';
import {
  dumpOf,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';
import type { RegistrationDto } from '../registrations.dto.js';
import type { ActivityRef } from '../../places/activity.js';

const OURS = 'ours@example.test';
const WRONG = 'wrong@example.test';
const TWO_MINUTES = 120_000;

let practice: ActivityRef;
let session: ActivityRef;

const catcher = new MailCatcher();
const app = useTestApp({ catcher });
const coach = useSignedIn(app, 'coach');
beforeEach(async () => {
  const { db, clock } = app;
  clock.set('2025-09-01T16:00:00.000Z');
  for (const table of ['families', 'practices', 'teams', 'audit_entries', 'undoable_changes'])
    await db.write((tx) => tx.execute(`DELETE FROM ${table}`));
  // A mail of the test before may have been under way.
  await sent();
  catcher.mails.splice(0);
  await givenOpenPractices(app);
  practice = { kind: 'practice', id: (await givenPractice(app, { capacity: 20 })).id };
  const team = await givenTeam(app, { registrationOpen: true });
  session = { kind: 'session', id: (await givenTryoutSession(app, { teamId: team.id })).id };
});

const change = (id: number, body: object, client: Client = coach) =>
  client.put<RegistrationDto & { code?: string; details?: unknown }>(`/api/registrations/${id}`, body);
const rowOf = async (id: number) => (await app.findOne(Registration, { where: { id } })) as Registration;
const audit = () => app.find(AuditEntry, { order: { id: 'ASC' } });
const shownTo = async (email: string) => {
  const { path } = await givenFamily(app, email);
  return (await app.anonymous().get<FamilyDto>(path)).body.registrations.map(({ id }) => id);
};
const sent = async () => {
  await app.sendMails();
  return catcher.mails.flatMap(({ envelopeTo }) => envelopeTo);
};

describe('a correction by a coach', () => {
  it('changes each field of a session’s registration, without values in the log', async () => {
    const { id } = await givenReceipt(app, session, 'Demo Oen', OURS);
    const typed = { playerName: 'Demo One', parentName: 'Demo Other', parentPhone: '514-555-0199' };
    expect(await change(id, { ...typed, birthYear: 2012 })).toMatchObject({
      status: 200,
      body: { id, ...typed, playerAge: null, birthYear: 2012, parentEmail: OURS, status: 'confirmed' },
    });
    const { username } = coach.user;
    const [entry, ...more] = (await audit()).filter(({ action }) => action === 'registration.correct');
    expect(entry).toMatchObject({ actor: username, subjectId: id, after: { playerName: '(masked)' } });
    expect(more).toEqual([]);
    expect(JSON.stringify(entry)).not.toMatch(/Demo|514-/);
    expect((await coach.get<{ id: number }[]>('/api/search?q=other')).status).toBe(200);
  });

  it('takes or clears the parent’s name, the phone and the year of a practice’s registration', async () => {
    const { id } = await givenReceipt(app, practice, 'Demo One', OURS);
    const typed = { parentName: 'Demo Parent', parentPhone: '514-555-0199', birthYear: 2012 };
    expect((await change(id, typed)).body).toMatchObject(typed);
    const none = { parentName: null, parentPhone: null, birthYear: null };
    expect((await change(id, none)).body).toMatchObject(none);
    const { id: other } = await givenReceipt(app, session, 'Demo One', OURS);
    for (const [field, value] of Object.entries({ parentName: null, playerName: '', parentEmail: 'ours' }))
      expect(await change(other, { [field]: value })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', details: [{ field }] },
      });
  });

  it('is refused to a coach of other teams, for another spelling of a name, and once cancelled', async () => {
    const elsewhere = await givenTeam(app);
    const limited = await app.signedIn('coach');
    const limit = { teamIds: [elsewhere.id], mayChangePractices: false };
    await app.update(AdminUser, { id: limited.user.id }, limit);
    const [one, two] = [
      await givenReceipt(app, session, 'Zoé Demo', OURS),
      await givenReceipt(app, session, 'Demo Two', OURS),
    ];
    const { id: practicing } = await givenReceipt(app, practice, 'Demo Two', OURS);
    for (const [id, code] of [
      [one.id, 'TEAM_OUT_OF_SCOPE'],
      [practicing, 'PRACTICES_OUT_OF_SCOPE'],
    ] as const)
      for (const body of [{ playerName: 'Demo' }, { consentReceived: true }])
        expect(await change(id, body, limited)).toMatchObject({ status: 403, body: { code } });
    expect(await change(two.id, { playerName: 'ZOE  demo' })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });
    const { id: third } = await givenReceipt(app, session, 'Zoé Demo', WRONG);
    expect((await change(third, { parentEmail: OURS })).body.code).toBe('ALREADY_REGISTERED');
    await coach.delete(`/api/registrations/${one.id}`);
    expect((await change(one.id, { playerName: 'Demo' })).body.code).toBe('REGISTRATION_CANCELLED');
    expect((await change(two.id, { playerName: 'Zoé Demo' })).status).toBe(200);
  });

  it('of the address moves the registration to that family, which alone gets the confirmation', async () => {
    const { id, path } = await givenReceipt(app, session, 'Demo One', WRONG);
    const { id: sibling } = await givenReceipt(app, session, 'Demo Two', WRONG);
    expect((await change(id, { parentEmail: 'OURS@example.test' })).body).toMatchObject({
      parentEmail: OURS,
      mailState: 'pending',
    });
    expect([await shownTo(WRONG), await shownTo(OURS)]).toEqual([[sibling], [id]]);
    const { familyId } = await rowOf(id);
    expect(familyId).toBe((await givenFamily(app, OURS)).id);
    const kept = await app.anonymous().get<ReceiptDto>(path);
    expect(kept.body.registrations).toMatchObject([{ id, playerName: 'Demo One' }]);
    app.clock.advance(TWO_MINUTES);
    const mails = await sent();
    expect(mails.filter((to) => to === OURS)).toHaveLength(1);
    const [ours] = catcher.mails.filter(({ envelopeTo }) => envelopeTo.includes(OURS));
    expect(ours?.text).toContain('Demo One');
  });

  it('of the address sends no mail once the session has begun', async () => {
    const { id } = await givenReceipt(app, session, 'Demo One', WRONG);
    app.clock.set('2025-09-05T22:00:00.000Z');
    const late = await app.signedIn('coach');
    expect((await change(id, { parentEmail: OURS }, late)).status).toBe(200);
    const { id: familyId } = await givenFamily(app, OURS);
    expect(await app.db.read((reader) => reader.count(OutboxMail, { familyId }))).toBe(0);
  });

  it('leaves no mail about it to tell the former address', async () => {
    const { id } = await givenReceipt(app, session, 'Demo One', WRONG);
    await app.execute("UPDATE outbox_mails SET status = 'failed'");
    const toTell = async () =>
      (await coach.get<{ email: string }[]>(`/api/to-tell?sessionId=${session.id}`)).body;
    expect(await toTell()).toMatchObject([{ email: WRONG }]);
    await change(id, { parentEmail: OURS });
    expect(await toTell()).toEqual([]);
  });

  it('can be undone until the mail leaves, and not once the name is registered again', async () => {
    const undo = async () => {
      const [last] = (await coach.get<{ id: number }[]>('/api/undo')).body;
      return coach.post<{ code: string }>(`/api/undo/${last?.id ?? 0}`);
    };
    const { id } = await givenReceipt(app, session, 'Demo Oen', WRONG);
    await sent();
    catcher.mails.length = 0;
    const before = await rowOf(id);
    await change(id, { playerName: 'Demo One', parentEmail: OURS, consentReceived: true });
    expect((await undo()).status).toBe(204);
    expect(await rowOf(id)).toEqual({ ...before, updatedAt: expect.any(Date) });
    expect([await shownTo(WRONG), await shownTo(OURS)]).toEqual([[id], []]);
    app.clock.advance(TWO_MINUTES);
    expect(await sent()).toEqual([]);
    const [held] = (await app.anonymous().get<FamilyDto>((await givenFamily(app, WRONG)).path)).body
      .registrations;
    expect(held?.steps.map(({ event }) => event)).toEqual(['registered']);
    await change(id, { playerName: 'Demo One' });
    await givenReceipt(app, session, 'Demo Oen', WRONG);
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'UNDO_CONFLICT' } });
  });

  it.each([
    ['former', WRONG],
    ['new', OURS],
  ])('leaves nothing to undo once the %s family is erased', async (_, email) => {
    const tables = app.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
    const { id } = await givenReceipt(app, session, 'Zebra Test', WRONG);
    await givenReceipt(app, session, 'Zebra Test', 'third@example.test');
    await change(id, { playerName: 'Zebra Tset', parentEmail: OURS });
    const { path } = await givenFamily(app, email);
    expect((await app.anonymous().post(`${path}/erase`)).status).toBe(204);
    expect(await dumpOf(app.db, tables)).not.toContain(email);
    expect((await coach.get('/api/undo')).body).toEqual([]);
    expect(await shownTo(OURS)).toEqual(email === OURS ? [] : [id]);
  });
});

describe('consent that a coach received', () => {
  it('is stored with the instant and the user, and ends "No consent yet"', async () => {
    const { id } = await givenReceipt(app, session, 'Demo One', OURS);
    const consentReceivedAt = app.clock.now().toISOString();
    expect((await change(id, { consentReceived: true })).body).toMatchObject({
      consentVersion: null,
      consentReceivedAt,
    });
    app.clock.advance(1000);
    expect((await change(id, { consentReceived: true })).body).toMatchObject({ consentReceivedAt });
    expect(await rowOf(id)).toMatchObject({ consentReceivedBy: coach.user.id });
    expect(await change(id, { consentReceived: false })).toMatchObject({ status: 400 });
    const { body: roster } = await coach.get(`/api/sessions/${session.id}/registrations`);
    expect(roster).toMatchObject([{ consentReceivedAt }]);
    const { body: door } = await coach.post(`/api/check-in/sessions/${session.id}`, {
      device: randomUUID(),
      takesNumbers: false,
      changes: [],
    });
    expect(door).toMatchObject({ rows: [{ hasConsent: true, consentReceivedAt }] });
    const { id: familyId } = await givenFamily(app, OURS);
    const { body: card } = await coach.get<FamilyCardDto>(`/api/families/${familyId}`);
    expect(card).toMatchObject({ registrations: [{ consentReceivedAt }] });
    expect(card.nextSteps.map(({ kind }) => kind)).not.toContain('consentMissing');
  });

  it('stays without its user once that user is deleted', async () => {
    const [leaving, root] = [await app.signedIn('coach'), await app.signedIn('superadmin')];
    const { id } = await givenReceipt(app, session, 'Demo One', OURS);
    await change(id, { consentReceived: true }, leaving);
    expect((await root.delete(`/api/admin/users/${leaving.user.id}`)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ consentReceivedAt: expect.any(Date), consentReceivedBy: null });
  });
});

describe('two corrections at once', () => {
  it('to each other’s addresses both succeed, without a deadlock', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [
        await givenReceipt(app, session, `Demo ${round} a`, OURS),
        await givenReceipt(app, practice, `Demo ${round} b`, WRONG),
      ];
      const answers = await Promise.all([
        change(one.id, { parentEmail: WRONG }),
        change(two.id, { parentEmail: OURS }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await shownTo(OURS)).toContain(two.id);
      expect(await shownTo(WRONG)).toContain(one.id);
    }
  });
});
