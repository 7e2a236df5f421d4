import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { Db } from '../database/db.js';
import { KeptValue } from '../database/topics/kept-value.js';
import type { Versions } from '../database/topics/topics.js';
import { NO_PLACES, PlacesService, type PlaceCounts } from '../places/places.service.js';
import type { ScheduledSession } from '../tryouts/scheduled-sessions.js';
import type { SchedulePlace } from '../tryouts/session-schedule.js';
import { readCursor, type AnalyticsQuery } from './analytics-query.js';
import type { AnalyticsDto, AnalyticsSessionDto } from './analytics.dto.js';
import { ReportRows } from './report/report-rows.js';
import type { ReportedTeam } from './report/report-teams.js';

/** A report, and the cursor of its last session when more follow. */
interface Report {
  report: AnalyticsDto;
  last: SchedulePlace | undefined;
}

/** The analytics report, from memory: places are counted again after any registration for a session. */
@Injectable()
export class AnalyticsService {
  /** By session; those of sessions that were in no report yet are missing. */
  private readonly keptPlaces = new KeptValue(['sessionPlaces'], async () => new Map<number, PlaceCounts>());

  constructor(
    private readonly db: Db,
    private readonly rows: ReportRows,
    private readonly places: PlacesService,
  ) {}

  /** Filters and page apply to the list only. */
  async report({ limit, cursor, ...filter }: AnalyticsQuery): Promise<Report> {
    const { teams, schedule, counts, versions } = await this.rows.current();
    const after = cursor === undefined ? undefined : readCursor(cursor);
    const isPaged = limit !== undefined || after !== undefined;
    const page = isPaged ? { after, limit: limit ?? LIMITS.pageSize.default } : {};
    const { sessions, last } = schedule.page(filter, page);
    const listed = sessions.flatMap((session) => toListed(session, teams.get(session.teamId)));
    const placesOf = await this.placesOf(sessions, versions);
    const sessionsList = listed.map((session) => ({
      ...session,
      ...(placesOf.get(session.id) ?? NO_PLACES),
    }));
    return { report: { ...counts, sessionsList }, last };
  }

  private async placesOf(sessions: readonly { id: number }[], versions: Versions) {
    const kept = await this.keptPlaces.at(versions);
    const missing = sessions.filter(({ id }) => !kept.has(id));
    if (missing.length === 0) return kept;
    const counted = await this.db.read((reader) => this.places.countsIn(reader, missing));
    for (const { id } of missing) kept.set(id, counted.get(id) ?? NO_PLACES);
    return kept;
  }
}

function toListed(
  { id, teamId, date, time, location, capacity }: ScheduledSession,
  team: ReportedTeam | undefined,
): Omit<AnalyticsSessionDto, 'registeredCount' | 'waitlistCount'>[] {
  if (!team) return [];
  const { name: teamName, league, competingPlayersCount } = team;
  return [{ id, teamName, league, date, time, location, competingPlayersCount, teamId, capacity }];
}
