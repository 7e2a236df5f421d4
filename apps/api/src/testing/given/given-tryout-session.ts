import type { Clock } from '../../platform/common/clock.js';
import type { Db } from '../../platform/database/db.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';

/** Inserts an active session of that team without checks, as an older system might have left it. */
export async function givenTryoutSession(
  db: Db,
  clock: Clock,
  teamId: number,
  change: Partial<TryoutSession> = {},
): Promise<TryoutSession> {
  const row: Omit<TryoutSession, 'id' | 'team'> = {
    teamId,
    date: '2025-09-05',
    time: '6:00 PM - 7:30 PM',
    location: 'Bob-Birnie Arena - Pointe-Claire',
    description: null,
    descriptionFr: null,
    capacity: 20,
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    deletedAt: null,
    restoredAt: null,
    ...change,
  };
  const id = await db.write((tx) => tx.insert(TryoutSession, row));
  return Object.assign(new TryoutSession(), row, { id });
}
