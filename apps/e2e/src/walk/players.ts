import { notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button, card, failOnce, failure, see, type Walk } from './walk.ts';

/** Pasted from an e-mail; sorted by the last word of each name, ignoring case. */
const PASTED = 'Zoé adams; Demo Zimmer,\r\nann-marie Baker\n\nDemo Zimmer';
const SORTED = ['Zoé adams', 'ann-marie Baker', 'Demo Zimmer'];

/** A list typed, checked, refused, saved, undone, kept over a reload, and cleared. */
export async function walkPlayers(walk: Walk, team: { id: number; name: string }): Promise<void> {
  const { page } = walk;
  const players = card(page, t('tryouts.playersOf', { team: team.name }));
  const text = players.getByLabel(t('tryouts.playersLabel'));
  const save = button(players, t('tryouts.updatePlayers'));
  const call = { method: 'PUT', path: `/api/teams/${team.id}/active-players` };
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  await see(players, t('tryouts.noPlayers'), t('tryouts.totalPlayers', { total: 0 }));
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(150);

  await text.fill(PASTED);
  await see(players, t('tryouts.totalPlayers', { total: 4 }), t('tryouts.repeated', { count: 1 }));
  await button(players, t('tryouts.removeRepeated')).click();
  await expect(players.getByRole('list').getByRole('listitem').filter({ hasText: /\S/ })).toHaveText(SORTED);
  await expect(
    players.getByRole('status').filter({ hasText: t('tryouts.countNow', { count: 3 }) }),
  ).toContainText(t('tryouts.unsaved', { added: 3, removed: 0 }));
  await failOnce(page, call, { status: 413 });
  await save.click();
  await expect(failure(page, t('common.error'), t('tryouts.playersFailed'), '100')).toBeVisible();
  await see(players, t('tryouts.totalPlayers', { total: 3 }));
  await save.click();
  await expect(notice(page, t('tryouts.playersUpdated', { count: 3 }))).toBeVisible();

  await text.fill(`${SORTED.join('\n')}\nExemple, Jean`);
  await see(players, t('tryouts.extras', { count: 1 }), t('tryouts.totalPlayers', { total: 5 }));
  await button(players, t('tryouts.fixAll')).click();
  await see(players, 'Jean Exemple', t('tryouts.totalPlayers', { total: 4 }));
  await page.reload();
  await expect(players.getByText(new RegExp(t('tryouts.restoredDraft', { when: '.+' })))).toBeVisible();
  await see(players, 'Jean Exemple', t('tryouts.totalPlayers', { total: 4 }));
  await button(players, t('tryouts.discard')).first().click();
  await see(players, t('tryouts.totalPlayers', { total: 3 }));

  await text.fill('');
  await save.click();
  await expect(notice(page, t('tryouts.playersCleared'))).toBeVisible();
  await see(players, t('tryouts.noPlayers'));
  await button(players, t('tryouts.undo')).click();
  await expect(notice(page, t('tryouts.undone'))).toBeVisible();
  await see(players, ...SORTED, t('tryouts.totalPlayers', { total: 3 }));

  await text.fill(Array.from({ length: 301 }, (_, index) => `Demo Player${index}`).join('\n'));
  await see(players, t('tryouts.tooManyPlayers', { max: 300, over: 1 }));
  await expect(save).toBeDisabled();
  await button(players, t('tryouts.discard')).click();
}
