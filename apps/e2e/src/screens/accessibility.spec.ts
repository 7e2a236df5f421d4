import type { Page } from '@playwright/test';
import { look, LOOKS } from './axe.ts';
import { signInByApi, speak, uniqueName } from '../support/back-office.ts';
import { closeDemo } from '../support/closed-demo.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { halves } from '../support/page-facts.ts';
import { ACCESS_SCREENS, ADMIN_SCREENS, PUBLIC_SCREENS, PUBLIC_STATES } from './screens.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { WORDS } from '../support/words.ts';

for (const [index, { language, viewport }] of LOOKS.entries()) {
  const baseURL = `http://127.0.0.1:${4412 + index}`;
  test.describe(`${language}, ${viewport.width} px`, () => {
    // Serial, on a site of its own: axe takes as long as the lists, which other tests lengthen.
    test.describe.configure({ mode: 'default' });
    test.use({ viewport, baseURL, contextOptions: { reducedMotion: 'reduce' } });
    let site: OwnSite;
    test.beforeAll(async () => {
      site = await startOwnSite(baseURL, { DEMO_DATA: 'on', RATE_LIMITS: 'off' });
      await closeDemo(baseURL);
    });
    test.afterAll(() => site.close());
    test.beforeEach(({ context }) => speak(context, language));

    for (const [part, screens] of halves(PUBLIC_SCREENS).entries()) {
      test(`axe finds nothing on the public pages, part ${part + 1}`, async ({ page }) => {
        await look(page, screens, language);
      });
    }
    test('axe finds nothing in other states of the public pages and on the sign-in pages', async ({
      page,
    }) => {
      await look(page, [...PUBLIC_STATES, ...ACCESS_SCREENS], language);
    });
    for (const [part, screens] of halves(ADMIN_SCREENS).entries()) {
      test(`axe finds nothing in the back-office, part ${part + 1}`, async ({ page }) => {
        await signInByApi(page.request, SUPERADMIN);
        await look(page, screens, language);
      });
    }
  });
}

/** Waits for the element of that name, then presses Tab until it has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const element = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByLabel(name));
  await expect(element.first()).toBeVisible();
  const target = page.locator(':focus').and(element);
  for (let stops = 0; stops < 60; stops += 1) {
    if ((await target.count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab reaches nothing that is called ${String(name)}.`);
}

test('signing in and adding a team work without a mouse', async ({ page, context }, testInfo) => {
  const words = WORDS.en;
  await speak(context, 'en');
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: words.loginTitle })).toBeVisible();
  await tabTo(page, words.username);
  await page.keyboard.type(SUPERADMIN.username);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
  await page.keyboard.type(SUPERADMIN.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: words.chooseArea })).toBeVisible();
  await tabTo(page, words.teams);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.teamsTitle })).toBeFocused();
  await tabTo(page, words.addTeam);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, words.teamName);
  const name = `M15 ${uniqueName(testInfo)}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.teamCreated)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  // The dialog is closed, and the focus is back on its opener.
  await expect(page.getByRole('button', { name: words.addTeam })).toBeFocused();
});
