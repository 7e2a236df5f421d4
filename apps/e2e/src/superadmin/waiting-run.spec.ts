import { expectAccessible } from '../screens/axe.ts';
import { request, type Page } from '@playwright/test';
import {
  DAY_MS,
  dayFromNow,
  givenCoach,
  givenTeam,
  headers,
  notice,
  signInByApi,
  speak,
  uniqueName,
} from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { OFFICE, t } from '../support/texts.ts';

/** A separate site: a waiting run blocks no other test's clean-up. */
const SITE_URL = 'http://127.0.0.1:4411';

/** Nothing is cut off, touch targets are large, and axe finds nothing. */
async function expectClear(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}
const waits = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title });

// The approval is last: it removes what the other tests look at.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  const office = await request.newContext({ baseURL: SITE_URL });
  await signInByApi(office, SUPERADMIN);
  const team = await givenTeam(office, { name: 'M15 Waiting', playerNames: [], days: [] });
  for (const first of [10, 40]) {
    const data = {
      dates: Array.from({ length: 30 }, (_, day) => dayFromNow(-first - day)),
      time: '6:00 PM - 7:30 PM',
      location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
    };
    const planned = await office.post(`/api/teams/${team}/sessions/batch`, { headers, data });
    expect(planned.status(), await planned.text()).toBe(201);
  }
  const path = '/api/settings/tryout_auto_deletion_time';
  expect((await office.put(path, { headers, data: { value: '00:00' } })).status()).toBe(200);
  await office.dispose();
  // Restart: the server runs what is due at its start.
  await site.restart();
});
test.afterAll(() => site.close());

test('a waiting run is shown on the dashboard, with its content and the clocks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  const run = waits(page, t('waitingRuns.title.sessions'));
  await expect(run).toContainText(
    'it would delete 60 tryout sessions at once. The last runs deleted 0 at most. So nothing was deleted.',
  );
  await expect(run).toContainText('Compare the server’s clock with yours: it says ');
  await expect(run).not.toContainText('The two clocks differ.');
  await expectClear(page);

  const decide = run.getByRole('button', { name: t('waitingRuns.decide') });
  expect((await decide.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await decide.press('Enter');
  const question = page.getByRole('dialog', { name: t('waitingRuns.question.sessions', { rows: 60 }) });
  await expect(question).toContainText('They disappear from the site; you can restore them for 30 days.');
  await expect(question.getByRole('button', { name: t('waitingRuns.no') })).toBeFocused();
  for (const name of [t('waitingRuns.no'), t('waitingRuns.yes.sessions', { rows: 60 })])
    expect((await question.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectClear(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(decide).toBeFocused();

  await page.goto('/admin?view=auto-deletion');
  await expect(run).toContainText(
    'it would delete 60 tryout sessions at once. The last runs deleted 0 at most. So nothing was deleted.',
  );
  await expect(page.getByText(t('autoDeletion.nextRunWaits'))).toBeVisible();
  await expectClear(page);
});

test('a device whose clock differs by a day shows both clocks', async ({ page, context }) => {
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  await page.clock.setSystemTime(Date.now() + 30 * DAY_MS);
  await page.goto('/admin');
  await expect(waits(page, t('waitingRuns.title.sessions'))).toContainText('The two clocks differ.');
});

test('a coach, who cannot approve, sees nothing of it', async ({ page, context, playwright }, testInfo) => {
  await speak(context, 'en');
  const office = await playwright.request.newContext({ baseURL: SITE_URL });
  const coach = await givenCoach(office, `coach.${uniqueName(testInfo)}`);
  await office.dispose();
  await signInByApi(page.request, coach);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
  await expect(page.locator('.admin-cards')).toBeVisible();
  await expect(page.getByText(t('waitingRuns.title.sessions'))).toHaveCount(0);
});

test('an approval deletes what was shown; an outdated tab learns that nothing waits any more', async ({
  page,
  context,
  someoneElse,
}) => {
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  const other = await someoneElse();
  await speak(other.context(), 'fr');
  await signInByApi(other.request, SUPERADMIN);
  await other.goto(`${SITE_URL}/admin`);
  await other.getByRole('button', { name: OFFICE.fr('waitingRuns.decide') }).click();

  await page.goto('/admin');
  await page.getByRole('button', { name: t('waitingRuns.decide') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('waitingRuns.yes.sessions', { rows: 60 }) })
    .click();
  await expect(notice(page, t('waitingRuns.done.sessions', { count: 60 }))).toBeVisible();
  await expect(waits(page, t('waitingRuns.title.sessions'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeFocused();

  await other
    .getByRole('dialog')
    .getByRole('button', { name: OFFICE.fr('waitingRuns.yes.sessions', { rows: 60 }) })
    .click();
  await expect(other.getByText('Ce nettoyage n’est plus en attente', { exact: false })).toBeVisible();
  await expect(waits(other, OFFICE.fr('waitingRuns.title.sessions'))).toHaveCount(0);

  await page.goto('/admin?view=auto-deletion');
  await expect(page.getByRole('button', { name: /^Restore / }).first()).toBeVisible();
  await expect(waits(page, t('waitingRuns.title.sessions'))).toHaveCount(0);
});
