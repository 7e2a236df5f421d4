import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openForm, typeChild } from '../support/open-practice.ts';
import { hydrated } from '../support/page-facts.ts';
import { adminScreen, publicScreen, type Screen } from './screens.ts';
import { TEXTS, type Language } from '../support/texts.ts';

/** From the demo practices, which are the same in every fresh database. */
const [WITH_PLACES, FULL, CANCELLED] = [2, 5, 6];
export const EMPTY = 7;

/** Public screens while practice registration is open, on the site that `startOpenSite` starts. */
export function openPublicScreens(language: Language): Screen[] {
  const { site } = TEXTS[language];
  const form = (id: number) => (page: Page) => openForm(page, { id, date: '' }, language);
  /** Returns the link to the receipt. */
  const registered = async (page: Page) => {
    const dialog = await form(EMPTY)(page);
    await typeChild(page, 'Zoé Démo', `${randomUUID()}@example.test`, language);
    // Registers a skater: every visit of this screen takes a place, and there are more for skaters.
    await dialog.getByRole('radio', { name: site('registration.positions.Defense') }).check();
    await dialog
      .getByRole('button', { name: site('registration.form.submit', { count: 1 }), exact: true })
      .click();
    const link = dialog.getByRole('link', { name: site('registration.outcome.open') });
    await expect(link).toBeVisible();
    return link;
  };
  return [
    publicScreen('practice-open', '/practice'),
    publicScreen('practice-cancelled', `/practice?practice=${CANCELLED}`),
    publicScreen('practices-open', '/practices'),
    { name: 'practice-form', isWhole: true, open: async (page) => void (await form(WITH_PLACES)(page)) },
    { name: 'practice-form-full', isWhole: false, open: async (page) => void (await form(FULL)(page)) },
    { name: 'practice-registered', isWhole: false, open: async (page) => void (await registered(page)) },
    {
      name: 'receipt',
      isWhole: true,
      open: async (page) => {
        await page.goto((await (await registered(page)).getAttribute('href')) ?? '');
        await hydrated(page);
        await expect(page.getByRole('button', { name: site('family.cantCome') })).toBeVisible();
      },
    },
  ];
}

/** Coaches' screens of practices on the same site. */
export function openAdminScreens(language: Language): Screen[] {
  const { t } = TEXTS[language];
  const opened =
    (button: string): Screen['open'] =>
    async (page) => {
      await page.getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    };
  return [
    adminScreen('practices', '?view=practices', 'practices.title'),
    adminScreen(
      'practice-edit',
      '?view=practices',
      'practices.title',
      opened(t('common.editNamed', { name: '' })),
    ),
    adminScreen(
      'practice-cancel',
      '?view=practices',
      'practices.title',
      opened(t('practices.cancelNamed', { when: '' })),
    ),
    adminScreen('practice-roster', `?view=practices&roster=${FULL}`, 'practices.title', async (page) => {
      await expect(page.getByRole('dialog').getByText(t('registrations.ledger'))).toBeVisible();
    }),
  ];
}
