import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

const CALL = '**/api/incidents';
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Types a day into its picker, as a person without a mouse. */
async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.fill(day);
  await field.press('Enter');
}

test('a superadmin writes down an incident, and closes it once those concerned were told', async ({
  page,
}, testInfo) => {
  const what = `A lost phone ${uniqueName(testInfo)}`;
  await page.setViewportSize({ width: 360, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=users');
  await page.getByRole('link', { name: t('dashboard.pages.incidents') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('incidents.title') })).toBeVisible();
  await page.getByRole('button', { name: t('incidents.add') }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: t('common.save'), exact: true });

  // The club learned of it today, unless another day is chosen; everything else is asked.
  await submit.click();
  await expect(dialog.getByText(t('validation.required'), { exact: true })).toHaveCount(5);
  await dialog.getByLabel(t('incidents.occurred')).fill('2025');
  await dialog.getByLabel(t('incidents.happened')).fill(what);
  await dialog.getByLabel(t('incidents.information')).fill('Names');
  await dialog.getByRole('radio', { name: t('incidents.yes'), exact: true }).check();
  await expect(dialog.getByText(/^Tell the Commission/)).toBeVisible();
  await dialog.getByLabel(t('incidents.riskReason')).fill('No lock');
  await expectAccessible(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);
  await submit.click();
  await expect(page.getByText(t('incidents.saved')).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const card = page.getByRole('main').getByRole('region').filter({ hasText: what });
  for (const text of [
    t('incidents.open'),
    t('incidents.due.commissionToldOn'),
    t('incidents.due.personsToldOn'),
    t('incidents.notKnown'),
  ])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await widthOf(page)).toBeLessThanOrEqual(360);

  // It is not closed before both were told.
  const [id = ''] = /\d+/.exec(await card.getByRole('heading', { level: 2 }).innerText()) ?? [];
  await card.getByRole('button', { name: t('incidents.editNumber', { id }) }).click();
  await typeDay(page, t('incidents.commissionToldOn'), '2026-01-10');
  await typeDay(page, t('incidents.closedOn'), '2026-01-12');
  await submit.click();
  await expect(dialog.getByText(t('validation.incidentNoticesDue'))).toBeVisible();
  await typeDay(page, t('incidents.personsToldOn'), '2026-01-11');
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(t('incidents.closed'), { exact: true })).toBeVisible();
  await expect(card.getByText(t('incidents.due.personsToldOn'))).toHaveCount(0);

  // A second superadmin saves first: the dialog shows both versions.
  await card.getByRole('button', { name: t('incidents.editNumber', { id }) }).click();
  await page.request.put(`/api/incidents/${id}`, { headers, data: { information: 'Theirs' } });
  await dialog.getByLabel(t('incidents.information')).fill('Mine');
  await submit.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Theirs' })).toBeVisible();
  await submit.click();
  await expect(card.getByText('Mine', { exact: true })).toBeVisible();
});

test('the register says that it is empty, and offers another try after a failure', async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
  await page.route(CALL, (route) => route.abort('internetdisconnected'));
  await page.goto('/admin?view=incidents');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: [] }));
  await alert.getByRole('button').click();
  await expect(page.getByText(t('incidents.none'))).toBeVisible();
});
