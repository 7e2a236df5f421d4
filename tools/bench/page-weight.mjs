/** Compressed bytes that a browser fetches until it is idle: for a team's page, and for the back-office's first view. */
import { chromium } from '@playwright/test';
import { SERVER } from '../setup/run.mjs';
import { findChromium } from '../testing/chromium.mjs';
import { SUPERADMIN, TEAM_PAGE } from './club-data.mjs';
import { READY, startServer } from './server-process.mjs';

const KB = 1000;
const PHONE = { width: 390, height: 844 };
const DATA = ['fetch', 'xhr'];

async function launchChromium() {
  const { path, missing } = await findChromium();
  if (missing) throw new Error(missing);
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/** Opens an address in a fresh page until it is idle. @returns its requests: type and bytes of the body */
async function requestsOf(context, address, isShown) {
  const page = await context.newPage();
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await isShown(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await page.close();
  return (types) => sizes.filter(({ type }) => types.includes(type));
}

const kilobytes = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / KB;

async function* teamPage(browser, url) {
  const context = await browser.newContext({ viewport: PHONE });
  const requests = await requestsOf(context, url + TEAM_PAGE, async (page) => {
    // The islands become live at the first input.
    await page.keyboard.press('Tab');
    await page.locator('html[data-hydrated="true"]').waitFor();
  });
  const all = kilobytes(requests(['document', 'font', 'image', 'script', ...DATA]));
  yield { what: 'team page, all it fetches', value: all, unit: 'KB', digits: 1, most: 90 };
  const { length } = requests(['script', ...DATA]);
  yield { what: 'team page, requests for script and data', value: length, unit: 'requests', most: 6 };
  await context.close();
}

async function* firstView(browser, url) {
  const context = await browser.newContext();
  const signIn = await context.request.post(`${url}/api/auth/login`, {
    headers: { 'x-requested-with': 'bench' },
    data: SUPERADMIN,
  });
  if (!signIn.ok()) throw new Error(`The sign-in answered ${signIn.status()}.`);
  const requests = await requestsOf(context, `${url}/admin`, (page) => page.locator('main h1').waitFor());
  const data = requests(DATA);
  yield {
    what: "back-office's first view, script",
    value: kilobytes(requests(['script'])),
    unit: 'KB',
    digits: 1,
    most: 220,
    note: `and ${kilobytes(data).toFixed(1)} KB of data in ${data.length} requests`,
  };
  yield {
    what: "back-office's first view, scripts and styles",
    value: requests(['script', 'stylesheet']).length,
    unit: 'files',
    most: 12,
  };
  await context.close();
}

export async function* measureWeight(env) {
  const server = await startServer(SERVER, READY, env);
  const browser = await launchChromium();
  yield* teamPage(browser, server.url);
  yield* firstView(browser, server.url);
  await browser.close();
  await server.stop();
}
