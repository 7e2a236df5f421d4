import { instantAt } from './club-time.js';
import { LIMITS } from './limits.js';
import type { PlayerPosition } from './registration.js';
import { formatTimeRange, parseTimeRange, type TimeRange } from './time-range.js';

/** What a player plays, as practice registrations name it (spec section 3): defense, forward, goalie. */
export const PRACTICE_POSITIONS = ['D', 'F', 'G'] as const;
export type PracticePosition = (typeof PRACTICE_POSITIONS)[number];

const IN_FULL = { D: 'Defense', F: 'Forward', G: 'Goalie' } as const satisfies Record<
  PracticePosition,
  PlayerPosition
>;

/** 'G' gives 'Goalie': one word for it in every registration that is kept. */
export function playerPositionOf(position: PracticePosition): PlayerPosition {
  return IN_FULL[position];
}

/** 'Goalie' gives 'G'. */
export function practicePositionOf(position: PlayerPosition): PracticePosition {
  return position === 'Goalie' ? 'G' : position === 'Defense' ? 'D' : 'F';
}

/** The two pools of a practice: whoever plays defense or forward shares one (decisions 5). */
export const PRACTICE_POOLS = ['skaters', 'goalies'] as const;
export type PracticePool = (typeof PRACTICE_POOLS)[number];

/** Which pool of a practice a position draws from, in either spelling. */
export function poolOfPosition(position: PracticePosition | PlayerPosition): PracticePool {
  return position === 'G' || position === 'Goalie' ? 'goalies' : 'skaters';
}

/** Goalies in one practice: one at each end of the ice. */
const MOST_GOALIES = 2;

/** How a practice's places are shared: two for goalies, the rest for skaters; 20 gives 18 + 2 (decisions 5). */
export function practiceCapacities(capacity: number): Record<PracticePool, number> {
  const goalies = Math.min(MOST_GOALIES, Math.max(0, capacity - 1));
  return { goalies, skaters: capacity - goalies };
}

export const PRACTICE_AVAILABILITIES = ['available', 'partial', 'full', 'waitlist'] as const;
export type PracticeAvailability = (typeof PRACTICE_AVAILABILITIES)[number];

/** Who holds a place of a practice, in which pool, and how many wait for one in either. */
export interface PracticeCounts {
  skatersCount: number;
  goaliesCount: number;
  waitlistCount: number;
}

/** Both pools full with somebody waiting: 'waitlist'; both full: 'full'; one of them: 'partial' (spec section 4). */
export function practiceAvailability(practice: PracticeCounts & { capacity: number }): PracticeAvailability {
  const { skaters, goalies } = practiceCapacities(practice.capacity);
  const [skatersFull, goaliesFull] = [practice.skatersCount >= skaters, practice.goaliesCount >= goalies];
  if (skatersFull && goaliesFull) return practice.waitlistCount > 0 ? 'waitlist' : 'full';
  return skatersFull || goaliesFull ? 'partial' : 'available';
}

export const PRACTICE_STATES = ['cancelled', 'past', ...PRACTICE_AVAILABILITIES] as const;
export type PracticeState = (typeof PRACTICE_STATES)[number];

/** As `practiceAvailability`, while a practice takes place at all and has not begun: registration closes at the start. */
export function practiceState(
  practice: PracticeCounts & { capacity: number; isCancelled: boolean; startsAt: Date },
  now: Date,
): PracticeState {
  if (practice.isCancelled) return 'cancelled';
  return now.getTime() >= practice.startsAt.getTime() ? 'past' : practiceAvailability(practice);
}

/**
 * Reads '6:00 PM - 7:30 PM', also '18:00 - 19:30', lower case and an en dash. Undefined when it is no time range, or
 * shorter than 30 or longer than 240 minutes (decisions 5).
 */
export function parsePracticeTime(text: string): TimeRange | undefined {
  const range = parseTimeRange(text);
  const { min, max } = LIMITS.practiceMinutes;
  if (!range || range.end - range.start < min || range.end - range.start > max) return undefined;
  return range;
}

/** '6:00 PM - 7:30 PM', the one form in which a practice's time is kept. */
export const formatPracticeTime = formatTimeRange;

/** When a practice starts and ends, as instants. */
export interface PracticeSpan {
  startsAt: Date;
  endsAt: Date;
}

const DAY_END = 24 * 60;

/**
 * The instants of a stored practice, whose date is always a day: none other can be saved. A time that cannot be read
 * counts as the end of that day, so that nothing closes too early.
 */
export function practiceSpan({ date, time }: { date: string; time: string }, zone: string): PracticeSpan {
  const { start, end } = parseTimeRange(time) ?? { start: DAY_END, end: DAY_END };
  return { startsAt: instantAt(date, start, zone), endsAt: instantAt(date, end, zone) };
}
