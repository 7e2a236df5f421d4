import type { Page } from '@playwright/test';
import { expect, type OpenTeam } from '../support/open-team.ts';
import { hydrated } from '../support/page-facts.ts';
import { TEXTS, type Language } from '../support/texts.ts';

/** The form's endpoint. */
export const PATH = /\/api\/registration-forms$/;
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** From the team's page to the open form. */
export async function openForm(page: Page, team: OpenTeam, language: Language = 'en') {
  const { prefix, site: t } = TEXTS[language];
  await page.goto(`${prefix}/hockey-programs/team/${team.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: t('tryouts.team.register') }).tap();
  await expect(dialogOf(page)).toBeVisible();
}

export async function typeChild(page: Page, name: string, index = 0, language: Language = 'en') {
  const { site: t } = TEXTS[language];
  const dialog = dialogOf(page);
  await dialog.getByLabel(t('registration.fields.playerName')).nth(index).fill(name);
  await dialog.getByLabel(t('registration.fields.ageOrYear')).nth(index).fill('2012');
  await dialog
    .getByRole('radio', { name: t('registration.positions.Goalie') })
    .nth(index)
    .check();
}

export async function typeParent(page: Page, email: string, language: Language = 'en') {
  const { site: t } = TEXTS[language];
  const dialog = dialogOf(page);
  await dialog.getByLabel(t('registration.fields.parentName')).fill('Demo Parent');
  await dialog.getByLabel(t('registration.fields.parentEmail')).fill(email);
  await dialog.locator('[name=parentalAuthority]').check();
}
