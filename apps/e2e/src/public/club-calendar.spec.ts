import { request, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, headers, signInByApi } from '../support/back-office.ts';
import { switchRegistration } from '../support/open-practice.ts';
import { open } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated } from '../support/page-facts.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

const SITE_URL = 'http://127.0.0.1:4418';
const TEAM = 'M15 Calendar';
const OTHER = 'M17 Calendar';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const TARGET = 44;

/** A day of the month that is so many months from now: 'YYYY-MM-DD'. */
function dayOf(months: number, day: number): string {
  const [year = 0, month = 0] = dayFromNow(0).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
}
const DAY = dayOf(1, 9);
const monthQuery = (months: number) => `month=${dayOf(months, 1).slice(0, 7)}`;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SITE_URL });
let site: OwnSite;
let office: APIRequestContext;
let cancelled: number;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off' });
  office = await request.newContext({ baseURL: SITE_URL });
  await signInByApi(office, SUPERADMIN);
  const team = await givenTeam(office, {
    name: TEAM,
    playerNames: [],
    days: [DAY, dayOf(1, 16), dayOf(3, 9)],
  });
  await open(office, team, true);
  await givenTeam(office, { name: OTHER, playerNames: [], days: [DAY] });
  const sessions = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  cancelled = sessions[1]?.id ?? 0;
  await setCancelled(true);
  await switchRegistration(office, true);
  const data = { date: DAY, time: '8:00 PM - 9:30 PM', capacity: 20 };
  expect((await office.post('/api/practices', { headers, data })).status()).toBe(201);
});
test.afterAll(async () => {
  await office.dispose();
  await site.close();
});

