import type { Route } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { expect, open, registeredNames, test } from '../support/open-team.ts';
import { hydrated, isWithinWidth, sleepIslands } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { dialogOf, openForm, PATH, typeChild, typeParent } from './register-tryout.form.ts';
import { LANGUAGES, SITE, TEXTS } from '../support/texts.ts';

const KB = 1000;

for (const language of LANGUAGES) {
  const { prefix, site: t, evening } = TEXTS[language];
  test.describe(language, () => {
    test.use({ ...PHONE, locale: `${language}-CA` });

    test('typed text and a ticked date survive Back and a reload until they are sent by Enter', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2, 2);
      await openForm(page, team, language);
      const dialog = dialogOf(page);
      const dates = dialog.locator('[name=evening]');
      // The next date is ticked at first.
      await expect(dates.nth(0)).toBeChecked();
      await dates.nth(0).uncheck();
      await dates.nth(1).check();
      await typeChild(page, 'Zoé Démo', 0, language);
      await dialog.getByRole('button', { name: t('registration.form.addPlayer') }).tap();
      await typeChild(page, 'Max Démo', 1, language);
      await typeParent(page, team.email, language);
      const expectTyped = async () => {
        for (const index of [0, 1]) await expect(dates.nth(index)).toBeChecked({ checked: index === 1 });
        await expect(dialog.getByLabel(t('registration.fields.playerName')).nth(0)).toHaveValue('Zoé Démo');
        await expect(dialog.getByLabel(t('registration.fields.playerName')).nth(1)).toHaveValue('Max Démo');
        await expect(dialog.getByLabel(t('registration.fields.ageOrYear')).nth(1)).toHaveValue('2012');
        await expect(
          dialog.getByRole('radio', { name: t('registration.positions.Goalie') }).nth(0),
        ).toBeChecked();
        await expect(dialog.getByLabel(t('registration.fields.parentName'))).toHaveValue('Demo Parent');
        await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveValue(team.email);
        // Consent has to be given again.
        await expect(dialog.locator('[name=parentalAuthority]')).not.toBeChecked();
      };

      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: t('tryouts.team.register') }).tap();
      await expectTyped();
      // The form reopens by its address.
      await page.reload();
      await expectTyped();

      await dialog.locator('[name=parentalAuthority]').check();
      await dialog.getByLabel(t('registration.fields.parentEmail')).press('Enter');
      await expect(dialog.getByRole('heading', { name: t('registration.outcome.registered') })).toBeFocused();
      expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo', 'Max Démo']);
      expect(await registeredNames(office, team.sessions[0])).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await dialog.getByRole('button', { name: t('registration.form.done') }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: t('tryouts.team.register') }).tap();
      await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('');
    });

    test('a family registers two children at once, and the page’s numbers follow', async ({
      page,
      office,
      openTeam,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const team = await openTeam(2);
      await page.goto(`${prefix}/hockey-programs/team/${team.id}`);
      const ask = page.getByRole('link', { name: t('tryouts.team.mine') });
      await expect(ask).toHaveAttribute('href', `${prefix}/my`);
      await openForm(page, team, language);
      const dialog = dialogOf(page);
      const notice = dialog.getByRole('region', { name: t('registration.notice.title') });
      await expect(notice.getByRole('listitem')).toHaveCount(0);
      await notice.getByText(t('registration.notice.more')).tap();
      await expect(notice.getByRole('listitem')).toHaveCount(5);
      await expect(dialog.getByText(t('tryouts.form.spotsLeft', { count: 2 }))).toBeVisible();
      await typeChild(page, 'Zoé Démo', 0, language);
      await dialog.getByRole('button', { name: t('registration.form.addPlayer') }).tap();
      await expect(dialog.getByLabel(t('registration.fields.playerName')).nth(1)).toBeFocused();
      await typeChild(page, 'Max Démo', 1, language);
      await typeParent(page, team.email, language);
      expect(await isWithinWidth(page)).toBe(true);
      await expectAccessible(page, 'dialog');
      await dialog.getByRole('button', { name: t('registration.form.submit', { count: 2 }) }).tap();

      const success = dialog.getByRole('heading', { name: t('registration.outcome.registered') });
      await expect(success).toBeFocused();
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Max Démo' }))).toBeVisible();
      await expectAccessible(page, 'dialog');
      const receipt = await dialog
        .getByRole('link', { name: t('registration.outcome.open') })
        .getAttribute('href');
      expect(receipt).toMatch(/^http:.*\/my\/r\/[\w-]{43}$/);
      await dialog.getByRole('button', { name: t('registration.outcome.copy') }).tap();
      await expect(dialog.getByRole('status')).toHaveText(t('registration.outcome.copied'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(receipt);
      await expect(dialog.getByText(t('registration.outcome.notMailed'))).toBeVisible();
      await dialog.getByRole('button', { name: t('registration.form.done') }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);

      await page.getByRole('button', { name: evening.join(' – ') }).tap();
      await expect(page.getByText(t('tryouts.team.registeredOf', { count: 2, capacity: 2 }))).toBeVisible();
      await expect(page.getByRole('button', { name: t('tryouts.team.joinHere') })).toBeVisible();
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
      await openForm(page, team, language);
      const dialog = dialogOf(page);
      await typeChild(page, 'Ann Démo', 0, language);
      await typeParent(page, team.email, language);
      await dialog
        .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
        .tap();
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Ann Démo' }))).toBeVisible();

      await dialog.getByRole('button', { name: t('registration.form.another') }).tap();
      await expect(dialog.getByLabel(t('registration.fields.playerName'))).toBeFocused();
      await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveValue(team.email);
      await expect(dialog.getByText(t('tryouts.form.full'))).toBeVisible();
      await typeChild(page, 'Léo Démo', 0, language);
      await dialog.locator('[name=parentalAuthority]').check();
      await dialog.getByRole('button', { name: t('registration.form.join') }).tap();
      await expect(
        dialog.getByText(t('registration.outcome.inLine', { name: 'Léo Démo', number: 1 })),
      ).toBeVisible();
      await dialog.getByRole('button', { name: t('registration.form.done') }).tap();
      await expect(page.locator('dialog')).toHaveCount(0);

      // The same child again is the same registration; a third child waits alone behind the second.
      await page.getByRole('button', { name: t('tryouts.team.register') }).tap();
      await typeChild(page, 'LÉO  DEMO', 0, language);
      await typeParent(page, team.email, language);
      await dialog.getByRole('button', { name: t('registration.form.join') }).tap();
      await expect(
        dialog.getByRole('heading', { name: t('registration.outcome.known'), exact: true }),
      ).toBeFocused();
      await expect(dialog.getByRole('listitem').filter({ hasText: '1' })).toBeVisible();
      // The answer about a known child has no receipt.
      await expect(dialog.getByText(t('registration.outcome.notMailedAgain'))).toBeVisible();
      await expect(dialog.getByRole('link', { name: t('registration.outcome.open') })).toHaveCount(0);
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
        await phone.goto(`${prefix}/hockey-programs/team/${team.id}`);
        await hydrated(phone);
        await phone.getByRole('button', { name: t('tryouts.team.register') }).click();
        await typeChild(phone, child, 0, language);
        await typeParent(phone, team.email, language);
        await dialogOf(phone)
          .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
          .click();
        await expect(
          dialogOf(phone).getByText(t('registration.outcome.hasSpot', { name: child })),
        ).toBeVisible();
        await dialogOf(phone)
          .getByRole('link', { name: t('registration.outcome.mine') })
          .click();
        await phone.waitForURL(`${prefix}/my`);
        await expect(
          phone.getByRole('link', { name: t('ownReceipts.openNamed', { name: child, day: '' }) }),
        ).toBeVisible();
      }
      for (const [{ phone }, own, other] of [
        [phones[0]!, 'Zoé', 'Max'],
        [phones[1]!, 'Max', 'Zoé'],
      ] as const) {
        await expect(phone.getByText(other)).toHaveCount(0);
        await phone.locator('.own-receipt').getByRole('link').click();
        await expect(phone.getByText(new RegExp(`: ${own}$`))).toBeVisible();
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
      await openForm(page, team, language);
      const dialog = dialogOf(page);
      await dialog.locator('[name=evening]').nth(0).uncheck();
      await dialog.getByLabel(t('registration.fields.parentEmail')).fill('demo.parent@localhost');
      await dialog
        .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
        .tap();
      // The first one as the form is read: the child, the dates, the parent.
      await expect(dialog.getByLabel(t('registration.fields.playerName'))).toBeFocused();
      const dates = dialog
        .getByRole('group', { name: t('registration.fields.evenings') })
        .locator('[name=evening]');
      await expect(dates.nth(0)).toHaveAccessibleDescription(t('registration.fields.eveningRequired'));
      await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveAccessibleDescription(
        t('validation.playerNameRequired'),
      );
      await expect(dialog.getByLabel(t('registration.fields.ageOrYear'))).toHaveAccessibleDescription(
        t('validation.ageRequired'),
      );
      await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveAccessibleDescription(
        t('validation.emailInvalid'),
      );
      await expect(dialog.getByText(t('validation.positionRequired'))).toBeVisible();
      await expectAccessible(page, 'dialog');
      expect(await isWithinWidth(page)).toBe(true);
      await typeChild(page, 'Zoé www.x.example', 0, language);
      await typeParent(page, team.email, language);
      const send = dialog.getByRole('button', {
        name: t('registration.form.submit', { count: 1 }),
        exact: true,
      });
      await send.tap();
      await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveAccessibleDescription(
        t('validation.nameHoldsLink'),
      );
      await typeChild(page, 'Zoé Démo', 0, language);
      await send.tap();
      await expect(dates.nth(0)).toBeFocused();
      await expect(dialog.getByText(t('registration.fields.evenings'), { exact: true })).toBeInViewport();
      await dates.nth(1).check();
      await expect(dialog.getByText(t('registration.fields.eveningRequired'))).toHaveCount(0);
      await send.tap();
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
      expect(sent.map((url) => new URL(url).pathname)).toEqual(['/api/registration-forms']);
      expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo']);
    });

    test('a mistyped address and a year of another division are asked about, and refuse nothing', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2);
      await openForm(page, team, language);
      const dialog = dialogOf(page);
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
        new RegExp(`^M15 .* · LHEQ · .*${evening.join(' – ')} ${t('tryouts.team.register')}$`),
      );
      await typeChild(page, 'Zoé Démo', 0, language);
      const question = dialog.getByText(t('registration.form.otherDivision'));
      await expect(question).toHaveCount(0);
      await dialog.getByLabel(t('registration.fields.ageOrYear')).fill('2014');
      await expect(question).toContainText(
        t('registration.form.bornBetween', { division: 'M15', first: 2011, last: 2012 }),
      );
      await typeParent(page, 'Demo.Parent@gmial.com', language);
      await expectAccessible(page, 'dialog');
      await dialog
        .getByRole('button', { name: t('registration.form.didYouMean', { email: 'Demo.Parent@gmail.com' }) })
        .tap();
      const email = dialog.getByLabel(t('registration.fields.parentEmail'));
      await expect(email).toHaveValue('Demo.Parent@gmail.com');
      await expect(email).toBeFocused();
      await email.fill(team.email);
      await dialog
        .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
        .tap();
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
      expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo']);
    });

    test('each refusal is a sentence, the input is kept, and the next attempt succeeds', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2);
      await openForm(page, team, language);
      const dialog = dialogOf(page);
      await typeChild(page, 'Zoé Démo', 0, language);
      await dialog.getByLabel(t('registration.fields.parentPhone')).fill('514-555-0100');
      await typeParent(page, team.email, language);
      const send = dialog.getByRole('button', {
        name: t('registration.form.submit', { count: 1 }),
        exact: true,
      });
      const isRefused = async (sentence: string) => {
        await send.tap();
        const alert = dialog.getByRole('alert').filter({ hasText: t('registration.refused.kept') });
        await expect(alert).toContainText(sentence);
        await expect(alert).toBeFocused();
        await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('Zoé Démo');
        await expect(dialog.getByRole('radio', { name: t('registration.positions.Goalie') })).toBeChecked();
        await expect(dialog.getByLabel(t('registration.fields.parentPhone'))).toHaveValue('514-555-0100');
        await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveValue(team.email);
        await expect(dialog.locator('[name=parentalAuthority]')).toBeChecked();
      };

      await page.context().setOffline(true);
      await isRefused(t('registration.refused.offline'));
      await expectAccessible(page, 'dialog');
      await page.context().setOffline(false);
      await page.route(PATH, (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '300' },
          json: { code: 'TOO_MANY_REQUESTS' },
        }),
      );
      await isRefused(
        `${t('registration.refused.tooMany')} ${t('registration.refused.waitMinutes', { count: 5 })}`,
      );
      await page.unroute(PATH);
      await send.tap();
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
      expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo']);
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);
  const t = SITE.en;

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
    await openForm(page, team);
    await typeChild(page, 'Zoé Démo');
    await typeParent(page, team.email);
    await dialogOf(page)
      .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
      .tap();
    await expect(
      dialogOf(page).getByRole('heading', { name: t('registration.outcome.registered') }),
    ).toBeFocused();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{7,100}$/);
    expect(await registeredNames(office, team.sessions[0])).toEqual(['Zoé Démo']);
  });

  test('a double tap sends one request for two children', async ({ page, office, openTeam }) => {
    const team = await openTeam(3);
    await openForm(page, team);
    const dialog = dialogOf(page);
    await typeChild(page, 'Zoé Démo');
    await dialog.getByRole('button', { name: t('registration.form.addPlayer') }).tap();
    await typeChild(page, 'Max Démo', 1);
    await typeParent(page, team.email);
    let calls = 0;
    await page.route(PATH, (route) => {
      calls += 1;
      return route.continue();
    });
    const send = dialog.getByRole('button', { name: t('registration.form.submit', { count: 2 }) });
    await send.evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
    for (const child of ['Zoé Démo', 'Max Démo'])
      await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: child }))).toBeVisible();
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
    const isForm = ({ url }: { url: string }) => url.includes('registration-dialog');
    const kilobytes = (list: { bytes: number }[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    const before = await Promise.all(scripts);
    expect(before.filter(isForm)).toEqual([]);
    expect(kilobytes(before)).toBeLessThanOrEqual(72);
    const action = page.getByRole('button', { name: t('tryouts.team.registerHere') });
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

  test('a tap before the page’s script is there asks for all files at once, and opens the form', async ({
    page,
    openTeam,
  }) => {
    const team = await openTeam(3, 2);
    await sleepIslands(page);
    const held: Route[] = [];
    let isHeld = true;
    await page.route(/assets\/[^/]*\.(js|css)$/, (route) =>
      isHeld ? void held.push(route) : route.continue(),
    );
    await page.goto(`/hockey-programs/team/${team.id}`);
    await page.getByRole('button', { name: t('tryouts.team.register') }).tap();
    // None is answered yet, so none of them was named by another one.
    const names = () => held.map((route) => /([\w-]+)-[\w-]{8}\./.exec(route.request().url())?.[1]);
    for (const name of ['public-entry', 'react', 'team-tryouts', 'registration-dialog', 'registration-form'])
      await expect.poll(names).toContain(name);
    const wave = held.length;
    isHeld = false;
    const later: string[] = [];
    page.on('request', (request) => later.push(request.url()));
    for (const route of held) await route.continue();
    await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(dialogOf(page).locator('[name=evening]').first()).toBeChecked();
    expect(wave).toBeLessThanOrEqual(15);
    expect(later.filter((url) => /\.js$/.test(url))).toEqual([]);
  });

  test('a button pressed before hydration opens the form; a reload does not', async ({ page, openTeam }) => {
    const team = await openTeam(3, 2);
    await sleepIslands(page);
    await page.goto(`/hockey-programs/team/${team.id}?session=${team.sessions[1]}`);
    await page.getByRole('button', { name: t('tryouts.team.registerHere') }).tap();
    await expect(page).toHaveURL(/\?register=\d+$/);
    await page.keyboard.press('Shift');
    const dialog = dialogOf(page);
    for (const [index, session] of team.sessions.entries())
      await expect(dialog.locator(`[name=evening][value="${session}"]`)).toBeChecked({
        checked: index === 1,
      });
    await dialog.getByRole('button', { name: t('registration.form.close') }).tap();
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
    await expect(page.getByText(t('tryouts.team.noPlayersRegistered'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('tryouts.team.registerHere') })).toHaveCount(0);
    await page
      .locator('summary')
      .filter({ hasText: t('tryouts.team.takePartTitle') })
      .tap();
    await expect(page.getByText(t('tryouts.team.registrationClosed'))).toHaveCount(2);
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test('fields do not zoom, have autocomplete, and fit 360 px; none is hidden', async ({
    page,
    openTeam,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const team = await openTeam(3, 2);
    await openForm(page, team);
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
    await expect(dialog.getByLabel(t('registration.fields.parentName'))).toHaveAttribute(
      'autocomplete',
      'name',
    );
    await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveAttribute(
      'autocomplete',
      'email',
    );
    await expect(dialog.getByLabel(t('registration.fields.parentPhone'))).toHaveAttribute(
      'autocomplete',
      'tel',
    );
    const unseen = dialog.locator('input:not([type=hidden]):not(:visible)');
    expect(await unseen.count()).toBe(0);
  });
});
