import type { Page } from '@playwright/test';
import { clubDay, uniqueName } from '../support/back-office.ts';
import { test as base, expect } from '../support/open-team.ts';
import {
  addWalkIn,
  delivery,
  givenDoor,
  giveNumbers,
  goOffline,
  goOnline,
  openPhone,
  playersOf,
  rowOf,
  switches,
  typeNumber,
} from './door.ts';

const PLAYERS = 80;
const MINUTE = 60_000;

const test = base.extend<{ phones: Page[] }>({
  phones: async ({ someoneElse }, use) => {
    await use([await someoneElse(), await someoneElse(), await someoneElse()]);
  },
});

/**
 * The phone's clock shows that many minutes before now, as the server's would have. Beyond midnight it is another day,
 * on which the page asks again whether to check in for another day: that question is answered here.
 */
async function minutesAgo(page: Page, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * MINUTE);
  const answer = `check-in-other-day ${new URL(page.url()).pathname} ${clubDay(then)}`;
  await page.evaluate((key) => localStorage.setItem(key, 'true'), answer);
  await page.clock.setSystemTime(then);
}

test('three phones, an hour without a network: nothing is lost and no number is given twice', async ({
  office,
  phones,
}, testInfo) => {
  test.setTimeout(240_000);
  const { session, path, names } = await givenDoor(office, {
    name: `M15 ${uniqueName(testInfo)}`,
    players: PLAYERS,
    capacity: 120,
  });
  for (const page of phones) {
    await openPhone(page, path);
    await expect(switches(page)).toHaveCount(PLAYERS);
    await giveNumbers(page);
    await goOffline(page.context());
    // A phone that was closed opens again without a network.
    await page.reload();
    await expect(switches(page)).toHaveCount(PLAYERS);
    await minutesAgo(page, 60);
  }

  // Each phone ticks a third of the players, with numbers, and three or four walk-ins.
  const sharedOut = phones.map((_, phone) => names.filter((_name, index) => index % 3 === phone));
  const walkIns: string[] = [];
  await Promise.all(
    phones.map(async (page, phone) => {
      for (const name of sharedOut[phone] ?? []) {
        await rowOf(page, name).click();
        await expect(rowOf(page, name)).toBeChecked();
      }
      await minutesAgo(page, 40);
      for (let count = 0; count < (phone === 0 ? 4 : 3); count += 1) {
        const name = `Walk In ${'ABC'[phone]}${count}`;
        walkIns.push(name);
        await addWalkIn(page, name, `walk.in.${phone}.${count}.${session}@example.test`);
      }
    }),
  );
  expect(walkIns).toHaveLength(10);

  // Five conflicts: a later tap marks four players as not here, and a number that another phone gave.
  const [, second, third] = phones as [Page, Page, Page];
  const left = (sharedOut[0] ?? []).slice(0, 4);
  for (const name of left) {
    await minutesAgo(second, 30);
    await rowOf(second, name).click();
    await minutesAgo(second, 20);
    await rowOf(second, name).click();
    await expect(rowOf(second, name)).not.toBeChecked();
  }
  const [numbered = ''] = sharedOut[2] ?? [];
  // The eleventh player of the first phone, which gives numbers from 1.
  const wearer = sharedOut[0]?.[10] ?? '';
  await typeNumber(third, numbered, 11);
  await third.reload();
  await expect(switches(third)).toHaveCount(PLAYERS + 3);
  await expect(delivery(third)).toContainText('No network: everything is kept on this phone.');

  for (const page of phones) {
    await minutesAgo(page, 0);
    await goOnline(page.context());
    // One after another, so that the number of the first phone is the one that is kept.
    await expect(delivery(page)).toHaveText('All sent');
  }
  const here = PLAYERS + walkIns.length - left.length;
  for (const page of phones) {
    await expect(delivery(page)).toHaveText('All sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${here} of ${PLAYERS + walkIns.length} here`,
    );
  }

  const rows = await playersOf(office, session);
  expect(rows).toHaveLength(PLAYERS + walkIns.length);
  expect(rows.filter(({ attended }) => !attended).map(({ playerName }) => playerName)).toEqual(left);
  const given = rows.flatMap(({ tryoutNumber }) => tryoutNumber ?? []);
  expect(new Set(given).size).toBe(given.length);
  expect(given).toHaveLength(PLAYERS + walkIns.length);
  await expect(third.getByRole('region', { name: 'To sort out' })).toContainText(
    `${numbered}: ${wearer} wears number 11.`,
  );
});
