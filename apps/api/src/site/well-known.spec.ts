import { startTestApp, type TestApp } from '../testing/test-app.js';

let app: TestApp | undefined;
afterEach(() => app?.close());
const PATH = '/.well-known/security.txt';

it('contains the contact address, an expiry within a year, both languages and its own address', async () => {
  app = await startTestApp({ CONTACT_EMAIL: 'info@club.example', PUBLIC_URL: 'https://club.example' });
  const answer = await app.anonymous().get<string>(PATH);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires = '', ...rest] = answer.body.trimEnd().split('\n');
  expect(contact).toBe('Contact: mailto:info@club.example');
  const days = (Date.parse(expires.replace('Expires: ', '')) - app.clock.time()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect(rest).toEqual(['Preferred-Languages: en, fr', `Canonical: https://club.example${PATH}`]);
});

it('answers 404 while the club has no contact address', async () => {
  app = await startTestApp();
  expect(await app.anonymous().get(PATH)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
