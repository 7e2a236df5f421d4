import { applyDecorators } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiOkResponse,
  ApiProperty,
  ApiPropertyOptional,
  getSchemaPath,
} from '@nestjs/swagger';
import {
  LANGUAGES,
  MAIL_KINDS,
  MAIL_STATUSES,
  type Language,
  type MailKind,
  type MailStatus,
} from '@lions/domain';
import { IsIn } from 'class-validator';
import { Optional } from '../../../platform/common/input/validation.js';
import type { Family } from '../../../places/outbox/family.entity.js';
import type { OutboxMail } from '../../../places/outbox/outbox-mail.entity.js';
import type { HeldRegistration } from '../../changes/held-registrations.js';
import { FamilyRegistrationDto, toFamilyRegistrationDto } from '../families.dto.js';

export class FamilyExportQuery {
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Of a readable page (HTML), which holds the JSON' })
  @Optional()
  @IsIn(LANGUAGES)
  lang?: Language;
}

/** A registration with the fields that only the back-office shows. */
class ExportedRegistrationDto extends FamilyRegistrationDto {
  @ApiProperty({ example: false, description: 'Marked as present by a coach' }) attended: boolean;
  @ApiProperty({ type: Number, nullable: true, example: 12, description: 'Worn at the tryout' })
  tryoutNumber: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: "A coach's note from the check-in",
  })
  checkInNote: string | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** A mail to the family; its text is not stored. */
class ExportedMailDto {
  @ApiProperty({ enum: MAIL_KINDS }) kind: MailKind;
  @ApiProperty({ enum: MAIL_STATUSES }) status: MailStatus;
  @ApiProperty({ type: Number, nullable: true, example: 31 }) registrationId: number | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-01T15:04:09.000Z' }) sentAt: string | null;
}

/** All stored data of a family except its private addresses: files are passed on. */
export class FamilyExportDto {
  @ApiProperty({ example: 'demo.parent@example.test' }) email: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The second guardian' })
  guardianEmail: string | null;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true }) locale: Language | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z', description: 'When the family’s link was created' })
  createdAt: string;
  @ApiProperty({ example: '2026-11-21T20:00:00.000Z' }) exportedAt: string;
  @ApiProperty({ type: [ExportedRegistrationDto] }) registrations: ExportedRegistrationDto[];
  @ApiProperty({ type: [ExportedMailDto] }) mails: ExportedMailDto[];
}

/** Declares in the OpenAPI document that the call returns JSON, or a page. */
export const ApiFamilyFile = () =>
  applyDecorators(
    ApiExtraModels(FamilyExportDto),
    ApiOkResponse({
      description: 'JSON; with `lang` a page in that language',
      content: {
        'application/json': { schema: { $ref: getSchemaPath(FamilyExportDto) } },
        'text/html': { schema: { type: 'string' } },
      },
    }),
  );

function toExportedRegistrationDto(held: HeldRegistration, isBeforeProof: boolean): ExportedRegistrationDto {
  const { attended, tryoutNumber, checkInNote, updatedAt } = held.row;
  return {
    ...toFamilyRegistrationDto(held, isBeforeProof),
    attended,
    tryoutNumber,
    checkInNote: isBeforeProof ? null : checkInNote,
    updatedAt: updatedAt.toISOString(),
  };
}

function toExportedMailDto({ kind, status, registrationId, createdAt, sentAt }: OutboxMail): ExportedMailDto {
  const [created, sent] = [createdAt.toISOString(), sentAt?.toISOString() ?? null];
  return { kind, status, registrationId, createdAt: created, sentAt: sent };
}

export function toFamilyExportDto(
  { email, guardianEmail, locale, createdAt }: Family,
  held: readonly HeldRegistration[],
  beforeProof: ReadonlySet<number>,
  mails: readonly OutboxMail[],
  now: Date,
): FamilyExportDto {
  return {
    email,
    guardianEmail,
    locale,
    createdAt: createdAt.toISOString(),
    exportedAt: now.toISOString(),
    registrations: held.map((each) => toExportedRegistrationDto(each, beforeProof.has(each.row.id))),
    mails: mails.map(toExportedMailDto),
  };
}
