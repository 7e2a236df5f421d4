import { expect, test, type Page } from '@playwright/test';
import { SUPERADMIN } from './server.ts';
import { languageOf, WORDS } from './words.ts';

/** A list as it comes out of an e-mail: commas, semicolons, line breaks, stray spaces, an accent, a hyphen. */
const PASTED = 'Demo Tremblay, Ann-Marie Example;  Zoé Démo\r\nDemo  Adams\n\nDemo O’Test;Jean-Sébastien Exemple,';
const SORTED = ['Demo Adams', 'Zoé Démo', 'Ann-Marie Example', 'Jean-Sébastien Exemple', 'Demo O’Test', 'Demo Tremblay'];

/** Next year's fifth of September: never past, never too far ahead. */
const DATE = `${new Date().getFullYear() + 1}-09-05`;

async function signIn(page: Page, words: (typeof WORDS)['en'], username: string, password: string) {
  await page.goto('/admin/login');
  await page.getByLabel(words.username, { exact: true }).fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.chooseArea })).toBeVisible();
}

async function choose(page: Page, label: string, option: string | RegExp) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).press('ArrowDown');
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

test('a superadmin makes a coach, the coach publishes a tryout, a family sees it', async ({ browser, page }, { project, testId }) => {
  const words = WORDS[languageOf(project.name)];
  const id = `${project.name}-${testId.slice(0, 6)}`.replace(/[^a-z0-9]/g, '');
  const teamName = `M13 ${id}`;
  const coach = { username: `coach.${id}`, password: 'a coach of the tests' };

  await signIn(page, words, SUPERADMIN.username, SUPERADMIN.password);
  await page.getByRole('link', { name: words.users }).or(page.getByRole('button', { name: words.users })).first().click();
  await page.getByRole('button', { name: words.createUser }).click();
  const userDialog = page.getByRole('dialog');
  await userDialog.getByLabel(words.firstName).fill('Demo');
  await userDialog.getByLabel(words.lastName).fill(`Coach ${id}`);
  await userDialog.getByLabel(words.username).fill(coach.username);
  await userDialog.getByLabel(words.email).fill(`${coach.username}@example.test`);
  await userDialog.getByLabel(words.password, { exact: true }).fill(coach.password);
  await userDialog.getByRole('button', { name: words.save, exact: true }).or(userDialog.getByRole('button', { name: words.createUser })).click();
  await expect(page.getByText(words.userCreated)).toBeVisible();
  await page.getByRole('button', { name: words.logout }).click();
  await expect(page.getByRole('button', { name: words.signIn, exact: true })).toBeVisible();

  await signIn(page, words, coach.username, coach.password);
  await expect(page.getByText(words.users, { exact: true })).toBeHidden();
  await page.goto('/admin?view=teams');
  await page.getByRole('button', { name: words.addTeam }).click();
  const teamDialog = page.getByRole('dialog');
  await teamDialog.getByLabel(words.teamName).fill(teamName);
  await teamDialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.teamCreated)).toBeVisible();

  await page.goto('/admin?view=tryouts');
  await page.getByRole('button', { name: teamName }).or(page.getByRole('radio', { name: teamName })).first().click();
  await page.getByRole('button', { name: words.addSession }).click();
  await page.getByLabel(words.date, { exact: true }).fill(DATE);
  await page.getByLabel(words.date, { exact: true }).press('Enter');
  await choose(page, words.startTime, /6:00 PM|18 h 00/);
  await choose(page, words.endTime, /7:30 PM|19 h 30/);
  await choose(page, words.location, /Bob-Birnie/);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.sessionCreated)).toBeVisible();
  await page.getByLabel(words.names).fill(PASTED);
  await expect(page.getByText(words.count(SORTED.length))).toBeVisible();
  await page.getByRole('button', { name: words.updatePlayers }).click();
  await expect(page.getByText(words.playersUpdated(SORTED.length))).toBeVisible();

  const { viewport, locale, isMobile, hasTouch } = project.use;
  const family = await browser.newContext({ viewport, locale, isMobile, hasTouch });
  const phone = await family.newPage();
  await phone.goto(`${words.prefix}/hockey-programs/tryouts`);
  await phone.getByRole('link', { name: words.leagueLink }).click();
  await phone.getByRole('listitem').filter({ hasText: teamName }).getByRole('link').first().click();
  await expect(phone.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
  await expect(phone.getByText(words.totalPlayers(SORTED.length))).toBeVisible();
  for (const name of SORTED) await expect(phone.getByText(name, { exact: true })).toBeVisible();
  await expect(phone.getByText(words.sessionTime)).toBeVisible();
  await expect(phone.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await phone.getByRole('button', { name: words.refresh }).click();
  await expect(phone.getByText(words.refreshed)).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await family.close();
});
