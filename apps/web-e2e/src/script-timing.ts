import { expect, type Page } from '@playwright/test';
import { hydrated, sleepIslands } from './page-facts.ts';

/** When the page was loaded and when each script was asked for, in milliseconds since the page was asked for. */
const timing = (page: Page) =>
  page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return { loaded: page?.loadEventEnd ?? 0, scripts: scripts.map(({ startTime }) => startTime) };
  });

/** Opens a page: whatever is to run there is asked for when the page is loaded, not before. */
export async function expectScriptsAfterLoad(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const { loaded, scripts } = await timing(page);
  expect(loaded).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(0);
  for (const start of scripts) expect(start).toBeGreaterThanOrEqual(loaded);
}

/** Opens a page in a browser that is busy: no script is asked for until somebody presses a key. */
export async function expectScriptsAfterKey(page: Page, path: string): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await sleepIslands(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
}
