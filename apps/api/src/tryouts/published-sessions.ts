import type { CivilDate, League } from '@lions/domain';
import { In, IsNull, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { Reader } from '../database/reader.js';
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
  | 'version'
  | 'updatedAt'
  | 'cancelledAt'
  | 'deletedAt'
> {
  teamName: string;
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
      version: true,
      updatedAt: true,
      cancelledAt: true,
      deletedAt: true,
      team: { name: true },
    },
    where: [
      { ...common, deletedAt: IsNull() },
      { ...common, deletedAt: MoreThan(deletedSince) },
    ],
    relations: { team: true },
  });
  return sortBySchedule(sessions).flatMap(({ team: itsTeam, ...session }) =>
    itsTeam ? [{ ...session, teamName: itsTeam.name }] : [],
  );
}
