import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LIMITS,
  PHONE_PATTERN,
  PLAYER_AGE,
  PLAYER_POSITIONS,
  VALIDATION,
  type PlayerPosition,
} from '@lions/domain';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { FamilyEmail, PersonName, PlayerName } from '../../common/input/text-fields.js';
import { Nullable, Optional, Trimmed } from '../../common/input/validation.js';
import { FormFields } from './form-fields.dto.js';

const NO_AGE = { message: VALIDATION.ageRequired };
const NO_PHONE = { message: VALIDATION.phoneInvalid };

class SessionPlayer {
  @ApiProperty({ example: 'Demo Player 01', minLength: 1, maxLength: LIMITS.playerName })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' })
  @IsIn(PLAYER_POSITIONS, { message: VALIDATION.positionRequired })
  playerPosition: PlayerPosition;

  @ApiProperty({
    type: 'integer',
    example: 14,
    required: false,
    minimum: PLAYER_AGE.min,
    maximum: PLAYER_AGE.max,
    description: 'In years; this or birthYear',
  })
  @Optional()
  @IsInt(NO_AGE)
  @Min(PLAYER_AGE.min, NO_AGE)
  @Max(PLAYER_AGE.max, NO_AGE)
  playerAge?: number;

  @ApiProperty({ type: 'integer', example: 2012, required: false, description: 'This or playerAge' })
  @Optional()
  @IsInt(NO_AGE)
  @Min(LIMITS.birthYear.min, NO_AGE)
  @Max(LIMITS.birthYear.max, NO_AGE)
  birthYear?: number;

  @ApiProperty({ example: 'Demo Parent', minLength: 1, maxLength: LIMITS.parentName })
  @PersonName(LIMITS.parentName, VALIDATION.parentNameRequired)
  parentName: string;

  @ApiProperty({
    example: 'demo.parent@example.test',
    maxLength: LIMITS.email,
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  parentEmail: string;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: '514-555-0100',
    maxLength: LIMITS.phone,
  })
  @Nullable()
  @Trimmed()
  @IsString(NO_PHONE)
  @MaxLength(LIMITS.phone, NO_PHONE)
  @Matches(PHONE_PATTERN, NO_PHONE)
  parentPhone?: string | null;
}

/** A player to register for a tryout session. */
export class RegisterPlayerDto extends IntersectionType(SessionPlayer, FormFields) {}
