import { nextSeasonEnd } from '../cleanup/retention.js';
import { addDays, addMonths, type CivilDate } from '../time/club-time.js';
import type { ClubValue } from './club-settings.js';

/** Ranges of a report over time: the club's season, the twelve months before it, or the longest range. */
export const SEASON_CHOICES = ['current', 'before', 'all'] as const;
export type SeasonChoice = (typeof SEASON_CHOICES)[number];

/** The longest range of a report over seasons: two seasons and two months. */
export const MAX_SEASON_DAYS = 800;

/** Planned events that the longest range includes, in months from today. */
const MONTHS_AHEAD = 6;

/** Days of the club, both inclusive. */
export interface CivilDays {
  from: CivilDate;
  to: CivilDate;
}

/**
 * The days of a season. `set` are the first and last day of the club's settings; without them a season lasts from
 * May 1, when the lists of competing players are emptied, to the last of April.
 */
export function seasonDays(
  choice: SeasonChoice,
  today: CivilDate,
  set: { firstDay?: CivilDate; lastDay?: CivilDate } = {},
): CivilDays {
  const end = nextSeasonEnd(today);
  const from = set.firstDay ?? addMonths(end, -12);
  const to = set.lastDay ?? addDays(end, -1);
  if (choice === 'before') return { from: addMonths(from, -12), to: addDays(from, -1) };
  if (choice === 'current') return { from, to: earlier(to, addDays(from, MAX_SEASON_DAYS - 1)) };
  const last = later(to, addMonths(today, MONTHS_AHEAD));
  return { from: addDays(last, 1 - MAX_SEASON_DAYS), to: last };
}

const earlier = (a: CivilDate, b: CivilDate) => (a < b ? a : b);
const later = (a: CivilDate, b: CivilDate) => (a > b ? a : b);

/** An event of the club's calendar. */
export type ClubEvent = NonNullable<ClubValue<'events'>['events']>[number];

export const lastDayOf = ({ firstDay, lastDay }: ClubEvent): CivilDate => lastDay ?? firstDay;

/** The days of an event from one day to another, both included. */
export function eventDays(event: ClubEvent, from: CivilDate, to: CivilDate): CivilDate[] {
  const last = lastDayOf(event) < to ? lastDayOf(event) : to;
  const days: CivilDate[] = [];
  for (let day = event.firstDay > from ? event.firstDay : from; day <= last; day = addDays(day, 1))
    days.push(day);
  return days;
}
