import { ApiProperty } from '@nestjs/swagger';
import {
  EMAIL_PATTERN,
  LANGUAGES,
  LIMITS,
  PHONE_PATTERN,
  PLAYER_AGE,
  PLAYER_POSITIONS,
  VALIDATION,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { OneLineText, PlayerName, RequiredText } from '../common/text-fields.js';
import { Lowered, Nullable, Optional, Trimmed } from '../common/validation.js';
import { Honeypot } from './honeypot.js';

const NO_AGE = { message: VALIDATION.ageRequired };
const NO_PHONE = { message: VALIDATION.phoneInvalid };

/** A player to register for a tryout session (decisions 12). */
export class RegisterPlayerDto {
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
  @RequiredText(LIMITS.parentName, { missing: VALIDATION.parentNameRequired })
  parentName: string;

  @ApiProperty({ example: 'demo.parent@example.test', maxLength: LIMITS.email })
  @Lowered()
  @IsString({ message: VALIDATION.emailInvalid })
  @MaxLength(LIMITS.email, { message: VALIDATION.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: VALIDATION.emailInvalid })
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

  @ApiProperty({
    required: false,
    example: '2026-11',
    maxLength: LIMITS.consentVersion,
    description: 'The privacy notice that was agreed to',
  })
  @Optional()
  @OneLineText(LIMITS.consentVersion)
  consentVersion?: string;

  @ApiProperty({ required: false, example: true, description: 'Whether parental authority was stated' })
  @Optional()
  @IsBoolean()
  parentalAuthority?: boolean;

  @ApiProperty({ enum: LANGUAGES, required: false, description: 'The language to write to the family in' })
  @Optional()
  @IsIn(LANGUAGES)
  locale?: Language;

  @Honeypot()
  website?: string;
}
