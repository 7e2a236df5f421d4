import {
  choose,
  chooseFor,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
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
    await chooseFor(page, when, t('tryouts.cancelAction'));
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
    await chooseFor(page, when, t('tryouts.cancelAction'));
    await button(page.getByRole('dialog'), t('tryouts.cancelAction')).click();
    await expect(undoBar.getByText(/^Tryout session cancelled · Demo Undo/)).toBeVisible();
    await page.goto('/admin?view=audit');
    await button(page.locator('.audit-lines'), /^Undo: /).click();
    await expect(notice(page, t('changes.undone'))).toBeVisible();
    await expect(
      page.getByText(/undid a change of the tryout session Demo Undo/).filter({ hasText: teamName }),
    ).toHaveCount(2);
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await button(page, new RegExp(`^More for ${when}`)).click();
    await expect(page.getByRole('menuitem', { name: t('tryouts.cancelAction') })).toBeVisible();
    expect(mailServer.taken).toEqual([]);
  });

  await test.step('a superadmin switches the wait off: mails leave at once, without undo', async () => {
    await page.goto('/admin?view=settings');
    await choose(page, t('settings.mailDelay.title'), t('settings.mailDelay.none'));
    await expect(notice(page, t('settings.saved'))).toBeVisible();
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await chooseFor(page, when, t('tryouts.cancelAction'));
    await button(page.getByRole('dialog'), t('tryouts.cancelAction')).click();
    await expect.poll(() => mailServer.taken).toHaveLength(2);
    mailServer.taken.length = 0;
    await expect(undoBar).toBeHidden();
    await setMailDelay(office, 2);
  });
});

