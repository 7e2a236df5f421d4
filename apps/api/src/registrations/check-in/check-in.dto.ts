import { ApiProperty } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LANGUAGES,
  LIMITS,
  PLAYER_POSITIONS,
  VALIDATION,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import {
  FamilyEmail,
  Id,
  Instant,
  OneLineText,
  PersonName,
  PlayerName,
  Phone,
  WholeNumber,
} from '../../platform/common/input/fields.js';
import { Nested } from '../../platform/common/input/input-bounds.js';
import { Nullable, Optional } from '../../platform/common/input/validation.js';

/** A player who came without a registration. Only what one can ask at the door in ten seconds is required. */
export class WalkInDto {
  @ApiProperty({ example: 'Demo Player 01' })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' })
  @IsIn(PLAYER_POSITIONS, { message: VALIDATION.positionRequired })
  playerPosition: PlayerPosition;

  @ApiProperty({ example: 2012, required: false })
  @Optional()
  @WholeNumber(LIMITS.birthYear.min, LIMITS.birthYear.max, VALIDATION.ageRequired)
  birthYear?: number;

  @ApiProperty({ required: false, example: 'Demo Parent' })
  @Optional()
  @PersonName(LIMITS.parentName, VALIDATION.parentNameRequired)
  parentName?: string;

  @ApiProperty({ example: 'demo.parent@example.test', pattern: FAMILY_EMAIL_PATTERN.source })
  @FamilyEmail()
  parentEmail: string;

  @ApiProperty({ required: false })
  @Optional()
  @Phone()
  parentPhone?: string;

  @ApiProperty({ required: false, example: '2026-11', description: 'The accepted privacy notice, if any' })
  @Optional()
  @OneLineText(LIMITS.consentVersion)
  consentVersion?: string;

  @ApiProperty({ enum: LANGUAGES, required: false, description: 'The language of mails to the family' })
  @Optional()
  @IsIn(LANGUAGES)
  locale?: Language;
}

/** One change at the door: exactly one of attended, tryoutNumber, note and walkIn. */
export class CheckInChangeDto {
  @ApiProperty({ format: 'uuid', description: 'Made by the phone: a change sent again changes nothing' })
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

/** What a phone sends: its changes in their order, and whether it gives tryout numbers. */
export class SyncCheckInDto {
  @ApiProperty({ format: 'uuid', description: 'The random id of the phone' })
  @IsUUID()
  device: string;

  @ApiProperty({ example: true, description: 'Leases numbers that this phone alone gives' })
  @IsBoolean()
  takesNumbers: boolean;

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
