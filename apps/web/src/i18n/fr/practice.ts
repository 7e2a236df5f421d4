import type { practice as english } from '../en/practice';
import type { Translated } from '../translate';

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
    partial: 'Places limitées',
    full: 'Complet',
    waitlist: 'Liste d’attente',
  },
  schedule: {
    title: 'Horaire des entraînements',
    description: 'L’horaire des entraînements des Lions du Lac St-Louis, à venir.',
    lead: 'Toutes les dates et tous les lieux d’entraînement des Lions, sur une seule page.',
    text: 'L’horaire est en préparation et sera publié sur cette page. D’ici\u00a0là, adressez-vous à l’entraîneur de votre équipe.',
    seeRegistration: 'Inscription aux entraînements',
  },
};
