import { givenDoor } from '../check-in/door.ts';
import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { test, expect } from '../support/open-team.ts';
import { SUPERADMIN } from '../support/server.ts';
import type { APIRequestContext, Page } from '@playwright/test';

/** A session with these players, all of one family and added by a coach, so without a consent. */
async function givenRoster(office: APIRequestContext, name: string, players: string[], capacity: number) {
  const { team, session } = await givenDoor(office, { name, players: 0, capacity });
  for (const playerName of players) {
    const data = {
      playerName,
      playerPosition: 'Forward',
      playerAge: 14,
      parentName: 'Demo Parent',
      parentEmail: `family.${session}@example.test`,
    };
    const answer = await office.post(`/api/sessions/${session}/registrations`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return { session, path: `/admin?view=tryouts&team=${team}&registrations=${session}` };
}

/** Opens a row's menu and chooses an entry. */
async function chooseFor(page: Page, player: string, entry: string) {
  await page.getByRole('button', { name: `More for ${player}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a coach corrects a registration and records the consent', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, path } = await givenRoster(office, name, ['Wrong Name', 'Second Child'], 9);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  const roster = page.getByRole('dialog', { name });
  await expect(roster.getByText('No consent yet')).toHaveCount(2);
  await chooseFor(page, 'Wrong Name', 'Correct...');
  const form = page.getByRole('dialog', { name: 'Correct the registration: Wrong Name' });
  const player = form.getByLabel('Player’s name');
  await player.fill('Second Child');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This player is already registered there.')).toBeVisible();
  await expect(player).toHaveValue('Second Child');
  await expect(player).toBeFocused();
  await player.fill('Right Name');
  await form.getByLabel('Parent’s email').fill(`right.${session}@example.test`);
  await expect(form.getByText('With another address')).toBeVisible();
  await form.getByLabel('Age or year of birth').fill('2012');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const row = roster.getByRole('row').filter({ hasText: 'Right Name' });
  await expect(row).toContainText(`right.${session}@example.test`);
  await expect(row).toContainText('born in 2012');
  await chooseFor(page, 'Right Name', 'Consent received');
  const question = page.getByRole('dialog', { name: 'Consent received: Right Name' });
  await question.getByRole('button', { name: 'Consent received' }).click();
  await expect(row.getByText('No consent yet')).toHaveCount(0);
  await expect(roster.getByText('No consent yet')).toHaveCount(1);
  // The card of the other family leads to the same.
  await roster.getByRole('link', { name: 'Second Child' }).click();
  await page.getByRole('button', { name: 'Consent received', exact: true }).click();
  const other = page.getByRole('dialog', { name: 'Consent received: Second Child' });
  await other.getByRole('button', { name: 'Consent received' }).click();
  await expect(page.getByText('Ask for the consent')).toHaveCount(0);
  await expect(page.getByText(/^Consent received .+/)).toBeVisible();
});

test('the focus stays in the row of a promoted or cancelled registration', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path } = await givenRoster(office, name, ['First Child', 'Second Child'], 1);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  await page.getByRole('button', { name: 'Give a spot: Second Child' }).press('Enter');
  const spot = page.getByRole('dialog', { name: 'Give a spot: Second Child' });
  await spot.getByRole('button', { name: 'Give a spot' }).press('Enter');
  await expect(spot).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Second Child' })).toBeFocused();
  await chooseFor(page, 'First Child', 'Cancel registration');
  const question = page.getByRole('dialog', { name: 'Cancel registration: First Child' });
  await question.getByRole('button', { name: 'Cancel registration' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'First Child' })).toBeFocused();
});

test('Escape empties the search of a roster before it closes it', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path } = await givenRoster(office, name, ['First Child', 'Second Child'], 9);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  const roster = page.getByRole('dialog', { name });
  const search = roster.getByRole('searchbox');
  await search.fill('child second');
  await expect(roster.getByRole('link', { name: 'First Child' })).toHaveCount(0);
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(roster.getByRole('link', { name: 'First Child' })).toBeVisible();
  await search.press('Escape');
  await expect(roster).toHaveCount(0);
});
