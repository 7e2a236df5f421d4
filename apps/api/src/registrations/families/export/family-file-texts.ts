import type { Language, MailKind, MailStatus, PlayerPosition, RegistrationStatus } from '@lions/domain';
import type { LedgerActor, LedgerEvent } from '../../../places/ledger-entry.entity.js';

/** The texts of a family's file; names of fields that the audit log has, too, are its (`AUDIT_FIELDS`). */
export interface FamilyFileTexts {
  fileName: string;
  title: string;
  intro: string;
  family: string;
  mailLanguage: string;
  noLanguage: string;
  languages: Record<Language, string>;
  linkSince: string;
  guardian: string;
  exportedAt: string;
  registrations: string;
  noRegistrations: string;
  practice: string;
  session: (team: string) => string;
  state: string;
  statuses: Record<RegistrationStatus, string>;
  calledOff: string;
  position: string;
  positions: Record<PlayerPosition, string>;
  inLine: string;
  saidComing: string;
  registeredAt: string;
  changedAt: string;
  beforeProof: string;
  passed: string;
  steps: string;
  events: Record<LedgerEvent, string>;
  place: (position: number) => string;
  actors: Record<LedgerActor, string>;
  mails: string;
  noMails: string;
  queuedOn: string;
  mailStatuses: Record<MailStatus, string>;
  kinds: Record<MailKind, string>;
  yes: string;
  no: string;
}

const en: FamilyFileTexts = {
  fileName: 'lions-family-data.html',
  title: 'Your data with the Lac St-Louis Lions',
  intro:
    'Everything that the site keeps under your email address. Keep this file to yourself. For programs, it also holds the same data as JSON.',
  family: 'Your family',
  mailLanguage: 'Language of our emails',
  noLanguage: 'not chosen',
  languages: { en: 'English', fr: 'French' },
  linkSince: 'Your link exists since',
  guardian: 'Email of the second guardian',
  exportedAt: 'File made',
  registrations: 'Registrations',
  noRegistrations: 'No registrations.',
  practice: 'Practice',
  session: (team) => `Tryout session, ${team}`,
  state: 'Status',
  statuses: { confirmed: 'Spot confirmed', waiting: 'On the waiting list', cancelled: 'Cancelled' },
  calledOff: 'Cancelled by the club',
  position: 'Position',
  positions: { Defense: 'Defense', Forward: 'Forward', Goalie: 'Goalie' },
  saidComing: 'You confirmed that the player will come',
  inLine: 'Number on the waiting list',
  registeredAt: 'Registered',
  changedAt: 'Last changed',
  beforeProof: 'Made before your address was confirmed',
  passed: 'Players who got a spot out of turn since',
  steps: 'How the spot was assigned',
  events: {
    registered: 'registered, with a spot',
    waiting: 'registered, on the waiting list',
    promoted: 'got a spot',
    offered: 'a spot was offered to all who wait',
    accepted: 'accepted the offered spot',
    'offer-over': 'the offered spot was taken',
    requeued: 'back on the waiting list',
    'moved-out': 'left for another group, practice or session',
    'moved-in': 'moved here',
    cancelled: 'cancelled',
    erased: 'erased',
    undone: 'change taken back',
  },
  place: (position) => `number ${position}`,
  actors: { family: 'by the family', coach: 'by a coach', server: 'automatically' },
  mails: 'Emails to you',
  noMails: 'No emails.',
  queuedOn: 'queued on',
  mailStatuses: {
    pending: 'not sent yet',
    sent: 'sent',
    failed: 'failed',
    dropped: 'no longer needed',
    told: 'told by a coach',
  },
  kinds: {
    confirmation: 'Confirmation',
    waiting: 'On the waiting list',
    promoted: 'A spot has opened up',
    offered: 'A spot is offered',
    'offer-over': 'The offered spot is taken',
    cancelled: 'Registration cancelled',
    changed: 'Registration changed',
    'practice-cancelled': 'Cancelled by the club',
    reminder: 'Reminder the day before',
    link: 'Your private link',
    'daily-limit': 'Daily limit reached',
    guardian: 'Link of the second guardian',
    'guardian-added': 'Second guardian added',
    message: 'Message from the club',
    alert: 'Alert',
    account: 'Account',
  },
  yes: 'yes',
  no: 'no',
};

