import { expectAccessible } from '../screens/axe.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { headers, notice } from '../support/back-office.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { countEffort } from './effort.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

/** Registers a player through the public API; returns the path of the family's page, as a coach's link. */
async function register(
  request: APIRequestContext,
  office: APIRequestContext,
  session: number,
  playerName: string,
  parentEmail: string,
) {
  const player = { playerName, playerPosition: 'Forward', playerAge: 14, parentName: 'Demo Parent' };
  const data = { ...player, parentEmail, consentVersion: '2026-11', parentalAuthority: true };
  const answer = await request.post(`/api/sessions/${session}/registrations`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  const handed = await office.post(`/api/registrations/${id}/family-link`, { headers });
  expect(handed.status(), await handed.text()).toBe(200);
  const { manageUrl } = (await handed.json()) as { manageUrl: string };
  return new URL(manageUrl).pathname;
}

async function givenTwoFamilies(
  request: APIRequestContext,
  office: APIRequestContext,
  openTeam: (capacity: number) => Promise<OpenTeam>,
) {
  const { sessions, email } = await openTeam(1);
  const [session = 0] = sessions;
  const ours = await register(request, office, session, 'Zoé Démo-Exemple', `ours.${email}`);
  const theirs = await register(request, office, session, 'Demo Waiting', `theirs.${email}`);
  return { ours, theirs, email: `ours.${email}` };
}

/** Opens the first date's menu. */
const menu = (page: Page) => page.locator('summary', { hasText: /^Change: / }).first();

/** Holds back every script, as on a slow network; returns the release function. */
async function holdScripts(page: Page): Promise<() => void> {
  let releaseHeld = () => {};
  const held = new Promise<void>((done) => (releaseHeld = done));
  await page.unrouteAll();
  await page.route(/\.js$/, (route) => held.then(() => route.continue()));
  return releaseHeld;
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a cancelled place goes to the first waiting family', async ({ page, request, office, openTeam }) => {
  const { ours, theirs } = await givenTwoFamilies(request, office, openTeam);
  await page.goto(theirs);
  await expect(page.getByText('On the waiting list: Demo (number 1)')).toBeVisible();
  await page.goto(ours);
  await hydrated(page);
  await expect(page.getByText('Spot confirmed: Zoé')).toBeVisible();
  await menu(page).tap();
  const child = page.getByRole('group', { name: 'Zoé Démo-Exemple' });
  await child.getByRole('button', { name: t('family.stillComing') }).tap();
  await expect(child.getByText(/You told the coach on/)).toBeVisible();
  await expect(child.getByRole('button', { name: t('receipts.correct.open') })).toBeFocused();
  const cantCome = page.getByRole('button', { name: t('family.cantCome') });
  // The button of each date has a distinct accessible name.
  await expect(cantCome).toHaveAccessibleName(/\d{4}$/);
  await cantCome.tap();
  await expect(page.getByText(/^Give up .*’s spot\?/)).toBeFocused();
  await page.getByRole('button', { name: t('family.cancelNo') }).tap();
  await expect(cantCome).toBeFocused();
  await cantCome.tap();
  await page.getByRole('button', { name: t('family.cancelYes') }).tap();
  await expect(page.getByText('Cancelled: Zoé', { exact: true })).toBeVisible();
  await expect(cantCome).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('family.coming') })).toBeFocused();
  await page.goto(theirs);
  await expect(page.getByText('Spot confirmed: Demo')).toBeVisible();
});

test('two children and three dates take two screens, and are cancelled in two taps', async ({
  page,
  request,
  office,
  openTeam,
}) => {
  const { sessions, email } = await openTeam(9, 3);
  const names = ['Zoé Démo-Exemple', 'Max Démo-Exemple'];
  let path = '';
  for (const session of sessions)
    for (const name of names) path = await register(request, office, session, name, email);
  const effort = await countEffort(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await hydrated(page);
  const rows = page.locator('.agenda-row');
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('Spot confirmed: Zoé, Max')).toHaveCount(3);
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(130);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1600);
  await page.getByRole('button', { name: t('family.noDate') }).tap();
  await expect(page.getByText(/^Cancel all 6 registrations/)).toBeFocused();
  await page.getByRole('button', { name: t('family.cancelAllYes') }).tap();
  await expect(notice(page, t('family.cancelledAll', { count: 6, names: names.join(', ') }))).toBeVisible();
  expect((await effort()).taps).toBe(2);
  await expect(page.getByText('Cancelled: Zoé, Max')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: t('family.coming') })).toBeFocused();
});

