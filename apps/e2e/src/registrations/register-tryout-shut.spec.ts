import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers } from '../support/back-office.ts';
import { expect, open, registeredNames, test } from '../support/open-team.ts';
import { PHONE } from '../support/places.ts';
import { dialogOf, openForm, typeChild, typeParent } from './register-tryout.form.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

/** The refusal and what to do instead; the input is kept, and there is no submit button. */
async function expectShut(page: Page, sentences: string[]) {
  const dialog = dialogOf(page);
  const alert = dialog.getByRole('alert');
  for (const sentence of sentences) await expect(alert).toContainText(sentence);
  await expect(alert).toBeFocused();
  await expect(alert).not.toContainText('Nothing you typed is lost');
  await expect(dialog.getByLabel(t('registration.fields.playerName'))).not.toHaveValue('');
  await expect(dialog.getByRole('button', { name: t('tryouts.form.leave') })).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }),
  ).toHaveCount(0);
}

async function removeSession(office: APIRequestContext, id: number | undefined) {
  const answer = await office.delete(`/api/sessions/${id}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.use(PHONE);

test('a form whose registration is closed meanwhile says so and links how to take part', async ({
  page,
  office,
  openTeam,
}) => {
  const team = await openTeam(2);
  await openForm(page, team);
  const dialog = dialogOf(page);
  await typeChild(page, 'Zoé Démo');
  await typeParent(page, team.email);
  await open(office, team.id, false);
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expectShut(page, [t('registration.refused.teamClosed'), t('tryouts.form.howToTakePart')]);
  await expect(dialog.locator('[name=evening]')).toBeDisabled();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: t('tryouts.form.leave') }).tap();
  await expect(dialog).toHaveCount(0);
  await page
    .locator('summary')
    .filter({ hasText: t('tryouts.team.takePartTitle') })
    .tap();
  await expect(page.locator('.take-part').getByText(t('tryouts.team.registrationClosed'))).toBeVisible();
  expect(await registeredNames(office, team.sessions[0])).toEqual([]);
});

test('when one of two dates is gone, the other is registered, and both are told', async ({
  page,
  office,
  openTeam,
}) => {
  const team = await openTeam(2, 2);
  await openForm(page, team);
  const dialog = dialogOf(page);
  await dialog
    .getByRole('group', { name: t('registration.fields.evenings') })
    .locator('input')
    .first()
    .check();
  await typeChild(page, 'Zoé Démo');
  await typeParent(page, team.email);
  await removeSession(office, team.sessions[0]);
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expect(dialog.getByRole('heading', { name: t('registration.outcome.registered') })).toBeFocused();
  await expect(dialog.locator('.registration-refused')).toContainText(
    'This date is no longer on the schedule.',
  );
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
  await expectAccessible(page, 'dialog');
  expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo']);
});

test('when the only ticked date is gone, the input registers for another', async ({
  page,
  office,
  openTeam,
}) => {
  const team = await openTeam(2, 2);
  await openForm(page, team);
  const dialog = dialogOf(page);
  const dateOf = (index: number) => dialog.locator(`[name=evening][value="${team.sessions[index]}"]`);
  await dateOf(0).check();
  await typeChild(page, 'Zoé Démo');
  await typeParent(page, team.email);
  await removeSession(office, team.sessions[0]);
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expectShut(page, [
    'Zoé Démo',
    'This date is no longer on the schedule.',
    t('tryouts.form.otherSession'),
  ]);
  await expect(dateOf(0)).toBeDisabled();
  await dateOf(1).check();
  await expect(dialog.getByText('This date is no longer on the schedule.')).toHaveCount(0);
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
  expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo']);
});
