import { expectAccessible } from '../screens/axe.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { notice, signInByApi, speak } from '../support/back-office.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import { hydrated } from '../support/page-facts.ts';
import { CROSSED, PHONES } from '../support/places.ts';
import { RECEIPT_WORDS } from './receipts.words.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expectServerFailure } from '../support/site-test.ts';
import { WORDS, type Language } from '../support/words.ts';

const KB = 1000;

interface Answer {
  id: number;
  manageUrl: string;
}

/** Registers a player through the public API. */
async function register(
  request: APIRequestContext,
  { sessions: [session], email }: OpenTeam,
  playerName: string,
  locale?: Language,
): Promise<Answer> {
  const player = { playerName, playerPosition: 'Forward', birthYear: 2012, parentName: 'Demo Parent' };
  const data = { ...player, parentEmail: email, parentalAuthority: true, ...(locale && { locale }) };
  const answer = await request.post(`/api/sessions/${session}/registrations`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Answer;
}

/** Stores receipts where the registration form stores them. */
async function keepOnDevice(page: Page, ...answers: Answer[]): Promise<void> {
  await page.evaluate(
    (tokens) => localStorage.setItem('registration-receipts', JSON.stringify(tokens)),
    answers.map(({ manageUrl }) => manageUrl.split('/').at(-1)),
  );
}

/** Links, buttons and fields of the page's main part that are below the minimum touch target. */
const smallTargets = (page: Page, part = 'main') =>
  page
    .locator(`${part} :is(a, button, summary, input:not([type=radio]))`)
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML),
    );
const isWithinWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await isWithinWidth(page)).toBe(true);
}

for (const { name, language, use } of CROSSED) {
  const words = RECEIPT_WORDS[language];
  const { prefix } = WORDS[language];
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('a receipt shows only its own registration; a name is corrected there, and the place cancelled', async ({
      page,
      request,
      openTeam,
    }) => {
      const team = await openTeam(5);
      const ours = await register(request, team, 'Zoe Typo', language);
      const theirs = await register(request, team, 'Max Démo', language);
      expect(new URL(ours.manageUrl).pathname).toMatch(new RegExp(`^${prefix}/my/r/[\\w-]{43}$`));
      await page.goto(theirs.manageUrl);
      await expect(page.getByRole('region', { name: 'Max Démo' })).toBeVisible();
      await expect(page.getByText('Zoe Typo')).toHaveCount(0);

      await page.goto(ours.manageUrl);
      await hydrated(page);
      await expect(page.getByText(words.onlyThis)).toBeVisible();
      await expect(page.getByText(words.hasSpot)).toBeVisible();
      await expect(page.getByText('Max Démo')).toHaveCount(0);
      await expect(page.getByRole('link', { name: words.addToCalendar })).toHaveAttribute(
        'href',
        `/api/calendar/my/r/${ours.manageUrl.split('/').at(-1)}/session/${team.sessions[0]}.ics?lang=${language}`,
      );
      await expectSound(page);

      const correct = page.getByRole('button', { name: words.correct });
      await correct.click();
      const field = page.getByLabel(words.playerName);
      await expect(field).toBeFocused();
      await expectSound(page);
      await page.getByRole('button', { name: words.nothing }).click();
      await expect(correct).toBeFocused();
      await correct.click();
      for (const [typed, problem] of [
        ['Zoé www.x.example', words.nameHoldsLink],
        ['MAX  Demo', words.taken],
      ] as const) {
        await field.fill(typed);
        await page.getByRole('button', { name: words.save }).click();
        await expect(field).toHaveAccessibleDescription(problem);
        await expect(field).toBeFocused();
      }
      await field.fill('Zoé Démo');
      await page.getByLabel(words.parentName).fill('Demo Corrected');
      await page.getByRole('button', { name: words.save }).click();
      await expect(notice(page, words.corrected('Zoé Démo'))).toBeVisible();
      await expect(correct).toBeFocused();
      const child = page.getByRole('region', { name: 'Zoé Démo' });
      await expect(child).toBeVisible();

      await child.getByRole('button', { name: words.cantCome }).click();
      await child.getByRole('button', { name: words.yes }).click();
      await expect(child.getByText(words.cancelled, { exact: true })).toBeVisible();
      await expect(child.getByRole('button')).toHaveCount(0);
      await page.goto(theirs.manageUrl);
      await expect(page.getByText(words.hasSpot)).toBeVisible();
    });

    test('a receipt can be copied and scanned, explains the family link, and an invalid one links on', async ({
      page,
      request,
      openTeam,
    }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const { manageUrl } = await register(request, await openTeam(5), 'Zoé Démo', language);
      await page.goto(manageUrl);
      await hydrated(page);
      await page.getByRole('button', { name: words.copy }).click();
      await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(manageUrl);
      await page.getByText(words.qr).click();
      await expect(page.getByRole('img', { name: words.qrAlt })).toBeVisible();
      await expectSound(page);
      await page.getByRole('link', { name: words.howToGetIt }).click();
      await expect(page).toHaveURL(`${prefix}/my#ask`);

      await page.goto(`${prefix}/my/r/${'x'.repeat(43)}`);
      await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
      await expectSound(page);
      await page.getByRole('main').getByRole('link', { name: words.seeMine }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.mine })).toBeVisible();
    });

    test('this device lists its receipts, drops invalid ones, and forgets one or all', async ({
      page,
      request,
      openTeam,
    }) => {
      const team = await openTeam(5);
      const ours = await register(request, team, 'Zoé Démo');
      const other = await register(request, team, 'Max Démo');
      const own = page.getByRole('region', { name: words.onThisDevice });
      await page.goto(`${prefix}/my`);
      await hydrated(page);
      await expect(own.getByText(words.none)).toBeVisible();
      await expectSound(page);

      await keepOnDevice(page, ours, other, { id: 0, manageUrl: `/my/r/${'x'.repeat(43)}` });
      await page.reload();
      await expect(own.getByText(words.dropped)).toBeVisible();
      await expect(own.locator('.own-receipt')).toHaveCount(2);
      await expectSound(page);
      await page.reload();
      await expect(own.locator('.own-receipt')).toHaveCount(2);
      await expect(own.getByText(words.dropped)).toHaveCount(0);

      await own.getByRole('link', { name: words.open('Zoé Démo') }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await page.goto(`${prefix}/my`);
      const forget = own.getByRole('button', { name: words.forget('Max Démo') });
      await forget.click();
      await expect(own.getByText(words.forgetQuestion('Max Démo'))).toBeFocused();
      await own.getByRole('button', { name: words.forgetNo }).click();
      await expect(forget).toBeFocused();
      await forget.click();
      await own.getByRole('button', { name: words.forgetYes }).click();
      await expect(own.getByRole('status')).toHaveText(words.forgotten);
      await expect(own.getByRole('heading', { name: words.onThisDevice })).toBeFocused();
      await expect(own.locator('.own-receipt')).toHaveCount(1);
      await own.getByRole('button', { name: words.forgetAll }).click();
      await own.getByRole('button', { name: words.forgetAllYes }).click();
      await expect(own.getByRole('status')).toHaveText(words.forgottenAll);
      expect(await page.evaluate(() => localStorage.getItem('registration-receipts'))).toBeNull();
      // Forgotten on the device, still registered on the server.
      await page.goto(prefix + new URL(other.manageUrl).pathname);
      await expect(page.getByText(words.hasSpot)).toBeVisible();
    });

    test('the coach shows the link of a family, which opens all its children', async ({
      page,
      office,
      request,
      someoneElse,
      openTeam,
    }) => {
      const team = await openTeam(5);
      await register(request, team, 'Zoé Démo', language);
      await register(request, team, 'Max Démo', language);
      // The printed sheet is in the family's language, the dialog in the coach's.
      const coach = language === 'en' ? 'fr' : 'en';
      const dialogWords = RECEIPT_WORDS[coach];
      await signInByApi(page.request, SUPERADMIN);
      await speak(page.context(), coach);
      await page.goto(`/admin?view=tryouts&team=${team.id}`);
      await page.getByRole('button', { name: /\(2\)/ }).click();
      const more = page.getByRole('button', { name: dialogWords.moreFor('Zoé Démo') });
      await more.press('Enter');
      await page.getByRole('menuitem', { name: dialogWords.familyLink }).press('Enter');
      const dialog = page.getByRole('dialog').filter({ hasText: dialogWords.logged });
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      await dialog.getByRole('button', { name: dialogWords.show }).click();
      const link = dialog.getByLabel(dialogWords.link, { exact: true });
      await expect(link).toBeFocused();
      await expect(dialog.getByRole('img', { name: dialogWords.linkQr })).toBeVisible();
      expect(await smallTargets(page, '.family-link')).toEqual([]);
      await expectAccessible(page);
      const address = await link.inputValue();
      expect(new URL(address).pathname).toMatch(new RegExp(`^${prefix}/my/[\\w-]{43}$`));
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: words.sheet })).toBeVisible();
      await expect(dialog).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(more).toBeFocused();

      const family = await someoneElse();
      await family.goto(address);
      await expect(family.getByRole('region', { name: 'Zoé Démo' })).toBeVisible();
      await expect(family.getByRole('region', { name: 'Max Démo' })).toBeVisible();
      const log = (await (await office.get('/api/audit?limit=50')).json()) as { action: string }[];
      expect(log.map(({ action }) => action)).toContain('registration.handFamilyLink');
    });
  });
}

