import type { Practice } from '../../practices/practice.entity.js';
import { IdempotencyKey } from './idempotency.service.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import type { PracticeRegisteredDto } from '../../registrations/registering/registered.dto.js';
import { Registration } from '../../places/registration.entity.js';
import type { Client } from '../../testing/client.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenTeam,
  givenTryoutSession,
} from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';
import { text } from '../database/row-shape.js';

let anyone: Client;

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['practices', 'tryout_sessions', 'teams', 'families', 'idempotency_keys'],
});
beforeAll(async () => {
  anyone = app.anonymous();
});
beforeEach(async () => {
  await givenOpenPractices(app);
});

const given = (change: Partial<Practice> = {}) => givenPractice(app, { capacity: 2, ...change });
const player = (name: string | number, change: object = {}) => ({
  playerName: `Demo Player ${name}`,
  position: 'F',
  parentEmail: `demo.${name}@example.test`,
  ...change,
});
type Answer = PracticeRegisteredDto & { code?: string };
const register = (practiceId: number, body: object, client = anyone, headers: Record<string, string> = {}) =>
  client.post<Answer>('/api/registrations', { practiceId, ...body }, headers);
const list = () => app.find(Registration);
const mails = () => app.find(OutboxMail);

describe('a request with an Idempotency-Key', () => {
  const key = (text: string) => ({ 'idempotency-key': text });

  it('gets the first answer again when it was lost, also in parallel', async () => {
    const practice = await given();
    const send = () => register(practice.id, player(1), anyone, key('tap 1'));
    const answers = [await send(), ...(await Promise.all([send(), send(), send()]))];
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(answers[0]?.body.manageUrl).toBeTruthy();
    const reordered = Object.fromEntries(Object.entries(player(1)).reverse());
    expect((await register(practice.id, reordered, anyone, key('tap 1'))).status).toBe(201);
    expect([await list(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
    // Also when registration has closed meanwhile.
    app.clock.set('2025-09-02T15:59:59.000Z');
    await givenOpenPractices(app, false);
    expect((await send()).body).toEqual(answers[0]?.body);
  });

  it('does not recreate a family that was erased meanwhile, also in a batch with a new one', async () => {
    const practice = await given();
    const families = () => app.select('SELECT email FROM families', [], { email: text });
    const send = () => register(practice.id, player(1), anyone, key('tap 1'));
    await send();
    const { path } = await givenFamily(app, player(1).parentEmail);
    expect((await anyone.post(`${path}/erase`)).status).toBe(204);
    const gone = { status: 404, body: { code: 'REGISTRATION_NOT_FOUND' } };
    expect(await send()).toMatchObject(gone);
    expect(await families()).toEqual([]);
    const [again, other] = await Promise.all([send(), register(practice.id, player(2))]);
    expect(again).toMatchObject(gone);
    expect(other.status).toBe(201);
    expect(await families()).toEqual([{ email: 'demo.2@example.test' }]);
  });

  it('is executed once when its first copies arrive in parallel', async () => {
    const practice = await given();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => register(practice.id, player(1), anyone, key('at once'))),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    expect(await mails()).toHaveLength(1);
  });

  it('is refused for another body, also for another practice in parallel, and accepted again after 24 hours', async () => {
    const [one, other] = [await given(), await given({ date: '2025-09-06' })];
    const refused = { status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } };
    await register(one.id, player(1), anyone, key('a'));
    expect(await register(one.id, player(2), anyone, key('a'))).toMatchObject(refused);
    const both = await Promise.all([one, other].map(({ id }) => register(id, player(3), anyone, key('b'))));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    app.clock.advance(24 * 3_600_000 + 1);
    expect((await register(one.id, player(2), anyone, key('a'))).status).toBe(201);
  });

  it.each(['x'.repeat(101), 'é', '', 'a\tb'])('is refused with the key %j', async (text) => {
    const practice = await given();
    const answer = await register(practice.id, player(1), anyone, key(text)).catch(() => undefined);
    if (answer) expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await list()).toHaveLength(0);
  });

  it('is separate per session, and stores no name', async () => {
    const team = await givenTeam(app, { registrationOpen: true });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const body = {
      playerName: 'Demo Player 1',
      playerPosition: 'Goalie',
      playerAge: 12,
      parentName: 'Demo Parent',
      parentEmail: 'demo.1@example.test',
    };
    const send = () => anyone.post<Answer>(`/api/sessions/${session.id}/registrations`, body, key('tap 1'));
    const first = await send();
    expect(await send()).toMatchObject({ status: 201, body: first.body });
    expect((await register((await given()).id, player(1), anyone, key('tap 1'))).status).toBe(201);
    const rows = await app.find(IdempotencyKey);
    expect(JSON.stringify(rows)).not.toMatch(/demo|tap/i);
  });
});
