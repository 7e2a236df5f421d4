import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LIMITS,
  PLAYER_AGE,
  PLAYER_POSITIONS,
  VALIDATION,
  type PlayerPosition,
} from '@lions/domain';
import { IsIn } from 'class-validator';
import { FamilyEmail, PersonName, PlayerName, WholeNumber } from '../../common/input/fields.js';
import { Optional } from '../../common/input/validation.js';
import { FormFields, SeenStart } from './form-fields.dto.js';

class SessionPlayer extends SeenStart {
  @ApiProperty({ example: 'Demo Player 01' })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' })
  @IsIn(PLAYER_POSITIONS, { message: VALIDATION.positionRequired })
  playerPosition: PlayerPosition;

  @ApiProperty({
    example: 14,
    required: false,
    description: 'In years; this or birthYear',
  })
  @Optional()
  @WholeNumber(PLAYER_AGE.min, PLAYER_AGE.max, VALIDATION.ageRequired)
  playerAge?: number;

  @ApiProperty({ example: 2012, required: false, description: 'This or playerAge' })
  @Optional()
  @WholeNumber(LIMITS.birthYear.min, LIMITS.birthYear.max, VALIDATION.ageRequired)
  birthYear?: number;

  @ApiProperty({ example: 'Demo Parent' })
  @PersonName(LIMITS.parentName, VALIDATION.parentNameRequired)
  parentName: string;

  @ApiProperty({
    example: 'demo.parent@example.test',
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  parentEmail: string;
}

/** A player to register for a tryout session. */
export class RegisterPlayerDto extends IntersectionType(SessionPlayer, FormFields) {}
