import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { expect, open, registeredNames, test } from '../support/open-team.ts';
import { hydrated, sleepIslands } from '../support/page-facts.ts';
import { PHONES } from '../support/places.ts';
import { dialogOf, openForm, PATH, typeChild, typeParent } from './register-tryout.form.ts';
import { FORM_WORDS } from './register-tryout.words.ts';
import { shownTimes, WORDS } from '../support/words.ts';

const KB = 1000;

const isWithinWidth = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    return document.documentElement.scrollWidth <= innerWidth && dialog!.scrollWidth <= dialog!.clientWidth;
  });

for (const { name, language, use } of PHONES) {
  const words = FORM_WORDS[language];
  test.describe(name, () => {
    test.use(use);

    test('typed text survives Back and a reload until it is sent', async ({ page, office, openTeam }) => {
      const team = await openTeam(2);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await typeChild(page, language, 'Zoé Démo');
      await dialog.getByRole('button', { name: words.addChild }).tap();
      await typeChild(page, language, 'Max Démo', 1);
      await typeParent(page, language, team.email);
      const expectTyped = async () => {
        await expect(dialog.getByLabel(words.playerName).nth(0)).toHaveValue('Zoé Démo');
        await expect(dialog.getByLabel(words.playerName).nth(1)).toHaveValue('Max Démo');
        await expect(dialog.getByLabel(words.age).nth(1)).toHaveValue('2012');
        await expect(dialog.getByRole('radio', { name: words.goalie }).nth(0)).toBeChecked();
        await expect(dialog.getByLabel(words.parentName)).toHaveValue('Demo Parent');
        await expect(dialog.getByLabel(words.parentEmail)).toHaveValue(team.email);
        // Consent has to be given again.
        await expect(dialog.getByRole('checkbox', { name: words.authority })).not.toBeChecked();
      };

      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: words.register }).tap();
      await expectTyped();
      // The form reopens by its address.
      await page.reload();
      await expectTyped();

      await dialog.getByRole('checkbox', { name: words.authority }).check();
      await dialog.getByRole('button', { name: words.sendTwo }).tap();
      await expect(dialog.getByRole('heading', { name: words.success })).toBeFocused();
      expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo', 'Max Démo']);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await dialog.getByRole('button', { name: words.done }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: words.register }).tap();
      await expect(dialog.getByLabel(words.playerName)).toHaveValue('');
    });

    test('a family registers two children at once, and the page’s numbers follow', async ({
      page,
      office,
      openTeam,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const team = await openTeam(2);
      await page.goto(`${WORDS[language].prefix}/hockey-programs/team/${team.id}`);
      const ask = page.getByRole('link', { name: words.mine });
      await expect(ask).toHaveAttribute('href', `${WORDS[language].prefix}/my`);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      const notice = dialog.getByRole('region', { name: words.notice });
      await expect(notice.getByRole('listitem')).toHaveCount(0);
      await notice.getByText(words.more).tap();
      await expect(notice.getByRole('listitem')).toHaveCount(5);
      await expect(dialog.getByText(words.spotsLeft)).toBeVisible();
      await typeChild(page, language, 'Zoé Démo');
      await dialog.getByRole('button', { name: words.addChild }).tap();
      await expect(dialog.getByLabel(words.playerName).nth(1)).toBeFocused();
      await typeChild(page, language, 'Max Démo', 1);
      await typeParent(page, language, team.email);
      expect(await isWithinWidth(page)).toBe(true);
      await expectAccessible(page, 'dialog');
      await dialog.getByRole('button', { name: words.sendTwo }).tap();

      const success = dialog.getByRole('heading', { name: words.success });
      await expect(success).toBeFocused();
      await expect(dialog.getByText(words.hasSpot('Zoé Démo'))).toBeVisible();
      await expect(dialog.getByText(words.hasSpot('Max Démo'))).toBeVisible();
      await expectAccessible(page, 'dialog');
      const receipt = await dialog.getByRole('link', { name: words.openLink }).getAttribute('href');
      expect(receipt).toMatch(/^http:.*\/my\/r\/[\w-]{43}$/);
      await dialog.getByRole('button', { name: words.copy }).tap();
      await expect(dialog.getByRole('status')).toHaveText(words.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(receipt);
      await expect(dialog.getByText(words.notMailed)).toBeVisible();
      await dialog.getByRole('button', { name: words.done }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);

      await page.getByRole('button', { name: shownTimes(WORDS[language].evening) }).tap();
      await expect(page.getByText(words.registeredOf(2, 2))).toBeVisible();
      await expect(page.getByRole('button', { name: words.joinHere })).toBeVisible();
      expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo', 'Max Démo']);
      const [row] = (await (
        await office.get(`/api/sessions/${team.sessions[0]}/registrations`)
      ).json()) as object[];
      expect(row).toMatchObject({
        birthYear: 2012,
        playerPosition: 'Goalie',
        parentEmail: team.email,
        parentPhone: null,
        consentVersion: '2026-11-25',
        parentalAuthority: true,
        locale: language,
      });
    });

    test('the waiting list is shown before sending, and the place in it after', async ({
      page,
      openTeam,
    }) => {
      const team = await openTeam(1);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await typeChild(page, language, 'Ann Démo');
      await typeParent(page, language, team.email);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(dialog.getByText(words.hasSpot('Ann Démo'))).toBeVisible();

      await dialog.getByRole('button', { name: words.another }).tap();
      await expect(dialog.getByLabel(words.playerName)).toBeFocused();
      await expect(dialog.getByLabel(words.parentEmail)).toHaveValue(team.email);
      await expect(dialog.getByText(words.full)).toBeVisible();
      await typeChild(page, language, 'Léo Démo');
      await dialog.getByRole('checkbox', { name: words.authority }).check();
      await dialog.getByRole('button', { name: words.join }).tap();
      await expect(dialog.getByText(words.inLine('Léo Démo', 1))).toBeVisible();
      await dialog.getByRole('button', { name: words.done }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);

      // The same child again is the same registration; a third child waits alone behind the second.
      await page.getByRole('button', { name: words.register }).tap();
      await typeChild(page, language, 'LÉO  DEMO');
      await typeParent(page, language, team.email);
      await dialog.getByRole('button', { name: words.join }).tap();
      await expect(dialog.getByRole('heading', { name: words.already, exact: true })).toBeFocused();
      await expect(dialog.getByRole('listitem').filter({ hasText: '1' })).toBeVisible();
      // The answer about a known child has no receipt.
      await expect(dialog.getByText(words.keepsReceipt)).toBeVisible();
      await expect(dialog.getByRole('link', { name: words.openLink })).toHaveCount(0);
      await expectAccessible(page, 'dialog');
    });

    test('of two phones that register under one address, each lists only its own child', async ({
      page,
      someoneElse,
      openTeam,
    }) => {
      const team = await openTeam(3);
      const phones = [
        { phone: page, child: 'Zoé Démo' },
        { phone: await someoneElse(), child: 'Max Démo' },
      ];
      for (const { phone, child } of phones) {
        await phone.goto(`${WORDS[language].prefix}/hockey-programs/team/${team.id}`);
        await hydrated(phone);
        await phone.getByRole('button', { name: words.register }).click();
        await typeChild(phone, language, child);
        await typeParent(phone, language, team.email);
        await dialogOf(phone).getByRole('button', { name: words.send, exact: true }).click();
        await expect(dialogOf(phone).getByText(words.hasSpot(child))).toBeVisible();
        await dialogOf(phone).getByRole('link', { name: words.myRegistrations }).click();
        await phone.waitForURL(`${WORDS[language].prefix}/my`);
        await expect(phone.getByRole('link', { name: words.open(child) })).toBeVisible();
      }
      for (const [{ phone }, other] of [
        [phones[0]!, 'Max Démo'],
        [phones[1]!, 'Zoé Démo'],
      ] as const) {
        await expect(phone.getByText(other)).toHaveCount(0);
        await phone.getByRole('link', { name: words.open('.*') }).click();
        await expect(phone.getByRole('region', { name: /Démo/ })).toHaveCount(1);
        await expect(phone.getByText(other)).toHaveCount(0);
      }
    });

    test('errors are at their fields, the first gets the focus, and nothing is sent', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2, 2);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await dialog.getByLabel(words.parentEmail).fill('demo.parent@localhost');
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      const dates = dialog.getByRole('group', { name: words.dates }).locator('[name=evening]');
      await expect(dates.nth(0)).toBeFocused();
      await expect(dialog.getByText(words.dates, { exact: true })).toBeInViewport();
      await expect(dates.nth(0)).toHaveAccessibleDescription(words.dateRequired);
      await expect(dialog.getByLabel(words.playerName)).toHaveAccessibleDescription(words.nameRequired);
      await expect(dialog.getByLabel(words.age)).toHaveAccessibleDescription(words.ageRequired);
      await expect(dialog.getByLabel(words.parentEmail)).toHaveAccessibleDescription(words.emailInvalid);
      await expect(dialog.getByText(words.positionRequired)).toBeVisible();
      await expectAccessible(page, 'dialog');
      expect(await isWithinWidth(page)).toBe(true);
      await dates.nth(1).check();
      await expect(dialog.getByText(words.dateRequired)).toHaveCount(0);
      await typeChild(page, language, 'Zoé www.x.example');
      await typeParent(page, language, team.email);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(dialog.getByLabel(words.playerName)).toHaveAccessibleDescription(words.nameHoldsLink);
      await typeChild(page, language, 'Zoé Démo');
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(dialog.getByText(words.hasSpot('Zoé Démo'))).toBeVisible();
      expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/registration-forms']);
      expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo']);
    });

    test('each refusal is a sentence, the input is kept, and the next attempt succeeds', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await typeChild(page, language, 'Zoé Démo');
      await dialog.getByLabel(words.phone).fill('514-555-0100');
      await typeParent(page, language, team.email);
      const send = dialog.getByRole('button', { name: words.send, exact: true });
      const isRefused = async (sentence: string) => {
        await send.tap();
        const alert = dialog.getByRole('alert').filter({ hasText: words.kept });
        await expect(alert).toContainText(sentence);
        await expect(alert).toBeFocused();
        await expect(dialog.getByLabel(words.playerName)).toHaveValue('Zoé Démo');
        await expect(dialog.getByRole('radio', { name: words.goalie })).toBeChecked();
        await expect(dialog.getByLabel(words.phone)).toHaveValue('514-555-0100');
        await expect(dialog.getByLabel(words.parentEmail)).toHaveValue(team.email);
        await expect(dialog.getByRole('checkbox', { name: words.authority })).toBeChecked();
      };

      await page.context().setOffline(true);
      await isRefused(words.offline);
      await expectAccessible(page, 'dialog');
      await page.context().setOffline(false);
      await page.route(PATH, (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '300' },
          json: { code: 'TOO_MANY_REQUESTS' },
        }),
      );
      await isRefused(words.tooMany);
      await page.unroute(PATH);
      await send.tap();
      await expect(dialog.getByText(words.hasSpot('Zoé Démo'))).toBeVisible();
      expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo']);
    });
  });
}

