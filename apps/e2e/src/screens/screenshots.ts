import type { Page } from '@playwright/test';
import { OPEN_SITE_URL, startOpenSite } from '../support/open-practice.ts';
import { signInByApi, speak } from '../support/back-office.ts';
import { openAdminScreens, openPublicScreens } from './open-screens.ts';
import type { OwnSite } from '../support/own-site.ts';
import { settle } from '../support/page-facts.ts';
import { DESK, PHONE } from '../support/places.ts';
import { ACCESS_SCREENS, ADMIN_SCREENS, PUBLIC_SCREENS, PUBLIC_STATES, type Screen } from './screens.ts';
import { SUPERADMIN } from '../support/server.ts';
import { test } from '../support/site-test.ts';
import { LANGUAGES, TEXTS, type Language } from '../support/texts.ts';

interface Place {
  name: string;
  language: Language;
  use: typeof DESK;
}
const PLACES = LANGUAGES.flatMap((language): Place[] => [
  { name: `${language}, phone`, language, use: { ...PHONE, locale: `${language}-CA` } },
  { name: `${language}, desk`, language, use: { ...DESK, locale: `${language}-CA` } },
]);
const FOLDER = new URL('../../screenshots/', import.meta.url).pathname;

async function photograph(page: Page, { name, open }: Screen, { language, use }: Place): Promise<void> {
  await speak(page.context(), language);
  await open(page, TEXTS[language]);
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({
    path: `${FOLDER}${name}-${language}-${use.viewport.width}.png`,
    // Overlays are shown in the viewport, pages in full.
    fullPage: (await page.getByRole('dialog').count()) === 0,
  });
}

function photographEach(group: string, screens: Screen[], place: Place): void {
  for (const screen of screens)
    test(`${group} ${screen.name}`, async ({ page }) => {
      if (group === 'admin') await signInByApi(page.request, SUPERADMIN);
      await photograph(page, screen, place);
    });
}

// No tests: screenshots.config.ts runs this to take a screenshot of every screen.
for (const place of PLACES)
  test.describe(place.name, () => {
    test.use({ ...place.use, deviceScaleFactor: 1 });
    photographEach('public', [...PUBLIC_SCREENS, ...PUBLIC_STATES], place);
    photographEach('access', ACCESS_SCREENS, place);
    photographEach('admin', ADMIN_SCREENS, place);
  });

test.describe('with practices', () => {
  // Serial: all share one site.
  test.describe.configure({ mode: 'default' });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOpenSite();
  });
  test.afterAll(() => site.close());

  for (const place of PLACES)
    test.describe(place.name, () => {
      test.use({ ...place.use, baseURL: OPEN_SITE_URL, deviceScaleFactor: 1 });
      photographEach('public', openPublicScreens(place.language), place);
      photographEach('admin', openAdminScreens(place.language), place);
    });
});
