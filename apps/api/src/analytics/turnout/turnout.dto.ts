import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MAX_SEASON_DAYS, SEASON_CHOICES, type SeasonChoice } from '@lions/domain';
import { IsIn } from 'class-validator';
import { ACTIVITY_KINDS, type ActivityKind } from '../../places/activity.js';
import { Day } from '../../platform/common/input/fields.js';
import { Optional } from '../../platform/common/input/validation.js';
import { FoundTeamDto } from '../search/search.dto.js';

/** The days of the activities, both inclusive. */
export class TurnoutQuery {
  @ApiPropertyOptional({
    enum: SEASON_CHOICES,
    enumName: 'SeasonChoice',
    default: 'current',
    description: `The club’s season, the twelve months before it, or ${MAX_SEASON_DAYS} days`,
  })
  @Optional()
  @IsIn(SEASON_CHOICES)
  season?: SeasonChoice;

  @ApiPropertyOptional({
    example: '2026-08-20',
    format: 'date',
    description: 'The first day; default: of the season',
  })
  @Optional()
  @Day()
  from?: string;

  @ApiPropertyOptional({
    example: '2027-03-31',
    format: 'date',
    description: `The last day, at most ${MAX_SEASON_DAYS} days in all; default: of the season`,
  })
  @Optional()
  @Day()
  to?: string;
}

class TurnoutRefDto {
  @ApiProperty({ enum: ACTIVITY_KINDS, enumName: 'TurnoutKind' }) kind: ActivityKind;
  @ApiProperty({ example: 12 }) id: number;
}

/** A practice or tryout session that is not deleted, in numbers. */
export class TurnoutEventDto extends TurnoutRefDto {
  @ApiProperty({ type: FoundTeamDto, nullable: true, description: 'null: a practice' })
  team: FoundTeamDto | null;
  @ApiProperty({ example: '2026-11-28' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: false }) isCancelled: boolean;
  @ApiProperty({ example: 20 }) capacity: number;
  @ApiProperty({
    example: 18,
    description: 'Players who have a place, by the ledger: also after their registrations were removed',
  })
  registered: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 16,
    description: 'Players with a place who were present; null: attendance was not taken',
  })
  attended: number | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    format: 'double',
    example: 30.5,
    description: 'Hours from the first registration until all of today’s places were taken; null: never',
  })
  hoursToFill: number | null;
}

class WeekOfEventDto extends TurnoutRefDto {
  @ApiProperty({ example: 9, description: 'With a place or on the waiting list' }) registrations: number;
  @ApiProperty({ example: 1, description: 'Erased ones, too' }) cancellations: number;
}

/** Registrations and cancellations of one week, for the activities of the report. */
export class TurnoutWeekDto {
  @ApiProperty({ example: '2026-09-06', description: 'The Sunday on which the week begins' }) week: string;
  @ApiProperty({ example: 31 }) registrations: number;
  @ApiProperty({ example: 4 }) cancellations: number;
  @ApiProperty({
    type: [WeekOfEventDto],
    description: 'The activities that they concern, in the order of the report',
  })
  events: WeekOfEventDto[];
}

/** Registrations and attendance of a season; it has no personal data. */
export class TurnoutDto {
  @ApiProperty({ example: '2026-08-20' }) from: string;
  @ApiProperty({ example: '2027-03-31' }) to: string;
  @ApiProperty({ type: [TurnoutEventDto], description: 'By day, then by start' }) events: TurnoutEventDto[];
  @ApiProperty({ type: [TurnoutWeekDto], description: 'Weeks in which something happened, in order' })
  weeks: TurnoutWeekDto[];
}
