import { ApiProperty, OmitType } from '@nestjs/swagger';
import { LIMITS, VALIDATION } from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsString } from 'class-validator';
import { Day } from '../platform/common/input/fields.js';
import { CheckedLater } from '../platform/common/input/input-bounds.js';
import { Trimmed } from '../platform/common/input/validation.js';
import type { TryoutSession } from './tryout-session.entity.js';
import { CreateTryoutSessionDto } from './tryouts.dto.js';

const DAYS = { message: VALIDATION.daysInvalid };

/** Tryout sessions that differ only by day, such as weekly ones. */
export class CreateTryoutSessionsDto extends OmitType(CreateTryoutSessionDto, ['date', 'teamId']) {
  @ApiProperty({
    example: ['2026-09-01', '2026-09-08'],
    type: 'array',
    minItems: 1,
    maxItems: LIMITS.sessionsAtOnce,
    uniqueItems: true,
    items: { type: 'string', format: 'date' },
    description: 'Different days, each a year back to 18 months ahead',
  })
  @Trimmed()
  @IsArray(DAYS)
  @ArrayMinSize(1, DAYS)
  @ArrayMaxSize(LIMITS.sessionsAtOnce, DAYS)
  @ArrayUnique(DAYS)
  @CheckedLater(LIMITS.shortText)
  @IsString({ each: true, message: VALIDATION.dateInvalid })
  dates: string[];
}

/** The days of the club's schedule, both inclusive. */
export class ClubScheduleQuery {
  @ApiProperty({ example: '2026-09-01', format: 'date' })
  @Day()
  from: string;

  @ApiProperty({
    example: '2026-09-30',
    format: 'date',
    description: `At most ${LIMITS.sessionPastMonths + LIMITS.sessionFutureMonths} months after the first`,
  })
  @Day()
  to: string;
}

/** A tryout session in the club's schedule. */
export class ScheduledSessionDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: 4 }) teamId: number;
  @ApiProperty({ example: 'M15 AAA' }) teamName: string;
  @ApiProperty({ example: '2026-09-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location: string;
  @ApiProperty({ example: true }) isActive: boolean;
}

export function toScheduledSessionDto(session: TryoutSession): ScheduledSessionDto {
  const { id, teamId, team, date, time, location, isActive } = session;
  return { id, teamId, teamName: team?.name ?? '', date, time, location, isActive };
}
