import type { Client } from '../../testing/client.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
let coach: Client;
beforeAll(async () => {
  app = await startTestApp();
  coach = await app.signedIn('coach');
});
afterAll(() => app.close());

const NAMES = ['colour', ...Object.getOwnPropertyNames(Object.prototype)];
const refusal = (field: string) => ({
  status: 400,
  body: { code: 'VALIDATION_FAILED', details: [{ field, message: 'Unknown field' }] },
});

describe('an unknown field', () => {
  it.each(NAMES)('%s is refused in a body, alone and in a list', async (name) => {
    const team = { name: 'M13 Test', league: 'lheq' };
    const json = (value: object) => `${JSON.stringify(value).slice(0, -1)},"${name}":{"isAdmin":true}}`;
    expect(await coach.post('/api/teams', json(team))).toMatchObject(refusal(name));
    const practice = { date: '2025-09-10', time: '6:00 PM - 7:00 PM', capacity: 20 };
    const batch = `{"practices":[${json(practice)}]}`;
    expect(await coach.post('/api/practices/batch', batch)).toMatchObject(refusal(`practices.0.${name}`));
    // Passport reads this body before the pipes.
    const signIn = json({ username: 'x', password: 'y' });
    expect(await app.anonymous().post('/api/auth/login', signIn)).toMatchObject(refusal(name));
  });

  it.each(NAMES)('%s is refused in a query', async (name) => {
    expect(await coach.get(`/api/registrations?${name}=1`)).toMatchObject(refusal(name));
  });

  it('leaves nothing behind in other objects', () => {
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });
});
