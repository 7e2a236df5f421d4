import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  LANGUAGES,
  LIMITS,
  MAIL_STATES,
  PRACTICE_POSITIONS,
  practicePositionOf,
  REGISTRATION_STATUSES,
  type Language,
  type MailState,
  type PracticePosition,
  type RegistrationStatus,
} from '@lions/domain';
import { IsIn } from 'class-validator';
import { QueryNumber } from '../common/query-number.js';
import { Optional } from '../common/validation.js';
import type { Registered } from './registration-batch.js';
import type { Registration } from './registration.entity.js';
import { refOf } from './target.js';

/** Which registrations for practices, and which page of them. */
export class PracticeRegistrationsQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: LIMITS.id })
  @Optional()
  @QueryNumber(LIMITS.id)
  practiceId?: number;

  @ApiPropertyOptional({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' })
  @Optional()
  @IsIn(REGISTRATION_STATUSES)
  status?: RegistrationStatus;

  @ApiPropertyOptional({ minimum: 1, maximum: LIMITS.pageSize.max, default: LIMITS.pageSize.default })
  @Optional()
  @QueryNumber(LIMITS.pageSize.max)
  limit?: number;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: LIMITS.id,
    description: 'From the Link header of the page before',
  })
  @Optional()
  @QueryNumber(LIMITS.id)
  cursor?: number;
}

/** What became of a registration for a practice. */
export class PracticeRegisteredDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 7 }) practiceId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' }) position: PracticePosition;
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line of its pool' })
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

/** A registration for a practice as coaches see it. */
export class PracticeRegistrationDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 7 }) practiceId: number;
  @ApiProperty({ example: 'demo.parent@example.test' }) parentEmail: string;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' }) position: PracticePosition;
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line of its pool' })
  waitlistPosition: number | null;
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
  @ApiProperty({ enum: LANGUAGES, nullable: true, type: String }) locale: Language | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({
    enum: MAIL_STATES,
    enumName: 'MailState',
    description: 'How the last mail about it stands; not sent: the coach tells the family',
  })
  mailState: MailState;
}

export function toPracticeRegisteredDto({
  status,
  row,
  waitlistPosition,
  manageUrl,
}: Registered): PracticeRegisteredDto {
  const { id, playerName, playerPosition } = row;
  return {
    ...{ id, practiceId: refOf(row).id, playerName, position: practicePositionOf(playerPosition) },
    ...{ isWaitlist: row.status === 'waiting', waitlistPosition },
    ...(status === 201 && { manageUrl }),
  };
}

export function toPracticeRegistrationDto(
  row: Registration,
  waitlistPosition: number | null,
  mailState: MailState,
): PracticeRegistrationDto {
  const { id, parentEmail, playerName, playerPosition, status, attended, confirmedAt } = row;
  const { consentVersion, parentalAuthority, locale, createdAt } = row;
  return {
    ...{ id, practiceId: refOf(row).id, parentEmail, playerName },
    ...{ position: practicePositionOf(playerPosition), isWaitlist: status === 'waiting', status },
    ...{ waitlistPosition, attended, confirmedAt: confirmedAt?.toISOString() ?? null },
    ...{ consentVersion, parentalAuthority, locale, createdAt: createdAt.toISOString(), mailState },
  };
}
