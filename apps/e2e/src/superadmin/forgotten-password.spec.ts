import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { signInByForm } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { OFFICE, t } from '../support/texts.ts';
import { button } from '../walk/walk.ts';

const SITE_URL = 'http://127.0.0.1:4387';
const EMAIL = 'superadmin@club.example';

test.describe('with a mail server', () => {
  let mailServer: MailServer;
  let site: OwnSite;
  test.use({ baseURL: SITE_URL });
  test.beforeAll(async () => {
    mailServer = await startMailServer();
    site = await startOwnSite(SITE_URL, { ...mailServer.variables, SUPERADMIN_EMAIL: EMAIL });
  });
  test.afterAll(async () => {
    await site.close();
    await mailServer.close();
  });

  test('a forgotten password is replaced by a mailed link, in the language of the mail', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByRole('link', { name: t('access.forgotten') }).click();
    await expect(page.getByRole('heading', { name: t('access.forgotten') })).toBeVisible();
    await button(page, t('access.mailLink')).click();
    await expect(page.getByText(t('validation.emailRequired'))).toBeVisible();
    await page.getByLabel(t('access.email')).fill(EMAIL);
    await button(page, t('access.mailLink')).click();
    await expect(page.getByRole('status').filter({ hasText: t('access.forgottenSent') })).toBeVisible();
    await expect.poll(() => mailServer.passwordLinks.get(EMAIL)).toBeDefined();

    await page.goto(`/fr${mailServer.passwordLinks.get(EMAIL)}`);
    const fr = OFFICE.fr;
    await page.getByLabel(fr('access.newPassword'), { exact: true }).fill('a sentence of my own');
    await button(page, fr('access.saveNewPassword')).click();
    await expect(page.getByLabel(fr('access.username'), { exact: true })).toHaveValue(SUPERADMIN.username);
    await signInByForm(page, { ...SUPERADMIN, password: 'a sentence of my own' });
  });
});

test('without a mail server the page names who helps', async ({ page }) => {
  await page.goto('/admin/forgotten-password');
  await expect(page.getByText(t('access.forgottenNoMail'))).toBeVisible();
  await expect(page.getByLabel(t('access.email'))).toHaveCount(0);
  await page.getByRole('link', { name: t('access.backToSignIn') }).click();
  await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
});
