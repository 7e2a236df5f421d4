import { request } from '@playwright/test';
import { setMailDelay, signInByApi } from './support/back-office.ts';
import { SERVER_URL, SUPERADMIN } from './support/server.ts';

/** The shared server has one superadmin for all tests: the undo of one would be on the screens of the others. */
export default async function switchDelayOff(): Promise<void> {
  const office = await request.newContext({ baseURL: SERVER_URL });
  await signInByApi(office, SUPERADMIN);
  await setMailDelay(office, 0);
  await office.dispose();
}
