import { chromium } from '@playwright/test';
import { findChromium } from '../../testing/chromium.mjs';
import { SUPERADMIN } from '../club-data.mjs';

export const HEADERS = { 'x-requested-with': 'bench' };
const PHONE = { width: 390, height: 844 };

/** Starts the browser; `signIn` returns a new context in which the superadmin is signed in. */
export async function launch() {
  const { path, missing } = await findChromium();
  if (missing) throw new Error(missing);
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const signedOut = (viewport = PHONE) => browser.newContext({ viewport });
  const signedIn = async (url, viewport) => {
    const context = await signedOut(viewport);
    const answer = await context.request.post(`${url}/api/auth/login`, {
      headers: HEADERS,
      data: SUPERADMIN,
    });
    if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`);
    return context;
  };
  return { signedOut, signedIn, close: () => browser.close() };
}
