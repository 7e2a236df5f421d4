import {
  addMonths,
  formatPracticeTime,
  isCivilDate,
  LIMITS,
  parsePracticeTime,
  VALIDATION,
  type CivilDate,
} from '@lions/domain';
import type { FieldError } from '../platform/common/app-error.js';

/** The stored day and time of a practice: text. See docs/decisions/time.md. */
interface PracticeSchedule {
  date: string;
  time: string;
}

/**
 * Normalizes a submitted schedule and reports what is invalid: the day is today or later, at most 18 months ahead,
 * and the time is in its one form. Unchanged stored values are accepted, so that a past practice can still be
 * corrected.
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
