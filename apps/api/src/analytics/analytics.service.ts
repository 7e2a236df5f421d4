import { Injectable } from '@nestjs/common';
import { compareTeams, LEAGUES, LIMITS, weekOf } from '@lions/domain';
import { AuditService } from '../audit/audit.service.js';
import { Db } from '../database/db.js';
import type { Reader } from '../database/reader.js';
import { flag, oneOf, text, whole, type RowOf } from '../database/row-shape.js';
import { NO_PLACES, PlacesService, type PlaceCounts } from '../places/places.service.js';
import {
  countByDateIn,
  countByTeamAndLocationIn,
  scheduledIn,
  scheduledPageIn,
  weekOfDate,
  type DayCount,
  type ScheduledSession,
  type ScheduleFilter,
  type SessionCount,
} from '../tryouts/scheduled-sessions.js';
import type { SchedulePlace } from '../tryouts/session-schedule.js';
import { readCursor, type AnalyticsQuery } from './analytics-query.js';
import type { AnalyticsDto, AnalyticsSessionDto, AnalyticsTeamDto, NamedCountDto } from './analytics.dto.js';

const TEAM_COUNT = {
  id: whole,
  name: text,
  league: oneOf(LEAGUES),
  isVisible: flag,
  competingPlayersCount: whole,
};

/** What the report shows of a team; never its players' names. */
type TeamCount = RowOf<typeof TEAM_COUNT>;

/** The teams that are not deleted; the database counts their players, so names are not read. */
function teamCountsIn(reader: Reader): Promise<TeamCount[]> {
  return reader.select(
    `SELECT id, name, league, isVisible, ${reader.lengthOf('activePlayers')} AS competingPlayersCount
     FROM teams WHERE deletedAt IS NULL ORDER BY id`,
    [],
    TEAM_COUNT,
  );
}

/** A report, and the cursor of its last session when more follow. */
interface Report {
  report: AnalyticsDto;
  last?: SchedulePlace;
}

/** Counts over the whole club. */
interface Counts {
  teams: TeamCount[];
  groups: SessionCount[];
  days: DayCount[];
}

/**
 * The analytics report. Counts are cached until the audit log changes: every change of a team or a session adds an
 * entry to it. Rows are read only for the list.
 */
@Injectable()
export class AnalyticsService {
  private kept?: { stamp: string; counts: Counts };

  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly places: PlacesService,
  ) {}

  /** Filters and page apply to the list only. */
  report(query: AnalyticsQuery): Promise<Report> {
    return this.db.read(async (reader) => {
      const counts = await this.countsIn(reader);
      const { teams, groups, days } = counts;
      const { sessions, last } = await listIn(reader, counts, query);
      const teamOf = new Map(teams.map((team) => [team.id, team]));
      const placesOf = await this.places.countsIn(reader, sessions);
      const report = {
        ...countTeams(teams),
        scheduledSessions: countSessions(teams, groups, days),
        sessionsList: sessions.flatMap((session) =>
          toAnalyticsSessionDto(session, teamOf.get(session.teamId), placesOf.get(session.id)),
        ),
        teamsList: toTeamsList(teams, groups),
      };
      return { report, ...(last && { last }) };
    });
  }

  private async countsIn(reader: Reader): Promise<Counts> {
    // Read first: a change during the count is counted again next time.
    const stamp = await this.audit.stampIn(reader);
    if (this.kept?.stamp === stamp) return this.kept.counts;
    const [teams, groups, days] = await Promise.all([
      teamCountsIn(reader),
      countByTeamAndLocationIn(reader),
      countByDateIn(reader),
    ]);
    const counts = { teams, groups, days };
    this.kept = { stamp, counts };
    return counts;
  }
}

/** An arena is named by its trimmed text, so one name may match several stored texts. */
function toFilter({ teamId, location, week }: AnalyticsQuery, groups: SessionCount[]): ScheduleFilter {
  const isNamed = (stored: string) => stored.trim() === location?.trim();
  const stored = () => [...new Set(groups.map((group) => group.location).filter(isNamed))];
  return {
    ...(teamId !== undefined && { teamId }),
    ...(location !== undefined && { locations: stored() }),
    ...(week !== undefined && { week: weekOf(week) }),
  };
}

async function listIn(
  reader: Reader,
  { groups, days }: Counts,
  query: AnalyticsQuery,
): Promise<{ sessions: ScheduledSession[]; last?: SchedulePlace }> {
  const { limit, cursor, teamId, location } = query;
  const filter = toFilter(query, groups);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (limit === undefined && after === undefined) return { sessions: await scheduledIn(reader, filter) };
  const isWhole = teamId === undefined && location === undefined;
  return scheduledPageIn(reader, filter, isWhole ? days : await countByDateIn(reader, filter), {
    limit: limit ?? LIMITS.pageSize.default,
    ...(after && { after }),
  });
}

function countTeams(teams: TeamCount[]): Pick<AnalyticsDto, 'teams' | 'competingPlayers'> {
  const visible = teams.filter((team) => team.isVisible).length;
  const byTeam = teams.map(({ name, competingPlayersCount }) => ({ name, count: competingPlayersCount }));
  return {
    teams: { active: teams.length, visible, nonVisible: teams.length - visible },
    competingPlayers: { total: sum(byTeam), byTeam: largestFirst(byTeam) },
  };
}

function countSessions(
  teams: TeamCount[],
  groups: SessionCount[],
  days: DayCount[],
): AnalyticsDto['scheduledSessions'] {
  const ofTeam = sumBy(groups, ({ teamId }) => teamId);
  const ofArena = sumBy(groups, ({ location }) => location.trim());
  const ofWeek = sumBy(days, ({ date }) => weekOfDate(date));
  return {
    total: sum(groups),
    byTeam: largestFirst(teams.map(({ id, name }) => ({ name, count: ofTeam.get(id) ?? 0 }))),
    byArena: largestFirst([...ofArena].map(([name, count]) => ({ name, count }))),
    byWeek: [...ofWeek]
      .flatMap(([week, count]) => (week === undefined ? [] : [{ week, count }]))
      .sort((a, b) => (a.week < b.week ? -1 : 1)),
  };
}

/** In the back-office's order, so that two reports never differ in it. */
function toTeamsList(teams: TeamCount[], groups: SessionCount[]): AnalyticsTeamDto[] {
  const ofTeam = sumBy(groups, ({ teamId }) => teamId);
  return [...teams]
    .sort((a, b) => compareTeams(a, b) || a.id - b.id)
    .map((team) => ({ ...team, sessionsCount: ofTeam.get(team.id) ?? 0 }));
}

function toAnalyticsSessionDto(
  { id, teamId, date, time, location, capacity }: ScheduledSession,
  team: TeamCount | undefined,
  places: PlaceCounts = NO_PLACES,
): AnalyticsSessionDto[] {
  if (!team) return [];
  const { name: teamName, league, competingPlayersCount } = team;
  return [{ id, teamName, league, date, time, location, competingPlayersCount, teamId, capacity, ...places }];
}

interface Counted {
  count: number;
}
const sum = (counts: Counted[]) => counts.reduce((total, { count }) => total + count, 0);

function sumBy<Row extends Counted, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return sums;
}

const BY_NAME = new Intl.Collator('fr-CA', { numeric: true });
const largestFirst = (counts: NamedCountDto[]) =>
  counts.sort((a, b) => b.count - a.count || BY_NAME.compare(a.name, b.name));
