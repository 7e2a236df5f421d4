import type { Page } from '@playwright/test';
import { signInByForm } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { OFFICE, t } from '../support/texts.ts';
import { expectAccessible } from '../screens/axe.ts';
import { button } from '../walk/walk.ts';

/** A name: browsers bind no passkey to an IP address. */
const SITE_URL = 'http://localhost:4386';

/** Chromium's own authenticator, which verifies its user without asking. */
async function addAuthenticator(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  /** Whether the user passes the device's check. */
  const verify = (isUserVerified: boolean) =>
    chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  return { verify };
}

let site: OwnSite;
// One after the other: both are on the same site.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());

test('a passkey is added in the profile, signs in without a name, and is removed', async ({ page }) => {
  const device = await addAuthenticator(page);
  await signInByForm(page, SUPERADMIN);
  await page.goto('/admin?view=profile');
  const card = page.getByRole('region', { name: t('secondFactor.passkeys') });
  await expect(card.getByText(t('secondFactor.noPasskeys'))).toBeVisible();
  await button(card, t('secondFactor.passkeyAdd')).click();
  await card.getByLabel(t('secondFactor.passkeyName')).fill('Laptop of the tests');
  await card.getByLabel(t('access.currentPassword')).fill('wrong');
  await button(card, t('secondFactor.passkeyAdd')).click();
  await expect(card.getByText(t('errors.WRONG_PASSWORD'))).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel(t('access.currentPassword')).fill(SUPERADMIN.password);
  await button(card, t('secondFactor.passkeyAdd')).click();
  await expect(card.getByRole('heading', { name: 'Laptop of the tests' })).toBeVisible();
  await expectAccessible(page);
  // The same device once more.
  await button(card, t('secondFactor.passkeyAdd')).click();
  await card.getByLabel(t('access.currentPassword')).fill(SUPERADMIN.password);
  await button(card, t('secondFactor.passkeyAdd')).click();
  await expect(page.getByText(t('secondFactor.passkeyThere'))).toBeVisible();

  await page.context().clearCookies({ name: /_token$/ });
  await page.goto('/fr/admin/login');
  const fr = OFFICE.fr;
  await expectAccessible(page);
  await device.verify(false);
  await button(page, fr('access.passkey')).click();
  await expect(page.getByRole('alert').filter({ hasText: fr('access.passkeyUnused') })).toBeVisible();
  await device.verify(true);
  await button(page, fr('access.passkey')).click();
  // Back on the page that the sign-in had ended on.
  await expect(page.getByRole('heading', { name: fr('profile.title') })).toBeVisible();
  const name = 'Laptop of the tests';
  await button(page, fr('secondFactor.passkeyRemoveNamed', { name })).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(fr('secondFactor.passkeyRemoveText'))).toBeVisible();
  await button(question, fr('secondFactor.passkeyRemove')).click();
  await expect(page.getByText(fr('secondFactor.noPasskeys'))).toBeVisible();

  await page.context().clearCookies({ name: /_token$/ });
  await page.goto('/admin/login');
  await button(page, t('access.passkey')).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.INVALID_CREDENTIALS') })).toBeVisible();
});

test('a passkey is the second step that a club requires, and removing the last one warns', async ({
  page,
}) => {
  await addAuthenticator(page);
  await signInByForm(page, SUPERADMIN);
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const second = { username: 'second.admin', password: 'a second superadmin' };
  const names = { firstName: 'Second', lastName: 'Admin', email: 'second@example.test', role: 'superadmin' };
  const made = await page.request.post('/api/admin/users', { headers, data: { ...names, ...second } });
  expect(made.status(), await made.text()).toBe(201);
  const addPasskey = async (password: string) => {
    await button(page, t('secondFactor.passkeyAdd')).click();
    await page.locator('#passkey_currentPassword').fill(password);
    await button(page, t('secondFactor.passkeyAdd')).click();
  };
  await page.goto('/admin?view=profile');
  await addPasskey(SUPERADMIN.password);
  const remove = page.getByRole('button', { name: new RegExp(t('secondFactor.passkeyRemove')) });
  await expect(remove).toBeVisible();
  const setting = '/api/settings/second_factor_required';
  const required = await page.request.put(setting, { headers, data: { value: 'true' } });
  expect(required.ok(), await required.text()).toBe(true);

  await page.context().clearCookies({ name: /_token$/ });
  await page.goto('/admin/login');
  await page.getByLabel(t('access.username'), { exact: true }).fill(SUPERADMIN.username);
  await page.getByLabel(t('access.password'), { exact: true }).fill(SUPERADMIN.password);
  await button(page, t('access.signIn')).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.PASSKEY_NEEDED') })).toBeVisible();

  await page.getByLabel(t('access.username'), { exact: true }).fill(second.username);
  await page.getByLabel(t('access.password'), { exact: true }).fill(second.password);
  await button(page, t('access.signIn')).click();
  await expect(page.getByText(t('secondFactor.required'))).toBeVisible();
  await expectAccessible(page);
  await addPasskey(second.password);
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
  await page.goto('/admin?view=profile');
  await remove.click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(t('secondFactor.removeLast'))).toBeVisible();
  await button(question, t('secondFactor.passkeyRemove')).click();
  await expect(page.getByText(t('secondFactor.required'))).toBeVisible();
  // On a shared computer one leaves without a second step, too.
  await button(page, t('dashboard.logout')).click();
  await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
});
