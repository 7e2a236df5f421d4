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
