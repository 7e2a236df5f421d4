import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

test('asks before a daily time that deletes sessions on their own day', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  // A day that few other specs use: the question names its first twenty sessions.
  const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(12)] });
  await givenRegistrations(page.request, team, 2);
  // Answered here: a run on the shared server would delete the sessions of other tests.
  const saved: string[] = [];
  await page.route('**/api/settings/tryout_auto_deletion_time', (route) => {
    saved.push((route.request().postDataJSON() as { value: string }).value);
    return route.fulfill({
      status: 429,
      json: { statusCode: 429, error: '', code: 'RATE_LIMITED', details: [] },
    });
  });
  await page.goto('/admin?view=auto-deletion');
  const save = async (time: string) => {
    await page.getByRole('textbox', { name: /^Time/ }).fill(time);
    await page.getByRole('button', { name: t('autoDeletion.saveTime') }).click();
  };
  const question = page.getByRole('dialog');

  await save('21:00');
  await expect(question).toContainText(
    'Every day at 21:00, the sessions of that day that have already started are deleted',
  );
  await expect(question).toContainText(/In the next 14 days, that is \d+ sessions?:/);
  const day = question.locator('details').filter({ hasText: name });
  await expect(day.locator('summary')).toContainText(/\d session.*, \d+ child(ren)?, \d+ famil(y|ies)/);
  await expect(day.getByText(name)).toBeHidden();
  await day.locator('summary').press('Enter');
  await expect(day.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await question.getByRole('button', { name: t('common.cancel') }).click();
  await expect(question).toBeHidden();
  expect(saved).toEqual([]);

  await save('21:00');
  await question.locator('.ant-btn-dangerous').click();
  await expect.poll(() => saved).toEqual(['21:00']);
  await expect(question).toBeHidden();

  await save('23:59');
  await expect.poll(() => saved).toEqual(['21:00', '23:59']);
  await expect(question).toBeHidden();
});

test('says since when the service is stopped', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.route('**/api/admin/auto-deletion', async (route) => {
    const answer = await route.fetch();
    const stopped = { running: false, stoppedSince: '2026-11-30T10:00:04.000Z' };
    await route.fulfill({ json: { ...((await answer.json()) as object), ...stopped } });
  });
  await page.goto('/admin?view=auto-deletion');
  await expect(page.getByText(/^Stopped since .*Nov 30, 2026, 5:00 AM$/)).toBeVisible();
});
