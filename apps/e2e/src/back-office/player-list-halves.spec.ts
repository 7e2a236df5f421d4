import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, notice, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

test('marks a “Last, First” line that was saved as two players until it is resolved', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: ['Bo Test'], days: [dayFromNow(9)] });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const save = async () => {
    await page.getByRole('button', { name: t('tryouts.updatePlayers') }).click();
    await expect(notice(page, new RegExp('Active players updated successfully')).first()).toBeVisible();
  };
  const marked = page.locator('.admin-names li').filter({ hasText: t('tryouts.oneWordMark') });
  await page.getByLabel(t('tryouts.playersLabel')).fill('Bo Test\nRoy, Ana');
  await save();
  await expect(page.getByText(t('tryouts.oneWord', { count: 2 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('tryouts.oneWord', { count: 2 }))).toBeVisible();
  await expect(page.getByText('Roy / Ana → Ana Roy')).toBeVisible();
  await expect(marked).toHaveText([
    new RegExp(`^Ana\\s${t('tryouts.oneWordMark')}`),
    new RegExp(`^Roy\\s${t('tryouts.oneWordMark')}`),
  ]);
  await expect(marked.locator('svg')).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  const open = await page.request.get(`/en/hockey-programs/team/${team}`);
  expect(await open.text()).not.toContain(t('tryouts.oneWordMark'));

  await page.getByRole('button', { name: t('tryouts.joinNames') }).click();
  await save();
  await page.reload();
  await expect(page.locator('.admin-names li')).toHaveText(['Ana Roy', 'Bo Test']);
  await expect(page.getByText(t('tryouts.oneWord', { count: 2 }))).toBeHidden();
  await expect(marked).toHaveCount(0);
});
