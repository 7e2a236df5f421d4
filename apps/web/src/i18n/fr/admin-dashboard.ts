import type { adminDashboard as english } from '../en/admin-dashboard';
import type { Translated } from '../translate';

export const adminDashboard: Translated<typeof english> = {
  title: 'Tableau de bord',
  welcome: 'Heureux de vous revoir, {{name}}',
  publicSite: 'Site public',
  language: 'Langue',
  account: 'Compte',
  logout: 'Se déconnecter',
  loggingOut: 'Déconnexion...',
  loggedOut: 'Vous êtes déconnecté',
  logoutFailed: 'La déconnexion a échoué',
  select: 'Choisissez une section pour commencer',
  open: 'Ouvrir',
  practices: 'Entraînements',
  practicesText: 'Gérer les entraînements',
  comingSoon: 'Bientôt',
  tryouts: 'Camps de sélection',
  tryoutsText: 'Gérer les séances de sélection',
  teams: 'Équipes',
  teamsText: 'Gérer les équipes',
  analytics: 'Statistiques',
  analyticsText: 'Consulter les rapports et les statistiques',
  users: 'Utilisateurs',
  usersText: 'Gérer les utilisateurs de l’administration',
  autoDeletion: 'Suppression automatique',
  autoDeletionText: 'Configurer la suppression automatique des séances',
};
