import { expect, test } from './site-test.ts';
import { SERVER_URL } from './server.ts';
import { WORDS, type Language, type Words } from './words.ts';

interface PublicPage {
  path: string;
  status?: number;
  title: (words: Words) => string;
  /** The address to keep, where it is another one. */
  canonical?: string;
}

const team = (path: string): PublicPage => ({
  path,
  title: () => 'M13 AAA',
  canonical: '/hockey-programs/team/1',
});
const missing = (path: string): PublicPage => ({ path, status: 404, title: (words) => words.notFound });
const missingTeam = (path: string): PublicPage => ({
  path,
  status: 404,
  title: (words) => words.teamNotFound,
});

/** Every public address there is, and those that there are not. The third demo team is hidden. */
const PAGES: PublicPage[] = [
  { path: '/', title: (words) => words.homeTitle },
  { path: '/hockey-programs/tryouts', title: (words) => words.chooserTitle },
  { path: '/hockey-programs/tryouts/lheq', title: (words) => words.lheqTitle },
  { path: '/hockey-programs/tryouts/m18aaa', title: (words) => words.m18Title },
  team('/hockey-programs/team/1'),
  team('/hockey-programs/tryouts/lheq/1'),
  missing('/no-such-page'),
  missing('/hockey-programs'),
  missing('/admin/no-such-page'),
  missing('/hockey-programs/tryouts/nhl'),
  missing('/hockey-programs/tryouts/lheq/1/2'),
  missingTeam('/hockey-programs/tryouts/m18aaa/1'),
  missingTeam('/hockey-programs/tryouts/lheq/4'),
  missingTeam('/hockey-programs/team/3'),
  missingTeam('/hockey-programs/team/abc'),
];

/** Ids that name no team, or are none (D-39). */
const ODD_IDS = [
  '999999',
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  '%00',
  '2147483648',
  '99999999999999999999',
  "1'or'1",
];

const LANGUAGES: Language[] = ['en', 'fr'];
const addressIn = (language: Language, path: string) =>
  `${WORDS[language].prefix}${path === '/' && language === 'fr' ? '' : path}`;

for (const language of LANGUAGES) {
  const words = WORDS[language];
  const other = language === 'en' ? 'fr' : 'en';

  test.describe(language, () => {
    for (const { path, status = 200, title, canonical = path } of PAGES) {
      test(`${path} answers ${status}, says so, fits 360 px and leads to its other language`, async ({
        page,
        context,
      }) => {
        await context.addCookies([{ name: 'language', value: language, url: SERVER_URL }]);
        await page.setViewportSize({ width: 360, height: 740 });
        const answer = await page.goto(addressIn(language, path));
        expect(answer?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title(words));
        await expect(page).toHaveTitle(new RegExp(`${words.clubName}$`));
        if (status === 404) await expect(page.getByRole('main')).toContainText(words.notFound);

        const links = await page
          .locator('link[rel=canonical], link[rel=alternate]')
          .evaluateAll((found) =>
            found.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
          );
        const kept = (code: Language) => `${SERVER_URL}${addressIn(code, canonical)}`;
        const wanted = [
          [null, kept(language)],
          ['en', kept('en')],
          ['fr', kept('fr')],
          ['x-default', kept('en')],
        ];
        expect(links).toEqual(status === 200 ? wanted : []);

        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

        const toggle = page.getByRole('banner').locator(`a[data-language=${other}]`);
        await expect(toggle).toHaveAttribute('href', addressIn(other, path));
      });
    }

    test('an odd id is a team that does not exist', async ({ request }) => {
      for (const id of ODD_IDS) {
        const answer = await request.get(`${words.prefix}/hockey-programs/team/${id}`);
        expect(answer.status(), id).toBe(404);
        expect(await answer.text(), id).toContain(`<h1>${words.teamNotFound}</h1>`);
      }
    });
  });
}

test('the toggle keeps the page, and the choice is remembered where an address names no language', async ({
  page,
  context,
}) => {
  const toggleTo = (language: Language) =>
    page.getByRole('banner').locator(`a[data-language=${language}]`).click();
  await page.goto('/hockey-programs/tryouts/lheq');
  await toggleTo('fr');
  await expect(page).toHaveURL('/fr/hockey-programs/tryouts/lheq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.fr.lheqTitle);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'fr', sameSite: 'Lax', path: '/' });
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(364);

  await page.goto('/hockey-programs/tryouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.fr.chooserTitle);
  await toggleTo('en');
  await expect(page).toHaveURL('/hockey-programs/tryouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.chooserTitle);
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.fr.homeTitle);
});

test.describe('without a choice', () => {
  test.use({ locale: 'fr-CA' });
  test("an address that names no language comes in the browser's", async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS.fr.homeTitle);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a family finds the players and the schedule, and selects a session', async ({ page }) => {
    await page.goto('/hockey-programs/tryouts');
    await page.getByRole('main').getByRole('link', { name: 'LHEQ' }).click();
    await page
      .getByRole('link', { name: `${WORDS.en.viewTryouts} – M13 AAA` })
      .first()
      .click();
    await expect(
      page.getByRole('region', { name: WORDS.en.activePlayers }).getByRole('listitem'),
    ).toHaveCount(20);
    const sessions = page.getByRole('region', { name: WORDS.en.schedule });
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await sessions.getByRole('button').first().click();
    await expect(page).toHaveURL(/\?session=\d+$/);
    await expect(page.getByRole('heading', { name: WORDS.en.sessionDetails })).toBeVisible();
    await page.locator('summary').filter({ hasText: WORDS.en.programs }).click();
    await expect(
      page
        .getByRole('navigation', { name: WORDS.en.mainNavigation })
        .getByRole('link', { name: WORDS.en.lheqTitle }),
    ).toBeVisible();
  });
});

test('a link to one session opens with it selected', async ({ page }) => {
  await page.goto('/hockey-programs/team/1');
  await page.getByRole('region', { name: WORDS.en.schedule }).getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/\?session=\d+$/);
  await page.reload();
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toContainText('6:00 PM');
});

test('a refresh that fails says so and leaves what was there', async ({ page, context }) => {
  await page.goto('/hockey-programs/team/1');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await context.setOffline(true);
  await page.getByRole('button', { name: WORDS.en.refresh }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Refresh failed');
  await expect(notice).toContainText('Could not update data. Please try again.');
  await expect(page.getByRole('region', { name: WORDS.en.activePlayers }).getByRole('listitem')).toHaveCount(
    20,
  );
});
