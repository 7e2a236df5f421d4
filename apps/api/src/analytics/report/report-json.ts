import { compareNames } from '@lions/domain';
import type { AnalyticsDto, AnalyticsSessionDto, NamedCountDto } from '../analytics.dto.js';
import type { ReportTeams } from './report-teams.js';
import type { Schedule } from './schedule.js';

/**
 * The report's fields but its list of sessions, as JSON, in two parts: making a part takes longer than reading a changed
 * row, and a change of a session changes only the second.
 */
export interface CountsJson {
  ofTeams: Buffer;
  ofSchedule: Buffer;
}

export function teamsJson({ byName }: ReportTeams): Buffer {
  const visible = byName.filter((team) => team.isVisible).length;
  return fieldsJson({
    teams: { active: byName.length, visible, nonVisible: byName.length - visible },
    competingPlayers: {
      total: byName.reduce((sum, { competingPlayersCount }) => sum + competingPlayersCount, 0),
      byTeam: largestFirst(
        byName.map(({ name, competingPlayersCount }) => ({ name, count: competingPlayersCount })),
      ),
    },
  });
}

export function scheduleJson({ byName, byDivision }: ReportTeams, schedule: Schedule): Buffer {
  const sessionsOf = (id: number) => schedule.ofTeam.get(id) ?? 0;
  return fieldsJson({
    scheduledSessions: {
      total: schedule.total,
      byTeam: largestFirst(byName.map(({ id, name }) => ({ name, count: sessionsOf(id) }))),
      byArena: largestFirst([...schedule.ofArena].map(([name, count]) => ({ name, count })).sort(byNames)),
      byWeek: [...schedule.ofWeek]
        .map(([week, count]) => ({ week, count }))
        .sort((a, b) => (a.week < b.week ? -1 : 1)),
    },
    // In one literal: a field behind a spread takes V8 longer than the rest of the report.
    teamsList: byDivision.map(({ id, name, league, isVisible, competingPlayersCount }) => ({
      id,
      name,
      league,
      isVisible,
      competingPlayersCount,
      sessionsCount: sessionsOf(id),
    })),
  });
}

/** The whole report, an `AnalyticsDto`. */
export const reportJson = (
  { ofTeams, ofSchedule }: CountsJson,
  sessionsList: readonly AnalyticsSessionDto[],
): Buffer =>
  Buffer.concat([
    Buffer.from('{'),
    ofTeams,
    Buffer.from(','),
    ofSchedule,
    Buffer.from(`,"sessionsList":${JSON.stringify(sessionsList)}}`),
  ]);

const fieldsJson = (fields: Partial<AnalyticsDto>) => Buffer.from(JSON.stringify(fields).slice(1, -1));

/** Two names may be equal for the collator, such as 'Rink 1' and 'Rink 01'. */
const byNames = (a: NamedCountDto, b: NamedCountDto) =>
  compareNames(a.name, b.name) || (a.name < b.name ? -1 : 1);

/** Rows with equal counts stay in their order. */
const largestFirst = (counts: NamedCountDto[]) => counts.sort((a, b) => b.count - a.count);
