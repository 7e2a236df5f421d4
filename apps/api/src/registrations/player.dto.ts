import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LANGUAGES,
  PLAYER_POSITIONS,
  PRACTICE_POSITIONS,
  REGISTRANT_FIELDS,
  REGISTRATION_FIELDS,
  VALIDATION,
  without,
  type Language,
  type NewPlayer,
  type PlayerPosition,
  type PracticePosition,
} from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import {
  clearable,
  FamilyEmail,
  OneLineText,
  partial,
  PersonName,
  Phone,
  PlayerName,
  WholeNumber,
} from '../platform/common/input/fields.js';
import { Nullable, Optional } from '../platform/common/input/validation.js';

/** The words, and the letters that practices began with. */
const ANY_POSITIONS = [...PLAYER_POSITIONS, ...PRACTICE_POSITIONS] as const;
/** Since when the letters are deprecated. */
const LETTERS_DEPRECATED = 'deprecated since 2026-11-30';
const { playerAge, birthYear, parentName, consentVersion } = REGISTRATION_FIELDS;

/** The fields of REGISTRATION_FIELDS as a tryout session's form sends them; the bodies of other calls are made of them. */
export class PlayerFields {
  @ApiProperty({ example: 'Demo Player 01' })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' })
  @IsIn(PLAYER_POSITIONS, { message: VALIDATION.positionRequired })
  playerPosition: PlayerPosition;

  @ApiProperty({
    example: 14,
    required: false,
    description: 'In years; the form of a tryout session needs this or birthYear',
  })
  @Optional()
  @WholeNumber(playerAge.min, playerAge.max, VALIDATION.ageRequired)
  playerAge?: number;

  @ApiProperty({
    example: 2012,
    required: false,
    description: 'The form of a tryout session needs this or playerAge',
  })
  @Optional()
  @WholeNumber(birthYear.min, birthYear.max, VALIDATION.ageRequired)
  birthYear?: number;

  @ApiProperty({ example: 'Demo Parent', description: 'The form of a tryout session needs it' })
  @PersonName(parentName.max, VALIDATION.parentNameRequired)
  parentName: string;

  @ApiProperty({ example: 'demo.parent@example.test', pattern: FAMILY_EMAIL_PATTERN.source })
  @FamilyEmail()
  parentEmail: string;

  @ApiProperty({ type: String, nullable: true, required: false })
  @Nullable()
  @Phone()
  parentPhone?: string | null;

  @ApiProperty({ required: false, example: true, description: 'Whether parental authority was stated' })
  @Optional()
  @IsBoolean()
  parentalAuthority?: boolean;

  @ApiProperty({
    required: false,
    example: '2026-11',
    description: 'Version of the accepted privacy notice',
  })
  @Optional()
  @OneLineText(consentVersion.max)
  consentVersion?: string;

  @ApiProperty({ enum: LANGUAGES, required: false, description: 'The language of mails to the family' })
  @Optional()
  @IsIn(LANGUAGES)
  locale?: Language;
}

/** The fields of REGISTRATION_FIELDS as they are answered. */
export class StoredPlayer implements NewPlayer {
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) playerPosition: PlayerPosition;
  @ApiProperty({ type: Number, nullable: true, example: 14 }) playerAge: number | null;
  @ApiProperty({ type: Number, nullable: true, example: null }) birthYear: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Demo Parent' }) parentName: string | null;
  @ApiProperty({ example: 'demo.parent@example.test' }) parentEmail: string;
  @ApiProperty({ type: String, nullable: true, example: '514-555-0100' }) parentPhone: string | null;
  @ApiProperty({ example: true }) parentalAuthority: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2026-11',
    description: 'Version of the accepted privacy notice; null: not given yet',
  })
  consentVersion: string | null;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true }) locale: Language | null;
}

/** A position of a practice or of a tryout session; the letters D, F and G mean the same words. */
export class AnyPosition {
  @ApiProperty({
    enum: ANY_POSITIONS,
    enumName: 'AnyPosition',
    example: 'Defense',
    description: `The letters D, F and G are ${LETTERS_DEPRECATED}; they are taken until version 2. A family changes a practice only between defense and forward`,
  })
  @IsIn(ANY_POSITIONS, { message: VALIDATION.positionRequired })
  position: PracticePosition | PlayerPosition;
}

/** The letter of a position in the answers of practices, beside the word in `playerPosition`. */
export class PositionLetter {
  @ApiProperty({
    enum: PRACTICE_POSITIONS,
    enumName: 'PracticePosition',
    deprecated: true,
    description: `The letter is ${LETTERS_DEPRECATED}; \`playerPosition\` has the word`,
  })
  position: PracticePosition;
}

/**
 * Corrections of what was typed at a registration; missing fields stay. An age replaces the year of birth, and a year the
 * age. For a practice, null removes age and parent's name.
 */
export class CorrectedFields extends IntersectionType(
  partial(PickType(PlayerFields, ['playerName', 'parentEmail'] as const)),
  clearable(
    PickType(PlayerFields, without(REGISTRANT_FIELDS, 'playerName', 'playerPosition', 'parentEmail')),
  ),
) {}

/**
 * A correction by the holder of a receipt. The e-mail address is corrected for all registrations of the receipt that
 * have it, until a link mailed to it was opened.
 */
export class CorrectRegistrationDto extends IntersectionType(CorrectedFields, partial(AnyPosition)) {}

/** A correction by the holder of a family link, which belongs to one e-mail address. */
export class CorrectFamilyRegistrationDto extends OmitType(CorrectRegistrationDto, [
  'parentEmail',
] as const) {}
