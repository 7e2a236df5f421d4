import { notice, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button } from '../walk/walk.ts';

const PASSWORD = 'a sentence of my own';

test('a new user is invited by a link, chooses a password, and signs in with it', async ({
  page,
  browser,
}, testInfo) => {
  const username = uniqueName(testInfo).toLowerCase();
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=users');
  await button(page, t('users.createUser')).click();
  const dialog = page.getByRole('dialog', { name: t('users.createUser') });
  await dialog.getByLabel(t('users.firstName')).fill('Demo');
  await dialog.getByLabel(t('users.lastName')).fill(username);
  await dialog.getByLabel(t('users.username')).fill(username);
  await dialog.getByLabel(t('users.email')).fill(`${username}@example.test`);
  await button(dialog, t('users.createUser')).click();

  // The shared server has no mail server, so the link is shown.
  const invitation = page.getByRole('dialog', { name: t('users.invitationTitle') });
  const link = await invitation.getByLabel(t('users.resetLinkLabel')).inputValue();
  await expect(notice(page, t('users.created'))).toBeVisible();
  await button(invitation, t('common.close')).last().click();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `@${username}` });
  await expect(card).toContainText(t('users.invited'));

  const invited = await browser.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('heading', { name: t('access.welcomeTitle') })).toBeVisible();
  const field = invited.getByLabel(t('access.newPassword'), { exact: true });
  await field.fill('password1');
  await button(invited, t('access.saveNewPassword')).click();
  await expect(invited.getByText(t('errors.PASSWORD_TOO_COMMON'))).toBeVisible();
  await field.fill(PASSWORD);
  await button(invited, t('access.saveNewPassword')).click();
  // The name is typed in already.
  await expect(invited.getByLabel(t('access.username'), { exact: true })).toHaveValue(username);
  await invited.getByLabel(t('access.password'), { exact: true }).fill(PASSWORD);
  await button(invited, t('access.signIn')).click();
  await expect(invited.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();

  // Opened again, the link tells that it was used, and leads to the sign-in.
  const again = await browser.newPage();
  await again.goto(link);
  await again.getByLabel(t('access.newPassword'), { exact: true }).fill('another sentence of mine');
  await button(again, t('access.saveNewPassword')).click();
  const alert = again.getByRole('alert').filter({ hasText: t('errors.RESET_LINK_INVALID') });
  await expect(alert).toContainText(t('access.resetGone'));
  await alert.getByRole('link', { name: t('access.signIn') }).click();
  await expect(again.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();

  await page.reload();
  await expect(card).toContainText(`@${username}`);
  await expect(card).not.toContainText(t('users.invited'));
  await invited.context().close();
  await again.context().close();
});
