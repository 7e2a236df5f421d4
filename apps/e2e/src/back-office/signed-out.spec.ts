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
  signInByForm,
  speak,
  uniqueName,
  type SignIn,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { WORDS, type Language, type Words } from '../support/words.ts';

const TEXTS = {
  en: {
    signedOut: 'You were signed out',
    kept: 'Nothing that you typed here is lost.',
    signedInAgain: 'Signed in again',
    noConnection: 'No connection',
    tryAgain: 'Try again',
    backOnline: 'The connection is back',
    partFailed: 'This part could not be loaded',
    reload: 'Reload the page',
  },
  fr: {
    signedOut: 'Votre session a pris fin',
    kept: 'Rien de ce que vous avez saisi ici n’est perdu.',
    signedInAgain: 'Reconnexion réussie',
    noConnection: 'Pas de connexion',
    tryAgain: 'Réessayer',
    backOnline: 'La connexion est rétablie',
    partFailed: 'Cette partie n’a pas pu être chargée',
    reload: 'Recharger la page',
  },
};

const signInDialog = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: TEXTS[language].signedOut });

/** Signs in again in the dialog: the name is preset, and the password has the focus. */
async function signInAgain(page: Page, language: Language, { username, password }: SignIn) {
  const words = WORDS[language];
  const dialog = signInDialog(page, language);
  await expect(dialog).toContainText(TEXTS[language].kept);
  await expect(dialog.getByLabel(words.username, { exact: true })).toHaveValue(username);
  await expect(dialog.getByLabel(words.password, { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(notice(page, TEXTS[language].signedInAgain)).toBeVisible();
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

async function typeSession(page: Page, words: Words) {
  await button(page, words.addSession).click();
  await page.getByLabel(words.date, { exact: true }).fill(dayFromNow(30));
  await page.keyboard.press('Enter');
  const [start, end] = words.evening;
  await choose(page, words.startTime, start);
  await choose(page, words.endTime, end);
  await choose(page, words.location, words.arenas.bobBirnie);
}

for (const language of ['en', 'fr'] as const) {
  const words = WORDS[language];
  test.describe(language, () => {
    test.beforeEach(({ context }) => speak(context, language));

    test('an expired sign-in loses no input: sign in in place, save, done', async ({
      page,
      context,
    }, testInfo) => {
      await signInByApi(page.request, SUPERADMIN);
      const name = `Signed out ${uniqueName(testInfo)}`;
      const team = await givenTeam(page.request, { name, playerNames: [], days: [] });
      const address = `/admin?view=tryouts&team=${team}`;
      await page.goto(address);
      await page.getByRole('textbox', { name: words.names }).fill('Demo Adams\nDemo Baker');
      await typeSession(page, words);
      const description = page.getByRole('textbox', { name: words.description });
      await description.fill('Full equipment');

      await wakeUp(context);
      await signInAgain(page, language, SUPERADMIN);
      await expect(page).toHaveURL(address);
      await expect(description).toBeFocused();
      await expect(description).toHaveValue('Full equipment');

      // The sign-in ends again, which the save notices. Once dismissed, the sign-in is offered by the bar and
      // by saving, but not by the background refetch after each attempt.
      await context.clearCookies({ name: /_token$/ });
      const lists = await holdRefused(page, '**/api/auth/refresh');
      const save = button(page, words.save);
      await save.click();
      await expect(signInDialog(page, language)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(signInDialog(page, language)).toBeHidden();
      await lists.release();
      await settle(page);
      await expect(signInDialog(page, language)).toBeHidden();
      await expect(save).toBeFocused();
      const bar = page.getByRole('status').filter({ hasText: TEXTS[language].signedOut });
      await expect(bar.getByRole('button', { name: words.signIn })).toBeVisible();
      await page.keyboard.press('Enter');
      await signInAgain(page, language, SUPERADMIN);
      await expect(bar).toBeHidden();
      await expect(save).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(notice(page, words.sessionCreated)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: words.arenas.bobBirnie })).toContainText(
        'Full equipment',
      );

      await button(page, words.updatePlayers).click();
      await expect(notice(page, words.playersUpdated(2))).toBeVisible();
    });

    test('a view that cannot be loaded says so in its place, and loads after reconnection', async ({
      page,
      context,
    }) => {
      const texts = TEXTS[language];
      await signInByForm(page, words, SUPERADMIN);
      await context.setOffline(true);
      await page.getByRole('link', { name: words.analytics, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.noConnection })).toBeFocused();
      await expect(page.getByRole('banner')).toContainText(words.welcome);
      await expect(notice(page, texts.backOnline)).toHaveCount(0);
      await button(page, texts.tryAgain).click();
      await expect(button(page, texts.tryAgain)).toBeVisible();

      await context.setOffline(false);
      await expect(notice(page, texts.backOnline)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: words.analyticsTitle })).toBeVisible();
    });
  });
}

test.describe('en', () => {
  const [words, texts] = [WORDS.en, TEXTS.en];
  test.beforeEach(({ context }) => speak(context, 'en'));

  test('another user who signs in there gets a new page', async ({
    page,
    context,
    playwright,
    baseURL,
  }, testInfo) => {
    const office = await playwright.request.newContext({ baseURL });
    const coach = await givenCoach(office, `other.${uniqueName(testInfo)}`);
    await office.dispose();
    await signInByForm(page, words, SUPERADMIN);
    await page.getByRole('link', { name: words.teams, exact: true }).click();
    await button(page, words.addTeam).click();
    await page.getByLabel(words.teamName).fill('Demo of a superadmin');
    await wakeUp(context);

    const dialog = signInDialog(page, 'en');
    await dialog.getByLabel(words.username, { exact: true }).fill(coach.username);
    await dialog.getByLabel(words.password, { exact: true }).fill(coach.password);
    await dialog.getByRole('button', { name: words.signIn, exact: true }).click();
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('banner')).toContainText(words.coach);
    await expect(page.getByRole('heading', { name: words.chooseArea })).toBeVisible();
  });

  test('a form in a dialog gets the focus back from the sign-in over it', async ({ page, context }) => {
    await signInByForm(page, words, SUPERADMIN);
    await page.getByRole('link', { name: words.teams, exact: true }).click();
    await button(page, words.addTeam).click();
    const name = page.getByLabel(words.teamName);
    await name.fill('Demo');
    await wakeUp(context);
    await signInAgain(page, 'en', SUPERADMIN);
    await expect(name).toBeFocused();
    await page.keyboard.type(' team');
    await expect(name).toHaveValue('Demo team');
  });

  test('after a new release, a view whose file is gone offers a reload', async ({ page }) => {
    await signInByForm(page, words, SUPERADMIN);
    await page.route('**/analytics-view-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: words.analytics, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.partFailed })).toBeFocused();
    await page.unroute('**/analytics-view-*.js');
    await button(page, texts.reload).click();
    await expect(page.getByRole('heading', { level: 1, name: words.analyticsTitle })).toBeVisible();
  });
});
