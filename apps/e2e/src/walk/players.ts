import { notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { button, card, failOnce, failure, inLanguage, see, type Walk } from './walk.ts';

const TEXTS = {
  title: ['Competing Players - {team}', 'Joueurs en sélection – {team}'],
  label: [
    'Names, separated by commas, semicolons or line breaks',
    'Noms, séparés par des virgules, des points-virgules ou des sauts de ligne',
  ],
  none: ['No competing players listed yet', 'Aucun joueur en sélection pour le moment'],
  total: ['Total Competing Players: {total}', 'Joueurs en sélection : {total}'],
  update: ['Update Player List', 'Mettre à jour la liste des joueurs'],
  discard: ['Discard', 'Abandonner'],
  count: ['{count} names in the text', '{count} noms dans le texte'],
  unsaved: [
    'Not saved yet: {count} added, 0 removed',
    'Pas encore enregistré : {count} à ajouter, 0 à retirer',
  ],
  updated: [
    'Active players updated successfully ({count} players)',
    'Liste des joueurs mise à jour ({count} joueurs)',
  ],
  cleared: ['0 players registered successfully', 'La liste est vide'],
  error: ['Error', 'Erreur'],
  failed: ['Failed to update active players', 'La liste des joueurs n’a pas pu être mise à jour'],
  turned: [
    '1 line looks like “Last, First”: its comma splits one player into two.',
    '1 ligne semble écrite « Nom, Prénom » : la virgule en fait deux joueurs.',
  ],
  turn: ['Rewrite as “First Last”', 'Écrire « Prénom Nom »'],
  repeated: ['1 name appears more than once.', '1 nom figure plus d’une fois dans le texte.'],
  once: ['Remove duplicates', 'Retirer les doublons'],
  undo: ['Undo', 'Rétablir la liste précédente'],
  undone: ['The previous list is back', 'La liste précédente est rétablie'],
  draft: ['Unsaved text from {when} was restored.', 'Le texte non enregistré du {when} a été rétabli.'],
  tooMany: [
    'At most 300 players can be saved: remove 1.',
    'Au plus 300 joueurs peuvent être enregistrés : retirez-en 1.',
  ],
} as const;

/** Pasted from an e-mail; sorted by the last word of each name, ignoring case. */
const PASTED = 'Zoé adams; Demo Zimmer,\r\nann-marie Baker\n\nDemo Zimmer';
const SORTED = ['Zoé adams', 'ann-marie Baker', 'Demo Zimmer'];

/** A list typed, checked, refused, saved, undone, kept over a reload, and cleared. */
export async function walkPlayers(walk: Walk, team: { id: number; name: string }): Promise<void> {
  const { page, language } = walk;
  const t = inLanguage(TEXTS, language);
  const players = card(page, t('title', { team: team.name }));
  const text = players.getByLabel(t('label'));
  const save = button(players, t('update'));
  const call = { method: 'PUT', path: `/api/teams/${team.id}/active-players` };
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  await see(players, t('none'), t('total', { total: 0 }));
  expect((await text.boundingBox())?.height).toBeGreaterThanOrEqual(150);

  await text.fill(PASTED);
  await see(players, t('total', { total: 4 }), t('repeated'));
  await button(players, t('once')).click();
  await expect(players.getByRole('list').getByRole('listitem').filter({ hasText: /\S/ })).toHaveText(SORTED);
  await expect(players.getByRole('status').filter({ hasText: t('count', { count: 3 }) })).toContainText(
    t('unsaved', { count: 3 }),
  );
  await failOnce(page, call, { status: 413 });
  await save.click();
  await expect(failure(page, t('error'), t('failed'), '100')).toBeVisible();
  await see(players, t('total', { total: 3 }));
  await save.click();
  await expect(notice(page, t('updated', { count: 3 }))).toBeVisible();

  await text.fill(`${SORTED.join('\n')}\nExemple, Jean`);
  await see(players, t('turned'), t('total', { total: 5 }));
  await button(players, t('turn')).click();
  await see(players, 'Jean Exemple', t('total', { total: 4 }));
  await page.reload();
  await expect(players.getByText(new RegExp(t('draft', { when: '.+' })))).toBeVisible();
  await see(players, 'Jean Exemple', t('total', { total: 4 }));
  await button(players, t('discard')).first().click();
  await see(players, t('total', { total: 3 }));

  await text.fill('');
  await save.click();
  await expect(notice(page, t('cleared'))).toBeVisible();
  await see(players, t('none'));
  await button(players, t('undo')).click();
  await expect(notice(page, t('undone'))).toBeVisible();
  await see(players, ...SORTED, t('total', { total: 3 }));

  await text.fill(Array.from({ length: 301 }, (_, index) => `Demo Player${index}`).join('\n'));
  await see(players, t('tooMany'));
  await expect(save).toBeDisabled();
  await button(players, t('discard')).click();
}
