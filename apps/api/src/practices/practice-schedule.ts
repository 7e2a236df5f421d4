import {
  addMonths,
  formatPracticeTime,
  isCivilDate,
  LIMITS,
  parsePracticeTime,
  VALIDATION,
  type CivilDate,
} from '@lions/domain';
import type { FieldError } from '../common/app-error.js';

/** When a practice is, as it is stored: text (D-31). */
export interface PracticeSchedule {
  date: string;
  time: string;
}

/**
 * What is to be stored of a schedule that somebody sent, and what is wrong with it: the day is today or later, at most
 * 18 months ahead, the time is written in its one form (decisions 5). What stands in the row already is taken as it
 * is, so that a practice of the past can still be corrected.
 */
export function acceptPracticeSchedule(
  sent: PracticeSchedule,
  today: CivilDate,
  stored?: PracticeSchedule,
): PracticeSchedule & { problems: FieldError[] } {
  const problems: FieldError[] = [];
  const dateProblem = sent.date === stored?.date ? undefined : problemOfDate(sent.date, today);
  if (dateProblem !== undefined) problems.push({ field: 'date', message: dateProblem });
  const range = parsePracticeTime(sent.time);
  if (!range && sent.time !== stored?.time)
    problems.push({ field: 'time', message: VALIDATION.practiceTimeInvalid });
  return { date: sent.date, time: range ? formatPracticeTime(range) : sent.time, problems };
}

function problemOfDate(date: string, today: CivilDate): string | undefined {
  if (!isCivilDate(date)) return VALIDATION.dateInvalid;
  const isInRange = date >= today && date <= addMonths(today, LIMITS.practiceFutureMonths);
  return isInRange ? undefined : VALIDATION.practiceDateOutOfRange;
}
