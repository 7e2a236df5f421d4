import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, LIMITS, VALIDATION, type Language } from '@lions/domain';
import { IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';
import { OneLineText } from '../../common/input/fields.js';
import { Optional } from '../../common/input/validation.js';

/** A field that people do not see: a value means a robot, which is refused. */
const Honeypot = () =>
  applyDecorators(
    ApiProperty({
      required: false,
      example: '',
      maxLength: 0,
      description: 'Honeypot: people leave it empty',
    }),
    Optional(),
    IsString(),
    MaxLength(0, { message: VALIDATION.textInvalid }),
  );

/** Fields that the site's forms send with a player; optional in the API. */
export class FormFields {
  @ApiProperty({
    required: false,
    example: '2026-11',
    description: 'Version of the accepted privacy notice',
  })
  @Optional()
  @OneLineText(LIMITS.consentVersion)
  consentVersion?: string;

  @ApiProperty({ required: false, example: true, description: 'Whether parental authority was stated' })
  @Optional()
  @IsBoolean()
  parentalAuthority?: boolean;

  @ApiProperty({ enum: LANGUAGES, required: false, description: 'The language of mails to the family' })
  @Optional()
  @IsIn(LANGUAGES)
  locale?: Language;

  @Honeypot()
  website?: string;
}
