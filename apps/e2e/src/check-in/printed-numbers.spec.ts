import { headers, pagesOf, signInByApi, uniqueName } from '../support/back-office.ts';
import { test, expect } from '../support/open-team.ts';
import { SUPERADMIN } from '../support/server.ts';
import { givenDoor, playersOf } from './door.ts';

/** Name of 75 characters. */
const LONG = 'Maximilien-Christophe de la Durantaye-Beauchemin-Saint-Jean-Port-Joli Young';
const EMPTY = /^\s*☐$/;

test('the check-in sheet has numbers, who is here, those waiting and empty lines on one page', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { team, session, names } = await givenDoor(office, { name, players: 22, capacity: 24 });
  for (const playerName of [LONG, 'Ann Zed', 'Demo Waiting']) {
    const player = { playerName, playerPosition: 'Forward', playerAge: 14 };
    const parent = { parentName: 'Demo Parent', parentEmail: 'parent@example.test' };
    const data = { ...player, ...parent };
    const answer = await office.post(`/api/sessions/${session}/registrations`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  const registrationId = (await playersOf(office, session)).find(
    ({ playerName }) => playerName === names[1],
  )?.id;
  const changes = [{ attended: true }, { tryoutNumber: 131 }].map((change) => ({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    registrationId,
    ...change,
  }));
  const data = { device: crypto.randomUUID(), takesNumbers: false, changes };
  expect((await office.post(`/api/check-in/sessions/${session}`, { headers, data })).ok()).toBe(true);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
  await expect(page.getByRole('button', { name: 'Demo Player 01', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const printed = page
    .locator('body > section')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(printed).toHaveText([
    /^1Demo Player 01.*☐$/,
    /^2131Demo Player 02.*☑$/,
    ...names.slice(2).map((player, index) => new RegExp(`^${index + 3}${player}.*☐$`)),
    new RegExp(`^23${LONG}.*☐$`),
    /^24Ann Zed.*☐$/,
    /^1Demo Waiting.*☐$/,
    ...Array.from({ length: 5 }, () => EMPTY),
  ]);
  await expect(printed.nth(1).getByText('131')).toHaveCSS('font-weight', '700');
  for (const format of ['Letter', 'A4'] as const) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
  // By first name, as this device shows the door.
  await page.evaluate(() => localStorage.setItem('roster-order', 'first'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Demo Player 01', exact: true })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(printed.nth(0)).toHaveText(/^1Ann Zed/);
});
