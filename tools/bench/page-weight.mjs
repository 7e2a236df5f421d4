/* global document, URLSearchParams -- runs in the page */
import { brotliCompressSync } from 'node:zlib';
import { HEADERS, launchChromium, signIn } from './back-office/browser.mjs';
import { PAGES } from './club-data.mjs';
import { startServer } from './server-process.mjs';
import { SERVER } from '../setup/run.mjs';

const KB = 1000;

/** Bytes of script transferred until everything is hydrated, and those requested before the load event. */
async function scriptBytes(browser, address) {
  const page = await browser.newPage();
  const protocol = await page.context().newCDPSession(page);
  const scripts = new Map();
  let loadedAt = Infinity;
  protocol.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  protocol.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    if (type === 'Script') scripts.set(requestId, { asked: timestamp, bytes: 0, headers: 0 });
  });
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    if (scripts.has(requestId)) scripts.get(requestId).headers = response.encodedDataLength;
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.get(requestId).bytes = encodedDataLength;
  });
  await protocol.send('Page.enable');
  await protocol.send('Network.enable');
  await page.goto(address, { waitUntil: 'load' });
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => !src && /^$|javascript|module/.test(type))
      .map(({ textContent }) => textContent),
  );
  const inlineBytes = brotliCompressSync(inline.join('')).length;
  await page.close();
  const sum = (list) => list.reduce((total, { bytes, headers }) => total + bytes - headers, inlineBytes);
  const all = [...scripts.values()];
  return { all: sum(all), early: sum(all.filter(({ asked }) => asked < loadedAt)) };
}

/** Script of the first view after sign-in and of each later one on top of it, and the first view's files. */
const MAX_FIRST_KB = 220;
const MAX_LATER_KB = 60;
const MAX_FIRST_FILES = 12;

/** Bytes of script that a signed-in browser fetches for the dashboard, and in addition for each view it links to. */
async function adminWeights(browser, url) {
  const { firstBytes, firstFiles, views } = await adminBytes(browser, url);
  const weights = [
    { what: 'back-office, first view', kb: firstBytes / KB, most: MAX_FIRST_KB },
    { what: 'back-office, its scripts and styles', files: firstFiles, most: MAX_FIRST_FILES },
  ];
  for (const view of views) {
    const { laterBytes } = await adminBytes(browser, url, view);
    weights.push({ what: `back-office, ${view} beyond it`, kb: laterBytes / KB, most: MAX_LATER_KB });
  }
  return weights;
}

/** Opens practice registration: its view is not reachable otherwise. */
async function openPractices(context, url) {
  const setting = `${url}/api/settings/practice_registration_enabled`;
  const opened = await context.request.put(setting, { headers: HEADERS, data: { value: 'true' } });
  if (!opened.ok()) throw new Error(`The setting answered ${opened.status()}`);
}

/** Opens the dashboard in a fresh browser, then that view. */
async function adminBytes(browser, url, view) {
  const context = await browser.newContext();
  await signIn(context, url);
  await openPractices(context, url);
  const page = await context.newPage();
  const [scripts, styles] = [[], []];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes());
    if (request.resourceType() === 'stylesheet') styles.push(request);
  });
  const bytes = async () =>
    (await Promise.all(scripts)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  await page.goto(`${url}/admin`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  const firstBytes = await bytes();
  const firstFiles = scripts.length + styles.length;
  const linked = await page
    .locator('a[href^="/admin?view="]')
    .evaluateAll((links) => links.map(({ search }) => new URLSearchParams(search).get('view')));
  if (view !== undefined) {
    await page.locator(`a[href="/admin?view=${view}"]`).first().click();
    // The dashboard has no link to itself: this is the view.
    await page.locator('main .admin-back').waitFor();
    await page.waitForLoadState('networkidle');
  }
  const laterBytes = (await bytes()) - firstBytes;
  await context.close();
  return { firstBytes, firstFiles, laterBytes, views: [...new Set(linked)] };
}

/** Compressed script of the public pages and of the back-office; inline script counts as early. */
export async function pageWeight(env) {
  const server = await startServer(SERVER, '/api/health/ready', env);
  const browser = await launchChromium();
  const lines = [];
  for (const [name, address] of Object.entries(PAGES)) {
    const { all, early } = await scriptBytes(browser, server.url + address);
    lines.push({ what: `${name}, script in all`, kb: all / KB, most: 72 });
    lines.push({ what: `${name}, script before idle`, kb: early / KB, most: 1 });
  }
  lines.push(...(await adminWeights(browser, server.url)));
  await browser.close();
  await server.stop();
  return lines;
}
