import { civilDateOf } from './club-time.js';
import { parseTimeRange, type TimeRange } from './time-range.js';
import { locationLabel } from './venue.js';

/** When and where a team skates, as it is stored; `id` is absent while it is only planned. */
export interface PlannedSession {
  id?: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
}

/** Two sessions that get in each other's way: one team cannot be twice, one sheet of ice not hold two teams. */
export interface Clash<S extends PlannedSession> {
  kind: 'team' | 'venue';
  session: S;
}

const overlap = (a: TimeRange, b: TimeRange) => a.start < b.end && b.start < a.end;

/** One key for all the names that a venue has. */
const placeKey = (location: string) => locationLabel(location, 'en').trim().toLowerCase();

/**
 * The sessions that a planned one overlaps, of the same team or at the same venue; itself, by its id, left out. One
 * that ends as another begins is no clash, nor is one whose date or time cannot be read. It is a warning, never a
 * refusal: a coach may know better.
 */
export function findClashes<S extends PlannedSession>(
  planned: PlannedSession,
  others: readonly S[],
): Clash<S>[] {
  const [day, range] = [civilDateOf(planned.date), parseTimeRange(planned.time)];
  if (day === undefined || range === undefined) return [];
  const place = placeKey(planned.location);
  const clashes: Clash<S>[] = [];
  for (const session of others) {
    if (session.id === planned.id && planned.id !== undefined) continue;
    if (civilDateOf(session.date) !== day) continue;
    const isSameTeam = session.teamId === planned.teamId;
    if (!isSameTeam && (place === '' || placeKey(session.location) !== place)) continue;
    const other = parseTimeRange(session.time);
    if (other && overlap(range, other)) clashes.push({ kind: isSameTeam ? 'team' : 'venue', session });
  }
  return clashes;
}
