import { expectAccessible } from '../screens/axe.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { notice, signInByApi } from '../support/back-office.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expectServerFailure } from '../support/site-test.ts';
import { OFFICE, SITE } from '../support/texts.ts';

const t = SITE.en;

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
  locale?: 'fr',
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

/** The first date's menu. */
const menuOf = (page: Page) => page.locator('.agenda-menu > summary').first();

const controlsOf = (part: string) => `${part} :is(a, button, summary, input:not([type=radio]))`;

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await smallTargets(page, controlsOf('main'))).toEqual([]);
  expect(await isWithinWidth(page)).toBe(true);
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a receipt shows only its own registration; a name is corrected there, and the place cancelled', async ({
  page,
  request,
  openTeam,
}) => {
  const team = await openTeam(5);
  const ours = await register(request, team, 'Zoe Typo');
  const theirs = await register(request, team, 'Max Démo');
  expect(new URL(ours.manageUrl).pathname).toMatch(/^\/my\/r\/[\w-]{43}$/);
  await page.goto(theirs.manageUrl);
  await expect(page.getByText('Spot confirmed: Max')).toBeVisible();
  await expect(page.getByText('Zoe')).toHaveCount(0);

  await page.goto(ours.manageUrl);
  await hydrated(page);
  await expect(page.getByText(t('registration.outcome.shareNote'))).toBeVisible();
  await expect(page.getByText('Spot confirmed: Zoe')).toBeVisible();
  await expect(page.getByText('Max')).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: t('registration.outcome.addAll', { count: 1 }) }),
  ).toHaveAttribute('href', `/api/calendar/my/r/${ours.manageUrl.split('/').at(-1)}.ics?lang=en`);
  await expectSound(page);

  await menuOf(page).click();
  const correct = page.getByRole('button', { name: t('receipts.correct.open') });
  await correct.click();
  const field = page.getByLabel(t('registration.fields.playerName'));
  await expect(field).toBeFocused();
  await expectSound(page);
  await page.getByRole('button', { name: t('receipts.correct.cancel') }).click();
  await expect(correct).toBeFocused();
  await correct.click();
  for (const [typed, problem] of [
    ['Zoé www.x.example', t('validation.nameHoldsLink')],
    ['MAX  Demo', t('receipts.correct.taken')],
  ] as const) {
    await field.fill(typed);
    await page.getByRole('button', { name: t('receipts.correct.save') }).click();
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toBeFocused();
  }
  await field.fill('Zoé Démo');
  await page.getByLabel(t('registration.fields.parentName')).fill('Demo Corrected');
  await page.getByRole('button', { name: t('receipts.correct.save') }).click();
  await expect(notice(page, t('receipts.correct.saved', { name: 'Zoé Démo' }))).toBeVisible();
  await expect(correct).toBeFocused();
  await expect(page.getByText('Spot confirmed: Zoé')).toBeVisible();

  await page.getByRole('button', { name: t('family.cantCome') }).click();
  await page.getByRole('button', { name: t('family.cancelYes') }).click();
  await expect(page.getByText('Cancelled: Zoé', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('family.cantCome') })).toHaveCount(0);
  await page.goto(theirs.manageUrl);
  await expect(page.getByText('Spot confirmed: Max')).toBeVisible();
});

