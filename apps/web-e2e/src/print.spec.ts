import { dayFromNow, givenTeam, signInByApi, uniqueName } from './back-office.ts';
import { SUPERADMIN } from './server.ts';
import { expect, test } from './site-test.ts';

const PLAYERS = Array.from({ length: 40 }, (_, index) => `Invented Player ${index + 1}`);
const SESSIONS = 6;
/** Smaller letters are hard to read on paper; CSS pixels, 96 to the inch. */
const SMALLEST_PX = 11;

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const format of ['Letter', 'A4'] as const) {
  test(`forty players and six sessions print on one page of ${format}, and can be read there`, async ({
    page,
    playwright,
    baseURL,
  }, testInfo) => {
    const office = await playwright.request.newContext({ baseURL });
    await signInByApi(office, SUPERADMIN);
    const days = Array.from({ length: SESSIONS }, (_, index) => dayFromNow(10 + index));
    const team = await givenTeam(office, { name: `M15 ${uniqueName(testInfo)}`, playerNames: PLAYERS, days });
    await office.dispose();

    for (const prefix of ['', '/fr']) {
      await page.goto(`${prefix}/hockey-programs/team/${team}`);
      await page.emulateMedia({ media: 'print' });
      expect(pagesOf(await page.pdf({ format }))).toBe(1);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      for (const player of [PLAYERS[0], PLAYERS[39]])
        await expect(main.getByText(player ?? '', { exact: true })).toBeVisible();
      await expect(main.getByRole('time').or(main.locator('time'))).toHaveCount(SESSIONS);
      // How to take part is for the screen: its steps are not printed.
      const items = main.locator('li:not(details li)');
      await expect(items).toHaveCount(PLAYERS.length + SESSIONS);
      const unreadable = await items.evaluateAll(
        (items, smallest) =>
          items
            .map((item) => ({
              text: item.textContent,
              style: getComputedStyle(item),
              shown: item.checkVisibility(),
            }))
            .filter(({ style, shown }) => !shown || parseFloat(style.fontSize) < smallest)
            .map(({ text, style }) => `${text}: ${style.fontSize}`),
        SMALLEST_PX,
      );
      expect(unreadable).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}
