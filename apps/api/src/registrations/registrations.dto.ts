import { ApiProperty } from '@nestjs/swagger';
import {
  LANGUAGES,
  LIMITS,
  PLAYER_POSITIONS,
  REGISTRATION_STATUSES,
  VALIDATION,
  type Language,
  type PlayerPosition,
  type RegistrationStatus,
} from '@lions/domain';
import { IsBoolean, IsIn } from 'class-validator';
import { RequiredText } from '../common/text-fields.js';
import { Optional } from '../common/validation.js';
import { positionInLine } from './places.service.js';
import type { Registration } from './registration.entity.js';

/** What a coach changes of a registration; what is missing stays. */
export class ChangeRegistrationDto {
  @ApiProperty({
    enum: ['confirmed', 'waiting'],
    required: false,
    description: 'waiting: to the end of the line; DELETE cancels',
  })
  @Optional()
  @IsIn(['confirmed', 'waiting'])
  status?: 'confirmed' | 'waiting';

  @ApiProperty({
    required: false,
    example: 'Was told by e-mail that a place is kept',
    minLength: 1,
    maxLength: LIMITS.reason,
    description: 'Needed to confirm somebody who is not the next in line; kept in the audit log',
  })
  @Optional()
  @RequiredText(LIMITS.reason, { missing: VALIDATION.reasonRequired })
  reason?: string;

  @ApiProperty({
    required: false,
    example: true,
    description: 'Where no place is free: adds one to the session',
  })
  @Optional()
  @IsBoolean()
  addPlace?: boolean;

  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition', required: false })
  @Optional()
  @IsIn(PLAYER_POSITIONS, { message: VALIDATION.positionRequired })
  playerPosition?: PlayerPosition;

  @ApiProperty({ required: false, example: true })
  @Optional()
  @IsBoolean()
  attended?: boolean;
}

/** What became of a registration. */
export class RegisteredDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 12 }) sessionId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) position: PlayerPosition;
  @ApiProperty({ example: false }) isWaitlist: boolean;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
}

/** A registration as everybody may see it (D-04). */
export class PublicRegistrationDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) playerPosition: PlayerPosition;
}

/** A registration as coaches see it. */
export class RegistrationDto extends PublicRegistrationDto {
  @ApiProperty({ example: 12 }) sessionId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ type: Number, nullable: true, example: 14 }) playerAge: number | null;
  @ApiProperty({ type: Number, nullable: true, example: null }) birthYear: number | null;
  @ApiProperty({ example: 'Demo Parent' }) parentName: string;
  @ApiProperty({ example: 'demo.parent@example.test' }) parentEmail: string;
  @ApiProperty({ type: String, nullable: true, example: '514-555-0100' }) parentPhone: string | null;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
  @ApiProperty({ example: false }) attended: boolean;
  @ApiProperty({ type: String, nullable: true, example: '2026-11', description: 'null: still to be had' })
  consentVersion: string | null;
  @ApiProperty({ example: true }) parentalAuthority: boolean;
  @ApiProperty({ enum: LANGUAGES, nullable: true, type: String }) locale: Language | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
}

/** `rows` are all of the session's, among which the waiting line is counted. */
export function toRegisteredDto(row: Registration, rows: readonly Registration[]): RegisteredDto {
  const sessionId = sessionOf(row);
  const { id, playerName, playerPosition: position } = row;
  const waitlistPosition = positionInLine(rows, id);
  return { id, sessionId, playerName, position, isWaitlist: row.status === 'waiting', waitlistPosition };
}

export function toPublicRegistrationDto({ id, status, playerPosition }: Registration): PublicRegistrationDto {
  return { id, status, playerPosition };
}

/** `rows` are all of the session's, among which the waiting line is counted. */
export function toRegistrationDto(row: Registration, rows: readonly Registration[]): RegistrationDto {
  const sessionId = sessionOf(row);
  const { id, status, playerPosition, playerName, playerAge, birthYear, attended, locale } = row;
  const { parentName: name, parentEmail, parentPhone, consentVersion, parentalAuthority, createdAt } = row;
  return {
    ...{ id, status, playerPosition, sessionId, playerName, playerAge, birthYear },
    ...{
      parentName: name ?? '',
      parentEmail,
      parentPhone,
      attended,
      consentVersion,
      parentalAuthority,
      locale,
    },
    waitlistPosition: positionInLine(rows, id),
    createdAt: createdAt.toISOString(),
  };
}

function sessionOf({ sessionId }: Registration): number {
  if (sessionId === null) throw new Error('A registration of a tryout session names it');
  return sessionId;
}
