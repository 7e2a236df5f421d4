import { expectAccessible } from '../screens/axe.ts';
import type { Page } from '@playwright/test';
import {
  choose,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  notice,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4399';

/** Nothing is cut off on a narrow phone, and axe finds nothing. */
async function expectClear(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
}

test('without a mail server the superadmin sees which families to tell', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
  await givenRegistrations(page.request, team, 1);
  await page.goto('/admin?view=outbox');
  await expect(page.getByRole('heading', { level: 1, name: t('outbox.title') })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: t('outbox.noServer') })).toBeVisible();
  const mail = page.getByRole('listitem').filter({ hasText: `${name} tryout session,` });
  await expect(mail).toContainText('parent0@example.test');
  await expect(mail).toContainText(t('outbox.statuses.pending'));
  await expectClear(page);
  await choose(page, t('outbox.filter'), t('outbox.statuses.failed'));
  await expect(page.getByText(t('outbox.emptyFilter'))).toBeVisible();
});

test.describe('with a mail server', () => {
  // Serial: the sites share a port.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: SITE_URL, viewport: { width: 360, height: 740 } });
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

  test('a refused mail shows the reason, and is sent once on retry', async ({ page }, testInfo) => {
    const state = async () =>
      (await (await page.request.get('/api/outbox/state')).json()) as Record<string, unknown>;
    await signInByApi(page.request, SUPERADMIN);
    const name = `M15 ${uniqueName(testInfo)}`;
    const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
    mailServer.isRefusing = true;
    mailServer.taken = [];
    await givenRegistrations(page.request, team, 1);
    await expect.poll(state).toEqual({ hasMailServer: true, pending: 0, failed: 1 });

    await page.goto('/admin?view=outbox');
    await expect(page.getByText(t('outbox.failed', { count: 1 }))).toBeVisible();
    await choose(page, t('outbox.filter'), t('outbox.statuses.failed'));
    const mail = page.getByRole('listitem').filter({ hasText: `${name} tryout session,` });
    await expect(mail).toContainText(t('outbox.statuses.failed') + '1 try, Mail server: 550 5.1.1 ');
    await expectClear(page);

    mailServer.isRefusing = false;
    let take = () => {};
    mailServer.beforeTaking = () => new Promise((resolve) => (take = resolve));
    await page.reload();
    await mail
      .getByRole('button', { name: 'Send again: Confirmation, parent0@example.test' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await expect(notice(page, t('outbox.retried')).first()).toBeVisible();
    await expect(page.getByText(t('outbox.pending', { count: 1 }))).toBeVisible();
    await expect(mail).toContainText(t('outbox.statuses.pending'));
    await expect(mail).not.toContainText(t('outbox.statuses.failed'));

    mailServer.beforeTaking = () => Promise.resolve();
    await expect
      .poll(() => {
        take();
        return state();
      })
      .toEqual({ hasMailServer: true, pending: 0, failed: 0 });
    expect(mailServer.taken).toEqual(['parent0@example.test']);
    await page.reload();
    await expect(mail).toContainText(t('outbox.statuses.sent'));
    await expect(mail.getByRole('button')).toHaveCount(0);
  });
});
