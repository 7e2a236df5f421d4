import { addDays, type CivilDate } from './club-time.js';
import { LIMITS } from '../contract/limits.js';

/**
 * The days of a weekly session, both ends included, up to the limit of one call. A last day before the first gives
 * none.
 */
export function weeklyDays(first: CivilDate, last: CivilDate): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = first; day <= last && days.length < LIMITS.sessionsAtOnce; day = addDays(day, 7))
    days.push(day);
  return days;
}

/** The latest last day of a weekly session. */
export function lastWeeklyDay(first: CivilDate): CivilDate {
  return addDays(first, 7 * (LIMITS.sessionsAtOnce - 1));
}
