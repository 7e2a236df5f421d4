import type { Reader } from '../database/reader.js';
import { text, whole, type RowOf } from '../database/row-shape.js';
import { inBatches } from '../database/statements/inserting.js';

const SCHEDULED_SESSION = {
  id: whole,
  teamId: whole,
  date: text,
  time: text,
  location: text,
  capacity: whole,
};

/** The fields of a session in the report. */
export type ScheduledSession = RowOf<typeof SCHEDULED_SESSION>;

const SCHEDULED = `SELECT id, teamId, date, time, location, capacity FROM tryout_sessions
  WHERE isActive = 1 AND deletedAt IS NULL`;

/** Active sessions that are not deleted, those of deleted teams too. */
export const scheduledIn = (reader: Reader): Promise<ScheduledSession[]> =>
  reader.select(SCHEDULED, [], SCHEDULED_SESSION);

/** As `scheduledIn`, those with one of the values. */
export async function scheduledWithIn(
  reader: Reader,
  column: 'id' | 'teamId',
  values: Iterable<number>,
): Promise<ScheduledSession[]> {
  const found: ScheduledSession[] = [];
  for (const some of inBatches([...values])) {
    const places = some.map(() => '?').join(', ');
    found.push(
      ...(await reader.select(`${SCHEDULED} AND ${column} IN (${places})`, some, SCHEDULED_SESSION)),
    );
  }
  return found;
}
