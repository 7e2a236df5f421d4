import { expectAccessible } from '../screens/axe.ts';
import { signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

test('a superadmin makes an API key, a program uses it, and it is revoked', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const name = `Sheet ${uniqueName(testInfo)}`.slice(0, 35).trim();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=users');
  await page.getByRole('link', { name: t('dashboard.pages.integrations') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('integrations.title') })).toBeVisible();
  await page.getByRole('button', { name: t('integrations.keys.make') }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: t('integrations.keys.make'), exact: true });

  await submit.click();
  await expect(dialog.getByText(t('validation.required'), { exact: true })).toBeVisible();
  await dialog.getByLabel(t('integrations.keys.name'), { exact: true }).fill(name);
  // Contacts belong to registrations.
  const [registrations, contacts] = (['registrations', 'contacts'] as const).map((scope) =>
    dialog.getByLabel(t(`integrations.keys.scopeNames.${scope}`)),
  );
  await contacts?.check();
  await expect(registrations ?? dialog).toBeChecked();
  await registrations?.uncheck();
  await expect(contacts ?? dialog).not.toBeChecked();
  await expectAccessible(page);
  await submit.click();

  // Shown once, and taken from the field as a person would copy it.
  const field = dialog.getByLabel(t('integrations.keys.shownLabel'), { exact: true });
  await expect(field).toBeFocused();
  const key = await field.inputValue();
  expect(key).toMatch(/^lions_[\w-]{43}$/);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog
    .getByRole('button', { name: t('common.close') })
    .last()
    .click();
  await expect(dialog).toBeHidden();

  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get('/api/teams')).status()).toBe(200);
  expect(await (await program.get('/api/registrations')).json()).toMatchObject({
    scope: 'registrations:read',
  });

  await page.reload();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(key.slice(0, 12));
  await expect(row).not.toContainText(t('integrations.keys.neverUsed'));
  await expect(page.getByText(key)).toHaveCount(0);
  await expectAccessible(page);
  await row.getByRole('button', { name: t('integrations.keys.revokeNamed', { name }) }).click();
  await dialog.getByRole('button', { name: t('integrations.keys.revoke'), exact: true }).click();
  await expect(row).toHaveCount(0);
  expect((await program.get('/api/teams')).status()).toBe(401);
  await program.dispose();
});
