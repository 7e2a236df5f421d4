import { givenCoach, signInByApi, signInByForm, speak, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, expectServerFailure, test } from '../support/site-test.ts';
import type { Page } from '@playwright/test';
import { OFFICE, t } from '../support/texts.ts';
import { hold } from '../walk/walk.ts';

async function tryToSignIn(page: Page, username: string, password: string, t = OFFICE.en) {
  await page.getByLabel(t('access.username'), { exact: true }).fill(username);
  await page.getByLabel(t('access.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('access.signIn'), exact: true }).click();
}

/** The alert of a wrong password: its title, and the server's sentence. */
const REFUSAL = `${t('access.loginFailed')} ${t('errors.INVALID_CREDENTIALS')}`;

/** Opens the dashboard and waits for its own calls, so that the next call is the test's. */
async function settleOnDashboard(page: Page) {
  const calls = [
    'admin/waiting-runs',
    'admin/backups',
    'admin/users',
    'analytics/overview',
    'analytics?*',
    'undo',
  ];
  const answers = [...calls, 'settings/public'].map((call) => page.waitForResponse(`**/api/${call}`));
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await Promise.all(answers);
}

test('a signed-out visitor is redirected to the sign-in, and a signed-in user to the dashboard', async ({
  page,
}) => {
  for (const address of ['/admin', '/admin?view=users', '/admin?view=tryouts&team=1']) {
    await page.goto(address);
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
  }
  // A user who is signed in has no sign-in page.
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
});

test('five wrong passwords lock a name, known or not, and the sixth attempt shows the minutes', async ({
  page,
}, testInfo) => {
  const username = `stranger.${uniqueName(testInfo)}`;
  await page.goto('/admin/login');
  const reason = page.getByRole('main').getByRole('alert');
  for (let tries = 1; tries <= 5; tries += 1) {
    const answer = page.waitForResponse('**/api/auth/login');
    await tryToSignIn(page, username, `wrong password ${tries}`);
    expect((await answer).status()).toBe(401);
    await expect(reason).toHaveText(REFUSAL);
  }
  await tryToSignIn(page, username, 'wrong password 6');
  await expect(reason).toContainText(/locked for a while.*You can try again in (1[0-5]|[1-9]) minutes?\./);
});

test('the language of an address that names one changes without a new load of the sign-in', async ({
  page,
}) => {
  await page.goto('/fr/admin/login');
  await page.getByLabel(OFFICE.fr('access.username'), { exact: true }).fill('coach.demo');
  await page.getByLabel(OFFICE.fr('access.password'), { exact: true }).fill('a typed password');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel(t('access.username'), { exact: true })).toHaveValue('coach.demo');
  await expect(page.getByLabel(t('access.password'), { exact: true })).toHaveValue('a typed password');
  await page.reload();
  await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
});

/** Superadmin-only views; the API's specs test their calls. */
const SUPERADMIN_VIEWS = [
  'users',
  'auto-deletion',
  'settings',
  'season',
  'sheets',
  'pictures',
  'incidents',
  'integrations',
  'outbox',
  'audit',
  'doctor',
];
/** Function that every component of Ant Design calls. */
const IN_ANT_DESIGN = 'getPrefixCls';

/** Calls whose answers may put a notice on the dashboard. */
const CALLS_OF_NOTICES = ['analytics', 'settings/public', 'admin/waiting-runs'];

for (const late of CALLS_OF_NOTICES)
  test(`a notice after a late answer to ${late} does not move the dashboard's cards`, async ({
    page,
    baseURL,
  }) => {
    await signInByApi(page.request, SUPERADMIN);
    await page.addInitScript(() => {
      const tops = new Set<number>();
      Object.assign(globalThis, { tops });
      const note = () => {
        const card = document.querySelector('.admin-cards');
        if (card) tops.add(card.getBoundingClientRect().top);
        requestAnimationFrame(note);
      };
      note();
    });
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const address = (path: string) => new URL(`/api/${path}`, baseURL).href;
    expectServerFailure(page.context(), address('admin/waiting-runs'));
    for (const path of CALLS_OF_NOTICES)
      await page.route(
        (url) => url.href.startsWith(`${address(path)}?`) || url.href === address(path),
        async (route) => {
          if (path === late) await held;
          if (path === 'admin/waiting-runs' && late === path) return route.fulfill({ status: 500, json: {} });
          if (path !== 'settings/public') return route.continue();
          // Fixed values: a concurrent test may have turned the development notice off.
          const json = { developmentNoticeEnabled: true, practiceRegistrationEnabled: false };
          return route.fulfill({ json });
        },
      );
    await page.goto('/admin');
    await expect(
      page.getByRole('main').getByRole('link', { name: t('dashboard.teams'), exact: true }),
    ).toBeVisible();
    release();
    const notice = late === 'admin/waiting-runs' ? 'Could not find out' : 'First steps';
    await expect(page.getByRole('main')).toContainText(notice);
    expect(await page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops].length)).toBe(
      1,
    );
  });

