import { expectAccessible } from '../screens/axe.ts';
import type { APIRequestContext, Locator } from '@playwright/test';
import {
  choose,
  chooseFor,
  chooseForRoster,
  clubDay,
  dayFromNow,
  givenCoach,
  headers,
  notice,
  signInByApi,
} from '../support/back-office.ts';
import { changePractice, givenPractice, switchRegistration } from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { button, card, see } from '../walk/walk.ts';
import { longDay, t } from '../support/texts.ts';
import { isWithinWidth } from '../support/page-facts.ts';

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

const when = (day: string | undefined) => `${longDay(day ?? '')}, 6:00 PM – 7:30 PM`;

test.describe('on a phone', () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 800 } });

  test('practices are scheduled weekly, rostered, moved, cancelled and restored', async ({ page }) => {
    test.slow();
    const office = page.request;
    await signInByApi(office, SUPERADMIN);

    await test.step('practice management is hidden while registration is off', async () => {
      await page.goto('/admin?view=practices');
      await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
      const off = page.locator('.admin-cards > li').filter({ hasText: t('dashboard.practices') });
      await expect(button(off, t('dashboard.comingSoon'))).toBeDisabled();
      await switchRegistration(office, true);
      await page.goto('/admin');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('dashboard.practices'), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: t('practices.title') })).toBeVisible();
      await see(page, t('practices.none'));
    });

    await test.step('a series of three is added at once, after a preview of its days', async () => {
      await button(page, t('practices.add')).click();
      const form = page.locator('form.admin-inset');
      await form.getByLabel(t('practices.capacity')).fill('0');
      await button(form, t('practices.add')).click();
      await see(
        form,
        t('validation.dateRequired'),
        t('validation.timeRequired'),
        t('validation.capacityTooSmall'),
      );
      await form.getByLabel(t('practices.date'), { exact: true }).fill(DAYS[0] ?? '');
      await form.getByLabel(t('practices.date'), { exact: true }).press('Enter');
      await choose(page, t('practices.startTime'), '6:00 PM');
      await form.getByLabel(t('practices.capacity')).fill('3');
      await form.getByLabel(/^Repeat every/).check();
      await form.getByLabel(t('common.until')).fill(DAYS[2] ?? '');
      await form.getByLabel(t('common.until')).press('Enter');
      await see(form, t('practices.daysChosen', { count: 3 }));
      await expectAccessible(page);
      expect(await isWithinWidth(page)).toBe(true);
      await button(form, t('practices.add')).click();
      await expect(notice(page, t('practices.added', { count: 3 }))).toBeVisible();
      await expect(form).toHaveCount(0);
      expect((await practices(office)).map(({ date }) => date)).toEqual(DAYS);
    });

    const [first, second] = await practices(office);
    const firstWhen = when(first?.date);
    await register(office, first?.id ?? 0);
    await page.reload();

    await test.step('the table and the cards show the status', async () => {
      const row = card(page, t('practices.list'))
        .getByRole('row')
        .filter({ hasText: t('practices.split', { skaters: 1, goalies: 1 }) });
      await see(
        row,
        t('practices.split', { skaters: 1, goalies: 1 }),
        t('practices.split', { skaters: 0, goalies: 1 }),
        t('practices.states.partial'),
        t('practices.waitlistCount', { count: 2 }),
        '6:00 PM – 7:30 PM',
      );
      await see(card(page, t('practices.total')), '3');
      await see(card(page, t('practices.registrations')), '4');
      await see(card(page, t('practices.waitlist')), '2');
      const recent = card(page, t('practices.recent')).getByRole('row');
      await expect(recent.nth(1)).toContainText('Demo Three');
      await expect(recent).toHaveCount(5);
      await expectAccessible(page);
      expect(await isWithinWidth(page)).toBe(true);
    });

    await test.step('the roster promotes out of turn, moves, ticks attendance, and shows the ledger', async () => {
      await button(page, t('practices.rosterNamed', { count: 4, when: firstWhen })).click();
      const drawer = page.getByRole('dialog', { name: t('practices.rosterTitle', { when: firstWhen }) });
      await see(
        drawer,
        `Skaters: ${1} of ${1}, ${2} waiting`,
        `Goalies: ${1} of ${2}, ${0} waiting`,
        t('registrations.consentMissing'),
        t('registrations.noMailServer'),
      );
      await expectAccessible(page);
      await chooseFor(page, 'Demo Three', t('registrations.confirm'));
      const give = page.getByRole('dialog', {
        name: t('registrations.confirmNamed', { name: 'Demo Three' }),
      });
      await give.getByLabel(t('registrations.reason')).fill('The only one who can play defense');
      await button(give, t('registrations.confirm')).click();
      await expect(notice(page, t('registrations.confirmed', { name: 'Demo Three' }))).toBeVisible();
      await see(drawer, `Skaters: ${2} of ${2}, ${1} waiting`);

      await chooseFor(page, 'Demo One', t('registrations.bulk.move.action'));
      const move = page.getByRole('dialog', { name: t('registrations.moveNamed', { name: 'Demo One' }) });
      await choose(page, t('practices.otherPractice'), new RegExp(`^${when(second?.date)} · `));
      await see(move, t('changes.unmailed', { count: 2 }));
      await button(move, t('registrations.move')).click();
      await expect(notice(page, `Demo One has been moved: Confirmed`)).toBeVisible();
      // The next in line got the freed spot.
      await see(drawer, `Skaters: ${2} of ${2}, ${0} waiting`);

      await button(drawer, t('common.moreFor', { name: 'Demo Three' })).click();
      const menu = page.getByRole('menu', { name: t('common.moreFor', { name: 'Demo Three' }) });
      await expect(menu).toBeVisible();
      await expectTargets(drawer.locator('td button').or(menu.getByRole('menuitem')));
      expect(await isWithinWidth(page)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();

      await button(drawer, 'Demo Three').click();
      const sheet = page.getByRole('dialog', { name: 'Demo Three', exact: true });
      await expectAccessible(page);
      await expectTargets(sheet.getByRole('button').or(sheet.getByRole('link')));
      await sheet.getByLabel(t('registrations.presentNamed', { name: 'Demo Three' })).check();
      await button(sheet, t('common.close')).click();
      await expect(sheet).toHaveCount(0);
      const file = page.waitForEvent('download');
      await chooseForRoster(page, t('registrations.saveCsv'));
      expect((await file).suggestedFilename()).toMatch(/^practice-\d{4}-\d\d-\d\d\.csv$/);
      await drawer.getByText(t('registrations.ledger')).click();
      await see(drawer, t('registrations.intact'), 'Got a spot from the waiting list, with a reason');
      await expectAccessible(page);
      expect(await isWithinWidth(page)).toBe(true);
      await button(drawer, t('common.close')).click();
      await expect(drawer).toBeHidden();
    });

    await test.step('the check-in sheet has the names, and no address', async () => {
      await page.goto(`/admin?view=practices&roster=${first?.id}`);
      const drawer = page.getByRole('dialog', { name: t('practices.rosterTitle', { when: firstWhen }) });
      const present = drawer.getByRole('row').filter({ hasText: 'Demo Three' }).getByRole('img');
      await expect(present).toHaveAccessibleName(t('registrations.present'));
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      const sheet = page.locator('.registrations-sheet');
      await expect(sheet).toBeVisible();
      await expect(sheet).toContainText('Demo Goal');
      await expect(sheet).not.toContainText('@');
      await page.emulateMedia({ media: 'screen' });
      await button(drawer, t('common.close')).click();
      await expect(page).toHaveURL(/\?view=practices$/);
    });

    await test.step('of two editors of one practice, the second is shown the first one’s version', async () => {
      await button(page, t('common.editNamed', { name: firstWhen })).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('practices.capacity')).fill('8');
      const data = { capacity: 6 };
      expect((await office.put(`/api/practices/${first?.id}`, { headers, data })).ok()).toBe(true);
      await button(dialog, t('common.save')).click();
      await expect(dialog.getByRole('alert').filter({ hasText: t('common.conflictTitle') })).toBeVisible();
      await button(dialog, t('common.save')).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(async () => (await practices(office))[0]?.capacity).toBe(8);
    });

    await test.step('it is cancelled, with the number of families to tell, and restored', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await button(page, t('practices.cancelNamed', { when: firstWhen })).click();
      const sure = page.getByRole('dialog', { name: t('practices.cancelNamed', { when: firstWhen }) });
      await see(sure, t('changes.unmailed', { count: 2 }));
      await button(sure, t('practices.cancelAction')).click();
      await expect(notice(page, t('practices.cancelled'))).toBeVisible();
      await button(page, t('practices.bringBackNamed', { when: firstWhen })).click();
      const again = page.getByRole('dialog', { name: t('practices.bringBackNamed', { when: firstWhen }) });
      await button(again, t('practices.bringBackAction')).click();
      await expect(notice(page, t('practices.broughtBack'))).toBeVisible();
      await expect(button(page, t('practices.cancelNamed', { when: firstWhen }))).toBeVisible();
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
    await expect(page.getByText(/^You cannot change practices; /)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: t('practices.split', { skaters: 1, goalies: 1 }) });
    await expect(row.getByRole('button')).toHaveCount(1);
    await expect(button(page, t('practices.add'))).toHaveCount(0);
    await expectAccessible(page);
    await row.getByRole('button').click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText(/^You cannot change practices; /)).toBeVisible();
    await expect(drawer.getByText('Demo Goal', { exact: true })).toBeVisible();
    await expect(drawer.getByRole('checkbox')).toHaveCount(0);
    await page.goto(`/admin/check-in/practices/${id}`);
    await expect(page.getByText(/^You may not change practices: /)).toBeVisible();
    // The one box of a coach's limit brings the actions back.
    await signInByApi(office, SUPERADMIN);
    expect((await limit({ mayChangePractices: true })).ok()).toBe(true);
    await signInByApi(office, coach);
    await page.goto('/admin?view=practices');
    await expect(button(page, t('practices.add'))).toBeVisible();
    await expect(page.getByText(/^You cannot change practices; /)).toHaveCount(0);
  });
});

