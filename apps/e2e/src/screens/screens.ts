import { expect, type Page } from '@playwright/test';
import { choose, dayFromNow } from '../support/back-office.ts';
import { hydrated } from '../support/page-facts.ts';
import { PAGES_ONCE } from './public-pages.ts';
import { shownTimes, type Words } from '../support/words.ts';

/** One state of the product, and how to reach it from anywhere. */
export interface Screen {
  name: string;
  open: (page: Page, words: Words) => Promise<void>;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

/** The first demo team is the same in every fresh database. */
const TEAM = { id: 1, name: 'M13 AAA' };

/** A public page, and the actions on it. */
export function publicScreen(name: string, path: string, more?: Screen['open']): Screen {
  return {
    name,
    open: async (page, words) => {
      await page.goto(`${words.prefix}${path}`);
      await hydrated(page);
      await more?.(page, words);
    },
  };
}

const selectSession: Screen['open'] = async (page, words) => {
  await page
    .getByRole('button', { name: shownTimes(words.evening) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: words.sessionDetails })).toBeVisible();
};
const openMenu: Screen['open'] = async (page, words) => {
  const dropdown = page.locator('summary').filter({ hasText: words.programs });
  const menu = page.locator('summary').filter({ hasText: words.menu });
  await dropdown.or(menu).filter({ visible: true }).click();
};
const refresh: Screen['open'] = async (page, words) => {
  await page.getByRole('button', { name: words.refresh }).click();
  await expect(page.getByText(words.refreshed)).toBeVisible();
  await page.getByText(words.refreshed).hover();
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

const login: Screen['open'] = async (page, words) => {
  await page.goto('/admin/login');
  await expect(heading(page, words.loginTitle)).toBeVisible();
};
const failedLogin: Screen['open'] = async (page, words) => {
  await login(page, words);
  await page.getByLabel(words.username, { exact: true }).fill('nobody.of.the.screens');
  await page.getByLabel(words.password, { exact: true }).fill('wrong');
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page.getByText(words.invalidCredentials)).toBeVisible();
};
const resetPassword =
  (hash: string): Screen['open'] =>
  async (page, words) => {
    // Another page first: a change of only the fragment would not reload.
    await page.goto('about:blank');
    await page.goto(`/admin/reset-password${hash}`);
    await expect(heading(page, words.resetTitle)).toBeVisible();
  };

/** Screens before the sign-in. */
export const ACCESS_SCREENS: Screen[] = [
  { name: 'login', open: login },
  { name: 'login-failed', open: failedLogin },
  { name: 'reset-password', open: resetPassword('#a-token') },
  { name: 'reset-password-without-token', open: resetPassword('') },
];

type TitleKey = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

/** A view of the back-office, and the actions in it. */
export function adminScreen(name: string, query: string, title: TitleKey, more?: Screen['open']): Screen {
  return {
    name,
    open: async (page, words) => {
      await page.goto(`/admin${query}`);
      await expect(heading(page, words[title] as string)).toBeVisible();
      await expect(page.locator('.loading-lines, .ant-spin')).toHaveCount(0);
      await more?.(page, words);
    },
  };
}

const press =
  (label: (words: Words) => string | RegExp): Screen['open'] =>
  async (page, words) =>
    page
      .getByRole('button', { name: label(words) })
      .first()
      .click();
const inDialog =
  (...steps: Screen['open'][]): Screen['open'] =>
  async (page, words) => {
    for (const step of steps) await step(page, words);
    await expect(page.getByRole('dialog')).toBeVisible();
  };
const moreOfUser =
  (item: (words: Words) => string): Screen['open'] =>
  async (page, words) => {
    await press(({ moreFor }) => new RegExp(moreFor))(page, words);
    await page.getByRole('menuitem', { name: item(words) }).click();
  };
const emptySave: Screen['open'] = async (page, words) => {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: words.createUser })
    .or(dialog.getByRole('button', { name: words.addTeam }))
    .click();
};
const ofTeam = `?view=tryouts&team=${TEAM.id}`;

/** The check-in of the first demo practice, and the actions in it. */
const checkIn =
  (more?: Screen['open']): Screen['open'] =>
  async (page, words) => {
    await page.goto('/admin/check-in/practices/1');
    await expect(page.getByRole('searchbox')).toBeVisible();
    const anyway = page.locator('.door-other-day button');
    if (await anyway.isVisible()) await anyway.click();
    await more?.(page, words);
  };

