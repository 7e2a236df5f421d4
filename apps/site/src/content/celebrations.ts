import type { CivilDate } from '@lions/domain';
import type { Localized } from './localized';

/** One of the 50th-anniversary celebrations. */
export interface Celebration {
  /** Its anchor on the page. */
  id: string;
  date: CivilDate;
  name: Localized;
  /** Worded to be true before and after the day. */
  description: Localized;
  /** Outcome, shown once the day is over. */
  outcome?: Localized;
  /** Whether it is a game of the club, for JSON-LD. */
  isGame?: true;
  /** A venue of the domain's list; absent where it is not known. */
  venueId?: string;
  link?: { path: string; name: Localized };
}

/** The celebrations of the 50th season, by date. */
export const CELEBRATIONS: Celebration[] = [
  {
    id: 'golf-tournament',
    date: '2025-07-24',
    name: { en: 'Golf tournament', fr: 'Tournoi de golf' },
    description: {
      en: 'The first of the 50th-anniversary celebrations, out on the golf course.',
      fr: 'La première des célébrations du 50e anniversaire, sur le parcours de golf.',
    },
    link: {
      path: '/wall-of-celebrations',
      name: { en: 'See the wall of celebrations', fr: 'Voir le mur des célébrations' },
    },
  },
  {
    id: 'home-opener',
    date: '2025-09-05',
    name: { en: 'Home opener', fr: 'Match d’ouverture à domicile' },
    description: {
      en: 'The first home game of the 50th season.',
      fr: 'Le premier match à domicile de la 50e saison.',
    },
    outcome: {
      en: 'Five jerseys were retired before about 1,850 people.',
      fr: 'Cinq chandails ont été retirés devant environ 1\u00a0850\u00a0personnes.',
    },
    isGame: true,
    venueId: 'dollard-civic-centre',
  },
  {
    id: 'first-decade-night',
    date: '2025-10-03',
    name: { en: '1st Decade Night', fr: 'Soirée de la 1re\u00a0décennie' },
    description: {
      en: 'The first of three nights that look back on the club’s history, one decade at a time.',
      fr: 'La première de trois soirées qui font revivre l’histoire du club, une décennie à la fois.',
    },
  },
  {
    id: 'veterans-night',
    date: '2025-11-01',
    name: { en: 'Veterans Night', fr: 'Soirée des vétérans' },
    description: {
      en: 'A night in honour of veterans.',
      fr: 'Une soirée en l’honneur des vétérans.',
    },
  },
  {
    id: 'lions-fights-cancer',
    date: '2025-11-14',
    name: { en: 'Lions Fights Cancer', fr: 'Les Lions contre le cancer' },
    description: {
      en: 'The Lions join the fight against cancer.',
      fr: 'Les Lions se joignent à la lutte contre le cancer.',
    },
  },
  {
    id: 'second-decade-night',
    date: '2025-12-05',
    name: { en: '2nd Decade Night (1986-1995)', fr: 'Soirée de la 2e\u00a0décennie (1986-1995)' },
    description: {
      en: 'The second of the three nights looks back at the seasons from 1986 to 1995.',
      fr: 'La deuxième des trois soirées revient sur les saisons de 1986 à 1995.',
    },
  },
  {
    id: 'third-decade-night',
    date: '2026-01-16',
    name: { en: '3rd Decade Night (1996-2005)', fr: 'Soirée de la 3e\u00a0décennie (1996-2005)' },
    description: {
      en: 'The last of the three nights looks back at the seasons from 1996 to 2005.',
      fr: 'La dernière des trois soirées revient sur les saisons de 1996 à 2005.',
    },
  },
  {
    id: 'friday-the-13th',
    date: '2026-02-13',
    name: { en: 'Friday the 13th theme night', fr: 'Soirée thématique du vendredi\u00a013' },
    description: {
      en: 'A Friday the 13th deserves a night of its own.',
      fr: 'Un vendredi\u00a013 mérite bien sa soirée.',
    },
  },
  {
    id: 'outdoor-winter-classic',
    date: '2026-02-15',
    name: { en: 'Outdoor winter classic', fr: 'Classique hivernale en plein air' },
    description: {
      en: 'Hockey under the open sky, in the heart of winter.',
      fr: 'Du hockey à ciel ouvert, au cœur de l’hiver.',
    },
    isGame: true,
  },
  {
    id: 'final-home-game',
    date: '2026-02-20',
    name: { en: 'Final home game', fr: 'Dernier match à domicile' },
    description: {
      en: 'The game that closes the celebrations of the 50th season.',
      fr: 'Le match qui clôt les célébrations de la 50e saison.',
    },
    isGame: true,
  },
];

/** The first event on or after the day in the club's zone; undefined after the last. `events` are by date. */
export function nextEvent<Event extends { date: CivilDate }>(
  events: readonly Event[],
  today: CivilDate,
): Event | undefined {
  return events.find(({ date }) => date >= today);
}
