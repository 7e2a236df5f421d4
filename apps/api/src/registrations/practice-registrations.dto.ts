import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import {
  LIMITS,
  PRACTICE_POSITIONS,
  practicePositionOf,
  REGISTRATION_STATUSES,
  type MailState,
  type PracticePosition,
  type RegistrationStatus,
} from '@lions/domain';
import { IsIn } from 'class-validator';
import { PageQuery, QueryNumber } from '../common/input/query-fields.js';
import { Optional } from '../common/input/validation.js';
import type { Registration } from '../places/registration.entity.js';
import { refOf } from '../places/target.js';
import type { Registered } from './registering/registration-batch.js';
import { CoachFields, PlaceFields, toCoachFields, toPlaceFields } from './registration-fields.dto.js';

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

class RegisteredForPractice {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 7 }) practiceId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' }) position: PracticePosition;
}

/** The answer to a registration for a practice. */
export class PracticeRegisteredDto extends IntersectionType(RegisteredForPractice, PlaceFields) {
  @ApiProperty({ type: Number, description: '1: next in line of its pool' })
  declare waitlistPosition: number | null;
}

class PracticeRegistrant {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 7 }) practiceId: number;
  @ApiProperty({ example: 'demo.parent@example.test' }) parentEmail: string;
  @ApiProperty({ type: String, nullable: true, example: '514-555-0100' }) parentPhone: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) parentName: string | null;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ type: Number, nullable: true, example: null }) playerAge: number | null;
  @ApiProperty({ type: Number, nullable: true, example: null }) birthYear: number | null;
  @ApiProperty({ enum: PRACTICE_POSITIONS, enumName: 'PracticePosition' }) position: PracticePosition;
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line of its pool' })
  waitlistPosition: number | null;
}

/** A registration for a practice as coaches see it. */
export class PracticeRegistrationDto extends IntersectionType(PracticeRegistrant, CoachFields) {}

export function toPracticeRegisteredDto(registered: Registered): PracticeRegisteredDto {
  const { id, playerPosition } = registered.row;
  return {
    id,
    practiceId: refOf(registered.row).id,
    playerName: registered.playerName,
    position: practicePositionOf(playerPosition),
    ...toPlaceFields(registered),
  };
}

export function toPracticeRegistrationDto(
  row: Registration,
  waitlistPosition: number | null,
  mailState: MailState,
): PracticeRegistrationDto {
  const { id, parentEmail, parentPhone, parentName, playerName, playerAge, birthYear } = row;
  const { playerPosition, status } = row;
  return {
    id,
    practiceId: refOf(row).id,
    parentEmail,
    parentPhone,
    parentName,
    playerName,
    playerAge,
    birthYear,
    position: practicePositionOf(playerPosition),
    isWaitlist: status === 'waiting',
    status,
    waitlistPosition,
    ...toCoachFields(row, mailState),
  };
}
