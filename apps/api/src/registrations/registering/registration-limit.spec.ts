import { DAY_MS } from '@lions/domain';
import { givenOpenPractices, givenPractice, givenTeam, givenTryoutSession } from '../../testing/given.js';
import { useTestApp } from '../../testing/test-app.js';

const TOO_MANY = { status: 429, body: { code: 'TOO_MANY_REQUESTS' } };

let practiceId: number;
let sessionId: number;

const app = useTestApp({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
beforeAll(async () => {
  await givenOpenPractices(app);
  practiceId = (await givenPractice(app, { capacity: 60 })).id;
  const team = await givenTeam(app, { registrationOpen: true });
  sessionId = (await givenTryoutSession(app, { teamId: team.id, capacity: 200 })).id;
});

let children = 0;
const child = () => {
  children += 1;
  return { playerName: `Demo Player ${children}`, parentEmail: `demo.${children}@example.test` };
};

/** A client at that network address, which registers one child after the other. */
function at(address: string) {
  const client = app.anonymous({ 'x-requested-with': 'test', 'x-forwarded-for': address });
  return {
    client,
    forPractice: (change: object = {}) =>
      client.post<{ id: number; manageUrl: string | null }>('/api/registrations', {
        ...child(),
        practiceId,
        position: 'F',
        ...change,
      }),
    forSession: (change: object = {}) =>
      client.post(`/api/sessions/${sessionId}/registrations`, {
        ...child(),
        parentName: 'Demo',
        playerAge: 12,
        playerPosition: 'Goalie',
        ...change,
      }),
  };
}

describe('registrations from one network address', () => {
  it('do not block other addresses when they exceed the limit', async () => {
    const [arena, home] = [at('192.0.2.1'), at('192.0.2.2')];
    for (let count = 0; count < 60; count += 1) expect((await arena.forPractice()).status).toBe(201);
    const refused = await arena.forSession();
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await home.forPractice()).status).toBe(201);
    expect((await home.forSession()).status).toBe(201);
  });

  it('are counted together with corrections of a receipt, which reveal who is registered', async () => {
    const home = at('192.0.2.6');
    const { body } = await home.forPractice();
    const path = `/api${new URL(body.manageUrl ?? '').pathname}/registrations/${body.id}`;
    for (let count = 1; count < 60; count += 1)
      expect((await home.client.put(path, { playerName: `Demo Guess ${count}` })).status).toBe(200);
    expect(await home.client.put(path, { playerName: 'Demo Guess' })).toMatchObject(TOO_MANY);
    expect(await home.forSession()).toMatchObject(TOO_MANY);
  });

  it('are limited to six hundred tries, for practices and sessions together, per address', async () => {
    const [arena, home] = [at('192.0.2.3'), at('192.0.2.4')];
    for (let round = 0; round < 10; round += 1) {
      const tries = Array.from({ length: 30 }, () => [
        arena.forPractice({ position: 'X' }),
        arena.forSession({ playerAge: 'X' }),
      ]);
      for (const { status } of await Promise.all(tries.flat())) expect(status).toBe(400);
    }
    expect(await arena.forPractice()).toMatchObject(TOO_MANY);
    expect(await arena.forSession()).toMatchObject(TOO_MANY);
    expect((await home.forPractice()).status).toBe(201);
  });
});

it('accepts an eleventh registration of an e-mail address once the first is a day old', async () => {
  const family = at('192.0.2.5');
  const one = { parentEmail: 'many.children@example.test' };
  for (let count = 0; count < 10; count += 1) {
    expect((await (count % 2 === 0 ? family.forPractice(one) : family.forSession(one))).status).toBe(201);
    app.clock.advance(60_000);
  }
  app.clock.advance(DAY_MS - 10 * 60_000 - 1);
  const refused = await family.forSession(one);
  expect(refused).toMatchObject(TOO_MANY);
  expect(refused.headers.get('retry-after')).toBe('1');
  app.clock.advance(1);
  expect((await family.forPractice(one)).status).toBe(201);
  expect(await family.forSession(one)).toMatchObject(TOO_MANY);
});
