/** The state of a registration. */
export const REGISTRATION_STATUSES = ['confirmed', 'waiting', 'cancelled'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/**
 * Places assigned first come, first served: confirmed and waiting registrations, in order. A tryout session is one
 * pool, a practice two: its skaters and its goalies. A pool whose capacity was lowered may hold more than its capacity; none waits beside a
 * free place, except while it is offered to all who wait. See docs/decisions/places.md.
 */
export interface Pool {
  capacity: number;
  /** Ids of registrations. */
  confirmed: readonly number[];
  waiting: readonly number[];
}

/** How many hold a place and how many wait. */
export interface PoolCounts {
  confirmed: number;
  waiting: number;
}

/** The status of a new registration: a free place that is not offered to those who wait, else the end of the line. */
export function placeFor(capacity: number, { confirmed, waiting }: PoolCounts): keyof PoolCounts {
  return confirmed < capacity && waiting === 0 ? 'confirmed' : 'waiting';
}

/** Free places of a tryout session for a new registration; none while players wait. */
export function sessionLeft(session: {
  capacity: number;
  registeredCount: number;
  waitlistCount: number;
}): number {
  const { capacity, registeredCount, waitlistCount } = session;
  return waitlistCount > 0 ? 0 : Math.max(0, capacity - registeredCount);
}

/** Changes the capacity: additional places go to waiting registrations, in order; fewer take no place away. */
export function resize(pool: Pool, capacity: number): Pool {
  return promote({ ...pool, capacity });
}

/** Moves to the end of the line; a freed place goes to the first in line, which may be the same registration. */
export function moveToEnd(pool: Pool, id: number): Pool {
  const rest = without(pool, id);
  return promote({ ...rest, waiting: [...rest.waiting, id] });
}

/** Confirms ahead of the line; undefined when no place is free. */
export function confirmAhead(pool: Pool, id: number): Pool | undefined {
  if (pool.confirmed.includes(id)) return pool;
  if (pool.confirmed.length >= pool.capacity) return undefined;
  const rest = without(pool, id);
  return promote({ ...rest, confirmed: [...rest.confirmed, id] });
}

function promote({ capacity, confirmed, waiting }: Pool): Pool {
  const free = Math.max(0, capacity - confirmed.length);
  return { capacity, confirmed: [...confirmed, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

function without({ capacity, confirmed, waiting }: Pool, id: number): Pool {
  const isOther = (other: number) => other !== id;
  return { capacity, confirmed: confirmed.filter(isOther), waiting: waiting.filter(isOther) };
}
