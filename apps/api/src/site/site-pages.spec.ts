import { BuiltSite } from './renderer.js';
import { SMALL_SITE, useSite } from '../testing/given-site.js';
import { useTestApp } from '../testing/test-app.js';

const siteFolder = useSite();
const CONTACT_EMAIL = 'info@club.example';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'mail@club.example' };

const app = useTestApp({ environment: { CONTACT_EMAIL, ...MAIL }, siteFolder });
const https = useTestApp({ environment: { CONTACT_EMAIL, PUBLIC_URL: 'https://lions.example' }, siteFolder });

describe('pages get the facts of this server', () => {
  it.each([
    ['with a mail server that it sends mail', app, true],
    ['without one that it sends none', https, false],
  ])('%s, beside the configured facts of the club', async (_, { app }, sendsMail) => {
    const rendered = jest.spyOn(SMALL_SITE, 'renderPage');
    await app.inject('/');
    expect(rendered.mock.calls[0]?.[0].site).toMatchObject({ sendsMail, contactEmail: CONTACT_EMAIL });
  });
});

describe('the document of the back-office', () => {
  it.each([
    ['no cookie', app, '', false],
    ['an access token', app, 'access_token=any', true],
    ['a refresh token', app, 'language=fr; refresh_token=any', true],
    ['other cookies', app, 'language=fr; access_tokens=any', false],
    ['a refresh token and https', https, '__Host-refresh_token=any', true],
    ['a foreign token and https', https, 'refresh_token=any', false],
  ])(
    'with %s knows whether the browser presents a sign-in, and is not stored',
    async (_, { app }, cookie, hasSignIn) => {
      const rendered = jest.spyOn(SMALL_SITE, 'renderPage');
      const { headers } = await app.inject({ url: '/admin', headers: { cookie } });
      expect(rendered.mock.calls[0]?.[0].hasSignIn).toBe(hasSignIn);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        vary: expect.stringMatching(/\bcookie\b/),
      });
    },
  );
});

describe('the icons that browsers and phones ask for at fixed addresses', () => {
  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon', '00000100', 32],
    ['/apple-touch-icon.png', 'image/png', '89504e47', 180],
  ])('%s is a small picture that is kept for a day', async (url, type, start, width) => {
    const { statusCode, headers, rawPayload } = await app.app.inject({ url, headers: { accept: 'image/*' } });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      etag: expect.any(String),
    });
    expect(rawPayload.subarray(0, 4).toString('hex')).toBe(start);
    // The width stands in the PNG's header, which the icon's file holds after its own of 22 bytes.
    expect(rawPayload.readUInt32BE(type === 'image/png' ? 16 : 22 + 16)).toBe(width);
    expect(rawPayload.length).toBeLessThan(15_000);
    const again = await app.app.inject({ url, headers: { 'if-none-match': headers.etag } });
    expect(again.statusCode).toBe(304);
    expect(BuiltSite.prototype.renderer).not.toHaveBeenCalled();
  });
});

it('the manifest of the public pages is a file that is kept for a day', async () => {
  const { statusCode, headers, body } = await app.app.inject('/manifest.webmanifest');
  expect({ statusCode, ...headers }).toMatchObject({
    statusCode: 200,
    'content-type': 'application/manifest+json',
    'cache-control': 'public, max-age=86400',
  });
  expect(JSON.parse(body)).toMatchObject({ id: '/', start_url: '/', scope: '/', short_name: 'Lions' });
  expect(BuiltSite.prototype.renderer).not.toHaveBeenCalled();
});

describe('the language of an address', () => {
  it.each([
    ['/fr/admin', 'fr'],
    ['/fr/admin?view=users', 'fr'],
    ['/admin', 'en'],
  ])('of the back-office counts, and sets no cookie: %s', async (url, language) => {
    const answer = await app.app.inject({ url, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`lang="${language}"`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('decides the manifest of the check-in', async () => {
    const manifest = jest.spyOn(SMALL_SITE, 'checkInManifest').mockReturnValue('{}');
    for (const prefix of ['', '/fr']) await app.app.inject(`${prefix}/admin/check-in/manifest.webmanifest`);
    expect(manifest.mock.calls).toEqual([[undefined], ['fr']]);
  });
});
