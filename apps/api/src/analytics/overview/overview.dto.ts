import { ApiProperty } from '@nestjs/swagger';

const EVENT_KINDS = ['practice', 'session'] as const;

class OverviewTeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
}

/** A practice or tryout session with its places. */
export class OverviewEventDto {
  @ApiProperty({ enum: EVENT_KINDS, enumName: 'OverviewEventKind' }) kind: (typeof EVENT_KINDS)[number];
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
    description: 'Events of the next fourteen days whose waiting list has not changed for three days',
  })
  stillLines: OverviewEventDto[];
  @ApiProperty({ type: [OverviewTeamDto], description: 'Visible teams without a coming tryout session' })
  teamsWithoutSessions: OverviewTeamDto[];
  @ApiProperty({ example: 2 }) familiesToTell: number;
  @ApiProperty({ type: Number, example: 1, nullable: true, description: 'null: for superadmins only' })
  failedMails: number | null;
  @ApiProperty({ type: OverviewChangesDto, description: 'Of the last 24 hours' })
  changes: OverviewChangesDto;
}
