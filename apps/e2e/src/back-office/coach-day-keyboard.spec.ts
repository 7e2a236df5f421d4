import type { Locator, Page } from '@playwright/test';
import { button } from '../walk/walk.ts';
import { dayFromNow, givenCoach, givenTeam, notice, type SignIn } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

const SITE_URL = 'http://127.0.0.1:4394';
const [TEAM, OTHER_TEAM] = ['M15 AAA', 'M17 AAA'];
const PLAYERS = ['Demo Adams', 'Zoé Démo', 'Ann-Marie Example'];
/** More tab stops than any screen has: the upper limit of the search. */
const MAX_STOPS = 80;
let site: OwnSite;

test.use({ baseURL: SITE_URL, viewport: { width: 1280, height: 900 } });
test.beforeAll(async () => {
  // A separate club: no other test changes the order of its teams.
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off' });
});
test.afterAll(() => site.close());

test('a coach does a day’s work by keyboard, and the focus is never lost', async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, 'keyboard.coach');
  for (const name of [TEAM, OTHER_TEAM])
    await givenTeam(office, { name, playerNames: [], days: [dayFromNow(60)] });
  await office.dispose();

  await signIn(page, coach);
  await openArea(page, t('dashboard.tryouts'), t('tryouts.title'));
  await press(page, button(page, TEAM));
  await addSession(page);
  await editSession(page);
  await deleteSession(page);
  await savePlayers(page);
  await search(page);
  await goBack(page);
  await openArea(page, t('dashboard.teams'), t('teams.title'));
  await orderTeams(page);
  await goBack(page);
  await openArea(page, t('dashboard.analytics'), t('analytics.title'));
  await readReport(page);
  await press(page, button(page, t('dashboard.logout')), 'Shift+Tab');
  await expect(page.getByLabel(t('access.username'), { exact: true })).toBeFocused();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Presses a key and checks that an element still has the focus. */
async function key(page: Page, name: string) {
  await page.keyboard.press(name);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), name).not.toBe('BODY');
}

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function goTo(page: Page, target: Locator, by: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MAX_STOPS && !(await isThere()); stop += 1) await page.keyboard.press(by);
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, by?: 'Tab' | 'Shift+Tab') {
  await goTo(page, target, by);
  await key(page, 'Enter');
}

async function signIn(page: Page, { username, password }: SignIn) {
  await page.goto('/admin');
  await expect(page.getByLabel(t('access.username'), { exact: true })).toBeFocused();
  await page.keyboard.type(username);
  await goTo(page, page.getByLabel(t('access.password'), { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(heading(page, t('dashboard.select'))).toBeFocused();
}

async function openArea(page: Page, link: string, title: string) {
  await press(page, page.getByRole('main').getByRole('link', { name: link, exact: true }));
  await expect(heading(page, title)).toBeFocused();
}

async function goBack(page: Page) {
  await press(page, button(page, t('common.backToDashboard')), 'Shift+Tab');
  await expect(heading(page, t('dashboard.select'))).toBeFocused();
}

/** Opens a list by an arrow key, moves to the option and selects it. */
async function takeOption(page: Page, label: string, option: string) {
  const box = page.getByRole('combobox', { name: label });
  await goTo(page, box);
  await key(page, 'ArrowDown');
  const list = page.locator('.ant-select-dropdown', {
    has: page.locator(`[id="${await box.getAttribute('aria-controls')}"]`),
  });
  const active = list.locator('.ant-select-item-option-active');
  for (let stop = 0; stop < MAX_STOPS && (await active.textContent()) !== option; stop += 1)
    await page.keyboard.press('ArrowDown');
  await key(page, 'Enter');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
}

async function addSession(page: Page) {
  const opener = button(page, t('tryouts.addSession'));
  await press(page, opener);
  await expect(page.getByRole('heading', { level: 3, name: t('tryouts.addSession') })).toBeFocused();
  await goTo(page, page.getByLabel(t('tryouts.date'), { exact: true }));
  await page.keyboard.type(dayFromNow(30));
  await key(page, 'Enter');
  await takeOption(page, t('tryouts.startTime'), '6:00 PM');
  await takeOption(page, t('tryouts.endTime'), '7:30 PM');
  await takeOption(page, t('tryouts.location'), 'Bob-Birnie Arena - Pointe-Claire');
  await key(page, 'Control+s');
  await expect(notice(page, t('tryouts.created', { count: 1 }))).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bob-Birnie Arena - Pointe-Claire' }),
  ).toHaveCount(1);
  await expect(opener).toBeFocused();
}

const rowMenu = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Bob-Birnie Arena - Pointe-Claire' })
    .getByRole('button', { name: /^More for .*6:00 PM – 7:30 PM/ });

/** Chooses an entry of the open menu. */
async function chooseEntry(page: Page, name: string) {
  const entry = page.getByRole('menuitem', { name, exact: true });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  while (!(await entry.evaluate((node) => node === document.activeElement))) await key(page, 'ArrowDown');
  await key(page, 'Enter');
}

/** Escape closes the form; with unsaved input it asks, and "no" returns to the field. */
async function editSession(page: Page) {
  const opener = rowMenu(page);
  const title = page.getByRole('heading', { level: 3, name: t('tryouts.editSession') });
  const description = page.getByRole('textbox', { name: /^Description \(English\)/ });
  await press(page, opener);
  await chooseEntry(page, t('common.edit'));
  await expect(title).toBeFocused();
  await goTo(page, description);
  await key(page, 'Escape');
  await expect(opener).toBeFocused();

  await key(page, 'Enter');
  await chooseEntry(page, t('common.edit'));
  await expect(title).toBeFocused();
  await goTo(page, description);
  await page.keyboard.type('Full equipment');
  await key(page, 'Escape');
  const question = page.getByRole('dialog', { name: t('common.unsavedTitle') });
  await expect(question.getByRole('button', { name: t('common.cancel') })).toBeFocused();
  await key(page, 'Escape');
  await expect(question).toBeHidden();
  await expect(description).toBeFocused();

  await key(page, 'Control+s');
  await expect(notice(page, t('tryouts.updated'))).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bob-Birnie Arena - Pointe-Claire' }),
  ).toContainText('Full equipment');
  await expect(opener).toBeFocused();
}

/**
 * The first answer of a confirmation is the harmless one; after confirming, the row is removed and the focus
 * moves on.
 */
async function deleteSession(page: Page) {
  const opener = rowMenu(page);
  const question = page.getByRole('dialog', { name: t('tryouts.deleteTitle') });
  await press(page, opener);
  await chooseEntry(page, t('common.delete'));
  await expect(question.getByRole('button', { name: t('common.cancel') })).toBeFocused();
  await key(page, 'Enter');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();

  await key(page, 'Enter');
  await chooseEntry(page, t('common.delete'));
  await press(page, question.getByRole('button', { name: t('common.delete'), exact: true }));
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Bob-Birnie Arena - Pointe-Claire' }),
  ).toHaveCount(0);
  await expect(heading(page, t('tryouts.sessionsOf', { team: TEAM }))).toBeFocused();
}

