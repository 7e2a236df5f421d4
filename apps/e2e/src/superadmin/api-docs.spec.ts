import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const CALL = '/api/registrations';

test('the documentation’s Authorize takes an API key, and calls send it', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  // Another context: the page has no sign-in of its own.
  const office = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await signInByApi(office, SUPERADMIN);
  const data = { name: uniqueName(testInfo).slice(0, 35).trim(), scopes: ['registrations:read'] };
  const made = await office.post('/api/api-keys', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { id, key } = (await made.json()) as { id: number; key: string };

  await page.goto('/api/docs');
  // The page renders groups as they come into view.
  await page.getByPlaceholder('Filter by tag').fill('registrations');
  const call = page.locator('#operations-registrations-listPracticeRegistrations');
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  const execute = async () => {
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === CALL);
    await call.getByRole('button', { name: 'Execute' }).click();
    return answer;
  };
  expect((await execute()).status()).toBe(401);

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.dialog-ux');
  await dialog.locator('#auth-bearer-value').fill(key);
  await dialog.getByRole('button', { name: 'Apply credentials' }).last().click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const answer = await execute();
  expect(answer.status()).toBe(200);
  expect((await answer.request().allHeaders())['authorization']).toBe(`Bearer ${key}`);
  await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText('200');

  expect((await office.delete(`/api/api-keys/${id}`, { headers })).status()).toBe(204);
  expect((await execute()).status()).toBe(401);
  await office.dispose();
});
