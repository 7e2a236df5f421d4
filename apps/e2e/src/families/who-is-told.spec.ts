import type { Locator, Page } from '@playwright/test';
import {
  choose,
  chooseFor,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  notice,
  setMailDelay,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { givenPractice, register, switchRegistration } from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { button, see } from '../walk/walk.ts';
import { longDay, t } from '../support/texts.ts';

const SITE_URL = 'http://127.0.0.1:4405';
const PLAYERS = [
  ['Demo One', 'D'],
  ['Demo Goal', 'G'],
  ['Demo Two', 'F'],
  ['Demo Three', 'D'],
] as const;
type Player = (typeof PLAYERS)[number][0];

// Serial: the sites share a port.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });

interface OutboxState {
  hasMailServer: boolean;
  pending: number;
  failed: number;
}
const read = async <Read>(page: Page, path: string) => (await (await page.request.get(path)).json()) as Read;
const outbox = (page: Page) => read<OutboxState>(page, '/api/outbox/state');
/** The result of `register`. */
const emailOf = (player: Player, practice: number) =>
  `${player.toLowerCase().replace(' ', '.')}.${practice}@example.test`;

for (const hasServer of [true, false])
  test.describe(hasServer ? 'with a mail server' : 'without a mail server', () => {
    let site: OwnSite;
    let mailServer: MailServer;
    test.beforeAll(async () => {
      mailServer = await startMailServer();
      const variables = hasServer ? mailServer.variables : {};
      site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...variables });
    });
    test.afterAll(async () => {
      await site.close();
      await mailServer.close();
    });

    /** These families, and no others, were mailed about the last action; without a mail server none were. */
    async function expectWrittenTo(page: Page, addresses: readonly string[]): Promise<void> {
      if (hasServer) {
        const expected = [...addresses].sort();
        // A dialog may close before its request is done.
        await expect.poll(() => [...mailServer.taken].sort()).toEqual(expected);
        await expect.poll(() => outbox(page)).toEqual({ hasMailServer: true, pending: 0, failed: 0 });
        expect(mailServer.taken.splice(0).sort()).toEqual(expected);
        return;
      }
      expect((await outbox(page)).hasMailServer).toBe(false);
      const mails = await read<{ status: string }[]>(page, '/api/outbox');
      expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['pending']));
      expect(mailServer.taken).toEqual([]);
    }

    /** The dialog says that so many families are told, and how. */
    async function seeTold(dialog: Locator, count: number): Promise<void> {
      await expect(
        dialog.getByText(t(hasServer ? 'changes.mailed' : 'changes.unmailed', { count })),
      ).toBeVisible();
    }

    /** Saves a form whose change so many families are told of. */
    async function saveAndTell(page: Page, count: number): Promise<void> {
      const dialog = page.getByRole('dialog', { name: t('changes.saveTitle') });
      await seeTold(dialog, count);
      await button(dialog, t('changes.saveAndTell')).click();
    }

    /** The same by the families of these players of the practice. */
    const expectWritten = (page: Page, practice: number, players: readonly Player[]) =>
      expectWrittenTo(
        page,
        players.map((one) => emailOf(one, practice)),
      );

    // Without a mail server the dialogs of tryouts show the other sentence of the same part.
    if (hasServer)
      test('each dialog of practices says correctly who tells the families', async ({ page, request }) => {
        test.slow();
        const when = (day: string) => `${longDay(day)}, 6:00 PM – 7:30 PM`;
        const [first = '', moved = '', other = ''] = [10, 12, 17].map(dayFromNow);
        const office = page.request;
        await signInByApi(office, SUPERADMIN);
        await setMailDelay(office, 0);
        await switchRegistration(office, true);
        // Capacity 3 is one skater and two goalies, so two of the three skaters wait.
        const { id } = await givenPractice(office, first, 3);
        await givenPractice(office, other, 6);
        for (const [player, position] of PLAYERS) await register(request, id, player, position);
        const all = PLAYERS.map(([player]) => player);
        await expectWritten(page, id, all);
        await page.goto('/admin?view=practices');

        await test.step('another day', async () => {
          await button(page, t('common.editNamed', { name: when(first) })).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel(t('practices.date'), { exact: true }).fill(moved);
          await dialog.getByLabel(t('practices.date'), { exact: true }).press('Enter');
          await button(dialog, t('common.save')).click();
          await saveAndTell(page, 4);
          await expect(notice(page, t('practices.updated'))).toBeVisible();
          await expectWritten(page, id, all);
        });

        await test.step('requeue, promotion, move and cancellation', async () => {
          await button(page, t('practices.rosterNamed', { count: 4, when: when(moved) })).click();
          const drawer = page.getByRole('dialog', {
            name: t('practices.rosterTitle', { when: when(moved) }),
          });
          const steps = [
            [
              t('registrations.toWaitingNamed', { name: 'Demo One' }),
              'Demo One',
              2,
              t('registrations.toWaiting'),
              ['Demo One', 'Demo Two'],
              t('registrations.toWaiting'),
            ],
            [
              t('registrations.confirmNamed', { name: 'Demo Three' }),
              'Demo Three',
              1,
              t('registrations.confirm'),
              ['Demo Three'],
              t('registrations.confirm'),
            ],
            [
              t('registrations.moveNamed', { name: 'Demo Two' }),
              'Demo Two',
              2,
              t('registrations.move'),
              ['Demo Two', 'Demo One'],
              t('registrations.bulk.move.action'),
            ],
            [
              t('registrations.cancelNamed', { name: 'Demo One' }),
              'Demo One',
              1,
              t('registrations.cancel'),
              ['Demo One'],
              t('registrations.cancel'),
            ],
          ] as const;
          for (const [title, player, count, action, families, inMenu] of steps) {
            // In one group only, once the list is refetched.
            await expect(button(drawer, t('common.moreFor', { name: player }))).toHaveCount(1);
            await chooseFor(page, player, inMenu);
            const dialog = page.getByRole('dialog', { name: title });
            if (action === t('registrations.move'))
              await choose(page, t('practices.otherPractice'), new RegExp(`^${when(other)} · `));
            await seeTold(dialog, count);
            await button(dialog, action).click();
            await expect(dialog).toHaveCount(0);
            await expectWritten(page, id, families);
          }
          await button(drawer, t('common.close')).click();
          await expect(drawer).toBeHidden();
        });

        await test.step('cancelled, and restored', async () => {
          const steps = [
            [
              t('practices.cancelNamed', { when: when(moved) }),
              t('practices.cancelAction'),
              t('practices.cancelled'),
            ],
            [
              t('practices.bringBackNamed', { when: when(moved) }),
              t('practices.bringBackAction'),
              t('practices.broughtBack'),
            ],
          ] as const;
          for (const [title, action, done] of steps) {
            await button(page, title).click();
            const sure = page.getByRole('dialog', { name: title });
            await seeTold(sure, 2);
            await button(sure, action).click();
            await expect(notice(page, done)).toBeVisible();
            await expectWritten(page, id, ['Demo Goal', 'Demo Three']);
          }
        });
      });

    test('each dialog of tryouts says correctly who tells the families', async ({ page }, info) => {
      test.slow();
      const days = [20, 22].map(dayFromNow);
      const [first = '', second = ''] = days.map((day) => `${longDay(day)}, 6:00 PM – 7:30 PM`);
      const office = page.request;
      await signInByApi(office, SUPERADMIN);
      await setMailDelay(office, 0);
      const teamName = `Demo ${uniqueName(info)}`;
      const team = await givenTeam(office, { name: teamName, playerNames: [], days });
      const [one = '', two = '', three = ''] = await givenRegistrations(office, team, 3);
      const families = [0, 1, 2].map((number) => `parent${number}@example.test`);
      await expectWrittenTo(page, families);
      await page.goto(`/admin?view=tryouts&team=${team}`);
      const row = page.getByRole('listitem').filter({ has: button(page, new RegExp(`^More for ${first}`)) });

      await test.step('another day, time or place', async () => {
        await chooseFor(page, first, t('common.edit'));
        await page.getByLabel('Description (English) (optional)', { exact: true }).fill('Demo note');
        await button(page, t('common.save')).click();
        await expect(notice(page, t('tryouts.updated'))).toBeVisible();
        await chooseFor(page, first, t('common.edit'));
        await choose(page, t('tryouts.location'), 'Bob-Birnie Arena - Pointe-Claire');
        await button(page, t('common.save')).click();
        await saveAndTell(page, 3);
        await expectWrittenTo(page, families);
      });

      await test.step('mails, move and steps', async () => {
        await button(page, t('registrations.openNamed', { filled: '3/20', when: first })).click();
        const drawer = page.getByRole('dialog', { name: t('registrations.title', { when: first }) });
        await expect(drawer.getByText(two, { exact: true })).toBeVisible();
        // Said once, not in each row.
        await expect(drawer.getByText(t('registrations.noMailServer'))).toHaveCount(hasServer ? 0 : 1);
        await expect(drawer.getByText(t('registrations.mailPending'))).toHaveCount(0);
        await chooseFor(page, one, t('registrations.bulk.move.action'));
        const dialog = page.getByRole('dialog', { name: t('registrations.moveNamed', { name: one }) });
        await choose(page, t('registrations.otherSession'), new RegExp(`^${second} · `));
        await seeTold(dialog, 1);
        await button(dialog, t('registrations.move')).click();
        await expect(dialog).toHaveCount(0);
        await expectWrittenTo(page, families.slice(0, 1));
        await expect(button(drawer, t('common.moreFor', { name: two }))).toBeVisible();
        await expect(button(drawer, t('common.moreFor', { name: three }))).toBeVisible();
        await expect(drawer.getByText(one)).toHaveCount(0);
        await drawer.getByText(t('registrations.ledger')).click();
        await expect(drawer.getByText(t('registrations.events.registered'), { exact: true })).toHaveCount(3);
        await expect(drawer.getByText(t('registrations.events.moved-out'), { exact: true })).toHaveCount(1);
        await button(drawer, t('common.close')).click();
        await expect(drawer).toBeHidden();
      });

      await test.step('cancelled, shown as such to all, and brought back', async () => {
        await chooseFor(page, first, t('tryouts.cancelAction'));
        const sure = page.getByRole('dialog');
        await see(sure, 'Concerns 2 children of 2 families.');
        await seeTold(sure, 2);
        await button(sure, t('tryouts.cancelAction')).click();
        await expect(row.getByText(t('tryouts.cancelled'), { exact: true })).toBeVisible();
        await expectWrittenTo(page, families.slice(1));
        const visitor = await page.context().newPage();
        await visitor.goto(`/hockey-programs/team/${team}`);
        await see(visitor, t('practices.statuses.cancelled'));
        await visitor.close();
        await button(page, t('registrations.openNamed', { filled: '2/20', when: first })).click();
        const drawer = page.getByRole('dialog', { name: t('registrations.title', { when: first }) });
        await expect(drawer.getByText(two, { exact: true })).toBeVisible();
        await expect(button(drawer, t('registrations.add'))).toHaveCount(0);
        // The roster says that the coach has to tell the families.
        await expect(drawer.getByText(t('registrations.noMailServer'))).toHaveCount(hasServer ? 0 : 1);
        await button(drawer, t('common.close')).click();
        await expect(drawer).toBeHidden();

        await chooseFor(page, first, t('tryouts.bringBackAction'));
        await see(sure, 'Concerns 2 children of 2 families.');
        await seeTold(sure, 2);
        await button(sure, t('practices.bringBackAction')).click();
        await expect(row.getByText(t('tryouts.cancelled'), { exact: true })).toHaveCount(0);
        await expectWrittenTo(page, families.slice(1));
      });

      await test.step('a session and a team deleted', async () => {
        await chooseFor(page, first, t('common.delete'));
        const sure = page.getByRole('dialog');
        await see(sure, 'Concerns 2 children of 2 families.');
        await seeTold(sure, 2);
        await button(sure, t('common.delete')).click();
        await expect(sure).toHaveCount(0);
        await expectWrittenTo(page, families.slice(1));
        await page.goto('/admin?view=teams');
        await button(page, t('common.deleteNamed', { name: teamName })).click();
        await seeTold(sure, 1);
        await button(sure, t('common.delete')).click();
        await expect(sure).toHaveCount(0);
        await expectWrittenTo(page, families.slice(0, 1));
      });
    });
  });
