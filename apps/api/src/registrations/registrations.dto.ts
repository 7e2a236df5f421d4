import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import {
  LIMITS,
  MAIL_STATES,
  pick,
  practicePositionOf,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_STATUSES,
  VALIDATION,
  type MailState,
  type RegistrationStatus,
} from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import { Id, partial, RequiredText } from '../platform/common/input/fields.js';
import { PageQuery, QueryNumber } from '../platform/common/input/query-fields.js';
import { Optional } from '../platform/common/input/validation.js';
import type { Registration } from '../places/registration.entity.js';
import { refOf } from '../places/activity.js';
import { AnyPosition, CorrectedFields, PositionLetter, StoredPlayer } from './player.dto.js';

class PlaceChange {
  @ApiProperty({
    required: false,
    example: 7,
    description: 'Moves to another practice: to a free place there, else to the end of its line',
  })
  @Optional()
  @Id()
  practiceId?: number;

  @ApiProperty({
    required: false,
    example: 12,
    description: 'Moves to another tryout session: to a free place there, else to the end of its line',
  })
  @Optional()
  @Id()
  sessionId?: number;

  @ApiProperty({
    required: false,
    example: false,
    description: 'false: gives a place; true: to the end of the line. DELETE cancels',
  })
  @Optional()
  @IsBoolean()
  isWaitlist?: boolean;

  @ApiProperty({ required: false, example: true })
  @Optional()
  @IsBoolean()
  attended?: boolean;

  @ApiProperty({ required: false, example: true, description: 'The fee was paid, elsewhere' })
  @Optional()
  @IsBoolean()
  isPaid?: boolean;

  @ApiProperty({
    required: false,
    example: 'Was told by e-mail that a place is kept',
    description: 'Required to confirm a player who is not the next in line; kept in the audit log',
  })
  @Optional()
  @RequiredText(LIMITS.reason, { missing: VALIDATION.reasonRequired })
  reason?: string;

  @ApiProperty({
    required: false,
    example: true,
    description: 'When no place is free: adds one to the session, or to the skaters of the practice',
  })
  @Optional()
  @IsBoolean()
  addPlace?: boolean;
}

class ReceivedConsent {
  @ApiProperty({
    required: false,
    enum: [true],
    example: true,
    description: 'The family consented on paper or at the door; stored with the instant and the user',
  })
  @Optional()
  @IsIn([true])
  consentReceived?: true;
}

/** A coach's change of a registration for a practice or a session; missing fields stay. */
export class ChangeRegistrationDto extends IntersectionType(
  PlaceChange,
  partial(AnyPosition),
  CorrectedFields,
  ReceivedConsent,
) {}

class PracticeRegistrationsFilter {
  @ApiPropertyOptional()
  @Optional()
  @QueryNumber(LIMITS.id)
  practiceId?: number;

  @ApiPropertyOptional({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' })
  @Optional()
  @IsIn(REGISTRATION_STATUSES)
  status?: RegistrationStatus;
}

/** Filters and page of the registrations for practices. */
export class PracticeRegistrationsQuery extends IntersectionType(PracticeRegistrationsFilter, PageQuery) {}

/** A registration for the public: no personal data. See docs/decisions/visibility.md. */
export class PublicRegistrationDto extends PickType(StoredPlayer, ['playerPosition'] as const) {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
}

/** Fields that coaches see of every registration, beside the player. */
class CoachFields {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 5,
    description: 'null: from before families had a link',
  })
  familyId: number | null;
  @ApiProperty({ example: false }) attended: boolean;
  @ApiProperty({ example: false, description: 'A coach noted that the fee is paid' }) isPaid: boolean;
  @ApiProperty({ type: Number, nullable: true, example: 12, description: 'Worn at the tryout' })
  tryoutNumber: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'Has no helmet', description: 'From the check-in' })
  note: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When the family confirmed that the player will attend',
  })
  confirmedAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'When a coach recorded the consent; it counts as `consentVersion` does',
  })
  consentReceivedAt: string | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({
    enum: MAIL_STATES,
    enumName: 'MailState',
    description: 'State of the last mail about it; when not sent, a coach contacts the family',
  })
  mailState: MailState;
}

class SessionPlace extends PublicRegistrationDto {
  @ApiProperty({ example: 12 }) sessionId: number;
  @ApiProperty({ example: 'Demo Parent' }) parentName: string;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
}

/** A registration as coaches see it. */
export class RegistrationDto extends IntersectionType(
  OmitType(StoredPlayer, ['parentName'] as const),
  SessionPlace,
  CoachFields,
) {}

class PracticePlace extends PositionLetter {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 7 }) practiceId: number;
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line of its pool' })
  waitlistPosition: number | null;
}

/** A registration for a practice as coaches see it. */
export class PracticeRegistrationDto extends IntersectionType(StoredPlayer, PracticePlace, CoachFields) {}

export function toPublicRegistrationDto({ id, status, playerPosition }: Registration): PublicRegistrationDto {
  return { id, status, playerPosition };
}

export function toRegistrationDto(
  row: Registration,
  waitlistPosition: number | null,
  mailState: MailState,
): RegistrationDto {
  return {
    ...forCoaches(row, waitlistPosition, mailState),
    ...pick(row, REGISTRATION_FIELD_NAMES),
    sessionId: refOf(row).id,
    parentName: row.parentName ?? '',
  };
}

export function toPracticeRegistrationDto(
  row: Registration,
  waitlistPosition: number | null,
  mailState: MailState,
): PracticeRegistrationDto {
  return {
    ...forCoaches(row, waitlistPosition, mailState),
    ...pick(row, REGISTRATION_FIELD_NAMES),
    practiceId: refOf(row).id,
    position: practicePositionOf(row.playerPosition),
    isWaitlist: row.status === 'waiting',
  };
}

/** Values that coaches see of a registration beside its fields. */
function forCoaches(row: Registration, waitlistPosition: number | null, mailState: MailState) {
  const { id, status, familyId, attended, tryoutNumber } = row;
  return {
    id,
    status,
    waitlistPosition,
    familyId,
    attended,
    isPaid: row.paidAt !== null,
    tryoutNumber,
    note: row.checkInNote,
    consentReceivedAt: row.consentReceivedAt?.toISOString() ?? null,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    mailState,
  };
}
