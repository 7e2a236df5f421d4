import { Injectable, Module } from '@nestjs/common';
import {
  addDays,
  LIMITS,
  NEW_TEAM,
  nextSeasonEnd,
  proposedSeason,
  seasonYear,
  STANDARD_CLUB,
  venueLocation,
  VENUES,
} from '@lions/domain';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { PlacesModule } from '../../places/places.module.js';
import { activityOf } from '../../places/activity.js';
import { ClubSetting, Setting } from '../../settings/setting.entity.js';
import { Team } from '../../teams/team.entity.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import { DemoPractices, DEMO_PRACTICES } from './demo-practices.js';
import { demoHours, demoPlayers, DemoRegistrants } from './demo-registrants.js';
import { DEMO_TEAMS, type DemoSession } from './demo-teams.js';

/** Not a readable setting: the row only marks that the demo data was inserted. */
const MARK = 'demo_data';

/** The id of no user: a setting of the demo data was saved by none. */
const NO_USER = 0;

/** An invented club for a trial of the product (DEMO_DATA): families can register at once, also for practices. */
@Injectable()
export class DemoData {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly practices: DemoPractices,
    private readonly registrants: DemoRegistrants,
    private readonly audit: AuditService,
  ) {}

  /** Fills a database that has never had a team; a deleted demo team does not come back. */
  async putOnce(): Promise<void> {
    await this.db.write(async (tx) => {
      if ((await tx.count(Team, {})) > 0 || !(await this.markIn(tx))) return;
      await this.putSeasonIn(tx);
      await this.openPracticesIn(tx);
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
    try {
      await tx.insert(Setting, this.switchOn(MARK));
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** The season of today; none while the code's own season lasts. */
  private async putSeasonIn(tx: Writer): Promise<void> {
    const year = Number(nextSeasonEnd(this.registrants.today()).slice(0, 4)) - 1;
    let { season } = STANDARD_CLUB;
    while ((seasonYear(season) ?? year) < year) season = proposedSeason(season);
    if (season === STANDARD_CLUB.season) return;
    await tx.insert(ClubSetting, {
      key: 'season',
      version: 1,
      value: { ...season },
      savedById: NO_USER,
      savedAt: this.clock.now(),
    });
  }

  /** A used database without teams may have the switch already. */
  private async openPracticesIn(tx: Writer): Promise<void> {
    const key = 'practice_registration_enabled';
    if ((await tx.count(Setting, { key })) === 0) await tx.insert(Setting, this.switchOn(key));
  }

  private switchOn(key: string): Omit<Setting, 'id'> {
    const stamps = { updatedAt: this.clock.now(), deletedAt: null };
    return { key, value: 'true', description: null, version: 1, ...stamps };
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
    for (const session of sessions) await this.putSessionIn(tx, teamId, session);
  }

  private async putSessionIn(tx: Writer, teamId: number, session: DemoSession): Promise<void> {
    const venue = VENUES.find(({ id }) => id === session.venue);
    if (!venue) throw new Error(`No venue has the id ${session.venue}`);
    const date = addDays(this.registrants.today(), session.inDays);
    const row = {
      teamId,
      date,
      time: demoHours(date, session.slot),
      location: venueLocation(venue),
      description: session.description ?? null,
      descriptionFr: session.descriptionFr ?? null,
      capacity: session.capacity ?? LIMITS.sessionCapacity.default,
      isActive: true,
      cancelledAt: null,
      ...this.stamps(),
    };
    const id = await tx.insert(TryoutSession, row);
    if (!session.registered) return;
    const activity = activityOf({ ...row, id }, this.clock.now(), this.configuration.zone);
    await this.registrants.putIn(tx, activity, session.registered);
  }

  private stamps(): Pick<Team, 'version' | 'createdAt' | 'updatedAt' | 'deletedAt'> {
    const now = this.clock.now();
    return { version: 1, createdAt: now, updatedAt: now, deletedAt: null };
  }
}

@Module({
  imports: [PlacesModule],
  providers: [DemoData, DemoPractices, DemoRegistrants],
  exports: [DemoData],
})
export class DemoModule {}
