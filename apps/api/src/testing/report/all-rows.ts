import { civilDateOf, compareTeams, weekOf } from '@lions/domain';
import { IsNull, Not } from 'typeorm';
import type { AnalyticsDto, NamedCountDto } from '../../analytics/analytics.dto.js';
import type { Db } from '../../database/db.js';
import { Registration } from '../../places/registration.entity.js';
import { Team } from '../../teams/team.entity.js';
import { sortBySchedule } from '../../tryouts/session-schedule.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';

const BY_NAME = new Intl.Collator('fr-CA', { numeric: true });
const byName = (a: { name: string }, b: { name: string }) =>
  BY_NAME.compare(a.name, b.name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
const largestFirst = (counts: NamedCountDto[]) => counts.sort((a, b) => b.count - a.count || byName(a, b));
const countOf = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length;

/** The whole report, computed from all rows. */
export async function reportOfAllRows(db: Db): Promise<AnalyticsDto> {
  const { teams, stored, registrations } = await db.read(async (reader) => ({
    teams: await reader.find(Team, { where: { deletedAt: IsNull() }, order: { id: 'ASC' } }),
    stored: await reader.find(TryoutSession, { where: { isActive: true, deletedAt: IsNull() } }),
    registrations: await reader.find(Registration, { where: { sessionId: Not(IsNull()) } }),
  }));
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const sessions = sortBySchedule(stored.filter(({ teamId }) => teamOf.has(teamId)));
  const sessionsOf = (teamId: number) => countOf(sessions, (session) => session.teamId === teamId);
  const placesOf = (sessionId: number, status: string) =>
    countOf(registrations, (row) => row.sessionId === sessionId && row.status === status);
  const arenas = [...new Set(sessions.map(({ location }) => location.trim()))];
  const weeks = sessions.flatMap(({ date }) => {
    const day = civilDateOf(date);
    return day === undefined ? [] : [weekOf(day)];
  });
  const visible = countOf(teams, ({ isVisible }) => isVisible);
  return {
    teams: { active: teams.length, visible, nonVisible: teams.length - visible },
    competingPlayers: {
      total: teams.reduce((sum, { activePlayers }) => sum + activePlayers.length, 0),
      byTeam: largestFirst(teams.map(({ name, activePlayers }) => ({ name, count: activePlayers.length }))),
    },
    scheduledSessions: {
      total: sessions.length,
      byTeam: largestFirst(teams.map(({ id, name }) => ({ name, count: sessionsOf(id) }))),
      byArena: largestFirst(
        arenas.map((name) => ({
          name,
          count: countOf(sessions, ({ location }) => location.trim() === name),
        })),
      ),
      byWeek: [...new Set(weeks)]
        .sort()
        .map((week) => ({ week, count: countOf(weeks, (one) => one === week) })),
    },
    sessionsList: sessions.map(({ id, teamId, date, time, location, capacity }) => {
      const { name: teamName, league, activePlayers } = teamOf.get(teamId) as Team;
      return {
        id,
        teamName,
        league,
        date,
        time,
        location,
        competingPlayersCount: activePlayers.length,
        teamId,
        capacity,
        registeredCount: placesOf(id, 'confirmed'),
        waitlistCount: placesOf(id, 'waiting'),
      };
    }),
    teamsList: [...teams]
      .sort((a, b) => compareTeams(a, b) || a.id - b.id)
      .map(({ id, name, league, isVisible, activePlayers }) => ({
        id,
        name,
        league,
        isVisible,
        competingPlayersCount: activePlayers.length,
        sessionsCount: sessionsOf(id),
      })),
  };
}
