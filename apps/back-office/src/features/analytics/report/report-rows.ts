import type { AnalyticsDto } from '@lions/api-client';
import { activitySpan, addDays, type CivilDate } from '@lions/domain';

type ReportedSession = AnalyticsDto['sessionsList'][number];

/** Maximum number of bars; the schedule below lists all sessions. */
const MAX_BARS = 14;

/**
 * Upcoming sessions of visible teams, in the report's order, whether or not the team is open for
 * registration. Sessions with an unreadable date are left out; the schedule shows them.
 */
export function comingSessions(
  { sessionsList, teamsList }: Pick<AnalyticsDto, 'sessionsList' | 'teamsList'>,
  now: Date,
  zone: string,
): ReportedSession[] {
  const visible = new Set(teamsList.filter(({ isVisible }) => isVisible).map(({ id }) => id));
  const isComing = (session: ReportedSession) => {
    const span = activitySpan(session, zone);
    return span !== undefined && span.endsAt >= now && visible.has(session.teamId);
  };
  return sessionsList.filter(isComing).slice(0, MAX_BARS);
}

type WeekCount = AnalyticsDto['scheduledSessions']['byWeek'][number];

/** Dates that the API accepts span 131 weeks; imported data may lie far outside. */
const MAX_WEEKS = 131;

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
    if (row.length === MAX_WEEKS) return weeks;
    row.push({ week, count: counts.get(week) ?? 0 });
  }
  return row;
}
