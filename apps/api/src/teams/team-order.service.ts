import { Injectable } from '@nestjs/common';
import { inOrder } from '@lions/domain';
import { IsNull } from 'typeorm';
import { requireAllTeams } from '../auth/accounts/team-scope.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Db } from '../platform/database/db.js';
import type { Writer } from '../platform/database/reader.js';
import type { TeamOrderDto } from './team-lists.dto.js';
import { Team } from './team.entity.js';
import { toTeamDto, type TeamDto } from './teams.dto.js';
import { bySortOrder } from './teams.service.js';

/** The order of a league's teams in every list. */
@Injectable()
export class TeamOrderService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
  ) {}

  /**
   * Returns the league's teams, hidden ones included, in their new order. @throws AppError TEAM_ORDER_OUTDATED,
   * TEAM_OUT_OF_SCOPE for a coach with some teams only
   */
  async save(caller: Caller, { league, teamIds }: TeamOrderDto): Promise<TeamDto[]> {
    requireAllTeams(caller);
    return this.db.write(async (tx) => {
      // Lock, then compare: of two people who order at once the second waits here.
      const teams = (await tx.lock(Team, { league, deletedAt: IsNull() })).sort(bySortOrder);
      const before = teams.map(({ id }) => id);
      if (!isSameSet(before, teamIds)) throw new AppError('TEAM_ORDER_OUTDATED');
      const ordered = inOrder(teams, teamIds);
      if (await this.numberIn(tx, ordered))
        await this.audit.recordIn(tx, caller, {
          action: 'team.order',
          before: { league, teamIds: before },
          after: { league, teamIds },
        });
      return ordered.map((team) => toTeamDto(team));
    });
  }

  /**
   * Numbers the teams from 0; returns whether any number changed. Version and `updatedAt` stay, because the order
   * belongs to the league: the public page's 'Last updated' does not move, and editing a team does not conflict with
   * an order. Two orders need no version: each is saved as a whole.
   */
  private async numberIn(tx: Writer, teams: Team[]): Promise<boolean> {
    let changed = false;
    for (const [sortOrder, team] of teams.entries()) {
      if (team.sortOrder === sortOrder) continue;
      changed = true;
      await tx.update(Team, { id: team.id }, { sortOrder });
      Object.assign(team, { sortOrder });
    }
    return changed;
  }
}

const isSameSet = (some: number[], others: number[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;
