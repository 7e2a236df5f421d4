import { test, expect } from '../support/open-team.ts';
import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import {
  delivery,
  givenDoor,
  giveNumbers,
  goOffline,
  goOnline,
  openPhone,
  playersOf,
  rowOf,
  switches,
  typeNumber,
} from './door.ts';

test('one Save keeps a number and a note that were typed together', async ({ office, page }, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, path, names } = await givenDoor(office, { name, players: 2, capacity: 9 });
  const [first = ''] = names;
  await openPhone(page, path);
  await page.getByRole('button', { name: `More: ${first}` }).click();
  const sheet = page.getByRole('dialog', { name: first });
  await sheet.getByLabel('Tryout number').fill('77');
  await sheet.getByLabel('Note').fill('Left-handed');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(delivery(page)).toHaveText('All sent');
  const kept = (await playersOf(office, session)).find(({ playerName }) => playerName === first);
  expect(kept).toMatchObject({ tryoutNumber: 77, note: 'Left-handed' });
  // The note that was typed stays when the number is taken back in the same sheet.
  await page.getByRole('button', { name: `More: ${first}` }).click();
  await sheet.getByLabel('Note').fill('Right-handed');
  await sheet.getByRole('button', { name: 'Take back' }).click();
  await expect(delivery(page)).toHaveText('All sent');
  const changed = (await playersOf(office, session)).find(({ playerName }) => playerName === first);
  expect(changed).toMatchObject({ tryoutNumber: null, note: 'Right-handed' });
});

test('under "Not here yet" the focus goes to the next player, and a search names who is here', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path, names } = await givenDoor(office, { name, players: 3, capacity: 9 });
  const [first = '', second = '', third = ''] = names;
  await openPhone(page, path);
  const filter = page.getByRole('button', { name: 'Not here yet' });
  await filter.click();
  await rowOf(page, second).press('Space');
  await expect(switches(page)).toHaveCount(2);
  await expect(rowOf(page, third)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(rowOf(page, first)).toBeFocused();
  await page.getByRole('searchbox').fill(second);
  const here = page.getByRole('status').filter({ hasText: `${second} is here.` });
  await expect(here).toBeVisible();
  await expect(page.getByText('No matching players.')).toHaveCount(0);
  await here.getByRole('button', { name: 'Show' }).click();
  await expect(filter).toHaveAttribute('aria-pressed', 'false');
  await expect(rowOf(page, second)).toBeChecked();
  // Found by the rules of libs/domain: without case and accents.
  await page.getByRole('searchbox').fill(second.toUpperCase());
  await expect(switches(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill('zoé x');
  await expect(page.getByText('No matching players.')).toBeVisible();
});

test('the check-in of another day says so, and asks once before the first player', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, path, names } = await givenDoor(office, { name, players: 2, capacity: 9 });
  const [first = '', second = ''] = names;
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(path);
  await expect(page.getByText(/^Not today: this is on /)).toBeVisible();
  await rowOf(page, first).click();
  const question = page.getByRole('dialog', { name: 'Not today' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, first)).not.toBeChecked();
  await rowOf(page, first).click();
  await question.getByRole('button', { name: 'Check in anyway' }).click();
  await expect(rowOf(page, first)).toBeChecked();
  await rowOf(page, second).click();
  await expect(rowOf(page, second)).toBeChecked();
  await expect(delivery(page)).toHaveText('All sent');
  expect((await playersOf(office, session)).every(({ attended }) => attended)).toBe(true);
  await page.reload();
  await expect(page.getByText(/^Not today: this is on /)).toBeVisible();
  await rowOf(page, second).click();
  await expect(rowOf(page, second)).not.toBeChecked();
});

test('the first number is 1 after a look on another computer, and a phone returns what it did not give', async ({
  office,
  page,
  context,
  someoneElse,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path, names } = await givenDoor(office, { name, players: 3, capacity: 9 });
  const [first = '', second = '', third = ''] = names;
  const laptop = await someoneElse();
  await openPhone(laptop, path);
  await expect(delivery(laptop)).toHaveText('All sent');
  await openPhone(page, path);
  await giveNumbers(page);
  await rowOf(page, first).click();
  await expect(rowOf(page, first)).toHaveAccessibleName(/Number 1\b/);
  await expect(delivery(page)).toHaveText('All sent');
  await goOffline(context);
  await page.reload();
  await rowOf(page, second).click();
  await expect(rowOf(page, second)).toHaveAccessibleName(/Number 2\b/);
  await page.getByRole('button', { name: 'Numbers in order' }).click();
  await goOnline(context);
  await expect(delivery(page)).toHaveText('All sent');
  await giveNumbers(laptop);
  await rowOf(laptop, third).click();
  await expect(rowOf(laptop, third)).toHaveAccessibleName(/Number 3\b/);
});

test('Back closes what is open above the list and stays in the check-in, also without a network', async ({
  office,
  page,
  context,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path, names } = await givenDoor(office, { name, players: 2, capacity: 9 });
  const [first = ''] = names;
  await openPhone(page, path);
  await goOffline(context);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const more = page.getByRole('button', { name: `More: ${first}` });
  const sheet = page.getByRole('dialog');
  for (const open of [more, page.getByRole('button', { name: 'Walk-in' })]) {
    await open.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();
  }
  // A sheet that is closed by its button leaves no entry: the next one takes the same place.
  for (let time = 1; time <= 3; time += 1) {
    await more.click();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
  }
  await expect.poll(entries).toBe(before + 1);
  await more.click();
  await page.reload();
  await expect(rowOf(page, first)).toBeVisible();
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(rowOf(page, first)).toBeVisible();
});

test('finds by parent and telephone, and sorts by last or first name as this device did before', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, path } = await givenDoor(office, { name, players: 0, capacity: 9 });
  const families = [
    ['Zoé Abel', 'Luc Tremblay', '514-555-1004'],
    ['Ana Zed', 'Eva Zed', '438-555-0199'],
  ] as const;
  for (const [playerName, parentName, parentPhone] of families) {
    const data = { playerName, playerPosition: 'Forward', playerAge: 14, parentName, parentPhone };
    const parentEmail = `${playerName.at(-1)}@example.test`;
    const answer = await office.post(`/api/sessions/${session}/registrations`, {
      headers,
      data: { ...data, parentEmail },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await openPhone(page, path);
  const search = page.getByRole('searchbox', { name: 'Player, parent, phone or number' });
  for (const typed of ['tremblay', '5145551004', '(514) 555', 'abel zoe']) {
    await search.fill(typed);
    await expect(switches(page)).toHaveCount(1);
    await expect(rowOf(page, 'Zoé Abel')).toBeVisible();
  }
  await search.fill('');
  await typeNumber(page, 'Ana Zed', 42);
  await search.fill('#42');
  await expect(switches(page)).toHaveText([/^Ana Zed/]);
  await search.fill('');
  await expect(switches(page)).toHaveText([/^Zoé Abel/, /^Ana Zed/]);
  await page.getByLabel('Sorted by').selectOption('First name');
  await expect(switches(page)).toHaveText([/^Ana Zed/, /^Zoé Abel/]);
  await page.reload();
  await expect(switches(page)).toHaveText([/^Ana Zed/, /^Zoé Abel/]);
});