/** Maximum height of a row: two status tags, one of them on two lines. */
const ROW = 120;

test('a row is as high as its text, and visually hidden text takes no space', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await switchRegistration(page.request, true);
  const { id } = await givenPractice(page.request, DAYS[0] ?? '', 3);
  await register(page.request, id);
  await page.goto('/admin?view=practices');
  await see(card(page, t('practices.list')), t('practices.states.partial'));
  await see(card(page, t('practices.recent')), 'Demo Three');
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

test('no registration is moved to a practice that has started since the list was read', async ({ page }) => {
  const [first = '', begun = '', last = ''] = DAYS;
  await signInByApi(page.request, SUPERADMIN);
  await switchRegistration(page.request, true);
  const { id } = await givenPractice(page.request, first, 3);
  await givenPractice(page.request, begun, 3);
  await givenPractice(page.request, last, 3);
  await register(page.request, id);
  await page.goto(`/admin?view=practices&roster=${id}`);
  await expect(button(page, 'Demo One')).toBeVisible();
  await page.clock.setFixedTime(`${last}T00:00:00Z`);
  await chooseFor(page, 'Demo One', t('registrations.bulk.move.action'));
  await page.getByRole('combobox', { name: t('practices.otherPractice') }).click();
  const offered = page.locator('.ant-select-item-option-content');
  const whenOf = (day: string) => `${longDay(day)}, 6:00 PM – 7:30 PM`;
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
  await chooseFor(page, 'Demo One', t('registrations.bulk.move.action'));
  const dialog = page.getByRole('dialog', { name: t('registrations.moveNamed', { name: 'Demo One' }) });
  await see(dialog, t('practices.moveAhead'));
  const when = `${longDay(begins)}, 6:00 PM – 7:30 PM`;
  await choose(page, t('practices.otherPractice'), new RegExp(`^${when} · `));
  await changePractice(page.request, other.id, { date: clubDay(), time: '12:00 AM - 12:30 AM' });
  await button(dialog, t('registrations.move')).click();
  await expect(dialog.getByText(t('practices.moveBegun'))).toBeVisible();
  // The name is shown; a removed option would show as its bare id.
  await expect(dialog.getByText(longDay(clubDay()))).toBeVisible();
});

test('a roster row is low, and its actions are in a keyboard-accessible menu', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await switchRegistration(page.request, true);
  const { id } = await givenPractice(page.request, DAYS[0] ?? '', 3);
  await register(page.request, id);
  await page.goto(`/admin?view=practices&roster=${id}`);
  const drawer = page.getByRole('dialog');
  const more = button(drawer, t('common.moreFor', { name: 'Demo One' }));
  await expect(more).toBeVisible();
  const rows = await drawer
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(rows).toHaveLength(4);
  expect(Math.max(...rows)).toBeLessThanOrEqual(44);

  await more.press('Enter');
  const menu = page.getByRole('menu', { name: t('common.moreFor', { name: 'Demo One' }) });
  await expect(menu.getByRole('menuitem')).toHaveText([
    t('registrations.bulk.move.action'),
    t('registrations.toWaiting'),
    t('registrations.numberAndNote'),
    t('registrations.correct'),
    t('registrations.consentReceived'),
    t('registrations.familyLink.open'),
    t('registrations.cancel'),
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: t('registrations.toWaitingNamed', { name: 'Demo One' }) });
  await expect(sure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await expect(menu).toBeVisible();
  await more.click();
  await expect(menu).toBeHidden();
});
