import type { BrowserContext, Page } from '@playwright/test';
import { button } from '../walk/walk.ts';
import { settle } from '../support/page-facts.ts';
import {
  choose,
  dayFromNow,
  givenCoach,
  givenTeam,
  notice,
  signInByApi,
  uniqueName,
  type SignIn,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

const signInDialog = (page: Page) => page.getByRole('dialog', { name: t('access.signedOut') });

/** Signs in again in the dialog: the name is preset, and the password has the focus. */
async function signInAgain(page: Page, { username, password }: SignIn) {
  const dialog = signInDialog(page);
  await expect(dialog).toContainText('Nothing that you typed here is lost.');
  await expect(dialog.getByLabel(t('access.username'), { exact: true })).toHaveValue(username);
  await expect(dialog.getByLabel(t('access.password'), { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(notice(page, t('access.signedInAgain'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Simulates a laptop waking up: the sign-in has expired, and the network returns. */
async function wakeUp(context: BrowserContext) {
  await context.setOffline(true);
  await context.clearCookies({ name: /_token$/ });
  await context.setOffline(false);
}

/**
 * Lets the first such call through, which is refused, and holds the next; `release` waits for the refusal.
 */
async function holdRefused(page: Page, path: string): Promise<{ release: () => Promise<void> }> {
  let releaseHeld = () => {};
  const held = new Promise<void>((done) => (releaseHeld = done));
  let calls = 0;
  await page.route(path, async (route) => {
    calls += 1;
    if (calls > 1) await held;
    await route.fallback();
  });
  return {
    release: async () => {
      await expect.poll(() => calls).toBeGreaterThan(1);
      const refused = page.waitForResponse(path);
      releaseHeld();
      expect((await refused).status()).toBe(401);
      await page.unroute(path);
    },
  };
}

async function typeSession(page: Page) {
  await button(page, t('tryouts.addSession')).click();
  await page.getByLabel(t('tryouts.date'), { exact: true }).fill(dayFromNow(30));
  await page.keyboard.press('Enter');
  await choose(page, t('tryouts.startTime'), '6:00 PM');
  await choose(page, t('tryouts.endTime'), '7:30 PM');
  await choose(page, t('tryouts.location'), 'Bob-Birnie Arena - Pointe-Claire');
}

test('an expired sign-in loses no input: sign in in place, save, done', async ({
  page,
  context,
}, testInfo) => {
  await signInByApi(page.request, SUPERADMIN);
  const name = `Signed out ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: [], days: [] });
  const address = `/admin?view=tryouts&team=${team}`;
  await page.goto(address);
  await page.getByRole('textbox', { name: t('tryouts.playersLabel') }).fill('Demo Adams\nDemo Baker');
  await typeSession(page);
  const description = page.getByRole('textbox', { name: /^Description \(English\)/ });
  await description.fill('Full equipment');

  await wakeUp(context);
  await signInAgain(page, SUPERADMIN);
  await expect(page).toHaveURL(address);
  await expect(description).toBeFocused();
  await expect(description).toHaveValue('Full equipment');

  // The sign-in ends again, which the save notices. Once dismissed, the sign-in is offered by the bar and
  // by saving, but not by the background refetch after each attempt.
  await context.clearCookies({ name: /_token$/ });
  const lists = await holdRefused(page, '**/api/auth/refresh');
  const save = button(page, t('common.save'));
  await save.click();
  await expect(signInDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInDialog(page)).toBeHidden();
  await lists.release();
  await settle(page);
  await expect(signInDialog(page)).toBeHidden();
  await expect(save).toBeFocused();
  const bar = page.getByRole('status').filter({ hasText: t('access.signedOut') });
  await expect(bar.getByRole('button', { name: t('access.signIn') })).toBeVisible();
  await page.keyboard.press('Enter');
  await signInAgain(page, SUPERADMIN);
  await expect(bar).toBeHidden();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, t('tryouts.created', { count: 1 }))).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bob-Birnie Arena - Pointe-Claire' }),
  ).toContainText('Full equipment');

  await button(page, t('tryouts.updatePlayers')).click();
  await expect(notice(page, t('tryouts.playersUpdated', { count: 2 }))).toBeVisible();
});

test('a view that cannot be loaded says so in its place, and loads after reconnection', async ({
  page,
  context,
}) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  const analytics = page.getByRole('main').getByRole('link', { name: t('dashboard.analytics'), exact: true });
  await expect(analytics).toBeVisible();
  await context.setOffline(true);
  await analytics.click();
  await expect(page.getByRole('heading', { level: 1, name: t('common.noConnection') })).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('Welcome back, ');
  await expect(notice(page, t('dashboard.connectionBack'))).toHaveCount(0);
  await button(page, t('common.retry')).click();
  await expect(button(page, t('common.retry'))).toBeVisible();

  await context.setOffline(false);
  await expect(notice(page, t('dashboard.connectionBack'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: t('analytics.title') })).toBeVisible();
});

test('another user who signs in there gets a new page', async ({
  page,
  context,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, `other.${uniqueName(testInfo)}`);
  await office.dispose();
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dashboard.teams'), exact: true })
    .click();
  await button(page, t('teams.addTeam')).click();
  await page.getByLabel(t('teams.name')).fill('Demo of a superadmin');
  await wakeUp(context);

  const dialog = signInDialog(page);
  await dialog.getByLabel(t('access.username'), { exact: true }).fill(coach.username);
  await dialog.getByLabel(t('access.password'), { exact: true }).fill(coach.password);
  await dialog.getByRole('button', { name: t('access.signIn'), exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('banner')).toContainText(t('common.coach'));
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
});

test('a form in a dialog gets the focus back from the sign-in over it', async ({ page, context }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dashboard.teams'), exact: true })
    .click();
  await button(page, t('teams.addTeam')).click();
  const name = page.getByLabel(t('teams.name'));
  await name.fill('Demo');
  await wakeUp(context);
  await signInAgain(page, SUPERADMIN);
  await expect(name).toBeFocused();
  await page.keyboard.type(' team');
  await expect(name).toHaveValue('Demo team');
});

test('after a new release, a view whose file is gone offers a reload', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await page.route('**/analytics-view-*.js', (route) => route.fulfill({ status: 404 }));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('dashboard.analytics'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('common.partFailedTitle') })).toBeFocused();
  await page.unroute('**/analytics-view-*.js');
  await button(page, t('common.reload')).click();
  await expect(page.getByRole('heading', { level: 1, name: t('analytics.title') })).toBeVisible();
});
