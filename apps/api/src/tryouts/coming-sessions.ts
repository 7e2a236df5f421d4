import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { civilAt, LEAGUES, activitySpan, type League } from '@lions/domain';
import { IsNull, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { NO_PLACES, PlacesService } from '../places/places.service.js';
import { sortBySchedule } from './session-schedule.js';
import { TryoutSession } from './tryout-session.entity.js';

/** Bounds the answer; home shows three sessions, which may be of one team. */
const PER_TEAM = 3;

/** A public tryout session that has not started, with its team. */
export class ComingSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: 4 }) teamId: number;
  @ApiProperty({ example: 'M15 AAA' }) teamName: string;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA Élite' }) teamNameFr: string | null;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: '2026-09-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location: string;
  @ApiProperty({ example: 20 }) capacity: number;
  @ApiProperty({ example: 12, description: 'Players who have a place' }) registeredCount: number;
  @ApiProperty({ example: 0, description: 'Players on the waiting list' }) waitlistCount: number;
  @ApiProperty({ example: true, description: 'Families can register online' }) registrationOpen: boolean;
  @ApiProperty({ example: '2026-09-05T22:00:00.000Z' }) startsAt: string;
}

/** Next tryout sessions for the public: hidden teams and inactive sessions do not exist. */
@Injectable()
export class ComingSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly places: PlacesService,
  ) {}

  /** The next sessions of each visible team, by date and start; neither cancelled nor with an unreadable date. */
  list(): Promise<ComingSessionDto[]> {
    return this.db.read(async (reader) => {
      const coming = this.nextOfEachTeam(await this.sessionsIn(reader));
      const counts = await this.places.countsIn(
        reader,
        coming.map(({ session }) => session),
      );
      return coming.map(({ session, startsAt }) => {
        const { id, teamId, team, date, time, location, capacity } = session;
        return {
          id,
          teamId,
          teamName: team?.name ?? '',
          teamNameFr: team?.nameFr ?? null,
          league: team?.league ?? 'lheq',
          date,
          time,
          location,
          capacity,
          ...(counts.get(id) ?? NO_PLACES),
          registrationOpen: team?.registrationOpen ?? false,
          startsAt: startsAt.toISOString(),
        };
      });
    });
  }

  private sessionsIn(reader: Reader): Promise<TryoutSession[]> {
    const { date: today } = civilAt(this.clock.now(), this.configuration.zone);
    return reader.find(TryoutSession, {
      // Without the teams' player lists, which are most of a team's data.
      select: {
        id: true,
        teamId: true,
        date: true,
        time: true,
        location: true,
        capacity: true,
        team: { name: true, nameFr: true, league: true, registrationOpen: true },
      },
      where: {
        date: MoreThanOrEqual(today),
        isActive: true,
        cancelledAt: IsNull(),
        deletedAt: IsNull(),
        team: { isVisible: true, deletedAt: IsNull() },
      },
      relations: { team: true },
    });
  }

  private nextOfEachTeam(sessions: TryoutSession[]): { session: TryoutSession; startsAt: Date }[] {
    const now = this.clock.now();
    const counts = new Map<number, number>();
    return sortBySchedule(sessions).flatMap((session) => {
      const startsAt = activitySpan(session, this.configuration.zone)?.startsAt;
      const count = counts.get(session.teamId) ?? 0;
      if (!startsAt || startsAt <= now || count >= PER_TEAM) return [];
      counts.set(session.teamId, count + 1);
      return [{ session, startsAt }];
    });
  }
}
