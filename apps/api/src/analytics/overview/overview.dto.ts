import { ApiProperty } from '@nestjs/swagger';
import { ACTIVITY_KINDS, type ActivityKind } from '../../places/activity.js';

class OverviewTeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ example: true, description: 'false: hidden from the public site' }) isVisible: boolean;
}

/** A practice or tryout session with its places. */
export class OverviewEventDto {
  @ApiProperty({ enum: ACTIVITY_KINDS, enumName: 'OverviewEventKind' }) kind: ActivityKind;
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ type: OverviewTeamDto, nullable: true, description: 'null: a practice' })
  team: OverviewTeamDto | null;
  @ApiProperty({ example: '2026-11-28' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({
    type: String,
    example: 'Bob-Birnie Arena - Pointe-Claire',
    nullable: true,
    description: 'null: the practices’ arena',
  })
  location: string | null;
  @ApiProperty({ example: false }) isCancelled: boolean;
  @ApiProperty({ example: 20 }) capacity: number;
  @ApiProperty({ example: 12, description: 'Players who have a place' }) registeredCount: number;
  @ApiProperty({ example: 0, description: 'Players on the waiting list' }) waitlistCount: number;
}

class OverviewChangesDto {
  @ApiProperty({ example: 9, description: 'Registrations with a place' }) registered: number;
  @ApiProperty({ example: 2, description: 'Registrations on a waiting list' }) waiting: number;
  @ApiProperty({ example: 1, description: 'Places that were passed on' }) promoted: number;
  @ApiProperty({ example: 3, description: 'Registrations that were cancelled' }) cancelled: number;
}

/** Summary for a coach at the beginning of the day. */
export class OverviewDto {
  @ApiProperty({ example: '2026-11-25', description: 'The club’s day' }) today: string;
  @ApiProperty({ type: [OverviewEventDto], description: 'Of seven days from today on, by day and start' })
  week: OverviewEventDto[];
  @ApiProperty({
    type: [OverviewEventDto],
    description:
      'Activities of the next fourteen days of the caller whose waiting list has not changed for three days',
  })
  stillLines: OverviewEventDto[];
  @ApiProperty({
    type: [OverviewTeamDto],
    description: 'Visible teams of the caller without a coming tryout session',
  })
  teamsWithoutSessions: OverviewTeamDto[];
  @ApiProperty({ example: 2, description: 'Families that the caller may tell' }) familiesToTell: number;
  @ApiProperty({ type: Number, example: 1, nullable: true, description: 'null: for superadmins only' })
  failedMails: number | null;
  @ApiProperty({ type: OverviewChangesDto, description: 'Of the last 24 hours' })
  changes: OverviewChangesDto;
}
