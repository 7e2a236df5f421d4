import { DataSource } from 'typeorm';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { groupKeyOf, OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { ClaimsService } from '../changes/claims.service.js';
import type { Client } from '../../testing/client.js';
import { ON_SERVER } from '../../testing/database/test-database.js';
import {
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
const WRONG = 'wrong@example.test';

let client: Client;
let practice: ActivityRef;
let session: ActivityRef;

const app = useTestApp();
beforeAll(async () => {
  client = app.anonymous();
});
beforeEach(async () => {
  const { db, clock } = app;
  clock.set('2025-09-01T16:00:00.000Z');
  for (const table of ['families', 'practices', 'teams', 'audit_entries'])
    await db.write((tx) => tx.execute(`DELETE FROM ${table}`));
  await givenOpenPractices(app);
  practice = { kind: 'practice', id: (await givenPractice(app, { capacity: 20 })).id };
  const team = await givenTeam(app, { registrationOpen: true });
  session = { kind: 'session', id: (await givenTryoutSession(app, { teamId: team.id })).id };
});

type Receipt = Awaited<ReturnType<typeof givenReceipt>>;
const correct = ({ path, id }: Pick<Receipt, 'path' | 'id'>, change: object) =>
  client.put<ReceiptDto & { code?: string }>(`${path}/registrations/${id}`, change);
const audit = () => app.find(AuditEntry, { order: { id: 'ASC' } });

describe('correcting a registration', () => {
  it('changes each field of a session’s registration, without values in the log', async () => {
    const receipt = await givenReceipt(app, session, 'Demo Oen', OURS);
    const typed = { playerName: ' Demo  One', parentName: 'Demo Other', parentPhone: '514-555-0199' };
    const answer = await correct(receipt, { ...typed, birthYear: 2012, position: 'G' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        registrations: [
          {
            id: receipt.id,
            playerName: 'Demo  One',
            parentName: 'Demo Other',
            position: 'Goalie',
            parentPhone: '514-555-0199',
            playerAge: null,
            birthYear: 2012,
            status: 'confirmed',
          },
        ],
      },
    });
    expect((await correct(receipt, { playerAge: 13, parentPhone: null })).body.registrations).toMatchObject([
      { playerAge: 13, birthYear: null, parentPhone: null },
    ]);
    const [first, ...more] = await audit();
    expect(first).toMatchObject({
      action: 'registration.correct',
      actor: 'server',
      subjectId: receipt.id,
      after: { playerName: '(masked)', birthYear: '(masked)', playerPosition: 'Goalie' },
    });
    expect(more).toHaveLength(1);
    expect(JSON.stringify(await audit())).not.toMatch(/Demo|514/);
  });

  it('changes nothing and adds no entry when nothing differs', async () => {
    const receipt = await givenReceipt(app, session, 'Demo One', OURS);
    for (const change of [{}, { playerName: 'Demo One', playerAge: 14 }])
      expect((await correct(receipt, change)).status).toBe(200);
    expect(await audit()).toEqual([]);
  });

  it('changes the name for a practice, and the position within its pool', async () => {
    const receipt = await givenReceipt(app, practice, 'Demo Oen', OURS);
    const answer = await correct(receipt, { playerName: 'Demo One', position: 'D' });
    expect(answer.body.registrations).toMatchObject([{ playerName: 'Demo One', position: 'Defense' }]);
    expect(await correct(receipt, { position: 'Goalie' })).toMatchObject({
      status: 409,
      body: { code: 'POSITION_POOL_FIXED' },
    });
    const typed = { birthYear: 2012, parentName: 'Demo', parentPhone: '514-555-0100' };
    expect((await correct(receipt, typed)).body.registrations).toMatchObject([typed]);
    const none = { birthYear: null, parentName: null, parentPhone: null };
    expect((await correct(receipt, none)).body.registrations).toMatchObject([none]);
    const [held] = (await client.get<ReceiptDto>(receipt.path)).body.registrations;
    expect(held).toMatchObject({ position: 'Defense', playerAge: null, status: 'confirmed' });
  });

  it.each([
    ['parentEmail', { parentEmail: 'other' }],
    ['parentName', { parentName: null }],
    ['playerAge', { playerAge: null }],
    ['playerName', { playerName: '' }],
    ['playerName', { playerName: null }],
    ['playerName', { playerName: 'See http://evil.example' }],
    ['parentName', { parentName: 'WWW.evil.example' }],
    ['playerName', { playerName: 'x'.repeat(81) }],
    ['playerAge', { playerAge: 3 }],
    ['birthYear', { birthYear: 1991 }],
    ['parentPhone', { parentPhone: 'call me' }],
    ['position', { position: 'Coach' }],
    ['status', { status: 'cancelled' }],
  ])('is refused for %s: %j', async (field, change) => {
    const receipt = await givenReceipt(app, session, 'Demo One', OURS);
    const refused = { status: 400, body: { code: 'VALIDATION_FAILED', details: [{ field }] } };
    expect(await correct(receipt, change)).toMatchObject(refused);
    expect(await audit()).toEqual([]);
  });

  it('is refused for a name that is already registered, in any spelling, except the registration’s own', async () => {
    const [one, two] = [
      await givenReceipt(app, session, 'Demo One', OURS),
      await givenReceipt(app, session, 'Demo Two', OURS),
    ];
    const taken = { status: 409, body: { code: 'ALREADY_REGISTERED' } };
    expect(await correct(two, { playerName: ' démo ONE' })).toMatchObject(taken);
    expect((await correct(one, { playerName: 'Démo One' })).status).toBe(200);
    await client.post(`${one.path}/cancel`, { registrationIds: [one.id] });
    expect((await correct(two, { playerName: 'Demo One' })).status).toBe(200);
  });

  it('is refused once the registration is cancelled, over or called off', async () => {
    const [one, two] = [
      await givenReceipt(app, session, 'Demo One', OURS),
      await givenReceipt(app, practice, 'Demo Two', OURS),
    ];
    await client.post(`${one.path}/cancel`, { registrationIds: [one.id] });
    const refused = (code: string) => ({ status: 409, body: { code } });
    expect(await correct(one, { playerName: 'Demo' })).toMatchObject(refused('REGISTRATION_CANCELLED'));
    const three = await givenReceipt(app, session, 'Demo Three', OURS);
    await app.execute('UPDATE teams SET deletedAt = ?', [app.clock.now().toISOString()]);
    expect(await correct(three, { playerName: 'Demo' })).toMatchObject(refused('REGISTRATION_OVER'));
    app.clock.set('2025-09-05T22:00:00.000Z');
    expect(await correct(two, { playerName: 'Demo' })).toMatchObject(refused('REGISTRATION_OVER'));
  });
});

describe('correcting the e-mail address of a receipt', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    app.configuration.rateLimits = false;
  });
  const shownTo = async (email: string) =>
    (await client.get<FamilyDto>((await givenFamily(app, email)).path)).body.registrations.map(
      ({ id }) => id,
    );
  const queuedFor = async (email: string) => {
    const { id: familyId } = await givenFamily(app, email);
    const mails = await app.find(OutboxMail, { where: { familyId } });
    return mails.map(({ kind }) => kind);
  };
  /** One form with two children and two activities. */
  const givenForm = async () => {
    const player = (playerName: string) => ({ playerName, playerAge: 14, position: 'Forward' });
    const { body } = await client.post<{ manageUrl: string }>('/api/registration-forms', {
      targets: [practice, session],
      players: [player('Demo One'), player('Demo Two')],
      parentName: 'Demo Parent',
      parentEmail: WRONG,
    });
    const path = `/api/my/r/${tokenOf(body.manageUrl)}`;
    const { registrations } = (await client.get<ReceiptDto>(path)).body;
    return { path, ids: registrations.map(({ id }) => id), id: registrations[0]?.id ?? 0 };
  };

  it('moves all registrations of the receipt, and no other one, to that address', async () => {
    const form = await givenForm();
    const { id: other } = await givenReceipt(app, session, 'Demo Other', WRONG);
    const answer = await correct(form, { parentEmail: OURS, playerName: 'Demo Uno' });
    expect(answer.status).toBe(200);
    expect(answer.body.registrations.map(({ id }) => id)).toEqual(form.ids);
    expect(JSON.stringify(answer.body)).not.toContain(OURS);
    expect(await shownTo(OURS)).toEqual(form.ids);
    expect(await shownTo(WRONG)).toEqual([other]);
    expect(await queuedFor(OURS)).toEqual(Array(4).fill('confirmation'));
    const corrected = (await audit()).filter(({ action }) => action === 'registration.correct');
    expect(corrected.map(({ subjectId }) => subjectId).sort()).toEqual(form.ids.toSorted());
    expect(JSON.stringify(corrected)).not.toContain('@');
  });

  it('moves cancelled registrations too, without a mail about them', async () => {
    const form = await givenForm();
    await client.post(`${form.path}/cancel`, { registrationIds: [form.ids[1]] });
    expect((await correct(form, { parentEmail: OURS })).status).toBe(200);
    expect(await shownTo(OURS)).toEqual(form.ids);
    expect(await queuedFor(OURS)).toEqual(Array(3).fill('confirmation'));
  });

  it('queues its mails at one instant, so that they are sent as one, also when the clock ticks between two of them', async () => {
    const form = await givenForm();
    const time = app.clock.time.bind(app.clock);
    jest.spyOn(app.clock, 'time').mockImplementation(() => {
      app.clock.advance(1);
      return time();
    });
    expect((await correct(form, { parentEmail: OURS })).status).toBe(200);
    const { id: familyId } = await givenFamily(app, OURS);
    const mails = await app.find(OutboxMail, { where: { familyId } });
    expect(mails).toHaveLength(4);
    expect(new Set(mails.map(groupKeyOf)).size).toBe(1);
  });

  it('answers the same whether the new address has a family or not, proven or not', async () => {
    await givenReceipt(app, session, 'Demo Known', 'known@example.test');
    await givenReceipt(app, session, 'Demo Proven', 'proven@example.test');
    expect((await client.post(`${(await givenFamily(app, 'proven@example.test')).path}/open`)).status).toBe(
      204,
    );
    const shapes = [];
    for (const email of ['unknown@example.test', 'known@example.test', 'proven@example.test']) {
      const receipt = await givenReceipt(app, practice, `Demo ${email.length}`, WRONG);
      const { status, body } = await correct(receipt, { parentEmail: email });
      const shown = body.registrations.map((each) => ({ ...each, id: 0, playerName: '' }));
      shapes.push(JSON.stringify([status, shown]));
    }
    expect(new Set(shapes).size).toBe(1);
  });

  it('is refused once a link mailed to the present address was opened', async () => {
    const receipt = await givenReceipt(app, session, 'Demo One', WRONG);
    await client.post(`${(await givenFamily(app, WRONG)).path}/open`);
    expect(await correct(receipt, { parentEmail: OURS })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_PROVEN' },
    });
    expect((await correct(receipt, { parentEmail: WRONG, playerName: 'Demo Uno' })).status).toBe(200);
    expect([await shownTo(WRONG), await shownTo(OURS)]).toEqual([[receipt.id], []]);
  });

  it('changes nothing when one of the children is registered under that address', async () => {
    await givenReceipt(app, session, 'DEMO two', OURS);
    const form = await givenForm();
    expect(await correct(form, { parentEmail: OURS })).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });
    expect(await shownTo(WRONG)).toEqual(form.ids);
  });

  it('sends one address at most ten mails a day, from however many receipts', async () => {
    app.configuration.rateLimits = true;
    const answers: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { path, id } = await givenReceipt(app, practice, `Demo ${count}`, `wrong${count}@example.test`);
      for (const parentEmail of [OURS, `wrong${count}@example.test`])
        answers.push((await client.put(`${path}/registrations/${id}`, { parentEmail })).status);
    }
    expect(answers.filter((_, at) => at % 2 === 0)).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await queuedFor(OURS)).length).toBe(10);
  });

  it('counts as registrations of the day under the new address', async () => {
    // Its corrections are not yet used up.
    const full = 'full@example.test';
    for (let count = 0; count < 9; count += 1) await givenReceipt(app, practice, `Demo ${count}`, full);
    const form = await givenForm();
    app.configuration.rateLimits = true;
    const answer = await client.put(`${form.path}/registrations/${form.id}`, { parentEmail: full });
    expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await shownTo(WRONG)).toEqual(form.ids);
  });
});

