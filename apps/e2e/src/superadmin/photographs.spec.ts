import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, signInByApi, speak } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

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

const TEXTS = {
  en: {
    link: 'Add or remove photographs',
    add: 'Add a photograph',
    choose: 'Choose a file',
    preview: 'This is how the site shows it, in the club’s colours.',
    place: 'Where it is shown',
    gallery: 'Wall of celebrations',
    altEn: 'What it shows (English)',
    altFr: 'What it shows (French)',
    consent: 'Consent of everyone in the photograph, or of their parents, is on file.',
    upload: 'Add',
    added: 'The photograph is on the site',
    missing: 'Choose a photograph',
    both: 'Write this in both languages',
    noConsent: 'Confirm that the consent of everyone in the photograph is on file',
    refused: 'This is not a photograph that the site accepts: choose a JPEG, PNG or WebP file.',
    remove: `Remove ${ALT.en}`,
    sure: 'Remove',
    removed: 'The photograph is removed',
  },
  fr: {
    link: 'Ajouter ou retirer des photos',
    add: 'Ajouter une photo',
    choose: 'Choisir un fichier',
    preview: 'Voici la photo telle que le site la montre, aux couleurs du club.',
    place: 'Où elle paraît',
    gallery: 'Mur des célébrations',
    altEn: 'Ce qu’elle montre (anglais)',
    altFr: 'Ce qu’elle montre (français)',
    consent: 'Le consentement de toutes les personnes sur la photo, ou de leurs parents, est au dossier.',
    upload: 'Ajouter',
    added: 'La photo est sur le site',
    missing: 'Choisissez une photo',
    both: 'Écrivez ce texte dans les deux langues',
    noConsent: 'Confirmez que le consentement de toutes les personnes sur la photo est au dossier',
    refused:
      'Ce fichier n’est pas une photo que le site accepte\u00a0: choisissez un fichier JPEG, PNG ou WebP.',
    remove: `Retirer ${ALT.fr}`,
    sure: 'Retirer',
    removed: 'La photo est retirée',
  },
};

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
        setTimeout(() => resolve(sum), 1000);
      }),
  );
}

for (const [language, width] of [
  ['en', 1280],
  ['fr', 360],
] as const)
  test(`a superadmin adds a photograph of home, which is shown in both languages, and removes it (${language}, ${width} px)`, async ({
    page,
    context,
    request,
    someoneElse,
  }) => {
    const texts = TEXTS[language];
    await speak(context, language);
    await page.setViewportSize({ width, height: 844 });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin?view=settings');
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page.getByRole('button', { name: texts.add })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.add }).click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    const submit = dialog.getByRole('button', { name: texts.upload, exact: true });

    // Everything is required, and said at its field.
    await submit.click();
    await expect(dialog.getByText(texts.missing)).toBeVisible();
    await expect(dialog.getByText(texts.both)).toHaveCount(2);
    await expect(dialog.getByText(texts.noConsent)).toBeVisible();
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);

    // A drawing is refused, and what was typed stays.
    await dialog.getByLabel(texts.altEn).fill(ALT.en);
    await dialog.getByLabel(texts.altFr).fill(ALT.fr);
    await dialog.getByRole('checkbox', { name: texts.consent }).check();
    await dialog.locator('input[type=file]').setInputFiles(DRAWING);
    await submit.click();
    await expect(dialog.getByText(texts.refused)).toBeVisible();
    await expect(dialog.getByLabel(texts.altFr)).toHaveValue(ALT.fr);

    await dialog.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await expect(dialog.getByText(texts.preview)).toBeVisible();
    await expectAccessible(page);
    await submit.click();
    await expect(page.getByText(texts.added).first()).toBeVisible({ timeout: 60_000 });
    await expect(dialog).toBeHidden();
    expect((await loaded(page, ALT[language])).isLoaded).toBe(true);
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);

    const visitor = await someoneElse();
    await visitor.setViewportSize({ width, height: 844 });
    let address = '';
    for (const [path, alt] of [
      ['/', ALT.en],
      ['/fr', ALT.fr],
    ] as const) {
      expect(await layoutShift(visitor, SITE_URL + path)).toBe(0);
      const { isLoaded, path: file } = await loaded(visitor, alt);
      expect(isLoaded).toBe(true);
      expect(file).toMatch(/^\/api\/media\/[0-9a-f]{32}-\d+\.avif$/);
      expect(await widthOf(visitor)).toBeLessThanOrEqual(width);
      await expectAccessible(visitor);
      address = file;
    }
    expect((await request.get(address)).status()).toBe(200);

    await page.getByRole('button', { name: texts.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.sure, exact: true }).click();
    await expect(page.getByText(texts.removed).first()).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
    for (const path of ['/', '/fr']) {
      const html = await (await request.get(path)).text();
      expect(html).not.toContain('/api/media/');
      expect(html).toContain('class="hero-crest"');
    }
  });

test('photographs of a team and of the gallery are on their pages, in place of the drawings', async ({
  page,
  context,
  someoneElse,
}) => {
  const texts = TEXTS.en;
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  const teams = (await (await page.request.get('/api/teams')).json()) as { id: number; name: string }[];
  const [team] = teams;
  await page.goto('/admin?view=pictures');
  for (const place of ['Team page', texts.gallery]) {
    await page.getByRole('button', { name: texts.add }).click();
    const dialog = page.getByRole('dialog', { name: texts.add });
    await dialog.locator('input[type=file]').setInputFiles(PHOTOGRAPH);
    await dialog.getByLabel(texts.place).click();
    await page.getByTitle(place, { exact: true }).click();
    if (place === 'Team page') {
      await dialog.getByLabel('Team', { exact: true }).click();
      await page
        .getByTitle(team?.name ?? '', { exact: true })
        .first()
        .click();
    }
    await dialog.getByLabel(texts.altEn).fill(ALT.en);
    await dialog.getByLabel(texts.altFr).fill(ALT.fr);
    await dialog.getByRole('checkbox', { name: texts.consent }).check();
    await dialog.getByRole('button', { name: texts.upload, exact: true }).click();
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

test('two superadmins who change one photograph see both texts', async ({ page, context }) => {
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=pictures');
  await page
    .getByRole('button', { name: `Edit ${ALT.en}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change the texts' });
  await dialog.getByLabel(TEXTS.en.altEn).fill('Mine');
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
