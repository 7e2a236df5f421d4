import { LIMITS, type CivilDate, type Language } from '@lions/domain';
import { localize } from '@lions/web-base';
import { monthOf, monthsLater, readMonth, type Month } from '../../ui/calendar/months';

/** The kinds of the calendar's entries, in the order of the filter. */
export const KINDS = ['tryouts', 'practices', 'events'] as const;
export type CalendarKind = (typeof KINDS)[number];

export const VIEWS = ['month', 'agenda'] as const;
export type CalendarView = (typeof VIEWS)[number];

/** Month, filters and view that the address asks for. */
export interface CalendarChoice {
  /** Absent: the four weeks from today on. */
  month?: Month;
  /** Absent: all kinds. */
  kind?: CalendarKind;
  /** Absent: all teams. */
  teamId?: number;
  /** Absent: the agenda on phones, the month on wide screens. */
  view?: CalendarView;
}

/** Months around the current one that search engines may list. */
const INDEXED = { before: 1, after: 3 };

/** The months of the calendar: those in which a coach may write sessions. */
function monthsShown(today: CivilDate): { first: Month; last: Month } {
  const now = monthOf(today);
  return {
    first: monthsLater(now, -LIMITS.sessionPastMonths),
    last: monthsLater(now, LIMITS.sessionFutureMonths),
  };
}

export function isShown(month: Month, today: CivilDate): boolean {
  const { first, last } = monthsShown(today);
  return month >= first && month <= last;
}

/** Whether search engines must not list the month. */
export function isFar(month: Month | undefined, today: CivilDate): boolean {
  if (month === undefined) return false;
  const now = monthOf(today);
  return month < monthsLater(now, -INDEXED.before) || month > monthsLater(now, INDEXED.after);
}

/** The choice in the address; an invalid parameter counts as absent. */
export function readChoice(search: URLSearchParams, today: CivilDate): CalendarChoice {
  const month = readMonth(search.get('month') ?? '');
  const team = search.get('team') ?? '';
  return {
    month: month !== undefined && isShown(month, today) ? month : undefined,
    kind: KINDS.find((kind) => kind === search.get('kind')),
    teamId: /^[1-9]\d{0,9}$/.test(team) ? Number(team) : undefined,
    view: VIEWS.find((view) => view === search.get('view')),
  };
}

/** The parameters of a choice. */
export function parametersOf(choice: CalendarChoice): [name: string, value: string][] {
  const { month, kind, teamId, view } = choice;
  const given: [string, string | undefined][] = [
    ['month', month],
    ['kind', kind],
    ['team', teamId?.toString()],
    ['view', view],
  ];
  return given.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
}

/** The address of the calendar with that choice. */
export function calendarAddress(choice: CalendarChoice, language: Language): string {
  const query = new URLSearchParams(parametersOf(choice)).toString();
  return localize('/calendar', language) + (query === '' ? '' : `?${query}`);
}
