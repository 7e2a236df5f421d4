import { DAY_MS } from '../support/back-office.ts';
import { hydrated } from '../support/page-facts.ts';
import { addressIn } from '../screens/public-pages.ts';

import { expect, test } from '../support/site-test.ts';
import { SITE, type Language } from '../support/texts.ts';
import { hold } from '../walk/walk.ts';

const t = SITE.en;

/** Unknown addresses. The third demo team is hidden, the fourth is in the other league. */
const MISSING_PAGES = [
  '/no-such-page',
  '/hockey-programs',
  '/admin/no-such-page',
  '/hockey-programs/tryouts/nhl',
  '/hockey-programs/tryouts/lheq/1/2',
];
const MISSING_TEAMS = [
  '/hockey-programs/tryouts/m18aaa/1',
  '/hockey-programs/tryouts/lheq/4',
  '/hockey-programs/team/3',
  '/hockey-programs/team/abc',
];

/** Ids of no team, and invalid ids. */
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

// In French, whose texts are longer.
test('an unknown address answers 404, says so, fits 360 px and links its other language', async ({
  page,
}) => {
  const french = SITE.fr;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [...MISSING_PAGES, ...MISSING_TEAMS]) {
    const title = MISSING_TEAMS.includes(path)
      ? french('tryouts.teamPage.notFoundTitle')
      : french('shell.notFoundTitle');
    const answer = await page.goto(addressIn('fr', path));
    expect.soft(answer?.status(), path).toBe(404);
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'fr');
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toContainText(title);
    await expect.soft(page, path).toHaveTitle(new RegExp(`${french('shell.clubName')}$`));
    await expect.soft(page.getByRole('main'), path).toContainText(french('shell.notFoundTitle'));
    await expect.soft(page.locator('link[rel=canonical], link[rel=alternate]'), path).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(360);
    const toggle = page.getByRole('banner').locator('a[data-language=en]');
    await expect.soft(toggle, path).toHaveAttribute('href', addressIn('en', path));
  }
});

test('an invalid id is an unknown team', async ({ request }) => {
  for (const id of ODD_IDS) {
    const answer = await request.get(`/hockey-programs/team/${id}`);
    expect(answer.status(), id).toBe(404);
    expect(await answer.text(), id).toContain(`<h1>${t('tryouts.teamPage.notFoundTitle')}</h1>`);
  }
});

test('an address that cannot be decoded is a 404 in the visitor’s language', async ({ request }) => {
  for (const path of ['/%', '/a%ff', '/fr/%E0%A4%A']) {
    const answer = await request.get(path, { headers: { 'accept-language': 'fr' } });
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(SITE.fr('shell.notFoundTitle'));
  }
  expect(await (await request.get('/fr/%E0%A4%A')).text()).toContain(SITE.fr('shell.notFoundTitle'));
});

test('an address in French words leads to its page, accents or not', async ({ page }) => {
  for (const [from, to] of [
    ['/fr/camps-de-selection', '/fr/hockey-programs/tryouts'],
    ['/fr/entraînements', '/fr/practice'],
    ['/fr/mes-inscriptions', '/fr/my'],
    ['/fr/équipes/1?session=1', '/fr/hockey-programs/team/1?session=1'],
    ['/fr/politique-de-confidentialite', '/fr/privacy-policy'],
  ] as const) {
    const answer = await page.goto(from);
    expect(answer?.status(), from).toBe(200);
    await expect(page).toHaveURL(to);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/privacy-policy$/);
});

test('a query that cannot be decoded does not lose the page', async ({ request }) => {
  for (const query of ['?utm_campaign=50%off', '?q=caf%E9', '?a=%']) {
    const answer = await request.get(`/fr/about${query}`);
    expect([answer.status(), await answer.text()], query).toEqual([
      200,
      expect.stringContaining('lang="fr"'),
    ]);
  }
});

test('a file is cached for a year, and has no document headers', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [font = ''] = /\/assets\/[^"]+\.woff2/.exec(page) ?? [];
  const headers = (await request.get(font)).headers();
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(Object.keys(headers)).not.toContain('content-security-policy');
});

test('the toggle keeps the query: a selected session stays selected', async ({ page }) => {
  await page.goto('/hockey-programs/team/1');
  await page
    .getByRole('region', { name: t('tryouts.team.scheduleTitle') })
    .getByRole('button')
    .first()
    .click();
  await expect(page).toHaveURL(/\?session=\d+$/);
  const [, query] = page.url().split('?');
  await page.getByRole('banner').locator('a[data-language=fr]').click();
  await expect(page).toHaveURL(`/fr/hockey-programs/team/1?${query}`);
});

