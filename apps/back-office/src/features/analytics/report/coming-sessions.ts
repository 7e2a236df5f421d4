import type { AnalyticsDto } from '@lions/api-client';
import { sessionSpan } from '@lions/domain';

type ReportedSession = AnalyticsDto['sessionsList'][number];

/** Maximum number of bars; the schedule below lists all sessions. */
const MOST_COMING = 14;

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
    const span = sessionSpan(session, zone);
    return span !== undefined && span.endsAt >= now && visible.has(session.teamId);
  };
  return sessionsList.filter(isComing).slice(0, MOST_COMING);
}
