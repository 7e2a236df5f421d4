import { type CivilDate, weeklyDays } from '@lions/domain';
import type { Dayjs } from 'dayjs';

/** Form values of the date and its weekly repetition. */
export interface RepeatValues {
  date?: Dayjs;
  /** For new rows: whether it repeats weekly, until which day, and the excluded days. */
  repeats?: boolean;
  until?: Dayjs;
  skipped?: CivilDate[];
}

/** The days of the series, excluded ones included. */
export function plannedDays({ date, repeats, until }: RepeatValues): CivilDate[] {
  if (!date) return [];
  const first = civilDay(date);
  return repeats && until ? weeklyDays(first, civilDay(until)) : [first];
}

/** The days on which a row is created. */
export function chosenDays(values: RepeatValues): CivilDate[] {
  const days = plannedDays(values);
  return values.repeats ? days.filter((day) => !values.skipped?.includes(day)) : days;
}

/** A date picker's value as 'YYYY-MM-DD'. */
export const civilDay = (date: Dayjs): CivilDate => date.format('YYYY-MM-DD');
