import type { APIRequestContext } from '@playwright/test';
import { headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button, failOnce, failure, see, type Walk } from './walk.ts';

const NAME = 'Demo Walker';
const NEW_NAME = 'Demo Walker-Roy';
const USERNAME = 'demo.walker';

/** A coach's account: refused with every invalid field, created, changed, unlocked, given a link, deleted. */
export async function walkUsers(walk: Walk): Promise<void> {
  await createUser(walk);
  await editUser(walk);
  await helpUser(walk);
  await deleteUser(walk);
}

async function createUser({ page }: Walk): Promise<void> {
  await page.goto('/admin?view=users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('users.title'));
  await see(page, t('common.superadmin'), t('users.you'));
  await button(page, t('users.createUser')).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('common.coach'));
  await button(dialog, t('users.createUser')).click();
  await expect(failure(page, t('common.validationError')).locator('.notice-description')).toHaveText(
    'First name: First name is required, Last name: Last name is required, Username: Username must be 3 to 40 letters, digits, dots, hyphens or underscores, Email: Email is required',
  );

  await dialog.getByLabel(t('users.firstName')).fill('Demo');
  await dialog.getByLabel(t('users.lastName')).fill('Walker');
  await dialog.getByLabel(t('users.username')).fill('superadmin');
  await dialog.getByLabel(t('users.email')).fill('demo.walker@example.test');
  await dialog.getByLabel(t('users.password'), { exact: true }).fill('short');
  await button(dialog, t('users.createUser')).click();
  await see(dialog, t('validation.passwordTooShort'));
  await dialog.getByLabel(t('users.password'), { exact: true }).fill('a walker of the tests');
  await button(dialog, t('users.createUser')).click();
  await expect(
    failure(page, t('common.error'), t('users.createFailed'), t('errors.USERNAME_TAKEN')),
  ).toBeVisible();
  await see(dialog, t('errors.USERNAME_TAKEN'));
  await dialog.getByLabel(t('users.username')).fill(USERNAME);
  await button(dialog, t('users.createUser')).click();
  await expect(notice(page, t('users.created'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const user = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `@${USERNAME}` });
  await see(user, NAME, t('common.coach'), t('users.neverSignedIn'));
  await expect(user).toContainText('demo.walker@example.test');
}

async function editUser({ page, office }: Walk): Promise<void> {
  const path = await pathOfUser(office);
  await button(page, t('common.editNamed', { name: NAME })).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('users.editUser'));
  await expect(dialog.getByLabel(t('users.password'), { exact: true })).toHaveCount(0);
  await dialog.getByLabel(t('users.lastName')).fill('Walker-Roy');
  await failOnce(page, { method: 'PUT', path }, { status: 409, code: 'EMAIL_TAKEN' });
  await button(dialog, t('common.save')).click();
  await expect(failure(page, t('common.error'), t('users.updateFailed'))).toBeVisible();
  await expect(dialog.getByLabel(t('users.lastName'))).toHaveValue('Walker-Roy');
  await button(dialog, t('common.save')).click();
  await expect(notice(page, t('users.updated'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

/**
 * Five wrong passwords lock the account; a superadmin unlocks it, creates a link, and looks at its devices.
 */
async function helpUser({ page, office }: Walk): Promise<void> {
  const more = button(page, t('common.moreFor', { name: NEW_NAME }));
  for (let tries = 0; tries < 5; tries += 1)
    await office.post('/api/auth/login', { headers, data: { username: USERNAME, password: 'wrong' } });
  await page.reload();
  await more.click();
  await page.getByRole('menuitem', { name: t('users.unlock') }).click();
  await expect(notice(page, t('users.unlocked', { name: NEW_NAME }))).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: t('users.resetLink') }).click();
  const link = page.getByRole('dialog', { name: t('users.resetLinkTitle') });
  await expect(link.getByLabel(t('users.resetLinkLabel'))).toHaveValue(/\/admin\/reset-password#.+/);
  await button(link, t('common.close')).last().click();
  await expect(link).toBeHidden();
  await more.click();
  await page.getByRole('menuitem', { name: t('users.devices') }).click();
  const devices = page.getByRole('dialog', { name: t('users.devicesOf', { name: NEW_NAME }) });
  await see(devices, t('users.noDevices'));
  await button(devices, t('common.close')).last().click();
  await expect(devices).toBeHidden();
}

async function deleteUser({ page, office }: Walk): Promise<void> {
  await button(page, t('common.deleteNamed', { name: NEW_NAME })).click();
  const question = page.getByRole('dialog');
  await see(
    question,
    t('users.deleteUser'),
    t('users.confirmDelete', { name: NEW_NAME, username: USERNAME }),
    t('users.cannotBeUndone'),
  );
  await failOnce(page, { method: 'DELETE', path: await pathOfUser(office) }, { status: 429 });
  await button(question, t('common.delete')).click();
  await expect(failure(page, t('common.error'), t('users.deleteFailed'))).toBeVisible();
  await button(page, t('common.deleteNamed', { name: NEW_NAME })).click();
  await button(question, t('common.delete')).click();
  await expect(notice(page, t('users.deleted'))).toBeVisible();
  await expect(page.getByText(`@${USERNAME}`)).toHaveCount(0);
}

async function pathOfUser(office: APIRequestContext): Promise<string> {
  const users = (await (await office.get('/api/admin/users')).json()) as { id: number; username: string }[];
  return `/api/admin/users/${users.find(({ username }) => username === USERNAME)?.id}`;
}
