import { ApiProperty, PickType } from '@nestjs/swagger';
import { LIMITS, PLAYER_AGE, VALIDATION } from '@lions/domain';
import { partial, PersonName, WholeNumber } from '../../common/input/fields.js';
import { Nullable } from '../../common/input/validation.js';
import { RegisterPlayerDto } from '../registering/register-player.dto.js';

/**
 * What was typed at a registration, corrected; missing fields stay. An age replaces the year of birth, and a year the
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
