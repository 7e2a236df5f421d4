import type { Page } from '@playwright/test';
import { hydrated, shownText } from '../support/page-facts.ts';
import { PAGES_ONCE } from '../screens/public-pages.ts';
import { expect, test } from '../support/site-test.ts';

/** The eight counters of the home page. */
const COUNTERS = ['98', '58', '188', '290', '126', '315', '8', '14'];

const moving = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return `${animation instanceof CSSAnimation ? animation.animationName : 'transition'} of ${target?.className ?? '?'}`;
    }),
  );

/** Scrolls from top to bottom, one viewport at a time; returns the elements that moved. */
async function readThrough(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 0; screen < screens; screen += 1) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: 'instant' }), screen);
    for (const animation of await moving(page)) found.add(animation);
  }
  return [...found];
}

const countersShown = async (page: Page) => {
  const words = (await shownText(page)).split(/[\s\u00a0]+/);
  return COUNTERS.filter((figure) => words.includes(figure));
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves on any page', async ({ page }) => {
    for (const { path } of PAGES_ONCE) {
      await page.goto(path);
      await page.keyboard.press('Shift');
      await hydrated(page);
      expect.soft(await readThrough(page), path).toEqual([]);
    }
  });

  test('the counters show their numbers at once', async ({ page }) => {
    await page.goto('/');
    expect(await countersShown(page)).toEqual(COUNTERS);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await readThrough(page);
    expect(await countersShown(page)).toEqual(COUNTERS);
  });
});

test('the counters animate, and end at their numbers', async ({ page }) => {
  await page.goto('/');
  const counting = page.locator('.counter-value [aria-hidden=true]');
  await expect(counting).toHaveCount(0);
  await page.keyboard.press('Shift');
  await hydrated(page);
  await page.getByText('290', { exact: true }).first().scrollIntoViewIfNeeded();
  await expect.poll(() => counting.count()).toBeGreaterThan(0);
  await expect(counting).toHaveCount(0);
  expect(await countersShown(page)).toEqual(COUNTERS);
});