test('the toggle keeps the page, and the choice applies where an address names no language', async ({
  page,
  context,
}) => {
  const toggleTo = (language: Language) =>
    page.getByRole('banner').locator(`a[data-language=${language}]`).click();
  await page.goto('/hockey-programs/tryouts/lheq');
  await toggleTo('fr');
  await expect(page).toHaveURL('/fr/hockey-programs/tryouts/lheq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camps de sélection LHEQ');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'language', value: 'fr', sameSite: 'Lax', path: '/' });
  expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / DAY_MS).toBeGreaterThan(364);

  await page.goto('/hockey-programs/tryouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Camps de sélection, automne\u00a02025');
  await toggleTo('en');
  await expect(page).toHaveURL('/hockey-programs/tryouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fall 2025 tryouts');
  await page.goto('/fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SITE.fr('home.title'));
});

test.describe('without a choice', () => {
  test.use({ locale: 'fr-CA' });
  test("an address without a language uses the browser's", async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(SITE.fr('home.title'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a family finds the players and the schedule, and selects a session', async ({ page }) => {
    await page.goto('/hockey-programs/tryouts');
    await page.getByRole('main').getByRole('link', { name: 'LHEQ' }).click();
    await page
      .getByRole('link', { name: `${t('tryouts.league.viewTryouts')} – M13 AAA` })
      .first()
      .click();
    await expect(
      page.getByRole('region', { name: t('tryouts.team.playersTitle') }).getByRole('listitem'),
    ).toHaveCount(20);
    const sessions = page.getByRole('region', { name: t('tryouts.team.scheduleTitle') });
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await sessions.getByRole('button').first().click();
    await expect(page).toHaveURL(/\?session=\d+$/);
    await expect(page.getByRole('heading', { name: t('tryouts.team.details') })).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Hockey Programs' }).click();
    await expect(
      page
        .getByRole('navigation', { name: t('shell.mainNavigation') })
        .getByRole('link', { name: 'Fall 2025 tryouts' }),
    ).toBeVisible();
  });
});

test('a link to one session opens with it selected', async ({ page }) => {
  await page.goto('/hockey-programs/team/1');
  await page
    .getByRole('region', { name: t('tryouts.team.scheduleTitle') })
    .getByRole('button')
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\?session=\d+$/);
  await page.reload();
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(1);
  await expect(pressed).toContainText('6:00 PM');
});

test('a failed refresh shows an error and keeps the data', async ({ page, context }) => {
  await page.goto('/hockey-programs/team/1');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: t('tryouts.team.refresh') }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Refresh failed');
  await expect(notice).toContainText('Could not update data. Please try again.');
  await expect(
    page.getByRole('region', { name: t('tryouts.team.playersTitle') }).getByRole('listitem'),
  ).toHaveCount(20);
});

for (const part of ['public-entry', 'react', 'team-tryouts'])
  test(`a page whose script ${part} is lost once runs it a moment later`, async ({ page }) => {
    let lost = 0;
    await page.route(new RegExp(`/assets/${part}-[^/]*\\.js$`), async (route) => {
      lost += 1;
      return lost === 1 ? route.abort('internetdisconnected') : route.continue();
    });
    await page.goto('/hockey-programs/team/1');
    await hydrated(page);
    expect(lost).toBeGreaterThan(1);
  });

for (const [what, withhold] of [
  ['frames', () => (window.requestAnimationFrame = () => 0)],
  [
    'idle time',
    () =>
      (window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined ? 0 : window.setTimeout(callback, timeout)),
  ],
] as const)
  test(`a page runs its script although the browser withholds ${what}`, async ({ page }) => {
    await page.addInitScript(withhold);
    await page.goto('/hockey-programs/team/1');
    await hydrated(page);
  });

test('a new page starts at its top, and Back restores the scroll position', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/privacy-policy');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('links.links.title') })
    .click();
  await expect(page).toHaveURL('/resources/useful-links');
  await page.waitForLoadState();
  expect(await place()).toBe(0);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  expect(await place()).toBe(400);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect.poll(place).toBeGreaterThan(400);
  await page.goForward();
  await expect(page).toHaveURL('/resources/useful-links');
  await expect.poll(place).toBe(400);
});

test('a phone’s home screen gets the club’s name, its colour and icons that are served', async ({
  page,
  request,
}) => {
  await page.goto('/fr/my');
  const colour = await page.locator('meta[name=theme-color]').getAttribute('content');
  // Chromium fetches the manifest under the page's policy, and names what is wrong with it.
  const { url, data, errors } = await (await page.context().newCDPSession(page)).send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; type: string }[] };
  expect(manifest).toMatchObject({ short_name: 'Lions', theme_color: colour, background_color: colour });
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
  }
});

// In French, whose longer words break into more lines.
test('the display font moves nothing on a phone when it arrives late', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { release: arrive } = await hold(page, '**/*.woff2');
  await page.goto(addressIn('fr', '/hockey-programs/team/1'), { waitUntil: 'domcontentloaded' });
  const tops = () =>
    page
      .locator('h1, h2, h3')
      .evaluateAll((headings) =>
        headings.map((heading) => [
          heading.textContent,
          Math.round(heading.getBoundingClientRect().top + scrollY),
        ]),
      );
  const before = await tops();
  arrive();
  await page.evaluate(() => document.fonts.ready);
  expect(await tops()).toEqual(before);
});
