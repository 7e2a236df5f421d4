import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { LEAGUES, LIMITS, activitySpan, VALIDATION, type League } from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsString } from 'class-validator';
import {
  Day,
  Id,
  MultiLineText,
  partial,
  RequiredText,
  WholeNumber,
} from '../platform/common/input/fields.js';
import { Nullable, Optional, Trimmed } from '../platform/common/input/validation.js';
import { FeeDto, FeeInput } from '../places/fee.dto.js';
import type { PlaceCounts } from '../places/places.service.js';
import type { Team } from '../teams/team.entity.js';
import type { TryoutSession } from './tryout-session.entity.js';
import { CheckedLater } from '../platform/common/input/input-bounds.js';

/** Length limit of a date or time, as an older system may have left it in a row. */
const SCHEDULE_TEXT = 40;

/** A new tryout session. `acceptSchedule` checks day and time. */
export class CreateTryoutSessionDto extends FeeInput {
  @ApiProperty({ example: '2026-09-05', format: 'date', description: 'A year back to 18 months ahead' })
  @RequiredText(SCHEDULE_TEXT, { tooLong: VALIDATION.dateInvalid })
  date: string;

  @ApiProperty({
    example: '6:00 PM - 7:30 PM',
    description: 'Quarter hours from 7:00 AM to 9:00 PM; 18:00 - 19:30 is taken too',
  })
  @RequiredText(SCHEDULE_TEXT, { tooLong: VALIDATION.timeInvalid })
  time: string;

  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' })
  @RequiredText(LIMITS.location, { missing: VALIDATION.locationRequired })
  location: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Bring both jerseys',
  })
  @Nullable()
  @MultiLineText(LIMITS.sessionDescription)
  description?: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Apportez les deux chandails',
  })
  @Nullable()
  @MultiLineText(LIMITS.sessionDescription)
  descriptionFr?: string | null;

  @ApiProperty({
    example: 20,
    required: false,
    default: LIMITS.sessionCapacity.default,
  })
  @Optional()
  @WholeNumber(LIMITS.sessionCapacity.min, LIMITS.sessionCapacity.max)
  capacity?: number;

  @ApiProperty({ example: true, required: false, default: true, description: 'false: not public' })
  @Optional()
  @IsBoolean()
  isActive?: boolean;

  @ApiProperty({
    example: 4,
    required: false,
    description: 'When sent: the team of the address',
  })
  @Optional()
  @Id()
  teamId?: number;
}

/** The changes of a tryout session; missing fields stay. */
export class UpdateTryoutSessionDto extends partial(OmitType(CreateTryoutSessionDto, ['teamId'])) {
  @ApiProperty({
    example: false,
    required: false,
    description: 'true: cancels it, its registrations stay; false: it takes place again',
  })
  @Optional()
  @IsBoolean()
  isCancelled?: boolean;
}

export class TryoutSessionDto extends FeeDto {
  @ApiProperty({ example: 12 }) id: number;
  @ApiProperty({ example: 4 }) teamId: number;
  @ApiProperty({ example: '2026-09-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 'Bob-Birnie Arena - Pointe-Claire' }) location: string;
  @ApiProperty({ type: String, nullable: true, example: 'Bring both jerseys' }) description: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Apportez les deux chandails' }) descriptionFr:
    string | null;
  @ApiProperty({ example: 20 }) capacity: number;
  @ApiProperty({ example: 12, description: 'Players who have a place' }) registeredCount: number;
  @ApiProperty({ example: 0, description: 'Players on the waiting list' }) waitlistCount: number;
  @ApiProperty({ example: true }) isActive: boolean;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'When it was cancelled' })
  cancelledAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-09-05T22:00:00.000Z',
    description: 'null: the date cannot be read',
  })
  startsAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-09-05T23:30:00.000Z' }) endsAt: string | null;
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-08-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ example: '2026-08-01T15:04:05.000Z' }) updatedAt: string;
}

/** A tryout session with its team's name. */
class NamedSession extends PickType(TryoutSessionDto, ['id', 'teamId', 'date', 'time', 'location']) {
  @ApiProperty({ example: 'M15 AAA' }) teamName: string;
}

/** A deleted team that can still be restored. */
class DeletedTeamDto {
  @ApiProperty({ example: 4 }) id: number;
  @ApiProperty({ example: 'M15 AAA' }) name: string;
  @ApiProperty({ enum: LEAGUES, enumName: 'League' }) league: League;
  @ApiProperty({ example: '2026-09-01T15:04:05.000Z' }) deletedAt: string;
}

/** A deleted tryout session that can still be restored; its team is not deleted. */
class DeletedTryoutSessionDto extends NamedSession {
  @ApiProperty({ example: '2026-09-06T07:00:00.000Z' }) deletedAt: string;
}

/** Teams and sessions that a superadmin can restore, the newest deletion first. */
export class DeletedDto {
  @ApiProperty({ type: [DeletedTeamDto] }) teams: DeletedTeamDto[];
  @ApiProperty({ type: [DeletedTryoutSessionDto] }) sessions: DeletedTryoutSessionDto[];
}

/** The zone is the club's: instants are computed from the texts (docs/decisions/time.md). */
export function toTryoutSessionDto(
  session: TryoutSession,
  { registeredCount, waitlistCount }: PlaceCounts,
  zone: string,
): TryoutSessionDto {
  const { id, teamId, date, time, location, description, descriptionFr, capacity, isActive, version } =
    session;
  const { createdAt, updatedAt, feeCents, feeUrl } = session;
  const span = activitySpan(session, zone);
  return {
    id,
    teamId,
    date,
    time,
    location,
    description,
    descriptionFr,
    capacity,
    feeCents,
    feeUrl,
    registeredCount,
    waitlistCount,
    isActive,
    cancelledAt: session.cancelledAt?.toISOString() ?? null,
    version,
    startsAt: span?.startsAt.toISOString() ?? null,
    endsAt: span?.endsAt.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toDeletedTeamDto({ id, name, league, deletedAt }: Team): DeletedTeamDto {
  return { id, name, league, deletedAt: deletedAt?.toISOString() ?? '' };
}

function namedSession({ id, teamId, team, date, time, location }: TryoutSession): NamedSession {
  return { id, teamId, teamName: team?.name ?? '', date, time, location };
}

export function toDeletedTryoutSessionDto(session: TryoutSession): DeletedTryoutSessionDto {
  return { ...namedSession(session), deletedAt: session.deletedAt?.toISOString() ?? '' };
}

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
export class ScheduledSessionDto extends NamedSession {
  @ApiProperty({ example: true }) isActive: boolean;
}

export function toScheduledSessionDto(session: TryoutSession): ScheduledSessionDto {
  return { ...namedSession(session), isActive: session.isActive };
}
