import { expectAccessible } from '../screens/axe.ts';
import type { Page } from '@playwright/test';
import {
  choose,
  dayFromNow,
  givenCoach,
  givenRegistrations,
  givenTeam,
  notice,
  signInByApi,
  speak,
  uniqueName,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4399';

const TEXTS = {
  en: {
    title: 'Mail',
    noServer: 'No mail server is set up, so nothing is being sent.',
    about: (team: string) => `${team} tryout session,`,
    status: 'Status',
    waiting: 'Waiting',
    failed: 'Failed',
    none: 'No email has this status.',
    oneFailed: '1 email failed.',
    oneWaiting: '1 email is waiting.',
    reason: '1 try, Mail server: 550 5.1.1 ',
    again: 'Send again: Confirmation, parent0@example.test',
    willBeSent: 'The email will be sent again',
    sent: 'Sent',
  },
  fr: {
    title: 'Courriels',
    noServer: 'Aucun serveur de courriel n’est configuré\u00a0: rien n’est envoyé.',
    about: (team: string) => `Séance de sélection de l’équipe ${team},`,
    status: 'État',
    waiting: 'En attente',
    failed: 'Échec',
    none: 'Aucun courriel dans cet état.',
    oneFailed: '1\u00a0courriel n’a pas pu être envoyé.',
    oneWaiting: '1\u00a0courriel en attente.',
    reason: '1\u00a0essai, Serveur de courriel\u00a0: 550 5.1.1 ',
    again: 'Renvoyer\u00a0: Confirmation, parent0@example.test',
    willBeSent: 'Le courriel sera renvoyé',
    sent: 'Envoyé',
  },
};

/** Nothing is cut off on a narrow phone, and axe finds nothing. */
async function expectClear(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
}

for (const language of ['en', 'fr'] as const)
  test(`without a mail server the superadmin sees which families to tell (${language})`, async ({
    page,
    context,
  }, testInfo) => {
    const texts = TEXTS[language];
    await speak(context, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInByApi(page.request, SUPERADMIN);
    const name = `M15 ${uniqueName(testInfo)}`;
    const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
    await givenRegistrations(page.request, team, 1);
    await page.goto('/admin?view=outbox');
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: texts.noServer })).toBeVisible();
    const mail = page.getByRole('listitem').filter({ hasText: texts.about(name) });
    await expect(mail).toContainText('parent0@example.test');
    await expect(mail).toContainText(texts.waiting);
    await expectClear(page);
    await choose(page, texts.status, texts.failed);
    await expect(page.getByText(texts.none)).toBeVisible();
  });

test('a coach cannot see the mails', async ({ page, context }, testInfo) => {
  await speak(context, 'en');
  const coach = await givenCoach(page.request, `coach.${uniqueName(testInfo)}`);
  await signInByApi(page.request, coach);
  await page.goto('/admin?view=outbox');
  await expect(page.getByText('Access Denied')).toBeVisible();
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

  for (const language of ['en', 'fr'] as const)
    test(`a refused mail shows the reason, and is sent once on retry (${language})`, async ({
      page,
      context,
    }, testInfo) => {
      const texts = TEXTS[language];
      const state = async () =>
        (await (await page.request.get('/api/outbox/state')).json()) as Record<string, unknown>;
      await speak(context, language);
      await signInByApi(page.request, SUPERADMIN);
      const name = `M15 ${uniqueName(testInfo)}`;
      const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
      mailServer.isRefusing = true;
      mailServer.taken = [];
      await givenRegistrations(page.request, team, 1);
      await expect.poll(state).toEqual({ hasMailServer: true, pending: 0, failed: 1 });

      await page.goto('/admin?view=outbox');
      await expect(page.getByText(texts.oneFailed)).toBeVisible();
      await choose(page, texts.status, texts.failed);
      const mail = page.getByRole('listitem').filter({ hasText: texts.about(name) });
      await expect(mail).toContainText(texts.failed + texts.reason);
      await expectClear(page);

      mailServer.isRefusing = false;
      let take = () => {};
      mailServer.beforeTaking = () => new Promise((resolve) => (take = resolve));
      await page.reload();
      await mail.getByRole('button', { name: texts.again }).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      await expect(notice(page, texts.willBeSent).first()).toBeVisible();
      await expect(page.getByText(texts.oneWaiting)).toBeVisible();
      await expect(mail).toContainText(texts.waiting);
      await expect(mail).not.toContainText(texts.failed);

      mailServer.beforeTaking = () => Promise.resolve();
      await expect
        .poll(() => {
          take();
          return state();
        })
        .toEqual({ hasMailServer: true, pending: 0, failed: 0 });
      expect(mailServer.taken).toEqual(['parent0@example.test']);
      await page.reload();
      await expect(mail).toContainText(texts.sent);
      await expect(mail.getByRole('button')).toHaveCount(0);
    });
});
