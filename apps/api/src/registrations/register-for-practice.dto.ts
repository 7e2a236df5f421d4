import { ApiProperty } from '@nestjs/swagger';
import {
  EMAIL_PATTERN,
  LANGUAGES,
  LIMITS,
  PRACTICE_POSITIONS,
  VALIDATION,
  type Language,
  type PracticePosition,
} from '@lions/domain';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { OneLineText, PlayerName } from '../common/text-fields.js';
import { Lowered, Optional } from '../common/validation.js';
import { Honeypot } from './honeypot.js';

/** A player to register for a practice: the first four fields suffice (decisions 12). */
export class RegisterForPracticeDto {
  @ApiProperty({ type: 'integer', example: 7 })
  @IsInt()
  @Min(1)
  @Max(LIMITS.id)
  practiceId: number;

  @ApiProperty({ example: 'demo.parent@example.test', maxLength: LIMITS.email })
  @Lowered()
  @IsString({ message: VALIDATION.emailInvalid })
  @MaxLength(LIMITS.email, { message: VALIDATION.emailInvalid })
  @Matches(EMAIL_PATTERN, { message: VALIDATION.emailInvalid })
  parentEmail: string;

  @ApiProperty({ example: 'Demo Player 01', minLength: 1, maxLength: LIMITS.playerName })
  @PlayerName()
  playerName: string;

  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' })
  @IsIn(PRACTICE_POSITIONS, { message: VALIDATION.positionRequired })
  position: PracticePosition;

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
