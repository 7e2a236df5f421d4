import { test, expect } from '../support/open-team.ts';
import { signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { delivery, givenDoor, openPhone, playersOf, rowOf, switches } from './door.ts';

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