test.describe('on a phone', () => {
  const [phone] = PHONES;
  test.use(phone?.use ?? {});
  const words = FORM_WORDS.en;

  test('a request with a lost answer is retried under the same key, and registers once', async ({
    page,
    office,
    openTeam,
  }) => {
    const team = await openTeam(3);
    const keys: (string | undefined)[] = [];
    await page.route(PATH, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The first request arrives; its answer is dropped.
      if (keys.length === 1) {
        await route.fetch();
        await route.abort('internetdisconnected');
      } else await route.continue();
    });
    await openForm(page, 'en', team);
    await typeChild(page, 'en', 'Zoé Démo');
    await typeParent(page, 'en', team.email);
    await dialogOf(page).getByRole('button', { name: words.send, exact: true }).tap();
    await expect(dialogOf(page).getByRole('heading', { name: words.success })).toBeFocused();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{7,100}$/);
    expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo']);
  });

  test('a double tap sends one request for two children', async ({ page, office, openTeam }) => {
    const team = await openTeam(3);
    await openForm(page, 'en', team);
    const dialog = dialogOf(page);
    await typeChild(page, 'en', 'Zoé Démo');
    await dialog.getByRole('button', { name: words.addChild }).tap();
    await typeChild(page, 'en', 'Max Démo', 1);
    await typeParent(page, 'en', team.email);
    let calls = 0;
    await page.route(PATH, (route) => {
      calls += 1;
      return route.continue();
    });
    const send = dialog.getByRole('button', { name: words.sendTwo });
    await send.evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
    for (const child of ['Zoé Démo', 'Max Démo'])
      await expect(dialog.getByText(words.hasSpot(child))).toBeVisible();
    expect(calls).toBe(1);
    expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo', 'Max Démo']);
  });

  test('the form traps the focus, closes by Escape and restores the focus; its script is loaded on demand', async ({
    page,
    openTeam,
  }) => {
    const team = await openTeam(3);
    const scripts: Promise<{ url: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then(({ responseBodySize: bytes }) => ({ url: request.url(), bytes })));
    });
    await page.goto(`/hockey-programs/team/${team.id}?session=${team.sessions[0]}`);
    await hydrated(page);
    const isForm = ({ url }: { url: string }) => url.includes('tryout-dialog');
    const kilobytes = (list: { bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    const before = await Promise.all(scripts);
    expect(before.filter(isForm)).toEqual([]);
    expect(kilobytes(before)).toBeLessThanOrEqual(72);
    const action = page.getByRole('button', { name: words.registerHere });
    await action.tap();
    await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused();
    const loaded = await Promise.all(scripts);
    expect(loaded.filter(isForm)).toHaveLength(1);
    // With its texts, six kilobytes in both languages.
    expect(kilobytes(loaded) - kilobytes(before)).toBeLessThanOrEqual(19);

    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(action).toBeFocused();
  });

  test('a button pressed before hydration opens the form; a reload does not', async ({ page, openTeam }) => {
    const team = await openTeam(3, 2);
    await sleepIslands(page);
    await page.goto(`/hockey-programs/team/${team.id}?session=${team.sessions[1]}`);
    await page.getByRole('button', { name: words.registerHere }).tap();
    await expect(page).toHaveURL(/\?register=\d+$/);
    await page.keyboard.press('Shift');
    const dialog = dialogOf(page);
    for (const [index, session] of team.sessions.entries())
      await expect(dialog.locator(`[name=evening][value="${session}"]`)).toBeChecked({
        checked: index === 1,
      });
    await dialog.getByRole('button', { name: words.close }).tap();
    await expect(page).toHaveURL(new RegExp(`\\?session=${team.sessions[1]}$`));
    await page.reload();
    await page.keyboard.press('Shift');
    await hydrated(page);
    await expect(dialog).toHaveCount(0);
  });

  test('a team with closed registration says how to take part', async ({ page, office, openTeam }) => {
    const team = await openTeam(3);
    await open(office, team.id, false);
    await page.goto(`/hockey-programs/team/${team.id}?register=${team.sessions[0]}`);
    await hydrated(page);
    await expect(page.getByText(words.noneYet)).toBeVisible();
    await expect(page.getByRole('button', { name: words.registerHere })).toHaveCount(0);
    await page.locator('summary').filter({ hasText: words.register }).tap();
    await expect(page.getByText(words.takePart)).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('fields do not zoom, have autocomplete, and fit 360 px; none is hidden', async ({
    page,
    openTeam,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const team = await openTeam(3, 2);
    await openForm(page, 'en', team);
    const dialog = dialogOf(page);
    expect(await isWithinWidth(page)).toBe(true);
    const sizes = await dialog
      .locator('input:visible, select')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(Math.min(...sizes.filter((size) => size !== 13.3333))).toBeGreaterThanOrEqual(16);
    const small = await dialog
      .locator('button, select, a, label:has(input[type=radio], input[type=checkbox])')
      .evaluateAll((targets) =>
        targets
          // The five lines of the privacy notice are folded away.
          .filter((target) => target.checkVisibility())
          .map((target) => target.getBoundingClientRect())
          .filter(({ height }) => height < 44),
      );
    expect(small).toEqual([]);
    await expect(dialog.getByLabel(words.parentName)).toHaveAttribute('autocomplete', 'name');
    await expect(dialog.getByLabel(words.parentEmail)).toHaveAttribute('autocomplete', 'email');
    await expect(dialog.getByLabel(words.phone)).toHaveAttribute('autocomplete', 'tel');
    const unseen = dialog.locator('input:not([type=hidden]):not(:visible)');
    expect(await unseen.count()).toBe(0);
  });
});