test('the sign-in page does not wait for the files of other views, and loads them ahead', async ({
  page,
}, testInfo) => {
  const { release } = await hold(page, '**/assets/libraries-*.js');
  const ahead = page.waitForRequest('**/assets/libraries-*.js');
  await page.goto('/admin?view=users');
  await expect(page).toHaveURL('/admin/login');
  await tryToSignIn(page, `stranger.${uniqueName(testInfo)}`, 'a wrong password');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(REFUSAL);
  const loaded = page.locator('script[src], link[rel=modulepreload]');
  const files = await loaded.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  );
  const hasAntDesign = async (file: string) =>
    (await (await page.request.get(file)).text()).includes(IN_ANT_DESIGN);
  expect(files).not.toHaveLength(0);
  for (const file of files) expect(await hasAntDesign(file), file).toBe(false);
  // Control: another view has it.
  expect(await hasAntDesign((await ahead).url())).toBe(true);

  release();
  await tryToSignIn(page, SUPERADMIN.username, SUPERADMIN.password);
  await expect(page.getByRole('heading', { name: t('users.title') })).toBeVisible();
});

test('a log-out in one tab redirects the others to the sign-in', async ({ page, context }) => {
  await signInByApi(page.request, SUPERADMIN);
  const other = await context.newPage();
  await other.goto('/admin?view=users');
  await expect(other.getByText('superadmin@')).not.toHaveCount(0);
  await page.goto('/admin');
  await page.getByRole('button', { name: t('dashboard.logout') }).click();
  await expect(other).toHaveURL('/admin/login');
  await expect(other.getByText('superadmin@')).toHaveCount(0);
});

test('a coach cannot reach superadmin views by link or address', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  await signInByApi(page.request, await givenCoach(office, `coach.${uniqueName(testInfo)}`));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
  for (const view of SUPERADMIN_VIEWS) await expect(page.locator(`a[href*="view=${view}"]`)).toHaveCount(0);
  for (const view of SUPERADMIN_VIEWS) {
    await page.goto(`/admin?view=${view}`);
    const denied = page.getByRole('alert').filter({ hasText: t('access.denied') });
    await expect(denied).toContainText(t('access.deniedText'));
    await expect(page).toHaveURL('/admin');
  }
  await office.dispose();
  await page.goto('/admin?view=teams');
  await expect(page.getByRole('heading', { name: t('teams.title') })).toBeVisible();
  await expect(page.getByText('Recently deleted teams')).toHaveCount(0);
  await page.goto('/admin?view=analytics&more=true');
  await expect(page.getByRole('heading', { name: t('analytics.turnout') })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page views' })).toHaveCount(0);
});

test('a coach who signs in after a superadmin finds none of their data by Back', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, `coach.${uniqueName(testInfo)}`);
  await office.dispose();
  await signInByForm(page, SUPERADMIN);
  await page.getByRole('link', { name: t('dashboard.users'), exact: true }).click();
  await expect(page.getByText(`@${SUPERADMIN.username}`)).toBeVisible();
  await page.getByRole('button', { name: t('dashboard.logout') }).click();
  await expect(page).toHaveURL('/admin/login');
  await signInByForm(page, coach);
  for (let steps = 0; steps < 4; steps += 1) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByText(t('common.superadmin'), { exact: true })).toHaveCount(0);
    await expect(page.getByText(`@${SUPERADMIN.username}`)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: t('users.title') })).toHaveCount(0);
  }
});

