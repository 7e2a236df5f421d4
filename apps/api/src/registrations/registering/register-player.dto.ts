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
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { FamilyEmail, PersonName, PlayerName, WholeNumber } from '../../common/input/fields.js';
import { Nullable, Optional, Trimmed } from '../../common/input/validation.js';
import { FormFields } from './form-fields.dto.js';

const NO_PHONE = { message: VALIDATION.phoneInvalid };

class SessionPlayer {
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
