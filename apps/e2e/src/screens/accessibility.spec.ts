import { look } from './axe.ts';
import { signInByApi } from '../support/back-office.ts';
import { closeDemo } from '../support/closed-demo.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { halves } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { ACCESS_SCREENS, ADMIN_SCREENS, PUBLIC_SCREENS, PUBLIC_STATES } from './screens.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { TEXTS } from '../support/texts.ts';

/**
 * Leaves out screens that have the same parts as another one, and the doctor, whose examination waits for the
 * addresses of all links: doctor.spec.ts looks at its view.
 */
const LOOKED_AT = ADMIN_SCREENS.filter(
  ({ name }) => !['doctor', 'teams-m18aaa', 'team-edit', 'team-colors', 'user-edit', 'search'].includes(name),
);

// On a site of its own: axe takes as long as the lists, which other tests lengthen.
test.describe('axe, in French on a phone', () => {
  const baseURL = 'http://127.0.0.1:4412';
  // Serial: the tests share the site.
  test.describe.configure({ mode: 'default' });
  test.use({ ...PHONE, locale: 'fr-CA', baseURL });
  let site: OwnSite;
  test.beforeAll(async () => {
    site = await startOwnSite(baseURL, { DEMO_DATA: 'on', RATE_LIMITS: 'off' });
    await closeDemo(baseURL);
  });
  test.afterAll(() => site.close());

  for (const [part, screens] of halves(PUBLIC_SCREENS).entries()) {
    test(`finds nothing on the public pages, part ${part + 1}`, async ({ page }) => {
      await look(page, screens);
    });
  }
  test('finds nothing in other states of the public pages and on the sign-in pages', async ({ page }) => {
    await look(page, [...PUBLIC_STATES, ...ACCESS_SCREENS]);
  });
  for (const [part, screens] of halves(LOOKED_AT).entries()) {
    test(`finds nothing in the back-office, part ${part + 1}`, async ({ page }) => {
      await signInByApi(page.request, SUPERADMIN);
      await look(page, screens);
    });
  }
});

test('each view of the back-office fits a desktop in English, with one title and unique ids', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInByApi(page.request, SUPERADMIN);
  for (const { name, open } of ADMIN_SCREENS.filter(({ isWhole }) => isWhole)) {
    await open(page, TEXTS.en);
    const facts = await page.evaluate(() => ({
      language: document.documentElement.lang,
      titles: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
      isWider: document.documentElement.scrollWidth > innerWidth,
      repeated: [...document.querySelectorAll('[id]')]
        .map(({ id }) => id)
        .filter((id, index, ids) => ids.indexOf(id) < index),
    }));
    expect.soft(facts, name).toEqual({ language: 'en', titles: 1, mains: 1, isWider: false, repeated: [] });
  }
});
