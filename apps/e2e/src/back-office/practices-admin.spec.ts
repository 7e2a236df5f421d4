import { expectAccessible } from '../screens/axe.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  choose,
  clubToday,
  dayFromNow,
  givenCoach,
  headers,
  notice,
  signInByApi,
} from '../support/back-office.ts';
import { changePractice, givenPractice, switchRegistration } from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { DESKS, PLACES, placesOfDatabase } from '../support/places.ts';
import { PRACTICE_WORDS } from '../support/practices-admin.words.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { button, card, longDay, see } from '../walk/walk.ts';
import { WORDS } from '../support/words.ts';

const SITE_URL = 'http://127.0.0.1:4397';
const DAYS = [10, 17, 24].map(dayFromNow);

let site: OwnSite;

// Serial: the sites share a port.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeEach(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterEach(async ({ page }) => {
  // A page that outlives its server asks for it in vain, which the tests take for a fault.
  await page.goto('about:blank');
  await site.close();
});

/** A skater and a goalie with a place, and two waiting siblings. */
async function register(office: APIRequestContext, practiceId: number): Promise<void> {
  const players = [
    { playerName: 'Demo One', position: 'D', parentEmail: 'one@example.test' },
    { playerName: 'Demo Goal', position: 'G', parentEmail: 'goal@example.test' },
    { playerName: 'Demo Two', position: 'F', parentEmail: 'siblings@example.test' },
    { playerName: 'Demo Three', position: 'D', parentEmail: 'siblings@example.test' },
  ];
  for (const player of players) {
    const answer = await office.post('/api/registrations', { headers, data: { ...player, practiceId } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

interface Listed {
  id: number;
  date: string;
  capacity: number;
}
const practices = async (office: APIRequestContext) =>
  (await (await office.get('/api/practices')).json()) as Listed[];

/** Each has the minimum touch target. */
const expectTargets = async (targets: Locator) => {
  const sizes = await targets.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
};
const isWithinWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const CHOSEN = PLACES.filter(({ language, use }) => (language === 'fr') === use.isMobile);
for (const { name, language, use } of placesOfDatabase(CHOSEN)) {
  const words = PRACTICE_WORDS[language];
  const { chooseArea } = WORDS[language];
  const when = (day: string | undefined) => `${longDay(day ?? '', language)}, ${words.times}`;

  test.describe(name, () => {
    test.use({ ...use, ...(use.isMobile && { viewport: { width: 360, height: 800 } }) });

    test('practices are scheduled weekly, rostered, moved, cancelled and restored', async ({ page }) => {
      test.slow();
      const office = page.request;
      await signInByApi(office, SUPERADMIN);

      await test.step('practice management is hidden while registration is off', async () => {
        await page.goto('/admin?view=practices');
        await expect(page.getByRole('heading', { name: chooseArea })).toBeVisible();
        const off = page.locator('.admin-cards > li').filter({ hasText: words.card });
        await expect(button(off, words.soon)).toBeDisabled();
        await switchRegistration(office, true);
        await page.goto('/admin');
        await page.getByRole('link', { name: words.card, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await see(page, words.none);
      });

      await test.step('a series of three is added at once, after a preview of its days', async () => {
        await button(page, words.add).click();
        const form = page.locator('form.admin-inset');
        await form.getByLabel(words.capacity).fill('0');
        await button(form, words.add).click();
        await see(form, words.dateRequired, words.timeRequired, words.capacityTooSmall);
        await form.getByLabel(words.date, { exact: true }).fill(DAYS[0] ?? '');
        await form.getByLabel(words.date, { exact: true }).press('Enter');
        await choose(page, words.start, words.sixPm);
        await form.getByLabel(words.capacity).fill('3');
        await form.getByLabel(words.repeats).check();
        await form.getByLabel(words.until).fill(DAYS[2] ?? '');
        await form.getByLabel(words.until).press('Enter');
        await see(form, words.willBeAdded);
        await expectAccessible(page);
        expect(await isWithinWidth(page)).toBe(true);
        await button(form, words.add).click();
        await expect(notice(page, words.added)).toBeVisible();
        await expect(form).toHaveCount(0);
        expect((await practices(office)).map(({ date }) => date)).toEqual(DAYS);
      });

      const [first, second] = await practices(office);
      const firstWhen = when(first?.date);
      await register(office, first?.id ?? 0);
      await page.reload();

      await test.step('the table and the cards show the status', async () => {
        const row = card(page, words.list).getByRole('row').filter({ hasText: words.split });
        await see(row, words.split, words.remaining, words.partial, words.waitlist, words.times);
        const { totals } = words;
        await see(card(page, totals.practices), '3');
        await see(card(page, totals.registrations), '4');
        await see(card(page, totals.waiting), '2');
        const recent = card(page, words.recent).getByRole('row');
        await expect(recent.nth(1)).toContainText('Demo Three');
        await expect(recent).toHaveCount(5);
        await expectAccessible(page);
        expect(await isWithinWidth(page)).toBe(true);
      });

      await test.step('the roster promotes out of turn, moves, ticks attendance, and shows the ledger', async () => {
        await button(page, words.roster(4, firstWhen)).click();
        const drawer = page.getByRole('dialog', { name: words.rosterOf(firstWhen) });
        await see(drawer, words.skaters(1, 1, 2), words.goalies(1, 2, 0), words.noConsent, words.notWritten);
        await expectAccessible(page);
        await button(drawer, words.give('Demo Three')).click();
        const give = page.getByRole('dialog', { name: words.give('Demo Three') });
        await give.getByLabel(words.reason).fill('The only one who can play defense');
        await button(give, words.giveIt).click();
        await expect(notice(page, words.given('Demo Three'))).toBeVisible();
        await see(drawer, words.skaters(2, 2, 1));

        await button(drawer, words.move('Demo One')).click();
        const move = page.getByRole('dialog', { name: words.move('Demo One') });
        await choose(page, words.practice, new RegExp(`^${when(second?.date)} · `));
        await see(move, words.told);
        await button(move, words.moveIt).click();
        await expect(notice(page, words.moved('Demo One'))).toBeVisible();
        // The next in line got the freed spot.
        await see(drawer, words.skaters(2, 2, 0));

        await button(drawer, words.more('Demo Three')).click();
        const menu = page.getByRole('menu', { name: words.more('Demo Three') });
        await expect(menu).toBeVisible();
        if (use.isMobile) await expectTargets(drawer.locator('td button').or(menu.getByRole('menuitem')));
        expect(await isWithinWidth(page)).toBe(true);
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();

        const tick = drawer.getByLabel(words.present('Demo Three'));
        await tick.check();
        const file = page.waitForEvent('download');
        await button(drawer, words.csv).click();
        expect((await file).suggestedFilename()).toMatch(words.file);
        await drawer.getByText(words.ledger).click();
        await see(drawer, words.intact, words.withReason);
        await expectAccessible(page);
        expect(await isWithinWidth(page)).toBe(true);
        await button(drawer, words.close).click();
        await expect(drawer).toBeHidden();
      });

      await test.step('the check-in sheet has the names, and no address', async () => {
        await page.goto(`/admin?view=practices&roster=${first?.id}`);
        const drawer = page.getByRole('dialog', { name: words.rosterOf(firstWhen) });
        await expect(drawer.getByLabel(words.present('Demo Three'))).toBeChecked();
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
        const sheet = page.locator('.registrations-sheet');
        await expect(sheet).toBeVisible();
        await expect(sheet).toContainText('Demo Goal');
        await expect(sheet).not.toContainText('@');
        await page.emulateMedia({ media: 'screen' });
        await button(drawer, words.close).click();
        await expect(page).toHaveURL(/\?view=practices$/);
      });

      await test.step('of two editors of one practice, the second is shown the first one’s version', async () => {
        await button(page, words.editOf(firstWhen)).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(words.capacity).fill('8');
        const data = { capacity: 6 };
        expect((await office.put(`/api/practices/${first?.id}`, { headers, data })).ok()).toBe(true);
        await button(dialog, words.save).click();
        await expect(dialog.getByRole('alert').filter({ hasText: words.conflict })).toBeVisible();
        await button(dialog, words.save).click();
        await expect(dialog).toHaveCount(0);
        await expect.poll(async () => (await practices(office))[0]?.capacity).toBe(8);
      });

      await test.step('it is cancelled, with the number of families to tell, and restored', async () => {
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await button(page, words.cancel(firstWhen)).click();
        const sure = page.getByRole('dialog', { name: words.cancel(firstWhen) });
        await see(sure, words.told);
        await button(sure, words.cancelIt).click();
        await expect(notice(page, words.cancelled)).toBeVisible();
        await button(page, words.bringBack(firstWhen)).click();
        const again = page.getByRole('dialog', { name: words.bringBack(firstWhen) });
        await button(again, words.bringItBack).click();
        await expect(notice(page, words.broughtBack)).toBeVisible();
        await expect(button(page, words.cancel(firstWhen))).toBeVisible();
      });
    });

    test('a coach who may not change practices reads them, and sees why', async ({ page }) => {
      const office = page.request;
      await signInByApi(office, SUPERADMIN);
      await switchRegistration(office, true);
      const { id } = await givenPractice(office, DAYS[0] ?? '', 3);
      await register(office, id);
      const coach = await givenCoach(office, 'limited.coach');
      const users = (await (await office.get('/api/admin/users')).json()) as {
        id: number;
        username: string;
      }[];
      const user = users.find(({ username }) => username === coach.username)?.id ?? 0;
      const limit = (data: object) => office.put(`/api/admin/users/${user}`, { headers, data });
      expect((await limit({ teamIds: [] })).ok()).toBe(true);
      await signInByApi(office, coach);
      await page.goto('/admin?view=practices');
      await expect(page.getByText(words.notAllowed)).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: words.split });
      await expect(row.getByRole('button')).toHaveCount(1);
      await expect(button(page, words.add)).toHaveCount(0);
      await expectAccessible(page);
      await row.getByRole('button').click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByText(words.notAllowed)).toBeVisible();
      await expect(drawer.getByRole('checkbox').first()).toBeDisabled();
      await page.goto(`/admin/check-in/practices/${id}`);
      await expect(page.getByText(words.notAllowedAtDoor)).toBeVisible();
      // The one box of a coach's limit brings the actions back.
      await signInByApi(office, SUPERADMIN);
      expect((await limit({ mayChangePractices: true })).ok()).toBe(true);
      await signInByApi(office, coach);
      await page.goto('/admin?view=practices');
      await expect(button(page, words.add)).toBeVisible();
      await expect(page.getByText(words.notAllowed)).toHaveCount(0);
    });
  });
}

/** Maximum height of a row: two status tags, one of them on two lines. */
const ROW = 120;

for (const { name, language, use } of placesOfDatabase(DESKS))
  test.describe(name, () => {
    test.use(use);

    test('a row is as high as its text, and visually hidden text takes no space', async ({ page }) => {
      await signInByApi(page.request, SUPERADMIN);
      await switchRegistration(page.request, true);
      const { id } = await givenPractice(page.request, DAYS[0] ?? '', 3);
      await register(page.request, id);
      await page.goto('/admin?view=practices');
      const { list, recent, partial } = PRACTICE_WORDS[language];
      await see(card(page, list), partial);
      await see(card(page, recent), 'Demo Three');
      const sizesOf = (selector: string) =>
        page.locator(selector).evaluateAll((all) =>
          all.map((one) => {
            const { width, height } = one.getBoundingClientRect();
            return { width, height };
          }),
        );
      const rows = await sizesOf('tbody tr');
      expect(rows).toHaveLength(5);
      expect(Math.max(...rows.map(({ height }) => height))).toBeLessThan(ROW);
      const readAloud = await sizesOf('tbody .visually-hidden');
      expect(readAloud).toEqual([1, 2].map(() => ({ width: 1, height: 1 })));
    });

    test('no registration is moved to a practice that has started since the list was read', async ({
      page,
    }) => {
      const [first = '', begun = '', last = ''] = DAYS;
      await signInByApi(page.request, SUPERADMIN);
      await switchRegistration(page.request, true);
      const { id } = await givenPractice(page.request, first, 3);
      await givenPractice(page.request, begun, 3);
      await givenPractice(page.request, last, 3);
      await register(page.request, id);
      await page.goto(`/admin?view=practices&roster=${id}`);
      const words = PRACTICE_WORDS[language];
      const move = button(page, words.move('Demo One'));
      await expect(move).toBeVisible();
      await page.clock.setFixedTime(`${last}T00:00:00Z`);
      await move.click();
      await page.getByRole('combobox', { name: words.practice }).click();
      const offered = page.locator('.ant-select-item-option-content');
      const whenOf = (day: string) => `${longDay(day, language)}, ${words.times}`;
      await expect(offered).toHaveCount(2);
      await expect(offered).toContainText([whenOf(first), whenOf(last)]);
    });

    test('when the target practice has started meanwhile, the dialog says why and what to do', async ({
      page,
    }) => {
      const [first = '', begins = ''] = DAYS;
      await signInByApi(page.request, SUPERADMIN);
      await switchRegistration(page.request, true);
      const { id } = await givenPractice(page.request, first, 3);
      const other = await givenPractice(page.request, begins, 3);
      await register(page.request, id);
      await page.goto(`/admin?view=practices&roster=${id}`);
      const words = PRACTICE_WORDS[language];
      await button(page, words.move('Demo One')).click();
      const dialog = page.getByRole('dialog', { name: words.move('Demo One') });
      await see(dialog, words.notBegun);
      const when = `${longDay(begins, language)}, ${words.times}`;
      await choose(page, words.practice, new RegExp(`^${when} · `));
      await changePractice(page.request, other.id, { date: clubToday(), time: '12:00 AM - 12:30 AM' });
      await button(dialog, words.moveIt).click();
      await expect(dialog.getByText(words.begun)).toBeVisible();
      // The name is shown; a removed option would show as its bare id.
      await expect(dialog.getByText(longDay(clubToday(), language))).toBeVisible();
    });

    test('a roster row is low, and its rarer actions are in a keyboard-accessible menu', async ({ page }) => {
      await signInByApi(page.request, SUPERADMIN);
      await switchRegistration(page.request, true);
      const { id } = await givenPractice(page.request, DAYS[0] ?? '', 3);
      await register(page.request, id);
      await page.goto(`/admin?view=practices&roster=${id}`);
      const words = PRACTICE_WORDS[language];
      const drawer = page.getByRole('dialog');
      const more = button(drawer, words.more('Demo One'));
      await expect(more).toBeVisible();
      const rows = await drawer
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(rows).toHaveLength(4);
      expect(Math.max(...rows)).toBeLessThan(ROW);

      await more.press('Enter');
      const menu = page.getByRole('menu', { name: words.more('Demo One') });
      await expect(menu.getByRole('menuitem')).toHaveText([
        words.toWaiting,
        words.correct,
        words.consentReceived,
        words.familyLink,
        words.cancelRegistration,
      ]);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(drawer).toBeVisible();
      await expect(more).toBeFocused();
      // Opened again, the menu does not begin where it was left, at the entry that removes the registration.
      await more.press('Enter');
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(menu.getByRole('menuitem').last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await more.press('Enter');
      await expect(menu.getByRole('menuitem').first()).toBeFocused();
      await page.keyboard.press('Enter');
      const sure = page.getByRole('dialog', { name: words.toWaitingOf('Demo One') });
      await expect(sure).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sure).toHaveCount(0);
      await expect(more).toBeFocused();
      await more.click();
      await expect(menu).toBeVisible();
      await more.click();
      await expect(menu).toBeHidden();
    });
  });
