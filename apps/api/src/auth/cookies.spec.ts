import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js';

let https: TestApp;
beforeAll(async () => {
  https = await startTestApp({ PUBLIC_URL: 'https://lions.example' });
});
afterAll(() => https.close());

describe('the cookies of a site with https', () => {
  it('have the prefix that binds them to this host, and are cleared under that name', async () => {
    const coach = await https.signedIn('coach');
    const { username } = coach.user;
    const lines = (
      await https.anonymous().post('/api/auth/login', { username, password: PASSWORD })
    ).headers.getSetCookie();
    for (const name of ['__Host-access_token', '__Host-refresh_token', '__Host-device'])
      expect(lines).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}=[^;]+; (Max-Age=.*)?Path=/; .*Secure`)),
      );
    for (const line of lines) expect(line).not.toMatch(/^(access_token|refresh_token|device)|Domain/);
    expect((await coach.get('/api/auth/me')).status).toBe(200);
    expect((await coach.post('/api/auth/refresh')).status).toBe(200);
    await coach.post('/api/auth/logout');
    expect([...coach.cookies.keys()].filter((name) => name.endsWith('_token'))).toEqual([]);
  });

  it('are not read without the prefix, which other hosts of the domain could set', async () => {
    const coach = await https.signedIn('coach');
    const tossed = https.anonymous();
    for (const [name, value] of coach.cookies) tossed.cookies.set(name.replace('__Host-', ''), value);
    expect((await tossed.get('/api/auth/me')).status).toBe(401);
    expect((await tossed.post('/api/auth/refresh')).status).toBe(401);
    expect((await coach.get('/api/auth/me')).status).toBe(200);
  });
});
