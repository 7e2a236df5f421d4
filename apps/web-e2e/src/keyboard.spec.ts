import type { Page } from '@playwright/test';
import { hydrated } from './page-facts.ts';
import { PAGES_ONCE } from './public-pages.ts';
import { expect, test } from './site-test.ts';
import { WORDS } from './words.ts';

/** What somebody must be able to reach with Tab alone. */
const REACHABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/**
 * Makes the page write down each element that gets the focus: in `stops`, and in `unseen` those whose focus nobody can
 * see, because nothing marks it or because something lies over it.
 */
const recordFocus = (page: Page) =>
  page.evaluate(() => {
    const [stops, unseen] = [new Set<Element>(), new Set<string>()];
    const name = (element: Element) => `${element.tagName.toLowerCase()} ${element.textContent.trim()}`;
    /** An outline of its own, or of the card that it stands for. */
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

/** How many elements Tab should reach now: drawn, and not switched off. */
const reachableCount = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) =>
          element.checkVisibility() && element.closest('[inert]') === null && !element.matches(':disabled'),
      ).length,
    REACHABLE,
  );

/** What Tab should have reached and has not, and what it reached unseen. */
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
    test('Tab alone reaches everything on every page, and one sees where one is', async ({ page }) => {
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

test('each dropdown opens, is walked through and closes by keyboard', async ({ page }) => {
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
