import { expect, type Page } from '@playwright/test';
import { choose, dayFromNow } from '../support/back-office.ts';
import { hydrated } from '../support/page-facts.ts';
import { PAGES_ONCE } from './public-pages.ts';
import { type Texts } from '../support/texts.ts';

/** One state of the product, and how to reach it from anywhere. */
export interface Screen {
  name: string;
  /** A whole page or view as it opens, without further actions. */
  isWhole: boolean;
  open: (page: Page, texts: Texts) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

/** The first demo team is the same in every fresh database. */
const TEAM = { id: 1, name: 'M13 AAA' };

/** A public page, and the actions on it. */
export function publicScreen(name: string, path: string, more?: Screen['open']): Screen {
  return {
    name,
    isWhole: more === undefined,
    open: async (page, texts) => {
      await page.goto(`${texts.prefix}${path}`);
      await hydrated(page);
      await more?.(page, texts);
    },
  };
}

const selectSession: Screen['open'] = async (page, texts) => {
  await page
    .getByRole('button', { name: texts.evening.join(' – ') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: texts.site('tryouts.team.details') })).toBeVisible();
};
const openMenu: Screen['open'] = async (page) => {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click();
};
const refresh: Screen['open'] = async (page, texts) => {
  await page.getByRole('button', { name: texts.site('tryouts.team.refresh') }).click();
  await expect(page.getByText(texts.site('tryouts.team.refreshed'))).toBeVisible();
  await page.getByText(texts.site('tryouts.team.refreshed')).hover();
};

/** Every public page as it opens. */
export const PUBLIC_SCREENS: Screen[] = PAGES_ONCE.map(({ path }) =>
  publicScreen(path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'), path),
);

/** Other states of public pages. */
export const PUBLIC_STATES: Screen[] = [
  publicScreen('home-menu', '/', openMenu),
  publicScreen('team-session', `/hockey-programs/team/${TEAM.id}`, selectSession),
  publicScreen('team-refreshed', `/hockey-programs/team/${TEAM.id}`, refresh),
  publicScreen('not-found', '/no-such-page'),
  publicScreen('team-not-found', '/hockey-programs/team/999999'),
];

const login: Screen['open'] = async (page, texts) => {
  await page.goto('/admin/login');
  await expect(heading(page, texts.t('access.loginTitle'))).toBeVisible();
};
const failedLogin: Screen['open'] = async (page, texts) => {
  await login(page, texts);
  await page.getByLabel(texts.t('access.username'), { exact: true }).fill('nobody.of.the.screens');
  await page.getByLabel(texts.t('access.password'), { exact: true }).fill('wrong');
  await page.getByRole('button', { name: texts.t('access.signIn'), exact: true }).click();
  await expect(page.getByText(texts.t('errors.INVALID_CREDENTIALS'))).toBeVisible();
};
const resetPassword =
  (hash: string): Screen['open'] =>
  async (page, texts) => {
    // Leave the page first: a change of only the fragment does not reload it.
    await page.goto('about:blank');
    await page.goto(`/admin/reset-password${hash}`);
    await expect(heading(page, texts.t('access.resetTitle'))).toBeVisible();
  };

const forgottenPassword: Screen['open'] = async (page, texts) => {
  await page.goto('/admin/forgotten-password');
  await expect(page.getByText(texts.t('access.forgottenNoMail'))).toBeVisible();
};

/** Screens before the sign-in. */
export const ACCESS_SCREENS: Screen[] = [
  { name: 'login', isWhole: false, open: login },
  { name: 'login-failed', isWhole: false, open: failedLogin },
  { name: 'forgotten-password', isWhole: false, open: forgottenPassword },
  { name: 'reset-password', isWhole: false, open: resetPassword('#a-token') },
  { name: 'reset-password-without-token', isWhole: false, open: resetPassword('') },
];

/** A view of the back-office, and the actions in it. */
export function adminScreen(
  name: string,
  query: string,
  title: Parameters<Texts['t']>[0],
  more?: Screen['open'],
): Screen {
  return {
    name,
    isWhole: more === undefined,
    open: async (page, texts) => {
      await page.goto(`/admin${query}`);
      await expect(heading(page, texts.t(title))).toBeVisible();
      await expect(page.locator('.loading-lines, .ant-spin')).toHaveCount(0);
      await more?.(page, texts);
    },
  };
}

const press =
  (label: (texts: Texts) => string | RegExp): Screen['open'] =>
  async (page, texts) =>
    page
      .getByRole('button', { name: label(texts) })
      .first()
      .click();
const fromMenu =
  (entry: (texts: Texts) => string): Screen['open'] =>
  async (page, texts) => {
    await press(({ t }) => t('common.moreFor', { name: '' }))(page, texts);
    await page.getByRole('menuitem', { name: entry(texts), exact: true }).click();
  };
const inDialog =
  (...steps: Screen['open'][]): Screen['open'] =>
  async (page, texts) => {
    for (const step of steps) await step(page, texts);
    await expect(page.getByRole('dialog')).toBeVisible();
  };
const moreOfUser =
  (item: (texts: Texts) => string): Screen['open'] =>
  async (page, texts) => {
    await press(({ t }) => t('common.moreFor', { name: '' }))(page, texts);
    await page.getByRole('menuitem', { name: item(texts) }).click();
  };
const emptySave: Screen['open'] = async (page, texts) => {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: texts.t('users.createUser') })
    .or(dialog.getByRole('button', { name: texts.t('teams.addTeam') }))
    .click();
};
const ofTeam = `?view=tryouts&team=${TEAM.id}`;

