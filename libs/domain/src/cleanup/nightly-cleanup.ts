import { activitySpan } from '../sessions/activity-span.js';
import { SESSION_DAY } from '../sessions/tryout-schedule.js';
import { addDays, civilAt, instantAt, type CivilDate } from '../time/club-time.js';
import { parseClock24 } from '../time/time-range.js';

/** Whether the nightly clean-up removes a session: it starts before the cutoff; one that starts exactly at it stays. */
export function isExpired(session: { date: string; time: string }, cutoff: Date, zone: string): boolean {
  const span = activitySpan(session, zone);
  return span !== undefined && span.startsAt.getTime() < cutoff.getTime();
}

/** Whether `Run Check Now` removes a session: it is over. */
export function isOver(session: { date: string; time: string }, now: Date, zone: string): boolean {
  const span = activitySpan(session, zone);
  return span !== undefined && span.endsAt.getTime() < now.getTime();
}

/** The cutoff of a local day's nightly run: that day at the configured time, 'HH:MM'. */
export function cleanupCutoff(date: CivilDate, time: string, zone: string): Date | undefined {
  const minutes = parseClock24(time);
  return minutes === undefined ? undefined : instantAt(date, minutes, zone);
}

/** Whether a daily time, 'HH:MM', is within the session day: its run removes sessions that began the same day. */
export function isWithinSessionDay(time: string): boolean {
  const minutes = parseClock24(time);
  return minutes !== undefined && minutes >= SESSION_DAY.first && minutes <= SESSION_DAY.last;
}

/**
 * The last local date that needs no run: that of the last run, or the day before the time was set. Nights of downtime
 * are caught up, nights on which the clean-up was off are not.
 */
export function cleanupSettledOn(lastRunOn: CivilDate | undefined, timeSetAt: Date, zone: string): CivilDate {
  const before = addDays(civilAt(timeSetAt, zone).date, -1);
  return lastRunOn !== undefined && lastRunOn > before ? lastRunOn : before;
}

/**
 * The local date of the nightly run that is due: the latest one whose time has come, if it is after the last settled
 * one. So a server that was down over midnight runs yesterday's; without a settled date, today's is the first. A time
 * that is not HH:MM means that the clean-up is off.
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

/** One night of the clean-up: its local day, and the instant before which sessions have expired. */
export interface CleanupNight {
  date: CivilDate;
  cutoff: Date;
}

/**
 * The next `count` nightly runs, starting with one that is due; none while the clean-up is off. The cutoffs follow
 * both clock changes.
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

/** The instant of the next nightly run: now when one is due; undefined while the clean-up is off. */
export function nextCleanup(
  now: Date,
  time: string | undefined,
  settledOn: CivilDate | undefined,
  zone: string,
): Date | undefined {
  const [next] = nextCleanupNights(now, time, settledOn, zone, 1);
  return next && new Date(Math.max(now.getTime(), next.cutoff.getTime()));
}
