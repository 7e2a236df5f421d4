import {
  leftByPool,
  locationLabel,
  parseTimeRange,
  PRACTICE_VENUE,
  sessionLeft,
  venueLocation,
  type Language,
  type Minutes,
  type PracticeCounts,
} from '@lions/domain';
import type { CsvColumn } from '../platform/http/csv-answer.js';

/** The public fields that practices and tryout sessions have in common. */
interface ListedActivity {
  id: number;
  date: string;
  time: string;
  capacity: number;
  feeCents: number | null;
  waitlistCount: number;
  cancelledAt: string | null;
  updatedAt: string;
}
type ListedSession = ListedActivity & { location: string; registeredCount: number };
type ListedPractice = ListedActivity & PracticeCounts;

/** A practice or tryout session as a row of a spreadsheet. */
export interface ActivityRow extends ListedActivity {
  kind: Record<Language, string>;
  /** Empty for a practice. */
  team: string;
  location: string;
  free: number;
}

const SESSION = { en: 'Tryout session', fr: 'Séance de sélection' };
const PRACTICE = { en: 'Practice', fr: 'Entraînement' };
const SCHEDULED = { en: 'scheduled', fr: 'prévu' };
const CANCELLED = { en: 'cancelled', fr: 'annulé' };

export const sessionRow = (session: ListedSession, team = ''): ActivityRow => ({
  ...session,
  kind: SESSION,
  team,
  free: sessionLeft(session),
});

export function practiceRow(practice: ListedPractice): ActivityRow {
  const { skaters, goalies } = leftByPool(practice);
  const location = venueLocation(PRACTICE_VENUE);
  return { ...practice, kind: PRACTICE, team: '', location, free: skaters + goalies };
}

/** '18:05', which a spreadsheet of either language reads as a time. */
const clock = (minutes: Minutes) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Columns of a list of one kind. */
export const ACTIVITY_COLUMNS: readonly CsvColumn<ActivityRow>[] = [
  { name: { en: 'Date', fr: 'Date' }, cell: ({ date }) => date },
  {
    name: { en: 'Start', fr: 'Début' },
    cell({ time }) {
      const range = parseTimeRange(time);
      return range ? clock(range.start) : time;
    },
  },
  {
    name: { en: 'End', fr: 'Fin' },
    cell({ time }) {
      const range = parseTimeRange(time);
      return range ? clock(range.end) : '';
    },
  },
  {
    name: { en: 'Arena', fr: 'Aréna' },
    cell: ({ location }, language) => locationLabel(location, language),
  },
  { name: { en: 'Spots', fr: 'Places' }, cell: ({ capacity }) => capacity },
  { name: { en: 'Free spots', fr: 'Places libres' }, cell: ({ free }) => free },
  { name: { en: 'Waiting list', fr: 'Liste d’attente' }, cell: ({ waitlistCount }) => waitlistCount },
  {
    name: { en: 'Fee', fr: 'Frais' },
    cell: ({ feeCents }) => (feeCents === null ? '' : feeCents / 100),
  },
  {
    name: { en: 'Status', fr: 'État' },
    cell: ({ cancelledAt }, language) => (cancelledAt === null ? SCHEDULED : CANCELLED)[language],
  },
  { name: { en: 'Changed', fr: 'Modifié' }, cell: ({ updatedAt }) => updatedAt },
  { name: { en: 'Id', fr: 'Numéro' }, cell: ({ id }) => id },
];

/** Columns of a list of both kinds. */
export const CALENDAR_COLUMNS: readonly CsvColumn<ActivityRow>[] = [
  { name: { en: 'Kind', fr: 'Type' }, cell: ({ kind }, language) => kind[language] },
  { name: { en: 'Team', fr: 'Équipe' }, cell: ({ team }) => team },
  ...ACTIVITY_COLUMNS,
];