/** Screens of a superadmin. */
export const ADMIN_SCREENS: Screen[] = [
  adminScreen('dashboard', '', 'chooseArea'),
  adminScreen('profile', '?view=profile', 'profileTitle'),
  adminScreen('tryouts', '?view=tryouts', 'tryoutsTitle'),
  adminScreen('tryouts-team', ofTeam, 'tryoutsTitle'),
  adminScreen('tryouts-form', ofTeam, 'tryoutsTitle', async (page, words) => {
    await press(({ addSession }) => addSession)(page, words);
    await choose(page, words.startTime, words.evening[0]);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  }),
  adminScreen(
    'tryouts-edit',
    ofTeam,
    'tryoutsTitle',
    press((words) => words.edit('.*')),
  ),
  adminScreen('tryouts-times', ofTeam, 'tryoutsTitle', async (page, words) => {
    await press(({ addSession }) => addSession)(page, words);
    await page.getByRole('combobox', { name: words.startTime }).click();
  }),
  adminScreen('tryouts-calendar', ofTeam, 'tryoutsTitle', async (page, words) => {
    await press(({ addSession }) => addSession)(page, words);
    await page.getByLabel(words.date, { exact: true }).click();
  }),
  adminScreen('tryouts-delete', ofTeam, 'tryoutsTitle', inDialog(press((words) => words.remove('.*')))),
  adminScreen('teams-lheq', '?view=teams', 'teamsTitle'),
  adminScreen('teams-m18aaa', '?view=teams&league=m18aaa', 'teamsTitle'),
  adminScreen(
    'team-add',
    '?view=teams',
    'teamsTitle',
    inDialog(
      press((words) => words.addTeam),
      emptySave,
    ),
  ),
  adminScreen('team-edit', '?view=teams', 'teamsTitle', inDialog(press((words) => words.edit(TEAM.name)))),
  adminScreen('team-colors', '?view=teams', 'teamsTitle', async (page, words) => {
    await press(({ addTeam }) => addTeam)(page, words);
    await page.getByRole('combobox', { name: words.colorTheme }).click();
  }),
  adminScreen(
    'team-delete',
    '?view=teams',
    'teamsTitle',
    inDialog(press((words) => words.remove(TEAM.name))),
  ),
  adminScreen('users', '?view=users', 'usersTitle'),
  adminScreen(
    'user-add',
    '?view=users',
    'usersTitle',
    inDialog(
      press((words) => words.createUser),
      emptySave,
    ),
  ),
  adminScreen('user-edit', '?view=users', 'usersTitle', inDialog(press((words) => words.edit('.*')))),
  adminScreen(
    'user-more',
    '?view=users',
    'usersTitle',
    press((words) => new RegExp(words.moreFor)),
  ),
  adminScreen('user-link', '?view=users', 'usersTitle', inDialog(moreOfUser((words) => words.resetLink))),
  adminScreen('user-devices', '?view=users', 'usersTitle', inDialog(moreOfUser((words) => words.devices))),
  adminScreen('auto-deletion', '?view=auto-deletion', 'autoDeletionTitle'),
  adminScreen(
    'auto-deletion-run',
    '?view=auto-deletion',
    'autoDeletionTitle',
    inDialog(press((words) => words.runCheckNow)),
  ),
  adminScreen('settings', '?view=settings', 'settingsTitle'),
  adminScreen('club', '?view=club', 'clubTitle', async (page) => {
    await expect(page.locator('main form').first()).toBeVisible();
    // One of the lists, which are folded.
    const list = page.locator('[aria-labelledby="club-localAssociations"]');
    await list.locator('summary').first().click();
    await list.locator('.club-row summary').first().click();
  }),
  adminScreen('season', '?view=season', 'seasonTitle'),
  adminScreen('pictures', '?view=pictures', 'picturesTitle'),
  adminScreen('incidents', '?view=incidents', 'incidentsTitle'),
  {
    name: 'doctor',
    open: async (page) => {
      await page.goto('/admin?view=doctor');
      // Without the internet, the links that do not answer take a quarter of a minute.
      await expect(page.locator('main li').first()).toBeVisible({ timeout: 40_000 });
    },
  },
  adminScreen('audit', '?view=audit', 'auditTitle'),
  adminScreen('to-tell', '?view=to-tell', 'toTellTitle'),
  adminScreen('outbox', '?view=outbox', 'outboxTitle'),
  adminScreen('registrations', ofTeam, 'tryoutsTitle', inDialog(press(() => /\(\d+\)\s?: /))),
  adminScreen('tryouts-repeat', ofTeam, 'tryoutsTitle', async (page, words) => {
    await press(({ addSession }) => addSession)(page, words);
    const [first, until] = [page.getByLabel(words.date, { exact: true }), page.locator('#until')];
    await first.fill(dayFromNow(30));
    await first.press('Enter');
    await page.getByRole('checkbox').first().check();
    await until.fill(dayFromNow(60));
    await until.press('Enter');
    await expect(page.locator('.admin-days').getByRole('checkbox')).toHaveCount(5);
  }),
  adminScreen('search', '', 'chooseArea', async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('search').getByRole('combobox').fill(TEAM.name);
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  adminScreen('search-people', '', 'chooseArea', async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('search').getByRole('combobox').fill('demo pl');
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  adminScreen(
    'message',
    ofTeam,
    'tryoutsTitle',
    inDialog(press(() => /^Message (to the families|aux familles)/)),
  ),
  adminScreen('family', '?view=family&registration=1', 'familyTitle'),
  adminScreen(
    'shortcuts',
    '',
    'chooseArea',
    inDialog(async (page) => page.keyboard.press('?')),
  ),
  { name: 'check-in', open: checkIn() },
  {
    name: 'check-in-walk-in',
    open: checkIn(inDialog(async (page) => page.locator('.door-bar button').first().click())),
  },
  {
    name: 'check-in-player',
    open: checkIn(inDialog(async (page) => page.locator('.door-more').first().click())),
  },
  adminScreen('analytics', '?view=analytics', 'analyticsTitle'),
  adminScreen('analytics-tables', '?view=analytics', 'analyticsTitle', async (page) => {
    for (const toggle of await page.locator('.plot-toggle').all()) await toggle.click();
    await expect(page.locator('.plot-table').first()).toBeVisible();
  }),
];
