import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { FAMILY_EMAIL_PATTERN, PRACTICE_POSITIONS, VALIDATION, type PracticePosition } from '@lions/domain';
import { IsIn } from 'class-validator';
import { FamilyEmail, Id, PlayerName } from '../../common/input/fields.js';
import { FormFields, SeenStart } from './form-fields.dto.js';

class PracticePlayer extends SeenStart {
  @ApiProperty({ example: 7 })
  @Id()
  practiceId: number;

  @ApiProperty({
    example: 'demo.parent@example.test',
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  parentEmail: string;

  @ApiProperty({ example: 'Demo Player 01' })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' })
  @IsIn(PRACTICE_POSITIONS, { message: VALIDATION.positionRequired })
  position: PracticePosition;
}

/** A player to register for a practice: the first four fields suffice. */
export class RegisterForPracticeDto extends IntersectionType(PracticePlayer, FormFields) {}
