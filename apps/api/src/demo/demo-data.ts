import { Injectable, Module } from '@nestjs/common';
import { addDays, civilAt, LIMITS, NEW_TEAM, venueLocation, VENUES } from '@lions/domain';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { PlacesModule } from '../places/places.module.js';
/* eslint-disable @typescript-eslint/no-restricted-imports -- fills the tables as a migration does, in one write, before any service is called */
import { Setting } from '../settings/setting.entity.js';
import { Team } from '../teams/team.entity.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';
/* eslint-enable @typescript-eslint/no-restricted-imports */
import { DemoPractices, demoPlayers, DEMO_PRACTICES } from './demo-practices.js';
import { DEMO_TEAMS } from './demo-teams.js';

/** Not a readable setting: the row only marks that the demo data was inserted. */
const MARK = 'demo_data';

/** Invented teams, players, sessions and practices for a trial of the product (DEMO_DATA). */
@Injectable()
export class DemoData {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly practices: DemoPractices,
    private readonly audit: AuditService,
  ) {}

  /** Fills a database that has never had a team; a deleted demo team does not come back. */
  async putOnce(): Promise<void> {
    await this.db.write(async (tx) => {
      if ((await tx.count(Team, {})) > 0 || !(await this.markIn(tx))) return;
      for (const [index, team] of DEMO_TEAMS.entries()) await this.putTeamIn(tx, team, (index + 1) * 10);
      await this.practices.putIn(tx);
      await this.audit.recordIn(tx, undefined, {
        action: 'demo.load',
        after: { teams: DEMO_TEAMS.length, practices: DEMO_PRACTICES.length },
      });
    });
  }

  /** False when the mark exists; the unique key admits one of two processes that start at once. */
  private async markIn(tx: Writer): Promise<boolean> {
    const row = { key: MARK, value: 'true', description: null, version: 1, updatedAt: this.clock.now() };
    try {
      await tx.insert(Setting, row);
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async putTeamIn(tx: Writer, team: (typeof DEMO_TEAMS)[number], sortOrder: number): Promise<void> {
    const { players, sessions, ...fields } = team;
    const stamps = this.stamps();
    const teamId = await tx.insert(Team, {
      ...NEW_TEAM,
      category: fields.name,
      ...fields,
      sortOrder,
      activePlayers: demoPlayers(players),
      ...stamps,
    });
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    for (const session of sessions) {
      const venue = VENUES.find(({ id }) => id === session.venue);
      if (!venue) throw new Error(`No venue has the id ${session.venue}`);
      await tx.insert(TryoutSession, {
        teamId,
        date: addDays(today, session.inDays),
        time: session.time,
        location: venueLocation(venue),
        description: session.description ?? null,
        descriptionFr: session.descriptionFr ?? null,
        capacity: LIMITS.sessionCapacity.default,
        isActive: true,
        ...stamps,
      });
    }
  }

  private stamps(): Pick<Team, 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'> {
    const now = this.clock.now();
    return { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  }
}

@Module({ imports: [PlacesModule], providers: [DemoData, DemoPractices], exports: [DemoData] })
export class DemoModule {}
