import { expect, test } from '../support/site-test.ts';
import { cachedPaths, visit } from '../support/service-worker.ts';
import { SITE } from '../support/texts.ts';

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

test('the service worker caches no page that names children: neither teams nor families', async ({
  page,
}) => {
  await visit(page, '/');
  for (const path of ['/hockey-programs/team/1', '/my', `/my/r/${'x'.repeat(43)}`, `/my/${'x'.repeat(43)}`])
    await visit(page, path);
  expect(await cachedPaths(page)).toEqual(['/offline', '/fr/offline']);
});
