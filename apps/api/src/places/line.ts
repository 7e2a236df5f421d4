import { placeFor, type PlayerPosition, type PoolCounts, type RegistrationStatus } from '@lions/domain';
import { poolNameOf, type PoolName, type RegistrationTarget } from './target.js';

/** The registrations of one status in a pool, counted. */
export interface LineGroup {
  pool: PoolName;
  status: RegistrationStatus;
  count: number;
  lastTurn: number;
}

/** What a new registration gets. */
export interface Place {
  status: keyof PoolCounts;
  turn: number;
  /** 1 for the next in line of the pool; null with a place. */
  position: number | null;
}

/** What further registrations for a target depend on: its registrations, counted, and the end of the line. */
export class Line {
  private readonly pools = new Map<PoolName, PoolCounts>();
  private nextTurn = 1;

  constructor(
    readonly target: RegistrationTarget,
    groups: readonly LineGroup[] = [],
  ) {
    for (const { pool, status, count, lastTurn } of groups) {
      if (status !== 'cancelled') this.countsOf(pool)[status] += count;
      // A cancelled registration may come back with its turn.
      this.nextTurn = Math.max(this.nextTurn, lastTurn + 1);
    }
  }

  /** A place while one is free in the pool, else the end of the line. */
  add(position: PlayerPosition): Place {
    const pool = poolNameOf(this.target, position);
    const counts = this.countsOf(pool);
    const status = placeFor(this.target.pools[pool] ?? 0, counts);
    counts[status] += 1;
    const turn = this.nextTurn;
    this.nextTurn += 1;
    return { status, turn, position: status === 'waiting' ? counts.waiting : null };
  }

  private countsOf(pool: PoolName): PoolCounts {
    const known = this.pools.get(pool);
    if (known) return known;
    const counts = { confirmed: 0, waiting: 0 };
    this.pools.set(pool, counts);
    return counts;
  }
}
