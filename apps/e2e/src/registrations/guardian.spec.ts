import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { notice, signInByApi } from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { OFFICE, SITE } from '../support/texts.ts';
import { card, see } from '../walk/walk.ts';

const t = SITE.en;
const texts = 'family.guardian';
const SECOND = 'second@example.test';

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4438';

let site: OwnSite;
let mailServer: MailServer;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL, ...PHONE });
test.beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...mailServer.variables });
});
test.afterAll(async () => {
  await site.close();
  await mailServer.close();
});

/** Registers children for sessions through the public API. */
async function register(
  request: APIRequestContext,
  { sessions, email }: OpenTeam,
  names: readonly string[],
): Promise<void> {
  const parent = { parentName: 'Demo Parent', parentEmail: email, locale: 'en' };
  const consent = { consentVersion: '2026-11', parentalAuthority: true };
  for (const session of sessions)
    for (const playerName of names) {
      const data = { playerName, playerPosition: 'Forward', playerAge: 14, ...parent, ...consent };
      expect((await request.post(`/api/sessions/${session}/registrations`, { data })).status()).toBe(201);
    }
}

async function pageOf(address: string): Promise<string> {
  await expect.poll(() => mailServer.pages.get(address)).toBeTruthy();
  return mailServer.pages.get(address) ?? '';
}

test('the first opening of a mailed page takes two screens, and its note one press', async ({
  page,
  request,
  openTeam,
}) => {
  const team = await openTeam(9, 3);
  await register(request, team, ['Zoé Démo-Exemple', 'Max Démo-Exemple']);
  await page.setViewportSize({ width: 390, height: 844 });
  const path = await pageOf(team.email);
  for (const address of [`/fr${path}`, `${path}?lang=en`]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('.agenda-row')).toHaveCount(3);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, address).toBeLessThanOrEqual(1600);
  }
  await page.getByRole('button', { name: t('family.allMine') }).tap();
  await expect(page.getByText(t('family.beforeProof'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('family.coming') })).toBeFocused();
});

test('a family adds a second guardian who is reachable by coaches and cancels, and removes them', async ({
  page,
  request,
  office,
  openTeam,
  someoneElse,
}) => {
  const team = await openTeam(5, 2);
  const { email } = team;
  await register(request, team, ['Zoé Démo']);
  const ours = await pageOf(email);
  await page.goto(ours);
  await hydrated(page);
  await page.getByText(t(`${texts}.title`)).tap();
  const field = page.getByLabel(t(`${texts}.email`), { exact: true });
  const add = page.getByRole('button', { name: t(`${texts}.add`), exact: true });
  await field.fill('second@nowhere');
  await add.tap();
  await expect(field).toHaveAccessibleDescription(t('family.ask.emailInvalid'));
  await expect(field).toBeFocused();
  await field.fill(email.toUpperCase());
  await add.tap();
  await expect(page.getByText(/This is your own email address/)).toBeVisible();
  await field.fill('second@gmial.com');
  await page.getByRole('button', { name: t('family.ask.didYouMean', { email: 'second@gmail.com' }) }).tap();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('second@gmail.com');
  await field.fill(SECOND);
  await page.setViewportSize({ width: 360, height: 800 });
  // Nothing is below the sticky header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await isWithinWidth(page)).toBe(true);
  await add.tap();
  await expect(notice(page, t(`${texts}.added`, { email: SECOND }))).toBeVisible();
  await expect(page.locator('#guardian > summary')).toBeFocused();
  await expect(page.locator('#guardian > summary')).toHaveText(t(`${texts}.titleOf`, { email: SECOND }));

  const coach = await someoneElse();
  await signInByApi(coach.request, SUPERADMIN);
  const rows = await office.get(`/api/sessions/${team.sessions[0]}/registrations`);
  const [row] = (await rows.json()) as { familyId: number }[];
  await coach.goto(`/admin?view=family&id=${row?.familyId}`);
  const contact = card(coach, OFFICE.en('familyCard.toReach'));
  await see(contact, OFFICE.en('familyCard.guardian'), SECOND);
  for (const address of [email, SECOND])
    await expect(contact.getByRole('link', { name: address })).toHaveAttribute('href', `mailto:${address}`);

  const theirs = await pageOf(SECOND);
  expect(theirs).not.toBe(ours);
  await page.goto(theirs);
  await hydrated(page);
  await expect(page.getByText(t('family.guardianLead', { email: SECOND }))).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByText('Spot confirmed: Zoé')).toHaveCount(2);
  for (const part of ['family.eraseTitle', 'family.linkTitle', `${texts}.title`] as const)
    await expect(page.getByText(t(part), { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('family.noDate') }).tap();
  await page.getByRole('button', { name: t('family.cancelAllYes') }).tap();
  await expect(page.getByText('Cancelled: Zoé')).toHaveCount(2);

  await page.goto(ours);
  await hydrated(page);
  await expect(page.getByText('Cancelled: Zoé')).toHaveCount(2);
  await page.getByText(t(`${texts}.titleOf`, { email: SECOND })).tap();
  await page.getByRole('button', { name: t(`${texts}.remove`), exact: true }).tap();
  await page.getByRole('button', { name: t(`${texts}.removeYes`) }).tap();
  await expect(notice(page, t(`${texts}.removed`, { email: SECOND }))).toBeVisible();
  await expect(add).toBeVisible();
  await page.goto(theirs);
  await expect(page.getByRole('heading', { name: t('family.goneTitle') })).toBeVisible();

  // Added again, the guardian leaves.
  mailServer.pages.clear();
  await page.goto(ours);
  await hydrated(page);
  await page.getByText(t(`${texts}.title`)).tap();
  await field.fill(SECOND);
  await add.tap();
  await page.goto(await pageOf(SECOND));
  await hydrated(page);
  await page.getByText(t(`${texts}.leaveTitle`)).tap();
  await page.getByRole('button', { name: t(`${texts}.leave`), exact: true }).tap();
  await page.getByRole('button', { name: t(`${texts}.leaveYes`) }).tap();
  await expect(page.getByRole('heading', { name: t('family.goneTitle') })).toBeVisible();
  await page.goto(ours);
  await page.getByText(t(`${texts}.title`)).tap();
  await expect(add).toBeVisible();
});
