import type { Page } from '@playwright/test';
import { expect, test } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';

/** Opens a page and waits until the service worker is active. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

test('offline navigation shows the offline page, and online it returns to the page', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/hockey-programs/team/1?session=1');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(SITE.en('shell.offlineTitle'));
  await expect(page).toHaveURL('/hockey-programs/team/1?session=1');
  await context.setOffline(false);
  await page.getByRole('link', { name: SITE.en('shell.retry') }).click();
  await expect(title).toHaveText('M13 AAA');
  await expect(page).toHaveURL('/hockey-programs/team/1?session=1');
});

test('offline, an address without a language uses the chosen one', async ({ page, context }) => {
  await visit(page, '/');
  await page.getByRole('banner').locator('a[data-language=fr]').click();
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE.fr('shell.offlineTitle'));
});

test('the service worker caches only the offline page: team and family pages name children', async ({
  page,
}) => {
  await visit(page, '/');
  for (const path of ['/hockey-programs/team/1', '/my', `/my/r/${'x'.repeat(43)}`, `/my/${'x'.repeat(43)}`])
    await visit(page, path);
  const kept = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        addresses.push(new URL(request.url).pathname);
    return addresses;
  });
  expect(kept).toEqual(['/offline', '/fr/offline']);
});
