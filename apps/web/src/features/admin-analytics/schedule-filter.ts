import type { AnalyticsDto } from '@lions/api-client';
import { civilDateOf, weekOf } from '@lions/domain';
import { useSearchParams } from 'react-router-dom';

/** What the schedule can be narrowed down to, by its name in the address: `?view=analytics&location=…`. */
export const FILTERS = ['team', 'location', 'week'] as const;
export type FilterName = (typeof FILTERS)[number];
export type ScheduleFilter = Partial<Record<FilterName, string>>;

type ReportedSession = AnalyticsDto['sessionsList'][number];

/** What the figures of the report count by: each bar opens exactly the rows that it counts. */
const VALUE_OF: Record<FilterName, (session: ReportedSession) => string | undefined> = {
  team: ({ teamId }) => String(teamId),
  location: ({ location }) => location.trim(),
  week: ({ date }) => {
    const day = civilDateOf(date);
    return day === undefined ? undefined : weekOf(day);
  },
};

/** The sessions that pass each filter that is set. */
export function filterSessions(sessions: ReportedSession[], filter: ScheduleFilter): ReportedSession[] {
  return sessions.filter((session) =>
    FILTERS.every((name) => filter[name] === undefined || VALUE_OF[name](session) === filter[name]),
  );
}

/** The filter in the address; `searchWith` gives the address with one of its values changed or, without one, gone. */
export function useScheduleFilter() {
  const [search] = useSearchParams();
  const filter: ScheduleFilter = {};
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value) filter[name] = value;
  }
  const searchWith = (change: ScheduleFilter) => {
    const asked = Object.entries({ ...filter, ...change }).filter(([, value]) => value);
    return `?${new URLSearchParams([['view', 'analytics'], ...(asked as [string, string][])]).toString()}`;
  };
  return { filter, searchWith };
}

export const SCHEDULE_TITLE_ID = 'schedule-title';

/** Takes the reader to the schedule after a figure was opened. */
export function goToSchedule(): void {
  const heading = document.getElementById(SCHEDULE_TITLE_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