async function setCancelled(isCancelled: boolean): Promise<void> {
  const answer = await office.put(`/api/sessions/${cancelled}`, { headers, data: { isCancelled } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a family finds the next dates of its team, and what is on the ice that day', async ({ page }) => {
    const main = page.getByRole('main');
    const month = page.locator('.cal-month');
    const agenda = page.locator('.cal-agenda');
    const link = (nav: string, name: string) =>
      page.getByRole('navigation', { name: nav }).getByRole('link', { name, exact: true });
    await page.goto(`/calendar?${monthQuery(0)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clubCalendar.title'));
    await main.getByRole('link', { name: /^Next month: / }).click();
    await expect(page).toHaveURL(`/calendar?${monthQuery(1)}`);

    // The agenda on phones, the month on wide screens, unless the address names one.
    for (const [viewport, shown, hidden] of [
      [DESK, month, agenda],
      [PHONE, agenda, month],
    ] as const) {
      await page.setViewportSize(viewport);
      await expect(shown).toBeVisible();
      await expect(hidden).toBeHidden();
      expect(await fits(page)).toBe(true);
      await expect(shown.getByRole('link', { name: TEAM })).not.toHaveCount(0);
      await expect(shown.getByText(t('clubCalendar.cancelled'))).toHaveCount(1);
    }
    await link(t('clubCalendar.views'), t('clubCalendar.view.agenda')).click();
    const day = page.locator(`#day-${DAY}`);
    await expect(day.getByRole('listitem')).toHaveCount(3);
    const row = day.getByRole('listitem').filter({ hasText: TEAM });
    for (const text of [
      '6:00 PM – 7:30 PM',
      'Dollard Civic Centre',
      t('tryouts.form.spotsLeft', { count: 20 }),
    ])
      await expect(row.getByText(text)).toBeVisible();

    await link(t('clubCalendar.kinds'), t('clubCalendar.kind.practices')).click();
    await expect(day.getByRole('listitem')).toHaveCount(1);
    await expect(day.getByRole('link', { name: t('clubCalendar.tag.practices'), exact: true })).toBeVisible();
    await link(t('clubCalendar.kinds'), t('clubCalendar.kind.tryouts')).click();
    await expect(day.getByRole('listitem')).toHaveCount(2);
    await page.getByLabel(t('clubCalendar.team'), { exact: true }).selectOption({ label: TEAM });
    await main.getByRole('button', { name: t('clubCalendar.kinds'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${monthQuery(1)}&kind=tryouts&view=agenda&team=\\d+$`));
    await expect(day.getByRole('listitem')).toHaveCount(1);
    const feed = await main.getByRole('link', { name: t('clubCalendar.subscribe.own') }).getAttribute('href');
    expect(feed).toMatch(new RegExp(`^webcal:.*/api/calendar/team/\\d+\\.ics\\?lang=en$`));

    // An empty month says so, and leads to the next one that has dates.
    await main.getByRole('link', { name: /^Next month: / }).click();
    await expect(main.getByText(/^Nothing in /)).toBeVisible();
    await main.getByRole('link', { name: /^Next dates: / }).click();
    await expect(page).toHaveURL(new RegExp(`${monthQuery(3)}&kind=tryouts&team=\\d+&view=agenda$`));
    await expect(main.getByRole('link', { name: /^Next month: / })).toHaveCount(0);
    await main.getByRole('link', { name: /^Register/ }).click();
    await expect(page).toHaveURL(/\/hockey-programs\/team\/\d+\?register=\d+$/);
  });
});

test('both views are accessible, fit, and have large targets', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const query of [`${monthQuery(1)}&view=month`, `${monthQuery(1)}&view=agenda`, monthQuery(2)]) {
    await page.goto(`/calendar?${query}`);
    await hydrated(page);
    expect(await fits(page), query).toBe(true);
    await expectAccessible(page);
    const targets = page.locator(
      '.cal-kinds a, .cal-views a, a.cal-arrow, .cal-now, .cal-teams :is(select, button), .cal-row a, .cal-dots, .cal-feeds a',
    );
    for (const target of await targets.filter({ visible: true }).all())
      expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(
        TARGET,
      );
  }
});

test('on a phone a day of the month leads to it in the agenda', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/calendar?${monthQuery(1)}&view=month`);
  expect(await fits(page)).toBe(true);
  await page.locator(`a[href="#day-${DAY}"]`).click();
  await expect(page.locator(`#day-${DAY}`)).toBeInViewport();
});

test('prints the month as a table, and the agenda as a list', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  // Paper is narrower than a wide screen.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`/calendar?${monthQuery(1)}`);
  await expect(page.locator('.cal-month').getByText(TEAM)).toHaveCount(2);
  await expect(page.locator('.cal-month').getByText(TEAM).first()).toBeVisible();
  for (const hidden of ['.site-header', '.site-footer', '.cal-filter', '.cal-agenda', '.cal-subscribe'])
    await expect(page.locator(hidden)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.goto(`/calendar?${monthQuery(1)}&view=agenda`);
  await expect(page.locator('.cal-agenda').getByText('Dollard Civic Centre').first()).toBeVisible();
  await expect(page.locator('.cal-register').first()).toBeHidden();
});

test('a session that is brought back is so at the next read, and far months are not indexed', async ({
  page,
}) => {
  const marks = () => page.locator('.cal-month').getByText(t('clubCalendar.cancelled'));
  const address = `/calendar?${monthQuery(1)}&view=month`;
  await page.goto(address);
  await expect(marks()).toHaveCount(1);
  await setCancelled(false);
  await page.goto(address);
  await expect(marks()).toHaveCount(0);
  await setCancelled(true);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveCount(0);
  await page.goto(`/calendar?${monthQuery(9)}`);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_URL}/calendar`);
});

test('the events of the club stay when practices are closed', async ({ page }) => {
  await switchRegistration(office, false);
  await page.goto(`/calendar?${monthQuery(1)}&view=agenda`);
  const kinds = page.getByRole('navigation', { name: t('clubCalendar.kinds') }).getByRole('link');
  await expect(kinds).toHaveText([
    t('clubCalendar.allKinds'),
    t('clubCalendar.kind.tryouts'),
    t('clubCalendar.kind.events'),
  ]);
  await expect(page.locator(`#day-${DAY}`).getByRole('listitem')).toHaveCount(2);
  await switchRegistration(office, true);
});
