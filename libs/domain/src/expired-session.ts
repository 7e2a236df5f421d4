import { addDays, civilAt, civilDateOf, instantAt, type CivilDate } from './club-time.js';
import { parseTimeRange } from './time-range.js';
import { parseClock24 } from './time-slot.js';

/** When a session starts and ends, as instants. */
export interface SessionSpan {
  startsAt: Date;
  endsAt: Date;
}

const DAY_END = 24 * 60;

/**
 * The instants of a stored session. A time that cannot be read counts as the end of that day; a date that cannot
 * be read gives undefined: such a session is never deleted but needs somebody's attention (D-30).
 */
export function sessionSpan(session: { date: string; time: string }, zone: string): SessionSpan | undefined {
  const date = civilDateOf(session.date);
  if (date === undefined) return undefined;
  const range = parseTimeRange(session.time) ?? { start: DAY_END, end: DAY_END };
  return { startsAt: instantAt(date, range.start, zone), endsAt: instantAt(date, range.end, zone) };
}

/** What the nightly clean-up takes: sessions that start before the cutoff; one that starts exactly then stays (D-30). */
export function isExpired(session: { date: string; time: string }, cutoff: Date, zone: string): boolean {
  const span = sessionSpan(session, zone);
  return span !== undefined && span.startsAt.getTime() < cutoff.getTime();
}

/** What `Run Check Now` takes: only sessions that are over (D-30). */
export function isOver(session: { date: string; time: string }, now: Date, zone: string): boolean {
  const span = sessionSpan(session, zone);
  return span !== undefined && span.endsAt.getTime() < now.getTime();
}

/** The cutoff of a local day's nightly run: that day at the configured time, 'HH:MM'. */
export function cleanupCutoff(date: CivilDate, time: string, zone: string): Date | undefined {
  const minutes = parseClock24(time);
  return minutes === undefined ? undefined : instantAt(date, minutes, zone);
}

/**
 * The last local date that needs no run any more: of the last run, or the day before the time was set. What is made up
 * for is a night on which the server was down, not one on which the clean-up was off (D-30).
 */
export function cleanupSettledOn(lastRunOn: CivilDate | undefined, timeSetAt: Date, zone: string): CivilDate {
  const before = addDays(civilAt(timeSetAt, zone).date, -1);
  return lastRunOn !== undefined && lastRunOn > before ? lastRunOn : before;
}

/**
 * The local date whose nightly run is to be done now: the latest whose time has come, when it comes after the last
 * settled one (D-30). A server that was down over midnight so makes up for yesterday's; where none is settled yet,
 * today's is the first. A time that is not HH:MM means that the clean-up is off.
 */
export function dueCleanupDate(
  now: Date,
  time: string | undefined,
  settledOn: CivilDate | undefined,
  zone: string,
): CivilDate | undefined {
  const today = civilAt(now, zone).date;
  const cutoff = time === undefined ? undefined : cleanupCutoff(today, time, zone);
  if (cutoff === undefined) return undefined;
  if (now.getTime() >= cutoff.getTime())
    return settledOn === undefined || settledOn < today ? today : undefined;
  const yesterday = addDays(today, -1);
  return settledOn !== undefined && settledOn < yesterday ? yesterday : undefined;
}

/** One night of the clean-up: the local day it belongs to, and the instant before which sessions have expired. */
export interface CleanupNight {
  date: CivilDate;
  cutoff: Date;
}

/**
 * The next `count` nightly runs, the one that is due now first; none while the clean-up is off. Both clock changes
 * are in the cutoffs (D-30).
 */
export function nextCleanupNights(
  now: Date,
  time: string | undefined,
  settledOn: CivilDate | undefined,
  zone: string,
  count: number,
): CleanupNight[] {
  if (time === undefined) return [];
  const today = civilAt(now, zone).date;
  const isDone = settledOn !== undefined && settledOn >= today;
  const first = dueCleanupDate(now, time, settledOn, zone) ?? (isDone ? addDays(settledOn, 1) : today);
  return Array.from({ length: count }, (_, night) => addDays(first, night)).flatMap((date) => {
    const cutoff = cleanupCutoff(date, time, zone);
    return cutoff ? [{ date, cutoff }] : [];
  });
}

/** When the next nightly run will be: now where one is due; undefined while the clean-up is off. */
export function nextCleanup(
  now: Date,
  time: string | undefined,
  settledOn: CivilDate | undefined,
  zone: string,
): Date | undefined {
  const [next] = nextCleanupNights(now, time, settledOn, zone, 1);
  return next && new Date(Math.max(now.getTime(), next.cutoff.getTime()));
}
