import { civilDateOf, weekOf, type CivilDate } from '@lions/domain';
import type { Reader } from '../database/reader.js';
import {
  compareSchedulePlaces,
  schedulePlace,
  sortBySchedule,
  type SchedulePlace,
} from './session-schedule.js';

/** What the report shows of a session. */
export interface ScheduledSession {
  id: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
  capacity: number;
}

/** Which scheduled sessions; `locations` are texts as they are stored. */
export interface ScheduleFilter {
  teamId?: number;
  locations?: string[];
  week?: CivilDate;
}

/** A page begins behind `after`, which may be gone meanwhile, and has at most `limit` sessions. */
export interface SchedulePage {
  after?: SchedulePlace;
  limit: number;
}

/** How many are on a stored date. */
export interface DayCount {
  date: string;
  count: number;
}

/** How many a team has in a place. */
export interface SessionCount {
  teamId: number;
  location: string;
  count: number;
}

/** Active, not deleted, of a team that is not deleted (D-27): what two of the table's indexes begin with. */
const SCHEDULED = `FROM tryout_sessions WHERE isActive = 1 AND deletedAt IS NULL
  AND teamId NOT IN (SELECT id FROM teams WHERE deletedAt IS NOT NULL)`;

/** The week in which a stored date lies, or undefined when it is no day. */
export function weekOfDate(date: string): CivilDate | undefined {
  const day = civilDateOf(date);
  return day === undefined ? undefined : weekOf(day);
}

/** Of each team in each place, told apart letter by letter: one scan answers for both. */
export async function countByTeamAndLocationIn(reader: Reader): Promise<SessionCount[]> {
  return counted(
    await reader.select<SessionCount>(
      `SELECT teamId, MIN(location) AS location, COUNT(*) AS count ${SCHEDULED}
       GROUP BY teamId, ${reader.exactly('location')}`,
    ),
  );
}

export async function countByDateIn(reader: Reader, filter: ScheduleFilter = {}): Promise<DayCount[]> {
  const { sql, parameters } = conditions(reader, filter);
  const statement = `SELECT date, COUNT(*) AS count ${SCHEDULED}${sql} GROUP BY date`;
  return counted(await reader.select<DayCount>(statement, parameters));
}

/** Drivers may give a count as text. */
const counted = <Row extends { count: number }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, count: Number(row.count) }));

/** All of them, by date and start. */
export async function scheduledIn(reader: Reader, filter: ScheduleFilter): Promise<ScheduledSession[]> {
  const sessions = await selectIn(reader, filter);
  const { week } = filter;
  return sortBySchedule(week ? sessions.filter(({ date }) => weekOfDate(date) === week) : sessions);
}

/**
 * One page of them and, where more follow, the place of its last. `days` are those that the filter leaves, week apart. Only
 * the days that the page touches are read: a start is text, which no database can sort, so the order within a day is made here.
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
    // A day is stored in one form or, where it was taken over, in two: they belong together.
    if (found > limit && day !== lastDay) break;
    dates.push(date);
    if (day !== from) found += count;
    lastDay = day;
  }
  return dates;
}

function selectIn(reader: Reader, filter: ScheduleFilter, dates?: string[]): Promise<ScheduledSession[]> {
  const { sql, parameters } = conditions(reader, filter, dates);
  return reader.select(`SELECT id, teamId, date, time, location, capacity ${SCHEDULED}${sql}`, parameters);
}

function conditions(reader: Reader, { teamId, locations }: ScheduleFilter, dates?: string[]) {
  const lists: [string, unknown[] | undefined][] = [
    ['teamId', teamId === undefined ? undefined : [teamId]],
    [reader.exactly('location'), locations],
    ['date', dates],
  ];
  const asked = lists.flatMap(([column, values]) => (values ? [{ column, values }] : []));
  const placesOf = (values: unknown[]) => values.map(() => '?').join(', ') || 'NULL';
  return {
    sql: asked.map(({ column, values }) => ` AND ${column} IN (${placesOf(values)})`).join(''),
    parameters: asked.flatMap(({ values }) => values),
  };
}
