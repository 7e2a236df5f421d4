import type { Translated } from '@lions/web-base';
import type { adminWaitingRuns as english } from '../en/waiting-runs';

export const adminWaitingRuns: Translated<typeof english> = {
  title: {
    sessions: 'Le nettoyage quotidien attend votre décision',
    retention: 'La suppression des anciennes données attend votre décision',
  },
  text: {
    sessions:
      'Pour le {{day}}, il supprimerait {{rows}}\u00a0séances de sélection d’un seul coup. Les derniers nettoyages en ont supprimé au plus {{most}}. Rien n’a donc été supprimé.',
    retention:
      'Pour le {{day}}, elle effacerait définitivement {{rows}}\u00a0entrées d’un seul coup. Les dernières fois, il y en avait au plus {{most}}. Rien n’a donc été effacé.',
  },
  since: 'En attente depuis le {{when}}.',
  clock:
    'Comparez l’horloge du serveur avec la vôtre\u00a0: elle indique le {{server}}, et cet appareil, le {{device}}.',
  clockOff:
    'Les deux horloges ne concordent pas. Si celle du serveur est fausse, faites-la régler et ne décidez rien\u00a0: le prochain nettoyage se fera comme d’habitude.',
  decide: 'Vérifier et décider',
  question: {
    sessions: 'Supprimer {{rows}}\u00a0séances de sélection?',
    retention: 'Effacer définitivement {{rows}}\u00a0entrées?',
  },
  consequence: {
    sessions:
      'Ce sont toutes les séances qui commencent avant le {{cutoff}}. Elles disparaîtront du site; vous pourrez les restaurer pendant 30\u00a0jours.',
    retention:
      'Ce sont toutes les entrées dont la durée de conservation est dépassée en date du {{cutoff}}. Elles ne pourront pas être restaurées\u00a0: seule une sauvegarde les contiendrait encore.',
  },
  yes: {
    sessions: 'Supprimer {{rows}}\u00a0séances',
    retention: 'Effacer {{rows}}\u00a0entrées',
  },
  no: 'Laisser en attente',
  done: {
    sessions_one: '{{count}}\u00a0séance supprimée.',
    sessions_other: '{{count}}\u00a0séances supprimées.',
    retention_one: '{{count}}\u00a0entrée effacée définitivement.',
    retention_other: '{{count}}\u00a0entrées effacées définitivement.',
  },
  doneTitle: 'Le nettoyage est terminé',
  failed: 'Le nettoyage n’a pas eu lieu',
  loadFailed: 'Impossible de savoir si un nettoyage attend votre décision',
  data: {
    tryoutSessions: 'Séances de sélection',
    practices: 'Entraînements',
    registrations: 'Inscriptions',
    teams: 'Équipes',
    playerLists: 'Listes des joueurs en sélection',
    families: 'Liens privés des familles',
    mails: 'Traces des courriels',
    messages: 'Messages aux familles',
    placeHistory: 'Historique des places',
    adminSessions: 'Connexions',
    passwordResets: 'Liens de mot de passe',
    auditLog: 'Lignes du journal des modifications',
    pageViews: 'Décomptes de pages vues',
  },
};
