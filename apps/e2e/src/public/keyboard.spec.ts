import type { Page } from '@playwright/test';
import { hydrated } from '../support/page-facts.ts';
import { PAGES_ONCE } from '../screens/public-pages.ts';
import { expect, test } from '../support/site-test.ts';

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

/** On a phone another menu and another bar: they are the same on every page. */
const ON_PHONES = ['/', '/hockey-programs/team/1', '/practice', '/calendar'];

for (const { place, viewport, paths } of [
  { place: 'desk', viewport: { width: 1280, height: 900 }, paths: PAGES_ONCE.map(({ path }) => path) },
  { place: 'phone', viewport: { width: 390, height: 844 }, paths: ON_PHONES },
]) {
  test(`Tab reaches every control on every page, with a visible focus: ${place}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
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
}
