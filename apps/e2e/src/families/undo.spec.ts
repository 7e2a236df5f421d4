import {
  choose,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  notice,
  setMailDelay,
  signInByApi,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { button, see } from '../walk/walk.ts';
import { expectAccessible } from '../screens/axe.ts';
import { longDay, t } from '../support/texts.ts';

const SITE_URL = 'http://127.0.0.1:4415';

// Serial: the sites share a port.
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

test('a cancelled session is previewed, undone from the bar or the audit log, and no family is told', async ({
  page,
}) => {
  test.slow();
  const office = page.request;
  await signInByApi(office, SUPERADMIN);
  const teamName = 'Demo Undo Bar';
  const days = [dayFromNow(30)];
  const team = await givenTeam(office, { name: teamName, playerNames: [], days });
  await givenRegistrations(office, team, 2);
  await expect.poll(() => mailServer.taken).toHaveLength(2);
  mailServer.taken.length = 0;
  const when = `${longDay(days[0] ?? '')}, 6:00 PM – 7:30 PM`;
  const undoBar = page.getByRole('region', { name: t('changes.bar') });

  await test.step('the dialog tells which families it concerns, and shows the mail with a sentence', async () => {
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await button(page, t('tryouts.cancelNamed', { when })).click();
    const dialog = page.getByRole('dialog', { name: t('tryouts.cancelNamed', { when }) });
    await see(dialog, 'Concerns 2 children of 2 families.', t('changes.undoable', { count: 2 }));
    await dialog.getByText(t('changes.addSentence')).click();
    await dialog.getByLabel(t('changes.sentence.fr')).fill('Le système de glace est en panne');
    await dialog.getByText(t('changes.seeMails', { count: 1 })).click();
    await expect(dialog.getByText('Un mot des entraîneurs : Le système de glace est en panne')).toBeVisible();
    await expectAccessible(page);
    await button(dialog, t('tryouts.cancelAction')).click();
  });

  await test.step('the bar stays on other views, and undoes', async () => {
    await expect(undoBar.getByText(/^Tryout session cancelled · Demo Undo/)).toBeVisible();
    await expect(undoBar.getByText(/^2 families will be told in [01]:\d\d\.$/)).toBeVisible();
    await page.goto('/admin?view=teams');
    await expect(undoBar.getByText(/^Tryout session cancelled · Demo Undo/)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await button(undoBar, /^Undo: /).click();
    await expect(notice(page, t('changes.undone'))).toBeVisible();
    await expect(undoBar).toBeHidden();
  });

  await test.step('the audit log undoes, too', async () => {
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await button(page, t('tryouts.cancelNamed', { when })).click();
    await button(page.getByRole('dialog'), t('tryouts.cancelAction')).click();
    await expect(undoBar.getByText(/^Tryout session cancelled · Demo Undo/)).toBeVisible();
    await page.goto('/admin?view=audit');
    await button(page.locator('.audit-lines'), /^Undo: /).click();
    await expect(notice(page, t('changes.undone'))).toBeVisible();
    await expect(
      page.getByText(/undid a change of the tryout session Demo Undo/).filter({ hasText: teamName }),
    ).toHaveCount(2);
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await expect(button(page, t('tryouts.cancelNamed', { when }))).toBeVisible();
    expect(mailServer.taken).toEqual([]);
  });

  await test.step('a superadmin switches the wait off: mails leave at once, without undo', async () => {
    await page.goto('/admin?view=settings');
    await choose(page, t('settings.mailDelay.title'), t('settings.mailDelay.none'));
    await expect(notice(page, t('settings.saved'))).toBeVisible();
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await button(page, t('tryouts.cancelNamed', { when })).click();
    await button(page.getByRole('dialog'), t('tryouts.cancelAction')).click();
    await expect.poll(() => mailServer.taken).toHaveLength(2);
    mailServer.taken.length = 0;
    await expect(undoBar).toBeHidden();
    await setMailDelay(office, 2);
  });
});

test('without a mail server the bar names no mail', async ({ page }) => {
  await site.close();
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  await signInByApi(page.request, SUPERADMIN);
  const days = [dayFromNow(30)];
  const team = await givenTeam(page.request, { name: 'Demo Undo', playerNames: [], days });
  await givenRegistrations(page.request, team, 2);
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const when = `${longDay(days[0] ?? '')}, ${'6:00 PM – 7:30 PM'}`;
  await button(page, t('tryouts.cancelNamed', { when })).click();
  await button(page.getByRole('dialog'), t('tryouts.cancelAction')).click();
  await expect(
    page.getByRole('region', { name: t('changes.bar') }).getByText('Can be undone for'),
  ).toBeVisible();
});
