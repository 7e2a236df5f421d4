import type { Clock } from '../../platform/common/clock.js';
import type { Db } from '../../platform/database/db.js';
import { Practice } from '../../practices/practice.entity.js';

/** Inserts an active practice with 18 + 2 places, without checks. */
export async function givenPractice(db: Db, clock: Clock, change: Partial<Practice> = {}): Promise<Practice> {
  const row: Omit<Practice, 'id'> = {
    date: '2025-09-05',
    time: '6:00 PM - 7:30 PM',
    capacity: 20,
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...change,
  };
  const id = await db.write((tx) => tx.insert(Practice, row));
  return Object.assign(new Practice(), row, { id });
}
