import { request, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, headers, signInByApi } from '../support/back-office.ts';
import { open } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

const SITE_URL = 'http://127.0.0.1:4417';
// One after the other: the first expects an empty site.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: SITE_URL });
let site: OwnSite;
let office: APIRequestContext;
let team: number;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off' });
  office = await request.newContext({ baseURL: SITE_URL });
  await signInByApi(office, SUPERADMIN);
});
test.afterAll(async () => {
  await office.dispose();
  await site.close();
});

/** The page as a family gets it, without cookies; its embedded data and markup of spaces are left out. */
async function read(path: string): Promise<string> {
  const answer = await fetch(SITE_URL + path);
  expect(answer.status).toBe(200);
  return (await answer.text())
    .replace(/<script[^]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ');
}

async function change(path: string, data: object): Promise<void> {
  const answer = await office.put(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('an added, cancelled or hidden session is on home, league and team page at the next read', async () => {
  expect(await read('/')).toContain('Nothing is scheduled right now.');

  team = await givenTeam(office, { name: 'M15 Next', playerNames: [], days: [5, 40, 75].map(dayFromNow) });
  await open(office, team, true);
  const [first] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  const date = dayFromNow(5);
  const shown = async () => {
    const home = await read('/');
    const league = await read('/hockey-programs/tryouts/lheq');
    const page = await read(`/hockey-programs/team/${team}`);
    const card = /<section class="card next-session"[^]*?<\/section>/.exec(page)?.[0] ?? '';
    return {
      home: home.includes(`?register=${first?.id}"`),
      league: /Next: [^<]*/.exec(league)?.[0],
      team: card.includes(`dateTime="${date}"`),
    };
  };
  const day = new Intl.DateTimeFormat('en-CA', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const nameOf = (days: number) => `Next: ${day.format(new Date(`${dayFromNow(days)}T00:00:00Z`))}`;
  expect(await shown()).toEqual({ home: true, league: nameOf(5), team: true });
  await change(`/api/sessions/${first?.id}`, { isCancelled: true });
  expect(await shown()).toEqual({ home: false, league: nameOf(40), team: false });
  await change(`/api/sessions/${first?.id}`, { isCancelled: false });
  expect(await shown()).toEqual({ home: true, league: nameOf(5), team: true });
  await change(`/api/teams/${team}`, { isVisible: false });
  expect(await read('/')).toContain('Nothing is scheduled right now.');
  await change(`/api/teams/${team}`, { isVisible: true });

  // Practices only while registration for them is open.
  const data = { date: dayFromNow(6), time: '6:00 PM - 7:30 PM', capacity: 20 };
  const practice = await office.post('/api/practices', { headers, data });
  expect(practice.status()).toBe(201);
  expect(await read('/')).not.toContain('/practice?practice=');
  await change('/api/settings/practice_registration_enabled', { value: 'true' });
  expect(await read('/')).toContain('/practice?practice=');
});

/** The action's bar, at the bottom of the screen. */
const barOf = (page: Page) => page.locator('.take-part');

test.use(PHONE);

test('the first screen of the team’s page has the next day, time, arena, spots and action', async ({
  page,
}) => {
  await page.goto(`/hockey-programs/team/${team}`);
  const card = page.getByRole('region', { name: t('tryouts.team.nextSession') });
  const action = page.getByRole('button', { name: t('tryouts.team.register') });
  await expect(action).toBeInViewport({ ratio: 1 });
  const bar = await barOf(page).boundingBox();
  for (const part of [
    card.locator(`time[datetime="${dayFromNow(5)}"]`),
    card.getByText('6:00 PM – 7:30 PM'),
    card.getByText('Dollard Civic Centre - Dollard-Des Ormeaux'),
    card.getByText(t('tryouts.form.spotsLeft', { count: 20 })),
  ]) {
    const box = await part.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(action).toBeInViewport({ ratio: 1 });
  // The end of the page is above the bar.
  const end = await page.locator('.site-footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await barOf(page).boundingBox())!.y + 1);
});

test('the bar covers no focused element, and nothing shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/hockey-programs/team/${team}`);
  await hydrated(page);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  const covered: string[] = [];
  let stops = 0;
  for (; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const bar = document.querySelector('.take-part')!;
      const focused = document.activeElement!;
      if (focused === document.body) return undefined;
      const isCovered =
        !bar.contains(focused) &&
        focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
      return { text: focused.textContent, isCovered };
    });
    if (!stop) break;
    if (stop.isCovered) covered.push(stop.text);
  }
  expect(stops).toBeGreaterThan(20);
  expect(covered).toEqual([]);
});

test('month chips lead to their months; the refresh icon has its name; the notice stays hidden', async ({
  page,
}) => {
  await page.goto(`/hockey-programs/team/${team}`);
  await hydrated(page);
  const month = dayFromNow(75).slice(0, 7);
  await page.locator(`.month-chips a[href="#month-${month}"]`).tap();
  await expect(page.locator(`#month-${month}`)).toBeInViewport();
  await expect(page.getByRole('button', { name: t('tryouts.team.refresh') })).toHaveCount(1);
  // The notice gives way to a team that is open.
  await expect(page.locator('.development-notice')).toHaveCount(0);
  await open(office, team, false);
  await page.reload();
  await page.getByRole('button', { name: t('tryouts.dismissNotice') }).tap();
  await expect(page.locator('.development-notice')).toBeHidden();
  await page.goto(`/hockey-programs/tryouts/lheq`);
  await expect(page.locator('.team-row').first()).toContainText(t('home.coming.closed'));
  await expect(page.locator('.development-notice')).toHaveCount(1);
  await expect(page.locator('.development-notice')).toBeHidden();
  await open(office, team, true);
});

test('home’s first screen says what is next with the way to register, and the menu begins with what families open', async ({
  page,
}) => {
  await page.goto('/');
  const first = page.getByRole('region', { name: 'M15 Next' });
  await expect(first).toContainText(/in [56] days/i);
  for (const part of [
    first.locator(`time[datetime="${dayFromNow(5)}"]`),
    first.getByText('Dollard Civic Centre - Dollard-Des Ormeaux'),
    first.getByText(t('tryouts.form.spotsLeft', { count: 20 })),
    first.getByRole('link', { name: t('home.coming.register') }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.locator('.screen-menu summary').tap();
  const links = await page.locator('.screen-menu nav a').allTextContents();
  expect(links.slice(0, 4).map((link) => link.replaceAll('\u00a0', ' '))).toEqual([
    'Fall 2025 tryouts',
    'Practice',
    'My registrations',
    'Calendar',
  ]);
});

test('team, league and home are accessible and fit 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [`/hockey-programs/team/${team}`, '/hockey-programs/tryouts/lheq', '/']) {
    await page.goto(path);
    await hydrated(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  }
});
