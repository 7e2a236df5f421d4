import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { givenCoach, notice, signInByForm, uniqueName, type SignIn } from '../support/back-office.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button } from '../walk/walk.ts';

const STEP = 30_000;
const codeOf = (secret: string, after = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + after });

async function typeSignIn(page: Page, { username, password }: SignIn) {
  await page.goto('/admin/login');
  await page.getByLabel(t('access.username'), { exact: true }).fill(username);
  await page.getByLabel(t('access.password'), { exact: true }).fill(password);
  await button(page, t('access.signIn')).click();
  return page.getByLabel(t('access.code'));
}

test('a second step is set up in the profile, asked for at the sign-in, and replaced by a recovery code', async ({
  page,
  browser,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, uniqueName(testInfo).toLowerCase());
  await office.dispose();
  await signInByForm(page, coach);
  await page.goto('/admin?view=profile');
  const card = page.getByRole('region', { name: t('secondFactor.title') });
  await button(card, t('secondFactor.setUp')).click();
  await card.getByLabel(t('access.currentPassword')).fill(coach.password);
  await button(card, t('secondFactor.next')).click();
  await expect(card.getByRole('img', { name: t('secondFactor.qrLabel') })).toBeVisible();
  const secret = ((await card.locator('.second-factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await card.getByLabel(t('secondFactor.code')).fill('000000');
  await button(card, t('secondFactor.turnOn')).click();
  await expect(card.getByText(t('errors.SECOND_FACTOR_WRONG'))).toBeVisible();
  await card.getByLabel(t('secondFactor.code')).fill(codeOf(secret));
  await button(card, t('secondFactor.turnOn')).click();
  await expect(card.getByRole('heading', { name: t('secondFactor.codesTitle') })).toBeFocused();
  const codes = await card.locator('.second-factor-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await button(card, t('secondFactor.kept')).click();
  await expect(card.getByText(t('secondFactor.codesLeft', { count: 10 }))).toBeVisible();

  const other = await browser.newPage();
  const code = await typeSignIn(other, coach);
  await expect(code).toBeFocused();
  await code.fill('000000');
  await button(other, t('access.signIn')).click();
  await expect(other.getByRole('alert').filter({ hasText: t('errors.SECOND_FACTOR_REFUSED') })).toBeVisible();
  // The code of this step was used by the set-up.
  await code.fill(codeOf(secret, STEP));
  await button(other, t('access.signIn')).click();
  await expect(other.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();

  const third = await browser.newPage();
  await (await typeSignIn(third, coach)).fill(codes[0] ?? '');
  await button(third, t('access.signIn')).click();
  await expect(third.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();

  await page.reload();
  await expect(card.getByText(t('secondFactor.codesLeft', { count: 9 }))).toBeVisible();
  await button(card, t('secondFactor.remove')).click();
  await card.getByLabel(t('secondFactor.codeOrRecovery')).fill(codes[1] ?? '');
  await button(card, t('secondFactor.remove')).click();
  await expect(notice(page, t('secondFactor.removed'))).toBeVisible();
  await expect(button(card, t('secondFactor.setUp'))).toBeVisible();
  await other.context().close();
  await third.context().close();
});
