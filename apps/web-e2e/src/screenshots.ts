import type { Page } from '@playwright/test';
import { signInByApi, speak } from './back-office.ts';
import { openAdminScreens, openPublicScreens } from './open-screens.ts';
import { OPEN_SITE_URL, startOpenSite } from './open-site.ts';
import type { OwnSite } from './own-site.ts';
import { PLACES, type Place } from './places.ts';
import {
  ACCESS_SCREENS,
  ADMIN_SCREENS,
  PUBLIC_SCREENS,
  PUBLIC_STATES,
  settle,
  type Screen,
} from './screens.ts';
import { SUPERADMIN } from './server.ts';
import { test } from './site-test.ts';
import { WORDS } from './words.ts';

const FOLDER = new URL('../screenshots/', import.meta.url).pathname;

async function photograph(page: Page, { name, open }: Screen, { language, use }: Place): Promise<void> {
  await speak(page.context(), language);
  await open(page, WORDS[language]);
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({
    path: `${FOLDER}${name}-${language}-${use.viewport.width}.png`,
    // What lies over a page is seen as it stands on the screen; a page is seen whole.
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

// No tests: screenshots.config.ts runs this to have every screen photographed, for people to look at.
for (const place of PLACES)
  test.describe(place.name, () => {
    test.use({ ...place.use, deviceScaleFactor: 1 });
    photographEach('public', [...PUBLIC_SCREENS, ...PUBLIC_STATES], place);
    photographEach('access', ACCESS_SCREENS, place);
    photographEach('admin', ADMIN_SCREENS, place);
  });

test.describe('with practices', () => {
  // One address: one site for all of them.
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
