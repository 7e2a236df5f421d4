import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { clubDay, headers, signInByApi } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

// The lists are on public pages that other tests read: on a site of its own.
const SITE_URL = 'http://127.0.0.1:4424';
test.use({ baseURL: SITE_URL });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

/** Presses Enter on the button, as without a mouse. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await target.press('Enter');
}

/** The input of a row by its name in the API. */
const input = (page: Page, setting: string, list: string, row: number, name: string) =>
  page.locator(`[id="club-${setting}_value.${list}_${row}_${name}"]`);

async function save(page: Page, card: Locator): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/club/settings/'),
  );
  await press(button(card, t('common.save')));
  expect((await saved).status()).toBe(200);
  await expect(page.getByText(t('club.saved')).first()).toBeVisible();
}

test('a superadmin changes links by keyboard', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.request.put('/api/club/settings/localAssociations', { headers, data: { value: null } });
  await page.goto('/admin?view=club');
  const card = cardOf(page, 'Local hockey associations');
  await press(page.getByRole('link', { name: 'Local hockey associations', exact: true }));
  const rows = card.locator('.club-row');
  await expect(rows).toHaveCount(9);

  // A new row with problems: each is shown at its field, and the first gets the focus.
  await press(button(card, t('club.rows.add')));
  await expect(rows).toHaveCount(10);
  const at = (name: string) => input(page, 'localAssociations', 'links', 9, name);
  await at('name.en').fill('Demo association');
  await at('href').fill('http://demo.example');
  await press(button(card, t('common.save')));
  await expect(card.getByText(t('validation.bothLanguages'))).toBeVisible();
  await expect(card.getByText(t('validation.webInvalid'))).toBeVisible();
  await expect(at('name.fr')).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // A folded row with a problem opens.
  await press(rows.last().locator('summary'));
  await expect(at('name.fr')).toBeHidden();
  await press(button(card, t('common.save')));
  await expect(at('name.fr')).toBeFocused();

  await at('name.fr').fill('Association Démo');
  await at('href').fill('https://demo.example');
  const name = 'Demo association';
  // Up to the first place; the focus stays on the row.
  const up = button(card, 'Move up: ' + name);
  for (let place = 9; place > 0; place -= 1) {
    await press(up);
    await expect(rows.nth(place - 1)).toContainText(name);
    await expect(rows.nth(place - 1).locator('button:focus')).toHaveCount(1);
  }
  await expect(up).toBeDisabled();
  await press(button(card, `Remove: Lachine`));
  await expect(rows).toHaveCount(9);
  await save(page, card);

  for (const [path, shown] of [
    ['/resources/useful-links', 'Demo association'],
    ['/fr/resources/useful-links', 'Association Démo'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, section = ''] = /<section id="local-associations"([^]*?)<\/section>/.exec(html) ?? [];
    expect(section).toContain('https://demo.example');
    expect(section.indexOf(shown)).toBeLessThan(section.indexOf('MRO'));
    expect(section).not.toContain('Lachine');
  }
});

test('a superadmin adds an event and ends a "coming soon"', async ({ page, context, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  for (const key of ['events', 'comingSoon'])
    await page.request.put(`/api/club/settings/${key}`, { headers, data: { value: null } });
  await page.goto('/admin?view=club&part=events');
  const card = cardOf(page, 'Calendar events');
  await button(card, t('club.rows.add')).click();
  const at = (name: string) => input(page, 'events', 'events', 0, name);
  const day = clubDay();
  for (const [name, text] of Object.entries({
    'name.en': 'Family night',
    'name.fr': 'Soirée des familles',
    firstDay: day,
    time: '18:00 - 21:00',
    'place.en': 'Town hall',
    'place.fr': 'Hôtel de ville',
    link: '/about',
  })) {
    await at(name).fill(text);
    await at(name).blur();
  }
  await save(page, card);
  await expect(at('time')).toHaveValue('6:00 PM - 9:00 PM');
  const soon = cardOf(page, 'Coming soon');
  await page.getByRole('link', { name: 'Coming soon', exact: true }).click();
  await soon.getByRole('checkbox', { name: 'Apparel' }).uncheck();
  await save(page, soon);
  await expectAccessible(page);

  const title = 'Family night';
  expect(await (await request.get(`/api/calendar/club.ics?lang=en`)).text()).toContain(title);
  const visitor = await context
    .browser()
    ?.newPage({ baseURL: SITE_URL, viewport: { width: 390, height: 844 } });
  if (!visitor) throw new Error('No browser');
  await visitor.goto(`/calendar?kind=events`);
  await expect(visitor.getByRole('link', { name: title }).filter({ visible: true }).first()).toHaveAttribute(
    'href',
    `/about`,
  );
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(visitor);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText(title).filter({ visible: true }).first()).toBeVisible();
  await visitor.emulateMedia({ media: 'screen' });
  await visitor.goto(`/apparel`);
  await expect(visitor.locator('.stamp')).toHaveCount(0);
  await visitor.goto(`/sil`);
  await expect(visitor.locator('.stamp')).toHaveCount(1);
  await visitor.close();
});

test('a superadmin completes a description that French lacks, beside the English one', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  const created = await page.request.post('/api/teams', {
    headers,
    data: { name: 'Demo One-Sided', league: 'lheq', description: 'A fast team' },
  });
  const { id } = (await created.json()) as { id: number };
  await page.goto('/admin?view=club&part=texts');
  const card = cardOf(page, t('club.missing.title'));
  const form = card.getByRole('form', { name: 'Demo One-Sided' });
  await form.getByLabel(t('club.languages.fr')).fill('Une équipe rapide');
  // A second superadmin saves first: the form shows both versions and keeps the typed text.
  await page.request.put(`/api/teams/${id}`, { headers, data: { description: 'A very fast team' } });
  await button(form, t('common.save')).click();
  await expect(form.getByRole('alert')).toContainText('A very fast team');
  await expect(form.getByLabel(t('club.languages.fr'))).toHaveValue('Une équipe rapide');
  await button(form, t('common.save')).click();
  await expect(card.getByRole('form', { name: 'Demo One-Sided' })).toHaveCount(0);
  const html = await (await page.request.get(`/fr/hockey-programs/team/${id}`)).text();
  expect(html).toContain('Une équipe rapide');
});
