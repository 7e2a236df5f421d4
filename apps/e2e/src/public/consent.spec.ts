import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeDemo } from '../support/closed-demo.ts';
import { startOwnSite } from '../support/own-site.ts';
import { expectAccessible } from '../screens/axe.ts';
import { expect, test, type Page } from '@playwright/test';
import { SITE } from '../support/texts.ts';

/** A separate site: the others have no third-party script configured. */
const SITE_URL = 'http://127.0.0.1:4392';
/** The site's id at the third party. */
const SITE_ID = 'lions-of-the-tests';

/** The fake third-party script: it reports the view with the site's id. */
const SCRIPT = `
  const { src, dataset } = document.currentScript;
  document.documentElement.dataset.counted = [dataset.websiteId, dataset.domain].join(' ');
  fetch(new URL('/collect', src), { method: 'POST', mode: 'no-cors', body: location.pathname });
`;

/** A running site with a fake analytics service. */
interface CountedSite {
  outsideUrl: string;
  /** Requests the service received, as 'GET /script.js'; a test may empty the list. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts the fake service, and the built product configured with it, on an empty database with demo data. */
async function startCountedSite(): Promise<CountedSite> {
  const asked: string[] = [];
  const outside = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/javascript').end(SCRIPT);
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const site = await startOwnSite(SITE_URL, {
    DEMO_DATA: 'on',
    ANALYTICS_SCRIPT_URL: `${outsideUrl}/script.js`,
    ANALYTICS_ID: SITE_ID,
  });
  await closeDemo(SITE_URL);
  return {
    outsideUrl,
    asked,
    async close() {
      await site.close();
      outside.close();
    },
  };
}

const t = SITE.en;

let site: CountedSite;

// Serial: all tests share one site.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeAll(async () => {
  site = await startCountedSite();
});
test.afterAll(() => site.close());
test.beforeEach(() => {
  site.asked.length = 0;
});

const bar = (page: Page, language: 'en' | 'fr' = 'en') =>
  page.getByRole('region', { name: SITE[language]('consent.question') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
};
const isCounted = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-counted', `${SITE_ID} ${SITE_ID}`);
/** The script would be requested at once, so it is enough to wait for the page and its own scripts. */
const isLeftAlone = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  expect(site.asked).toEqual([]);
};

test('no third party is called before consent, and a refusal is remembered', async ({ page }) => {
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  await isLeftAlone(page);
  await button(page, t('consent.refuse')).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('status').getByText('Your choice has been saved.')).toBeAttached();
  for (const path of ['/about', '/fr']) {
    await open(page, path);
    await expect(bar(page)).toBeHidden();
    await expect(bar(page, 'fr')).toBeHidden();
  }
  await isLeftAlone(page);
});

test('after consent the visit is counted, on the next page too', async ({ page }) => {
  await open(page, '/fr');
  await button(page, SITE.fr('consent.accept')).click();
  await isCounted(page);
  await expect(bar(page, 'fr')).toBeHidden();
  await open(page, '/about');
  await isCounted(page);
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => site.asked.filter((call) => call === 'POST /collect').length).toBe(2);
});

test('the choice can be changed from the footer, and withdrawing it stops the script', async ({ page }) => {
  await open(page, '/');
  await button(page, t('consent.accept')).click();
  await isCounted(page);
  await button(page, t('consent.choices')).click();
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText('You accepted on');
  await button(page, t('consent.close')).click();
  await expect(button(page, t('consent.choices'))).toBeFocused();
  await button(page, t('consent.choices')).click();
  await button(page, t('consent.refuse')).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-counted');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  site.asked.length = 0;
  await open(page, '/about');
  await isLeftAlone(page);
});

test('the choice can be changed in the privacy policy, which the terms of service link', async ({ page }) => {
  await open(page, '/terms-of-service');
  await button(page, t('consent.refuse')).click();
  await page.getByRole('main').getByRole('link', { name: 'Privacy policy' }).first().click();
  await expect(page).toHaveURL('/privacy-policy');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('consent.choices') })
    .click();
  await expect(bar(page)).toContainText('You declined on');
  await button(page, t('consent.accept')).click();
  await isCounted(page);
});

test('Global Privacy Control counts as a refusal, without a question, and is shown as one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('analytics-consent', '{"choice":"granted","date":"2026-01-01T00:00:00.000Z"}');
  });
  await open(page, '/');
  await expect(bar(page)).toBeHidden();
  await button(page, t('consent.choices')).click();
  await expect(page.getByRole('region', { name: t('consent.choices') })).toContainText('We honour it');
  await expect(button(page, t('consent.accept'))).toBeHidden();
  await isLeftAlone(page);
});

test('without JavaScript nothing is asked, shown or loaded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITE_URL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('.consent, .privacy-choices:visible')).toHaveCount(0);
  await isLeftAlone(page);
  await context.close();
});

test('the content security policy allows the third party on public pages only', async ({ request }) => {
  const policyOf = async (path: string) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    return policy.split(';').map((directive) => directive.trim().split(' '));
  };
  const opened = (await policyOf('/')).filter((directive) => directive.includes(site.outsideUrl));
  expect(opened.map(([name]) => name).sort()).toEqual(['connect-src', 'img-src', 'script-src']);
  expect((await policyOf('/admin')).flat()).not.toContain(site.outsideUrl);
});

test.describe('in French on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('both buttons have the same size and a large touch target; axe finds nothing', async ({ page }) => {
    await open(page, '/fr/about');
    const boxes = await Promise.all(
      (['consent.accept', 'consent.refuse'] as const).map((name) =>
        button(page, SITE.fr(name)).boundingBox(),
      ),
    );
    const [yes, no] = boxes.map((box) => ({ width: box?.width, height: box?.height }));
    expect(yes).toEqual(no);
    expect(yes?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('nothing moves while the page and the bar come in, on a slow phone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = JSON.stringify(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/about');
  await expect(bar(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});
