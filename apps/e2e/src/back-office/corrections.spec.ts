import { givenDoor, playersOf } from '../check-in/door.ts';
import {
  choose,
  chooseFor,
  dayFromNow,
  headers,
  notice,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { test, expect } from '../support/open-team.ts';
import { SUPERADMIN } from '../support/server.ts';
import type { APIRequestContext } from '@playwright/test';

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
  return { session, team, path: `/admin?view=tryouts&team=${team}&registrations=${session}` };
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
  await expect(row).toContainText('born in 2012');
  await chooseFor(page, 'Right Name', 'Consent received');
  const question = page.getByRole('dialog', { name: 'Consent received: Right Name' });
  await question.getByRole('button', { name: 'Consent received' }).click();
  await expect(row.getByText('No consent yet')).toHaveCount(0);
  await expect(roster.getByText('No consent yet')).toHaveCount(1);
  // The sheet of a player has the rest, and is one step of Back.
  await row.getByRole('button', { name: 'Right Name', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Right Name', exact: true });
  await expect(sheet).toContainText(`right.${session}@example.test`);
  await expect(page).toHaveURL(/&player=\d+$/);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(roster).toBeVisible();
  // The card of the other family leads to the same.
  await roster.getByRole('button', { name: 'Second Child', exact: true }).click();
  await page.getByRole('link', { name: 'The family’s card' }).click();
  await page.getByRole('button', { name: 'Consent received', exact: true }).click();
  const other = page.getByRole('dialog', { name: 'Consent received: Second Child' });
  await other.getByRole('button', { name: 'Consent received' }).click();
  await expect(page.getByText('Ask for the consent')).toHaveCount(0);
  await expect(page.getByText(/^Consent received .+/)).toBeVisible();
});

test('the focus stays in the row of a promoted registration, and beside a cancelled one', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path } = await givenRoster(office, name, ['First Child', 'Second Child'], 1);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  await chooseFor(page, 'Second Child', 'Give a spot');
  const spot = page.getByRole('dialog', { name: 'Give a spot: Second Child' });
  await spot.getByRole('button', { name: 'Give a spot' }).press('Enter');
  await expect(spot).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'More for Second Child' })).toBeFocused();
  await chooseFor(page, 'First Child', 'Cancel registration');
  const question = page.getByRole('dialog', { name: 'Cancel registration: First Child' });
  await question.getByRole('button', { name: 'Cancel registration' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Cancelled (1)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Second Child', exact: true })).toBeFocused();
});

test('Escape empties the search of a roster before it closes it', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path } = await givenRoster(office, name, ['First Child', 'Second Child'], 9);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  const roster = page.getByRole('dialog', { name });
  const search = roster.getByRole('searchbox');
  await search.fill('child second');
  await expect(roster.getByRole('button', { name: 'First Child', exact: true })).toHaveCount(0);
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(roster.getByRole('button', { name: 'First Child', exact: true })).toBeVisible();
  await search.press('Escape');
  await expect(roster).toHaveCount(0);
});

test('what a filter hides of a search is said, and shown on request', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path } = await givenRoster(office, name, ['First Child', 'Second Child', 'Third Other'], 2);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  const roster = page.getByRole('dialog', { name });
  await roster.getByLabel('Show', { exact: true }).selectOption('Waiting');
  await roster.getByRole('searchbox').fill('child');
  await expect(roster.getByText('No matching registrations.')).toBeVisible();
  await expect(roster.getByText('2 more match but are hidden by the filter.')).toBeVisible();
  await roster.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(roster.getByRole('row').filter({ hasText: 'Child' })).toHaveCount(2);
});

test('the list of sessions follows the counts of an open roster', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, path } = await givenRoster(office, name, ['Ann Zed'], 9);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  await expect(
    page.getByRole('dialog', { name }).getByRole('row').filter({ hasText: 'Ann Zed' }),
  ).toBeVisible();
  // Hidden behind the roster.
  const counts = page.getByText('Registrations 1/9');
  await expect(counts).toBeAttached();
  const data = {
    playerName: 'Max Abel',
    playerPosition: 'Forward',
    playerAge: 14,
    parentName: 'Demo Parent',
  };
  const parentEmail = `family.${session}@example.test`;
  const added = await office.post(`/api/sessions/${session}/registrations`, {
    headers,
    data: { ...data, parentEmail },
  });
  expect(added.status(), await added.text()).toBe(201);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Registrations 2/9')).toBeAttached();
  await expect(counts).toHaveCount(0);
});

test('selected players are moved, numbered and cancelled together', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, team, path } = await givenRoster(
    office,
    name,
    ['Ann Zed', 'Max Abel', 'Zoé Cole', 'Gone Child'],
    9,
  );
  const other = {
    date: dayFromNow(9),
    time: '6:00 PM - 7:30 PM',
    location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
  };
  const planned = await office.post(`/api/teams/${team}/sessions`, {
    headers,
    data: { teamId: team, ...other },
  });
  expect(planned.status(), await planned.text()).toBe(201);
  const rows = await playersOf(office, session);
  const idOf = (player: string) => rows.find(({ playerName }) => playerName === player)?.id ?? 0;
  expect((await office.delete(`/api/registrations/${idOf('Gone Child')}`, { headers })).status()).toBe(204);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  const roster = page.getByRole('dialog', { name });
  await roster.getByText('Cancelled (1)').click();
  await roster.getByLabel('Select Gone Child').check();
  await roster.getByLabel('Select all shown (3)').check();
  const bar = roster.getByRole('region', { name: '4 selected' });
  await expect(bar.getByText('1 cancelled left out')).toBeVisible();
  // Numbers follow the order of the list: by last name.
  await bar.getByRole('button', { name: 'Give numbers...' }).click();
  await page.getByLabel('First number').fill('12');
  await page.getByRole('dialog').getByRole('button', { name: 'Give numbers...' }).last().click();
  await expect(notice(page, 'Numbers given: 3 of 3')).toBeVisible();
  await expect(roster.getByRole('row').filter({ hasText: 'Max Abel' })).toContainText('12');
  await expect(roster.getByRole('row').filter({ hasText: 'Ann Zed' })).toContainText('14');
  // The network goes after the first of three.
  await roster.getByLabel('Select all shown (3)').check();
  await bar.getByRole('button', { name: 'Move...' }).click();
  await choose(page, 'Session', /Dollard Civic Centre.* · 0 of/);
  let sent = 0;
  await page.route('**/api/registrations/*', (route) => {
    if (route.request().headers()['dry-run']) return route.continue();
    sent += 1;
    return sent === 2 ? route.abort('internetdisconnected') : route.continue();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Moved 1 of 3')).toBeVisible();
  await expect(roster.getByRole('row').filter({ hasText: 'Max Abel' })).toHaveCount(0);
  await expect(roster.getByLabel('Select Ann Zed')).toBeChecked();
  await roster
    .getByRole('region', { name: '3 selected' })
    .getByRole('button', { name: 'Cancel registrations' })
    .click();
  const question = page.getByRole('dialog', { name: 'Cancel the selected registrations (2)' });
  await expect(question.getByText('Concerns 2 children of 2 families.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel registrations' }).click();
  await expect(notice(page, 'Cancelled 2 of 2')).toBeVisible();
  await expect(roster.getByText('Cancelled (3)')).toBeVisible();
});
