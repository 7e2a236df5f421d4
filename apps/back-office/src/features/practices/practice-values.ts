import type { CreatePracticeDto, PracticeDto } from '@lions/api-client';
import {
  civilDateOf,
  formatPracticeTime,
  LIMITS,
  parseTimeRange,
  type CivilDate,
  type Minutes,
} from '@lions/domain';
import dayjs from 'dayjs';
import { civilDay } from '../../ui/time/civil-day';
import { chosenDays, type RepeatValues } from '../../ui/time/repeat';

/** Values of the practice form; undefined until chosen. */
export interface PracticeValues extends RepeatValues {
  start?: Minutes | undefined;
  end?: Minutes | undefined;
  capacity?: number;
  isActive?: boolean;
}

/** Values of a complete form. */
export type CompletePractice = PracticeValues &
  Required<Pick<PracticeValues, 'date' | 'capacity' | 'isActive'>> & { start: Minutes; end: Minutes };

/** Values of an empty form. */
export const NEW_PRACTICE: PracticeValues = { capacity: LIMITS.practiceCapacity.default, isActive: true };

/** Slot length in minutes, first and last start, and default duration. */
const STEP = 15;
const FIRST_START = 5 * 60;
const LAST_START = 22 * 60 + 30;
const LAST_END = 24 * 60 - STEP;
const USUAL = 90;

const steps = (first: Minutes, last: Minutes): Minutes[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP) + 1) },
    (_, index) => first + index * STEP,
  );

/**
 * Adds the current value to the offered times when it is not among them, as for imported practices.
 */
const withChosen = (offered: Minutes[], chosen: Minutes | undefined): Minutes[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen].sort((a, b) => a - b);

/** Offered starts: each quarter of an hour from 5:00 AM to 10:30 PM. */
export const practiceStarts = (chosen?: Minutes): Minutes[] =>
  withChosen(steps(FIRST_START, LAST_START), chosen);

/** Offered ends: 30 to 240 minutes after the start, on the same day. */
export function practiceEnds(start: Minutes | undefined, chosen?: Minutes): Minutes[] {
  if (start === undefined) return [];
  const { min, max } = LIMITS.practiceMinutes;
  const ends = steps(start + min, Math.min(start + max, LAST_END));
  return chosen === undefined || chosen < start + min || chosen > start + max
    ? ends
    : withChosen(ends, chosen);
}

/** End after the start changed: unchanged if still offered, else the default duration. */
export function endAfter(start: Minutes, end: Minutes | undefined): Minutes | undefined {
  const ends = practiceEnds(start);
  if (end !== undefined && ends.includes(end)) return end;
  return ends.includes(start + USUAL) ? start + USUAL : ends.at(-1);
}

/** Form values of a stored practice. */
export function practiceValues({ date, time, capacity, isActive }: PracticeDto): PracticeValues {
  const day = civilDateOf(date);
  const range = parseTimeRange(time);
  return {
    ...(day !== undefined && { date: dayjs(day) }),
    start: range?.start,
    end: range?.end,
    capacity,
    isActive,
  };
}

/** Request body of the form's values, on their own day. */
export function savedPractice(values: CompletePractice): Required<CreatePracticeDto> {
  const { date, start, end, capacity, isActive } = values;
  return { date: civilDay(date), time: formatPracticeTime({ start, end }), capacity, isActive };
}

/** A request body for each chosen day. */
export const savedPractices = (values: CompletePractice): CreatePracticeDto[] =>
  chosenDays(values).map((date) => ({ ...savedPractice(values), date }));

/** Practices of that day that overlap the form's times. */
export function practicesThen(
  practices: readonly PracticeDto[],
  { start, end }: Pick<PracticeValues, 'start' | 'end'>,
  day: CivilDate,
): PracticeDto[] {
  if (start === undefined || end === undefined) return [];
  return practices.filter(({ date, time, cancelledAt }) => {
    const range = parseTimeRange(time);
    return cancelledAt === null && date === day && range && range.start < end && start < range.end;
  });
}
