import type { PracticeDto } from '../practices/practices.dto.js';
import {
  givenFamily,
  givenMail,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
} from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { TryoutSessionDto } from '../tryouts/tryouts.dto.js';
import type { FamilyDto } from './families/families.dto.js';
import type { PracticeRegistrationDto } from './registrations.dto.js';

const catcher = new MailCatcher();
const app = useTestApp({ catcher, empty: ['practices', 'tryout_sessions', 'teams', 'families'] });
const coach = useSignedIn(app, 'coach');
beforeEach(() => givenOpenPractices(app));

const REGISTRY = 'https://registry.example.test/pay?club=1';
const WHEN = { date: '2025-09-05', time: '6:00 PM - 7:30 PM' };

describe('the fee of a practice or tryout session', () => {
  it('is stored in cents with a link, changed, and removed by 0, null or an empty link', async () => {
    const team = await givenTeam(app);
    for (const path of ['/api/practices', `/api/teams/${team.id}/sessions`]) {
      const fee = { feeCents: 1_234_567, feeUrl: REGISTRY };
      const place = path.includes('teams') ? { location: 'Bob-Birnie Arena - Pointe-Claire' } : {};
      const made = await coach.post<PracticeDto | TryoutSessionDto>(path, { ...WHEN, ...place, ...fee });
      expect(made).toMatchObject({ status: 201, body: fee });
      const own = `${place.location ? '/api/sessions' : path}/${made.body.id}`;
      expect((await coach.put(own, { capacity: 12 })).body).toMatchObject(fee);
      expect((await coach.put(own, { feeCents: 0, feeUrl: '' })).body).toMatchObject({
        feeCents: null,
        feeUrl: null,
      });
      expect((await coach.put(own, { feeCents: 9_999_999 })).body).toMatchObject({ feeCents: 9_999_999 });
      expect((await coach.put(own, { feeCents: null })).body).toMatchObject({ feeCents: null });
    }
  });

  it.each([
    { feeCents: -1 },
    { feeCents: 10_000_000 },
    { feeCents: 12.5 },
    { feeCents: '1250' },
    { feeUrl: 'http://registry.example.test' },
    { feeUrl: 'javascript:alert(1)' },
    { feeUrl: 'https://registry' },
    { feeUrl: '/pay' },
    { feeUrl: 'https://a.example.test/"onclick' },
    { feeUrl: `https://a.example.test/${'a'.repeat(300)}` },
  ])('is refused: %j', async (fee) => {
    const { id } = await givenPractice(app);
    const { status, body } = await coach.put(`/api/practices/${id}`, fee);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { details: [{ field: Object.keys(fee)[0] }] },
    });
  });

  it('is on the family’s page and in its mails in both languages, and ticked as paid by a coach', async () => {
    const { id } = await givenPractice(app, { feeCents: 1250, feeUrl: REGISTRY });
    const ref = { kind: 'practice', id } as const;
    for (const locale of ['en', 'fr'])
      await givenReceipt(app, ref, `Demo ${locale}`, `${locale}@example.test`, { locale });
    await app.sendMails();
    const texts = catcher.mails.map(({ text }) => text).join('\n');
    for (const line of ['Fee: $12.50', 'Frais\u00a0: 12,50\u00a0$']) expect(texts).toContain(`${line}\n`);
    expect(texts).toContain(`Pay at the registry:\n${REGISTRY}\n`);
    expect(texts).toContain(`Payer au registre de l’association\u00a0:\n${REGISTRY}\n`);
    for (const { html } of catcher.mails) expect(html).toContain(`<a href="${REGISTRY}" class="link"`);
    const rows = async () =>
      (await coach.get<PracticeRegistrationDto[]>(`/api/registrations?practiceId=${id}`)).body;
    const [row] = await rows();
    expect(row?.isPaid).toBe(false);
    await coach.put(`/api/registrations/${row?.id}`, { isPaid: true });
    expect((await rows()).map(({ isPaid }) => isPaid)).toEqual([true, false]);
    const { path } = await givenFamily(app, row?.parentEmail ?? '');
    const { body } = await app.anonymous().get<FamilyDto>(path);
    expect(body.registrations).toMatchObject([{ feeCents: 1250, feeUrl: REGISTRY, isPaid: true }]);
    await coach.put(`/api/registrations/${row?.id}`, { isPaid: false });
    expect((await rows()).some(({ isPaid }) => isPaid)).toBe(false);
  });

  it('has no link for a child who waits', async () => {
    const practice = { feeCents: 1250, feeUrl: REGISTRY };
    await givenMail(app, 'waiting', { practice, registration: { status: 'waiting', turn: 1 } });
    await app.sendMails();
    const [mail] = catcher.mails;
    expect(mail?.text).toContain('Fee: $12.50\n');
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(REGISTRY);
  });

  it('is in no mail once it is paid', async () => {
    const practice = { feeCents: 1250, feeUrl: REGISTRY };
    await givenMail(app, 'reminder', { practice, registration: { paidAt: app.clock.now() } });
    await app.sendMails();
    expect(catcher.mails[0]?.text).toContain('has a spot.');
    expect(catcher.mails[0]?.text).not.toMatch(/Fee|registry/);
  });

  it('of nothing is in no mail', async () => {
    const { id } = await givenPractice(app, { feeUrl: REGISTRY });
    await givenReceipt(app, { kind: 'practice', id }, 'Demo Free', 'free@example.test');
    await app.sendMails();
    expect(catcher.mails[0]?.text).not.toMatch(/Fee|Frais/);
  });
});
