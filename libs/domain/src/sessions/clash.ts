import { civilDateOf } from '../time/club-time.js';
import { nameKey } from '../text/matching.js';
import { parseTimeRange, type TimeRange } from '../time/time-range.js';
import { locationLabel } from './venue.js';

/** The stored time and place of a session; `id` is absent while it is only planned. */
export interface PlannedSession {
  id?: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
}

/** Two conflicting sessions: of one team, or on one sheet of ice. */
export interface Clash<S extends PlannedSession> {
  kind: 'team' | 'venue';
  session: S;
}

const overlap = (a: TimeRange, b: TimeRange) => a.start < b.end && b.start < a.end;

/** One key for all names of a venue. */
const placeKey = (location: string) => nameKey(locationLabel(location, 'en'));

/**
 * The sessions that a planned one overlaps, of the same team or at the same venue, except itself. Adjacent sessions
 * do not clash, nor do unreadable dates or times. A warning, not a refusal: a coach may know better.
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
