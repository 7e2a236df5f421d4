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

/** A separate site: a waiting run blocks no other test's clean-up. */
const SITE_URL = 'http://127.0.0.1:4411';

const TEXTS = {
  en: {
    chooseArea: 'Select a management area to get started',
    title: 'The nightly cleanup waits for your decision',
    text: 'it would delete 60 tryout sessions at once. The last runs deleted 0 at most. So nothing was deleted.',
    clock: 'Compare the server’s clock with yours: it says ',
    clockOff: 'The two clocks differ.',
    decide: 'Look and decide',
    question: 'Delete 60 tryout sessions?',
    consequence: 'They disappear from the site; you can restore them for 30 days.',
    yes: 'Delete 60 sessions',
    no: 'Keep waiting',
    nextRun: 'Waits for your decision, see above',
    done: '60 sessions deleted.',
    restore: /^Restore /,
  },
  fr: {
    chooseArea: 'Choisissez une section pour commencer',
    title: 'Le nettoyage quotidien attend votre décision',
    text: 'il supprimerait 60\u00a0séances de sélection d’un seul coup. Les derniers nettoyages en ont supprimé au plus 0. Rien n’a donc été supprimé.',
    clock: 'Comparez l’horloge du serveur avec la vôtre\u00a0: elle indique le ',
    clockOff: 'Les deux horloges ne concordent pas.',
    decide: 'Vérifier et décider',
    question: 'Supprimer 60\u00a0séances de sélection?',
    consequence: 'Elles disparaîtront du site; vous pourrez les restaurer pendant 30\u00a0jours.',
    yes: 'Supprimer 60\u00a0séances',
    no: 'Laisser en attente',
    nextRun: 'Attend votre décision (voir plus haut)',
    done: '60\u00a0séances supprimées.',
    restore: /^Restaurer /,
  },
};

/** Nothing is cut off, touch targets are large, and axe finds nothing. */
async function expectClear(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
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

for (const [language, width, height] of [
  ['fr', 390, 844],
  ['en', 1280, 900],
] as const)
  test(`a waiting run is shown on the dashboard, with its content and the clocks (${language}, ${width} px)`, async ({
    page,
    context,
  }) => {
    const texts = TEXTS[language];
    await speak(context, language);
    await page.setViewportSize({ width, height });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin');
    const run = waits(page, texts.title);
    await expect(run).toContainText(texts.text);
    await expect(run).toContainText(texts.clock);
    await expect(run).not.toContainText(texts.clockOff);
    await expectClear(page);

    const decide = run.getByRole('button', { name: texts.decide });
    expect((await decide.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await decide.press('Enter');
    const question = page.getByRole('dialog', { name: texts.question });
    await expect(question).toContainText(texts.consequence);
    await expect(question.getByRole('button', { name: texts.no })).toBeFocused();
    for (const name of [texts.no, texts.yes])
      expect((await question.getByRole('button', { name }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectClear(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(decide).toBeFocused();

    await page.goto('/admin?view=auto-deletion');
    await expect(run).toContainText(texts.text);
    await expect(page.getByText(texts.nextRun)).toBeVisible();
    await expectClear(page);
  });

test('a device whose clock differs by a day shows both clocks', async ({ page, context }) => {
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  await page.clock.setSystemTime(Date.now() + 30 * DAY_MS);
  await page.goto('/admin');
  await expect(waits(page, TEXTS.en.title)).toContainText(TEXTS.en.clockOff);
});

test('a coach, who cannot approve, sees nothing of it', async ({ page, context, playwright }, testInfo) => {
  await speak(context, 'en');
  const office = await playwright.request.newContext({ baseURL: SITE_URL });
  const coach = await givenCoach(office, `coach.${uniqueName(testInfo)}`);
  await office.dispose();
  await signInByApi(page.request, coach);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: TEXTS.en.chooseArea })).toBeVisible();
  await expect(page.locator('.admin-cards')).toBeVisible();
  await expect(page.getByText(TEXTS.en.title)).toHaveCount(0);
});

test('an approval deletes what was shown; an outdated tab learns that nothing waits any more', async ({
  page,
  context,
  someoneElse,
}) => {
  const texts = TEXTS.en;
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  const other = await someoneElse();
  await speak(other.context(), 'fr');
  await signInByApi(other.request, SUPERADMIN);
  await other.goto(`${SITE_URL}/admin`);
  await other.getByRole('button', { name: TEXTS.fr.decide }).click();

  await page.goto('/admin');
  await page.getByRole('button', { name: texts.decide }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.yes }).click();
  await expect(notice(page, texts.done)).toBeVisible();
  await expect(waits(page, texts.title)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: texts.chooseArea })).toBeFocused();

  await other.getByRole('dialog').getByRole('button', { name: TEXTS.fr.yes }).click();
  await expect(other.getByText('Ce nettoyage n’est plus en attente', { exact: false })).toBeVisible();
  await expect(waits(other, TEXTS.fr.title)).toHaveCount(0);

  await page.goto('/admin?view=auto-deletion');
  await expect(page.getByRole('button', { name: texts.restore }).first()).toBeVisible();
  await expect(waits(page, texts.title)).toHaveCount(0);
});
