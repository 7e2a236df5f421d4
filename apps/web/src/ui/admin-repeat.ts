import { weeklyDays, type CivilDate } from '@lions/domain';
import type { Dayjs } from 'dayjs';
import { civilDay } from './admin-civil-day';

/** The part of a form that says when something is, and whether it comes every week. */
export interface RepeatValues {
  date?: Dayjs;
  /** Of what is new: whether it comes every week, until which day, and the days that it leaves out. */
  repeats?: boolean;
  until?: Dayjs;
  skipped?: CivilDate[];
}

/** The days on which it comes, those that are left out included. */
export function plannedDays({ date, repeats, until }: RepeatValues): CivilDate[] {
  if (!date) return [];
  const first = civilDay(date);
  return repeats && until ? weeklyDays(first, civilDay(until)) : [first];
}

/** The days on which it is made. */
export function chosenDays(values: RepeatValues): CivilDate[] {
  const days = plannedDays(values);
  return values.repeats ? days.filter((day) => !values.skipped?.includes(day)) : days;
}
