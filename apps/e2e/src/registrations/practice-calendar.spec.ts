import type { Page } from '@playwright/test';
import { DAY_MS, dayFromNow } from '../support/back-office.ts';
import {
  changePractice,
  dialogOf,
  expect,
  givenPractice,
  openForm,
  register,
  switchRegistration,
  test,
  typeChild,
} from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated, sleepIslands } from '../support/page-facts.ts';
import { DESK, PHONE } from '../support/places.ts';
import { expectServerFailure } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

/** A different port from the other file's: both may run at once. */
const SITE_URL = 'http://127.0.0.1:4398';
const EMAIL = 'demo.parent@example.test';
const KB = 1000;

test.describe.configure({ mode: 'default' });
let site: OwnSite;
test.use({ baseURL: SITE_URL });
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());
test.beforeEach(({ office }) => switchRegistration(office, true));

const monthOf = (date: string) => date.slice(0, 7);
const laterDay = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const cellOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

test.use(DESK);

test('keys navigate the calendar and open a practice', async ({ page, office }) => {
  const practice = await givenPractice(office, dayFromNow(3), 20);
  const day = practice.date;
  await page.goto(`/practice?month=${monthOf(day)}`);
  await hydrated(page);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell')).toHaveCount(42);
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await page.getByRole('button', { name: t('practice.booking.refresh') }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(grid.locator('[tabindex="0"]')).toBeFocused();

  await cellOf(page, day).focus();
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cellOf(page, laterDay(day, days))).toBeFocused();
  }
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  await page.keyboard.press('Home');
  await expect(cellOf(page, laterDay(day, -weekday))).toBeFocused();
  await page.keyboard.press('End');
  await expect(cellOf(page, laterDay(day, 6 - weekday))).toBeFocused();
  // The week may end in the next month, which the calendar shows by now.
  await page.goto(`/practice?month=${monthOf(day)}`);
  await hydrated(page);
  await cellOf(page, day).focus();
  const shown = page.locator('#month-shown');
  const month = (await shown.textContent()) ?? '';
  await page.keyboard.press('PageDown');
  await expect(shown).not.toHaveText(month);
  await expect(grid.locator(':focus')).toHaveAttribute('data-day', /^\d{4}-\d\d-\d\d$/);
  await page.keyboard.press('PageUp');
  await expect(shown).toHaveText(month);

  await cellOf(page, day).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(
    dialog.locator('.evening:has(:checked), .evening-only').getByText('6:00 PM – 7:30 PM'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cellOf(page, day)).toBeFocused();

  // Two practices on one day: Enter enters the cell, arrows select, Escape leaves.
  const second = await givenPractice(office, day, 20);
  await page.getByRole('button', { name: t('practice.booking.refresh') }).click();
  await expect(cellOf(page, day).getByRole('button')).toHaveCount(2);
  await cellOf(page, day).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(page, day).locator(`[value="${second.id}"]`)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cellOf(page, day)).toBeFocused();
  for (const { id } of [practice, second]) await changePractice(office, id, { isCancelled: true });
});

test('practices are in their days; months are navigated, and an empty one links the next', async ({
  page,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(5), 20);
  await page.goto(`/practice`);
  await hydrated(page);
  const shown = page.locator('#month-shown');
  await expect(shown).toHaveText(t('clubCalendar.fourWeeks'));
  await expect(cellOf(page, practice.date).getByRole('button')).toHaveAccessibleName(
    new RegExp(`^6:00 PM – ${t('practice.availability.available')}`),
  );
  await page.getByRole('button', { name: t('practice.registration.nextMonth') }).click();
  await page.getByRole('button', { name: t('practice.registration.nextMonth') }).click();
  await expect(page.getByText(t('practice.booking.noneHere'))).toBeVisible();
  await expect(page).toHaveURL(/\?month=\d{4}-\d\d$/);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: /^Next practice: / }).click();
  await expect(shown).toHaveText(t('clubCalendar.fourWeeks'));
  await expect(page).toHaveURL(/\/practice$/);
  const back = page.getByRole('button', { name: t('practice.registration.previousMonth') });
  while ((await back.getAttribute('aria-disabled')) === 'false') await back.click();
  await expect(back).toBeFocused();
  const first = (await shown.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(first);
  await changePractice(office, practice.id, { isCancelled: true });
});

