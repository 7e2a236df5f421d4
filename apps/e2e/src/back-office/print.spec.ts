import type { Locator } from '@playwright/test';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  pagesOf,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

const PLAYERS = Array.from({ length: 40 }, (_, index) => `Invented Player ${index + 1}`);
const SESSIONS = 6;
/** Players of a full session, and more sessions than one page of the screen shows. */
const [PLACES, LONG_SCHEDULE] = [20, 30];
/** Minimum font size on paper, in CSS pixels (96 per inch). */
const SMALLEST_PX = 11;

const FORMATS = ['Letter', 'A4'] as const;

/** Texts that are not on the paper, or too small there. */
const unreadable = (items: Locator) =>
  items.evaluateAll(
    (items, smallest) =>
      items
        .map((item) => ({
          text: item.textContent,
          style: getComputedStyle(item),
          shown: item.checkVisibility(),
        }))
        .filter(({ style, shown }) => !shown || parseFloat(style.fontSize) < smallest)
        .map(({ text, style }) => `${text}: ${style.fontSize}`),
    SMALLEST_PX,
  );

test('forty players and six sessions print on one readable page', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  await signInByApi(office, SUPERADMIN);
  const days = Array.from({ length: SESSIONS }, (_, index) => dayFromNow(10 + index));
  const team = await givenTeam(office, { name: `M15 ${uniqueName(testInfo)}`, playerNames: PLAYERS, days });
  await office.dispose();

  // French, whose texts are longer.
  await page.goto(`/fr/hockey-programs/team/${team}`);
  await page.emulateMedia({ media: 'print' });
  for (const format of FORMATS) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const player of [PLAYERS[0], PLAYERS[39]])
    await expect(main.getByText(player ?? '', { exact: true })).toBeVisible();
  await expect(main.locator('time').filter({ visible: true })).toHaveCount(SESSIONS);
  // How to take part is hidden in print.
  const items = main.locator('li:not(details li)');
  await expect(items).toHaveCount(PLAYERS.length + SESSIONS);
  expect(await unreadable(items)).toEqual([]);
});

test('a full session’s check-in sheet prints on one page: names with a box to tick, and no address', async ({
  page,
}, testInfo) => {
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(10)] });
  const players = await givenRegistrations(page.request, team, PLACES);
  await page.goto(`/admin?view=tryouts&team=${team}`);
  await page.getByRole('button', { name: new RegExp(`^Registrations ${PLACES}/`) }).click();
  await expect(page.getByRole('button', { name: players.at(-1) ?? '', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('body > section');
  await expect(sheet.getByRole('heading', { name })).toBeVisible();
  const rows = sheet.getByRole('row').filter({ has: page.getByRole('cell') });
  // Five lines for players who come without a registration.
  const empty = Array.from({ length: 5 }, () => /^\s*☐$/);
  await expect(rows).toHaveText([...players.map((player) => new RegExp(`${player}.*14.*☐`)), ...empty]);
  expect(await unreadable(rows.getByRole('cell'))).toEqual([]);
  await expect(page.getByText('@example.test').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeHidden();
  for (const format of FORMATS) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
});

test('the report prints completely: every row of the schedule, without controls', async ({
  page,
}, testInfo) => {
  await signInByApi(page.request, SUPERADMIN);
  const days = Array.from({ length: LONG_SCHEDULE }, (_, index) => dayFromNow(10 + index));
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: PLAYERS, days });
  await page.goto(`/admin?view=analytics&team=${team}`);
  const table = page.getByRole('table', { name: t('analytics.scheduleTitle') });
  const rows = table.getByRole('row').filter({ hasText: name });
  await expect(rows).not.toHaveCount(0);
  await expect(page.locator('.loading-lines, .ant-spin')).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(LONG_SCHEDULE);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(LONG_SCHEDULE);
  expect(await unreadable(rows.getByRole('cell'))).toEqual([]);
  await expect(page.getByRole('button', { name: t('analytics.print'), exact: true })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // The figures and charts above it are as long as what other tests registered.
  const schedule = await page.getByRole('region', { name: t('analytics.scheduleTitle') }).elementHandle();
  const pagesWith = async (format: string, isShown: boolean) => {
    await schedule.evaluate(
      (part, display) => part.setAttribute('style', `display: ${display}`),
      isShown ? 'block' : 'none',
    );
    return pagesOf(await page.pdf({ format })) ?? 0;
  };
  for (const format of FORMATS) {
    const pages = (await pagesWith(format, true)) - (await pagesWith(format, false));
    expect(pages, format).toBeGreaterThan(0);
    expect(pages, format).toBeLessThanOrEqual(2);
  }
});