/** The check-in of the first demo practice, and the actions in it. */
const checkIn =
  (more?: Screen['open']): Screen['open'] =>
  async (page, texts) => {
    await page.goto('/admin/check-in/practices/1');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const anyway = page.locator('.door-other-day button');
    if (await anyway.isVisible()) await anyway.click();
    await more?.(page, texts);
  };

/** Screens of a superadmin. */
export const ADMIN_SCREENS: Screen[] = [
  adminScreen('dashboard', '', 'dashboard.select'),
  adminScreen('profile', '?view=profile', 'profile.title'),
  adminScreen('tryouts', '?view=tryouts', 'tryouts.title'),
  adminScreen('tryouts-team', ofTeam, 'tryouts.title'),
  adminScreen('tryouts-form', ofTeam, 'tryouts.title', async (page, texts) => {
    await press(({ t }) => t('tryouts.addSession'))(page, texts);
    await choose(page, texts.t('tryouts.startTime'), texts.evening[0]);
    await page.getByRole('button', { name: texts.t('common.save'), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  }),
  adminScreen(
    'tryouts-edit',
    ofTeam,
    'tryouts.title',
    fromMenu(({ t }) => t('common.edit')),
  ),
  adminScreen('tryouts-times', ofTeam, 'tryouts.title', async (page, texts) => {
    await press(({ t }) => t('tryouts.addSession'))(page, texts);
    await page.getByRole('combobox', { name: texts.t('tryouts.startTime') }).click();
  }),
  adminScreen('tryouts-calendar', ofTeam, 'tryouts.title', async (page, texts) => {
    await press(({ t }) => t('tryouts.addSession'))(page, texts);
    await page.getByLabel(texts.t('tryouts.date'), { exact: true }).click();
  }),
  adminScreen('tryouts-delete', ofTeam, 'tryouts.title', inDialog(fromMenu(({ t }) => t('common.delete')))),
  adminScreen('teams-lheq', '?view=teams', 'teams.title'),
  adminScreen('teams-m18aaa', '?view=teams&league=m18aaa', 'teams.title'),
  adminScreen(
    'team-add',
    '?view=teams',
    'teams.title',
    inDialog(
      press(({ t }) => t('teams.addTeam')),
      emptySave,
    ),
  ),
  adminScreen(
    'team-edit',
    '?view=teams',
    'teams.title',
    inDialog(press(({ t }) => t('common.editNamed', { name: TEAM.name }))),
  ),
  adminScreen('team-colors', '?view=teams', 'teams.title', async (page, texts) => {
    await press(({ t }) => t('teams.addTeam'))(page, texts);
    await page.getByRole('combobox', { name: /^(Color Theme|Couleur)/ }).click();
  }),
  adminScreen(
    'team-delete',
    '?view=teams',
    'teams.title',
    inDialog(press(({ t }) => t('common.deleteNamed', { name: TEAM.name }))),
  ),
  adminScreen('users', '?view=users', 'users.title'),
  adminScreen(
    'user-add',
    '?view=users',
    'users.title',
    inDialog(
      press(({ t }) => t('users.createUser')),
      emptySave,
    ),
  ),
  adminScreen(
    'user-edit',
    '?view=users',
    'users.title',
    inDialog(press(({ t }) => t('common.editNamed', { name: '' }))),
  ),
  adminScreen(
    'user-more',
    '?view=users',
    'users.title',
    press(({ t }) => t('common.moreFor', { name: '' })),
  ),
  adminScreen(
    'user-link',
    '?view=users',
    'users.title',
    inDialog(moreOfUser(({ t }) => t('users.resetLink'))),
  ),
  adminScreen(
    'user-devices',
    '?view=users',
    'users.title',
    inDialog(moreOfUser(({ t }) => t('users.devices'))),
  ),
  adminScreen('auto-deletion', '?view=auto-deletion', 'autoDeletion.title'),
  adminScreen(
    'auto-deletion-run',
    '?view=auto-deletion',
    'autoDeletion.title',
    inDialog(press(({ t }) => t('autoDeletion.runCheckNow'))),
  ),
  adminScreen('settings', '?view=settings', 'settings.title'),
  adminScreen('club', '?view=club', 'club.title'),
  adminScreen('club-part', '?view=club&part=localAssociations', 'club.title', async (page) => {
    await page.locator('.club-row summary').first().click();
  }),
  adminScreen('season', '?view=season', 'season.title'),
  adminScreen('sheets', '?view=sheets', 'sheets.title'),
  adminScreen('pictures', '?view=pictures', 'pictures.title'),
  adminScreen('incidents', '?view=incidents', 'incidents.title'),
  adminScreen('integrations', '?view=integrations', 'integrations.title'),
  {
    name: 'doctor',
    isWhole: false,
    open: async (page) => {
      await page.goto('/admin?view=doctor');
      // Without the internet, the links that do not answer take a quarter of a minute.
      await expect(page.locator('main li').first()).toBeVisible({ timeout: 40_000 });
    },
  },
  adminScreen('audit', '?view=audit', 'audit.title'),
  adminScreen('to-tell', '?view=to-tell', 'families.toTell.title'),
  adminScreen('outbox', '?view=outbox', 'outbox.title'),
  adminScreen('registrations', ofTeam, 'tryouts.title', inDialog(press(() => /\d+\/\d+/))),
  adminScreen('tryouts-repeat', ofTeam, 'tryouts.title', async (page, texts) => {
    await press(({ t }) => t('tryouts.addSession'))(page, texts);
    const [first, until] = [
      page.getByLabel(texts.t('tryouts.date'), { exact: true }),
      page.locator('#until'),
    ];
    await first.fill(dayFromNow(30));
    await first.press('Enter');
    await page.getByRole('checkbox').first().check();
    await until.fill(dayFromNow(60));
    await until.press('Enter');
    await expect(page.locator('.admin-days').getByRole('checkbox')).toHaveCount(5);
  }),
  adminScreen('search', '', 'dashboard.select', async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('search').getByRole('combobox').fill(TEAM.name);
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  adminScreen('search-people', '', 'dashboard.select', async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('search').getByRole('combobox').fill('demo pl');
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  adminScreen(
    'message',
    ofTeam,
    'tryouts.title',
    inDialog(press(() => /^Message (to the families|aux familles)/)),
  ),
  adminScreen('family', '?view=family&registration=1', 'familyCard.title'),
  adminScreen(
    'shortcuts',
    '',
    'dashboard.select',
    inDialog(async (page) => page.keyboard.press('?')),
  ),
  { name: 'check-in', isWhole: false, open: checkIn() },
  {
    name: 'check-in-walk-in',
    isWhole: false,
    open: checkIn(inDialog(async (page) => page.locator('.door-bar button').first().click())),
  },
  {
    name: 'check-in-player',
    isWhole: false,
    open: checkIn(inDialog(async (page) => page.locator('.door-more').first().click())),
  },
  adminScreen('analytics', '?view=analytics', 'analytics.title'),
  adminScreen('analytics-tables', '?view=analytics&more=true', 'analytics.title', async (page) => {
    for (const toggle of await page.locator('.plot-toggle').all()) await toggle.click();
    await expect(page.locator('.plot-table').first()).toBeVisible();
  }),
];
