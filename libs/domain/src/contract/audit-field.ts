import type { Language } from '../people.js';
import { TEAM_FIELDS } from '../teams/team-fields.js';

/** The fields of audit entries, with their names in both languages. */
export const AUDIT_FIELDS = {
  ...TEAM_FIELDS,
  activePlayers: { en: 'Competing players', fr: 'Joueurs en sélection' },
  deletedAt: { en: 'Deleted', fr: 'Suppression' },
  teamId: { en: 'Team', fr: 'Équipe' },
  teamIds: { en: 'Teams', fr: 'Équipes' },
  sessionId: { en: 'Tryout session', fr: 'Séance de sélection' },
  sessionIds: { en: 'Tryout sessions', fr: 'Séances de sélection' },
  practiceId: { en: 'Practice', fr: 'Entraînement' },
  date: { en: 'Date', fr: 'Date' },
  time: { en: 'Time', fr: 'Heure' },
  location: { en: 'Location', fr: 'Lieu' },
  capacity: { en: 'Spots', fr: 'Places' },
  isActive: { en: 'Active', fr: 'Statut actif' },
  cancelledAt: { en: 'Cancelled', fr: 'Annulation' },
  status: { en: 'Status', fr: 'État' },
  attended: { en: 'Attended', fr: 'Présence' },
  reason: { en: 'Reason', fr: 'Raison' },
  playerName: { en: 'Player', fr: 'Joueur' },
  playerPosition: { en: 'Position', fr: 'Position' },
  firstName: { en: 'First name', fr: 'Prénom' },
  lastName: { en: 'Last name', fr: 'Nom de famille' },
  username: { en: 'Username', fr: 'Nom d’utilisateur' },
  email: { en: 'Email', fr: 'Courriel' },
  role: { en: 'Role', fr: 'Rôle' },
  key: { en: 'Setting', fr: 'Réglage' },
  value: { en: 'Value', fr: 'Valeur' },
  cutoff: { en: 'Cutoff', fr: 'Heure limite' },
  deleted: { en: 'Deleted', fr: 'Supprimés' },
  ended: { en: 'Signed out', fr: 'Déconnectés' },
  userAgent: { en: 'Device', fr: 'Appareil' },
  network: { en: 'Network', fr: 'Réseau' },
  tries: { en: 'Attempts that day', fr: 'Tentatives ce jour-là' },
  teams: { en: 'Teams', fr: 'Équipes' },
  families: { en: 'Families', fr: 'Familles' },
  practices: { en: 'Practices', fr: 'Entraînements' },
} satisfies Record<string, Record<Language, string>>;

export type AuditField = keyof typeof AUDIT_FIELDS;
