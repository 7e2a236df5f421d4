import type { OwnAdminSessionDto } from './admin-sessions/admin-session.dto.js';
import type { Client } from '../testing/client.js';
import { givenUser, PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A browser that is signed in as that user. */
async function deviceOf(username: string, agent: string): Promise<Client> {
  const device = app.anonymous({ 'x-requested-with': 'test', 'user-agent': agent });
  expect((await device.post('/api/auth/login', { username, password: PASSWORD })).status).toBe(200);
  return device;
}
const given = async () => {
  const { username } = await givenUser(app.db, app.clock);
  return [await deviceOf(username, 'Phone'), await deviceOf(username, 'Laptop')] as const;
};
const list = async (device: Client) =>
  (await device.get<OwnAdminSessionDto[]>('/api/auth/sessions')).body.map(({ userAgent, isCurrent }) => ({
    userAgent,
    isCurrent,
  }));
const idOf = async (device: Client, agent: string) =>
  (await device.get<OwnAdminSessionDto[]>('/api/auth/sessions')).body.find(
    ({ userAgent }) => userAgent === agent,
  )?.id;
const isSignedIn = async (device: Client) => (await device.get('/api/auth/me')).status === 200;

describe('own devices', () => {
  it('are listed without those of others, and the current one is marked', async () => {
    const [phone, laptop] = await given();
    await given();
    const both = (current: string) =>
      ['Laptop', 'Phone'].map((userAgent) => ({ userAgent, isCurrent: userAgent === current }));
    expect(await list(phone)).toEqual(both('Phone'));
    expect(await list(laptop)).toEqual(both('Laptop'));
    const [first] = (await phone.get<object[]>('/api/auth/sessions')).body;
    expect(Object.keys(first ?? {}).sort()).toEqual(
      ['id', 'ipAddress', 'isCurrent', 'lastSeenAt', 'signedInAt', 'userAgent'].sort(),
    );
  });

  it('are distinguished while another tab has just refreshed the sign-in', async () => {
    const [phone] = await given();
    const otherTab = app.anonymous({ 'x-requested-with': 'test', 'user-agent': 'Phone' });
    for (const [name, value] of phone.cookies) otherTab.cookies.set(name, value);
    expect((await otherTab.post('/api/auth/refresh')).status).toBe(200);
    expect(await list(phone)).toContainEqual({ userAgent: 'Phone', isCurrent: true });
  });

  it('can be signed out one by one, including the tokens that a device would refresh to', async () => {
    const [phone, laptop] = await given();
    const path = `/api/auth/sessions/${await idOf(laptop, 'Phone')}`;
    expect((await laptop.delete(path)).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await phone.post('/api/auth/refresh')).status).toBe(401);
    expect(await list(laptop)).toEqual([{ userAgent: 'Laptop', isCurrent: true }]);
    expect(await laptop.delete(path)).toMatchObject({ status: 404, body: { code: 'DEVICE_NOT_FOUND' } });
  });

  it('cannot be signed out by others, not even by a superadmin through this call', async () => {
    const [phone] = await given();
    const id = await idOf(phone, 'Phone');
    for (const role of ['coach', 'superadmin'] as const) {
      const stranger = await app.signedIn(role);
      for (const foreign of [id, 2_147_483_647]) {
        const answer = await stranger.delete(`/api/auth/sessions/${foreign}`);
        expect(answer).toMatchObject({ status: 404, body: { code: 'DEVICE_NOT_FOUND' } });
      }
      expect((await stranger.post('/api/auth/end-other-sessions')).body).toEqual({ ended: 0 });
    }
    expect((await app.anonymous().delete(`/api/auth/sessions/${id}`)).status).toBe(401);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await phone.delete('/api/auth/sessions/1e3')).status).toBe(400);
  });

  it('are all signed out but the current one, with an audit entry', async () => {
    const [phone, laptop] = await given();
    const root = await app.signedIn('superadmin');
    expect(await phone.post('/api/auth/end-other-sessions')).toMatchObject({
      status: 200,
      body: { ended: 1 },
    });
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false]);
    const [newest] = (await root.get<object[]>('/api/audit?limit=1')).body;
    expect(newest).toMatchObject({ action: 'user.endSessions', after: { ended: 1 } });
  });
});