const fr: FamilyFileTexts = {
  fileName: 'lions-renseignements-famille.html',
  title: 'Vos renseignements auprès des Lions du Lac St-Louis',
  intro:
    'Tout ce que le site conserve sous votre adresse courriel. Gardez ce fichier pour vous. Pour les logiciels, il contient aussi les mêmes données en JSON.',
  family: 'Votre famille',
  mailLanguage: 'Langue de nos courriels',
  noLanguage: 'non choisie',
  languages: { en: 'anglais', fr: 'français' },
  linkSince: 'Votre lien existe depuis',
  guardian: 'Courriel du deuxième parent',
  exportedAt: 'Fichier créé',
  registrations: 'Inscriptions',
  noRegistrations: 'Aucune inscription.',
  practice: 'Entraînement',
  session: (team) => `Séance de sélection, ${team}`,
  state: 'État',
  statuses: {
    confirmed: 'Place confirmée',
    waiting: 'Sur la liste d’attente',
    cancelled: 'Inscription annulée',
  },
  calledOff: 'Annulation par le club',
  position: 'Position',
  positions: { Defense: 'Défense', Forward: 'Attaque', Goalie: 'Gardien ou gardienne' },
  saidComing: 'Vous avez confirmé la présence du joueur',
  inLine: 'Rang sur la liste d’attente',
  registeredAt: 'Inscription',
  changedAt: 'Dernière modification',
  beforeProof: 'Faite avant la confirmation de votre adresse',
  passed: 'Joueurs ayant obtenu depuis une place avant leur tour',
  steps: 'Attribution de la place',
  events: {
    registered: 'inscription avec une place',
    waiting: 'inscription sur la liste d’attente',
    promoted: 'place obtenue',
    offered: 'place offerte à toute la liste d’attente',
    accepted: 'place offerte acceptée',
    'offer-over': 'la place offerte a été prise',
    requeued: 'retour sur la liste d’attente',
    'moved-out': 'départ vers un autre groupe, entraînement ou séance',
    'moved-in': 'transfert',
    cancelled: 'inscription annulée',
    erased: 'effacement',
    undone: 'modification annulée',
  },
  place: (position) => `rang\u00a0${position}`,
  actors: { family: 'par la famille', coach: 'par un entraîneur', server: 'automatiquement' },
  mails: 'Courriels à votre adresse',
  noMails: 'Aucun courriel.',
  queuedOn: 'créé le',
  mailStatuses: {
    pending: 'courriel pas encore envoyé',
    sent: 'courriel envoyé',
    failed: 'échec',
    dropped: 'n’est plus nécessaire',
    told: 'avis donné par un entraîneur',
  },
  kinds: {
    confirmation: 'Confirmation',
    waiting: 'Sur la liste d’attente',
    promoted: 'Une place s’est libérée',
    offered: 'Une place est offerte',
    'offer-over': 'La place offerte est prise',
    cancelled: 'Inscription annulée',
    changed: 'Inscription modifiée',
    'practice-cancelled': 'Annulation par le club',
    reminder: 'Rappel de la veille',
    link: 'Votre lien privé',
    'daily-limit': 'Limite de la journée atteinte',
    guardian: 'Lien du deuxième parent',
    'guardian-added': 'Deuxième parent ajouté',
    message: 'Message du club',
    alert: 'Alerte',
    account: 'Compte',
  },
  yes: 'oui',
  no: 'non',
};

export const FAMILY_FILE_TEXTS: Record<Language, FamilyFileTexts> = { en, fr };
