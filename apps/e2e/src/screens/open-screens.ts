import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openForm, typeChild } from '../support/open-practice.ts';
import { hydrated } from '../support/page-facts.ts';
import { PRACTICE_WORDS } from '../support/practice.words.ts';
import { PRACTICE_WORDS as OFFICE_WORDS } from '../support/practices-admin.words.ts';
import { adminScreen, publicScreen, type Screen } from './screens.ts';
import type { Language } from '../support/words.ts';

/** From the demo practices, which are the same in every fresh database. */
const [WITH_PLACES, FULL, CANCELLED] = [2, 5, 6];
export const EMPTY = 7;

/** What families see while practice registration is open; on the site that `startOpenSite` starts. */
export function openPublicScreens(language: Language): Screen[] {
  const words = PRACTICE_WORDS[language];
  const form = (id: number) => (page: Page) => openForm(page, language, { id, date: '' });
  /** Returns the link to the receipt. */
  const registered = async (page: Page) => {
    const dialog = await form(EMPTY)(page);
    await typeChild(page, language, 'Zoé Démo', `${randomUUID()}@example.test`);
    // Registers a skater: every visit of this screen takes a place, and there are more for skaters.
    await dialog.getByRole('radio', { name: words.defense }).check();
    await dialog.getByRole('button', { name: words.send, exact: true }).click();
    const link = dialog.getByRole('link', { name: words.openLink });
    await expect(link).toBeVisible();
    return link;
  };
  return [
    publicScreen('practice-open', '/practice'),
    publicScreen('practice-cancelled', `/practice?practice=${CANCELLED}`),
    publicScreen('practices-open', '/practices'),
    { name: 'practice-form', open: async (page) => void (await form(WITH_PLACES)(page)) },
    { name: 'practice-form-full', open: async (page) => void (await form(FULL)(page)) },
    { name: 'practice-registered', open: async (page) => void (await registered(page)) },
    {
      name: 'receipt',
      open: async (page) => {
        await page.goto((await (await registered(page)).getAttribute('href')) ?? '');
        await hydrated(page);
        await expect(page.getByRole('button', { name: words.cantCome })).toBeVisible();
      },
    },
  ];
}

/** What coaches see of practices there. */
export function openAdminScreens(language: Language): Screen[] {
  const words = OFFICE_WORDS[language];
  const opened =
    (button: string): Screen['open'] =>
    async (page) => {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
  return [
    adminScreen('practices', '?view=practices', 'practicesTitle'),
    adminScreen('practice-edit', '?view=practices', 'practicesTitle', opened(words.editOf(''))),
    adminScreen('practice-cancel', '?view=practices', 'practicesTitle', opened(words.cancel(''))),
    adminScreen('practice-roster', `?view=practices&roster=${FULL}`, 'practicesTitle', async (page) => {
      await expect(page.getByRole('dialog').getByText(words.ledger)).toBeVisible();
    }),
  ];
}
