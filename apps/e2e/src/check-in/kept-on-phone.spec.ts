import type { Page } from '@playwright/test';
import { givenCoach, headers, signInByApi, uniqueName, type SignIn } from '../support/back-office.ts';
import { test, expect } from '../support/open-team.ts';
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
} from './door.ts';

const HOUR = 3_600_000;

/** Every byte of the check-in's database as text, and the number of records of each kind. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error('IndexedDB failed'));
      });
    const database = await answered(indexedDB.open('lions-check-in'));
    const counts: Record<string, number> = {};
    const texts: string[] = [];
    let isExportable = false;
    for (const store of Array.from(database.objectStoreNames)) {
      const records = await answered<Record<string, unknown>[]>(
        database.transaction(store).objectStore(store).getAll(),
      );
      counts[store] = records.length;
      for (const record of records)
        for (const value of Object.values(record)) {
          if (value instanceof CryptoKey) isExportable ||= value.extractable;
          else
            texts.push(
              value instanceof ArrayBuffer ? new TextDecoder().decode(value) : JSON.stringify(value),
            );
        }
    }
    database.close();
    return { counts, text: texts.join('\n'), isExportable };
  });

async function signIn(page: Page, { username, password }: SignIn): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a phone whose sign-in ended keeps its ticks, encrypted, and sends them after the next one', async ({
  office,
  page,
  context,
  playwright,
  baseURL,
}, testInfo) => {
  const unique = uniqueName(testInfo);
  const { session, path, names } = await givenDoor(office, {
    name: `M15 ${unique}`,
    players: 3,
    capacity: 9,
  });
  const [first = '', second = '', third = ''] = names;
  const superadmin = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(superadmin, unique);
  await openPhone(page, path, coach);
  await goOffline(context);
  await rowOf(page, first).click();
  await expect(delivery(page)).toHaveText('Not sent yet: 1. No network: everything is kept on this phone.');
  await expect
    .poll(() => kept(page).then(({ counts }) => counts))
    .toEqual({ keys: 1, rosters: 1, changes: 1 });
  const stored = await kept(page);
  expect(stored.text).not.toContain('Demo Player');
  expect(stored.isExportable).toBe(false);

  // Meanwhile a superadmin ends the coach's sign-ins, and a registration is cancelled.
  const users = (await (await superadmin.get('/api/admin/users')).json()) as {
    id: number;
    username: string;
  }[];
  const id = users.find(({ username }) => username === coach.username)?.id;
  expect((await superadmin.post(`/api/admin/users/${id}/end-sessions`, { headers })).ok()).toBe(true);
  const rows = await playersOf(office, session);
  const cancelled = rows.find(({ playerName }) => playerName === second)?.id;
  expect((await office.delete(`/api/registrations/${cancelled}`, { headers })).status()).toBe(204);
  await rowOf(page, second).click();
  await goOnline(context);
  await expect(delivery(page)).toHaveText('Not sent yet: 2. Your sign-in ended: sign in again to send.');
  await rowOf(page, third).click();
  await expect(delivery(page)).toContainText('Not sent yet: 3.');

  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, coach);
  await expect(page).toHaveURL(path);
  await expect(delivery(page)).toHaveText('All sent');
  const problems = page.getByRole('region', { name: 'To sort out' });
  await expect(problems).toContainText(`${second}: the registration was cancelled, so this is not kept.`);
  const here = (await playersOf(office, session)).filter(({ attended }) => attended);
  expect(here.map(({ playerName }) => playerName)).toEqual([first, third]);

  // The coach registers the player again, at the door.
  await problems.getByRole('button', { name: 'Register again' }).click();
  await expect(page.getByLabel('Player’s name')).toHaveValue(second);
  await page.getByRole('button', { name: 'The parent agrees: add' }).click();
  await expect(delivery(page)).toHaveText('All sent');
  expect((await playersOf(office, session)).filter(({ attended }) => attended)).toHaveLength(3);
  await superadmin.dispose();
});

test('sign-out deletes what can be read, and the next sign-in sends what was not sent', async ({
  office,
  page,
  context,
  playwright,
  baseURL,
}, testInfo) => {
  const unique = uniqueName(testInfo);
  const { session, path, names } = await givenDoor(office, {
    name: `M15 ${unique}`,
    players: 2,
    capacity: 9,
  });
  const [first = ''] = names;
  const superadmin = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(superadmin, unique);
  await openPhone(page, path, coach);
  // The calls of the check-in fail, those of the sign-out do not.
  await page.route('**/api/check-in/**', (route) => route.abort('internetdisconnected'));
  await rowOf(page, first).click();
  await expect(delivery(page)).toContainText('Not sent yet: 1.');
  await expect.poll(() => kept(page).then(({ counts }) => counts['changes'])).toBe(1);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('1 check-in change is not sent yet');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect((await kept(page)).counts).toEqual({ keys: 0, rosters: 0, changes: 1 });

  await goOffline(context);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Nothing to show without the server' })).toBeVisible();
  await expect(page.getByText('1 change on this phone waits')).toBeVisible();
  await goOnline(context);
  await page.unroute('**/api/check-in/**');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, coach);
  await expect(delivery(page)).toHaveText('All sent');
  expect((await playersOf(office, session)).filter(({ attended }) => attended)).toHaveLength(1);
  await superadmin.dispose();
});

test('another user sees and sends nothing of what the first one did', async ({
  office,
  page,
  context,
  playwright,
  baseURL,
}, testInfo) => {
  const unique = uniqueName(testInfo);
  const { session, path, names } = await givenDoor(office, {
    name: `M15 ${unique}`,
    players: 2,
    capacity: 9,
  });
  const [first = ''] = names;
  const superadmin = await playwright.request.newContext({ baseURL });
  const [one, two] = [await givenCoach(superadmin, `${unique}a`), await givenCoach(superadmin, `${unique}b`)];
  await openPhone(page, path, one);
  await goOffline(context);
  await rowOf(page, first).click();
  await expect.poll(() => kept(page).then(({ counts }) => counts['changes'])).toBe(1);
  // The phone has no network until the other user has signed in.
  await page.route('**/api/check-in/**', (route) => route.abort('internetdisconnected'));
  await goOnline(context);
  await signInByApi(page.request, two);
  await page.unroute('**/api/check-in/**');
  await expect(page.getByText('1 change on this phone waits until its author signs in again.')).toBeVisible();
  await expect(rowOf(page, first)).not.toBeChecked();
  expect((await playersOf(office, session)).filter(({ attended }) => attended)).toEqual([]);

  await signInByApi(page.request, one);
  await page.reload();
  await expect(rowOf(page, first)).toBeChecked();
  await expect(delivery(page)).toHaveText('All sent');
  expect((await playersOf(office, session)).filter(({ attended }) => attended)).toHaveLength(1);
  await superadmin.dispose();
});

test('one tab at a time gives the numbers', async ({ office, page, context }, testInfo) => {
  const { path, names } = await givenDoor(office, {
    name: `M15 ${uniqueName(testInfo)}`,
    players: 2,
    capacity: 9,
  });
  const [first = '', second = ''] = names;
  await openPhone(page, path);
  await giveNumbers(page);
  const tab = await context.newPage();
  await tab.goto(path);
  await expect(tab.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await goOffline(context);
  await rowOf(page, first).click();
  await expect(rowOf(page, first)).toHaveAccessibleName(/Number 1\b/);

  await tab.getByRole('button', { name: 'Use it here' }).click();
  await rowOf(tab, second).click();
  await expect(rowOf(tab, first)).toHaveAccessibleName(/Number 1\b/);
  await expect(rowOf(tab, second)).toHaveAccessibleName(/Number 2\b/);
  await expect(page.getByRole('heading', { name: 'Open in another tab' })).toBeVisible();
  await tab.close();
  await expect(rowOf(page, second)).toHaveAccessibleName(/Number 2\b/);
});

test('after twelve hours nothing on the phone can be read', async ({ office, page, context }, testInfo) => {
  const { path } = await givenDoor(office, { name: `M15 ${uniqueName(testInfo)}`, players: 2, capacity: 9 });
  await openPhone(page, path);
  await goOffline(context);
  await page.clock.setSystemTime(Date.now() + 11 * HOUR);
  await page.reload();
  await expect(switches(page)).toHaveCount(2);
  await page.clock.setSystemTime(Date.now() + 13 * HOUR);
  await expect(page.getByRole('heading', { name: 'Nothing to show without the server' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Open this page once with a network.')).toBeVisible();
  expect((await kept(page)).counts).toEqual({ keys: 0, rosters: 0, changes: 0 });
});

test('a French address of the check-in opens in French without a network', async ({
  office,
  page,
  context,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { path, names } = await givenDoor(office, { name, players: 1, capacity: 9 });
  await openPhone(page, `/fr${path}`);
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    '/fr/admin/check-in/manifest.webmanifest',
  );
  await goOffline(context);
  await page.reload();
  await expect(rowOf(page, names[0] ?? '')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveAttribute('href', '/fr/admin');
});
