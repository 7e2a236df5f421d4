import type { AdminDictionary } from '../../en/dictionary';

export const adminFamilyCard: AdminDictionary['familyCard'] = {
  title: 'Famille',
  loading: 'Chargement de la famille…',
  gone: 'Cette famille n’existe pas',
  goneText:
    'Elle a effacé ses données, ses inscriptions ont été supprimées à l’échéance, ou l’adresse est erronée.',
  toReach: 'Pour la joindre',
  parents: 'Parents',
  children: 'Enfants',
  language: 'Langue des courriels',
  languages: { en: 'Anglais', fr: 'Français' },
  bothLanguages: 'Les deux (langue pas encore choisie)',
  email: 'Adresse courriel',
  proven: 'Confirmée par la famille',
  unproven: 'Pas encore confirmée',
  link: 'Lien familial…',
  next: 'À faire',
  nothing: 'Rien à faire.',
  steps: {
    tell: 'Avertissez la famille de ce qui a changé\u00a0: {{names}}',
    mailFailed:
      'Un courriel n’a pas pu être envoyé. Vérifiez l’adresse et avertissez la famille\u00a0: {{names}}',
    freePlace:
      'Une place est libre alors que la liste d’attente n’est pas vide. Ouvrez les inscriptions\u00a0: {{names}}',
    consentMissing: 'Demandez le consentement\u00a0: {{names}}',
    addressUnproven:
      'Aucun courriel n’a encore été ouvert. Demandez si l’adresse est la bonne\u00a0: {{names}}',
  },
  registrations: 'Inscriptions',
  coming: 'À venir',
  noneComing: 'Rien à venir.',
  past: 'Passées ({{count}})',
  practice: 'Entraînement',
  number: 'Nº\u00a0{{number}}',
  here: 'Présence',
  notHere: 'Absence',
  consentReceived: 'Consentement obtenu le {{at}}',
  calledOff: 'Annulation par le club',
  openRoster: 'Inscriptions\u00a0: {{event}}',
  mails: 'Courriels ({{count}})',
  noMails: 'Aucun courriel jusqu’ici.',
  queued: 'courriel créé le {{at}}',
  sent: 'courriel envoyé le {{at}}',
  toldBy: 'famille avertie par {{by}}',
  events: 'Ce qui s’est passé ({{count}})',
  noEvents: 'Aucun événement pour le moment.',
};
