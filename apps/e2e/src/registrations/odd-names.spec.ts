import type { Page } from '@playwright/test';
import { dayFromNow, givenTeam, headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

/** A name must never become markup, run as script, or widen the page. */
async function isShownAsText(page: Page, address: string, ...names: string[]) {
  await page.goto(address);
  for (const name of names)
    await expect(page.getByText(name).first(), `${name} on ${address}`).toBeAttached();
  expect(await page.locator('i[title="odd"], img[src="odd"]').count(), address).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
}

test.use({ viewport: { width: 360, height: 800 } });

test('names with markup, right-to-left letters, emoji and 80 characters are rendered as text, and fit', async ({
  page,
}, testInfo) => {
  const id = uniqueName(testInfo);
  const name = `M15 <i title="odd">${id}</i> & 😀 דוגמה`;
  const long = `${id}W`.padEnd(80, 'W');
  const players = ['<img src="odd" onerror="throw 1">', 'Zoé 👩‍👧 Démo', 'דוגמה Demo', 'X'.repeat(80)];
  await signInByApi(page.request, SUPERADMIN);
  // Earlier than other tests' sessions: the report shows only its first page.
  const days = [dayFromNow(2)];
  const team = await givenTeam(page.request, { name, playerNames: players, days });
  await givenTeam(page.request, { name: long, playerNames: players, days });
  const firstName = `<i title="odd">${id}</i> 😀`;
  const person = { firstName, lastName: 'דוגמה', username: `odd.${id}`, email: `odd.${id}@example.test` };
  const made = await page.request.post('/api/admin/users', {
    headers,
    data: { ...person, password: 'an odd one of the tests', role: 'coach' },
  });
  expect(made.status(), await made.text()).toBe(201);

  for (const prefix of ['', '/fr']) {
    await isShownAsText(page, `${prefix}/hockey-programs/tryouts/lheq`, name, long);
    await isShownAsText(page, `${prefix}/hockey-programs/team/${team}`, name, ...players);
  }
  await isShownAsText(page, `/admin?view=tryouts&team=${team}`, name, long, ...players);
  await isShownAsText(page, '/admin?view=teams', name, long);
  await isShownAsText(page, '/admin?view=analytics', name, long);
  // Filter by team: other tests' entries push this team's entries off the first page.
  await isShownAsText(page, `/admin?view=audit&subject=team&subjectId=${team}`, name);
  await isShownAsText(page, `/admin?view=users`, firstName);
});
