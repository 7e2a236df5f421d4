import { expectAccessible } from '../screens/axe.ts';
import { signInByApi, speak } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXTS = {
  en: {
    title: 'Site check-up',
    checking: 'Checking the site',
    schema: 'Version of the database',
    again: 'Check again',
  },
  fr: {
    title: 'Bilan du site',
    checking: 'Examen du site',
    schema: 'Version de la base de données',
    again: 'Refaire le bilan',
  },
} as const;

for (const [language, width] of [
  ['en', 1280],
  ['fr', 360],
] as const)
  test(`a superadmin sees how the site is (${language}, ${width} px)`, async ({ page, context }) => {
    const texts = TEXTS[language];
    await speak(context, language);
    await page.setViewportSize({ width, height: 800 });
    await signInByApi(page.request, SUPERADMIN);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/doctor', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/admin?view=settings');
    await page.getByRole('link', { name: texts.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByText(texts.checking)).toBeVisible();
    answer();
    const schema = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: texts.schema }) });
    await expect(schema.getByText('OK')).toBeVisible({ timeout: 40_000 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // A failure is told, with a way to try again.
    await page.route('**/api/admin/doctor', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: texts.again }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.unroute('**/api/admin/doctor');
    await page.getByRole('main').getByRole('alert').getByRole('button').click();
    await expect(schema.getByText('OK')).toBeVisible({ timeout: 40_000 });
  });
