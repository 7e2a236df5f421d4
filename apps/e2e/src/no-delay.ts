import { request } from '@playwright/test';
import { setMailDelay, signInByApi } from './support/back-office.ts';
import { closeDemo } from './support/closed-demo.ts';
import { SERVER_URL, SUPERADMIN } from './support/server.ts';

/**
 * Closes the demo club, and switches the mail delay off: the shared server has one superadmin for all tests, and the undo
 * of one would be on the screens of the others.
 */
export default async function prepareSharedServer(): Promise<void> {
  await closeDemo(SERVER_URL);
  const office = await request.newContext({ baseURL: SERVER_URL });
  await signInByApi(office, SUPERADMIN);
  await setMailDelay(office, 0);
  await office.dispose();
}
