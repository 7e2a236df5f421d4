import { SUPERADMIN } from '../support/server.ts';
import { expect } from '../support/site-test.ts';
import { notice, signInByForm } from '../support/back-office.ts';
import { t } from '../support/texts.ts';
import { button, card, failOnce, failure, hold, see, type Walk } from './walk.ts';

/** Keys of the dashboard's cards. */
const COACH_CARDS = ['tryouts', 'teams', 'toTell', 'analytics'] as const;
const SUPERADMIN_CARDS = ['users', 'autoDeletion', 'club'] as const;
/** Set-up steps of an empty club. */
const STEPS = ['stepTeam', 'stepSession', 'stepPlayers', 'stepOpen', 'stepNotice'] as const;

/** Guard and sign-in: loading, empty form, wrong password, an error from a proxy. */
export async function walkSignIn({ page }: Walk): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  // With a cookie, only the API knows that the sign-in has ended.
  await page
    .context()
    .addCookies([{ name: 'refresh_token', value: 'ended', url: new URL('/', page.url()).href }]);
  const me = await hold(page, '**/api/auth/me');
  await page.goto('/admin');
  await see(page, t('access.checking'));
  me.release();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access.loginTitle'));
  await see(page, t('access.secureArea'), t('access.unauthorized'));

  await button(page, t('access.signIn')).click();
  const lacking = failure(page, t('common.error'), t('validation.credentialsRequired'));
  await expect(lacking).toBeVisible();
  await expect(page.getByLabel(t('access.username'), { exact: true })).toBeFocused();
  const password = page.getByLabel(t('access.password'), { exact: true });
  await page.getByLabel(t('access.username'), { exact: true }).fill('nobody.of.the.walk');
  await password.fill('wrong');
  await button(page, t('common.showPassword')).click();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, t('common.hidePassword')).click();
  await expect(password).toHaveAttribute('type', 'password');

  const login = await hold(page, '**/api/auth/login');
  await button(page, t('access.signIn')).click();
  await expect(page.getByRole('button', { name: t('access.signingIn') })).toBeVisible();
  login.release();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `${t('access.loginFailed')} ${t('errors.INVALID_CREDENTIALS')}`,
  );
  await expect(password).toHaveValue('wrong');
  // Told once, in the form.
  await expect(page.getByText(t('errors.INVALID_CREDENTIALS'))).toHaveCount(1);
  await expect(lacking).toHaveCount(0);

  await failOnce(page, { method: 'POST', path: '/api/auth/login' }, { status: 404 });
  await button(page, t('access.signIn')).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    `${t('access.loginFailed')} ${t('access.checkCredentials')}`,
  );
}

/** The dashboard of both roles, and the log-out. */
export async function walkDashboard(walk: Walk, isCoach: boolean): Promise<void> {
  const { page } = walk;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.select'));
  const bar = page.getByRole('banner');
  await see(bar, t('dashboard.title'), t('dashboard.welcome', { name: isCoach ? 'Demo' : 'Super' }));
  const menu = button(bar, t('dashboard.menu'));
  if (await menu.isVisible()) await menu.click();
  await see(bar, t(isCoach ? 'common.coach' : 'common.superadmin'));
  await expect(bar).toContainText(isCoach ? '@example.test' : 'superadmin@localhost');

  const cards = page.getByRole('main').getByRole('listitem');
  // A phone shows the names of the areas only.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 800 });
  const shown = isCoach ? COACH_CARDS : [...COACH_CARDS, ...SUPERADMIN_CARDS];
  for (const area of shown) {
    const link = page.getByRole('link', { name: t(`dashboard.${area}`), exact: true });
    await see(cards.filter({ has: link }), t(`dashboard.${area}Text`));
  }
  if (size) await page.setViewportSize(size);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    shown.length + 3 + (await page.getByRole('heading', { name: t('dashboard.firstSteps') }).count()),
  );
  await see(
    card(page, t('dashboard.overview.todo')),
    t('dashboard.overview.done'),
    t('dashboard.overview.noChange'),
  );
  await see(card(page, t('dashboard.overview.week')), t('dashboard.overview.nothing'));
  const practices = cards.filter({ hasText: t('dashboard.practices') });
  await expect(button(practices, t('dashboard.comingSoon'))).toBeDisabled();

  await failOnce(page, { method: 'POST', path: '/api/auth/logout' }, { status: 409 });
  await button(bar, t('dashboard.logout')).click();
  await expect(failure(page, t('common.error'), t('dashboard.logoutFailed'))).toBeVisible();
  const logout = await hold(page, '**/api/auth/logout');
  await button(bar, t('dashboard.logout')).click();
  await expect(button(bar, t('dashboard.loggingOut'))).toBeDisabled();
  logout.release();
  await expect(notice(page, t('dashboard.loggedOut'))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

/** The dashboard of a superadmin who opens an empty club for the first time. */
export async function walkEmptyClub({ page }: Walk): Promise<void> {
  await signInByForm(page, SUPERADMIN);
  const steps = card(page, t('dashboard.firstSteps'));
  // Besides these it has what this server lacks.
  await expect(steps.getByRole('link')).toContainText(STEPS.map((step) => t(`dashboard.${step}`)));
  await button(steps, t('dashboard.hideFirstSteps')).click();
  await expect(steps).toHaveCount(0);
  // The choice is stored in this browser.
  const me = page.waitForResponse('**/api/auth/me');
  await page.reload();
  await me;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.select'));
  await expect(steps).toHaveCount(0);
}