test('a failed refetch keeps the data, and shows an error with a retry button', async ({
  page,
  context,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(6), 20);
  await page.goto(`/practice?month=${monthOf(practice.date)}`);
  await hydrated(page);
  expectServerFailure(context, `${SITE_URL}/api/practices`);
  await page.route('**/api/practices', (route) => route.fulfill({ status: 503, json: {} }));
  const refresh = page.getByRole('button', { name: t('practice.booking.refresh') });
  await refresh.click();
  await expect(page.getByText(t('practice.booking.refreshFailed'))).toBeVisible();
  const row = page.locator(`.booking-list button[value="${practice.id}"]`);
  await expect(row).toContainText(t('practice.booking.registeredOf', { count: 0, capacity: 20 }));
  await page.unroute('**/api/practices');
  await register(page.request, practice.id, 'Demo Skater', 'F');
  await refresh.click();
  await expect(row).toContainText(t('practice.booking.registeredOf', { count: 1, capacity: 20 }));
  await expect(page.getByText(t('practice.booking.refreshFailed'))).toHaveCount(0);
});

test('a link to a deleted practice says so; the schedule lists the others, and prints', async ({
  page,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(7), 20);
  await page.goto(`/practice?practice=999999`);
  await hydrated(page);
  await expect(
    page.getByRole('status').filter({ hasText: /^This date is no longer on the schedule\./ }),
  ).toBeVisible();
  await page.goto('/practices');
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="=${practice.id}"]`) });
  await expect(row).toContainText('6:00 PM – 7:30 PM');
  await page.emulateMedia({ media: 'print' });
  await expect(row).toContainText('6:00 PM – 7:30 PM');
  await expect(row.locator('.practice-action')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await row.locator('.practice-action').click();
  await expect(dialogOf(page).locator('[name=evening]:checked')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('when the last place is taken while the form is open, the answer is the waiting list', async ({
    page,
    office,
  }) => {
    const practice = await givenPractice(office, dayFromNow(8), 2);
    const dialog = await openForm(page, practice);
    await typeChild(page, 'Zoé Démo', EMAIL);
    await register(page.request, practice.id, 'Demo Goalie', 'G');
    await dialog
      .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
      .tap();
    await expect(dialog.getByRole('heading', { name: t('registration.outcome.waiting') })).toBeFocused();
    await expect(
      dialog.getByText(t('registration.outcome.inLine', { name: 'Zoé Démo', number: 1 })),
    ).toBeVisible();
  });

  test('the page’s script stays within its budget, and the form’s is loaded on demand', async ({
    page,
    office,
  }) => {
    const practice = await givenPractice(office, dayFromNow(10), 20);
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), bytes })));
    });
    const kilobytes = async () => {
      const loaded = await Promise.all(scripts);
      return loaded.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    };
    await page.goto(`/practice?month=${monthOf(practice.date)}`);
    await hydrated(page);
    const before = await kilobytes();
    expect(before).toBeLessThanOrEqual(72);
    await page.locator(`.booking-list button[value="${practice.id}"]`).tap();
    await expect(dialogOf(page)).toBeVisible();
    // With its texts, six kilobytes in both languages.
    expect((await kilobytes()) - before).toBeLessThanOrEqual(19);
    const urls = (await Promise.all(scripts)).map(({ url }) => url);
    expect(urls.filter((url) => url.includes('registration-dialog'))).toHaveLength(1);
  });

  test('a practice pressed before hydration opens its form; once closed, it stays closed', async ({
    page,
    office,
  }) => {
    const practice = await givenPractice(office, dayFromNow(11), 20);
    await sleepIslands(page);
    await page.goto(`/practice?month=${monthOf(practice.date)}`);
    await page
      .locator(`.booking-list button[value="${practice.id}"]`)
      .evaluate((button: HTMLButtonElement) => button.click());
    await expect(page).toHaveURL(new RegExp(`\\?practice=${practice.id}$`));
    await page.keyboard.press('Shift');
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: t('registration.form.close') }).tap();
    await expect(page).toHaveURL(new RegExp(`\\?month=${monthOf(practice.date)}$`));
    await page.reload();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(dialog).toHaveCount(0);
  });
});
