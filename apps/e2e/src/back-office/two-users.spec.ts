import type { BrowserContext, Page } from '@playwright/test';
import {
  givenCoach,
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
import { button } from '../walk/walk.ts';

const TEXTS = {
  en: {
    other: 'Another user is signed in',
    goOn: 'Continue as the other user and discard what I typed',
    signedInAgain: 'Signed in again',
  },
  fr: {
    other: 'Une autre personne est connectée',
    goOn: 'Continuer avec l’autre compte et abandonner ces saisies',
    signedInAgain: 'Reconnexion réussie',
  },
};

const dialogOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: TEXTS[language].other });

/** A page of the superadmin with a typed team; the API signs in, so no tab is told. */
async function typeTeam(page: Page, words: Words, name: string) {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=teams');
  await button(page, words.addTeam).click();
  await page.getByLabel(words.teamName).fill(name);
}

/** Saves the typed team. */
const save = (page: Page, words: Words) =>
  button(page.getByRole('dialog').filter({ has: page.getByLabel(words.teamName) }), words.addTeam).click();

/** Another tab, whose sign-in page was opened before anyone signed in. */
async function openSignInPage(context: BrowserContext, words: Words): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/admin/login');
  await expect(tab.getByLabel(words.username, { exact: true })).toBeVisible();
  return tab;
}

for (const language of ['en', 'fr'] as const) {
  const [words, texts] = [WORDS[language], TEXTS[language]];
  test.describe(language, () => {
    let coach: SignIn;
    test.beforeEach(async ({ context, playwright, baseURL }, testInfo) => {
      await speak(context, language);
      const office = await playwright.request.newContext({ baseURL });
      coach = await givenCoach(office, `two.${uniqueName(testInfo)}`);
      await office.dispose();
    });

    test('a save of one user in the session of another is refused, and made once they sign in again', async ({
      page,
    }, testInfo) => {
      const name = `Two users ${uniqueName(testInfo)}`;
      await typeTeam(page, words, name);
      await signInByApi(page.request, coach);
      await save(page, words);
      const dialog = dialogOf(page, language);
      await expect(dialog).toBeVisible();
      const teams = async () => (await page.request.get('/api/teams')).json() as Promise<{ name: string }[]>;
      expect((await teams()).map((team) => team.name)).not.toContain(name);

      await expect(dialog.getByLabel(words.username, { exact: true })).toHaveValue(SUPERADMIN.username);
      await dialog.getByLabel(words.password, { exact: true }).fill(SUPERADMIN.password);
      await page.keyboard.press('Enter');
      await expect(notice(page, texts.signedInAgain)).toBeVisible();
      await expect(page.getByLabel(words.teamName)).toHaveValue(name);
      await save(page, words);
      await expect(page.getByLabel(words.teamName)).toBeHidden();
      expect((await teams()).map((team) => team.name)).toContain(name);
      const created = await page.request.get('/api/audit?action=team.create');
      const entries = (await created.json()) as { actor: string; subjectName: string }[];
      expect(entries.find(({ subjectName }) => subjectName === name)?.actor).toBe(SUPERADMIN.username);
    });

    test('a sign-in in one tab is announced to a tab of another user, which can go on as that one', async ({
      page,
      context,
    }, testInfo) => {
      const older = await openSignInPage(context, words);
      await typeTeam(page, words, `Two users ${uniqueName(testInfo)}`);
      await older.getByLabel(words.username, { exact: true }).fill(coach.username);
      await older.getByLabel(words.password, { exact: true }).fill(coach.password);
      await older.keyboard.press('Enter');
      const dialog = dialogOf(page, language);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: texts.other })).toBeVisible();

      await save(page, words);
      await dialog.getByRole('button', { name: texts.goOn }).click();
      await expect(page).toHaveURL('/admin');
      await expect(page.getByRole('banner')).toContainText(words.coach);
      await expect(page.getByRole('status').filter({ hasText: texts.other })).toHaveCount(0);
    });
  });
}

test('a tab on the sign-in page goes on when another tab signs in', async ({ page, context }) => {
  await speak(context, 'en');
  const words = WORDS.en;
  const waiting = await openSignInPage(context, words);
  await signInByForm(page, words, SUPERADMIN);
  await expect(waiting).toHaveURL('/admin');
  await expect(waiting.getByRole('heading', { name: words.chooseArea })).toBeVisible();
});
