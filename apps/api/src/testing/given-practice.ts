import type { Clock } from '../common/clock.js';
import type { Db } from '../database/db.js';
import { Practice } from '../practices/practice.entity.js';

/** Puts an active practice of 18 + 2 places into the database; nothing is checked. */
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
