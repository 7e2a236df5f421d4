import type { Browser, Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  choose,
  dayFromNow,
  givenTeam,
  signInByApi,
  signInByForm,
  uniqueName,
} from '../support/back-office.ts';
import { open } from '../support/open-team.ts';
import { smallTargets } from '../support/page-facts.ts';
import { SERVER_URL, SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { OFFICE, PREFIX, SITE, type Language } from '../support/texts.ts';
import { violationsOf } from '../screens/axe.ts';

/** Policy of a careful site. */
const POLICY = `default-src 'none'; script-src ${SERVER_URL}; frame-src ${SERVER_URL}`;

/** A static site on another port, which is another origin of the same site: its requests have the cookies. */
let host: Server;
/** The body of its only page. */
let body = '';
let policy = POLICY;
let lang: Language = 'en';
const hostUrl = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;

test.beforeAll(async () => {
  host = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(`<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>Association</title>
<body><main><h1>Association</h1>${body}<p>End</p></main>`);
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
});
test.afterAll(() => host.close());
test.describe.configure({ mode: 'serial' });

const snippet = (team: number, more = '') =>
  `<div><a href="${SERVER_URL}/hockey-programs/team/${team}">Dates of the team</a>
<script src="${SERVER_URL}/embed.js" data-team="${team}" ${more} async></script></div>`;

/** A page of the other site, with the refusals of its policy and its errors. */
async function foreignPage(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, context, problems };
}

const frameOf = (page: Page) => page.locator('iframe');
const heights = async (page: Page) => ({
  shown: Number(await frameOf(page).getAttribute('height')),
  content: await frameOf(page)
    .contentFrame()
    .locator('html')
    .evaluate((root) => Math.ceil(root.getBoundingClientRect().height)),
});

let team: number;
let name: string;

test.beforeAll(async ({ playwright, baseURL }, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  await signInByApi(office, SUPERADMIN);
  name = `M15 ${uniqueName(testInfo)}`;
  team = await givenTeam(office, {
    name,
    playerNames: ['Private Player'],
    days: [dayFromNow(60), dayFromNow(61)],
  });
  await open(office, team, true);
  await office.dispose();
});

