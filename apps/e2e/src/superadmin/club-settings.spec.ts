import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, headers, signInByApi } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

// The season and the contact are in every page: on a site of its own.
const SITE_URL = 'http://127.0.0.1:4421';
test.use({ baseURL: SITE_URL });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeAll(async () => {
  const variables = { CONTACT_EMAIL: 'operator@club.example', RATE_LIMITS: 'off', DEMO_DATA: 'off' };
  site = await startOwnSite(SITE_URL, variables);
});
test.afterAll(() => site.close());

/** The open part of a setting. */
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens a part by its row; one is open at a time. */
async function openPart(page: Page, name: string): Promise<void> {
  // Among the tabs there is a 'Season', too.
  await page.locator('.club-part').getByRole('link', { name, exact: true }).click();
  await expect(cardOf(page, name)).toBeVisible();
}

/** Types into the inputs of a card by their names in the API, such as 'label.fr'. */
async function fill(page: Page, card: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = page.locator(`[id="club-${card}_value.${name}"]`);
    await input.fill(value);
    // A typed day is taken when the field is left.
    await input.blur();
  }
}

async function save(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/club/settings/'),
  );
  await cardOf(page, name)
    .getByRole('button', { name: t('common.save'), exact: true })
    .click();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(t('club.saved')).first()).toBeVisible();
}

test('a superadmin changes season, telephone and announcement', async ({ page, context, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  for (const key of ['season', 'contact', 'announcement'])
    await page.request.put(`/api/club/settings/${key}`, { headers, data: { value: null } });
  await page.goto('/admin?view=settings');
  await page.locator('a[href="/admin?view=club"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible();
  const partNames = page.locator('.club-part h2');
  await expect(partNames.first()).toHaveText('Announcement');
  // A list without forms: short on a phone, too.
  await expect(page.locator('main form')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2600);
  const season = cardOf(page, 'Season');
  await openPart(page, 'Season');
  await expect(page).toHaveURL(/part=season/);
  await expect(season.getByLabel('Name of the season (French)')).toHaveValue('Automne 2025');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // Refused at its field, in the reader's language.
  await fill(page, 'season', { 'label.fr': '' });
  await season.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(season.getByText(t('validation.bothLanguages'))).toBeVisible();
  await expect(season.getByLabel('Name of the season (French)')).toBeFocused();
  const [today, yesterday, tomorrow] = [dayFromNow(0), dayFromNow(-1), dayFromNow(1)];
  const announced = { 'text.en': 'The rink is closed', 'text.fr': 'L’aréna est fermé' };
  // Back closes the part, after a question about what was typed.
  await page.goBack();
  await page.getByRole('button', { name: t('common.unsavedLeave') }).click();
  await expect(season).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Club' })).toBeVisible();
  const announcement = cardOf(page, 'Announcement');
  await openPart(page, 'Announcement');
  await fill(page, 'announcement', {
    ...announced,
    link: 'javascript:1',
    firstDay: tomorrow,
    lastDay: today,
  });
  await announcement.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(announcement.getByText(t('validation.linkInvalid'))).toBeVisible();
  await expect(announcement.getByText(t('validation.daysReversed'))).toBeVisible();
  await expectAccessible(page);
  await announcement.getByLabel('Link (optional)').fill('/practice');
  await fill(page, 'announcement', { firstDay: yesterday, lastDay: tomorrow });
  // Until its errors are gone, the form's button moves.
  for (const error of ['linkInvalid', 'daysReversed'] as const)
    await expect(announcement.getByText(t(`validation.${error}`))).toHaveCount(0);
  await save(page, 'Announcement');

  // The preview shows the public texts of both languages before anything is saved.
  await openPart(page, 'Season');
  const names = { 'label.en': 'Fall 2027', 'label.fr': 'Automne 2027' };
  await fill(page, 'season', {
    ...names,
    'years.en': '2027-28',
    'years.fr': '2027-2028',
    anniversary: '52',
  });
  await expect(season.getByText('52nd season · 2027-28')).toBeVisible();
  await expect(season.getByText('Camps de sélection, automne\u00a02027')).toBeVisible();
  await save(page, 'Season');
  await openPart(page, 'Contact');
  await expect(season).toHaveCount(0);
  await expect(page.getByText('52nd season · 2027-28 · Fall 2027 tryouts')).toBeVisible();
  await fill(page, 'contact', { phone: '514 555-0100' });
  await save(page, 'Contact');

  // At the next look at a page, in both languages.
  for (const [path, ...shown] of [
    ['/', '52nd season · 2027-28', 'Fall 2027 tryouts', 'The rink is closed', 'href="tel:5145550100"'],
    ['/fr', '52e saison · 2027-2028', 'automne\u00a02027', 'L’aréna est fermé', 'href="/fr/practice"'],
    ['/fr/privacy-policy', 'operator@club.example', 'Téléphone\u00a0: '],
    ['/hockey-programs/tryouts', '<h1>Fall 2027 tryouts</h1>'],
  ] as const) {
    const html = await (await request.get(path)).text();
    for (const text of shown) expect(html).toContain(text);
  }
  const visitor = await context
    .browser()
    ?.newPage({ baseURL: SITE_URL, viewport: { width: 390, height: 844 } });
  await visitor?.goto('/');
  await expect(visitor?.getByRole('complementary').first() ?? page.locator('none')).toBeVisible();
  expect(await visitor?.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (visitor) await expectAccessible(visitor);
  await visitor?.close();

  // An earlier version is put back from the history.
  await fill(page, 'contact', { phone: '514 555-0199' });
  await save(page, 'Contact');
  const contact = cardOf(page, 'Contact');
  await contact.getByText(t('club.history')).click();
  await contact.getByRole('button', { name: t('club.putBackNamed', { version: 1 }) }).click();
  await expect(contact.getByLabel('Telephone (optional)')).toHaveValue('514 555-0100');
  await expect.poll(async () => (await request.get('/')).text()).toContain('514 555-0100');
});

test('two superadmins who change one setting see both versions', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=club&part=contact');
  await fill(page, 'contact', { phone: '514 555-0111' });
  await page.request.put('/api/club/settings/contact', {
    headers,
    data: { value: { phone: '514 555-0122' } },
  });
  const contact = cardOf(page, 'Contact');
  await contact.getByRole('button', { name: t('common.save'), exact: true }).click();
  const conflict = contact.getByRole('alert').filter({ hasText: t('common.conflictTitle') });
  await expect(conflict).toContainText('514 555-0111');
  await expect(conflict).toContainText('514 555-0122');
  await expect(contact.getByLabel('Telephone (optional)')).toHaveValue('514 555-0111');
  await save(page, 'Contact');
  expect(await (await page.request.get('/api/club')).json()).toMatchObject({
    contact: { phone: '514 555-0111' },
  });
});
