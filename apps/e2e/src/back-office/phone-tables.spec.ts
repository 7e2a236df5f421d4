import type { Locator } from '@playwright/test';
import { dayFromNow, headers, signInByApi } from '../support/back-office.ts';
import { givenPractice, switchRegistration } from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { card } from '../walk/walk.ts';

const SITE_URL = 'http://127.0.0.1:4427';
const LONG_EMAIL = 'prenom.nom-de-famille@courriel.example.test';
const LONG_NAME = 'Maximilien-Alexandre Démo-Exemple';

let site: OwnSite;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeEach(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterEach(async ({ page }) => {
  // A page that outlives its server asks for it in vain, which the tests take for a fault.
  await page.goto('about:blank');
  await site.close();
});

/** Words of the table that are on more than one line, with their number of lines. */
const brokenWords = (table: Locator) =>
  table.evaluate((root) => {
    const broken: Record<string, number> = {};
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u200b-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines > 1) broken[word] = lines;
      }
    }
    return broken;
  });

test.use(PHONE);

test('tables on a phone break no word, except a long address', async ({ page }) => {
  const office = page.request;
  await signInByApi(office, SUPERADMIN);
  await switchRegistration(office, true);
  const { id: practiceId } = await givenPractice(office, dayFromNow(10), 3);
  const player = { playerName: LONG_NAME, position: 'D', parentEmail: LONG_EMAIL, practiceId };
  const answer = await office.post('/api/registrations', { headers, data: player });
  expect(answer.status(), await answer.text()).toBe(201);

  await page.goto('/admin?view=practices');
  const recent = card(page, t('practices.recent')).getByRole('table');
  await expect(recent).toContainText(LONG_EMAIL);
  const broken = await brokenWords(recent.locator('tbody'));
  expect(Object.keys(broken).filter((word) => !LONG_EMAIL.includes(word))).toEqual([]);
  expect(Math.max(0, ...Object.values(broken))).toBeLessThanOrEqual(2);

  await page.route('**/api/analytics/page-views?*', (route) => {
    const [from, to] = [dayFromNow(-1), dayFromNow(0)];
    const byDay = [from, to].map((day) => ({ day, views: 1222 }));
    const path = '/hockey-programs/tryouts/m15-aaa-lions-du-lac-st-louis';
    const byPage = [
      { path, en: 22, fr: 2400, views: 2422 },
      { path: '/', en: 22, fr: 0, views: 22 },
    ];
    return route.fulfill({ json: { from, to, total: 2444, byDay, byPage } });
  });
  await page.goto('/admin?view=analytics&more=true');
  const pages = page.getByRole('table', { name: t('analytics.viewsByPage') });
  await expect(pages).toBeVisible();
  expect(await brokenWords(pages.locator('thead'))).toEqual({});
  expect(await brokenWords(pages.locator('tbody'))).toEqual({});
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
