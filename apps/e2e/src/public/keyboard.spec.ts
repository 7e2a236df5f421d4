import type { Page } from '@playwright/test';
import { hydrated } from '../support/page-facts.ts';
import { PAGES_ONCE } from '../screens/public-pages.ts';
import { expect, test } from '../support/site-test.ts';
import { WORDS } from '../support/words.ts';

/** Selector of elements that Tab must reach. */
const REACHABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/**
 * Records each focused element: in `stops`, and in `unseen` those whose focus is not visible, because nothing
 * marks it or another element covers it.
 */
const recordFocus = (page: Page) =>
  page.evaluate(() => {
    const [stops, unseen] = [new Set<Element>(), new Set<string>()];
    const name = (element: Element) => `${element.tagName.toLowerCase()} ${element.textContent.trim()}`;
    /** An outline of the element, or of the card that contains it. */
    const isMarked = (element: Element | null, parents = 5): boolean => {
      if (element === null || parents === 0) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
        isMarked(element.parentElement, parents - 1)
      );
    };
    const isUncovered = (element: Element) =>
      [...element.getClientRects()].some(({ left, top, width, height }) => {
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return over !== null && (element.contains(over) || over.contains(element));
      });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      stops.add(target);
      if (!target.matches(':focus-visible') || !isMarked(target)) unseen.add(`unmarked: ${name(target)}`);
      else if (!isUncovered(target)) unseen.add(`covered: ${name(target)}`);
    });
    Object.assign(window, { focusRecord: { stops, unseen, name } });
  });

interface FocusRecord {
  focusRecord: { stops: Set<Element>; unseen: Set<string>; name: (element: Element) => string };
}

/** Number of elements that Tab should reach: visible and enabled. */
const reachableCount = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility() && element.closest('[inert]') === null && !element.matches(':disabled'),
      ).length,
    REACHABLE,
  );

/** Elements that Tab missed, and those it reached without a visible focus. */
const problemsOf = (page: Page) =>
  page.evaluate((selector) => {
    const { stops, unseen, name } = (window as unknown as FocusRecord).focusRecord;
    const missed = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility() &&
        element.closest('[inert]') === null &&
        !element.matches(':disabled') &&
        element.tabIndex >= 0 &&
        !stops.has(element),
    );
    return [...missed.map((element) => `missed: ${name(element)}`), ...unseen];
  }, REACHABLE);

for (const [place, viewport] of Object.entries({
  desk: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(place, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('Tab reaches every control on every page, with a visible focus', async ({ page }) => {
      for (const { path } of PAGES_ONCE) {
        await page.goto(path);
        await page.keyboard.press('Shift');
        await hydrated(page);
        await recordFocus(page);
        const count = await reachableCount(page);
        expect.soft(count, path).toBeGreaterThan(5);
        for (let stop = 0; stop < count; stop += 1) await page.keyboard.press('Tab');
        expect.soft(await problemsOf(page), path).toEqual([]);
      }
    });
  });
}

test('each dropdown opens, is navigated and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await hydrated(page);
  const header = page.getByRole('navigation', { name: WORDS.en.mainNavigation });
  const dropdowns = await header.locator('details').all();
  expect(dropdowns.length).toBeGreaterThanOrEqual(2);
  for (const dropdown of dropdowns) {
    await dropdown.locator('summary').focus();
    await page.keyboard.press('Enter');
    const links = dropdown.getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(3);
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dropdown).not.toHaveAttribute('open');
    await expect(dropdown.locator('summary')).toBeFocused();
  }
});
