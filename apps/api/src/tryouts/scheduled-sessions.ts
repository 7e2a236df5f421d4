import { civilDateOf, weekOf, type CivilDate } from '@lions/domain';
import type { Reader } from '../database/reader.js';
import { text, whole, type RowOf } from '../database/row-shape.js';
import {
  compareSchedulePlaces,
  schedulePlace,
  sortBySchedule,
  type SchedulePlace,
} from './session-schedule.js';

const SCHEDULED_SESSION = {
  id: whole,
  teamId: whole,
  date: text,
  time: text,
  location: text,
  capacity: whole,
};

/** The fields of a session in the report. */
export type ScheduledSession = RowOf<typeof SCHEDULED_SESSION>;

/** Filter of scheduled sessions; `locations` are stored texts. */
export interface ScheduleFilter {
  teamId?: number;
  locations?: string[];
  week?: CivilDate;
}

/** A page starts after `after`, which may be deleted meanwhile, and has at most `limit` sessions. */
interface SchedulePage {
  after?: SchedulePlace;
  limit: number;
}

const DAY_COUNT = {
  date: text,
  count: whole,
};

/** Sessions on a stored date. */
export type DayCount = RowOf<typeof DAY_COUNT>;

const SESSION_COUNT = {
  teamId: whole,
  location: text,
  count: whole,
};

/** Sessions of a team in a place. */
export type SessionCount = RowOf<typeof SESSION_COUNT>;

/** Active, not deleted, of a team that is not deleted: the leading columns of two indexes. */
const SCHEDULED = `FROM tryout_sessions WHERE isActive = 1 AND deletedAt IS NULL
  AND teamId NOT IN (SELECT id FROM teams WHERE deletedAt IS NOT NULL)`;

/** The week of a stored date, or undefined when it is unreadable. */
export function weekOfDate(date: string): CivilDate | undefined {
  const day = civilDateOf(date);
  return day === undefined ? undefined : weekOf(day);
}

/** Per team and place, distinguished by code point: one scan for both counts. */
export function countByTeamAndLocationIn(reader: Reader): Promise<SessionCount[]> {
  const statement = `SELECT teamId, location, COUNT(*) AS count ${SCHEDULED} GROUP BY teamId, location`;
  return reader.select(statement, [], SESSION_COUNT);
}

export function countByDateIn(reader: Reader, filter: ScheduleFilter = {}): Promise<DayCount[]> {
  const { sql, parameters } = conditions(filter);
  const statement = `SELECT date, COUNT(*) AS count ${SCHEDULED}${sql} GROUP BY date`;
  return reader.select(statement, parameters, DAY_COUNT);
}

/** All of them, by date and start. */
export async function scheduledIn(reader: Reader, filter: ScheduleFilter): Promise<ScheduledSession[]> {
  const sessions = await selectIn(reader, filter);
  const { week } = filter;
  return sortBySchedule(week ? sessions.filter(({ date }) => weekOfDate(date) === week) : sessions);
}

/**
 * One page of them and, when more follow, the place of its last one. `days` are the days after the filter, without
 * the week. Only the page's days are read: a start is text, which no database can sort, so each day is sorted here.
 */
export async function scheduledPageIn(
  reader: Reader,
  filter: ScheduleFilter,
  days: DayCount[],
  { after, limit }: SchedulePage,
): Promise<{ sessions: ScheduledSession[]; last?: SchedulePlace }> {
  const inWeek = days.filter(({ date }) => !filter.week || weekOfDate(date) === filter.week);
  const dates = datesOfPage(inWeek, after?.day, limit);
  if (dates.length === 0) return { sessions: [] };
  const found = sortBySchedule(await selectIn(reader, filter, dates));
  const rest = after
    ? found.filter((session) => compareSchedulePlaces(schedulePlace(session), after) > 0)
    : found;
  const sessions = rest.slice(0, limit);
  const last = sessions.at(-1);
  return { sessions, ...(last && rest.length > limit && { last: schedulePlace(last) }) };
}

/** The stored dates from that day on until they hold more sessions than the page; the first day may be read already. */
function datesOfPage(days: DayCount[], from: string | undefined, limit: number): string[] {
  const dayOf = (date: string) => civilDateOf(date) ?? date;
  const ahead = days
    .map(({ date, count }) => ({ date, day: dayOf(date), count }))
    .filter(({ day }) => from === undefined || day >= from)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const dates: string[] = [];
  let [found, lastDay] = [0, ''];
  for (const { date, day, count } of ahead) {
    // An imported day may be stored in two forms, which belong together.
    if (found > limit && day !== lastDay) break;
    dates.push(date);
    if (day !== from) found += count;
    lastDay = day;
  }
  return dates;
}

function selectIn(reader: Reader, filter: ScheduleFilter, dates?: string[]): Promise<ScheduledSession[]> {
  const { sql, parameters } = conditions(filter, dates);
  const statement = `SELECT id, teamId, date, time, location, capacity ${SCHEDULED}${sql}`;
  return reader.select(statement, parameters, SCHEDULED_SESSION);
}

function conditions({ teamId, locations }: ScheduleFilter, dates?: string[]) {
  const lists: [string, unknown[] | undefined][] = [
    ['teamId', teamId === undefined ? undefined : [teamId]],
    ['location', locations],
    ['date', dates],
  ];
  const asked = lists.flatMap(([column, values]) => (values ? [{ column, values }] : []));
  const placesOf = (values: unknown[]) => values.map(() => '?').join(', ') || 'NULL';
  return {
    sql: asked.map(({ column, values }) => ` AND ${column} IN (${placesOf(values)})`).join(''),
    parameters: asked.flatMap(({ values }) => values),
  };
}
