import type { tryouts as english } from '../en/tryouts';
import type { Translated } from '../translate';

export const tryouts: Translated<typeof english> = {
  season: 'Automne 2025',
  noticeTitle: 'Section en construction',
  noticeText:
    'Un système de gestion des camps de sélection est prévu; d’ici là, ces pages peuvent afficher des données provisoires. Un joueur qui n’est pas sur une liste doit s’adresser à son association locale pour connaître la suite.',
  chooser: {
    title: 'Camps de sélection, automne\u00a02025',
    description:
      'Camps de sélection de l’automne\u00a02025 des Lions du Lac St-Louis\u00a0: choisissez la LHEQ ou le M18 AAA pour voir les équipes, les séances et les joueurs en sélection.',
    lead: 'Choisissez une ligue pour voir ses équipes, leurs séances de sélection et leurs joueurs en sélection.',
    choose: 'Voir les équipes {{league}}',
  },
  league: {
    title: 'Camps de sélection {{league}}',
    description:
      'Camps de sélection {{league}} de l’automne\u00a02025 des Lions du Lac St-Louis\u00a0: toutes les équipes, leurs séances de sélection et leurs joueurs en sélection.',
    back: 'Retour aux ligues',
    listTitle: 'Équipes',
    viewTryouts: 'Voir le camp de sélection',
    noTeams: 'Aucune équipe {{league}} n’est encore affichée',
    checkBack: 'Revenez bientôt',
  },
  team: {
    title: 'Camp de sélection {{team}}',
    description:
      'Horaire du camp de sélection et joueurs en sélection de l’équipe {{team}}, Lions du Lac St-Louis.',
    back: 'Retour aux équipes {{league}}',
    refresh: 'Actualiser cette page',
    refreshing: 'Actualisation...',
    refreshStarted: 'Actualisation des données...',
    refreshStartedText: 'Mise à jour des renseignements et de l’horaire de l’équipe.',
    refreshed: 'Données actualisées!',
    refreshedText: 'Les renseignements de l’équipe ont été mis à jour.',
    refreshFailed: 'Échec de l’actualisation',
    refreshFailedText: 'Les données n’ont pas pu être mises à jour. Veuillez réessayer.',
    lastUpdated: 'Dernière mise à jour\u00a0: {{when}}',
    notUpdated: 'Pas encore mis à jour',
    playersTitle: 'Joueurs actifs',
    totalPlayers: 'Total des joueurs\u00a0: {{total}}',
    noPlayers: 'Aucun joueur en sélection affiché pour le moment',
    noPlayersText: 'Les joueurs en sélection seront mis à jour par les administrateurs de l’équipe',
    scheduleTitle: 'Horaire du camp de sélection',
    noSessions: 'Aucune séance de sélection prévue pour le moment',
    noSessionsText: 'Revenez bientôt',
    selectSession: 'Choisissez une séance pour en voir les détails.',
    details: 'Détails de la séance',
    competingPlayers: 'Joueurs en sélection',
    spots: 'Places',
    total: 'Total des joueurs',
    map: 'Carte',
    helpTitle: 'Pas sur la liste?',
    helpText:
      'Un joueur qui n’est pas sur cette liste doit s’adresser à son association locale pour connaître la suite.',
    notFoundTitle: 'Équipe introuvable',
    notFoundText: 'Cette équipe n’existe pas, ou sa page n’est pas publique.',
    backToTryouts: 'Retour aux camps de sélection',
  },
};
