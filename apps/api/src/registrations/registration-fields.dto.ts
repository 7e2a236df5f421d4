import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, MAIL_STATES, type Language, type MailState } from '@lions/domain';
import type { Registration } from '../places/registration.entity.js';
import type { Registered } from './registering/registration-batch.js';

/** The state of a registration, as answered to its sender. */
export class PlaceFields {
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://lions.example.test/my/r/…',
    description: 'The receipt: a link to this registration alone; null: the child was registered already',
  })
  manageUrl: string | null;
}

export function toPlaceFields({ row, waitlistPosition, manageUrl }: Registered): PlaceFields {
  return { isWaitlist: row.status === 'waiting', waitlistPosition, manageUrl };
}

/** What coaches see of every registration, beside the player. */
export class CoachFields {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 5,
    description: 'null: from before families had a link',
  })
  familyId: number | null;
  @ApiProperty({ example: false }) attended: boolean;
  @ApiProperty({ type: Number, nullable: true, example: 12, description: 'Worn at the tryout' })
  tryoutNumber: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When the family confirmed that the player will attend',
  })
  confirmedAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-11', description: 'null: not given yet' })
  consentVersion: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When a coach recorded the consent; it counts as `consentVersion` does',
  })
  consentReceivedAt: string | null;
  @ApiProperty({ example: true }) parentalAuthority: boolean;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true }) locale: Language | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({
    enum: MAIL_STATES,
    enumName: 'MailState',
    description: 'State of the last mail about it; when not sent, a coach contacts the family',
  })
  mailState: MailState;
}

export function toCoachFields(row: Registration, mailState: MailState): CoachFields {
  const { familyId, attended, tryoutNumber, consentVersion, parentalAuthority, locale } = row;
  return {
    familyId,
    attended,
    tryoutNumber,
    consentVersion,
    parentalAuthority,
    locale,
    consentReceivedAt: row.consentReceivedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    mailState,
  };
}
