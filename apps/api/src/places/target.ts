import {
  LIMITS,
  poolOfPosition,
  practiceCapacities,
  practiceSpan,
  registrantKey,
  sessionSpan,
  type PlayerPosition,
  type PracticePool,
} from '@lions/domain';
import type { ActivityStart } from '../platform/common/app-error.js';
import type { Registration } from './registration.entity.js';

/** A practice splits its places into skaters and goalies; a tryout session has one pool. */
export type PoolName = PracticePool | 'players';

/** A practice or a tryout session. */
export interface TargetRef {
  kind: 'practice' | 'session';
  id: number;
}

export interface RegistrationTarget extends TargetRef {
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

/** A target with all its registrations, cancelled ones included, in the order of the waiting line. */
export interface Roster<Row extends Standing = Registration> {
  target: RegistrationTarget;
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

export function practiceTarget(practice: PracticeColumns, now: Date, zone: string): RegistrationTarget {
  const { id, capacity, cancelledAt } = practice;
  const { startsAt } = practiceSpan(practice, zone);
  return {
    kind: 'practice',
    id,
    teamId: null,
    capacity,
    pools: poolsOf('practice', capacity),
    start: startOf(practice, startsAt),
    isAhead: cancelledAt === null && now < startsAt,
  };
}

export function sessionTarget(session: SessionColumns, now: Date, zone: string): RegistrationTarget {
  const { id, teamId, capacity, isActive, cancelledAt } = session;
  const span = sessionSpan(session, zone);
  return {
    kind: 'session',
    id,
    teamId,
    capacity,
    pools: poolsOf('session', capacity),
    start: span && startOf(session, span.startsAt),
    isAhead: isActive && cancelledAt === null && span !== undefined && now < span.startsAt,
  };
}

const startOf = ({ date, time }: { date: string; time: string }, startsAt: Date): ActivityStart => ({
  date,
  time,
  startsAt: startsAt.toISOString(),
});

function poolsOf(kind: TargetRef['kind'], capacity: number): RegistrationTarget['pools'] {
  return kind === 'practice' ? practiceCapacities(capacity) : { players: capacity };
}

const MOST = { practice: LIMITS.practiceCapacity.max, session: LIMITS.sessionCapacity.max };

/**
 * The same target with the smallest capacity, at least its own, that gives the pool that many places; undefined when
 * none does: goalies are two at most.
 */
export function widened(
  target: RegistrationTarget,
  name: PoolName,
  places: number,
): RegistrationTarget | undefined {
  for (let { capacity } = target; capacity <= MOST[target.kind]; capacity += 1) {
    const pools = poolsOf(target.kind, capacity);
    if ((pools[name] ?? 0) >= places) return { ...target, capacity, pools };
  }
  return undefined;
}

/** The registration's practice or session. */
export function refOf({ practiceId, sessionId }: Pick<Registration, 'practiceId' | 'sessionId'>): TargetRef {
  if (practiceId !== null) return { kind: 'practice', id: practiceId };
  if (sessionId !== null) return { kind: 'session', id: sessionId };
  throw new Error('A registration is for a practice or for a session');
}

/** The column that names the target, of registrations and ledger entries. */
export const columnOf = ({ kind }: TargetRef) => `${kind}Id` as const;

/** The target as a condition of a query: `{ practiceId }` or `{ sessionId }`. */
export function targetWhere({ kind, id }: TargetRef): { practiceId: number } | { sessionId: number } {
  return kind === 'practice' ? { practiceId: id } : { sessionId: id };
}

/** Both columns: one names the target, the other is null. */
export const columnsOf = ({ kind, id }: TargetRef) => ({
  practiceId: kind === 'practice' ? id : null,
  sessionId: kind === 'session' ? id : null,
});

export const isSameTarget = (a: TargetRef, b: TargetRef) => a.kind === b.kind && a.id === b.id;

export function poolNameOf({ kind }: Pick<TargetRef, 'kind'>, position: PlayerPosition): PoolName {
  return kind === 'session' ? 'players' : poolOfPosition(position);
}

/** The confirmed and waiting registrations of a pool, in lists of the caller's own. */
export function poolOf({ target, rows }: Roster<Standing>, name: PoolName) {
  const ids = (status: Registration['status']) =>
    rows
      .filter((row) => row.status === status && poolNameOf(target, row.playerPosition) === name)
      .map(({ id }) => id);
  return { capacity: target.pools[name] ?? 0, confirmed: ids('confirmed'), waiting: ids('waiting') };
}

/** The position of each waiting row, of one target or several: 1 for the next in line of each pool. */
export function positionsInLine<Row extends Standing>(rows: readonly Row[]): Map<Row, number> {
  const lengths = new Map<string, number>();
  const positions = new Map<Row, number>();
  for (const row of rows) {
    if (row.status !== 'waiting') continue;
    const ref = refOf(row);
    const line = `${ref.kind} ${ref.id} ${poolNameOf(ref, row.playerPosition)}`;
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

/** Whether another registration of the target that is not cancelled is of the same child. */
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
