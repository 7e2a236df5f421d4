import { ApiProperty } from '@nestjs/swagger';
import {
  LANGUAGES,
  MAIL_KINDS,
  MAIL_STATUSES,
  type Language,
  type MailKind,
  type MailStatus,
} from '@lions/domain';
import type { OutboxMail } from '../mail/outbox-mail.entity.js';
import type { HeldRegistration } from '../registrations/family-registrations.js';
import { FamilyRegistrationDto, toFamilyRegistrationDto } from './families.dto.js';
import type { Family } from './family.entity.js';

/** A registration with what only the club's own screens show. */
export class ExportedRegistrationDto extends FamilyRegistrationDto {
  @ApiProperty({ example: false, description: 'A coach saw the player there' }) attended: boolean;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) updatedAt: string;
}

/** A mail that was written to the family; its text is not kept. */
export class ExportedMailDto {
  @ApiProperty({ enum: MAIL_KINDS }) kind: MailKind;
  @ApiProperty({ enum: MAIL_STATUSES }) status: MailStatus;
  @ApiProperty({ type: Number, nullable: true, example: 31 }) registrationId: number | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-01T15:04:09.000Z' }) sentAt: string | null;
}

/** Everything that is held of a family, but the addresses that open it: files are passed on. */
export class FamilyExportDto {
  @ApiProperty({ example: 'demo.parent@example.test' }) email: string;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true }) locale: Language | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z', description: 'When the family’s link was first made' })
  createdAt: string;
  @ApiProperty({ example: '2026-11-21T20:00:00.000Z' }) exportedAt: string;
  @ApiProperty({ type: [ExportedRegistrationDto] }) registrations: ExportedRegistrationDto[];
  @ApiProperty({ type: [ExportedMailDto] }) mails: ExportedMailDto[];
}

function toExportedRegistrationDto(held: HeldRegistration): ExportedRegistrationDto {
  const { attended, updatedAt } = held.row;
  return { ...toFamilyRegistrationDto(held), attended, updatedAt: updatedAt.toISOString() };
}

function toExportedMailDto({ kind, status, registrationId, createdAt, sentAt }: OutboxMail): ExportedMailDto {
  const [created, sent] = [createdAt.toISOString(), sentAt?.toISOString() ?? null];
  return { kind, status, registrationId, createdAt: created, sentAt: sent };
}

export function toFamilyExportDto(
  { email, locale, createdAt }: Family,
  held: readonly HeldRegistration[],
  mails: readonly OutboxMail[],
  now: Date,
): FamilyExportDto {
  return {
    ...{ email, locale, createdAt: createdAt.toISOString(), exportedAt: now.toISOString() },
    registrations: held.map(toExportedRegistrationDto),
    mails: mails.map(toExportedMailDto),
  };
}
