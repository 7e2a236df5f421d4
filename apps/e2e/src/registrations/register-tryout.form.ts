import type { Page } from '@playwright/test';
import { expect, type OpenTeam } from '../support/open-team.ts';
import { hydrated } from '../support/page-facts.ts';
import { FORM_WORDS } from './register-tryout.words.ts';
import { WORDS, type Language } from '../support/words.ts';

/** The form's endpoint. */
export const PATH = /\/api\/registration-forms$/;
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** From the team's page to the open form. */
export async function openForm(page: Page, language: Language, team: OpenTeam) {
  await page.goto(`${WORDS[language].prefix}/hockey-programs/team/${team.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: FORM_WORDS[language].register }).tap();
  await expect(dialogOf(page)).toBeVisible();
}

export async function typeChild(page: Page, language: Language, name: string, index = 0) {
  const words = FORM_WORDS[language];
  const dialog = dialogOf(page);
  await dialog.getByLabel(words.playerName).nth(index).fill(name);
  await dialog.getByLabel(words.age).nth(index).fill('2012');
  await dialog.getByRole('radio', { name: words.goalie }).nth(index).check();
}

export async function typeParent(page: Page, language: Language, email: string) {
  const words = FORM_WORDS[language];
  const dialog = dialogOf(page);
  await dialog.getByLabel(words.parentName).fill('Demo Parent');
  await dialog.getByLabel(words.parentEmail).fill(email);
  await dialog.getByRole('checkbox', { name: words.authority }).check();
}
