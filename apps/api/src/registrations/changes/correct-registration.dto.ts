import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { VALIDATION, type PlayerPosition, type PracticePosition } from '@lions/domain';
import { IsIn } from 'class-validator';
import { Optional } from '../../common/input/validation.js';
import { ANY_POSITIONS } from '../registrations.dto.js';
import { CorrectedFields } from './corrected-fields.dto.js';

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
