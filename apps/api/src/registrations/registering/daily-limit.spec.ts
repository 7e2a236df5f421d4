import { DAY_MS } from '@lions/domain';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import type { PracticeRegisteredDto } from './registered.dto.js';
import type { Client } from '../../testing/client.js';
import { givenOpenPractices, givenPractice, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const player = (name: string | number, change: object = {}) => ({
  playerName: `Demo Player ${name}`,
  position: 'F',
  parentEmail: `demo.${name}@example.test`,
  ...change,
});
type Answer = PracticeRegisteredDto & { code?: string };
const register = (practiceId: number, body: object, client: Client) =>
  client.post<Answer>('/api/registrations', { practiceId, ...body });

it('limits the public to ten a day per e-mail and sixty in ten minutes per network address, for both kinds', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  await givenOpenPractices(limited);
  const practices: { id: number }[] = [];
  for (let count = 0; count < 6; count += 1) practices.push(await givenPractice(limited, { capacity: 60 }));
  const team = await givenTeam(limited, { registrationOpen: true });
  const session = await givenTryoutSession(limited, { teamId: team.id });
  const client = limited.anonymous();
  const forPractice = (index: number, change: object) =>
    register(practices[index % 6]?.id ?? 0, player(index, change), client);
  const forSession = (index: number, parentEmail: string) => {
    const { playerName } = player(index);
    const fields = { playerName, parentEmail, parentName: 'Demo', playerAge: 12 };
    return client.post<Answer>(`/api/sessions/${session.id}/registrations`, {
      ...fields,
      playerPosition: 'Goalie',
    });
  };
  const one = 'one@example.test';
  const mixed = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      index % 2 === 0 ? forPractice(index, { parentEmail: one }) : forSession(index, one),
    ),
  );
  expect(mixed.filter(({ status }) => status === 201)).toHaveLength(10);
  for (let count = 0; count < 70; count += 1)
    expect((await forPractice(count, { parentEmail: 'no e-mail' })).status).toBe(400);
  expect(mixed.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('86400');
  for (let index = 24; index < 60; index += 1)
    expect(
      (index % 2 === 0 ? await forPractice(index, {}) : await forSession(index, `x${index}@example.test`))
        .status,
    ).toBe(201);
  for (const refused of [await forPractice(60, {}), await forSession(61, 'y@example.test')])
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  await limited.close();
});

it('counts invalid requests with a looser limit, so that they do not use up a family’s share', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' });
  await givenOpenPractices(limited);
  const { id } = await givenPractice(limited);
  const statuses: number[] = [];
  for (let count = 0; count < 601; count += 1)
    statuses.push((await register(id, { playerName: '' }, limited.anonymous())).status);
  expect(statuses.slice(0, 600).every((status) => status === 400)).toBe(true);
  const refused = await register(id, player(1), limited.anonymous());
  expect([statuses[600], refused.status]).toEqual([429, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  await limited.close();
});

describe('an address that reached its daily ten', () => {
  const PARENT = 'demo.parent@example.test';
  let catcher: MailCatcher;
  let app: TestApp;
  beforeAll(async () => {
    catcher = await new MailCatcher().listen();
    app = await startTestApp({
      ...catcher.environment,
      RATE_LIMITS: 'on',
      CONTACT_EMAIL: 'info@club.example',
    });
    await givenOpenPractices(app);
  });
  afterAll(async () => {
    await app.close();
    await catcher.close();
  });

  /** Registers invented children under the address, one after another. */
  async function invent(from: number, to: number, parentEmail = PARENT, client = app.anonymous()) {
    const { id } = await givenPractice(app, { capacity: 60 });
    const statuses: number[] = [];
    for (let index = from; index < to; index += 1)
      statuses.push((await register(id, player(index, { parentEmail, locale: 'fr' }), client)).status);
    return statuses;
  }
  const mailsTo = async (parentEmail = PARENT) => {
    const [family] = await app.find(Family, { where: { email: parentEmail } });
    const familyId = family?.id ?? 0;
    return app.find(OutboxMail, { where: { kind: 'daily-limit', familyId } });
  };
  const caught = async () => {
    await app.sendMails();
    return catcher.mails.filter(({ subject }) => subject?.includes('limite'));
  };

  it('is told once how to go on, in the language of the family, and the answers tell nothing of it', async () => {
    expect(await invent(0, 9)).toEqual(Array.from({ length: 9 }, () => 201));
    expect(await mailsTo()).toHaveLength(0);
    // The tenth child of a known address and the first of an unknown one are answered alike.
    const { id } = await givenPractice(app, { capacity: 60 });
    const [tenth, other] = [
      await register(id, player(9, { parentEmail: PARENT }), app.anonymous()),
      await register(id, player(9, { parentEmail: 'unknown@example.test' }), app.anonymous()),
    ];
    expect([tenth.status, Object.keys(tenth.body)]).toEqual([other.status, Object.keys(other.body)]);
    expect([...tenth.headers.keys()]).toEqual([...other.headers.keys()]);
    const [mail, ...more] = await caught();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'La limite d’inscriptions de la journée est atteinte',
      to: [{ address: PARENT }],
      attachments: [],
    });
    expect(mail?.text).toMatch(/\/fr\/my\/[\w-]{43}\n/);
    expect(mail?.text).toContain('écrivez au club (info@club.example).');
    expect(mail?.text).not.toContain('Demo Player');
    // The parent, and again a stranger.
    expect(await invent(10, 13)).toEqual([429, 429, 429]);
    expect(await caught()).toHaveLength(1);
    expect(await mailsTo('unknown@example.test')).toEqual([]);
  });

  it('is told again a day later at the earliest', async () => {
    app.clock.advance(DAY_MS - 1000);
    expect(await invent(13, 14)).toEqual([429]);
    expect(await mailsTo()).toHaveLength(1);
    app.clock.advance(2000);
    await invent(20, 31);
    expect(await mailsTo()).toHaveLength(2);
  });

  it('is told when a form would exceed the limit', async () => {
    const parentEmail = 'form.parent@example.test';
    const { id } = await givenPractice(app, { capacity: 60 });
    const send = (from: number, to: number) =>
      app.anonymous().post('/api/registration-forms', {
        parentName: 'Demo',
        parentEmail,
        parentPhone: '514-555-0100',
        targets: [{ kind: 'practice', id }],
        players: Array.from({ length: to - from }, (_, index) => ({
          playerName: `Demo Child ${from + index}`,
          birthYear: 2013,
          position: 'F',
        })),
      });
    expect((await send(0, 6)).status).toBe(201);
    expect(await mailsTo(parentEmail)).toHaveLength(0);
    expect((await send(6, 11)).status).toBe(429);
    expect(await mailsTo(parentEmail)).toHaveLength(1);
  });

  it('is not told of a coach’s registrations', async () => {
    const parentEmail = 'coached@example.test';
    const coach = await app.signedIn('coach');
    expect(await invent(0, 11, parentEmail, coach)).toEqual(Array.from({ length: 11 }, () => 201));
    expect(await mailsTo(parentEmail)).toEqual([]);
    expect(await invent(11, 12, parentEmail)).toEqual([429]);
    expect(await mailsTo(parentEmail)).toHaveLength(1);
  });
});
