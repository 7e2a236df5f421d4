import {
  formatTime,
  formatTimes,
  parseTimeRange,
  type Language,
  type PracticePool,
  type PracticeState,
} from '@lions/domain';
import { formatDay } from '../../i18n/formats';
import { readPractices, type FetchJson, type PublicPractice } from '../../ui/public-api';
import { AVAILABILITIES, type Availability } from './availability-mark';

/** A practice as it is shown. */
export interface PracticeView {
  id: number;
  /** The civil day. */
  date: string;
  day: string;
  /** Its start alone, and with its end. */
  start: string;
  times: string;
  state: PracticeState;
  capacity: number;
  /** Players who have a place. */
  registered: number;
  waiting: number;
  /** Free places of each pool. */
  left: Record<PracticePool, number>;
  /** Instants. */
  startsAt: string;
  endsAt: string;
}

function practiceView(practice: PublicPractice, language: Language): PracticeView {
  const { id, date, time, state, capacity, startsAt, endsAt } = practice;
  const range = parseTimeRange(time);
  return {
    ...{ id, date, state, capacity, startsAt, endsAt },
    day: formatDay(date, language),
    start: range ? formatTime(range.start, language) : time,
    times: formatTimes(time, language),
    registered: practice.skatersCount + practice.goaliesCount,
    waiting: practice.waitlistCount,
    left: {
      skaters: Math.max(0, practice.skaterCapacity - practice.skatersCount),
      goalies: Math.max(0, practice.goalieCapacity - practice.goaliesCount),
    },
  };
}

/** The practices from that day on, by date and start. Throws `PageProblem`. */
export async function readPracticeViews(
  fetchJson: FetchJson,
  language: Language,
  from: string,
): Promise<PracticeView[]> {
  const practices = await readPractices(fetchJson);
  return practices.filter(({ date }) => date >= from).map((practice) => practiceView(practice, language));
}

/** What is left of a practice that one can register for; undefined for one that is cancelled or has begun. */
export function availabilityOf({ state }: PracticeView): Availability | undefined {
  return AVAILABILITIES.find((availability) => availability === state);
}

/** Whether whoever registers now is sure to wait: neither pool has a place left. */
export const isFull = ({ left }: PracticeView) => left.skaters === 0 && left.goalies === 0;
