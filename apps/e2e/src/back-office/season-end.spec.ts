import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXT =
  'On Saturday, May 1, 2027 the season ends, and the server empties every team’s list of competing players.';

test('thirty days before the season ends, coaches are warned that player lists will be emptied', async ({
  page,
}, testInfo) => {
  const told = page.getByText(TEXT);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, {
    name,
    playerNames: ['Demo Player'],
    days: [dayFromNow(9)],
  });
  await page.clock.setFixedTime('2027-04-01T03:59:00.000Z');
  await page.goto('/admin');
  await expect(page.locator('.admin-cards')).toBeVisible();
  await expect(told).toBeHidden();
  await page.clock.setFixedTime('2027-04-01T04:00:00.000Z');
  await page.goto('/admin');
  await expect(told).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await page.goto(`/admin?view=tryouts&team=${team}`);
  await expect(told).toBeVisible();
});
