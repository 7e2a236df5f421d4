import { addDays, type CivilDate } from './club-time.js';

/** Six weeks, the most that a month needs, so that every month's grid has the same height. */
export const CALENDAR_CELLS = 42;

/** The Sunday on or before a day, as in the calendar. */
export function weekOf(day: CivilDate): CivilDate {
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

/**
 * The days of a month's calendar: six weeks from a Sunday, including the days around the month. `month` is 1 to 12.
 * @throws RangeError for any other month
 */
export function calendarCells(year: number, month: number): CivilDate[] {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`No month ${month}.`);
  const first: CivilDate = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  const sunday = weekOf(first);
  return Array.from({ length: CALENDAR_CELLS }, (_, index) => addDays(sunday, index));
}
