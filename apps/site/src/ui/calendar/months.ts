import { addMonths, type CivilDate } from '@lions/domain';

/** 'YYYY-MM'. */
export type Month = string;

/** The month of such a text; undefined for any other. */
export const readMonth = (text: string): Month | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
export const monthOf = (day: CivilDate): Month => day.slice(0, 7);
export const firstDayOf = (month: Month): CivilDate => `${month}-01`;
/** The month that many months later, or earlier if negative. */
export const monthsLater = (month: Month, months: number): Month =>
  monthOf(addMonths(firstDayOf(month), months));