test.describe('without a mail server', () => {
  test.beforeAll(async () => {
    await site.close();
    site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  });

  test('the bar names no mail', async ({ page }) => {
    await signInByApi(page.request, SUPERADMIN);
    const days = [dayFromNow(30)];
    const team = await givenTeam(page.request, { name: 'Demo Undo', playerNames: [], days });
    await givenRegistrations(page.request, team, 2);
    await page.goto(`/admin?view=tryouts&team=${team}`);
    const when = `${longDay(days[0] ?? '')}, ${'6:00 PM – 7:30 PM'}`;
    await chooseFor(page, when, t('tryouts.cancelAction'));
    await button(page.getByRole('dialog'), t('tryouts.cancelAction')).click();
    await expect(
      page.getByRole('region', { name: t('changes.bar') }).getByText('Can be undone for'),
    ).toBeVisible();
  });

  test('on a phone the bar is one line above the bar of areas, names the player, and can be closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInByApi(page.request, SUPERADMIN);
    const team = await givenTeam(page.request, {
      name: 'Demo Phone',
      playerNames: [],
      days: [dayFromNow(30)],
    });
    await givenRegistrations(page.request, team, 3);
    const [session] = (await (await page.request.get(`/api/teams/${team}/sessions`)).json()) as {
      id: number;
    }[];
    const address = `/api/sessions/${session?.id}/registrations`;
    const rows = (await (await page.request.get(address)).json()) as { id: number }[];
    const cancel = (index: number) =>
      page.request.delete(`/api/registrations/${rows[index]?.id}`, { headers });
    const renamed = { headers, data: { playerName: 'Zoé Gagnon' } };
    expect((await page.request.put(`/api/registrations/${rows[0]?.id}`, renamed)).status()).toBe(200);
    expect((await cancel(0)).status()).toBe(204);
    await page.goto('/admin?view=teams');
    const undoBar = page.getByRole('region', { name: t('changes.bar') });
    await expect(undoBar.getByRole('status')).toHaveText('Zoé Gagnon cancelled');
    await page.addStyleTag({ content: ':root { --area-bar-height: 56px }' });
    const line = undoBar.locator('.undo-line');
    const box = await line.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(48);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740 - 56);
    const isCut = await undoBar.getByRole('status').evaluate((text) => text.scrollWidth > text.clientWidth);
    expect(isCut).toBe(false);
    for (const pressed of [button(undoBar, /^Undo: /), button(undoBar, t('changes.close'))]) {
      const target = await pressed.boundingBox();
      expect(Math.min(target?.height ?? 0, target?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
    // The last button of the page can be scrolled above the bar.
    const last = page.locator('.admin-main button').last();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const lowest = await last.boundingBox();
    expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThan(box?.y ?? 0);
    await expectAccessible(page);
    await button(undoBar, t('changes.close')).click();
    await expect(undoBar).toBeHidden();
    await page.goto('/admin?view=audit');
    const logged = button(page.locator('.audit-lines'), /^Undo: .+ cancelled the registration Demo Phone/);
    await expect(logged).toBeVisible();

    await test.step('changes of one press are undone together', async () => {
      await Promise.all([cancel(1), cancel(2)]);
      await page.goto('/admin?view=teams');
      await expect(undoBar.getByRole('status')).toHaveText(t('changes.several', { count: 2 }));
      await button(undoBar, /^Undo: /).click();
      await expect(notice(page, t('changes.undone'))).toBeVisible();
      await expect(undoBar.getByRole('status')).toHaveText('Zoé Gagnon cancelled');
      const left = (await (await page.request.get(address)).json()) as { status: string }[];
      expect(left.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    });
  });

  test('203 families are told in three presses, which are undone in one', async ({ page, context }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const office = page.request;
    await signInByApi(office, SUPERADMIN);
    // A coach's registration waits, too.
    await setMailDelay(office, 0);
    const days = [dayFromNow(40), dayFromNow(41)];
    const team = await givenTeam(office, { name: 'Demo Many', playerNames: [], days });
    const sessions = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
    for (const { id } of sessions)
      await office.put(`/api/sessions/${id}`, { headers, data: { capacity: 200 } });
    for (let index = 0; index < 203; index += 1) {
      const player = { playerName: `Demo Player ${index}`, playerPosition: 'Defense', playerAge: 14 };
      const parent = { parentName: 'Demo Parent', parentEmail: `many${index}@example.test` };
      const data = { ...player, ...parent, consentVersion: '2026-11', parentalAuthority: true };
      const session = sessions[index % 2]?.id;
      const answer = await office.post(`/api/sessions/${session}/registrations`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
    }
    await setMailDelay(office, 2);
    await page.goto('/admin?view=to-tell');
    let presses = 0;
    const press = async (name: RegExp) => {
      presses += 1;
      await kind.getByRole('button', { name }).click();
    };
    const kind = page.getByRole('region', { name: new RegExp(`^${t('outbox.kinds.confirmation')} `) });
    await press(new RegExp(`^${t('families.toTell.copyText')}: `));
    await expect(notice(page, t('families.toTell.textCopied'))).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/Spot confirmed: Demo Many – tryout session, .+, 6:00 PM – 7:30 PM\nWhere: Dollard/);
    expect(text).toMatch(/Place confirmée\u00a0: Demo Many – séance de sélection, /);
    expect(text).not.toContain('Demo Player');
    await press(/^Copy addresses/);
    await expect(notice(page, t('families.toTell.copied', { count: 203 }))).toBeVisible();
    const addresses = await page.evaluate(() => navigator.clipboard.readText());
    expect(addresses.split(', ')).toHaveLength(203);
    await press(/^Mark 203 families as told/);
    await expect(
      page.getByText(t('families.toTell.toldTitle', { count: 203 }), { exact: true }),
    ).toBeVisible();
    expect(presses).toBeLessThanOrEqual(5);
    await expectAccessible(page);
    const undoBar = page.getByRole('region', { name: t('changes.bar') });
    await expect(undoBar.getByRole('status')).toHaveText(t('changes.told', { count: 203 }));
    await button(undoBar, /^Undo: /).click();
    await expect(notice(page, t('changes.undone'))).toBeVisible();
    await expect(kind.getByRole('button', { name: /^Mark 203 families as told/ })).toBeVisible();
  });
});
