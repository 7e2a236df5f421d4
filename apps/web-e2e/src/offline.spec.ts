import type { Page } from '@playwright/test';
import { expect, test } from './site-test.ts';
import { WORDS } from './words.ts';

const TITLES = { en: 'No connection', fr: 'Pas de connexion' };
const RETRY = { en: 'Try again', fr: 'Réessayer' };

/** Opens a page and waits until a worker stands ready for the next one. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

for (const language of ['en', 'fr'] as const) {
  const { prefix } = WORDS[language];

  test(`a phone that loses its network is told so, and goes on where it was: ${language}`, async ({
    page,
    context,
  }) => {
    await visit(page, prefix || '/');
    await context.setOffline(true);
    await page.goto(`${prefix}/hockey-programs/team/1?session=1`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(TITLES[language]);
    await expect(page).toHaveURL(`${prefix}/hockey-programs/team/1?session=1`);
    await context.setOffline(false);
    await page.getByRole('link', { name: RETRY[language] }).click();
    await expect(title).toHaveText('M13 AAA');
    await expect(page).toHaveURL(`${prefix}/hockey-programs/team/1?session=1`);
  });
}

test('without a network an address that names no language speaks the chosen one', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await page.getByRole('banner').locator('a[data-language=fr]').click();
  await context.setOffline(true);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.fr);
});

test('the phone keeps the page for offline times and no other: team pages may name children', async ({
  page,
}) => {
  await visit(page, '/');
  await visit(page, '/hockey-programs/team/1');
  const kept = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        addresses.push(new URL(request.url).pathname);
    return addresses;
  });
  expect(kept).toEqual(['/offline', '/fr/offline']);
});
