import {
  placeFor,
  type NewPlayer,
  type PlayerPosition,
  type PoolCounts,
  type RegistrationStatus,
} from '@lions/domain';
import { Registration } from './registration.entity.js';
import { columnsOf, poolNameOf, type PoolName, type Activity } from './activity.js';

/** The registrations of one status and position, counted; `lastTurn` is the highest `turn` of them. */
export interface LineGroup {
  playerPosition: PlayerPosition;
  status: RegistrationStatus;
  n: number;
  lastTurn: number;
}

/** Initial values of the fields that no registration form fills in. */
const NOT_FILLED_IN = {
  attended: false,
  confirmedAt: null,
  consentReceivedAt: null,
  consentReceivedBy: null,
  attendedAt: null,
  paidAt: null,
  tryoutNumber: null,
  tryoutNumberAt: null,
  checkInNote: null,
  checkInNoteAt: null,
};

/** Assigns places and positions of a locked activity to new registrations, one after another. */
export class Line {
  private readonly pools = new Map<PoolName, PoolCounts>();
  private nextTurn = 1;
  /** A new registration waits beside a free place, which is offered to all who wait. */
  hasOffers = false;

  constructor(
    readonly activity: Activity,
    groups: readonly LineGroup[] = [],
  ) {
    for (const { playerPosition, status, n, lastTurn } of groups) {
      if (status !== 'cancelled') this.countsOf(playerPosition)[status] += n;
      // A cancelled registration may come back with its turn.
      this.nextTurn = Math.max(this.nextTurn, lastTurn + 1);
    }
  }

  /**
   * A row with a place while one is free in its pool and none waits, else with the end of the line. `position` is 1 for the next in
   * line of the pool, null with a place. The row has no id until it is stored.
   */
  add(
    player: NewPlayer,
    at: Date,
    owner: Pick<Registration, 'familyId' | 'receiptHash'> = { familyId: null, receiptHash: null },
  ): { row: Registration; position: number | null } {
    const counts = this.countsOf(player.playerPosition);
    const capacity = this.activity.pools[poolNameOf(this.activity, player.playerPosition)] ?? 0;
    const status = placeFor(capacity, counts);
    if (status === 'waiting' && counts.confirmed < capacity) this.hasOffers = true;
    counts[status] += 1;
    const row = Object.assign(new Registration(), player, owner, NOT_FILLED_IN, {
      id: 0,
      ...columnsOf(this.activity),
      status,
      turn: this.nextTurn,
      createdAt: at,
      updatedAt: at,
    });
    this.nextTurn += 1;
    return { row, position: status === 'waiting' ? counts.waiting : null };
  }

  private countsOf(position: PlayerPosition): PoolCounts {
    const pool = poolNameOf(this.activity, position);
    const counts = this.pools.get(pool) ?? { confirmed: 0, waiting: 0 };
    this.pools.set(pool, counts);
    return counts;
  }
}
