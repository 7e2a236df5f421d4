import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, LIMITS, type Language } from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import { OneLineText } from '../common/text-fields.js';
import { Optional } from '../common/validation.js';
import { Honeypot } from './honeypot.js';
import type { Registered } from './registration-batch.js';
import type { Registration } from './registration.entity.js';

/** What every form that registers a player sends beside the player; nobody else has to (decisions 12). */
export class FormFields {
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

/** Where a registration stands, as the one who registers is told. */
export class PlaceFields {
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    example: 'https://lions.example.test/my/…',
    description:
      'The private link of the family; null: it goes out by mail only; missing: registered already',
  })
  manageUrl?: string | null;
}

export function toPlaceFields({ status, row, waitlistPosition, manageUrl }: Registered): PlaceFields {
  return { isWaitlist: row.status === 'waiting', waitlistPosition, ...(status === 201 && { manageUrl }) };
}

/** What coaches see of every registration, beside the player. */
export class CoachFields {
  @ApiProperty({ example: false }) attended: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When the family said again that they come',
  })
  confirmedAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11', description: 'null: still to be had' })
  consentVersion: string | null;
  @ApiProperty({ example: true }) parentalAuthority: boolean;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true }) locale: Language | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
}

export function toCoachFields(row: Registration): CoachFields {
  const { attended, consentVersion, parentalAuthority, locale } = row;
  return {
    ...{ attended, consentVersion, parentalAuthority, locale },
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
