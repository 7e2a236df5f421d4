import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  LIMITS,
  PLAYER_POSITIONS,
  PRACTICE_POSITIONS,
  REGISTRATION_STATUSES,
  VALIDATION,
  type MailState,
  type PlayerPosition,
  type PracticePosition,
  type RegistrationStatus,
} from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import { Id, RequiredText } from '../common/input/fields.js';
import { Optional } from '../common/input/validation.js';
import type { Registration } from '../places/registration.entity.js';
import { refOf } from '../places/target.js';
import { CorrectedFields } from './changes/corrected-fields.dto.js';
import type { Registered } from './registering/registration-batch.js';
import { CoachFields, PlaceFields, toCoachFields, toPlaceFields } from './registration-fields.dto.js';

/** Positions of practices and of sessions. */
export const ANY_POSITIONS = [...PRACTICE_POSITIONS, ...PLAYER_POSITIONS] as const;

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
    enum: ANY_POSITIONS,
    enumName: 'AnyPosition',
    required: false,
    description: 'G and Goalie are the same',
  })
  @Optional()
  @IsIn(ANY_POSITIONS, { message: VALIDATION.positionRequired })
  position?: PracticePosition | PlayerPosition;

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
export class ChangeRegistrationDto extends IntersectionType(PlaceChange, CorrectedFields, ReceivedConsent) {}

class RegisteredForSession {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 12 }) sessionId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) position: PlayerPosition;
}

/** The answer to a registration. */
export class RegisteredDto extends IntersectionType(RegisteredForSession, PlaceFields) {}

/** A registration for the public: no personal data. See docs/decisions/visibility.md. */
export class PublicRegistrationDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) playerPosition: PlayerPosition;
}

class SessionRegistrant extends PublicRegistrationDto {
  @ApiProperty({ example: 12 }) sessionId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ type: Number, nullable: true, example: 14 }) playerAge: number | null;
  @ApiProperty({ type: Number, nullable: true, example: null }) birthYear: number | null;
  @ApiProperty({ example: 'Demo Parent' }) parentName: string;
  @ApiProperty({ example: 'demo.parent@example.test' }) parentEmail: string;
  @ApiProperty({ type: String, nullable: true, example: '514-555-0100' }) parentPhone: string | null;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
}

/** A registration as coaches see it. */
export class RegistrationDto extends IntersectionType(SessionRegistrant, CoachFields) {}

export function toRegisteredDto(registered: Registered): RegisteredDto {
  const { id, playerPosition: position } = registered.row;
  return {
    id,
    sessionId: refOf(registered.row).id,
    playerName: registered.playerName,
    position,
    ...toPlaceFields(registered),
  };
}

export function toPublicRegistrationDto({ id, status, playerPosition }: Registration): PublicRegistrationDto {
  return { id, status, playerPosition };
}

export function toRegistrationDto(
  row: Registration,
  waitlistPosition: number | null,
  mailState: MailState,
): RegistrationDto {
  const { playerName, playerAge, birthYear, parentName, parentEmail, parentPhone } = row;
  return {
    ...toPublicRegistrationDto(row),
    sessionId: refOf(row).id,
    playerName,
    playerAge,
    birthYear,
    parentName: parentName ?? '',
    parentEmail,
    parentPhone,
    waitlistPosition,
    ...toCoachFields(row, mailState),
  };
}
