import { rmSync } from 'node:fs';
import { givenSiteFolder, SMALL_SITE } from '../testing/given/given-site.js';
import { startTestApp } from '../testing/test-app.js';
import { BuiltSite } from './renderer.js';

const MAIL = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'mail@club.example' };
const folder = givenSiteFolder();

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.restoreAllMocks());

describe('pages get the facts of this server', () => {
  it.each([
    ['with a mail server that it sends mail', MAIL, true],
    ['without one that it sends none', {}, false],
  ])('%s, beside the configured facts of the club', async (_, environment, sendsMail) => {
    const renderPage = jest.fn(SMALL_SITE.renderPage.bind(SMALL_SITE));
    jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue({ ...SMALL_SITE, renderPage });
    const variables = { ...environment, CONTACT_EMAIL: 'info@club.example' };
    const app = await startTestApp(variables, undefined, folder);
    try {
      await app.app.inject('/');
      expect(renderPage.mock.calls[0]?.[0].site).toMatchObject({
        sendsMail,
        contactEmail: 'info@club.example',
      });
    } finally {
      await app.close();
    }
  });
});

const HTTPS = { PUBLIC_URL: 'https://lions.example' };

describe('the document of the back-office', () => {
  it.each([
    ['no cookie', {}, '', false],
    ['an access token', {}, 'access_token=any', true],
    ['a refresh token', {}, 'language=fr; refresh_token=any', true],
    ['other cookies', {}, 'language=fr; access_tokens=any', false],
    ['a refresh token and https', HTTPS, '__Host-refresh_token=any', true],
    ['a foreign token and https', HTTPS, 'refresh_token=any', false],
  ])(
    'with %s knows whether the browser presents a sign-in, and is not stored',
    async (_, variables, cookie, hasSignIn) => {
      const renderPage = jest.fn(SMALL_SITE.renderPage.bind(SMALL_SITE));
      jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue({ ...SMALL_SITE, renderPage });
      const app = await startTestApp(variables, undefined, folder);
      try {
        const { headers } = await app.app.inject({ url: '/admin', headers: { cookie } });
        expect(renderPage.mock.calls[0]?.[0].hasSignIn).toBe(hasSignIn);
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          vary: expect.stringMatching(/\bcookie\b/),
        });
      } finally {
        await app.close();
      }
    },
  );
});

describe('the icons that browsers and phones ask for at fixed addresses', () => {
  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon', '00000100', 32],
    ['/apple-touch-icon.png', 'image/png', '89504e47', 180],
  ])('%s is a small picture that is kept for a day', async (url, type, start, width) => {
    const renderer = jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SMALL_SITE);
    const app = await startTestApp({}, undefined, folder);
    try {
      const { statusCode, headers, rawPayload } = await app.app.inject({
        url,
        headers: { accept: 'image/*' },
      });
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
      expect(renderer).not.toHaveBeenCalled();
    } finally {
      await app.close();
    }
  });
});

describe('the language of an address', () => {
  it.each([
    ['/fr/admin', 'fr'],
    ['/fr/admin?view=users', 'fr'],
    ['/admin', 'en'],
  ])('of the back-office counts, and sets no cookie: %s', async (url, language) => {
    jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue(SMALL_SITE);
    const app = await startTestApp({}, undefined, folder);
    try {
      const answer = await app.app.inject({ url, headers: { 'accept-language': 'en' } });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`lang="${language}"`);
      expect(answer.headers['set-cookie']).toBeUndefined();
    } finally {
      await app.close();
    }
  });

  it('decides the manifest of the check-in', async () => {
    const checkInManifest = jest.fn(() => '{}');
    jest.spyOn(BuiltSite.prototype, 'renderer').mockResolvedValue({ ...SMALL_SITE, checkInManifest });
    const app = await startTestApp({}, undefined, folder);
    try {
      for (const prefix of ['', '/fr']) await app.app.inject(`${prefix}/admin/check-in/manifest.webmanifest`);
      expect(checkInManifest.mock.calls).toEqual([[undefined], ['fr']]);
    } finally {
      await app.close();
    }
  });
});
