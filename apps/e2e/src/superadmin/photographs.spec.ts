import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, signInByApi } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

// A photograph changes home: on a site of its own.
const SITE_URL = 'http://127.0.0.1:4425';
test.use({ baseURL: SITE_URL });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { RATE_LIMITS: 'off', DEMO_DATA: 'on' });
});
test.afterAll(() => site.close());

const PHOTOGRAPH = fileURLToPath(
  new URL('../../../site/src/pictures/share/share-club.en.jpg', import.meta.url),
);
const DRAWING = fileURLToPath(new URL('../../../site/src/pictures/gallery-flag.svg', import.meta.url));
const ALT = { en: 'The team after its first win', fr: 'L’équipe après sa première victoire' };

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Whether the image has pixels and where it was loaded from. */
const loaded = (page: Page, alt: string) =>
  page.getByRole('img', { name: alt }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { isLoaded: image.naturalWidth > 0, path: new URL(image.currentSrc).pathname };
  });

/** The sum of the layout shifts of a page while it loads. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries of the shifts until now are delivered before the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

test('a superadmin adds a photograph of home, which is shown in both languages, and removes it', async ({
  page,
  request,
  someoneElse,
}) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=settings');
  await page.getByRole('link', { name: t('dashboard.pages.pictures') }).click();
  await expect(page.getByRole('button', { name: t('pictures.add') })).toBeVisible();
  await page.getByRole('button', { name: t('pictures.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('pictures.add') });
  const submit = dialog.getByRole('button', { name: t('pictures.upload'), exact: true });

  // Everything is required, and said at its field.
  await submit.click();
  await expect(dialog.getByText(t('validation.pictureRequired'))).toBeVisible();
  await expect(dialog.getByText(t('validation.bothLanguages'))).toHaveCount(2);
  await expect(dialog.getByText(t('validation.consentRequired'))).toBeVisible();
  await expectAccessible(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);

  // A drawing is refused, and what was typed stays.
  await dialog.getByLabel(t('pictures.altEn')).fill(ALT.en);
  await dialog.getByLabel(t('pictures.altFr')).fill(ALT.fr);
  await dialog.getByRole('checkbox', { name: t('pictures.consent') }).check();
  await dialog.locator('input[type=file]').setInputFiles(DRAWING);
  await submit.click();
  await expect(dialog.getByText(t('errors.PICTURE_TYPE'))).toBeVisible();
  await expect(dialog.getByLabel(t('pictures.altFr'))).toHaveValue(ALT.fr);

  await dialog.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
  await expect(dialog.getByText(t('pictures.preview'))).toBeVisible();
  await expectAccessible(page);
  await submit.click();
  await expect(page.getByText(t('pictures.added')).first()).toBeVisible({ timeout: 60_000 });
  await expect(dialog).toBeHidden();
  expect((await loaded(page, ALT.en)).isLoaded).toBe(true);
  await expectAccessible(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);

  const visitor = await someoneElse();
  await visitor.setViewportSize({ width: 360, height: 844 });
  let address = '';
  for (const [path, alt] of [
    ['/', ALT.en],
    ['/fr', ALT.fr],
  ] as const) {
    expect(await layoutShift(visitor, SITE_URL + path)).toBe(0);
    const { isLoaded, path: file } = await loaded(visitor, alt);
    expect(isLoaded).toBe(true);
    expect(file).toMatch(/^\/api\/media\/[0-9a-f]{32}-\d+\.avif$/);
    expect(await widthOf(visitor)).toBeLessThanOrEqual(360);
    address = file;
  }
  expect((await request.get(address)).status()).toBe(200);

  await page.getByRole('button', { name: 'Remove The team after its first win' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('pictures.remove'), exact: true })
    .click();
  await expect(page.getByText(t('pictures.removed')).first()).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  for (const path of ['/', '/fr']) {
    const html = await (await request.get(path)).text();
    expect(html).not.toContain('/api/media/');
    expect(html).toContain('class="hero-crest"');
  }
});

test('photographs of a team and of the gallery are on their pages, in place of the drawings', async ({
  page,
  someoneElse,
}) => {
  await signInByApi(page.request, SUPERADMIN);
  const teams = (await (await page.request.get('/api/teams')).json()) as { id: number; name: string }[];
  const [team] = teams;
  await page.goto('/admin?view=pictures');
  for (const place of ['Team page', t('pictures.places.gallery')]) {
    await page.getByRole('button', { name: t('pictures.add') }).click();
    const dialog = page.getByRole('dialog', { name: t('pictures.add') });
    await dialog.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await dialog.getByLabel(t('pictures.place')).click();
    await page.getByTitle(place, { exact: true }).click();
    if (place === 'Team page') {
      await dialog.getByLabel('Team', { exact: true }).click();
      await page
        .getByTitle(team?.name ?? '', { exact: true })
        .first()
        .click();
    }
    await dialog.getByLabel(t('pictures.altEn')).fill(ALT.en);
    await dialog.getByLabel(t('pictures.altFr')).fill(ALT.fr);
    await dialog.getByRole('checkbox', { name: t('pictures.consent') }).check();
    await dialog.getByRole('button', { name: t('pictures.upload'), exact: true }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
  }
  const visitor = await someoneElse();
  for (const path of [`/fr/hockey-programs/team/${team?.id}`, '/fr/wall-of-celebrations']) {
    expect(await layoutShift(visitor, SITE_URL + path)).toBe(0);
    await visitor.getByRole('img', { name: ALT.fr }).scrollIntoViewIfNeeded();
    expect((await loaded(visitor, ALT.fr)).isLoaded).toBe(true);
    await expectAccessible(visitor);
  }
  await expect(visitor.locator('.wall img')).toHaveCount(1);
});

test('two superadmins who change one photograph see both texts', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=pictures');
  await page
    .getByRole('button', { name: `Edit ${ALT.en}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change the texts' });
  await dialog.getByLabel(t('pictures.altEn')).fill('Mine');
  const [picture] = (await (await page.request.get('/api/pictures')).json()) as { id: number }[];
  await page.request.put(`/api/pictures/${picture?.id}`, { headers, data: { altEn: 'Theirs' } });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('Mine');
  await expect(conflict).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Mine').first()).toBeVisible();
});