test.describe('on a phone', () => {
  const [phone] = PHONES;
  test.use(phone?.use ?? {});
  const words = RECEIPT_WORDS.en;

  test('where storage is blocked, the page says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/my');
    await expect(page.getByText(words.blocked)).toBeVisible();
    await expectSound(page);
  });

  test('receipts that cannot be read are reported, and are read on retry', async ({
    page,
    request,
    openTeam,
  }) => {
    const ours = await register(request, await openTeam(5), 'Zoé Démo');
    const api = `/api/my/r/${ours.manageUrl.split('/').at(-1)}`;
    await page.goto('/my');
    await keepOnDevice(page, ours);
    expectServerFailure(page.context(), new URL(api, page.url()).href);
    await page.route(api, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: words.retry }).tap();
    await expect(page.getByRole('link', { name: words.open('Zoé Démo') })).toBeVisible();
  });

  test('the receipt pages stay within the script budget, and the form is loaded on demand', async ({
    page,
    request,
    openTeam,
  }) => {
    const ours = await register(request, await openTeam(5), 'Zoé Démo');
    let bytes: Promise<number>[] = [];
    page.on('requestfinished', (finished) => {
      if (finished.resourceType() === 'script')
        bytes.push(finished.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const kilobytes = async () => (await Promise.all(bytes)).reduce((sum, size) => sum + size, 0) / KB;
    for (const address of ['/my', ours.manageUrl]) {
      bytes = [];
      await page.context().clearCookies();
      await page.goto(address);
      await hydrated(page);
      expect(await kilobytes(), address).toBeLessThanOrEqual(72);
    }
    const before = bytes.length;
    await page.getByRole('button', { name: words.correct }).tap();
    await expect(page.getByLabel(words.playerName)).toBeFocused();
    expect(bytes.length).toBeGreaterThan(before);
  });
});
