import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { chooseFor, dayFromNow, givenCoach, type SignIn } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { expect, test } from '../support/site-test.ts';
import { t, TEXTS } from '../support/texts.ts';

const SITE_URL = 'http://127.0.0.1:4393';
const TEAM = 'M15 AAA';
const PLAYERS = Array.from(
  { length: 40 },
  (_, index) => `Invented Player${String(index + 1).padStart(2, '0')}`,
);
const WEEKS = 3;
/** The list as it comes in an email: numbered, last name first, with positions, below a heading. */
const PASTED = ['Joueurs', ...PLAYERS.map((name, index) => `${index + 1}. ${lastFirst(name)} (F)`)].join(
  '\n',
);
/** Maximum effort to publish a tryout from nothing: mouse clicks count, typing and pasting do not. */
const MAX_CLICKS = 12;
let club: OwnSite;

test.use({ baseURL: SITE_URL, viewport: { width: 1280, height: 900 } });
test.beforeAll(async () => {
  club = await startOwnSite(SITE_URL, { DEMO_DATA: 'off' });
});
test.afterAll(() => club.close());

test('a new coach publishes a team on an empty site within a few clicks', async ({
  page,
  playwright,
  baseURL,
}) => {
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, 'first.coach');
  await office.dispose();
  const clicks = await countClicks(page);

  await signIn(page, coach);
  expect(clicks.count).toBe(2);
  await makeTeam(page);
  await scheduleSession(page);
  await pastePlayers(page);
  expect(clicks.count - 2).toBeGreaterThan(10);
  expect(clicks.count - 2).toBeLessThanOrEqual(MAX_CLICKS);
  await repeatSession(page);
  await seeOnPhone(page);

  for (const { prefix, site, evening } of Object.values(TEXTS)) {
    await page.goto(`${prefix}/hockey-programs/tryouts/lheq`);
    await page
      .getByRole('listitem')
      .filter({ hasText: TEAM })
      .getByRole('link', { name: site('tryouts.league.viewTryouts') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: TEAM })).toBeVisible();
    await expect(
      page.getByRole('region', { name: site('tryouts.team.playersTitle') }).getByRole('listitem'),
    ).toHaveText(PLAYERS);
    const times = new RegExp(evening.join(' – '));
    const sessions = page
      .getByRole('region', { name: site('tryouts.team.scheduleTitle') })
      .getByRole('listitem');
    await expect(sessions).toHaveText(Array.from({ length: WEEKS }, () => times));
  }
});

function lastFirst(name: string): string {
  return name.split(' ').reverse().join(', ');
}

/** Counts clicks from now on, on every page that is opened. */
async function countClicks(page: Page): Promise<{ count: number }> {
  const clicks = { count: 0 };
  await page.exposeFunction('countClick', () => {
    clicks.count += 1;
  });
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => (window as unknown as { countClick: () => void }).countClick(),
      true,
    ),
  );
  return clicks;
}

async function signIn(page: Page, { username, password }: SignIn) {
  await page.goto('/admin');
  // Here, and in the dialog below, the first field has the focus.
  await expect(page.getByLabel(t('access.username'), { exact: true })).toBeFocused();
  await page.keyboard.type(username);
  await page.getByLabel(t('access.password'), { exact: true }).click();
  await page.keyboard.type(password);
  await page.getByRole('button', { name: t('access.signIn'), exact: true }).click();
}

async function makeTeam(page: Page) {
  await page.getByRole('link', { name: t('dashboard.stepTeam') }).click();
  await page.getByRole('button', { name: t('teams.addTeam') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('teams.name'))).toBeFocused();
  await page.keyboard.type(TEAM);
  await dialog.getByRole('switch', { name: 'Online registration' }).click();
  await dialog.getByRole('button', { name: t('teams.addTeam') }).click();
  await expect(dialog).toBeHidden();
}

/** The form is one press away, and open at the usual hour. */
async function scheduleSession(page: Page) {
  await page.getByRole('link', { name: t('teams.addSessions') }).click();
  await expect(page.getByRole('switch', { name: 'Online registration' })).toBeChecked();
  await page.getByLabel(t('tryouts.date'), { exact: true }).click();
  await typeDay(page, dayFromNow(30));
  await pick(page, t('tryouts.location'), 'Dollard Civic Centre - Dollard-Des Ormeaux');
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(sessionMenus(page)).toHaveCount(1);
}

/** A weekly series: its last day is typed. */
async function repeatSession(page: Page) {
  await chooseFor(page, '', t('tryouts.duplicate'));
  await page.getByRole('checkbox', { name: /^Repeat every / }).click();
  await page.getByLabel(t('common.until'), { exact: true }).click();
  await typeDay(page, dayFromNow(30 + (WEEKS - 1) * 7));
  await expect(page.getByText(t('tryouts.daysChosen', { count: WEEKS - 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(sessionMenus(page)).toHaveCount(WEEKS);
}

/** A session takes at most 120 px of a phone, in both languages; registration is switched above the sessions. */
async function seeOnPhone(page: Page) {
  const address = page.url();
  await page.setViewportSize({ width: 360, height: 800 });
  for (const prefix of ['/fr', '']) {
    await page.goto(address.replace('/admin', `${prefix}/admin`));
    const rows = page.locator('.tryout-session');
    await expect(rows).toHaveCount(WEEKS);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(120);
    const buttons = await rows
      .locator('.ant-btn')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect(Math.min(...buttons.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  }
  const open = page.getByRole('switch', { name: 'Online registration' });
  for (const text of [t('teams.registrationClosed'), t('teams.registrationOpen')]) {
    await open.click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(open).toBeEnabled();
  }
  await expect(page.getByRole('link', { name: t('teams.publicPage') })).toHaveAttribute(
    'href',
    /^\/hockey-programs\/team\/\d+$/,
  );
}

const sessionMenus = (page: Page) => page.getByRole('button', { name: t('common.moreFor', { name: '' }) });

async function typeDay(page: Page, day: string) {
  await page.keyboard.type(day);
  await page.keyboard.press('Enter');
}

/** Opens a list and picks by mouse, scrolling to options that are not visible at first. */
async function pick(page: Page, label: string, option: string) {
  const box = page.getByRole('combobox', { name: label });
  await box.click();
  const list = page.locator('.ant-select-dropdown', {
    has: page.locator(`[id="${await box.getAttribute('aria-controls')}"]`),
  });
  const item = list.locator('.ant-select-item-option').filter({ hasText: option });
  await list.hover();
  await rollTo(page, item);
  await item.click();
  await expect(list).toBeHidden();
}

const rollTo = (page: Page, item: Locator) =>
  expect(async () => {
    if ((await item.count()) === 0) await page.mouse.wheel(0, 200);
    expect(await item.count()).toBe(1);
  }).toPass({ intervals: [50] });

async function pastePlayers(page: Page) {
  await page.getByLabel(t('tryouts.playersLabel')).click();
  await page.keyboard.insertText(PASTED);
  await page.getByRole('button', { name: t('tryouts.fixAll') }).click();
  await expect(page.getByText(t('tryouts.countNow', { count: PLAYERS.length }))).toBeVisible();
  await page.getByRole('button', { name: t('tryouts.updatePlayers') }).click();
  await expect(page.getByText(t('tryouts.playersUpdated', { count: PLAYERS.length }))).toBeVisible();
}
