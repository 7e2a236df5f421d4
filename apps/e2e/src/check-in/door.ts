import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
  signInByApi,
  type SignIn,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect } from '../support/site-test.ts';

/** A player as the server has them. */
export interface ServerRow {
  id: number;
  playerName: string;
  status: string;
  attended: boolean;
  tryoutNumber: number | null;
  note: string | null;
}

export interface GivenDoor {
  team: number;
  session: number;
  path: string;
  names: string[];
}

/** A tryout session with that many registered players and places; `office` is signed in. */
export async function givenDoor(
  office: APIRequestContext,
  { name, players, capacity }: { name: string; players: number; capacity: number },
): Promise<GivenDoor> {
  const team = await givenTeam(office, { name, playerNames: [], days: [dayFromNow(3)] });
  const [planned] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  const session = planned?.id ?? 0;
  const widened = await office.put(`/api/sessions/${session}`, { headers, data: { capacity } });
  expect(widened.ok(), await widened.text()).toBe(true);
  const names = await givenRegistrations(office, team, players);
  return { team, session, path: `/admin/check-in/sessions/${session}`, names };
}

/** The players of a session on the server. */
export async function playersOf(office: APIRequestContext, session: number): Promise<ServerRow[]> {
  const data = { device: crypto.randomUUID(), takesNumbers: false, changes: [] };
  const answer = await office.post(`/api/check-in/sessions/${session}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { rows: ServerRow[] }).rows;
}

/** The sessions of these tests are in three days, which the page asks about once. By key, which is no tap. */
export const checkInAnyway = (page: Page): Promise<void> =>
  page.locator('.door-other-day').getByRole('button').press('Enter');

/** A coach's phone: opens the page, and waits until it would open without a network. */
export async function openPhone(page: Page, path: string, user: SignIn = SUPERADMIN): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, user);
  await page.goto(path);
  await expect(switches(page).first()).toBeVisible();
  await checkInAnyway(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

export const switches = (page: Page): Locator => page.getByRole('switch');

/** The switch of one player. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: new RegExp(`^${name}\\b`) });

/** Status line in the header: says whether the changes were sent. */
export const delivery = (page: Page): Locator => page.locator('header').getByRole('status');

/** Adds a walk-in as a coach does: a name, an e-mail, and the parent's yes. */
export async function addWalkIn(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Walk-in' }).click();
  await expect(page.getByLabel('Player’s name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.keyboard.type(email);
  await page.getByRole('button', { name: 'The parent agrees: add' }).click();
  await expect(rowOf(page, name)).toBeChecked();
}

/** Switches "Numbers in order" on, and waits for the numbers of this phone. */
export async function giveNumbers(page: Page): Promise<void> {
  const leased = page.waitForResponse(
    (answer) => answer.ok() && Boolean(answer.request().postData()?.includes('"takesNumbers":true')),
  );
  await page.getByRole('button', { name: 'Numbers in order' }).click();
  await leased;
  await expect(delivery(page)).toHaveText('All sent');
}

/** Gives a player a typed number, in the sheet of the row. */
export async function typeNumber(page: Page, name: string, number: number): Promise<void> {
  await page.getByRole('button', { name: `More: ${name}` }).click();
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByLabel('Tryout number').fill(String(number));
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

export const goOffline = (context: BrowserContext): Promise<void> => context.setOffline(true);
export const goOnline = (context: BrowserContext): Promise<void> => context.setOffline(false);
