import { dayFromNow, givenTeam, signInByApi, uniqueName } from '../support/back-office.ts';
import { hydrated } from '../support/page-facts.ts';
import { SERVER_URL, SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

/** Minimum height of a touch target. */
const TARGET = 44;

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

test('a family subscribes to a team’s calendar, adds a session and shares the page', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  await signInByApi(office, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(office, { name, playerNames: [], days: [dayFromNow(10)] });
  await office.dispose();
  await page.goto(`/hockey-programs/team/${team}`);
  await hydrated(page);

  await expect(page.getByRole('heading', { name: t('calendar.subscribe.title') })).toBeVisible();
  const feed = `${SERVER_URL}/api/calendar/team/${team}.ics?lang=en`;
  const subscribe = page.getByRole('link', { name: t('calendar.subscribe.own') });
  await expect(subscribe).toHaveAttribute('href', feed.replace('http:', 'webcal:'));
  await expect(page.getByLabel(t('calendar.subscribe.addressLabel'))).toHaveValue(feed);
  await page.getByRole('button', { name: t('calendar.subscribe.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('calendar.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(feed);
  expect(await (await page.request.get(feed)).text()).toContain(`SUMMARY:Tryout session: ${name}`);

  const add = page.locator('summary').filter({ hasText: /^Add to calendar/ });
  await add.click();
  const links = [/^Apple/, /^Google Calendar/, /^Outlook/].map((way) =>
    page.locator('details').getByRole('link', { name: way }),
  );
  for (const link of [add, subscribe, ...links]) {
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
  }
  const file = await page.request.get((await links[0]?.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  // Opening the menu does not select the session, although the whole card is clickable.
  await expect(page).not.toHaveURL(/session=/);

  await expect(page.getByRole('img', { name: t('calendar.share.qrAlt') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('calendar.share.share') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
