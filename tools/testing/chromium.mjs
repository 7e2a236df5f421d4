import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.mjs';

/** It draws no window, which is a sixth of what a test costs. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * In CI the shell, installed unless it is there; elsewhere what is there.
 * @returns {Promise<{path: string} | {missing: string}>} the Chromium to use, or why there is none
 */
export async function findChromium({ isCi = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? { path: given } : { missing: 'CHROME_PATH names no file' };
  const find = () => PLACES.find((place) => existsSync(place));
  if (canInstall() && (isCi ? !existsSync(SHELL) : !find())) await install('chromium-headless-shell');
  const path = find();
  if (path) return { path };
  return { missing: 'no Chromium or Chrome was found; CHROME_PATH names one' };
}