test('a receipt can be copied and scanned, explains the family link, and an invalid one links on', async ({
  page,
  request,
  openTeam,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { manageUrl } = await register(request, await openTeam(5), 'Zoé Démo');
  await page.goto(manageUrl);
  await hydrated(page);
  await page.getByRole('button', { name: t('registration.outcome.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('registration.outcome.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(manageUrl);
  await expect(
    page.getByRole('img', { name: t('registration.outcome.openOf', { name: 'Zoé Démo' }) }),
  ).toBeVisible();
  await expectSound(page);
  await page.getByText(t('receipts.allTitle')).click();
  await page.getByRole('link', { name: t('receipts.howToGetIt') }).click();
  await expect(page).toHaveURL(`/my#ask`);

  await page.goto(`/my/r/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: t('receipts.goneTitle') })).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('receipts.seeMine') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('receipts.seeMine') })).toBeVisible();
});

test('this device lists its receipts, drops invalid ones, and forgets one or all', async ({
  page,
  request,
  openTeam,
}) => {
  const team = await openTeam(5);
  const ours = await register(request, team, 'Zoé Démo');
  const other = await register(request, team, 'Max Démo');
  const own = page.getByRole('region', { name: t('ownReceipts.listTitle') });
  await page.goto(`/my`);
  await hydrated(page);
  await expect(own.getByText(t('ownReceipts.emptyTitle'))).toBeVisible();

  await keepOnDevice(page, ours, other, { id: 0, manageUrl: `/my/r/${'x'.repeat(43)}` });
  await page.reload();
  await expect(own.getByText(t('ownReceipts.dropped', { count: 1 }))).toBeVisible();
  await expect(own.locator('.own-receipt')).toHaveCount(2);
  await expectSound(page);
  await page.reload();
  await expect(own.locator('.own-receipt')).toHaveCount(2);
  await expect(own.getByText(t('ownReceipts.dropped', { count: 1 }))).toHaveCount(0);

  await own.getByRole('link', { name: /^Open: Zoé Démo, / }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('receipts.title') })).toBeVisible();
  await page.goto(`/my`);
  const forget = own.getByRole('button', { name: /^Forget on this device: Max Démo, / });
  await forget.click();
  await expect(own.getByText(t('ownReceipts.forgetQuestion', { name: 'Max Démo' }))).toBeFocused();
  await own.getByRole('button', { name: t('family.cancelNo') }).click();
  await expect(forget).toBeFocused();
  await forget.click();
  await own.getByRole('button', { name: t('ownReceipts.forgetYes') }).click();
  await expect(own.getByRole('status')).toHaveText(t('ownReceipts.forgotten'));
  await expect(own.getByRole('heading', { name: t('ownReceipts.listTitle') })).toBeFocused();
  await expect(own.locator('.own-receipt')).toHaveCount(1);
  await own.getByRole('button', { name: t('ownReceipts.forgetAll') }).click();
  await own.getByRole('button', { name: t('ownReceipts.forgetAllYes') }).click();
  await expect(own.getByRole('status')).toHaveText(t('ownReceipts.forgottenAll'));
  expect(await page.evaluate(() => localStorage.getItem('registration-receipts'))).toBeNull();
  // Forgotten on the device, still registered on the server.
  await page.goto(new URL(other.manageUrl).pathname);
  await expect(page.getByText('Spot confirmed: Max')).toBeVisible();
});

test('the coach shows the link of a family, which opens all its children', async ({
  page,
  office,
  request,
  someoneElse,
  openTeam,
}) => {
  const team = await openTeam(5);
  await register(request, team, 'Zoé Démo', 'fr');
  await register(request, team, 'Max Démo', 'fr');
  // The printed sheet is in the family's language, the dialog in the coach's.
  await signInByApi(page.request, SUPERADMIN);
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  await page.getByRole('button', { name: /^Registrations 2\/5: / }).click();
  const more = page.getByRole('button', { name: OFFICE.en('common.moreFor', { name: 'Zoé Démo' }) });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: OFFICE.en('familyCard.link') }).press('Enter');
  const dialog = page.getByRole('dialog').filter({ hasText: /Showing it is kept in the audit log/ });
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: OFFICE.en('registrations.familyLink.show') }).click();
  const link = dialog.getByLabel(OFFICE.en('registrations.familyLink.label'), { exact: true });
  await expect(link).toBeFocused();
  await expect(dialog.getByRole('img', { name: OFFICE.en('registrations.familyLink.qrAlt') })).toBeVisible();
  expect(await smallTargets(page, controlsOf('.family-link'))).toEqual([]);
  await expectAccessible(page);
  const address = await link.inputValue();
  expect(new URL(address).pathname).toMatch(/^\/fr\/my\/[\w-]{43}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: OFFICE.fr('registrations.familyLink.sheetTitle') }),
  ).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();

  const family = await someoneElse();
  await family.goto(address);
  await expect(family.getByText('Place confirmée\u00a0: Zoé, Max')).toBeVisible();
  const log = (await (await office.get('/api/audit?limit=50')).json()) as { action: string }[];
  expect(log.map(({ action }) => action)).toContain('registration.handFamilyLink');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('where storage is blocked, the page says so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/my');
    await expect(page.getByText(/^This browser lets the site remember nothing\./)).toBeVisible();
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
    await expect(
      page.getByRole('alert').filter({ hasText: /^Your registrations could not be loaded\./ }),
    ).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: t('ownReceipts.retry') }).tap();
    await expect(page.getByRole('link', { name: /^Open: Zoé Démo, / })).toBeVisible();
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
      expect(await kilobytes(), address).toBeLessThanOrEqual(74);
    }
    const before = bytes.length;
    await menuOf(page).tap();
    await page.getByRole('button', { name: t('receipts.correct.open') }).tap();
    await expect(page.getByLabel(t('registration.fields.playerName'))).toBeFocused();
    expect(bytes.length).toBeGreaterThan(before);
  });
});
