import { expectAccessible } from '../screens/axe.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { headers, notice } from '../support/back-office.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
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
  await expect(page.getByText(/is next in line/)).toBeVisible();
  await page.goto(ours);
  await hydrated(page);
  const child = page.getByRole('region', { name: 'Zoé Démo-Exemple' });
  await expect(child.getByText(t('family.states.confirmed'))).toBeVisible();
  await child.getByRole('button', { name: t('family.stillComing') }).tap();
  await expect(child.getByText(/You told the coach on/)).toBeVisible();
  const cantCome = child.getByRole('button', { name: t('family.cantCome') });
  // The button of each date has a distinct accessible name.
  await expect(cantCome).toHaveAccessibleDescription(/\d{4}/);
  await cantCome.tap();
  await expect(child.getByText(/^Give up .*’s spot\?/)).toBeFocused();
  await child.getByRole('button', { name: t('family.cancelNo') }).tap();
  await expect(cantCome).toBeFocused();
  await cantCome.tap();
  await child.getByRole('button', { name: t('family.cancelYes') }).tap();
  await expect(child.getByText(t('family.states.cancelled'), { exact: true })).toBeVisible();
  await expect(child.getByRole('button')).toHaveCount(0);
  await expect(child.getByRole('heading', { name: 'Zoé Démo-Exemple' })).toBeFocused();
  await page.goto(theirs);
  await expect(page.getByText(t('family.states.confirmed'))).toBeVisible();
});

test('a tap before hydration shows as busy, and is executed after it', async ({
  page,
  request,
  office,
  openTeam,
}) => {
  const { ours } = await givenTwoFamilies(request, office, openTeam);
  for (const [button, outcome] of [
    [t('family.erase'), page.getByText(/^Erase everything for good\?/)],
    [t('family.languages.fr'), notice(page, t('family.languageSaved.fr'))],
  ] as const) {
    const releaseScripts = await holdScripts(page);
    await page.goto(ours);
    const tapped = page.getByRole('button', { name: button, exact: true });
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
  await page.getByRole('button', { name: t('family.cantCome') }).tap();
  await expectAccessible(page);
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
  await page.getByRole('button', { name: t('family.languages.fr'), exact: true }).tap();
  await expect(notice(page, t('family.languageSaved.fr'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('family.languages.fr'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: t('family.replaceLink') }).tap();
  await page.waitForURL((url) => !url.pathname.endsWith(ours));
  await expect(notice(page, /This page has a new address/)).toBeVisible();
  // A reload must not show the notice again.
  expect(new URL(page.url()).hash).toBe('');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: t('family.download') }).tap();
  expect((await file).suggestedFilename()).toBe('lions-family-data.html');
  const replaced = page.url();
  await page.goto(ours);
  await expect(page.getByRole('heading', { name: t('family.goneTitle') })).toBeVisible();
  await page.goto(replaced);
  await hydrated(page);
  await page.getByRole('button', { name: t('family.erase') }).tap();
  await page.getByRole('button', { name: t('family.eraseYes') }).tap();
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
