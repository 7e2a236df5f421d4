import { addMonths, civilAt, HOUR_MS, weekOf, type CivilDate } from '../time/club-time.js';
import { dueCleanupDate } from './nightly-cleanup.js';

/** The time of the nightly backup, after the clean-up: what was removed for good is not in it. */
const BACKUP_TIME = '04:00';

/**
 * How many nightly backups are kept: the newest of each of the last days, weeks and months that have one. The privacy
 * policy prints the months: nothing older is kept.
 */
export const KEPT_BACKUPS = { days: 7, weeks: 4, months: 12 } as const;

const OVERDUE_MS = 36 * HOUR_MS;

/** Which of the nightly backups of these days are kept. */
export function keptBackups(days: readonly CivilDate[]): Set<CivilDate> {
  const [newest = '', ...older] = [...new Set(days)].sort().reverse();
  if (newest === '') return new Set();
  const oldest = addMonths(newest, -KEPT_BACKUPS.months);
  const newestFirst = [newest, ...older.filter((day) => day >= oldest)];
  const newestOfEach = (count: number, periodOf: (day: CivilDate) => string) => {
    const periods = new Map<string, CivilDate>();
    for (const day of newestFirst) if (!periods.has(periodOf(day))) periods.set(periodOf(day), day);
    return [...periods.values()].slice(0, count);
  };
  return new Set([
    ...newestOfEach(KEPT_BACKUPS.days, (day) => day),
    ...newestOfEach(KEPT_BACKUPS.weeks, weekOf),
    ...newestOfEach(KEPT_BACKUPS.months, (day) => day.slice(0, 7)),
  ]);
}

/** The newest of the days of backups. One in the future was made while the clock was wrong. */
export function newestBackupDay(days: readonly CivilDate[], now: Date, zone: string): CivilDate | undefined {
  const today = civilAt(now, zone).date;
  return [...days]
    .filter((day) => day <= today)
    .sort()
    .at(-1);
}

/** The day of the nightly backup that is due, given the days that have one; the first one is due at once. */
export function dueBackupDay(now: Date, days: readonly CivilDate[], zone: string): CivilDate | undefined {
  const newest = newestBackupDay(days, now, zone);
  return newest === undefined ? civilAt(now, zone).date : dueCleanupDate(now, BACKUP_TIME, newest, zone);
}

/** Whether the newest backup is too old. */
export const isBackupOverdue = (takenAt: Date, now: Date): boolean =>
  now.getTime() - takenAt.getTime() > OVERDUE_MS;
