import { Injectable } from '@nestjs/common';
import { civilDateOf, compareNames, compareTeams, LEAGUES, LIMITS, weekOf } from '@lions/domain';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { flag, oneOf, text, whole, type RowOf } from '../platform/database/row-shape.js';
import { placeholders } from '../platform/database/inserting.js';
import { NO_PLACES, PlacesService } from '../places/places.service.js';
import {
  compareSchedulePlaces,
  dayOf,
  schedulePlace,
  sortBySchedule,
  type SchedulePlace,
} from '../tryouts/session-schedule.js';
import { readCursor, type AnalyticsQuery } from './analytics-query.js';
import type { AnalyticsDto, AnalyticsSessionDto, NamedCountDto } from './analytics.dto.js';

const TEAM = {
  id: whole,
  name: text,
  league: oneOf(LEAGUES),
  isVisible: flag,
  competingPlayersCount: whole,
};
const ARENA = { teamId: whole, location: text, count: whole };
const DATE = { date: text, count: whole };
const SESSION = { id: whole, teamId: whole, date: text, time: text, location: text, capacity: whole };

type TeamRow = RowOf<typeof TEAM>;
type DateRow = RowOf<typeof DATE>;
type SessionRow = RowOf<typeof SESSION>;

/**
 * Active sessions that are not deleted, of teams that are not deleted. Not by a join: MariaDB then begins with the teams
 * and reads each session's row instead of an index (436 instead of 33 ms to group 100,000 by date).
 */
const SCHEDULED = `FROM tryout_sessions WHERE isActive = 1 AND deletedAt IS NULL
  AND teamId NOT IN (SELECT id FROM teams WHERE deletedAt IS NOT NULL)`;

/**
 * The analytics report, counted by the database. Dates, times and locations are texts of any form, so only the domain
 * can tell their days, weeks and starts: the database groups equal texts, and groups of one day are joined here.
 */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly db: Db,
    private readonly places: PlacesService,
  ) {}

  /** Filters and page apply to the list only. `last` is the place of its last session when more follow. */
  report(query: AnalyticsQuery): Promise<{ report: AnalyticsDto; last: SchedulePlace | undefined }> {
    return this.db.read(async (reader) => {
      const teams = await teamsIn(reader);
      const arenas = await reader.select(
        `SELECT teamId, location, COUNT(*) AS count ${SCHEDULED} GROUP BY teamId, location`,
        [],
        ARENA,
      );
      const dates = await datesIn(reader, []);
      const { sessions, last } = await pageIn(reader, query, {
        locations: arenas.map(({ location }) => location),
        dates,
      });
      const counts = countsOf(teams, arenas, dates);
      return { report: { ...counts, sessionsList: await this.listedIn(reader, sessions, teams) }, last };
    });
  }

  private async listedIn(
    reader: Reader,
    sessions: readonly SessionRow[],
    teams: readonly TeamRow[],
  ): Promise<AnalyticsSessionDto[]> {
    const teamOf = new Map(teams.map((team) => [team.id, team]));
    const placesOf = await this.places.countsIn(reader, sessions);
    return sessions.flatMap(({ id, teamId, date, time, location, capacity }) => {
      const team = teamOf.get(teamId);
      // The team was restored after the teams were read.
      if (!team) return [];
      const { registeredCount, waitlistCount } = placesOf.get(id) ?? NO_PLACES;
      return {
        id,
        teamName: team.name,
        league: team.league,
        date,
        time,
        location,
        competingPlayersCount: team.competingPlayersCount,
        teamId,
        capacity,
        registeredCount,
        waitlistCount,
      };
    });
  }
}

/** The teams that are not deleted. The database counts their players, so that no name is read. */
const teamsIn = (reader: Reader): Promise<TeamRow[]> =>
  reader.select(
    `SELECT id, name, league, isVisible, ${reader.lengthOf('activePlayers')} AS competingPlayersCount
     FROM teams WHERE deletedAt IS NULL`,
    [],
    TEAM,
  );

/** A column that has one of the values; none passes an empty list. */
interface Filter {
  column: 'teamId' | 'location' | 'date';
  values: readonly (number | string)[];
}

/** The scheduled sessions that pass all filters, as the end of a statement. */
function scheduled(filters: readonly Filter[]): { from: string; parameters: (number | string)[] } {
  const conditions = filters.map(({ column, values }) =>
    values.length === 0 ? ' AND 1 = 0' : ` AND ${column} IN (${placeholders(values)})`,
  );
  return { from: SCHEDULED + conditions.join(''), parameters: filters.flatMap(({ values }) => values) };
}

function datesIn(reader: Reader, filters: readonly Filter[]): Promise<DateRow[]> {
  const { from, parameters } = scheduled(filters);
  return reader.select(`SELECT date, COUNT(*) AS count ${from} GROUP BY date`, parameters, DATE);
}

