import type { adminAnalytics as english } from '../en/admin-analytics';
import type { Translated } from '../translate';

export const adminAnalytics: Translated<typeof english> = {
  title: 'Statistiques et rapports',
  loadFailed: 'Les statistiques n’ont pas pu être chargées. Veuillez réessayer.',
  teams: 'Équipes',
  visibleTeams: 'Visibles du public',
  hiddenTeams: 'Masquées au public',
  competingPlayers: 'Joueurs en sélection',
  scheduledSessions: 'Séances prévues',
  byTeam: 'Par équipe',
  byArena: 'Par aréna',
  scheduleTitle: 'Horaire des séances de sélection',
  noSessions: 'Aucune séance n’est prévue.',
  team: 'Équipe',
  league: 'Ligue',
  date: 'Date',
  time: 'Heure',
  location: 'Lieu',
  players: 'Joueurs en sélection',
};
