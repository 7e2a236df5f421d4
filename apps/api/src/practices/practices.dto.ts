import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  practiceCapacities,
  practiceState,
  PRACTICE_STATES,
  VALIDATION,
  type PracticeState,
  type ActivitySpan,
} from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { partial, RequiredText } from '../platform/common/input/fields.js';
import { Nested } from '../platform/common/input/input-bounds.js';
import { Optional } from '../platform/common/input/validation.js';
import { FeeDto, FeeInput } from '../places/fee.dto.js';
import type { PracticePlaces } from '../places/places.service.js';
import type { Practice } from './practice.entity.js';

/** Length limit of a date or time before it is parsed. */
const SCHEDULE_TEXT = 40;
const { practiceCapacity, practicesAtOnce } = LIMITS;
const SEVERAL = { message: VALIDATION.practicesInvalid };

/** A new practice. `acceptPracticeSchedule` checks day and time. */
export class CreatePracticeDto extends FeeInput {
  @ApiProperty({ example: '2026-12-05', format: 'date', description: 'Today to 18 months ahead' })
  @RequiredText(SCHEDULE_TEXT, { missing: VALIDATION.dateRequired, tooLong: VALIDATION.dateInvalid })
  date: string;

  @ApiProperty({
    example: '6:00 PM - 7:30 PM',
    description: 'From 30 to 240 minutes; 18:00 - 19:30 is taken too',
  })
  @RequiredText(SCHEDULE_TEXT, {
    missing: VALIDATION.timeRequired,
    tooLong: VALIDATION.practiceTimeInvalid,
  })
  time: string;

  @ApiProperty({
    type: 'integer',
    example: 20,
    required: false,
    default: practiceCapacity.default,
    minimum: practiceCapacity.min,
    maximum: practiceCapacity.max,
    description: 'Two of them for goalies, the rest for skaters',
  })
  @Optional()
  @Max(practiceCapacity.max, { message: VALIDATION.capacityTooLarge })
  @Min(practiceCapacity.min, { message: VALIDATION.capacityTooSmall })
  @IsInt({ message: VALIDATION.wholeNumberInvalid })
  capacity?: number;

  @ApiProperty({ example: true, required: false, default: true, description: 'false: not public' })
  @Optional()
  @IsBoolean()
  isActive?: boolean;
}

/** Several practices, such as those of a weekly one. */
export class CreatePracticesDto {
  @ApiProperty({ type: [CreatePracticeDto], minItems: 1, maxItems: practicesAtOnce })
  @IsArray(SEVERAL)
  @ArrayMinSize(1, SEVERAL)
  @ArrayMaxSize(practicesAtOnce, SEVERAL)
  @Nested(() => CreatePracticeDto, { each: true, ...SEVERAL })
  practices: CreatePracticeDto[];
}

/** The changes of a practice; missing fields stay. */
export class UpdatePracticeDto extends partial(CreatePracticeDto) {
  @ApiProperty({ example: false, required: false, description: 'true: cancels; false: brings it back' })
  @Optional()
  @IsBoolean()
  isCancelled?: boolean;
}

export class PracticeDto extends FeeDto {
  @ApiProperty({ example: 7 }) id: number;
  @ApiProperty({ example: '2026-12-05' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ example: 20 }) capacity: number;
  @ApiProperty({ example: 18 }) skaterCapacity: number;
  @ApiProperty({ example: 2 }) goalieCapacity: number;
  @ApiProperty({ example: 12, description: 'Skaters who have a place' }) skatersCount: number;
  @ApiProperty({ example: 1, description: 'Goalies who have a place' }) goaliesCount: number;
  @ApiProperty({ example: 0, description: 'Players on the waiting list, goalies included' })
  waitlistCount: number;
  @ApiProperty({ example: 0, description: 'Skaters on the waiting list' }) skatersWaitlistCount: number;
  @ApiProperty({ example: 0, description: 'Goalies on the waiting list' }) goaliesWaitlistCount: number;
  @ApiProperty({ example: '2026-12-05T23:00:00.000Z' }) startsAt: string;
  @ApiProperty({ example: '2026-12-06T00:30:00.000Z' }) endsAt: string;
  @ApiProperty({ example: true }) isActive: boolean;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'null: it takes place' })
  cancelledAt: string | null;
  @ApiProperty({ enum: PRACTICE_STATES, enumName: 'PracticeState', description: 'past: it has started' })
  state: PracticeState;
  @ApiProperty({ example: 1 }) version: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** `span` is computed from the practice's texts in the club's zone (docs/decisions/time.md). */
export function toPracticeDto(
  practice: Practice,
  places: PracticePlaces,
  { startsAt, endsAt }: ActivitySpan,
  now: Date,
): PracticeDto {
  const { id, date, time, capacity, isActive, cancelledAt, version, createdAt, updatedAt } = practice;
  const { feeCents, feeUrl } = practice;
  const { skaters: skaterCapacity, goalies: goalieCapacity } = practiceCapacities(capacity);
  const isCancelled = cancelledAt !== null;
  return {
    id,
    date,
    time,
    capacity,
    feeCents,
    feeUrl,
    skaterCapacity,
    goalieCapacity,
    ...places,
    waitlistCount: places.skatersWaitlistCount + places.goaliesWaitlistCount,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isActive,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    state: practiceState({ capacity, isCancelled, startsAt, ...places }, now),
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
