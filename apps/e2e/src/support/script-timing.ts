import { expect, type Page } from '@playwright/test';
import { hydrated, sleepIslands } from './page-facts.ts';

/** Time of the load event and of each script request, in milliseconds since navigation. */
const timing = (page: Page) =>
  page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return { loaded: page?.loadEventEnd ?? 0, scripts: scripts.map(({ startTime }) => startTime) };
  });

/** Opens a page; hydration starts after the load event. */
export async function expectScriptsAfterLoad(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  const { loaded, scripts } = await timing(page);
  expect(loaded).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(0);
  for (const start of scripts) expect(start).toBeGreaterThanOrEqual(loaded);
}

/** Opens a page in a busy browser: no script is requested before a key press. */
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
