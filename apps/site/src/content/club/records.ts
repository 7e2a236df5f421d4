import { same, type Localized } from '../localized';

/** A record of a player or of the team. */
export interface ClubRecord {
  value: number;
  /** Unit of the value, such as 'points'. */
  unit: Localized;
  /** Who holds it; for records of the team, what was achieved. */
  holder: Localized;
  /** When it was set. */
  season: Localized;
  note: Localized;
}

/** The longest winning streak, and the one that it surpassed. */
export const WINNING_STREAK: ClubRecord & { previous: number } = {
  value: 16,
  previous: 15,
  unit: { en: 'games', fr: 'matchs' },
  holder: { en: 'Team winning streak', fr: 'Plus longue séquence de victoires de l’équipe' },
  season: { en: '2007-08', fr: '2007-2008' },
  note: { en: 'Past the 15 set in 1984-85', fr: 'Ancienne marque\u00a0: 15, en 1984-1985' },
};

const AS_OF_2007: Localized = { en: 'As of 2007', fr: 'Données de 2007' };

/** Play-off scoring records of the club, as of 2007. */
export const SCORING_RECORDS: ClubRecord[] = [
  {
    value: 27,
    unit: same('points'),
    holder: same('Éric Couvrette'),
    season: { en: '1985 playoffs', fr: 'Séries éliminatoires de 1985' },
    note: AS_OF_2007,
  },
  {
    value: 14,
    unit: { en: 'goals', fr: 'buts' },
    holder: same('Jean Poulin'),
    season: { en: '1977 playoffs', fr: 'Séries éliminatoires de 1977' },
    note: AS_OF_2007,
  },
  {
    value: 19,
    unit: { en: 'assists', fr: 'mentions d’aide' },
    holder: same('Denis Poissant'),
    season: { en: '1985 playoffs', fr: 'Séries éliminatoires de 1985' },
    note: AS_OF_2007,
  },
];

export const GOALTENDING_RECORDS: ClubRecord[] = [
  {
    value: 21,
    unit: { en: 'wins', fr: 'victoires' },
    holder: same('Louis Boileau-Domingue'),
    season: { en: '2007-08', fr: '2007-2008' },
    note: {
      en: 'A league record at the time, past the 20 of another club’s goaltender in 1981-82',
      fr: 'Un record de la ligue à l’époque, devant les 20\u00a0victoires du gardien d’une autre équipe en 1981-1982',
    },
  },
];

/** All championships since the club was founded. */
export const CHAMPIONSHIPS = { value: 10, since: 1976 };

/** A banner below the arena's roof. */
export interface Title {
  year: number;
  name: Localized;
}

const NATIONAL_TITLE: Localized = { en: 'National midget title', fr: 'Titre national midget' };

export const TITLES: Title[] = [
  { year: 1981, name: NATIONAL_TITLE },
  { year: 1985, name: NATIONAL_TITLE },
  { year: 1992, name: NATIONAL_TITLE },
  { year: 2011, name: { en: 'Jimmy-Ferrari Cup', fr: 'Coupe Jimmy-Ferrari' } },
  { year: 2011, name: { en: 'National bronze', fr: 'Médaille de bronze nationale' } },
];

/** Sources of the records and the titles. */
export const RECORD_SOURCES = ['RDS', 'The Hockey News'];
