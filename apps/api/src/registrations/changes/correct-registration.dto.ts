import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { VALIDATION, type PlayerPosition, type PracticePosition } from '@lions/domain';
import { IsIn } from 'class-validator';
import { partial } from '../../common/input/fields.js';
import { Optional } from '../../common/input/validation.js';
import { RegisterPlayerDto } from '../registering/register-player.dto.js';
import { ANY_POSITIONS } from '../registrations.dto.js';

/** Fields that the form of a practice lacks. */
export const SESSION_FIELDS = ['playerAge', 'birthYear', 'parentName', 'parentPhone'] as const;

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
 * A correction by the holder of a receipt; missing fields stay. For a practice only name and position. An age
 * replaces the year of birth, and a year the age.
 */
export class CorrectRegistrationDto extends IntersectionType(
  partial(PickType(RegisterPlayerDto, ['playerName', ...SESSION_FIELDS] as const)),
  CorrectedPosition,
) {}
