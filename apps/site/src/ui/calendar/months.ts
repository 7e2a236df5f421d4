import { addDays, addMonths, calendarCells, weekOf, type CivilDate } from '@lions/domain';

/** 'YYYY-MM'. A calendar without one shows the four weeks from today on. */
export type Month = string;

/** The days of the four weeks. */
const COMING_DAYS = 28;

/** The month of such a text; undefined for any other. */
export const readMonth = (text: string): Month | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
export const monthOf = (day: CivilDate): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): CivilDate => `${month}-01`;
/** The month that many months later, or earlier if negative. */
export const monthsLater = (month: Month, months: number): Month =>
  monthOf(addMonths(firstDayOf(month), months));

/** The first and the last day of a month, or of the four weeks from today on. */
export function spanOf(month: Month | undefined, today: CivilDate): { from: CivilDate; to: CivilDate } {
  if (month === undefined) return { from: today, to: addDays(today, COMING_DAYS - 1) };
  return { from: firstDayOf(month), to: addDays(firstDayOf(monthsLater(month, 1)), -1) };
}

/** Whether a day is in a month, or in the four weeks from today on. */
export function isWithin(day: CivilDate, month: Month | undefined, today: CivilDate): boolean {
  const { from, to } = spanOf(month, today);
  return day >= from && day <= to;
}

/** The month in which a calendar shows a day: none if the day is in the four weeks from today on. */
export const monthFor = (day: CivilDate, today: CivilDate): Month | undefined =>
  isWithin(day, undefined, today) ? undefined : monthOf(day);

/** The six weeks of a month's table; of the four weeks, those that begin with this week. */
export function daysShown(month: Month | undefined, today: CivilDate): CivilDate[] {
  if (month !== undefined) return calendarCells(Number(month.slice(0, 4)), Number(month.slice(5)));
  const sunday = weekOf(today);
  return Array.from({ length: 42 }, (_, index) => addDays(sunday, index));
}
