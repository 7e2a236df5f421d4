import { request } from '@playwright/test';
import { signInByApi } from './back-office.ts';
import { switchRegistration } from './open-practice.ts';
import { startOwnSite, type OwnSite } from './own-site.ts';
import { SUPERADMIN } from './server.ts';

/** Port of the site with open practice registration. */
export const OPEN_SITE_URL = 'http://127.0.0.1:4404';

/** Starts the site with the demo practices, one of each state, and open registration. */
export async function startOpenSite(): Promise<OwnSite> {
  const site = await startOwnSite(OPEN_SITE_URL, { DEMO_DATA: 'on', RATE_LIMITS: 'off' });
  const office = await request.newContext({ baseURL: OPEN_SITE_URL });
  await signInByApi(office, SUPERADMIN);
  await switchRegistration(office, true);
  await office.dispose();
  return site;
}