test('after logging out, Back shows nothing of the back-office', async ({ page }) => {
  await signInByForm(page, SUPERADMIN);
  await page.getByRole('link', { name: t('dashboard.users'), exact: true }).click();
  await expect(page.getByText(`@${SUPERADMIN.username}`)).toBeVisible();
  await page.getByRole('button', { name: t('dashboard.logout') }).click();
  await expect(page.getByText(t('dashboard.loggedOut'))).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  // Back to the first page, past the dashboard: the sign-in replaced the view.
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
    await expect(page.getByText(`@${SUPERADMIN.username}`)).toHaveCount(0);
  }
  expect((await page.request.get('/api/auth/me')).status()).toBe(401);
});

test('Back during the load of the sign-in page redirects again', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await signInByForm(page, SUPERADMIN);
  await page.getByRole('link', { name: t('dashboard.users'), exact: true }).click();
  await expect(page.getByText(`@${SUPERADMIN.username}`)).toBeVisible();
  await page.route('**/login-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/login-page-*.js');
  await page.getByRole('button', { name: t('dashboard.logout') }).click();
  await asked;
  await page.goBack({ waitUntil: 'commit' });
  answer();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
});

test('an expired access token is renewed silently', async ({ page, context }) => {
  await settleOnDashboard(page);
  const answers: string[] = [];
  page.on('response', (response) => answers.push(`${response.status()} ${new URL(response.url()).pathname}`));
  await context.clearCookies({ name: 'access_token' });
  await page.getByRole('link', { name: t('dashboard.users'), exact: true }).click();
  await expect(page.getByText(`@${SUPERADMIN.username}`)).toBeVisible();
  // The view shows the dashboard's list at once and asks for it again.
  const renewal = ['401 /api/admin/users', '200 /api/auth/refresh', '200 /api/admin/users'];
  await expect.poll(() => answers).toEqual(expect.arrayContaining(renewal));
});

test('without any token the next call opens the sign-in dialog, and the next page is the sign-in', async ({
  page,
  context,
}) => {
  await settleOnDashboard(page);
  await context.clearCookies();
  await page.getByRole('link', { name: t('dashboard.users'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'You were signed out' })).toBeVisible();
  await expect(page).toHaveURL('/admin?view=users');
  await page.reload();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: t('access.loginTitle') })).toBeVisible();
});

test('the language button switches the back-office in place and is remembered', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=teams');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: OFFICE.fr('teams.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('heading', { name: OFFICE.fr('teams.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('an address that names French stays French, and stores nothing', async ({ page, context }) => {
  const fr = OFFICE.fr;
  await speak(context, 'en');
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'language')?.value;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/admin?view=teams');
  await expect(page).toHaveURL('/fr/admin/login');
  await expect(page.getByRole('heading', { name: fr('access.loginTitle') })).toBeVisible();
  await tryToSignIn(page, SUPERADMIN.username, SUPERADMIN.password, fr);
  await expect(page).toHaveURL('/fr/admin?view=teams');
  await expect(page.getByRole('heading', { name: fr('teams.title') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.goto('/fr/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: fr('dashboard.teams'), exact: true })
    .click();
  await expect(page).toHaveURL('/fr/admin?view=teams');
  await page.reload();
  await expect(page.getByRole('heading', { name: fr('teams.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await stored()).toBe('en');

  await page.goto('/admin?view=teams');
  await expect(page.getByRole('heading', { name: t('teams.title') })).toBeVisible();
  await page.goto('/fr/admin?view=teams');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/admin?view=teams');
  await expect(page.getByRole('heading', { name: t('teams.title') })).toBeVisible();
});

test('a language that cannot be loaded shows an error, and loads at the next attempt', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=teams');
  const button = page.getByRole('button', { name: 'Français' });
  await expect(button).toBeVisible();
  await page.route('**/assets/language-*.js', (route) => route.abort('internetdisconnected'));
  await button.click();
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: t('teams.title') })).toBeVisible();
  await page.unrouteAll();
  await button.click();
  await expect(page.getByRole('heading', { name: OFFICE.fr('teams.title') })).toBeVisible();
});

test('without its texts the page says that it could not be loaded', async ({ page, context }) => {
  await speak(context, 'fr');
  await page.route('**/assets/language-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/admin/login');
  await expect(page.getByRole('alert')).toHaveText('La page n’a pas pu être chargée.');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { name: OFFICE.fr('access.loginTitle') })).toBeVisible();
});