async function savePlayers(page: Page) {
  const field = page.getByLabel(t('tryouts.playersLabel'));
  await goTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(PLAYERS.join('; '));
  await key(page, 'Control+s');
  await expect(notice(page, t('tryouts.playersUpdated', { count: PLAYERS.length }))).toBeVisible();
  await expect(field).toBeFocused();
}

/**
 * `/` in a field is a slash; elsewhere it opens the search. Escape restores the focus, Enter follows the
 * result.
 */
async function search(page: Page) {
  const field = page.getByLabel(t('tryouts.playersLabel'));
  await page.keyboard.type('/');
  await expect(field).toHaveValue(/\/$/);
  await page.keyboard.press('Backspace');
  const update = button(page, t('tryouts.updatePlayers'));
  await goTo(page, update);
  const box = page.getByRole('combobox', { name: t('dashboard.shortcutSearch') });
  await key(page, '/');
  await expect(box).toBeFocused();
  await key(page, 'Escape');
  await expect(update).toBeFocused();

  await key(page, '/');
  await page.keyboard.type('m17');
  await expect(page.getByRole('option', { name: OTHER_TEAM }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await key(page, 'Enter');
  await expect(heading(page, t('tryouts.title'))).toBeFocused();
  await expect(heading(page, t('tryouts.sessionsOf', { team: OTHER_TEAM }))).toBeVisible();
}

async function orderTeams(page: Page) {
  const teams = page.getByRole('main').getByRole('list').getByRole('heading', { level: 3 });
  await expect(teams).toHaveText([TEAM, OTHER_TEAM]);
  const down = button(page, t('teams.moveDownNamed', { name: TEAM }));
  await press(page, down);
  await expect(teams).toHaveText([OTHER_TEAM, TEAM]);
  await expect(
    page.getByRole('status').filter({ hasText: t('teams.moved', { name: TEAM, place: 2, total: 2 }) }),
  ).toBeAttached();
  await expect(down).toBeFocused();

  // A team is added in a dialog, which gives the focus back to its opener.
  const add = button(page, t('teams.addTeam'));
  await press(page, add, 'Shift+Tab');
  await expect(page.getByRole('dialog').getByLabel(t('teams.name'))).toBeFocused();
  await page.keyboard.type('M13 AAA');
  await page.keyboard.press('Enter');
  await expect(notice(page, t('teams.created'))).toBeVisible();
  await expect(teams).toHaveText([OTHER_TEAM, TEAM, 'M13 AAA']);
  await expect(add).toBeFocused();
}

/** The figures, and each expandable list, are tab stops. */
async function readReport(page: Page) {
  await expect(heading(page, t('analytics.scheduleTitle'))).toBeVisible();
  const table = page.getByRole('table', { name: t('analytics.scheduleTitle') });
  await expect(table.getByRole('row').filter({ hasText: TEAM })).toHaveCount(1);
  await goTo(page, table.getByRole('columnheader').getByRole('button').first());
  await key(page, 'Enter');
  await expect(table.getByRole('columnheader').first()).toHaveAttribute('aria-sort', /ascending/);
}
