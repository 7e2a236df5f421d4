import { chromium } from '@playwright/test';
import { findChromium } from '../../testing/chromium.mjs';
import { SUPERADMIN } from '../club-data.mjs';

export const HEADERS = { 'x-requested-with': 'bench' };
const PHONE = { width: 390, height: 844 };

export async function launchChromium() {
  const { path, missing } = await findChromium();
  if (missing) throw new Error(missing);
  return chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/** Signs the superadmin in, in all pages of a context. */
export async function signIn(context, url) {
  const answer = await context.request.post(`${url}/api/auth/login`, { headers: HEADERS, data: SUPERADMIN });
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
}

/** Starts the browser; `signedIn` returns a new context in which the superadmin is signed in. */
export async function launch() {
  const browser = await launchChromium();
  const signedOut = (viewport = PHONE) => browser.newContext({ viewport });
  const signedIn = async (url, viewport) => {
    const context = await signedOut(viewport);
    await signIn(context, url);
    return context;
  };
  return { signedOut, signedIn, close: () => browser.close() };
}
