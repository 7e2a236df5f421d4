import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
  notice,
  setMailDelay,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, expectServerFailure, test } from '../support/site-test.ts';
import { button } from '../walk/walk.ts';
import { longDay, t } from '../support/texts.ts';

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4419';

/** Name of the button and the dialog of a session's messages. */
const nameOfMessage = (day: string, team: string) =>
  t('families.message.openNamed', {
    name: `${longDay(day)}, 6:00 PM – 7:30 PM · ${team} · Dollard Civic Centre - Dollard-Des Ormeaux`,
  });

/** Presses by keyboard: the focus is visible first. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press('Enter');
}

/** Nothing is wider than the window, and axe finds nothing. */
async function expectClear(page: Page): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
  await expectAccessible(page);
}

/** A team whose session has so many registered families; returns the address of its roster. */
async function givenRoster(
  page: Page,
  name: string,
  families = 2,
): Promise<{ team: number; session: number; day: string }> {
  await signInByApi(page.request, SUPERADMIN);
  const day = dayFromNow(9);
  const team = await givenTeam(page.request, { name, playerNames: [], days: [day] });
  const sessions = await page.request.get(`/api/teams/${team}/sessions`);
  const [session] = (await sessions.json()) as { id: number }[];
  const roomy = { headers, data: { capacity: 40 } };
  expect((await page.request.put(`/api/sessions/${session?.id}`, roomy)).status()).toBe(200);
  await givenRegistrations(page.request, team, families);
  return { team, session: session?.id ?? 0, day };
}

test('a coach tells families without a mail server, and takes it back', async ({ page }, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { team, session, day } = await givenRoster(page, `M15 ${uniqueName(info)}`);
  const off = { headers, data: { isCancelled: true } };
  expect((await page.request.put(`/api/sessions/${session}`, off)).status()).toBe(200);
  await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
  const when = `${longDay(day)}, 6:00 PM – 7:30 PM`;
  const drawer = page.getByRole('dialog', { name: t('registrations.title', { when }) });
  const list = drawer.locator('details', { hasText: t('families.toTell.titleCount', { count: 2 }) });
  await press(list.locator('summary').first());
  const kind = list.getByRole('region', { name: `${t('outbox.kinds.practice-cancelled')} (2)` });
  await expect(kind.getByRole('listitem').filter({ hasText: 'Demo Parent' })).toHaveCount(2);
  await press(kind.getByText(t('families.toTell.text')));
  await expect(kind.locator('blockquote[lang=en]')).toContainText(/^Hello,\n\nCancelled: M15 /);
  await expect(kind.locator('blockquote[lang=fr]')).toContainText('Annulation\u00a0: ');
  await expect(list.locator('a[href="mailto:parent0@example.test"]')).toBeVisible();
  await expectClear(page);
  await press(button(list, t('families.toTell.tellNamed', { family: 'Demo Parent' })).first());
  const after = drawer.locator('details', { hasText: t('families.toTell.titleCount', { count: 1 }) });
  await expect(after.getByText(t('families.toTell.toldTitle', { count: 1 }), { exact: true })).toBeVisible();
  await expect(after.getByText(/^Told by superadmin, /)).toBeVisible();
  await expect(button(after, t('families.toTell.tellNamed', { family: 'Demo Parent' }))).toBeFocused();
  await expectClear(page);
  await press(button(after, t('families.toTell.untellNamed', { family: 'Demo Parent' })));
  await expect(list).toBeVisible();
  await expect(list.locator('summary').first()).toBeFocused();
  await page.goto('/admin?view=to-tell');
  await expect(page.getByText(t('families.toTell.allTitle'))).toBeVisible();
  await expectClear(page);
});

test('a closed list of families is not rendered, and an open one in pages', async ({ page }, info) => {
  const { team, session } = await givenRoster(page, `M15 ${uniqueName(info)}`, 27);
  await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
  const list = page.getByRole('dialog').locator('details.families-to-tell');
  const addresses = list.locator('a[href^="mailto:"]');
  await expect(list.locator('summary').first()).toHaveText(t('families.toTell.titleCount', { count: 27 }));
  await expect(addresses).toHaveCount(0);
  await press(list.locator('summary').first());
  await press(list.locator('summary', { hasText: t('families.toTell.list', { count: 27 }) }));
  await expect(addresses).toHaveCount(25);
  const pages = list.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1 to 25 of 27');
  await pages.getByText('2', { exact: true }).click();
  await expect(addresses).toHaveCount(2);
  // A page that is empty then is left for the one before.
  for (const left of [26, 25]) {
    await press(button(list, t('families.toTell.tellNamed', { family: 'Demo Parent' })).first());
    await expect(list.locator('summary').first()).toHaveText(
      t('families.toTell.titleCount', { count: left }),
    );
  }
  await expect(pages).toHaveCount(0);
  await expect(button(list, t('families.toTell.tellNamed', { family: 'Demo Parent' }))).toHaveCount(25);
});

