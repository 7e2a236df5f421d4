/* global document -- runs in the page */
import { chromium } from '@playwright/test';
import { findChromium } from '../testing/chromium.mjs';
import { PAGES } from './club-data.mjs';
import { startServer } from './server-process.mjs';
import { SERVER } from '../setup/run.mjs';

const KB = 1000;

/** Bytes of script that cross the wire until everything is hydrated, and those asked for before the load event. */
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
      .reduce((sum, { textContent }) => sum + textContent.length, 0),
  );
  await page.close();
  const sum = (list) => list.reduce((total, { bytes, headers }) => total + bytes - headers, inline);
  const all = [...scripts.values()];
  return { all: sum(all), early: sum(all.filter(({ asked }) => asked < loadedAt)) };
}

/** Script of the public pages as a browser gets it, compressed; script inside the page counts as early. */
export async function pageWeight(env) {
  const { path, missing } = await findChromium();
  if (missing) throw new Error(missing);
  const server = await startServer(SERVER, '/api/health/ready', env);
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const lines = [];
  for (const [name, address] of Object.entries(PAGES)) {
    const { all, early } = await scriptBytes(browser, server.url + address);
    lines.push({ what: `${name}, script in all`, kb: all / KB, most: 72 });
    lines.push({ what: `${name}, script before idle`, kb: early / KB, most: 1 });
  }
  await browser.close();
  await server.stop();
  return lines;
}
