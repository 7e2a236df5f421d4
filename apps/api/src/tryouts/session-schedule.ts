import {
  DAY_END,
  addMonths,
  civilDateOf,
  formatTimeRange,
  isCivilDate,
  isSessionRange,
  LIMITS,
  parseTimeRange,
  VALIDATION,
  type CivilDate,
  type Minutes,
} from '@lions/domain';
import { AppError, type FieldError } from '../platform/common/app-error.js';

/** The stored day and time of a tryout session: text. See docs/decisions/time.md. */
export interface Schedule {
  date: string;
  time: string;
}

/**
 * Normalizes a submitted schedule: a day from a year back to 18 months ahead, and a time in its one form. Unchanged
 * stored values are accepted, so that an old session can still be corrected.
 * @throws AppError VALIDATION_FAILED, with both fields when both are invalid
 */
export function acceptSchedule(sent: Schedule, today: CivilDate, stored?: Schedule): Schedule {
  const details: FieldError[] = [];
  const isSameDate = stored !== undefined && [stored.date, civilDateOf(stored.date)].includes(sent.date);
  const dateProblem = isSameDate ? undefined : problemOfDate(sent.date, today);
  if (dateProblem !== undefined) details.push({ field: 'date', message: dateProblem });
  const range = parseTimeRange(sent.time);
  const isSameTime = sent.time === stored?.time;
  const isRight = range !== undefined && isSessionRange(range);
  if (!isSameTime && !isRight) details.push({ field: 'time', message: VALIDATION.timeInvalid });
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
  return { date: sent.date, time: isRight ? formatTimeRange(range) : sent.time };
}

function problemOfDate(date: string, today: CivilDate): string | undefined {
  if (!isCivilDate(date)) return VALIDATION.dateInvalid;
  const isInRange =
    date >= addMonths(today, -LIMITS.sessionPastMonths) &&
    date <= addMonths(today, LIMITS.sessionFutureMonths);
  return isInRange ? undefined : VALIDATION.dateOutOfRange;
}

/** The sort key of a session. */
export interface SchedulePlace {
  day: string;
  start: Minutes;
  id: number;
}

/** The day of a stored date; an unreadable date counts as a day of its own. */
export const dayOf = (date: string): string => civilDateOf(date) ?? date;

/** An unreadable time comes last: it counts as the end of the day (docs/decisions/clean-up.md). */
export function schedulePlace({ id, date, time }: Schedule & { id: number }): SchedulePlace {
  return { day: dayOf(date), start: parseTimeRange(time)?.start ?? DAY_END, id };
}

/** Order by day, then by start; of two at once the older row comes first, so that the order is stable. */
export const compareSchedulePlaces = (a: SchedulePlace, b: SchedulePlace) =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start || a.id - b.id;

export function sortBySchedule<S extends Schedule & { id: number }>(sessions: S[]): S[] {
  // Parsed once per row: parsing in the comparison takes seconds for a hundred thousand rows.
  const placed = sessions.map((session) => ({ session, place: schedulePlace(session) }));
  placed.sort((a, b) => compareSchedulePlaces(a.place, b.place));
  return placed.map(({ session }) => session);
}
