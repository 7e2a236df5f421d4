import { hydrated } from '../support/page-facts.ts';
import { PHONES } from '../support/places.ts';
import { expectScriptsAfterKey, expectScriptsAfterLoad } from '../support/script-timing.ts';
import { expect, test } from '../support/site-test.ts';
import { WORDS } from '../support/words.ts';

const words = WORDS.en;
const TEAM = '/hockey-programs/team/1';

test('no script is requested before the page is loaded', async ({ page }) => {
  for (const path of ['/', '/hockey-programs/tryouts', TEAM]) await expectScriptsAfterLoad(page, path);
});

test('while the browser is busy no script is requested before a key press', async ({ page }) => {
  await expectScriptsAfterKey(page, TEAM);
});

test.describe('on a desktop', () => {
  test('the header menu opens, navigates and closes by key', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    const menu = page.locator('summary').filter({ hasText: words.programs });
    for (
      let stops = 0;
      stops < 10 && !(await menu.evaluate((summary) => summary === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(menu).toBeFocused();
    const first = page.getByRole('banner').getByRole('link', { name: words.m18Lions });
    await expect(first).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/m18-aaa-lions');
  });

  test('the skip link skips the header', async ({ page }) => {
    await page.goto('/hockey-programs/tryouts/lheq');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

for (const { name, language, use } of PHONES) {
  test.describe(name, () => {
    test.use(use);
    const texts = WORDS[language];

    test('the menu is full-screen, traps scroll and focus, and closes by Escape and by a tap on a link', async ({
      page,
    }) => {
      await page.goto(`${texts.prefix}${TEAM}`);
      await hydrated(page);
      const button = page.locator('summary').filter({ hasText: texts.menu });
      const menu = page.getByRole('navigation', { name: texts.mainNavigation });
      await button.tap();
      await expect(menu).toBeVisible();
      const box = await menu.boundingBox();
      expect(box?.width).toBe(use.viewport.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(use.viewport.height);

      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toMatch(
        /hidden|clip/,
      );

      await button.focus();
      const stops = new Set<string>();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        const inHeader = await page.evaluate(() => document.activeElement?.closest('header') !== null);
        expect(inHeader).toBe(true);
        stops.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
      expect(stops).toContain(texts.tryoutsLink);

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();

      await button.tap();
      await menu.getByRole('link', { name: texts.tryoutsLink }).first().tap();
      await expect(page).toHaveURL(`${texts.prefix}/hockey-programs/tryouts`);
      await expect(page.getByRole('navigation', { name: texts.mainNavigation })).toBeHidden();
    });
  });
}