for (const language of ['en', 'fr'] as const)
  test(`another site shows a team’s dates, as high as they are, under a strict policy: ${language}`, async ({
    browser,
  }) => {
    body = snippet(team);
    lang = language;
    const { page, context, problems } = await foreignPage(browser, { viewport: { width: 900, height: 600 } });
    await page.goto(hostUrl());
    const shown = frameOf(page).contentFrame();
    const t = SITE[language];
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
      `${name} – ${t('clubCalendar.embed.title')}`,
    );
    await expect(shown.locator('html')).toHaveAttribute('lang', language);
    await expect(shown.getByRole('listitem')).toHaveCount(2);
    await expect(shown.locator('main')).not.toContainText('Private');
    await expect(page.getByRole('link', { name: 'Dates of the team' })).toBeHidden();
    await expect(frameOf(page)).toHaveAttribute('title', 'Dates of the team');
    const wide = await heights(page);
    expect(wide.shown).toBe(wide.content);
    await page.setViewportSize({ width: 320, height: 600 });
    await expect.poll(async () => (await heights(page)).shown).toBeGreaterThan(wide.shown);
    const narrow = await heights(page);
    expect(narrow.shown).toBe(narrow.content);
    expect(await shown.locator('html').evaluate((root) => root.scrollWidth <= innerWidth)).toBe(true);
    const opened = context.waitForEvent('page');
    await shown
      .getByRole('link', { name: t('home.coming.register') })
      .first()
      .click();
    const site = await opened;
    await expect(site).toHaveURL(
      new RegExp(`^${SERVER_URL}${PREFIX[language]}/hockey-programs/team/${team}`),
    );
    expect(page.url()).toBe(hostUrl());
    expect(problems).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

test('without scripts the link stays; data-lang goes before the page’s language', async ({ browser }) => {
  body = snippet(team, 'data-lang="fr"');
  lang = 'en';
  const without = await foreignPage(browser, { javaScriptEnabled: false });
  await without.page.goto(hostUrl());
  await expect(without.page.getByRole('link', { name: 'Dates of the team' })).toBeVisible();
  await without.context.close();
  const { page, context } = await foreignPage(browser);
  await page.goto(hostUrl());
  await expect(frameOf(page).contentFrame().locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});

test('the frame is accessible in both schemes, small, and sets no cookie', async ({ browser }) => {
  const { page, context } = await foreignPage(browser, { viewport: { width: 320, height: 800 } });
  for (const query of ['', `team=${team}&lang=fr`, 'league=m18aaa', 'team=2147483647&lang=fr']) {
    await page.goto(`${SERVER_URL}/embed/schedule?${query}`);
    expect(await violationsOf(page, { schemes: ['dark', 'light'] })).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const answer = await page.request.get(`${SERVER_URL}/embed/schedule?${query}`, {
      headers: { 'accept-encoding': 'br' },
    });
    const headers = answer.headers();
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe|'self'/);
    if (answer.status() === 200) expect(Number(headers['content-length'])).toBeLessThan(10_000);
  }
  await context.close();
});

test('every other page keeps refusing frames', async ({ browser }) => {
  policy = `frame-src ${SERVER_URL}`;
  const { page, context } = await foreignPage(browser);
  for (const [path, isShown] of [
    ['/embed/schedule', true],
    ['/', false],
    [`/hockey-programs/team/${team}`, false],
    ['/calendar', false],
    ['/nowhere', false],
    ['/admin', false],
    ['/api/docs', false],
  ] as const) {
    body = `<iframe src="${SERVER_URL}${path}"></iframe>`;
    await page.goto(hostUrl());
    const url = page.frames()[1]?.url() ?? '';
    expect({ path, isShown: url === SERVER_URL + path }).toEqual({ path, isShown });
  }
  policy = POLICY;
  await context.close();
});

test('another site reads what is public, and never what a signed-in coach sees', async ({ browser }) => {
  policy = '';
  body = '';
  const { page, context } = await foreignPage(browser);
  const read = (path: string, init: RequestInit) =>
    page.evaluate(
      async ([url, options]) => {
        try {
          return await (await fetch(url, options)).text();
        } catch {
          return 'refused';
        }
      },
      [SERVER_URL + path, init] as const,
    );
  await signInByApi(context.request, SUPERADMIN);
  await page.goto(hostUrl());
  expect(await read('/api/teams', { credentials: 'omit' })).toContain(name);
  // Needs a preflight.
  expect(await read('/api/teams', { credentials: 'omit', headers: { 'x-any': '1' } })).toContain(name);
  expect(await read('/api/teams', { credentials: 'omit', method: 'POST' })).toBe('refused');
  for (const path of ['/api/teams', '/api/auth/me', '/api/registrations', '/api/calendar/club.ics'])
    expect({ path, text: await read(path, { credentials: 'include' }) }).toEqual({ path, text: 'refused' });
  expect((await context.request.get('/api/auth/me')).status()).toBe(200);
  policy = POLICY;
  await context.close();
});

test('a superadmin copies the snippet of a team, which works on another site', async ({ page, browser }) => {
  const t = OFFICE.fr;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInByForm(page, SUPERADMIN);
  await page.goto('/fr/admin?view=integrations');
  await choose(page, t('integrations.embed.choice'), name);
  await expect(page.locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toContainText(name);
  await page.getByRole('button', { name: t('integrations.embed.copy') }).click();
  await expect(page.getByText(t('common.copied'))).toBeVisible();
  body = await page.evaluate(() => navigator.clipboard.readText());
  expect(body).toBe(await page.getByLabel(t('integrations.embed.snippet')).inputValue());
  lang = 'en';
  const foreign = await foreignPage(browser);
  await foreign.page.goto(hostUrl());
  const shown = frameOf(foreign.page).contentFrame();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(
    `${name} – ${SITE.fr('clubCalendar.embed.title')}`,
  );
  await foreign.context.close();
});
