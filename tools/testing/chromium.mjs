import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.mjs';

/** The shell first: it draws no window, which is a tenth of what a test costs. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {Promise<{path: string} | {missing: string}>} the Chromium to use, or why there is none */
export async function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? { path: given } : { missing: 'CHROME_PATH names no file' };
  const found = PLACES.find((place) => existsSync(place));
  if (found) return { path: found };
  if (canInstall() && (await install('chromium-headless-shell'))) return { path: PLACES[0] };
  return { missing: 'no Chromium or Chrome was found; CHROME_PATH names one' };
}
