import { same, type Localized } from '../localized';

/** One of the home page's eight counters. */
interface Statistic {
  id: string;
  value: number;
  name: Localized;
  /** The count of a single year. */
  pace?: Localized;
  /** Duration of the animation in milliseconds: 1500 to 3500. */
  duration: number;
}

/** Statistics as of 2025. */
export const STATISTICS: Statistic[] = [
  {
    id: 'nhl-drafted',
    value: 98,
    name: { en: 'NHL drafted', fr: 'Repêchés dans la LNH' },
    pace: { en: 'About 2 NHL draftees per year', fr: 'Environ 2\u00a0joueurs repêchés par année' },
    duration: 2400,
  },
  {
    id: 'nhl-active',
    value: 58,
    name: { en: 'Active NHL', fr: 'Actifs dans la LNH' },
    pace: { en: 'More than 1 active NHL player per year', fr: 'Plus d’un joueur actif par année' },
    duration: 2000,
  },
  {
    id: 'ncaa',
    value: 188,
    name: same('NCAA'),
    pace: { en: 'More than 4 NCAA players per year', fr: 'Plus de 4\u00a0joueurs par année' },
    duration: 2900,
  },
  {
    id: 'qmjhl-drafted',
    value: 290,
    name: { en: 'QMJHL drafted', fr: 'Repêchés dans la LHJMQ' },
    pace: { en: 'Close to 6 QMJHL draftees per year', fr: 'Près de 6\u00a0joueurs repêchés par année' },
    duration: 3300,
  },
  { id: 'ahl', value: 126, name: { en: 'AHL', fr: 'Ligue américaine' }, duration: 2600 },
  {
    id: 'pro',
    value: 315,
    name: { en: 'Pro hockey (excluding NHL)', fr: 'Hockey professionnel (hors\u00a0LNH)' },
    duration: 3500,
  },
  { id: 'olympians', value: 8, name: { en: 'Olympians', fr: 'Olympiens' }, duration: 1500 },
  {
    id: 'world-junior',
    value: 14,
    name: { en: 'World Junior', fr: 'Championnat mondial junior' },
    duration: 1700,
  },
];

/** One of the three figures of recent success. */
export interface Success {
  id: string;
  value: number;
  /** A rate is in percent, a tally is a number of players. */
  kind: 'rate' | 'tally';
  name: Localized;
  note: Localized;
}

const PAST_FIVE_YEARS: Localized = {
  en: 'The past 5 years, as of 2025',
  fr: 'Les 5\u00a0dernières années, jusqu’en\u00a02025',
};

export const RECENT_SUCCESS: Success[] = [
  {
    id: 'nhl-rate',
    value: 20,
    kind: 'rate',
    name: { en: 'NHL rate', fr: 'Taux LNH' },
    note: PAST_FIVE_YEARS,
  },
  {
    id: 'ncaa-rate',
    value: 41,
    kind: 'rate',
    name: { en: 'NCAA rate', fr: 'Taux NCAA' },
    note: PAST_FIVE_YEARS,
  },
  {
    id: 'qmjhl-record',
    value: 9,
    kind: 'tally',
    name: {
      en: 'QMJHL record: drafted in one year',
      fr: 'Record du club\u00a0: repêchés dans la LHJMQ en une année',
    },
    note: { en: 'Record QMJHL draft in 2024', fr: 'Au repêchage de la LHJMQ de\u00a02024' },
  },
];
