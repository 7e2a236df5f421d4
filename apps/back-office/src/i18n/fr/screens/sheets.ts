import type { Translated } from '@lions/web-base';
import type { adminSheets as english } from '../../en/screens/sheets';

export const adminSheets: Translated<typeof english> = {
  title: 'Feuilles de calcul',
  intro:
    'Téléchargez l’horaire, les équipes ou leurs joueurs dans une feuille de calcul, modifiez-la, puis importez-la. Vous voyez chaque différence avant toute modification, et vous pouvez annuler une importation pendant une journée.',
  kind: 'Contenu de la feuille',
  kinds: {
    sessions: 'Séances de sélection',
    practices: 'Entraînements',
    teams: 'Équipes',
    players: 'Joueurs en sélection',
  },
  out: 'Télécharger en {{format}}',
  file: 'Feuille à importer',
  fileHint:
    'XLSX ou CSV, au plus 10\u00a0000\u00a0lignes. Les noms des colonnes peuvent être en français ou en anglais; ce que contiennent les colonnes absentes ne change pas.',
  choose: 'Choisir un fichier',
  chosen: 'Fichier choisi\u00a0: {{name}}',
  removeMissing:
    'Retirer les lignes à venir qui manquent dans la feuille (un entraînement est annulé, un joueur quitte la liste)',
  differences: 'Différences',
  nothing: 'La feuille correspond aux données du club\u00a0: il n’y a rien à modifier.',
  first: 'Les {{count}}\u00a0premières sont affichées.',
  states: { wrong: 'Erreur', new: 'Nouveau', changed: 'Modifié', gone: 'Absent de la feuille' },
  same: 'Identiques\u00a0: {{count}}',
  fixFirst: 'Corrigez les erreurs dans la feuille, puis choisissez-la de nouveau. Rien n’a été modifié.',
  row: 'Ligne',
  state: 'État',
  name: 'Élément',
  apply: 'Importer la feuille',
  applied: 'La feuille est importée',
  failed: 'La feuille n’a pas été importée',
  undoTitle: 'Annuler la dernière importation',
  undoText: 'Jusqu’au {{until}}, tant qu’aucune de ses lignes n’a été modifiée de nouveau.',
  what: 'l’importation d’une feuille',
};
