import type { AnalyticsDto } from '@lions/api-client';
import { civilDateOf, weekOf } from '@lions/domain';
import { useSearchParams } from 'react-router-dom';

/** Filters of the schedule, keyed by query parameter: `?view=analytics&location=…`. */
export const FILTERS = ['team', 'location', 'week'] as const;
export type FilterName = (typeof FILTERS)[number];
export type ScheduleFilter = Partial<Record<FilterName, string>>;

type ReportedSession = AnalyticsDto['sessionsList'][number];

/**
 * The same predicates as the report's counts, so that each bar opens exactly the rows it counts.
 */
const VALUE_OF: Record<FilterName, (session: ReportedSession) => string | undefined> = {
  team: ({ teamId }) => String(teamId),
  location: ({ location }) => location.trim(),
  week: ({ date }) => {
    const day = civilDateOf(date);
    return day === undefined ? undefined : weekOf(day);
  },
};

/** Sessions that pass every filter that is set. */
export function filterSessions(sessions: ReportedSession[], filter: ScheduleFilter): ReportedSession[] {
  return sessions.filter((session) =>
    FILTERS.every((name) => filter[name] === undefined || VALUE_OF[name](session) === filter[name]),
  );
}

/**
 * Reads the filter from the address. `searchWith` returns the query string with one value changed,
 * or removed when undefined; what other parts of the view keep there stays.
 */
export function useScheduleFilter() {
  const [search] = useSearchParams();
  const filter: ScheduleFilter = {};
  for (const name of FILTERS) {
    const value = search.get(name);
    if (value) filter[name] = value;
  }
  const searchWith = (change: ScheduleFilter) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change))
      if (value) next.set(name, value);
      else next.delete(name);
    return `?${next.toString()}`;
  };
  return { filter, searchWith };
}

export const SCHEDULE_TITLE_ID = 'schedule-title';

/** Scrolls to the schedule after a figure was opened. */
export function goToSchedule(): void {
  const heading = document.getElementById(SCHEDULE_TITLE_ID);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
