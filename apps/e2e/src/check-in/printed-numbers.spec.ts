import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { test, expect } from '../support/open-team.ts';
import { SUPERADMIN } from '../support/server.ts';
import { givenDoor, playersOf } from './door.ts';

test('the check-in sheet prints the tryout numbers instead of a count', async ({
  office,
  page,
}, testInfo) => {
  const { team, session } = await givenDoor(office, {
    name: `M15 ${uniqueName(testInfo)}`,
    players: 2,
    capacity: 9,
  });
  const rows = await playersOf(office, session);
  const changes = rows.map(({ id: registrationId }, index) => ({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    registrationId,
    tryoutNumber: 31 + index,
  }));
  const data = { device: crypto.randomUUID(), takesNumbers: false, changes };
  expect((await office.post(`/api/check-in/sessions/${session}`, { headers, data })).ok()).toBe(true);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
  await expect(page.getByRole('button', { name: 'Print check-in sheet' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = page
    .locator('body > section')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(printed).toHaveText([/^31Demo Player 01/, /^32Demo Player 02/]);
  await expect(printed.first().getByRole('cell').first()).toHaveCSS('font-weight', '700');
});
