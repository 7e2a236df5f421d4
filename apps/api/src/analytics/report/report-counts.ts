import { compareTeamNames } from '@lions/domain';
import type { AnalyticsDto, NamedCountDto } from '../analytics.dto.js';
import type { ReportTeams } from './report-teams.js';
import type { Schedule } from './schedule.js';

/** The report without its list of sessions. */
export type ReportCounts = Omit<AnalyticsDto, 'sessionsList'>;

export function reportCounts(teams: ReportTeams, schedule: Schedule): ReportCounts {
  const { byName, byDivision } = teams;
  const visible = byName.filter((team) => team.isVisible).length;
  const sessionsOf = (id: number) => schedule.ofTeam.get(id) ?? 0;
  return {
    teams: { active: byName.length, visible, nonVisible: byName.length - visible },
    competingPlayers: {
      total: byName.reduce((sum, { competingPlayersCount }) => sum + competingPlayersCount, 0),
      byTeam: largestFirst(
        byName.map(({ name, competingPlayersCount }) => ({ name, count: competingPlayersCount })),
      ),
    },
    scheduledSessions: {
      total: schedule.total,
      byTeam: largestFirst(byName.map(({ id, name }) => ({ name, count: sessionsOf(id) }))),
      byArena: largestFirst([...schedule.ofArena].map(([name, count]) => ({ name, count })).sort(byNames)),
      byWeek: [...schedule.ofWeek]
        .map(([week, count]) => ({ week, count }))
        .sort((a, b) => (a.week < b.week ? -1 : 1)),
    },
    teamsList: byDivision.map((team) => ({ ...team, sessionsCount: sessionsOf(team.id) })),
  };
}

/** Two names may be equal for the collator, such as 'Rink 1' and 'Rink 01'. */
const byNames = (a: NamedCountDto, b: NamedCountDto) =>
  compareTeamNames(a.name, b.name) || (a.name < b.name ? -1 : 1);

/** Rows with equal counts stay in their order. */
const largestFirst = (counts: NamedCountDto[]) => counts.sort((a, b) => b.count - a.count);
