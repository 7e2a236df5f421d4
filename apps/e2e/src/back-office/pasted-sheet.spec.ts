import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, notice, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

const SHEET = [
  'Nom\tPrénom\tCourriel\tNaissance',
  'Roy\tAna\tmom@example.test\t2012-05-01',
  'Test\tBo\tdad@example.test\t2012-06-01',
  '#12 Cy Foe (G) 514-555-0100',
].join('\n');

test('refuses a pasted sheet, and keeps its names in one press', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: ['Bo Test'], days: [dayFromNow(9)] });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const save = page.getByRole('button', { name: t('tryouts.updatePlayers') });
  await page.getByLabel(t('tryouts.playersLabel')).fill(SHEET);
  await expect(
    page.getByRole('alert').filter({ hasText: /^The list is public\. Remove email addresses, .+: / }),
  ).toContainText('mom@example.test');
  await expect(save).toBeDisabled();
  await expect(page.getByText(t('tryouts.extras', { count: 4 }))).toBeVisible();
  await expect(page.getByText('Nom Prénom Courriel Naissance → (no name)')).toBeVisible();
  await expect(page.getByText('#12 Cy Foe (G) 514-555-0100 → Cy Foe')).toBeVisible();
  await expect(page.locator('.admin-names li').filter({ hasText: t('tryouts.contactMark') })).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole('button', { name: t('tryouts.fixAll'), exact: true }).click();
  await expect(page.locator('.admin-names li')).toHaveText(['Cy Foe', 'Ana Roy', 'Bo Test']);
  await expect(page.getByText(/^The list is public\. Remove email addresses, .+: /)).toBeHidden();
  await save.click();
  await expect(notice(page, new RegExp('Active players updated successfully')).first()).toBeVisible();
  const open = await page.request.get(`/hockey-programs/team/${team}`);
  const html = await open.text();
  expect(html).toContain('Ana Roy');
  for (const secret of ['example.test', '514-555', '2012-05-01']) expect(html).not.toContain(secret);
});

test('shows what to mend in 300 pasted rows above the changes, which scroll', async ({ page }, testInfo) => {
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const rows = Array.from({ length: 300 }, (_, row) => `Demo Player${row}\tplayer${row}@example.test`);
  await page.getByLabel(t('tryouts.playersLabel')).fill(['Player\tEmail', ...rows].join('\n'));
  await expect(
    page.getByRole('alert').filter({ hasText: /^The list is public\. Remove email addresses, .+: / }),
  ).toBeVisible();
  const fix = page.getByRole('button', { name: t('tryouts.fixAll'), exact: true });
  const changes = page.getByRole('group', { name: /^Not saved yet: 301 added/ });
  const [mending, list] = [await fix.boundingBox(), await changes.boundingBox()];
  expect(mending?.y).toBeLessThan(list?.y ?? 0);
  expect(list?.height).toBeLessThan(200);
  await expectAccessible(page);
  await fix.click();
  await expect(page.locator('.admin-names li')).toHaveCount(300);
  await expect(page.getByRole('button', { name: t('tryouts.updatePlayers') })).toBeEnabled();
});
