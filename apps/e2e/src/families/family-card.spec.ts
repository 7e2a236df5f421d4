import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { expect, test } from '../support/open-team.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { t } from '../support/texts.ts';

/** Types into the search box, which `/` opens at any width. */
async function lookFor(page: Page, sought: string): Promise<void> {
  await page.keyboard.press('/');
  const box = page.getByRole('search').getByRole('combobox', { name: t('search.label') });
  await expect(box).toBeFocused();
  await box.fill(sought);
}

test.use(PHONE);

test('a child is found by keyboard, and the card of the family opens', async ({
  office,
  openTeam,
  page,
}, testInfo) => {
  const { sessions, email } = await openTeam(2);
  const unique = uniqueName(testInfo);
  const child = `Łukasz ${unique}`;
  const player = { playerName: child, playerPosition: 'Forward', playerAge: 14 };
  const parent = { parentName: `Hélène ${unique}`, parentEmail: email, parentPhone: '(514) 555-0123' };
  const registered = await office.post(`/api/sessions/${sessions[0]}/registrations`, {
    headers,
    data: { ...player, ...parent },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await lookFor(page, `lukasz ${unique}`);
  const found = page.getByRole('group', { name: t('search.children') }).getByRole('option', { name: child });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('familyCard.title'), level: 1 })).toBeFocused();
  // No name in the address or in the window's title, which a browser's history keeps.
  expect(page.url()).toMatch(/\/admin\?view=family&id=\d+$/);
  expect(await page.title()).not.toContain(unique);

  const contact = page.getByRole('region', { name: t('familyCard.toReach') });
  await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(contact.getByRole('link', { name: '(514) 555-0123' })).toHaveAttribute('href', /^tel:/);
  const next = page.getByRole('region', { name: t('familyCard.next') });
  await expect(next.getByText(/^Ask for the consent: /)).toContainText(child);
  const registrations = page.getByRole('region', { name: t('familyCard.registrations') });
  await expect(registrations.getByRole('listitem')).toContainText([child]);
  await expect(page.getByText(/^What happened \(\d+\)$/)).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.viewport.width);

  await lookFor(page, `514 555 0123 ${unique}`);
  await expect(
    page
      .getByRole('group', { name: t('familyCard.parents') })
      .getByRole('option', { name: `Hélène ${unique}` }),
  ).toContainText('(514) 555-0123');
  await page.keyboard.press('Escape');

  await page.goto('/admin?view=audit');
  await expect(page.getByText('opened the card of the family').first()).toBeVisible();
  await page.goto('/admin?view=family&id=999999999');
  await expect(page.getByRole('main')).toContainText(t('familyCard.gone'));
});
