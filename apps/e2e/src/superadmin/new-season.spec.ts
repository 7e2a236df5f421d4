import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, notice, signInByApi, speak } from '../support/back-office.ts';
import { closeDemo } from '../support/closed-demo.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

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

const TEXTS = {
  en: {
    link: 'Begin a new season',
    title: 'New season',
    preview: 'See what will happen',
    daysMissing: 'A new season needs its first and its last day',
    archive: 'Archive these teams',
    hasSessions: 'M13 AAA: This team has coming tryout sessions',
    outdated: 'The form was changed: look again before you begin.',
    emptied: /^6 lists, 124 players$/,
    added: 'M13 AAA Elite, M15 AAA',
    begin: 'Begin the season',
    confirm: 'Begin the season Fall 2026?',
    begun: 'The season has begun',
    undo: 'Undo: New season',
    undone: 'Undone: everything is as before',
    refused: 'It could not be undone. Changed since: M13 AAA',
    title1: 'Which division is my child?',
    before: /2013 and 2014\s*M13/,
    after: /2014 and 2015\s*M13/,
    path: '/hockey-quebec-player-journey',
  },
  fr: {
    link: 'Commencer une nouvelle saison',
    title: 'Nouvelle saison',
    preview: 'Voir ce qui va se passer',
    daysMissing: 'Indiquez le premier et le dernier jour de la nouvelle saison',
    archive: 'Archiver ces équipes',
    hasSessions: 'M13 AAA\u00a0: Cette équipe a des séances de sélection à venir',
    outdated: 'Le formulaire a été modifié\u00a0: revoyez ce qui va se passer avant de commencer.',
    emptied: /^6\slistes, 124\sjoueurs$/,
    added: 'M13 AAA Elite, M15 AAA',
    begin: 'Commencer la saison',
    confirm: 'Commencer la nouvelle saison (Automne 2026)?',
    begun: 'La saison est commencée',
    undo: 'Annuler la modification\u00a0: Nouvelle saison',
    undone: 'Modification annulée\u00a0: tout est comme avant',
    refused: 'Modifié depuis\u00a0: M13 AAA',
    title1: 'Dans quelle catégorie joue mon enfant?',
    before: /2013 et 2014\s*M13/,
    after: /2014 et 2015\s*M13/,
    path: '/fr/hockey-quebec-player-journey',
  },
};
type Language = keyof typeof TEXTS;
const DAYS = { firstDay: '2026-08-20', lastDay: '2027-04-30' };

const inputOf = (page: Page, name: string) => page.locator(`[id="club-season_value.${name}"]`);
const seasonName = async (page: Page) => {
  const club = (await (await page.request.get('/api/club')).json()) as { season: { label: { en: string } } };
  return club.season.label.en;
};
async function expectClear(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
}

/** The page of the player journey answers from the same divisions. */
async function expectDivision(page: Page, language: Language, text: RegExp): Promise<void> {
  const { path, title1 } = TEXTS[language];
  const visitor = await page.context().newPage();
  const size = page.viewportSize() ?? { width: 1280, height: 844 };
  await visitor.setViewportSize(size);
  await visitor.goto(path);
  await expect(visitor.getByRole('table', { name: title1 }).getByRole('row', { name: 'M13' })).toHaveText(
    text,
  );
  await expectClear(visitor, size.width);
  await visitor.close();
}

for (const [language, width] of [
  ['en', 1280],
  ['fr', 390],
] as const)
  test(`a superadmin begins a season and undoes it (${language}, ${width} px)`, async ({ page, context }) => {
    const texts = TEXTS[language];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await speak(context, language);
    await page.setViewportSize({ width, height: 844 });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin?view=settings');
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(inputOf(page, 'label.fr')).toHaveValue('Automne 2026');
    await expectClear(page, width);

    // Refused at its field.
    await button(texts.preview).click();
    await expect(page.getByText(texts.daysMissing).first()).toBeVisible();
    await expect(inputOf(page, 'firstDay')).toBeFocused();
    for (const [name, day] of Object.entries(DAYS)) {
      await inputOf(page, name).fill(day);
      // A typed day is taken when the field is left.
      await inputOf(page, name).blur();
    }

    // A team whose families would have to be told stays.
    const archived = page.getByRole('group', { name: texts.archive }).getByLabel('M13 AAA · LHEQ');
    await archived.check();
    await button(texts.preview).click();
    await expect(page.getByText(texts.hasSessions).first()).toBeVisible();
    await archived.uncheck();
    await button(texts.preview).click();
    await expect(page.getByRole('definition').filter({ hasText: texts.emptied })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: texts.added })).toBeVisible();
    expect(await seasonName(page)).toBe('Fall 2025');
    await expectClear(page, width);

    // What was shown holds for exactly that input.
    await archived.check();
    await expect(page.getByText(texts.outdated)).toBeVisible();
    await expect(button(texts.begin)).toHaveCount(0);
    await archived.uncheck();
    await expectDivision(page, language, texts.before);
    await button(texts.preview).click();
    await button(texts.begin).click();
    const dialog = page.getByRole('dialog', { name: texts.confirm });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: texts.begin }).click();
    await expect(page.getByRole('heading', { name: texts.begun })).toBeVisible();
    expect(await seasonName(page)).toBe('Fall 2026');
    const teams = (await (await page.request.get('/api/teams?league=lheq')).json()) as {
      name: string;
      nameFr: string | null;
    }[];
    expect(teams.find(({ name }) => name === 'M13 AAA Elite')?.nameFr).toBe('M13 AAA Élite');
    await expectDivision(page, language, texts.after);
    await expectClear(page, width);

    await button(texts.undo).click();
    await expect(notice(page, texts.undone)).toBeVisible();
    await expect(inputOf(page, 'label.fr')).toHaveValue('Automne 2026');
    await expect(button(texts.undo)).toHaveCount(0);
    expect(await seasonName(page)).toBe('Fall 2025');
  });

for (const language of ['en', 'fr'] as const)
  test(`a refused undo says what was changed meanwhile (${language})`, async ({ page, context }) => {
    await speak(context, language);
    await signInByApi(page.request, SUPERADMIN);
    const settings = (await (await page.request.get('/api/club/settings')).json()) as {
      key: string;
      version: number;
    }[];
    const version = settings.find(({ key }) => key === 'season')?.version;
    const year = language === 'en' ? 2026 : 2027;
    const season = {
      label: { en: `Fall ${year}`, fr: `Automne ${year}` },
      years: { en: `${year}`, fr: `${year}` },
      firstDay: `${year}-08-20`,
      lastDay: `${year + 1}-04-30`,
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
    await page.getByRole('button', { name: TEXTS[language].undo, exact: true }).click();
    await expect(page.getByText(TEXTS[language].refused).first()).toBeVisible();
  });

test('the log names the new season in the language that is chosen', async ({ page, context }) => {
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=audit');
  await expect(page.getByText('superadmin began a new season').first()).toBeVisible();
  // Its sentences are loaded with the view, and again with another language.
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByText('superadmin a commencé une nouvelle saison').first()).toBeVisible();
});
