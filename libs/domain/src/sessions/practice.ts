import { LIMITS } from '../contract/limits.js';
import { PLAYER_POSITIONS, type PlayerPosition } from '../registrations/registration-fields.js';
import { formatTimeRange, parseTimeRange, type TimeRange } from '../time/time-range.js';

const IN_FULL = { D: 'Defense', F: 'Forward', G: 'Goalie' } as const satisfies Record<string, PlayerPosition>;
export type PracticePosition = keyof typeof IN_FULL;

/** Positions in practice registrations, in the order of `PLAYER_POSITIONS`. */
export const PRACTICE_POSITIONS: readonly PracticePosition[] = PLAYER_POSITIONS.map(practicePositionOf);

const isShort = (position: string): position is PracticePosition => Object.hasOwn(IN_FULL, position);

/** 'G' and 'Goalie' give 'Goalie', the stored form of every registration. */
export function playerPositionOf(position: PracticePosition | PlayerPosition): PlayerPosition {
  return isShort(position) ? IN_FULL[position] : position;
}

/** 'Goalie' gives 'G'. */
export function practicePositionOf(position: PlayerPosition): PracticePosition {
  return position === 'Goalie' ? 'G' : position === 'Defense' ? 'D' : 'F';
}

/** The two pools of a practice: defense and forward share one. See docs/decisions/practices.md. */
export const PRACTICE_POOLS = ['skaters', 'goalies'] as const;
export type PracticePool = (typeof PRACTICE_POOLS)[number];

/** The pool of a position, in either form. */
export function poolOfPosition(position: PracticePosition | PlayerPosition): PracticePool {
  return position === 'G' || position === 'Goalie' ? 'goalies' : 'skaters';
}

/** Goalies in one practice: one at each end of the ice. */
const MOST_GOALIES = 2;

/**
 * The places of a practice by pool: two for goalies, the rest for skaters; 20 gives 18 + 2. See
 * docs/decisions/practices.md.
 */
export function practiceCapacities(capacity: number): Record<PracticePool, number> {
  const goalies = Math.min(MOST_GOALIES, Math.max(0, capacity - 1));
  return { goalies, skaters: capacity - goalies };
}

const PRACTICE_AVAILABILITIES = ['available', 'partial', 'full', 'waitlist'] as const;
type PracticeAvailability = (typeof PRACTICE_AVAILABILITIES)[number];

/** Confirmed and waiting players of a practice by pool. */
export interface PracticeCounts {
  skatersCount: number;
  goaliesCount: number;
  skatersWaitlistCount: number;
  goaliesWaitlistCount: number;
}

/** The places of each pool that a new registration can get: none while players wait, because a free one is offered to them. */
export function leftByPool(practice: PracticeCounts & { capacity: number }): Record<PracticePool, number> {
  const { skaters, goalies } = practiceCapacities(practice.capacity);
  const left = (places: number, taken: number, waiting: number) =>
    waiting > 0 ? 0 : Math.max(0, places - taken);
  return {
    skaters: left(skaters, practice.skatersCount, practice.skatersWaitlistCount),
    goalies: left(goalies, practice.goaliesCount, practice.goaliesWaitlistCount),
  };
}

/** Both pools full with players waiting: 'waitlist'; both full: 'full'; one of them: 'partial'. */
export function practiceAvailability(practice: PracticeCounts & { capacity: number }): PracticeAvailability {
  const { skaters, goalies } = leftByPool(practice);
  const waiting = practice.skatersWaitlistCount + practice.goaliesWaitlistCount;
  if (skaters + goalies === 0) return waiting > 0 ? 'waitlist' : 'full';
  return skaters === 0 || goalies === 0 ? 'partial' : 'available';
}

export const PRACTICE_STATES = ['cancelled', 'past', ...PRACTICE_AVAILABILITIES] as const;
export type PracticeState = (typeof PRACTICE_STATES)[number];

/** Availability as in `practiceAvailability`, or past or cancelled: registration closes at the start. */
export function practiceState(
  practice: PracticeCounts & { capacity: number; isCancelled: boolean; startsAt: Date },
  now: Date,
): PracticeState {
  if (practice.isCancelled) return 'cancelled';
  return now.getTime() >= practice.startsAt.getTime() ? 'past' : practiceAvailability(practice);
}

/**
 * Reads '6:00 PM - 7:30 PM', also '18:00 - 19:30', lower case and an en dash. Undefined when it is no time range, or
 * shorter than 30 or longer than 240 minutes.
 */
export function parsePracticeTime(text: string): TimeRange | undefined {
  const range = parseTimeRange(text);
  const { min, max } = LIMITS.practiceMinutes;
  if (!range || range.end - range.start < min || range.end - range.start > max) return undefined;
  return range;
}

/** '6:00 PM - 7:30 PM', the stored form of a practice's time. */
export const formatPracticeTime = formatTimeRange;
