import { hydrated } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { expectScriptsAfterKey, expectScriptsAfterLoad } from '../support/script-timing.ts';
import { expect, test } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;
const TEAM = '/hockey-programs/team/1';

test('no script is requested before the page is loaded', async ({ page }) => {
  for (const path of ['/', '/hockey-programs/tryouts', TEAM]) await expectScriptsAfterLoad(page, path);
});

test('while the browser is busy no script is requested before a key press', async ({ page }) => {
  await expectScriptsAfterKey(page, TEAM);
});

test.describe('on a desktop', () => {
  test('what families open stays in sight, whatever the scroll position', async ({ page }) => {
    for (const path of ['/', '/fr']) {
      await page.goto(path);
      const families = page.locator('.family-menu a');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(families).toHaveCount(4);
      for (const link of await families.all()) await expect(link).toBeInViewport({ ratio: 1 });
      for (const [index, href] of ['/hockey-programs/tryouts', '/practice', '/my', '/calendar'].entries())
        await expect(families.nth(index)).toHaveAttribute('href', path === '/' ? href : path + href);
    }
  });

  test('the header menu opens, navigates and closes by key', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    const menu = page.locator('summary').filter({ hasText: 'Hockey Programs' });
    for (
      let stops = 0;
      stops < 10 && !(await menu.evaluate((summary) => summary === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await expect(menu).toBeFocused();
    const first = page.getByRole('banner').getByRole('link', { name: t('programs.m18.title') });
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

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the menu is full-screen, traps scroll and focus, and closes by Escape and by a tap on a link', async ({
    page,
  }) => {
    await page.goto(`${TEAM}`);
    await hydrated(page);
    const button = page.locator('summary').filter({ hasText: t('shell.menu') });
    const menu = page.getByRole('navigation', { name: t('shell.mainNavigation') });
    await button.tap();
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect(box?.width).toBe(PHONE.viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(PHONE.viewport.height);

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
    expect(stops).toContain('Fall 2025 tryouts');

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await menu.getByRole('link', { name: 'Fall 2025 tryouts' }).first().tap();
    await expect(page).toHaveURL(`/hockey-programs/tryouts`);
    await expect(page.getByRole('navigation', { name: t('shell.mainNavigation') })).toBeHidden();
  });
});
