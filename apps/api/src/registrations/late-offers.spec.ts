import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Writer } from '../platform/database/reader.js';
import { Setting } from '../settings/setting.entity.js';
import { PassingOnService } from '../places/passing-on.service.js';
import type { LedgerDto } from '../places/ledger.dto.js';
import { LedgerService } from '../places/ledger.service.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Registration } from '../places/registration.entity.js';
import type { PracticeDto } from '../practices/practices.dto.js';
import type { Client } from '../testing/client.js';
import { barrierOf } from '../testing/barrier.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import {
  chosenBy,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
  givenTryoutSession,
} from '../testing/given.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { useSecondApp, useTestApp, type TestApp } from '../testing/test-app.js';
import type { UndoableChangeDto } from '../undo/undo.dto.js';
import { ClaimsService } from './changes/claims.service.js';
import type { FamilyRegistrationDto, ReceiptDto } from './families/families.dto.js';
import type { PracticeRegistrationDto } from './registrations.dto.js';

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  empty: [
    'practices',
    'tryout_sessions',
    'teams',
    'families',
    'audit_entries',
    'undoable_changes',
    'settings',
  ],
});
const second = useSecondApp(app);
let coach: Client;
afterEach(() => jest.restoreAllMocks());

/** The practice starts at 6 PM: in five hours, in the window of six. */
const LATE = '2025-09-05T17:00:00.000Z';
const EARLY = '2025-09-05T15:00:00.000Z';
const START = '2025-09-05T22:00:00.000Z';
const CHILDREN = ['Ana', 'Bo', 'Cy', 'Dee'] as const;

/** A sign-in lasts a quarter of an hour. */
const setClock = async (time: string) => {
  app.clock.set(time);
  coach = await app.signedIn('coach');
};

beforeEach(async () => {
  await givenOpenPractices(app);
  await setClock(EARLY);
});

/** A practice with one skater's place: Ana has it, Bo, Cy and Dee wait in this order. */
async function givenLine(change: Parameters<typeof givenPractice>[1] = {}) {
  const practice = await givenPractice(app, { capacity: 2, ...change });
  const receipts = [];
  for (const name of CHILDREN)
    receipts.push(
      await givenReceipt(app, { kind: 'practice', id: practice.id }, `Demo ${name}`, `${name}@example.test`, {
        locale: name === 'Bo' ? 'fr' : 'en',
      }),
    );
  const [ana, bo, cy, dee] = receipts as [Receipt, Receipt, Receipt, Receipt];
  return { id: practice.id, ana, bo, cy, dee };
}
type Receipt = Awaited<ReturnType<typeof givenReceipt>>;
const act = (verb: string, { path, id }: Receipt, at: TestApp = app) =>
  at.anonymous().post<ReceiptDto & { code?: string }>(`${path}/${verb}`, chosenBy(verb, id));
const accept = async (receipt: Receipt, at?: TestApp) => {
  const { status, body } = await act('accept', receipt, at);
  return status === 200 ? 'has it' : body.code;
};
const seen = async ({ path }: Receipt): Promise<FamilyRegistrationDto> =>
  (await app.anonymous().get<ReceiptDto>(path)).body.registrations[0] as FamilyRegistrationDto;
/** The status of each child, and its place in line. */
const line = async (id: number) => {
  const { body } = await coach.get<PracticeRegistrationDto[]>(`/api/registrations?practiceId=${id}`);
  const rows = body.sort((a, b) => a.id - b.id);
  return rows.map(({ playerName, status, waitlistPosition }) =>
    [playerName.slice(5), waitlistPosition ?? status].join(' '),
  );
};
const ledger = async (id: number) => (await coach.get<LedgerDto>(`/api/practices/${id}/ledger`)).body;
const events = async (id: number) =>
  (await ledger(id)).entries.slice(4).map(({ event, actor, position }) => [event, actor, position].join(' '));
/** Sends the mails that are due: '3 minutes later' as recipient and subject. */
async function sent(minutes = 3): Promise<string[]> {
  app.clock.advance(minutes * 60_000);
  await app.sendMails();
  return catcher.mails
    .splice(0)
    .map(({ to, subject }) => `${to?.[0]?.address?.split('@')[0] ?? ''}: ${subject ?? ''}`)
    .sort();
}
const DAY = 'Practice, Fri, Sep 5';
const JOUR = 'Entraînement, ven. 5 sept.\u00a0';
const setHours = async (value: string) =>
  (await app.signedIn('superadmin')).put('/api/settings/late_offer_hours', { value });

