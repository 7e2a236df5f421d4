import { test, expect } from '../support/open-team.ts';
import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { addWalkIn, checkInAnyway, delivery, givenDoor, playersOf, rowOf, switches } from './door.ts';

const MOST_TAPS = 30;
/** Two keys on a phone and a look for the row take a person about a second of the eight that a player may take. */
const PAGE_SECONDS = 7;

/** Counts taps over all pages of the tab. */
const COUNT_TAPS = () => {
  // A test browser has no telephone.
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
  });
  addEventListener(
    'pointerdown',
    () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
    true,
  );
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('a coach’s evening takes at most 30 taps, and a player less than 8 seconds', async ({
  office,
  page,
}, testInfo) => {
  const name = `M15 ${uniqueName(testInfo)}`;
  const { session, names } = await givenDoor(office, { name, players: 19, capacity: 30 });
  const parent = {
    parentName: 'Demo Parent',
    parentEmail: 'with.phone@example.test',
    parentPhone: '514-555-0100',
  };
  const registered = await office.post(`/api/sessions/${session}/registrations`, {
    headers,
    data: { playerName: 'Demo Player 20', playerPosition: 'Forward', playerAge: 14, ...parent },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.addInitScript(COUNT_TAPS);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Tryouts M/ }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('link', { name: /^Check-in at the door/ }).click();
  await expect(switches(page)).toHaveCount(20);
  await checkInAnyway(page);

  await page.getByRole('searchbox').click();
  const seconds: number[] = [];
  for (const player of [...names, 'Demo Player 20']) {
    const start = Date.now();
    // Two digits alone look for a tryout number.
    await page.keyboard.type(player.slice(-2));
    await rowOf(page, player).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    seconds.push((Date.now() - start) / 1000);
  }
  await addWalkIn(page, 'Walk In One', `one.${session}@example.test`);
  await addWalkIn(page, 'Walk In Two', `two.${session}@example.test`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('22 of 22 here');
  await page.getByRole('button', { name: 'More: Demo Player 20' }).click();
  await page.getByRole('link', { name: 'Call 514-555-0100' }).click();
  await page.keyboard.press('Escape');
  await expect(delivery(page)).toHaveText('All sent');

  const rows = await playersOf(office, session);
  expect(rows.filter(({ attended }) => attended)).toHaveLength(22);
  const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')));
  expect(taps).toBeGreaterThan(20);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(median(seconds)).toBeLessThan(PAGE_SECONDS);
});
