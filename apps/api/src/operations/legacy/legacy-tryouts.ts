import { Injectable } from '@nestjs/common';
import {
  civilDateOf,
  findVenue,
  formatTimeRange,
  LIMITS,
  nameKey,
  NEW_TEAM,
  parseTimeRange,
  venueLocation,
} from '@lions/domain';
import { IsNull } from 'typeorm';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/common/clock.js';
import type { Writer } from '../../platform/database/reader.js';
// Fills the tables in one write, like a migration: rules for callers, such as no past days, do not apply.
import { Team } from '../../teams/team.entity.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import type { LegacyRow } from './legacy-file.js';
import type { LegacyReport } from './legacy-report.js';
import type { LegacyTryout } from './legacy-rows.js';
import type { LegacySources } from './legacy-sources.js';

/** Older tryouts become sessions of teams. */
@Injectable()
export class LegacyTryouts {
  constructor(
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  async takeIn(
    tx: Writer,
    rows: readonly LegacyRow<LegacyTryout>[],
    sources: LegacySources,
    report: LegacyReport,
  ): Promise<void> {
    const teams = await tx.find(Team, { where: { deletedAt: IsNull() } });
    const teamIds = new Map(teams.map(({ id, league, name }) => [teamKey(league, name), id]));
    for (const { value: tryout } of rows) {
      if (sources.rowIdOf('tryouts', tryout.id) !== undefined) {
        report.known.tryouts += 1;
        continue;
      }
      const key = teamKey(tryout.league, tryout.teamName);
      const teamId = teamIds.get(key) ?? (await this.putTeamIn(tx, tryout, report));
      teamIds.set(key, teamId);
      sources.learn('tryouts', tryout.id, await this.putSessionIn(tx, teamId, tryout));
      report.taken.tryouts += 1;
    }
  }

  /** Hidden and closed for registration: what was public long ago need not be public now. */
  private async putTeamIn(
    tx: Writer,
    { teamName, league }: LegacyTryout,
    report: LegacyReport,
  ): Promise<number> {
    const fields = {
      name: teamName,
      league,
      category: teamName,
      ...NEW_TEAM,
      isVisible: false,
    } satisfies Partial<Team>;
    const id = await tx.insert(Team, { ...fields, activePlayers: [], ...this.stamps() });
    await this.audit.recordIn(tx, undefined, {
      action: 'team.create',
      subjectId: id,
      ...auditChange({}, fields),
    });
    report.teams += 1;
    return id;
  }

  private async putSessionIn(tx: Writer, teamId: number, tryout: LegacyTryout): Promise<number> {
    const { date, time, location, maxPlayers, createdAt } = tryout;
    const [range, venue] = [parseTimeRange(time), findVenue(location)];
    const fields = {
      teamId,
      date: civilDateOf(date) ?? date,
      time: range ? formatTimeRange(range) : time,
      location: venue ? venueLocation(venue) : location,
      description: null,
      descriptionFr: null,
      capacity: maxPlayers ?? LIMITS.sessionCapacity.default,
      // Open and full tryouts are active; registrations show whether a session is full.
      isActive: tryout.status !== 'closed' && (tryout.isActive ?? true),
    };
    const stamps = this.stamps();
    const id = await tx.insert(TryoutSession, {
      ...fields,
      ...stamps,
      ...(createdAt && { createdAt: new Date(createdAt) }),
    });
    await this.audit.recordIn(tx, undefined, {
      action: 'tryoutSession.create',
      subjectId: id,
      ...auditChange({}, fields),
    });
    return id;
  }

  private stamps(): Pick<Team, 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'> {
    const now = this.clock.now();
    return { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  }
}

const teamKey = (league: string, name: string) => `${league} ${nameKey(name)}`;
