/** Where a registration stands. */
export const REGISTRATION_STATUSES = ['confirmed', 'waiting', 'cancelled'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/**
 * Places that are shared first come, first served: whoever has one, and who waits, in order. A tryout session is one
 * pool. A pool whose capacity was lowered may hold more than its capacity; nobody ever waits beside a free place.
 */
export interface Pool {
  capacity: number;
  /** Ids of registrations. */
  confirmed: readonly number[];
  waiting: readonly number[];
}

/** What a new registration gets: a free place, else the end of the line. */
export function placeFor({ capacity, confirmed, waiting }: Pool): 'confirmed' | 'waiting' {
  return confirmed.length < capacity && waiting.length === 0 ? 'confirmed' : 'waiting';
}

/** Another capacity: more places go to those who wait, in order; fewer take nobody's place away. */
export function resize(pool: Pool, capacity: number): Pool {
  return promote({ ...pool, capacity });
}

/** Without that registration; a place that frees goes to the first who waits. */
export function leave(pool: Pool, id: number): Pool {
  return promote(without(pool, id));
}

/** To the end of the line; a place that frees goes to the first who waits, which may be the same registration. */
export function moveToEnd(pool: Pool, id: number): Pool {
  const rest = without(pool, id);
  return promote({ ...rest, waiting: [...rest.waiting, id] });
}

/** Confirmed ahead of everybody who waits; undefined when no place is free. */
export function confirmAhead(pool: Pool, id: number): Pool | undefined {
  if (pool.confirmed.includes(id)) return pool;
  if (pool.confirmed.length >= pool.capacity) return undefined;
  const rest = without(pool, id);
  return promote({ ...rest, confirmed: [...rest.confirmed, id] });
}

/** 1 for the next in line; undefined for who does not wait. */
export function waitingPosition(pool: Pick<Pool, 'waiting'>, id: number): number | undefined {
  const index = pool.waiting.indexOf(id);
  return index === -1 ? undefined : index + 1;
}

function promote({ capacity, confirmed, waiting }: Pool): Pool {
  const free = Math.max(0, capacity - confirmed.length);
  return { capacity, confirmed: [...confirmed, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

function without({ capacity, confirmed, waiting }: Pool, id: number): Pool {
  const isOther = (other: number) => other !== id;
  return { capacity, confirmed: confirmed.filter(isOther), waiting: waiting.filter(isOther) };
}
