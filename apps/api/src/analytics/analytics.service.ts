import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { Db } from '../database/db.js';
import { KeptValue } from '../database/topics/kept-value.js';
import { NO_PLACES, PlacesService, type PlaceCounts } from '../places/places.service.js';
import type { ScheduledSession } from '../tryouts/scheduled-sessions.js';
import type { SchedulePlace } from '../tryouts/session-schedule.js';
import { readCursor, type AnalyticsQuery } from './analytics-query.js';
import type { AnalyticsSessionDto } from './analytics.dto.js';
import { ReportRows } from './report/report-rows.js';
import type { ReportedTeam } from './report/report-teams.js';
import { reportJson, type CountsJson } from './report/report-json.js';

/** A report as JSON, and the place of its last session when more follow. */
interface Report {
  json: Buffer;
  last: SchedulePlace | undefined;
}

type Places = Map<number, PlaceCounts>;

/** Reports by their query, and what they were made from. */
interface Kept {
  counts: CountsJson;
  places: Promise<Places>;
  reports: Map<string, Report>;
}

/** The back-office asks for two. */
const MOST_REPORTS = 4;

/** The analytics report, from memory: places are counted again after any registration for a session. */
@Injectable()
export class AnalyticsService {
  /** By session; those of sessions that were in no report yet are missing. */
  private readonly keptPlaces = new KeptValue(['sessionPlaces'], async (): Promise<Places> => new Map());
  private kept: Kept | undefined;

  constructor(
    private readonly db: Db,
    private readonly rows: ReportRows,
    private readonly places: PlacesService,
  ) {}

  /**
   * Filters and page apply to the list only.
   * @param since when the caller asked, by `performance.now()`
   */
  async report(query: AnalyticsQuery, since: number): Promise<Report> {
    const { teams, schedule, counts, versions } = await this.rows.current(since);
    const keptPlaces = this.keptPlaces.at(versions);
    const reports = this.reportsFrom(counts, keptPlaces);
    const asked = JSON.stringify(query);
    const known = reports.get(asked);
    if (known) return known;
    const { limit, cursor, ...filter } = query;
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const isPaged = limit !== undefined || after !== undefined;
    const page = isPaged ? { after, limit: limit ?? LIMITS.pageSize.default } : {};
    const { sessions, last } = schedule.page(filter, page);
    const withTeams = sessions.flatMap((session) => {
      const team = teams.get(session.teamId);
      return team ? [{ session, team }] : [];
    });
    const placesOf = await this.placesOf(sessions, await keptPlaces);
    const listed = withTeams.map(({ session, team }) => toListed(session, team, placesOf.get(session.id)));
    const report = { json: reportJson(counts, listed), last };
    if (reports.size === MOST_REPORTS) reports.clear();
    reports.set(asked, report);
    return report;
  }

  private reportsFrom(counts: CountsJson, places: Promise<Places>): Kept['reports'] {
    if (this.kept?.counts !== counts || this.kept.places !== places)
      this.kept = { counts, places, reports: new Map() };
    return this.kept.reports;
  }

  private async placesOf(sessions: readonly { id: number }[], kept: Places): Promise<Places> {
    const missing = sessions.filter(({ id }) => !kept.has(id));
    if (missing.length === 0) return kept;
    const counted = await this.db.read((reader) => this.places.countsIn(reader, missing));
    for (const { id } of missing) kept.set(id, counted.get(id) ?? NO_PLACES);
    return kept;
  }
}

/** In one literal: fields behind a spread take V8 longer than the rest of the report. */
const toListed = (
  { id, teamId, date, time, location, capacity }: ScheduledSession,
  { name: teamName, league, competingPlayersCount }: ReportedTeam,
  { registeredCount, waitlistCount } = NO_PLACES,
): AnalyticsSessionDto => ({
  id,
  teamName,
  league,
  date,
  time,
  location,
  competingPlayersCount,
  teamId,
  capacity,
  registeredCount,
  waitlistCount,
});
