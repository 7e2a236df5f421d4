import type { AnalyticsDto } from '@lions/api-client';
import { sessionSpan } from '@lions/domain';

type ReportedSession = AnalyticsDto['sessionsList'][number];

/** More would be a schedule, and that stands below. */
const MOST_COMING = 14;

/**
 * The next sessions for which families can register or could once their team opens: those of visible teams that are
 * not over, in the report's order. A date that cannot be read is on no calendar: it is left to the schedule.
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
