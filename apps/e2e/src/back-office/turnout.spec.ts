import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { DESK } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

/** A full session of a past day at which one of two players was present; returns the team's id. */
async function givenPastSession(office: APIRequestContext, name: string, day: string): Promise<number> {
  const team = await givenTeam(office, { name, playerNames: [], days: [day] });
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  await givenRegistrations(office, team, 2);
  const small = await office.put(`/api/sessions/${session?.id}`, { headers, data: { capacity: 2 } });
  expect(small.ok(), await small.text()).toBe(true);
  const listed = await office.get(`/api/sessions/${session?.id}/registrations`);
  const [player] = (await listed.json()) as { id: number }[];
  const ticked = await office.put(`/api/registrations/${player?.id}`, { headers, data: { attended: true } });
  expect(ticked.ok(), await ticked.text()).toBe(true);
  return team;
}

// A site of its own, whose season began a month ago: on the first of May, the shared one's season has no past day.
const SITE_URL = 'http://127.0.0.1:4388';
let site: OwnSite;

// Serial: the tests share a site.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeAll(async ({ playwright }) => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  const office = await playwright.request.newContext({ baseURL: SITE_URL });
  await signInByApi(office, SUPERADMIN);
  const names = { label: { en: 'Demo', fr: 'Démo' }, years: { en: '2027-28', fr: '2027-2028' } };
  const value = { ...names, firstDay: dayFromNow(-30), lastDay: dayFromNow(300) };
  const answer = await office.put('/api/club/settings/season', { headers, data: { value } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await office.dispose();
});
test.afterAll(() => site.close());

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test.use(DESK);
test('the report shows a season: who registered when, who came, and how fast events filled', async ({
  page,
  context,
}, info) => {
  const own = uniqueName(info);
  await signInByApi(context.request, SUPERADMIN);
  const day = dayFromNow(-3);
  const team = await givenPastSession(context.request, own, day);

  // A part that fails leaves the others, and can be loaded again.
  await page.route('**/api/analytics/turnout?*', (route) => route.fulfill({ status: 429, json: {} }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin?view=analytics');
  // Five cards; the rest is loaded when it is opened.
  await expect(card(page, t('analytics.scheduleTitle'))).toBeVisible();
  await expect(page.locator('main .admin-card')).toHaveCount(5);
  expect(asked.filter((url) => /analytics\/(turnout|page-views)/.test(url))).toEqual([]);
  await page.getByRole('button', { name: t('analytics.more') }).click();
  await expect(page.getByText(t('analytics.turnoutFailed'))).toBeVisible();
  await page.unroute('**/api/analytics/turnout?*');
  await page.getByRole('button', { name: t('common.retry') }).click();

  const weeks = card(page, t('analytics.registrationsByWeek'));
  await weeks.getByRole('link').last().press('Enter');
  await expect(page).toHaveURL(/view=analytics&more=true&made=\d{4}-\d\d-\d\d$/);
  await expect(
    weeks.getByRole('heading', { level: 3, name: /^Registrations made in the week of / }),
  ).toBeFocused();
  await expect(weeks.getByRole('link').filter({ hasText: own })).toContainText(
    t('analytics.madeFor', { count: 2, cancellations: 0 }),
  );

  const filled = card(page, t('analytics.fillTimes'));
  await filled.getByRole('button', { name: t('analytics.showAsTable') }).press('Enter');
  await expect(filled.getByRole('row').filter({ hasText: own })).toContainText(t('analytics.fillTime.none'));
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('analytics.saveTurnout') }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).slice(1).split('\r\n');
  expect(lines[0]).toBe('Activity,Date,Time,Cancelled,Spots,Registered,Attended,Hours until full');
  const line = lines.find((text) => text.startsWith(own));
  const cells = line?.split(',');
  expect(cells?.[1]).toBe(day);
  expect(cells?.slice(3, 7)).toEqual([t('analytics.no'), '2', '2', '1']);
  expect(cells?.[7]).toMatch(/^0(\.\d)?$/);

  const attended = card(page, t('analytics.attendance')).getByRole('link').filter({ hasText: own });
  await expect(attended).toContainText('1 of 2 · 50%');
  await attended.press('Enter');
  await expect(page).toHaveURL(new RegExp(`team=${team}&registrations=\\d+`));
  await page.goBack();

  const seasons = page.getByRole('radiogroup', { name: t('analytics.season') });
  await seasons.getByText(t('analytics.seasons.before'), { exact: true }).click();
  await expect(page).toHaveURL(/view=analytics&more=true&season=before$/);
  await expect(page.getByRole('radio', { name: t('analytics.seasons.before') })).toBeChecked();
  await expect(attended).toHaveCount(0);
  // A filter of the schedule keeps the season.
  const bars = card(page, t('analytics.sessionsByTeam')).getByRole('link');
  await expect(bars.first()).toHaveAttribute('href', /season=before&team=\d+$/);
  await page.reload();
  await expect(seasons.getByRole('radio', { name: t('analytics.seasons.before') })).toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
