import type { Translated } from '@lions/web-base';
import type { practice as english } from '../en/practice';

export const practice: Translated<typeof english> = {
  comingSoon: 'À VENIR',
  seeTryouts: 'Voir les camps de sélection',
  registration: {
    title: 'Inscription aux entraînements',
    description:
      'L’inscription en ligne aux entraînements des Lions du Lac St-Louis n’est pas encore ouverte\u00a0: ce qu’elle offrira et où aller d’ici là.',
    lead: 'L’inscription en ligne n’est pas encore ouverte. Dès qu’elle le sera, les parents pourront réserver ici la place d’un joueur à un entraînement, sans créer de compte.',
    seeSchedule: 'Horaire des entraînements',
    welcome: 'Bienvenue chez les Lions!',
    welcomeText: 'Choisissez un entraînement pour réserver une place.',
    available: 'Entraînements offerts',
    facts: 'Bon à savoir',
    previousMonth: 'Mois précédent',
    nextMonth: 'Mois suivant',
  },
  availability: {
    available: 'Places libres',
    partial: 'Partiellement complet',
    full: 'Complet',
    waitlist: 'Liste d’attente',
  },
  booking: {
    description:
      'Réservez la place d’un joueur à un entraînement des Lions du Lac St-Louis\u00a0: jours, heures et places libres, sans créer de compte.',
    lead: 'Choisissez un entraînement pour réserver la place d’un joueur. Aucun compte n’est nécessaire.',
    summary:
      'Un entraînement dure 1\u00a0h\u00a030 au Centre civique de Dollard. S’il est complet, le joueur peut s’inscrire sur la liste d’attente.',
    refresh: 'Actualiser cette page',
    refreshing: 'Actualisation…',
    refreshFailed: 'Les données n’ont pas pu être mises à jour. Veuillez réessayer.',
    list: 'Liste',
    calendar: 'Calendrier',
    keys: 'Les flèches vont d’un jour à l’autre, Pg. préc. et Pg. suiv. d’un mois à l’autre; Entrée ouvre un entraînement.',
    cancelled: 'Annulé',
    past: 'Passé',
    pastPractices: 'Entraînements passés',
    noneThisMonth: 'Aucun entraînement ce mois-ci',
    next: 'Prochain entraînement\u00a0: {{day}}',
    none: 'Aucun entraînement n’est prévu pour l’instant',
    noneText: 'Revenez bientôt',
    register: 'Inscrire un joueur',
    join: 'Inscrire sur la liste d’attente',
    opening: 'Ouverture…',
    formFailed: 'Le formulaire n’a pas pu s’ouvrir',
    formFailedText: 'Veuillez vérifier votre connexion et réessayer.',
    needsScript: 'L’inscription en ligne nécessite JavaScript, que ce navigateur n’exécute pas.',
    already: 'Déjà une inscription?',
    mine: 'Voir mes inscriptions',
    registeredOf: 'Inscriptions\u00a0:\u00a0{{count}}\u00a0/\u00a0{{capacity}}',
    whoseSpot: '{{phrase}}\u00a0– {{whose}}',
    skatersFree_one: 'la place libre est pour un patineur ou une patineuse',
    skatersFree_other: 'les places libres sont pour les patineurs et patineuses',
    goaliesFree_one: 'la place libre est pour un gardien ou une gardienne',
    goaliesFree_other: 'les places libres sont pour les gardiens et gardiennes',
    skatersLeft_one: 'Il reste {{count}}\u00a0place de patineur ou patineuse.',
    skatersLeft_other: 'Il reste {{count}}\u00a0places de patineur ou patineuse.',
    goaliesLeft_one: 'Il reste {{count}}\u00a0place de gardien ou gardienne.',
    goaliesLeft_other: 'Il reste {{count}}\u00a0places de gardien ou gardienne.',
    skatersFull: 'Il ne reste aucune place de patineur ou patineuse.',
    goaliesFull: 'Il ne reste aucune place de gardien ou gardienne.',
    noneLeft: 'Toutes les places sont prises\u00a0: liste d’attente.',
    full: 'Toutes les places sont prises\u00a0: l’inscription ira sur la liste d’attente.',
    skatersWait:
      'Toutes les places de patineur ou patineuse sont prises\u00a0: l’inscription ira sur la liste d’attente.',
    goaliesWait:
      'Toutes les places de gardien ou gardienne sont prises\u00a0: l’inscription ira sur la liste d’attente.',
    waiting_one: '{{count}}\u00a0joueur en attente.',
    waiting_other: '{{count}}\u00a0joueurs en attente.',
  },
  form: {
    title: 'Inscription à l’entraînement',
    failed: 'L’inscription à l’entraînement a échoué',
    leave: 'Voir les autres entraînements',
    moved:
      'Cet entraînement a été déplacé pendant que vous remplissiez le formulaire\u00a0: il a maintenant lieu le {{day}}, {{times}}.',
    movedAdvice: 'Si cela ne vous convient pas, annulez au moyen de votre reçu.',
    unread:
      'L’horaire n’a pas pu être actualisé\u00a0: votre reçu indique le jour et l’heure de l’entraînement.',
  },
  schedule: {
    title: 'Horaire des entraînements',
    description: 'L’horaire des entraînements des Lions du Lac St-Louis, à venir.',
    openDescription:
      'L’horaire des entraînements des Lions du Lac St-Louis\u00a0: chaque entraînement avec son jour, son heure et ses places libres.',
    lead: 'Tout l’horaire des entraînements des Lions, sur une seule page.',
    text: 'L’horaire est en préparation et sera publié sur cette page. D’ici\u00a0là, adressez-vous à l’entraîneur de votre équipe.',
    seeRegistration: 'Inscription aux entraînements',
  },
};
