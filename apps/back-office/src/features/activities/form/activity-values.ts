import type {
  CreatePracticeDto,
  CreateTryoutSessionDto,
  PracticeDto,
  TryoutSessionDto,
} from '@lions/api-client';
import {
  addDays,
  type CivilDate,
  civilDateOf,
  endSlots,
  formatTimeRange,
  isSessionRange,
  LIMITS,
  type Minutes,
  parseTimeRange,
  proposedEnd,
  START_SLOTS,
} from '@lions/domain';
import dayjs from 'dayjs';
import { civilDay, type RepeatValues } from '../../../ui/time/days';
import { type Activity, isPractice } from '../activity';

/** Values of the form of a practice or tryout session; undefined until chosen. */
export interface ActivityValues extends RepeatValues {
  start?: Minutes | undefined;
  end?: Minutes | undefined;
  capacity?: number;
  /** In dollars. */
  fee?: number | null;
  feeUrl?: string;
  isActive?: boolean;
  /** A session's own fields. */
  location?: string;
  description?: string;
  descriptionFr?: string;
}

/** Values of a complete form; `location` of a session only. */
export type CompleteActivity = ActivityValues &
  Required<Pick<ActivityValues, 'date' | 'capacity' | 'isActive'>> & { start: Minutes; end: Minutes };

/** Practices are offered in quarter hours; the first and last start, and the last end of a day. */
const STEP = 15;
const FIRST_START = 5 * 60;
const LAST_START = 22 * 60 + 30;
const LAST_END = 24 * 60 - STEP;

const steps = (first: Minutes, last: Minutes): Minutes[] =>
  Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP) + 1) },
    (_, index) => first + index * STEP,
  );

/** Starts of a practice: each quarter of an hour from 5:00 AM to 10:30 PM. */
const PRACTICE_STARTS = steps(FIRST_START, LAST_START);

/** Ends of a practice: 30 to 240 minutes after the start, on the same day. */
function practiceEnds(start: Minutes | undefined): Minutes[] {
  if (start === undefined) return [];
  const { min, max } = LIMITS.practiceMinutes;
  return steps(start + min, Math.min(start + max, LAST_END));
}

/** Differences between the form of a practice and that of a tryout session. */
export const ACTIVITY_KINDS = {
  practice: {
    /** Area of the dictionary. */
    area: 'practices',
    /** Months from today in which it may be scheduled. */
    pastMonths: 0,
    futureMonths: LIMITS.practiceFutureMonths,
    starts: PRACTICE_STARTS,
    ends: practiceEnds,
    /** Whether a stored range can be saved again. */
    isRange: ({ start, end }: { start: Minutes; end: Minutes }) =>
      end - start >= LIMITS.practiceMinutes.min && end - start <= LIMITS.practiceMinutes.max,
    capacity: LIMITS.practiceCapacity,
    dateRequired: 'validation.dateRequired',
    timeRequired: 'validation.timeRequired',
    activeHint: 'practices.activeHint',
    add: 'practices.add',
    submit: 'practices.add',
    added: 'practices.added',
    addFailed: 'practices.addFailed',
    overlapTitle: 'practices.overlapTitle',
  },
  session: {
    area: 'tryouts',
    pastMonths: LIMITS.sessionPastMonths,
    futureMonths: LIMITS.sessionFutureMonths,
    starts: START_SLOTS,
    ends: endSlots,
    isRange: isSessionRange,
    capacity: LIMITS.sessionCapacity,
    dateRequired: 'validation.required',
    timeRequired: 'validation.required',
    activeHint: 'tryouts.shownHint',
    add: 'tryouts.addSession',
    submit: 'common.save',
    added: 'tryouts.created',
    addFailed: 'tryouts.saveFailed',
    overlapTitle: 'tryouts.clashTitle',
  },
} as const;

export type ActivityKind = keyof typeof ACTIVITY_KINDS;

/** Adds a stored time to the offered ones when it is not among them, as for imported practices. */
const withStored = (offered: readonly Minutes[], stored: Minutes | undefined): readonly Minutes[] =>
  stored === undefined || offered.includes(stored) ? offered : [...offered, stored].sort((a, b) => a - b);

export const offeredStarts = (kind: ActivityKind, stored?: Minutes): readonly Minutes[] =>
  withStored(ACTIVITY_KINDS[kind].starts, stored);

