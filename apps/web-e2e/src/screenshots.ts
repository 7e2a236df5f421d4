import { signInByApi, speak } from './back-office.ts';
import { PLACES } from './places.ts';
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

// No tests: screenshots.config.ts runs this to have every screen photographed, for people to look at.
for (const { name, language, use } of PLACES) {
  test.describe(name, () => {
    test.use({ ...use, deviceScaleFactor: 1 });
    const groups: [string, Screen[]][] = [
      ['public', [...PUBLIC_SCREENS, ...PUBLIC_STATES]],
      ['access', ACCESS_SCREENS],
      ['admin', ADMIN_SCREENS],
    ];
    for (const [group, screens] of groups) {
      for (const screen of screens) {
        test(`${group} ${screen.name}`, async ({ page, context }) => {
          await speak(context, language);
          if (group === 'admin') await signInByApi(page.request, SUPERADMIN);
          await screen.open(page, WORDS[language]);
          await settle(page);
          await page.evaluate(() => scrollTo(0, 0));
          const folder = new URL('../screenshots/', import.meta.url).pathname;
          await page.screenshot({
            path: `${folder}${screen.name}-${language}-${use.viewport.width}.png`,
            // What lies over a page is seen as it stands on the screen; a page is seen whole.
            fullPage: (await page.getByRole('dialog').count()) === 0,
          });
        });
      }
    }
  });
}
