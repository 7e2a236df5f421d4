import type { Translated } from '@lions/web-base';
import type { adminSearch as english } from '../en/search';

export const adminSearch: Translated<typeof english> = {
  label: 'Rechercher',
  close: 'Fermer la recherche',
  results: 'Résultats de la recherche',
  teams: 'Équipes',
  players: 'Joueurs en sélection',
  tryoutSessions: 'Séances de sélection',
  users: 'Utilisateurs',
  tooShort: 'Tapez au moins deux caractères.',
  searching: 'Recherche...',
  nothing: 'Aucun résultat. Essayez avec moins de lettres ou un autre mot.',
  count_one: '{{count}}\u00a0résultat',
  count_other: '{{count}}\u00a0résultats',
  countCut:
    '{{count}}\u00a0résultats, au plus {{most}} de chaque sorte. Tapez d’autres lettres pour en avoir moins.',
};