test('a name is corrected on the family page, and both children of one date are cancelled', async ({
  page,
  request,
  office,
  openTeam,
}) => {
  const { sessions, email } = await openTeam(9);
  const [session = 0] = sessions;
  await register(request, office, session, 'Zoe Typo', email);
  await page.goto(await register(request, office, session, 'Max Démo', email));
  await hydrated(page);
  await menu(page).tap();
  const child = page.getByRole('group', { name: 'Zoe Typo' });
  await child.getByRole('button', { name: t('receipts.correct.open') }).tap();
  await page.getByLabel(t('registration.fields.playerName')).fill('Zoé Démo');
  await page.getByRole('button', { name: t('receipts.correct.save') }).tap();
  await expect(page.getByText('Spot confirmed: Zoé, Max')).toBeVisible();
  await page.getByRole('button', { name: t('family.cantCome') }).tap();
  await expect(page.getByText(t('family.whoQuestion'))).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('family.noChild') }).tap();
  await expect(page.getByText('Cancelled: Zoé, Max')).toBeVisible();
});

test('a tap before hydration shows as busy, and is executed after it', async ({
  page,
  request,
  office,
  openTeam,
}) => {
  const { ours } = await givenTwoFamilies(request, office, openTeam);
  for (const [part, button, outcome] of [
    [t('family.eraseTitle'), t('family.erase'), page.getByText(/^Erase everything for good\?/)],
    [t('family.languageTitle'), t('family.languages.fr'), notice(page, t('family.languageSaved.fr'))],
  ] as const) {
    const releaseScripts = await holdScripts(page);
    await page.goto(ours);
    const tapped = page.getByRole('button', { name: button, exact: true });
    // Parts open without a script.
    await page.getByText(part, { exact: true }).tap();
    await page.getByRole('button', { name: t('family.cantCome') }).tap();
    await tapped.tap();
    // The last tap wins.
    await expect(page.locator('[aria-busy=true]')).toHaveText(button);
    releaseScripts();
    await expect(outcome).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByText(/^Give up .*’s spot\?/)).toHaveCount(0);
  }
});

test('the family page passes axe, fits a phone, and has large touch targets', async ({
  page,
  request,
  office,
  openTeam,
}) => {
  const { ours } = await givenTwoFamilies(request, office, openTeam);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of [ours, '/my', `/my/${'x'.repeat(43)}`]) {
    await page.goto(address);
    await expectAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await isWithinWidth(page)).toBe(true);
  }
  await page.goto(ours);
  await hydrated(page);
  await menu(page).tap();
  await page.getByRole('button', { name: t('family.cantCome') }).tap();
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('a family chooses its language, replaces its link, downloads its data and erases it', async ({
  page,
  request,
  office,
  openTeam,
}) => {
  const { ours } = await givenTwoFamilies(request, office, openTeam);
  await page.goto(ours);
  await hydrated(page);
  await page.getByText(t('family.languageTitle')).tap();
  await page.getByRole('button', { name: t('family.languages.fr'), exact: true }).tap();
  await expect(notice(page, t('family.languageSaved.fr'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('family.languages.fr'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByText(t('family.linkTitle')).tap();
  await page.getByRole('button', { name: t('family.replaceLink') }).tap();
  await page.waitForURL((url) => !url.pathname.endsWith(ours));
  await expect(notice(page, /This page has a new address/)).toBeVisible();
  // A reload must not show the notice again.
  expect(new URL(page.url()).hash).toBe('');
  const file = page.waitForEvent('download');
  await page.getByText(t('family.downloadTitle'), { exact: true }).tap();
  await page.getByRole('button', { name: t('family.download') }).tap();
  expect((await file).suggestedFilename()).toBe('lions-family-data.html');
  const replaced = page.url();
  await page.goto(ours);
  await expect(page.getByRole('heading', { name: t('family.goneTitle') })).toBeVisible();
  await page.goto(replaced);
  await hydrated(page);
  // What this device remembers of the family goes with it.
  const remembered = () => page.evaluate(() => localStorage.getItem('remembered-family'));
  await page.evaluate(() => localStorage.setItem('remembered-family', '{}'));
  // A link in a page without scripts leads on; here it fills in the next form, in this tab.
  const filledIn = () => page.evaluate(() => sessionStorage.getItem('registration-session'));
  await page.getByRole('link', { name: t('family.again') }).tap();
  await page.waitForURL(/\/calendar$/);
  expect(await filledIn()).toContain('Zoé Démo-Exemple');
  await page.goBack();
  await hydrated(page);
  await page.getByText(t('family.eraseTitle'), { exact: true }).tap();
  await page.getByRole('button', { name: t('family.erase') }).tap();
  await page.getByRole('button', { name: t('family.eraseYes') }).tap();
  await expect.poll(remembered).toBeNull();
  await expect.poll(filledIn).toBeNull();
  const erased = page.getByRole('heading', { name: t('family.erasedTitle') });
  await expect(erased).toBeFocused();
  await expect(erased).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('family.goneTitle') })).toBeVisible();
});

test('on a site without mail, an invalid link leads to the club instead of a form', async ({ page }) => {
  await page.goto(`/my/${'x'.repeat(43)}`);
  await page.getByRole('link', { name: t('receipts.howToGetIt') }).tap();
  await expect(page.getByText(/This site sends no email at the moment/)).toBeVisible();
  await expect(page.getByRole('heading', { name: t('family.askTheClub.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});
