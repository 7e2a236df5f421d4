import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../../places/registration.entity.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenRegistration,
  givenSessionFamily,
} from '../../../testing/given.js';
import { useSignedIn, useTestApp } from '../../../testing/test-app.js';
import type { FamilyCardDto } from './family-card.dto.js';

const EMAIL = 'demo.parent@example.test';
const SECOND = 'second@example.test';
const MINUTE_MS = 60_000;

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: [
    'outbox_mails',
    'registrations',
    'families',
    'practices',
    'tryout_sessions',
    'teams',
    'audit_entries',
  ],
});
const coach = useSignedIn(app, 'coach');

const show = async (id: number) => (await coach.get<FamilyCardDto>(`/api/families/${id}`)).body;
const views = () => app.find(AuditEntry, { where: { action: 'family.view' } });
const given = (change: Partial<Registration>) =>
  givenRegistration(app, {
    parentEmail: EMAIL,
    consentVersion: '2026-11',
    parentalAuthority: true,
    ...change,
  });

describe('the card of a family', () => {
  it('shows how to reach it, its children and all registrations, also those without a family id', async () => {
    const { id: familyId, path } = await givenFamily(app, EMAIL);
    expect((await show(familyId)).guardianEmail).toBeNull();
    await app.anonymous().put(`${path}/guardian`, { email: SECOND });
    const past = await givenPractice(app, { date: '2025-08-20' });
    const near = await givenPractice(app);
    await given({ practiceId: past.id, familyId: null, attended: true, tryoutNumber: 12, parentName: null });
    await given({ practiceId: near.id, familyId, parentPhone: '514-555-0100', playerName: 'Demo Other' });
    const { locale, isProven, ...card } = await show(familyId);
    expect([locale, isProven]).toEqual([null, false]);
    expect(card).toMatchObject({
      id: familyId,
      email: EMAIL,
      guardianEmail: SECOND,
      parentNames: ['Demo Parent'],
      phones: ['514-555-0100'],
      playerNames: ['Demo Player 01', 'Demo Other'],
      nextSteps: [],
      registrations: [
        { targetId: past.id, isPast: true, attended: true, tryoutNumber: 12, status: 'confirmed' },
        { targetId: near.id, isPast: false, kind: 'practice', date: '2025-09-05' },
      ],
    });
  });

  it('lists what happened, the latest first, with the coach who did it, and the mails', async () => {
    await givenOpenPractices(app);
    const { id: practiceId } = await givenPractice(app);
    const player = { playerName: 'Demo Player 01', position: 'F', parentEmail: EMAIL };
    await app.anonymous().post('/api/registrations', { practiceId, ...player });
    const [row] = await app.find(Registration);
    const registrationId = row?.id ?? 0;
    app.clock.advance(MINUTE_MS);
    await coach.post(`/api/registrations/${registrationId}/family-link`);
    app.clock.advance(MINUTE_MS);
    await coach.delete(`/api/registrations/${registrationId}`);
    await app.update(
      OutboxMail,
      { kind: 'confirmation' },
      { status: 'sent', sentAt: new Date('2025-09-01T16:00:30.000Z') },
    );
    const { events, mails } = await show(row?.familyId ?? 0);
    const by = coach.user.username;
    expect(events).toMatchObject([
      { kind: 'place', place: 'cancelled', registrationId, by },
      { kind: 'audit', action: 'registration.handFamilyLink', registrationId, by },
      { kind: 'mail', mail: 'confirmation', mailStatus: 'sent', by: null },
      { kind: 'place', place: 'registered', registrationId, by: null },
    ]);
    expect(mails).toMatchObject([
      { kind: 'cancelled', status: 'pending', sentAt: null },
      { kind: 'confirmation', status: 'sent', toldBy: null },
    ]);
  });

  it('says what to do next: tell a change, ask for consent, give a free place', async () => {
    const { id } = await givenSessionFamily(app, { capacity: 2 });
    await coach.put(`/api/sessions/${id}`, { date: '2025-09-06' });
    // Until then the change can be undone.
    app.clock.advance(2 * MINUTE_MS);
    await app.execute("UPDATE registrations SET status = 'waiting' WHERE playerName = 'Demo Player 2'");
    await app.execute("UPDATE registrations SET status = 'cancelled' WHERE playerName = 'Demo Player 4'");
    const [family] = await app.find<{ id: number }>('families');
    const familyId = family?.id ?? 0;
    const { nextSteps } = await show(familyId);
    expect(nextSteps).toEqual([
      { kind: 'tell', playerNames: expect.arrayContaining(['Demo Player 1']) },
      { kind: 'freePlace', playerNames: ['Demo Player 2'] },
      { kind: 'consentMissing', playerNames: ['Demo Player 1', 'Demo Player 2'] },
    ]);
    const { body: toTell } = await coach.get<{ familyId: number; mails: { id: number }[] }[]>(
      `/api/to-tell?familyId=${familyId}`,
    );
    expect(toTell).toMatchObject([{ familyId }]);
    const mailIds = toTell.flatMap(({ mails }) => mails.map((mail) => mail.id));
    await coach.put('/api/to-tell', { mailIds, isTold: true });
    const after = await show(familyId);
    expect(after.nextSteps.map(({ kind }) => kind)).toEqual(['freePlace', 'consentMissing']);
    expect(after.events).toContainEqual(expect.objectContaining({ action: 'mail.tell' }));
    expect((await coach.get(`/api/to-tell?familyId=${familyId + 1}`)).body).toEqual([]);
  });

  it('opens for a registration from before families had a link', async () => {
    const { id } = await given({ practiceId: (await givenPractice(app)).id, familyId: null });
    const answers = [];
    for (let count = 0; count < 2; count += 1)
      answers.push(await coach.post<{ familyId: number }>(`/api/registrations/${id}/family`));
    const familyId = answers[0]?.body.familyId ?? 0;
    expect(answers).toMatchObject([200, 200].map((status) => ({ status, body: { familyId } })));
    expect(await show(familyId)).toMatchObject({ email: EMAIL, registrations: [{ id }] });
    expect((await coach.post('/api/registrations/99999/family')).body).toMatchObject({
      code: 'REGISTRATION_NOT_FOUND',
    });
    expect((await app.anonymous().post(`/api/registrations/${id}/family`)).status).toBe(401);
  });

  it('is recorded once an hour for each coach', async () => {
    const { id } = await givenFamily(app, EMAIL);
    const one = await app.signedIn('coach');
    const other = await app.signedIn('superadmin');
    for (let count = 0; count < 2; count += 1) await one.get(`/api/families/${id}`);
    await other.get(`/api/families/${id}`);
    expect(await views()).toMatchObject([
      { actor: one.user.username, subjectId: id },
      { actor: other.user.username, subjectId: id },
    ]);
    app.clock.advance(61 * MINUTE_MS);
    await one.post('/api/auth/refresh');
    expect((await one.get<FamilyCardDto>(`/api/families/${id}`)).body.events).toEqual([]);
    expect(await views()).toHaveLength(3);
  });

  it('is for coaches, and is 404 once the family is erased', async () => {
    const { id, path } = await givenFamily(app, EMAIL);
    expect((await app.anonymous().get(`/api/families/${id}`)).status).toBe(401);
    expect((await coach.get('/api/families/x')).status).toBe(400);
    await app.anonymous().post(`${path}/erase`);
    expect(await coach.get(`/api/families/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'FAMILY_NOT_FOUND' },
    });
    expect(await views()).toEqual([]);
  });
});
