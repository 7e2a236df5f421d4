import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LIMITS,
  PRACTICE_POSITIONS,
  VALIDATION,
  type PracticePosition,
} from '@lions/domain';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { FamilyEmail, PlayerName } from '../../common/input/text-fields.js';
import { FormFields } from './form-fields.dto.js';

const WHOLE_NUMBER = { message: VALIDATION.wholeNumberInvalid };

class PracticePlayer {
  @ApiProperty({ type: 'integer', example: 7 })
  @IsInt(WHOLE_NUMBER)
  @Min(1, WHOLE_NUMBER)
  @Max(LIMITS.id, WHOLE_NUMBER)
  practiceId: number;

  @ApiProperty({
    example: 'demo.parent@example.test',
    maxLength: LIMITS.email,
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  parentEmail: string;

  @ApiProperty({ example: 'Demo Player 01', minLength: 1, maxLength: LIMITS.playerName })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' })
  @IsIn(PRACTICE_POSITIONS, { message: VALIDATION.positionRequired })
  position: PracticePosition;
}

/** A player to register for a practice: the first four fields suffice. */
export class RegisterForPracticeDto extends IntersectionType(PracticePlayer, FormFields) {}