describe('parallel corrections', () => {
  it('assign a name to one child only, corrected or registered', async () => {
    for (let round = 0; round < 4; round += 1) {
      const receipts = [];
      for (const name of ['a', 'b', 'c'])
        receipts.push(await givenReceipt(app, practice, `Demo ${round} ${name}`, OURS));
      const name = `Demo New ${round}`;
      const answers = await Promise.all([
        ...receipts.map((receipt) => correct(receipt, { playerName: name })),
        register(client, practice, name, OURS),
      ]);
      const count = await app.db.read((reader) => reader.count(Registration, { playerName: name }));
      expect(count).toBe(1);
      expect(answers.filter(({ status }) => status === 409).length).toBeGreaterThanOrEqual(2);
      for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    }
  });

  it('leave no data of a family that erases itself', async () => {
    const tables = app.app.get(DataSource).entityMetadatas.map(({ tableName }) => tableName);
    for (let round = 0; round < 6; round += 1) {
      const receipt = await givenReceipt(app, session, 'Demo One', OURS);
      const { path } = await givenFamily(app, OURS);
      const [corrected, erased] = await Promise.all([
        correct(receipt, { playerName: 'Zebra Test' }),
        client.post(`${path}/erase`),
      ]);
      expect(erased.status).toBe(204);
      expect([200, 404]).toContain(corrected.status);
      const left = await dumpOf(app.db, tables);
      for (const name of ['Zebra Test', 'Demo One', OURS]) expect(left).not.toContain(name);
    }
  });

  // The embedded database runs one write at a time.
  if (ON_SERVER)
    it('change nothing when the registration is erased after they found it', async () => {
      const receipt = await givenReceipt(app, session, 'Demo One', OURS);
      const { path } = await givenFamily(app, OURS);
      const { claimIn } = ClaimsService.prototype;
      const claimed = jest.spyOn(ClaimsService.prototype, 'claimIn');
      claimed.mockImplementationOnce(async function (this: ClaimsService, ...asked) {
        expect((await client.post(`${path}/erase`)).status).toBe(204);
        return claimIn.apply(this, asked);
      });
      const answer = await correct(receipt, { playerName: 'Zebra Test' });
      claimed.mockRestore();
      expect(answer.status).toBe(404);
      expect((await audit()).map(({ action }) => action)).not.toContain('registration.correct');
    });
});
