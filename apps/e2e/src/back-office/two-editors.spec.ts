import type { Page } from '@playwright/test';
import {
  chooseFor,
  dayFromNow,
  givenCoach,
  givenTeam,
  notice,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { hold } from '../walk/walk.ts';
const CONFLICT = 'Somebody else changed this in the meantime';
const LIST = 'Competing Players - ';

/** The superadmin's and a coach's browser, both signed in, and a team with one player. */
async function givenTwoEditors(first: Page, second: Page, id: string) {
  const coach = await givenCoach(first.request, `coach.${id}`);
  await signInByApi(second.request, coach);
  await signInByApi(first.request, SUPERADMIN);
  const name = `M15 ${id}`;
  const team = await givenTeam(first.request, { name, playerNames: ['Demo Former'], days: [] });
  return { name, team };
}

test('of two editors of one team, the second sees who changed it and when, with both versions', async ({
  page,
  someoneElse,
}, testInfo) => {
  const other = await someoneElse();
  const { name, team } = await givenTwoEditors(page, other, uniqueName(testInfo));
  for (const editor of [page, other]) {
    await editor.goto('/admin?view=teams');
    await editor.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  }
  const save = async (editor: Page, ageRange: string) => {
    await editor.getByRole('dialog').getByLabel('Age range').fill(ageRange);
    await editor
      .getByRole('dialog')
      .getByRole('button', { name: t('common.save'), exact: true })
      .click();
  };
  await save(other, '13 to 14');
  await expect(notice(other, 'Team updated successfully')).toBeVisible();
  await save(page, '14 to 15');
  const dialog = page.getByRole('dialog');
  const conflict = dialog.getByRole('alert').filter({ hasText: CONFLICT });
  await expect(conflict).toContainText(/Changed by Demo Coach, \w{3,4}\.? \d+, \d{4}, \d+:\d\d [AP]M\./);
  await expect(conflict.getByRole('term')).toHaveText(['Age range']);
  await expect(conflict).toContainText('14 to 15');
  await expect(conflict).toContainText('13 to 14');
  // Nothing is overwritten unseen: the first save is kept until the second person chooses.
  const stored = async () =>
    ((await (await page.request.get('/api/teams')).json()) as { id: number; ageRange: string }[]).find(
      ({ id }) => id === team,
    )?.ageRange;
  expect(await stored()).toBe('13 to 14');
  await expect(dialog.getByLabel('Age range')).toHaveValue('14 to 15');
  await conflict.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(dialog.getByLabel('Age range')).toHaveValue('13 to 14');
  await conflict.getByRole('button', { name: 'Put back what I typed' }).click();
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(notice(page, 'Team updated successfully')).toBeVisible();
  expect(await stored()).toBe('14 to 15');
});

test('of two editors of one list of players, the second sees both lists before one is lost', async ({
  page,
  someoneElse,
}, testInfo) => {
  const other = await someoneElse();
  const { name, team } = await givenTwoEditors(page, other, uniqueName(testInfo));
  const card = (editor: Page) => editor.getByRole('region', { name: `${LIST}${name}` });
  for (const editor of [page, other]) {
    await editor.goto(`/admin?view=tryouts&team=${team}`);
    await expect(card(editor).getByLabel(t('tryouts.playersLabel'))).toHaveValue('Demo Former');
  }
  const save = async (editor: Page, names: string) => {
    await card(editor).getByLabel(t('tryouts.playersLabel')).fill(names);
    await card(editor)
      .getByRole('button', { name: t('tryouts.updatePlayers') })
      .click();
  };
  await save(other, 'Demo Former\nDemo Theirs');
  await expect(notice(other, t('tryouts.playersUpdated', { count: 2 }))).toBeVisible();
  await save(page, 'Demo Former\nDemo Mine');
  const conflict = card(page).getByRole('alert').filter({ hasText: CONFLICT });
  await expect(conflict).toContainText('Changed by Demo Coach, ');
  await expect(conflict).toContainText('Demo Former, Demo Mine');
  await expect(conflict).toContainText('Demo Former, Demo Theirs');
  const stored = async () =>
    ((await (await page.request.get('/api/teams')).json()) as { id: number; activePlayers: string[] }[]).find(
      ({ id }) => id === team,
    )?.activePlayers;
  expect(await stored()).toEqual(['Demo Former', 'Demo Theirs']);
  await expect(card(page).getByLabel(t('tryouts.playersLabel'))).toHaveValue('Demo Former\nDemo Mine');
  await save(page, 'Demo Former\nDemo Mine\nDemo Theirs');
  await expect(notice(page, t('tryouts.playersUpdated', { count: 3 }))).toBeVisible();
  expect(await stored()).toEqual(['Demo Former', 'Demo Mine', 'Demo Theirs']);
});

test('of two edits in a row, the second starts from the first, though the list is slow', async ({
  page,
}, testInfo) => {
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const days = [dayFromNow(20)];
  const team = await givenTeam(page.request, { name, playerNames: [], days });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const card = page.getByRole('region', { name: `Sessions - ${name}` });
  const save = async (note: string) => {
    await card.getByLabel('Description (English)').fill(note);
    await card.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(notice(page, 'Session updated successfully')).toBeVisible();
  };
  await chooseFor(page, '', t('common.edit'));
  const { release } = await hold(page, `**/api/teams/${team}/sessions`);
  await save('Demo first');
  await chooseFor(page, '', t('common.edit'));
  await expect(card.getByLabel('Description (English)')).toHaveValue('Demo first');
  await expect(notice(page, 'Session updated successfully')).toHaveCount(0);
  await save('Demo second');
  release();
});