test.describe('with a mail server', () => {
  // Serial: the tests share a site.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: SITE_URL });
  let site: OwnSite;
  let mailServer: MailServer;
  test.beforeAll(async () => {
    mailServer = await startMailServer();
    site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...mailServer.variables });
  });
  test.afterAll(async () => {
    await site.close();
    await mailServer.close();
  });

  test('a message is previewed, kept when it cannot be sent, and sent once', async ({
    page,
    context,
  }, info) => {
    mailServer.taken = [];
    const teamName = `M15 ${uniqueName(info)}`;
    const { team, session, day } = await givenRoster(page, teamName);
    await expect.poll(() => mailServer.taken.length).toBe(2);
    mailServer.taken = [];
    await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
    const name = nameOfMessage(day, teamName);
    await press(button(page, name));
    const dialog = page.getByRole('dialog', { name });
    await press(button(dialog, t('families.message.preview')));
    await expect(dialog.getByText(t('families.message.missing'))).toBeVisible();
    await dialog.getByLabel(t('families.message.subjectEn'), { exact: true }).fill('Bonjour!');
    await press(button(dialog, t('families.message.preview')));
    await expect(dialog.getByText(t('families.message.incomplete'))).toBeVisible();
    await dialog.getByLabel(t('families.message.textEn'), { exact: true }).fill('Demo words\non two lines.');
    await expect(
      dialog.getByRole('radio', { name: t('families.message.audiences.confirmed') }),
    ).toBeChecked();
    await dialog.getByRole('radio', { name: t('families.message.audiences.waiting') }).check();
    await press(button(dialog, t('families.message.preview')));
    await expect(dialog.getByText(t('families.message.none'))).toBeVisible();
    await dialog.getByRole('radio', { name: t('families.message.audiences.both') }).check();
    await press(button(dialog, t('families.message.preview')));
    await expect(dialog.getByRole('heading', { name: '2 families will get it · 2 players' })).toBeFocused();
    await expect(dialog.getByText('This is about Demo Player 01.')).toBeVisible();
    await expectClear(page);
    // A message that cannot be sent keeps its text.
    const call = `${SITE_URL}/api/messages`;
    expectServerFailure(context, call);
    await page.route(call, (route) => route.fulfill({ status: 503 }), { times: 1 });
    await button(dialog, t('families.message.send', { count: 2 })).click();
    await expect(page.getByText(t('families.message.sendFailed'))).toBeVisible();
    await expect(dialog.getByLabel(t('families.message.textEn'), { exact: true })).toHaveValue(
      'Demo words\non two lines.',
    );
    // Two presses in one task: the second comes before the button shows as busy.
    await button(dialog, t('families.message.send', { count: 2 })).evaluate((send: HTMLButtonElement) => {
      send.click();
      send.click();
    });
    await expect(notice(page, t('families.message.sent', { count: 2 })).first()).toBeVisible();
    await expect(dialog.getByLabel(t('families.message.subjectEn'), { exact: true })).toHaveValue('');
    await button(dialog, t('common.close')).click();
    await expect(dialog).toBeHidden();
    // It waits, and is undone from the bar.
    const undoBar = page.getByRole('region', { name: t('changes.bar') });
    await expect(undoBar.getByRole('status')).toHaveText(t('changes.message', { count: 2 }));
    await expect(undoBar.getByText(/^2 families will be told in [01]:\d\d\.$/)).toBeVisible();
    await button(undoBar, /^Undo: /).click();
    await expect(notice(page, t('changes.undone'))).toBeVisible();
    await press(button(page, name));
    await expect(dialog.getByText(t('families.message.historyNone'))).toBeVisible();
    expect(mailServer.taken).toEqual([]);
    // Without a delay it leaves at once; its words are used again.
    await setMailDelay(page.request, 0);
    for (const [round, taken] of [2, 4].entries()) {
      if (round === 0) {
        await dialog.getByLabel(t('families.message.subjectEn'), { exact: true }).fill('Bonjour!');
        await dialog
          .getByLabel(t('families.message.textEn'), { exact: true })
          .fill('Demo words\non two lines.');
      } else {
        await press(button(dialog, t('families.message.useAgainNamed', { subject: 'Bonjour!' })));
        await expect(dialog.getByLabel(t('families.message.subjectEn'), { exact: true })).toBeFocused();
        await expect(dialog.getByLabel(t('families.message.textEn'), { exact: true })).toHaveValue(
          'Demo words\non two lines.',
        );
      }
      await press(button(dialog, t('families.message.preview')));
      await button(dialog, t('families.message.send', { count: 2 })).click();
      await expect.poll(() => mailServer.taken.length).toBe(taken);
    }
    expect([...new Set(mailServer.taken)].sort()).toEqual(['parent0@example.test', 'parent1@example.test']);
    await setMailDelay(page.request, 2);
    await button(dialog, t('common.close')).click();
    await expect(dialog).toBeHidden();
    await press(button(page, name));
    await expect(dialog.getByText('Players with a spot: 2 families · 2 sent')).toHaveCount(2);
    await press(dialog.locator('summary').first());
    await expect(dialog.getByText('on two lines.').first()).toBeVisible();
    await expectClear(page);
  });
});
