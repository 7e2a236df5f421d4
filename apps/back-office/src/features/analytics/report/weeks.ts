import type { AnalyticsDto } from '@lions/api-client';
import { addDays, type CivilDate } from '@lions/domain';

type WeekCount = AnalyticsDto['scheduledSessions']['byWeek'][number];

/** Dates that the API accepts span 131 weeks; imported data may lie far outside. */
const MOST_WEEKS = 131;

/**
 * Consecutive weeks, those without sessions included. Above the maximum, only weeks that have
 * sessions.
 */
export function weeksInRow(weeks: WeekCount[]): WeekCount[] {
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  if (first === undefined || last === undefined) return [];
  const counts = new Map(weeks.map(({ week, count }) => [week, count]));
  const row: WeekCount[] = [];
  for (let week: CivilDate = first; week <= last; week = addDays(week, 7)) {
    if (row.length === MOST_WEEKS) return weeks;
    row.push({ week, count: counts.get(week) ?? 0 });
  }
  return row;
}
