import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { In, IsNull, Not } from 'typeorm';
import { seenTeamsOf, type Caller } from '../platform/common/access.js';
import { requireRange } from '../platform/common/input/query-fields.js';
import { Db } from '../platform/database/db.js';
import { TeamsService } from '../teams/teams.service.js';
import {
  toDeletedTeamDto,
  toDeletedTryoutSessionDto,
  toScheduledSessionDto,
  type ClubScheduleQuery,
  type DeletedDto,
  type ScheduledSessionDto,
} from './tryouts.dto.js';
import { inDays } from './published-sessions.js';
import { sortBySchedule } from './session-schedule.js';
import { TryoutSession } from './tryout-session.entity.js';

const MAX_MONTHS = LIMITS.sessionPastMonths + LIMITS.sessionFutureMonths;

/** The tryout sessions of all teams: the use of the ice, and what was deleted. */
@Injectable()
export class ClubScheduleService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamsService,
  ) {}

  /**
   * Sessions that are neither cancelled nor deleted, of teams that are not deleted, by day and start. @throws AppError
   * VALIDATION_FAILED
   */
  async between(caller: Caller, { from, to }: ClubScheduleQuery): Promise<ScheduledSessionDto[]> {
    requireRange({ from, to }, MAX_MONTHS);
    const teamIds = seenTeamsOf(caller);
    const sessions = await this.db.read((reader) =>
      reader.find(TryoutSession, {
        // Without the teams' player lists, which are most of a team's data.
        select: {
          id: true,
          teamId: true,
          date: true,
          time: true,
          location: true,
          isActive: true,
          team: { name: true },
        },
        where: {
          date: inDays({ from, to }),
          ...(teamIds && { teamId: In(teamIds) }),
          cancelledAt: IsNull(),
          deletedAt: IsNull(),
          team: { deletedAt: IsNull() },
        },
        relations: { team: true },
      }),
    );
    return sortBySchedule(sessions).map(toScheduledSessionDto);
  }

  /** Deleted teams and sessions that can be restored; a team comes back with its sessions, so those are not listed. */
  listDeleted(): Promise<DeletedDto> {
    return this.db.read(async (reader) => {
      const sessions = await reader.find(TryoutSession, {
        where: { deletedAt: Not(IsNull()), team: { deletedAt: IsNull() } },
        relations: { team: true },
        order: { deletedAt: 'DESC', id: 'DESC' },
      });
      const teams = await this.teams.deletedIn(reader);
      return { teams: teams.map(toDeletedTeamDto), sessions: sessions.map(toDeletedTryoutSessionDto) };
    });
  }
}