describe('a spot freed within six hours of the start', () => {
  it('is offered to all who wait at once; the first to accept has it, and the others keep their place in line', async () => {
    const { id, ana, bo, cy, dee } = await givenLine();
    await sent();
    await setClock(LATE);
    expect((await seen(cy)).canAccept).toBe(false);
    expect((await act('cancel', ana)).status).toBe(200);
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo 1', 'Cy 2', 'Dee 3']);
    for (const receipt of [bo, cy, dee]) expect((await seen(receipt)).canAccept).toBe(true);
    expect((await seen(ana)).canAccept).toBe(false);
    expect(await sent()).toEqual([
      `ana: ${DAY}: registration cancelled`,
      `bo: ${JOUR}: place libre pour la première famille qui l’accepte`,
      `cy: ${DAY}: a spot is free, first come first served`,
      `dee: ${DAY}: a spot is free, first come first served`,
    ]);
    expect(await accept(cy)).toBe('has it');
    expect(await accept(bo)).toBe('SPOT_TAKEN');
    expect(await accept(cy)).toBe('has it');
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo 1', 'Cy confirmed', 'Dee 2']);
    expect(await sent()).toEqual([
      `bo: ${JOUR}: la place est prise`,
      `cy: ${DAY}: spot confirmed`,
      `dee: ${DAY}: the spot is taken`,
    ]);
    expect(await events(id)).toEqual([
      'cancelled family ',
      'offered server 1',
      'offered server 2',
      'offered server 3',
      'accepted family ',
      'offer-over server 1',
      'offer-over server 2',
    ]);
    expect((await ledger(id)).isIntact).toBe(true);
    const entries = await app.find(AuditEntry, { where: { action: 'registration.accept' } });
    expect(entries).toMatchObject([
      { subjectId: cy.id, before: { status: 'waiting' }, after: { status: 'confirmed' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Demo|example\.test/);
    await act('cancel', cy);
    expect(await sent()).toHaveLength(3);
  });

  it('is told once to each family while it is free, and to one that joins the line', async () => {
    const { id, ana, bo } = await givenLine({ capacity: 3 });
    const goalie = { kind: 'practice', id } as const;
    await setClock(LATE);
    await act('cancel', ana);
    await sent();
    const eve = await givenReceipt(app, goalie, 'Demo Eve', 'eve@example.test', { locale: 'en' });
    expect(await sent()).toEqual([`eve: ${DAY}: your registrations`]);
    expect(await seen(eve)).toMatchObject({ status: 'waiting', waitlistPosition: 4, canAccept: true });
    await coach.put(`/api/practices/${id}`, { capacity: 4 });
    expect(await sent()).toEqual([]);
    const { body } = await app.anonymous().get<PracticeDto[]>('/api/practices');
    expect(body).toMatchObject([{ state: 'partial', skatersCount: 0, skatersWaitlistCount: 4 }]);
    expect([await accept(eve), await accept(bo)]).toEqual(['has it', 'has it']);
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo confirmed', 'Cy 1', 'Dee 2', 'Eve confirmed']);
  });

  it('ends with a smaller capacity or a coach’s choice, and goes to the next in line once the start is moved away', async () => {
    const { id, ana, bo, cy, dee } = await givenLine();
    await setClock(LATE);
    await act('cancel', ana);
    await sent();
    expect(
      (await coach.put(`/api/registrations/${cy.id}`, { isWaitlist: false, reason: 'Was promised' })).status,
    ).toBe(200);
    expect(await accept(bo)).toBe('SPOT_TAKEN');
    expect(await sent()).toEqual([
      `bo: ${JOUR}: la place est prise`,
      `cy: ${DAY}: a spot has opened up`,
      `dee: ${DAY}: the spot is taken`,
    ]);
    await coach.put(`/api/practices/${id}`, { capacity: 3 });
    await coach.put(`/api/practices/${id}`, { capacity: 4 });
    expect((await seen(dee)).canAccept).toBe(true);
    await coach.put(`/api/practices/${id}`, { date: '2025-09-12' });
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo confirmed', 'Cy confirmed', 'Dee 1']);
  });

  it('is for a child too that has a spot elsewhere at the same time, which it keeps', async () => {
    const { id, ana, bo } = await givenLine();
    const team = await givenTeam(app, { registrationOpen: true });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const more = { parentName: 'Demo Parent', playerAge: 14 };
    const other = await givenReceipt(
      app,
      { kind: 'session', id: session.id },
      'Demo Bo',
      'Bo@example.test',
      more,
    );
    await setClock(LATE);
    await act('cancel', ana);
    expect(await accept(bo)).toBe('has it');
    expect((await seen(other)).status).toBe('confirmed');
    expect((await line(id))[1]).toBe('Bo confirmed');
  });

  it('is taken back when a coach undoes the cancellation, unless a family has accepted it', async () => {
    const { id, ana, bo, cy } = await givenLine();
    await sent();
    await setClock(LATE);
    const cancel = async (child: Receipt) => {
      await coach.delete(`/api/registrations/${child.id}`);
      return (await coach.get<UndoableChangeDto[]>('/api/undo')).body[0]?.id;
    };
    const undo = await cancel(ana);
    expect((await seen(bo)).canAccept).toBe(true);
    expect((await coach.post(`/api/undo/${undo}`)).status).toBe(204);
    expect(await accept(bo)).toBe('SPOT_TAKEN');
    expect(await sent()).toEqual([]);
    const again = await cancel(ana);
    expect(await accept(cy)).toBe('has it');
    expect((await coach.post(`/api/undo/${again}`)).body).toMatchObject({ code: 'UNDO_CONFLICT' });
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo 1', 'Cy confirmed', 'Dee 2']);
    // Bo and Dee never read of the offer, so they need not read of its end.
    expect(await sent()).toEqual([`ana: ${DAY}: registration cancelled`, `cy: ${DAY}: spot confirmed`]);
  });

  it('is no longer offered at the start: neither accepted nor mailed', async () => {
    const { id, ana, bo } = await givenLine();
    await sent();
    await setClock(LATE);
    catcher.refuseRecipient = () => ({ code: 451, text: 'later' });
    await act('cancel', ana);
    expect(await sent(0)).toEqual([]);
    catcher.refuseRecipient = () => undefined;
    await setClock(START);
    expect(await accept(bo)).toBe('REGISTRATION_OVER');
    expect((await seen(bo)).canAccept).toBe(false);
    expect(await sent(0)).toEqual([`ana: ${DAY}: registration cancelled`]);
    expect((await line(id))[1]).toBe('Bo 1');
  });
});

describe('the first in line gets a freed spot', () => {
  it.each([
    ['earlier', EARLY, undefined],
    ['always, with the setting 0', LATE, '0'],
    ['outside a shorter window', LATE, '4'],
  ])('%s', async (_, now, hours) => {
    if (hours) expect((await setHours(hours)).status).toBe(200);
    const { id, ana, cy } = await givenLine();
    await setClock(now);
    await act('cancel', ana);
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo confirmed', 'Cy 1', 'Dee 2']);
    expect(await accept(cy)).toBe('SPOT_TAKEN');
    expect(await events(id)).toEqual(['cancelled family ', 'promoted server ']);
  });

  it('at the next change after the setting became 0; until then an offer holds', async () => {
    const { id, ana, cy } = await givenLine();
    await setClock(LATE);
    await act('cancel', ana);
    await setHours('0');
    expect(await accept(cy)).toBe('has it');
    await act('cancel', cy);
    expect(await line(id)).toEqual(['Ana cancelled', 'Bo confirmed', 'Cy cancelled', 'Dee 1']);
  });

  it('and only whole hours up to 48 are a setting', async () => {
    for (const value of ['49', '-1', '1.5', 'six', '']) expect((await setHours(value)).status).toBe(400);
    expect((await setHours('48')).status).toBe(200);
    expect(await app.find(Setting, { where: { key: 'late_offer_hours' } })).toMatchObject([{ value: '48' }]);
  });
});

describe('families who accept in the same second, at two processes', () => {
  it('of a family link or a receipt: exactly one has the spot', async () => {
    for (let round = 0; round < 5; round += 1) {
      await setClock(EARLY);
      const { id, ana, bo, cy, dee } = await givenLine();
      await setClock(LATE);
      await act('cancel', ana);
      const said = await Promise.all([accept(bo), accept(cy, second), accept(dee), accept(dee, second)]);
      const winners = (await line(id)).filter((child) => child.endsWith('confirmed'));
      expect(winners).toHaveLength(1);
      expect(said.filter((answer) => answer !== 'has it' && answer !== 'SPOT_TAKEN')).toEqual([]);
      expect(new Set([said[0], said[1], said[2]].filter((answer) => answer === 'has it')).size).toBeLessThan(
        2,
      );
      const mails = await app.find(OutboxMail, { where: { kind: 'confirmation' } });
      expect(
        mails.filter(({ registrationId }) => [bo, cy, dee].some((child) => child.id === registrationId)),
      ).toHaveLength(1);
      expect((await ledger(id)).isIntact).toBe(true);
    }
  }, 60_000);

  // The embedded database runs one write at a time, locked or not.
  if (ON_SERVER)
    it('get one spot both when neither locks: the control', async () => {
      const { id, ana, bo, cy } = await givenLine();
      await setClock(LATE);
      await act('cancel', ana);
      jest.spyOn(Writer.prototype, 'lock').mockImplementation(function (this: Writer, target, where) {
        return this.find(target, { where });
      });
      jest.spyOn(LedgerService.prototype, 'appendIn').mockResolvedValue([]);
      jest.spyOn(PassingOnService.prototype, 'passOnIn').mockResolvedValue();
      const bothHaveLooked = barrierOf(2);
      const { claimIn } = ClaimsService.prototype;
      jest.spyOn(ClaimsService.prototype, 'claimIn').mockImplementation(async function (
        this: ClaimsService,
        ...asked
      ) {
        const claimed = await claimIn.apply(this, asked);
        await bothHaveLooked();
        return claimed;
      });
      expect(await Promise.all([accept(bo), accept(cy, second)])).toEqual(['has it', 'has it']);
      const rows = await app.find(Registration, { where: { practiceId: id, status: 'confirmed' } });
      expect(rows).toHaveLength(2);
    });
});