/** The sessions of a page, in order; `known` are the texts of all scheduled sessions. */
async function pageIn(
  reader: Reader,
  { teamId, location, week, limit, cursor }: AnalyticsQuery,
  known: { locations: readonly string[]; dates: readonly DateRow[] },
): Promise<{ sessions: SessionRow[]; last: SchedulePlace | undefined }> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const isPaged = limit !== undefined || after !== undefined;
  const size = isPaged ? (limit ?? LIMITS.pageSize.default) : Number.POSITIVE_INFINITY;
  const filters: Filter[] = [];
  if (teamId !== undefined) filters.push({ column: 'teamId', values: [teamId] });
  if (location !== undefined) {
    const values = known.locations.filter((one) => one.trim() === location.trim());
    filters.push({ column: 'location', values: [...new Set(values)] });
  }
  if (isPaged || week !== undefined) {
    const dates = filters.length > 0 ? await datesIn(reader, filters) : known.dates;
    const ofWeek = week === undefined ? dates : dates.filter(({ date }) => weekOfDate(date) === weekOf(week));
    filters.push({ column: 'date', values: datesOfPage(ofWeek, size, after) });
  }
  const { from, parameters } = scheduled(filters);
  const columns = Object.keys(SESSION).join(', ');
  const rows = await reader.select(`SELECT ${columns} ${from}`, parameters, SESSION);
  const following = sortBySchedule(rows).filter(
    (session) => !after || compareSchedulePlaces(schedulePlace(session), after) > 0,
  );
  const sessions = following.slice(0, size);
  const end = sessions.at(-1);
  return { sessions, last: end && sessions.length < following.length ? schedulePlace(end) : undefined };
}

/** The dates from the cursor's day on, whole days, until they hold more sessions than the page after that day. */
function datesOfPage(rows: readonly DateRow[], size: number, after: SchedulePlace | undefined): string[] {
  const sorted = rows.map(({ date, count }) => ({ date, count, day: dayOf(date) }));
  sorted.sort((a, b) => (a.day < b.day ? -1 : 1));
  const dates: string[] = [];
  let found = 0;
  for (const [index, { date, count, day }] of sorted.entries()) {
    if (after && day < after.day) continue;
    if (found > size && day !== sorted[index - 1]?.day) break;
    dates.push(date);
    // Sessions of the cursor's day may precede the cursor.
    if (day !== after?.day) found += count;
  }
  return dates;
}

/** The Sunday on which the week of a stored date begins; undefined when the date is unreadable. */
function weekOfDate(date: string) {
  const day = civilDateOf(date);
  return day === undefined ? undefined : weekOf(day);
}

/** The report without its list of sessions. */
function countsOf(
  teams: readonly TeamRow[],
  arenas: readonly RowOf<typeof ARENA>[],
  dates: readonly DateRow[],
): Omit<AnalyticsDto, 'sessionsList'> {
  const byName = teams.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  const byDivision = byName.toSorted(compareTeams);
  const visible = teams.filter(({ isVisible }) => isVisible).length;
  const ofTeam = summed(arenas, ({ teamId }) => teamId);
  const ofArena = summed(arenas, ({ location }) => location.trim());
  const ofWeek = summed(dates, ({ date }) => weekOfDate(date));
  return {
    teams: { active: teams.length, visible, nonVisible: teams.length - visible },
    competingPlayers: {
      total: teams.reduce((sum, { competingPlayersCount }) => sum + competingPlayersCount, 0),
      byTeam: largestFirst(byName.map((team) => ({ name: team.name, count: team.competingPlayersCount }))),
    },
    scheduledSessions: {
      total: arenas.reduce((sum, { count }) => sum + count, 0),
      byTeam: largestFirst(byName.map(({ id, name }) => ({ name, count: ofTeam.get(id) ?? 0 }))),
      byArena: largestFirst([...ofArena].map(([name, count]) => ({ name, count })).sort(compareArenas)),
      byWeek: [...ofWeek]
        .map(([week, count]) => ({ week, count }))
        .sort((a, b) => (a.week < b.week ? -1 : 1)),
    },
    teamsList: byDivision.map(({ id, name, league, isVisible, competingPlayersCount }) => ({
      id,
      name,
      league,
      isVisible,
      competingPlayersCount,
      sessionsCount: ofTeam.get(id) ?? 0,
    })),
  };
}

/** Sums of the rows' counts by key; rows without a key are left out. */
function summed<Row extends { count: number }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key | undefined,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + row.count);
  }
  return sums;
}

/** The collator finds some different names equal, such as 'Rink 1' and 'Rink 01'. */
const compareArenas = (a: NamedCountDto, b: NamedCountDto) =>
  compareNames(a.name, b.name) || (a.name < b.name ? -1 : 1);

/** Rows with equal counts keep their order. */
const largestFirst = (counts: NamedCountDto[]) => counts.sort((a, b) => b.count - a.count);
