/* global document, requestAnimationFrame -- runs in the page */
import { median, startServer } from '../server-process.mjs';
import { SUPERADMIN } from '../club-data.mjs';
import { SERVER } from '../../setup/run.mjs';
import { launch } from './browser.mjs';

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const MAX_FORM_MS = 2000;
/** What a coach takes to type a name and a password. */
const TYPING_MS = 8000;

const FORM = 'input[name=username]:focus';
const DASHBOARD = '.admin-cards';

/** Notes in each document of the page when, in milliseconds since 1970, `selector` first matches. */
const noteFirst = (selector) => {
  const look = () => {
    if (document.querySelector(selector)) globalThis.shownAt = performance.timeOrigin + performance.now();
    else requestAnimationFrame(look);
  };
  look();
};

/** When it is shown, in milliseconds since 1970. */
async function shownAt(page, selector) {
  await page.locator(selector).waitFor();
  await page.waitForFunction(() => globalThis.shownAt !== undefined);
  return page.evaluate(() => globalThis.shownAt);
}

async function slowPage(context, slowdown, selector) {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noteFirst, selector);
  return page;
}

/** Milliseconds from the start of the navigation until `selector` matches. */
async function timeUntil(page, address, selector) {
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await shownAt(page, selector);
  return shown - (await page.evaluate(() => performance.timeOrigin));
}

/** Opens an address without a sign-in, and checks that the form takes a letter. */
async function formTime({ browser, url }, path, slowdown) {
  const context = await browser.signedOut();
  const page = await slowPage(context, slowdown, FORM);
  const time = await timeUntil(page, url + path, FORM);
  await page.keyboard.press('a');
  const typed = await page.inputValue(FORM);
  if (typed !== 'a') throw new Error(`The form of ${path} took '${typed}' for a letter.`);
  await context.close();
  return time;
}

async function dashboardTime({ browser, url }) {
  const context = await browser.signedIn(url);
  const time = await timeUntil(await slowPage(context, 1, DASHBOARD), `${url}/admin`, DASHBOARD);
  await context.close();
  return time;
}

/** From the key that sends the form to the dashboard. */
async function signInTime({ browser, url }) {
  const context = await browser.signedOut();
  const page = await slowPage(context, 1, DASHBOARD);
  await page.goto(`${url}/admin`);
  await page.locator(FORM).fill(SUPERADMIN.username);
  await page.locator('input[type=password]').fill(SUPERADMIN.password);
  await page.waitForTimeout(TYPING_MS);
  const sent = Date.now();
  await page.keyboard.press('Enter');
  const time = (await shownAt(page, DASHBOARD)) - sent;
  await context.close();
  return time;
}

/** When the back-office can be used on a phone with a weak connection. */
export async function* slowNetwork(env, _folder, { rounds }) {
  const { url, stop } = await startServer(SERVER, '/api/health/ready', env);
  const browser = await launch();
  const site = { browser, url };
  const medianOf = async (measure) => {
    const times = [];
    for (let round = 0; round < rounds; round += 1) times.push(await measure());
    return median(times);
  };
  for (const path of ['/admin', '/fr/admin', '/admin/login'])
    yield {
      what: `form of ${path}, slow 4G`,
      ms: await medianOf(() => formTime(site, path, 1)),
      most: MAX_FORM_MS,
    };
  yield {
    what: 'the same with a 4 × slower processor',
    ms: await medianOf(() => formTime(site, '/admin', 4)),
  };
  yield { what: 'dashboard, signed in, slow 4G', ms: await medianOf(() => dashboardTime(site)) };
  yield { what: 'dashboard after the sign-in', ms: await medianOf(() => signInTime(site)) };
  await browser.close();
  await stop();
}
