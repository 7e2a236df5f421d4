import type { Translated } from '@lions/web-base';
import type { adminDeleted as english } from '../en/deleted';

export const adminDeleted: Translated<typeof english> = {
  title: 'Suppressions des 30\u00a0derniers jours',
  none: 'Rien n’a été supprimé.',
  show: 'Afficher',
  kinds: { all: 'Tout', team: 'Équipes', session: 'Séances' },
  teamsTitle: 'Équipes supprimées récemment',
  noTeams: 'Aucune équipe n’a été supprimée au cours des 30\u00a0derniers jours.',
  noSessions: 'Aucune séance n’a été supprimée au cours des 30\u00a0derniers jours.',
  team: 'Équipe {{name}} ({{league}})',
  deletedOn: 'Supprimée le {{when}}',
  pastKept:
    'Elle est passée\u00a0: une fois restaurée, le nettoyage automatique n’y touche pas pendant 30\u00a0jours.',
  restore: 'Restaurer',
  restoreNamed: 'Restaurer {{name}}',
  restored: 'Restaurée\u00a0: {{name}}',
  restoreFailed: 'La restauration a échoué',
};
