import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { LIMITS, REGISTRATION_FIELD_NAMES, without } from '@lions/domain';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsUUID, Matches, MaxLength } from 'class-validator';
import { Id, Instant, OneLineText, partial, Phone, WholeNumber } from '../../platform/common/input/fields.js';
import { Nested } from '../../platform/common/input/input-bounds.js';
import { Nullable, Optional } from '../../platform/common/input/validation.js';
import { PlayerFields } from '../player.dto.js';

/** A walk-in tells the year of birth; the question for consent includes the parental authority. */
const NOT_ASKED = ['playerAge', 'parentalAuthority'] as const;

/** A player who came without a registration. Only what one can ask at the door in ten seconds is required. */
export class WalkInDto extends IntersectionType(
  PickType(PlayerFields, without(REGISTRATION_FIELD_NAMES, ...NOT_ASKED, 'parentName', 'parentPhone')),
  partial(PickType(PlayerFields, ['parentName'] as const)),
) {
  @ApiProperty({ required: false })
  @Optional()
  @Phone()
  parentPhone?: string;
}

/** One change at the door: exactly one of attended, tryoutNumber, note and walkIn. */
export class CheckInChangeDto {
  @ApiProperty({
    format: 'uuid',
    example: '8f14e45f-ceea-467f-9575-6b2f7a1c0d3e',
    description: 'Made by the phone: a change sent again changes nothing',
  })
  @IsUUID()
  id: string;

  @ApiProperty({
    example: '2026-11-21T15:04:05.000Z',
    description: "When it was made, by the server's clock. The latest change of a value wins",
  })
  @Instant()
  at: string;

  @ApiProperty({ required: false, example: 31 })
  @Optional()
  @Id()
  registrationId?: number;

  @ApiProperty({ required: false, format: 'uuid', description: 'Instead: a walk-in of the same call' })
  @Optional()
  @IsUUID()
  walkInId?: string;

  @ApiProperty({ required: false, example: true })
  @Optional()
  @IsBoolean()
  attended?: boolean;

  @ApiProperty({
    type: Number,
    nullable: true,
    required: false,
    example: 12,
    description: 'null: takes it back',
  })
  @Nullable()
  @WholeNumber(LIMITS.tryoutNumber.min, LIMITS.tryoutNumber.max)
  tryoutNumber?: number | null;

  @ApiProperty({ required: false, example: 'Has no helmet', description: 'Empty: removes it' })
  @Optional()
  @OneLineText(LIMITS.checkInNote)
  note?: string;

  @ApiProperty({ required: false, type: WalkInDto })
  @Optional()
  @Nested(() => WalkInDto)
  walkIn?: WalkInDto;
}

/** Request of a phone: its changes in their order, and whether it gives tryout numbers. */
export class SyncCheckInDto {
  @ApiProperty({
    format: 'uuid',
    example: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    description: 'The random id of the phone',
  })
  @IsUUID()
  device: string;

  @ApiProperty({ example: true, description: 'Leases numbers that this phone alone gives' })
  @IsBoolean()
  takesNumbers: boolean;

  @ApiProperty({
    required: false,
    example: false,
    description: 'Other phones get those that no player wears',
  })
  @Optional()
  @IsBoolean()
  returnsNumbers?: boolean;

  @ApiProperty({ type: [CheckInChangeDto], maxItems: LIMITS.checkInChanges })
  @IsArray()
  @ArrayMaxSize(LIMITS.checkInChanges)
  @ArrayUnique((change?: Partial<CheckInChangeDto> | null) => change?.id, {
    message: 'each change has its own id',
  })
  @Nested(() => CheckInChangeDto, { each: true })
  changes: CheckInChangeDto[];
}

/** The key to ask for. */
export class CheckInKeyQuery {
  @ApiProperty({
    required: false,
    maxLength: 43,
    description: 'A former key of this user, to read what was not sent yet',
  })
  @Optional()
  @MaxLength(43)
  @Matches(/^[\w-]{43}$/)
  keyId?: string;
}
