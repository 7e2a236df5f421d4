import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers } from '../support/back-office.ts';
import { expect, open, registeredNames, test } from '../support/open-team.ts';
import { PHONES } from '../support/places.ts';
import { dialogOf, openForm, typeChild, typeParent } from './register-tryout.form.ts';
import { FORM_WORDS } from './register-tryout.words.ts';
import type { Language } from '../support/words.ts';

/** The refusal and what to do instead; the input is kept, and there is no submit button. */
async function expectShut(page: Page, language: Language, sentences: string[]) {
  const words = FORM_WORDS[language];
  const dialog = dialogOf(page);
  const alert = dialog.getByRole('alert');
  for (const sentence of sentences) await expect(alert).toContainText(sentence);
  await expect(alert).toBeFocused();
  await expect(alert).not.toContainText(words.kept);
  await expect(dialog.getByLabel(words.playerName)).not.toHaveValue('');
  await expect(dialog.getByRole('button', { name: words.back })).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.send, exact: true })).toHaveCount(0);
}

async function removeSession(office: APIRequestContext, id: number | undefined) {
  const answer = await office.delete(`/api/sessions/${id}`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const { name, language, use } of PHONES) {
  const words = FORM_WORDS[language];
  test.describe(name, () => {
    test.use(use);

    test('a form whose registration is closed meanwhile says so and links how to take part', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await typeChild(page, language, 'Zoé Démo');
      await typeParent(page, language, team.email);
      await open(office, team.id, false);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expectShut(page, language, [words.closed, words.howToTakePart]);
      await expect(dialog.locator('[name=evening]')).toBeDisabled();
      await expectAccessible(page, 'dialog');
      await dialog.getByRole('button', { name: words.back }).tap();
      await expect(dialog).toHaveCount(0);
      await page.locator('summary').filter({ hasText: words.register }).tap();
      await expect(page.getByText(words.takePart)).toBeVisible();
      expect(await registeredNames(office, team.sessions[0])).toEqual([]);
    });

    test('when one of two dates is gone, the other is registered, and both are told', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2, 2);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await dialog.getByRole('group', { name: words.dates }).locator('input').first().check();
      await typeChild(page, language, 'Zoé Démo');
      await typeParent(page, language, team.email);
      await removeSession(office, team.sessions[0]);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(dialog.getByRole('heading', { name: words.success })).toBeFocused();
      await expect(dialog.locator('.registration-refused')).toContainText(words.gone);
      await expect(dialog.getByText(words.hasSpot('Zoé Démo'))).toBeVisible();
      await expectAccessible(page, 'dialog');
      expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo']);
    });

    test('when the only ticked date is gone, the input registers for another', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(2, 2);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      const dateOf = (index: number) => dialog.locator(`[name=evening][value="${team.sessions[index]}"]`);
      await dateOf(0).check();
      await typeChild(page, language, 'Zoé Démo');
      await typeParent(page, language, team.email);
      await removeSession(office, team.sessions[0]);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expectShut(page, language, ['Zoé Démo', words.gone, words.otherDate]);
      await expect(dateOf(0)).toBeDisabled();
      await dateOf(1).check();
      await expect(dialog.getByText(words.gone)).toHaveCount(0);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(dialog.getByText(words.hasSpot('Zoé Démo'))).toBeVisible();
      expect(await registeredNames(office, team.sessions[1])).toEqual(['Zoé Démo']);
    });
  });
}
