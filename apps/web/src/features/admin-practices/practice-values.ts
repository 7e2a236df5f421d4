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
import { civilDay } from '../../ui/admin-civil-day';
import { chosenDays, type RepeatValues } from '../../ui/admin-repeat';

/** What the practice form edits; what is not chosen yet is undefined. */
export interface PracticeValues extends RepeatValues {
  start?: Minutes | undefined;
  end?: Minutes | undefined;
  capacity?: number;
  isActive?: boolean;
}

/** The form's values once every required field has one. */
export type CompletePractice = PracticeValues &
  Required<Pick<PracticeValues, 'date' | 'capacity' | 'isActive'>> & { start: Minutes; end: Minutes };

/** What an empty form holds. */
export const NEW_PRACTICE: PracticeValues = { capacity: LIMITS.practiceCapacity.default, isActive: true };

/** Minutes between two times on offer, the first and the last start, and how long a practice lasts as a rule. */
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

/** A time that is none of those on offer, as another program may have stored it, is one of them while it is chosen. */
const withChosen = (offered: Minutes[], chosen: Minutes | undefined): Minutes[] =>
  chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen].sort((a, b) => a - b);

/** The starts on offer: each quarter of an hour from 5:00 AM to 10:30 PM. */
export const practiceStarts = (chosen?: Minutes): Minutes[] =>
  withChosen(steps(FIRST_START, LAST_START), chosen);

/** The ends on offer after a start: from 30 to 240 minutes later, on the same day (decisions 5). */
export function practiceEnds(start: Minutes | undefined, chosen?: Minutes): Minutes[] {
  if (start === undefined) return [];
  const { min, max } = LIMITS.practiceMinutes;
  const ends = steps(start + min, Math.min(start + max, LAST_END));
  return chosen === undefined || chosen < start + min || chosen > start + max
    ? ends
    : withChosen(ends, chosen);
}

/** The end that follows a new start: the one before where it is still on offer, else the usual one. */
export function endAfter(start: Minutes, end: Minutes | undefined): Minutes | undefined {
  const ends = practiceEnds(start);
  if (end !== undefined && ends.includes(end)) return end;
  return ends.includes(start + USUAL) ? start + USUAL : ends.at(-1);
}

/** A stored practice as the form shows it. */
export function practiceValues({ date, time, capacity, isActive }: PracticeDto): PracticeValues {
  const day = civilDateOf(date);
  const range = parseTimeRange(time);
  return {
    ...(day !== undefined && { date: dayjs(day) }),
    ...{ start: range?.start, end: range?.end, capacity, isActive },
  };
}

/** What the form's values are saved as, on their own day. */
export function savedPractice(values: CompletePractice): Required<CreatePracticeDto> {
  const { date, start, end, capacity, isActive } = values;
  return { date: civilDay(date), time: formatPracticeTime({ start, end }), capacity, isActive };
}

/** A practice for each day that was chosen. */
export const savedPractices = (values: CompletePractice): CreatePracticeDto[] =>
  chosenDays(values).map((date) => ({ ...savedPractice(values), date }));

/** The practices of that day that take place at the form's time, in part at least. */
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
