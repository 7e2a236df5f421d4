import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, LIMITS, type Language } from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import { Instant, OneLineText, Phone } from '../../common/input/fields.js';
import { Nullable, Optional } from '../../common/input/validation.js';

/** Fields that the site's forms send with a player; optional in the API. */
export class FormFields {
  @ApiProperty({ type: String, nullable: true, required: false })
  @Nullable()
  @Phone()
  parentPhone?: string | null;

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
}

/** The start of a practice or session, as its form showed it. */
export class SeenStart {
  @ApiProperty({
    required: false,
    example: '2026-12-05T23:00:00.000Z',
    description: '`startsAt` as the form showed it; when it starts at another time now: 409 ACTIVITY_MOVED',
  })
  @Optional()
  @Instant()
  seenStart?: string;
}
