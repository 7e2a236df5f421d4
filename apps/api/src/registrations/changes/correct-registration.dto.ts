import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { LIMITS, PLAYER_AGE, VALIDATION, type PlayerPosition, type PracticePosition } from '@lions/domain';
import { IsIn } from 'class-validator';
import { partial, PersonName, WholeNumber } from '../../platform/common/input/fields.js';
import { Nullable, Optional } from '../../platform/common/input/validation.js';
import { ANY_POSITIONS, RegisterPlayerDto } from '../registering/registering.dto.js';

/**
 * Corrections of what was typed at a registration; missing fields stay. An age replaces the year of birth, and a year the
 * age.
 */
export class CorrectedFields extends partial(
  PickType(RegisterPlayerDto, ['playerName', 'parentEmail', 'parentPhone'] as const),
) {
  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'Demo Parent',
    description: 'null: for a practice only',
  })
  @Nullable()
  @PersonName(LIMITS.parentName, VALIDATION.parentNameRequired)
  parentName?: string | null;

  @ApiProperty({
    nullable: true,
    required: false,
    example: 14,
    description: 'In years; null, beside no birthYear: for a practice only',
  })
  @Nullable()
  @WholeNumber(PLAYER_AGE.min, PLAYER_AGE.max, VALIDATION.ageRequired)
  playerAge?: number | null;

  @ApiProperty({ nullable: true, required: false, example: 2012, description: 'As playerAge' })
  @Nullable()
  @WholeNumber(LIMITS.birthYear.min, LIMITS.birthYear.max, VALIDATION.ageRequired)
  birthYear?: number | null;
}

class CorrectedPosition {
  @ApiProperty({
    enum: ANY_POSITIONS,
    enumName: 'AnyPosition',
    required: false,
    description:
      'G and Goalie are the same. In a practice not between skater and goalie: the spots are separate',
  })
  @Optional()
  @IsIn(ANY_POSITIONS, { message: VALIDATION.positionRequired })
  position?: PracticePosition | PlayerPosition;
}

/**
 * A correction by the holder of a receipt. The e-mail address is corrected for all registrations of the receipt that
 * have it, until a link mailed to it was opened.
 */
export class CorrectRegistrationDto extends IntersectionType(CorrectedFields, CorrectedPosition) {}

/** A correction by the holder of a family link, which belongs to one e-mail address. */
export class CorrectFamilyRegistrationDto extends OmitType(CorrectRegistrationDto, [
  'parentEmail',
] as const) {}
