import type { PracticeDto } from '@lions/api-client';
import {
  feeWords,
  formatTime,
  formatTimes,
  leftByPool,
  parseTimeRange,
  type FeeWords,
  type Language,
  type PracticePool,
  type PracticeState,
} from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { readPractices } from '../../ui/page/public-api';
import type { FetchJson } from '../../ui/page/page';
import { AVAILABILITIES, type Availability } from './calendar/availability';

/** A practice as displayed. */
export interface PracticeView {
  id: number;
  /** Civil date. */
  date: string;
  day: string;
  /** The start alone, and the start with the end. */
  start: string;
  times: string;
  state: PracticeState;
  fee?: FeeWords;
  capacity: number;
  /** Number of registered players. */
  registered: number;
  /** Players on each pool’s waiting list. */
  waiting: Record<PracticePool, number>;
  /** Free places of each pool. */
  left: Record<PracticePool, number>;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
}

function practiceView(practice: PracticeDto, language: Language): PracticeView {
  const { id, date, time, state, capacity, startsAt, endsAt } = practice;
  const range = parseTimeRange(time);
  return {
    id,
    date,
    state,
    capacity,
    startsAt,
    endsAt,
    day: formatDay(date, language),
    start: range ? formatTime(range.start, language) : time,
    times: formatTimes(time, language),
    registered: practice.skatersCount + practice.goaliesCount,
    waiting: { skaters: practice.skatersWaitlistCount, goalies: practice.goaliesWaitlistCount },
    left: leftByPool(practice),
    fee: feeWords(practice, language),
  };
}

/** Practices from that day on, by date and start. Throws `PageProblem`. */
export async function readPracticeViews(
  fetchJson: FetchJson,
  language: Language,
  from: string,
): Promise<PracticeView[]> {
  const practices = await readPractices(fetchJson);
  return practices.filter(({ date }) => date >= from).map((practice) => practiceView(practice, language));
}

/**
 * Availability of a practice that is open for registration; undefined for one that is cancelled or has
 * started.
 */
export function availabilityOf({ state }: PracticeView): Availability | undefined {
  return AVAILABILITIES.find((availability) => availability === state);
}

/** Whether a new registration is certain to wait: neither pool has a free place. */
export const isFull = ({ left }: PracticeView) => left.skaters === 0 && left.goalies === 0;
