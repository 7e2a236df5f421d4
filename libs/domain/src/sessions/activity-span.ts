import { civilDateOf, instantAt, type CivilDate } from '../time/club-time.js';
import { DAY_END, parseTimeRange } from '../time/time-range.js';

/** Start and end of a tryout session or practice, as instants. */
export interface ActivitySpan {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The instants of a stored practice, whose date is always valid. An unreadable time counts as the end of that day, so
 * that nothing closes too early.
 */
export function practiceSpan({ date, time }: { date: CivilDate; time: string }, zone: string): ActivitySpan {
  const { start, end } = parseTimeRange(time) ?? { start: DAY_END, end: DAY_END };
  return { startsAt: instantAt(date, start, zone), endsAt: instantAt(date, end, zone) };
}

/**
 * Instants of an activity, as in `practiceSpan`. An unreadable date gives undefined: such a tryout session is never
 * deleted, and is listed for attention. See docs/decisions/clean-up.md.
 */
export function activitySpan(
  { date, time }: { date: string; time: string },
  zone: string,
): ActivitySpan | undefined {
  const day = civilDateOf(date);
  return day === undefined ? undefined : practiceSpan({ date: day, time }, zone);
}
