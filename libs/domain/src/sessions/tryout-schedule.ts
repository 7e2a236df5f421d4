import { LIMITS } from '../contract/limits.js';
import { addDays, type CivilDate } from '../time/club-time.js';
import type { Minutes, TimeRange } from '../time/time-range.js';

/** Tryout sessions are between 7:00 AM and 9:00 PM, in steps of a quarter hour. */
export const SESSION_DAY = { first: 7 * 60, last: 21 * 60, step: 15 } as const;

function slots(from: Minutes, to: Minutes): Minutes[] {
  const count = (to - from) / SESSION_DAY.step + 1;
  return Array.from({ length: count }, (_, index) => from + index * SESSION_DAY.step);
}

/** Start times: 7:00 AM to 9:00 PM. */
export const START_SLOTS: readonly Minutes[] = slots(SESSION_DAY.first, SESSION_DAY.last);

/** The end times after a start; none after 9:00 PM, so that start cannot be saved. */
export function endSlots(start?: Minutes): Minutes[] {
  const ends = slots(SESSION_DAY.first + SESSION_DAY.step, SESSION_DAY.last);
  return ends.filter((end) => start === undefined || end > start);
}

/** How long most sessions last. */
const USUAL_MINUTES = 90;

/** Proposed end, out of the possible ones: 90 minutes after the start, or the last one; undefined when there is none. */
export const proposedEnd = (start: Minutes, ends = endSlots(start)): Minutes | undefined =>
  ends.filter((end) => end <= start + USUAL_MINUTES).at(-1);

/** Whether a range can be saved as a tryout session's: quarter hours within the session day, end after start. */
export function isSessionRange(range: TimeRange): boolean {
  const onStep = (minutes: Minutes) => minutes % SESSION_DAY.step === 0;
  return (
    range.start >= SESSION_DAY.first &&
    range.end <= SESSION_DAY.last &&
    range.start < range.end &&
    onStep(range.start) &&
    onStep(range.end)
  );
}

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
