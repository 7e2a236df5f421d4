import { headers, notice, signInByApi, type SignIn } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button, card, failure, see, type Walk } from './walk.ts';

const NEXT_PASSWORD = 'another coach of the tests';

/**
 * A coach's own profile: the password refused and changed, another device signed out, the language chosen.
 */
export async function walkProfile({ page, office }: Walk, coach: SignIn): Promise<void> {
  await signInByApi(page.request, coach);
  // The same account in another browser.
  await office.post('/api/auth/login', { headers, data: coach });
  await page.goto('/admin?view=profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.title'));
  await expect(card(page, t('profile.aboutYou'))).toContainText(`@${coach.username}`);
  const form = card(page, t('access.changePassword'));
  await button(form, t('access.saveNewPassword')).click();
  await see(form, t('validation.required'), t('validation.passwordTooShort'));
  await form.getByLabel(t('access.currentPassword'), { exact: true }).fill('not this one');
  await form.getByLabel(t('access.newPassword'), { exact: true }).fill(NEXT_PASSWORD);
  await button(form, t('access.saveNewPassword')).click();
  await expect(failure(page, t('common.error'), t('errors.WRONG_PASSWORD'))).toBeVisible();
  await see(form, t('errors.WRONG_PASSWORD'));
  await form.getByLabel(t('access.currentPassword'), { exact: true }).fill(coach.password);
  await button(form, t('access.saveNewPassword')).click();
  await expect(notice(page, t('access.passwordChanged'))).toBeVisible();
  await page.reload();
  const devices = card(page, t('profile.devices'));
  await see(devices, t('profile.thisDevice'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const history = card(page, t('profile.history'));
  await expect(history.getByRole('heading', { level: 3 })).toHaveText([
    t('audit.actions.user.changePassword'),
    t('audit.actions.signIn.fail'),
    t('audit.actions.signIn.succeed'),
    t('audit.actions.signIn.succeed'),
  ]);
  await see(history, t('profile.historyAll'));
  await endOtherDevice({ page, office }, { ...coach, password: NEXT_PASSWORD });
  await expect(card(page, t('profile.language')).getByRole('radio', { checked: true })).toHaveAccessibleName(
    'English',
  );
}

/** An unknown device is signed out by its own button: its next call is refused. */
async function endOtherDevice({ page, office }: Walk, coach: SignIn): Promise<void> {
  await office.post('/api/auth/login', { headers, data: coach });
  expect((await office.get('/api/auth/me')).status()).toBe(200);
  await page.reload();
  const devices = card(page, t('profile.devices')).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices
    .filter({ hasNotText: t('profile.thisDevice') })
    .getByRole('button', { name: t('profile.endDevice') })
    .click();
  await expect(notice(page, t('profile.deviceEnded'))).toBeVisible();
  await expect(devices).toHaveCount(1);
  await see(devices, t('profile.thisDevice'));
  expect((await office.get('/api/auth/me')).status()).toBe(401);
}

/** The search box and the list of shortcuts. */
export async function walkSearch({ page }: Walk, team: string, player: string): Promise<void> {
  await page.goto('/admin');
  const box = page.getByRole('combobox', { name: t('search.label') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t('dashboard.shortcuts') });
  await see(keys, t('search.label'), t('dashboard.shortcutSave'));
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('/');
  await box.fill('x');
  await see(page, t('search.tooShort'));
  await box.fill('qqqqqqqq');
  await see(page, t('search.nothing'));
  await box.fill(player);
  const found = page.getByRole('group', { name: t('search.players') }).getByRole('option');
  await expect(found).toHaveText([`${player}${team}`]);
  await page.keyboard.press('Enter');
  await expect(card(page, t('tryouts.playersOf', { team }))).toBeVisible();
}

/** Without a network the screen says so and keeps the input. */
export async function walkInterruptions({ page }: Walk, team: { id: number; name: string }) {
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  const players = card(page, t('tryouts.playersOf', { team: team.name }));
  const text = players.getByLabel(t('tryouts.playersLabel'));
  await text.fill('Demo Offline');
  await page.context().setOffline(true);
  await see(page, t('dashboard.connectionLost'), t('dashboard.connectionRetry'));
  await button(players, t('tryouts.updatePlayers')).click();
  await expect(
    failure(page, t('common.error'), t('tryouts.playersFailed'), 'The server cannot be reached.'),
  ).toBeVisible();
  await expect(text).toHaveValue('Demo Offline');
  await page.context().setOffline(false);
  await expect(notice(page, t('dashboard.connectionBack'))).toBeVisible();
  await expect(page.getByText(t('dashboard.connectionLost'))).toHaveCount(0);
  await button(players, t('tryouts.updatePlayers')).click();
  await expect(notice(page, t('tryouts.playersUpdated', { count: 1 }))).toBeVisible();
}
