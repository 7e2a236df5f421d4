import {
  activitySpan,
  LIMITS,
  poolOfPosition,
  practiceCapacities,
  registrantKey,
  type PlayerPosition,
  type PracticePool,
} from '@lions/domain';
import type { ActivityStart } from '../platform/common/app-error.js';
import type { Registration } from './registration.entity.js';

/** A practice splits its places into skaters and goalies; a tryout session has one pool. */
export type PoolName = PracticePool | 'players';

export const ACTIVITY_KINDS = ['practice', 'session'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** A practice or a tryout session. */
export interface ActivityRef {
  kind: ActivityKind;
  id: number;
}

/** An activity as its registrations depend on it. */
export interface Activity extends ActivityRef {
  /** null: a practice. */
  teamId: number | null;
  /** Places of all pools together. */
  capacity: number;
  /** The places of each pool. */
  pools: Partial<Record<PoolName, number>>;
  /** undefined: its date is unreadable, which only sessions from an older system have. */
  start: ActivityStart | undefined;
  /** It takes place and has not started: only then do families get mails about places. */
  isAhead: boolean;
}

/** Fields of a registration that places and waiting lines depend on. */
export type Standing = Pick<
  Registration,
  'id' | 'sessionId' | 'practiceId' | 'status' | 'turn' | 'playerPosition'
>;

/** An activity with all its registrations, cancelled ones included, in the order of the waiting line. */
export interface Roster<Row extends Standing = Registration> {
  activity: Activity;
  rows: Row[];
}

/** The columns of a practice on which its places depend. */
export interface PracticeColumns {
  id: number;
  date: string;
  time: string;
  capacity: number;
  cancelledAt: Date | null;
}

/** The columns of a tryout session on which its places depend. */
export interface SessionColumns extends PracticeColumns {
  teamId: number;
  isActive: boolean;
}

/** `row` is of a tryout session when it has a team. A hidden practice takes place, a hidden session does not. */
export function activityOf(row: PracticeColumns | SessionColumns, now: Date, zone: string): Activity {
  const { id, date, time, capacity, cancelledAt } = row;
  const { teamId, isActive } = 'teamId' in row ? row : { teamId: null, isActive: true };
  const kind = teamId === null ? 'practice' : 'session';
  const startsAt = activitySpan(row, zone)?.startsAt;
  return {
    kind,
    id,
    teamId,
    capacity,
    pools: poolsOf(kind, capacity),
    start: startsAt && { date, time, startsAt: startsAt.toISOString() },
    isAhead: isActive && cancelledAt === null && startsAt !== undefined && now < startsAt,
  };
}

function poolsOf(kind: ActivityKind, capacity: number): Activity['pools'] {
  return kind === 'practice' ? practiceCapacities(capacity) : { players: capacity };
}

const MOST = { practice: LIMITS.practiceCapacity.max, session: LIMITS.sessionCapacity.max };

/**
 * The same activity with the smallest capacity, at least its own, that gives the pool that many places; undefined when
 * none does: goalies are two at most.
 */
export function widened(activity: Activity, name: PoolName, places: number): Activity | undefined {
  for (let { capacity } = activity; capacity <= MOST[activity.kind]; capacity += 1) {
    const pools = poolsOf(activity.kind, capacity);
    if ((pools[name] ?? 0) >= places) return { ...activity, capacity, pools };
  }
  return undefined;
}

/** The registration's practice or session. */
export function refOf({
  practiceId,
  sessionId,
}: Pick<Registration, 'practiceId' | 'sessionId'>): ActivityRef {
  if (practiceId !== null) return { kind: 'practice', id: practiceId };
  if (sessionId !== null) return { kind: 'session', id: sessionId };
  throw new Error('A registration is for a practice or for a session');
}

/** The column that names the activity, of registrations and ledger entries. */
export const columnOf = ({ kind }: ActivityRef) => `${kind}Id` as const;

/** The activity as a condition of a query: `{ practiceId }` or `{ sessionId }`. */
export function activityWhere({ kind, id }: ActivityRef): { practiceId: number } | { sessionId: number } {
  return kind === 'practice' ? { practiceId: id } : { sessionId: id };
}

/** Both columns: one names the activity, the other is null. */
export const columnsOf = ({ kind, id }: ActivityRef) => ({
  practiceId: kind === 'practice' ? id : null,
  sessionId: kind === 'session' ? id : null,
});

/** Distinguishes activities in sets and maps. */
export const activityKey = ({ kind, id }: ActivityRef) => `${kind} ${id}`;

/** `b` may be as an address names it. */
export const isSameActivity = (a: ActivityRef, b: { kind: string; id: number }) =>
  a.kind === b.kind && a.id === b.id;

export function poolNameOf({ kind }: Pick<ActivityRef, 'kind'>, position: PlayerPosition): PoolName {
  return kind === 'session' ? 'players' : poolOfPosition(position);
}

/** The confirmed and waiting registrations of a pool, in lists of the caller's own. */
export function poolOf({ activity, rows }: Roster<Standing>, name: PoolName) {
  const ids = (status: Registration['status']) =>
    rows
      .filter((row) => row.status === status && poolNameOf(activity, row.playerPosition) === name)
      .map(({ id }) => id);
  return { capacity: activity.pools[name] ?? 0, confirmed: ids('confirmed'), waiting: ids('waiting') };
}

/** Whether a place of the registration's pool is free. */
export function hasFreePlace(
  roster: Roster<Standing>,
  { playerPosition }: Pick<Standing, 'playerPosition'>,
): boolean {
  const { capacity, confirmed } = poolOf(roster, poolNameOf(roster.activity, playerPosition));
  return confirmed.length < capacity;
}

/** The position of each waiting row, of one activity or several: 1 for the next in line of each pool. */
export function positionsInLine<Row extends Standing>(rows: readonly Row[]): Map<Row, number> {
  const lengths = new Map<string, number>();
  const positions = new Map<Row, number>();
  for (const row of rows) {
    if (row.status !== 'waiting') continue;
    const ref = refOf(row);
    const line = `${activityKey(ref)} ${poolNameOf(ref, row.playerPosition)}`;
    const position = (lengths.get(line) ?? 0) + 1;
    lengths.set(line, position);
    positions.set(row, position);
  }
  return positions;
}

/** The place in line after all these rows, a value of `turn`. */
export function endOfLine(rows: readonly Standing[]): number {
  return rows.reduce((last, { turn }) => Math.max(last, turn), 0) + 1;
}

/** Whether another registration of the activity that is not cancelled is of the same child. */
export const isTakenIn = ({ rows }: Roster, row: Registration): boolean =>
  row.status !== 'cancelled' &&
  rows.some(
    (other) =>
      other.id !== row.id && other.status !== 'cancelled' && registrantKey(other) === registrantKey(row),
  );

interface Cancellable {
  cancelledAt: Date | null;
}

/** `cancelledAt` after a change: the first cancellation keeps its instant. */
export function cancelledAtAfter(
  { cancelledAt }: Cancellable,
  isCancelled: boolean | undefined,
  now: Date,
): Date | null {
  if (isCancelled === undefined) return cancelledAt;
  return isCancelled ? (cancelledAt ?? now) : null;
}

/** The verb of a change for the audit log. */
export function verbOf(
  { cancelledAt: was }: Cancellable,
  { cancelledAt: is = was }: Partial<Cancellable>,
): 'cancel' | 'bringBack' | 'update' {
  if (was === null) return is ? 'cancel' : 'update';
  return is === null ? 'bringBack' : 'update';
}
