import { REGISTRATION_WORDS } from './registration.words.ts';
import type { Language } from './words.ts';

const NBSP = '\u00a0';

const en = {
  ...REGISTRATION_WORDS.en,
  title: 'Practice registration',
  stamp: 'COMING SOON',
  scheduleSoon: 'Practice Schedule - Coming Soon',
  card: 'Available Practice Sessions',
  legend: ['Available', 'Partial', 'Full', 'Waitlist'],
  times: '6:00 PM – 7:30 PM',
  full: /All spots are taken: the player will go on the waiting list\./,
  moved: /6:00 PM – 7:30 PM was moved: it is now on .*, 7:00 AM – 8:30 AM\./,
  movedTimes: '7:00 AM – 8:30 AM',
  others: 'See other practices',
  skaterWait: 'All skater spots are taken: the player would be number 1 on the waiting list.',
  failed: 'Failed to register for practice',
  off: 'Practice registration is not open at the moment.',
  started: 'Registration closed when the practice started.',
  cancelled: 'This practice was cancelled.',
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  noneThisMonth: 'No practices this month',
  next: /^Next practice: /,
  refresh: 'Refresh this page',
  refreshFailed: 'Could not update data. Please try again.',
  shutGone: 'This date is no longer on the schedule.',
  gone: /^This date is no longer on the schedule\./,
  cantCome: 'We can’t come',
  yes: 'Yes, cancel',
  familyCancelled: 'Cancelled',
  familyHasSpot: 'Has a spot',
};

const fr: typeof en = {
  ...REGISTRATION_WORDS.fr,
  title: 'Inscription aux entraînements',
  stamp: 'À VENIR',
  scheduleSoon: `Horaire des entraînements${NBSP}– À venir`,
  card: 'Entraînements offerts',
  legend: ['Places libres', 'Partiellement complet', 'Complet', 'Liste d’attente'],
  times: `18${NBSP}h – 19${NBSP}h${NBSP}30`,
  full: /Toutes les places sont prises\s: l’inscription ira sur la liste d’attente\./,
  moved: /L’horaire a changé\s: au lieu du .*18\sh – 19\sh\s30, c’est maintenant le .*, 7\sh – 8\sh\s30\./,
  movedTimes: `7${NBSP}h – 8${NBSP}h${NBSP}30`,
  others: 'Voir les autres entraînements',
  skaterWait: `Toutes les places de patineur ou patineuse sont prises${NBSP}: l’inscription serait au rang${NBSP}1 de la liste d’attente.`,
  failed: 'L’inscription à l’entraînement a échoué',
  off: 'L’inscription aux entraînements n’est pas ouverte pour le moment.',
  started: 'Les inscriptions ont pris fin au début de l’entraînement.',
  cancelled: 'Cet entraînement est annulé.',
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  noneThisMonth: 'Aucun entraînement ce mois-ci',
  next: /^Prochain entraînement\s: /,
  refresh: 'Actualiser cette page',
  refreshFailed: 'Les données n’ont pas pu être mises à jour. Veuillez réessayer.',
  shutGone: 'Cette date n’est plus à l’horaire.',
  gone: /^Cette date n’est plus à l’horaire\./,
  cantCome: 'Nous ne pouvons pas venir',
  yes: 'Oui, annuler l’inscription',
  familyCancelled: 'Inscription annulée',
  familyHasSpot: 'Place confirmée',
};

/** Texts of the practice pages, repeated here as in words.ts. */
export const PRACTICE_WORDS: Record<Language, typeof en> = { en, fr };
