import { request, type APIRequestContext } from '@playwright/test';
import { dayFromNow, givenTeam, signInByApi } from '../support/back-office.ts';
import { dialogOf, givenPractice, switchRegistration } from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated } from '../support/page-facts.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

/** Texts that the club approved, where families see them. */
const SITE_URL = 'http://127.0.0.1:4431';
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SITE_URL });
let site: OwnSite;
let office: APIRequestContext;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  office = await request.newContext({ baseURL: SITE_URL });
  await signInByApi(office, SUPERADMIN);
  await switchRegistration(office, true);
});
test.afterAll(async () => {
  await office.dispose();
  await site.close();
});

test('the practice form counts, tells the five lines of the notice, and refuses an empty address', async ({
  page,
}) => {
  const { id, date } = await givenPractice(office, dayFromNow(9), 20);
  await page.goto(`/practice?month=${date.slice(0, 7)}`);
  await hydrated(page);
  await page.locator(`.booking-list button[value="${id}"]`).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('0 / 20 registered')).toBeVisible();

  const notice = dialog.getByRole('region', { name: 'Your privacy' });
  await expect(notice.getByText('The club uses these details only for this registration.')).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Terms of service' })).toBeVisible();
  await expect(notice.getByRole('listitem')).toHaveCount(0);
  await notice.getByText('More', { exact: true }).click();
  await expect(notice.getByRole('listitem')).toHaveCount(5);

  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(dialog.getByLabel('Parent’s email')).toHaveAccessibleDescription('Invalid email address');
  await expect(dialog.getByLabel('Player’s name')).toHaveAccessibleDescription('Player name is required');
  await expect(dialog.getByText('Please select a position')).toBeVisible();
});

test('the refresh of a team is written out on wide screens, and the copyright is of 2025', async ({
  page,
}) => {
  const team = await givenTeam(office, { name: 'M15 Words', playerNames: [], days: [dayFromNow(9)] });
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto(`/hockey-programs/team/${team}`);
  await hydrated(page);
  const refresh = page.getByRole('button', { name: 'Refresh this page' });
  // A hidden name has one pixel.
  const width = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((name) => name.getBoundingClientRect().width);
  expect(await width('Refresh this page')).toBeGreaterThan(50);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/teams**', async (route) => {
    await held;
    await route.continue();
  });
  await refresh.click();
  expect(await width('Refreshing...')).toBeGreaterThan(50);
  answer();
  await expect(page.getByText('Data refreshed!')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('© 2025 Lac St-Louis Lions');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(refresh).toBeVisible();
  expect(await width('Refresh this page')).toBeLessThan(50);
});

test('a wrong password is a failed login, and deleting a session asks first', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(SUPERADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill('a wrong one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login Failed' })).toContainText(
    'Invalid credentials',
  );

  const team = await givenTeam(office, { name: 'M17 Words', playerNames: [], days: [dayFromNow(9)] });
  await page.getByLabel('Password', { exact: true }).fill(SUPERADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Admin Dashboard', { exact: true })).toBeVisible();
  await page.goto('/admin?view=tryouts');
  await expect(page.getByText('No team selected.')).toBeVisible();
  await page.goto(`/admin?view=tryouts&team=${team}`);
  await page.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByText('Are you sure you want to delete this session?')).toBeVisible();
});
