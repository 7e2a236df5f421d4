import { addDays, type CivilDate } from './club-time.js';
import { LIMITS } from './limits.js';

/**
 * The days of a session that is repeated every week: from the first to the last, both included, at most as many as
 * can be made at once. A last day before the first gives none.
 */
export function weeklyDays(first: CivilDate, last: CivilDate): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = first; day <= last && days.length < LIMITS.sessionsAtOnce; day = addDays(day, 7))
    days.push(day);
  return days;
}

/** The latest day until which a session can be repeated every week. */
export function lastWeeklyDay(first: CivilDate): CivilDate {
  return addDays(first, 7 * (LIMITS.sessionsAtOnce - 1));
}