export function offeredEnds(
  kind: ActivityKind,
  start: Minutes | undefined,
  stored?: Minutes,
): readonly Minutes[] {
  const { ends, isRange } = ACTIVITY_KINDS[kind];
  const isStored = start !== undefined && stored !== undefined && isRange({ start, end: stored });
  return withStored(ends(start), isStored ? stored : undefined);
}

/**
 * The end after the start changed: one that a person chose stays while it is offered; a proposed one follows the
 * start.
 */
export function endAfter(
  kind: ActivityKind,
  start: Minutes,
  end: Minutes | undefined,
  proposed: Minutes | undefined,
): Minutes | undefined {
  const ends = ACTIVITY_KINDS[kind].ends(start);
  return end !== undefined && end !== proposed && ends.includes(end) ? end : proposedEnd(start, ends);
}

/** A new session's times while its team has none: the usual evening. */
const USUAL_TIMES = { start: 18 * 60, end: 19 * 60 + 30 };

/** Values of an empty form. */
export const newActivity = (kind: ActivityKind): ActivityValues => ({
  capacity: ACTIVITY_KINDS[kind].capacity.default,
  isActive: true,
});

/** Form values of a stored activity. A session's time outside of the slots must be chosen again. */
export function activityValues(activity: Activity): ActivityValues {
  const day = civilDateOf(activity.date);
  const range = parseTimeRange(activity.time);
  const common = {
    ...(day !== undefined && { date: dayjs(day) }),
    capacity: activity.capacity,
    fee: activity.feeCents === null ? null : activity.feeCents / 100,
    feeUrl: activity.feeUrl ?? '',
    isActive: activity.isActive,
  };
  if (isPractice(activity)) return { ...common, start: range?.start, end: range?.end };
  return {
    ...common,
    ...(range && isSessionRange(range) && range),
    location: activity.location,
    description: activity.description ?? '',
    descriptionFr: activity.descriptionFr ?? '',
  };
}

/** Form values of a new session: the times and the place of the team's latest one. */
export function newSession(sessions: readonly TryoutSessionDto[]): ActivityValues {
  const latest = sessions.at(-1);
  const { start, end, location } = latest ? activityValues(latest) : {};
  const times = start === undefined ? USUAL_TIMES : { start, end };
  return { ...newActivity('session'), ...times, ...(location !== undefined && { location }) };
}

/** Form values of a copy, on the same weekday of the next week without a session of the team. */
export function copiedSession(
  session: TryoutSessionDto,
  sessions: readonly Pick<TryoutSessionDto, 'date'>[],
): ActivityValues {
  const first = civilDateOf(session.date);
  const taken = new Set(sessions.map(({ date }) => civilDateOf(date)));
  let day = first && addDays(first, 7);
  while (day && taken.has(day)) day = addDays(day, 7);
  return { ...activityValues(session), date: day === undefined ? undefined : dayjs(day) };
}

/** Typed dollars as the number field reads them: a comma is a decimal one before at most two digits, else of thousands. */
export const typedDollars = (text = ''): string =>
  text
    .replace(/[^\d.,]/g, '')
    .replace(/,(\d{0,2})$/, '.$1')
    .replaceAll(',', '');

/** Request body for a practice, on the form's own day. */
export function savedPractice(values: CompleteActivity): Required<CreatePracticeDto> {
  const { date, start, end, capacity, isActive, fee, feeUrl = '' } = values;
  const time = formatTimeRange({ start, end });
  const cents = fee ? Math.round(fee * 100) : null;
  return { date: civilDay(date), time, capacity, isActive, feeCents: cents, feeUrl: feeUrl || null };
}

/** Request body for a tryout session, on the form's own day. */
export function savedSession(values: CompleteActivity): CreateTryoutSessionDto {
  const { location = '', description = '', descriptionFr = '' } = values;
  return { ...savedPractice(values), location, description, descriptionFr };
}

/** Practices of that day that overlap the form's times. */
export function practicesThen(
  practices: readonly PracticeDto[],
  { start, end }: Pick<ActivityValues, 'start' | 'end'>,
  day: CivilDate,
): PracticeDto[] {
  if (start === undefined || end === undefined) return [];
  return practices.filter(({ date, time, cancelledAt }) => {
    const range = parseTimeRange(time);
    return cancelledAt === null && date === day && range && range.start < end && start < range.end;
  });
}
