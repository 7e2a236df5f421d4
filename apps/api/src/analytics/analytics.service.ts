import { Injectable } from '@nestjs/common';
import { Db } from '../database/db.js';
import type { Team } from '../teams/team.entity.js';
import { TeamsService } from '../teams/teams.service.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';
import { TryoutsService } from '../tryouts/tryouts.service.js';
import type { AnalyticsDto, AnalyticsSessionDto, NamedCountDto } from './analytics.dto.js';

/** The report for coaches (D-27). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamsService,
    private readonly tryouts: TryoutsService,
  ) {}

  report(): Promise<AnalyticsDto> {
    return this.db.read(async (reader) => {
      const teams = await this.teams.allIn(reader);
      return toAnalyticsDto(teams, await this.tryouts.scheduledIn(reader));
    });
  }
}

/**
 * Counted here rather than in SQL: the sessions are all answered anyway, and MySQL would count two arenas as one
 * whose names differ only by an accent, where the embedded database would not.
 */
function toAnalyticsDto(teams: Team[], scheduled: TryoutSession[]): AnalyticsDto {
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const sessions = scheduled.filter((session) => teamOf.has(session.teamId));
  const sessionsOf = countBy(sessions, (session) => session.teamId);
  const visible = teams.filter((team) => team.isVisible).length;
  return {
    teams: { active: teams.length, visible, nonVisible: teams.length - visible },
    competingPlayers: {
      total: teams.reduce((sum, team) => sum + team.activePlayers.length, 0),
      byTeam: largestFirst(teams.map((team) => ({ name: team.name, count: team.activePlayers.length }))),
    },
    scheduledSessions: {
      total: sessions.length,
      byTeam: largestFirst(teams.map((team) => ({ name: team.name, count: sessionsOf.get(team.id) ?? 0 }))),
      byArena: largestFirst(
        [...countBy(sessions, (session) => session.location.trim())].map(([name, count]) => ({
          name,
          count,
        })),
      ),
    },
    sessionsList: sessions.flatMap((session) => toAnalyticsSessionDto(session, teamOf.get(session.teamId))),
  };
}

function toAnalyticsSessionDto(
  { id, date, time, location }: TryoutSession,
  team: Team | undefined,
): AnalyticsSessionDto[] {
  return team
    ? [
        {
          id,
          teamName: team.name,
          league: team.league,
          date,
          time,
          location,
          competingPlayersCount: team.activePlayers.length,
        },
      ]
    : [];
}

function countBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

const BY_NAME = new Intl.Collator('fr-CA', { numeric: true });
const largestFirst = (counts: NamedCountDto[]) =>
  counts.sort((a, b) => b.count - a.count || BY_NAME.compare(a.name, b.name));
