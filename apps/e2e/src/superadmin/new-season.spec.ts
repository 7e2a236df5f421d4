import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, notice, signInByApi } from '../support/back-office.ts';
import { closeDemo } from '../support/closed-demo.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

// A new season changes every team: on a site of its own, with the demo club.
const SITE_URL = 'http://127.0.0.1:4422';
test.use({ baseURL: SITE_URL });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { RATE_LIMITS: 'off' });
  await closeDemo(SITE_URL);
});
test.afterAll(() => site.close());
const DAYS = { firstDay: '2026-08-20', lastDay: '2027-04-30' };

const inputOf = (page: Page, name: string) => page.locator(`[id="club-season_value.${name}"]`);
const seasonName = async (page: Page) => {
  const club = (await (await page.request.get('/api/club')).json()) as { season: { label: { en: string } } };
  return club.season.label.en;
};
async function expectClear(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
}

/** The page of the player journey answers from the same divisions. */
async function expectDivision(page: Page, text: RegExp): Promise<void> {
  const visitor = await page.context().newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto('/hockey-quebec-player-journey');
  await expect(
    visitor.getByRole('table', { name: 'Which division is my child?' }).getByRole('row', { name: 'M13' }),
  ).toHaveText(text);
  await visitor.close();
}

test('a superadmin begins a season and undoes it', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=settings');
  await page.getByRole('link', { name: t('dashboard.pages.season') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('season.what') })).toBeVisible();
  await expect(inputOf(page, 'label.fr')).toHaveValue('Automne 2026');

  // Refused at its field.
  await button(t('season.preview')).click();
  await expect(page.getByText(t('validation.seasonDaysRequired')).first()).toBeVisible();
  await expect(inputOf(page, 'firstDay')).toBeFocused();
  for (const [name, day] of Object.entries(DAYS)) {
    await inputOf(page, name).fill(day);
    // A typed day is taken when the field is left.
    await inputOf(page, name).blur();
  }

  // A team whose families would have to be told stays.
  const archive = page.getByRole('group', { name: t('season.archive') });
  await expect(archive.getByText(/Not offered.+: .*M13 AAA/)).toBeVisible();
  await expect(archive.getByLabel('M13 AAA · LHEQ')).toHaveCount(0);
  await button(t('season.preview')).click();
  await expect(page.getByRole('definition').filter({ hasText: /^6 lists, 124 players$/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'M13 AAA Elite, M15 AAA' })).toBeVisible();
  expect(await seasonName(page)).toBe('Fall 2025');
  await expectClear(page);

  // The preview is valid only for the input that it was made from.
  const added = page.getByRole('group', { name: t('season.add') }).getByLabel('M15 AAA · LHEQ');
  await added.uncheck();
  await expect(page.getByText(t('season.outdated'))).toBeVisible();
  await expect(button(t('season.begin'))).toHaveCount(0);
  await added.check();
  await expectDivision(page, /2013 and 2014\s*M13/);
  await button(t('season.preview')).click();
  await button(t('season.begin')).click();
  const dialog = page.getByRole('dialog', { name: 'Begin the season Fall 2026?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('season.begin') }).click();
  await expect(page.getByRole('heading', { name: t('season.begun') })).toBeVisible();
  expect(await seasonName(page)).toBe('Fall 2026');
  const teams = (await (await page.request.get('/api/teams?league=lheq')).json()) as {
    name: string;
    nameFr: string | null;
  }[];
  expect(teams.find(({ name }) => name === 'M13 AAA Elite')?.nameFr).toBe('M13 AAA Élite');
  await expectDivision(page, /2014 and 2015\s*M13/);
  await expectClear(page);

  await button('Undo: New season').click();
  await expect(notice(page, t('changes.undone'))).toBeVisible();
  await expect(inputOf(page, 'label.fr')).toHaveValue('Automne 2026');
  await expect(button('Undo: New season')).toHaveCount(0);
  expect(await seasonName(page)).toBe('Fall 2025');
});

test('a refused undo says what was changed meanwhile', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  const settings = (await (await page.request.get('/api/club/settings')).json()) as {
    key: string;
    version: number;
  }[];
  const version = settings.find(({ key }) => key === 'season')?.version;
  const season = {
    label: { en: 'Fall 2026', fr: 'Automne 2026' },
    years: { en: '2026', fr: '2026' },
    firstDay: '2026-08-20',
    lastDay: '2027-04-30',
  };
  const turned = await page.request.post('/api/season/turn', {
    headers: { ...headers, 'If-Match': String(version) },
    data: { season, newTeams: [], archivedTeamIds: [] },
  });
  expect(turned.status(), await turned.text()).toBe(200);
  const changed = await page.request.put('/api/teams/1', {
    headers,
    data: { registrationOpen: true },
  });
  expect(changed.ok()).toBe(true);
  await page.request.put('/api/teams/1/active-players', {
    headers,
    data: { playerNames: ['Demo Player'] },
  });
  await page.goto('/admin?view=season');
  await page.getByRole('button', { name: 'Undo: New season', exact: true }).click();
  await expect(page.getByText('It could not be undone. Changed since: M13 AAA').first()).toBeVisible();
});

test('the log names the new season in the language that is chosen', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=audit');
  await expect(page.getByText('superadmin began a new season').first()).toBeVisible();
  // Its sentences are loaded with the view, and again with another language.
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText('superadmin a commencé une nouvelle saison').first()).toBeVisible();
});
