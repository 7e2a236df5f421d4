import { addDays, civilDateOf, type CivilDate, type League } from '@lions/domain';
import { And, In, IsNull, LessThan, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { DayRange } from '../platform/common/input/query-fields.js';
import type { Reader } from '../platform/database/reader.js';
import { text, whole } from '../platform/database/row-shape.js';
import type { Team } from '../teams/team.entity.js';
import { sortBySchedule } from './session-schedule.js';
import { TryoutSession } from './tryout-session.entity.js';

/** The public fields of a tryout session. */
interface PublishedSession extends Pick<
  TryoutSession,
  | 'id'
  | 'teamId'
  | 'date'
  | 'time'
  | 'location'
  | 'description'
  | 'descriptionFr'
  | 'version'
  | 'updatedAt'
  | 'cancelledAt'
  | 'deletedAt'
> {
  team: Pick<Team, 'name' | 'nameFr'>;
}

/** The sessions of a team, of a league, or by id. */
export interface PublishedFilter {
  ids?: number[];
  teamId?: number;
  league?: League;
}

/**
 * The public sessions from a day on by date and start, and those deleted after `deletedSince`, which calendars list
 * as cancelled. Sessions of hidden and deleted teams and inactive ones are left out (docs/decisions/visibility.md).
 */
export async function publishedSessionsIn(
  reader: Reader,
  { ids, league, teamId }: PublishedFilter,
  { from, deletedSince }: { from: CivilDate; deletedSince: Date },
): Promise<PublishedSession[]> {
  const team = { isVisible: true, deletedAt: IsNull(), ...(league && { league }) };
  const asked = { ...(ids && { id: In(ids) }), ...(teamId !== undefined && { teamId }) };
  const common = { ...asked, isActive: true, date: MoreThanOrEqual(from), team };
  const sessions = await reader.find(TryoutSession, {
    // Without the team's player list, which is most of a team's data.
    select: {
      id: true,
      teamId: true,
      date: true,
      time: true,
      location: true,
      description: true,
      descriptionFr: true,
      version: true,
      updatedAt: true,
      cancelledAt: true,
      deletedAt: true,
      team: { name: true, nameFr: true },
    },
    where: [
      { ...common, deletedAt: IsNull() },
      { ...common, deletedAt: MoreThan(deletedSince) },
    ],
    relations: { team: true },
  });
  return sortBySchedule(sessions).flatMap(({ team: itsTeam, ...session }) =>
    itsTeam ? [{ ...session, team: itsTeam }] : [],
  );
}

/** Compared as text: '2026-09-30T00:00' of an older system is on its day too. */
export const inDays = ({ from, to }: DayRange) => And(MoreThanOrEqual(from), LessThan(addDays(to, 1)));

/** The public sessions of these days by date and start, cancelled ones included. */
export async function sessionsOfDaysIn(reader: Reader, days: DayRange): Promise<TryoutSession[]> {
  const sessions = await reader.find(TryoutSession, {
    where: {
      date: inDays(days),
      isActive: true,
      deletedAt: IsNull(),
      team: { isVisible: true, deletedAt: IsNull() },
    },
  });
  return sortBySchedule(sessions);
}

/** The first day after `day` with a public session that is not cancelled, by team. */
export async function nextSessionDaysIn(
  reader: Reader,
  day: CivilDate,
): Promise<{ teamId: number; date: CivilDate }[]> {
  const found = await reader.select(
    `SELECT s.teamId AS teamId, MIN(s.date) AS date FROM tryout_sessions s JOIN teams t ON t.id = s.teamId
     WHERE s.date >= ? AND s.isActive = 1 AND s.cancelledAt IS NULL AND s.deletedAt IS NULL
     AND t.isVisible = 1 AND t.deletedAt IS NULL GROUP BY s.teamId ORDER BY s.teamId`,
    [addDays(day, 1)],
    { teamId: whole, date: text },
  );
  return found.flatMap(({ teamId, date }) => {
    const next = civilDateOf(date);
    return next === undefined ? [] : [{ teamId, date: next }];
  });
}
