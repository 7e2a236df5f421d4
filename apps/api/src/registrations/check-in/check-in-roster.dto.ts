import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  ERRORS,
  pick,
  REGISTRANT_FIELDS,
  REGISTRATION_STATUSES,
  type ErrorCode,
  type RegistrationStatus,
} from '@lions/domain';
import { hasConsent, type Registration } from '../../places/registration.entity.js';
import { StoredPlayer } from '../player.dto.js';
import type { Attendance } from './earlier-attendance.js';

export const CHECK_IN_OUTCOMES = ['done', 'waiting', 'superseded', 'refused'] as const;
export type CheckInOutcome = (typeof CHECK_IN_OUTCOMES)[number];

/** The answer to one change. */
export class CheckInResultDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({
    enum: CHECK_IN_OUTCOMES,
    enumName: 'CheckInOutcome',
    description: 'waiting: the walk-in has no spot yet; superseded: a later change was there before',
  })
  outcome: CheckInOutcome;
  @ApiProperty({ enum: Object.keys(ERRORS), nullable: true, type: String, description: 'Why it is refused' })
  code: ErrorCode | null;
  @ApiProperty({ type: Number, nullable: true, example: 31 }) registrationId: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'The player who wears the number' })
  takenBy: string | null;
}

/** One player at the door. */
export class CheckInRowDto extends PickType(StoredPlayer, REGISTRANT_FIELDS) {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ example: true }) attended: boolean;
  @ApiProperty({ type: String, nullable: true }) attendedAt: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 12 }) tryoutNumber: number | null;
  @ApiProperty({ type: String, nullable: true }) tryoutNumberAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Has no helmet' }) note: string | null;
  @ApiProperty({ type: String, nullable: true }) noteAt: string | null;
  @ApiProperty({ example: true, description: 'By the family, or recorded by a coach' }) hasConsent: boolean;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'When a coach recorded it' })
  consentReceivedAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: "SHA-256 of the receipt's token, for its QR code",
  })
  receiptHash: string | null;
  @ApiProperty({ example: 3, description: 'Earlier practices and sessions where the child had a spot' })
  earlier: number;
  @ApiProperty({ example: 1, description: 'Of these, how many without being checked in' })
  absences: number;
}

/** The check-in of a practice or session, as a phone keeps it. */
export class CheckInDto {
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA', description: 'null: a practice' })
  team: string | null;
  @ApiProperty({ example: '2026-11-21' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ type: String, nullable: true, example: 'Bob-Birnie Arena' }) location: string | null;
  @ApiProperty({ example: false }) isCancelled: boolean;
  @ApiProperty({
    example: false,
    description: 'The caller is a coach of other teams and changes nothing here',
  })
  isReadOnly: boolean;
  @ApiProperty({ description: "The server's clock", example: '2026-11-21T15:04:05.000Z' }) now: string;
  @ApiProperty({ type: [CheckInRowDto], description: 'With a spot or waiting' }) rows: CheckInRowDto[];
  @ApiProperty({ type: [Number], description: 'Numbers that this phone alone gives, in order' })
  numbers: number[];
  @ApiProperty({ type: [CheckInResultDto] }) results: CheckInResultDto[];
}

/** The key that encrypts the check-in on a phone. */
export class CheckInKeyDto {
  @ApiProperty({ description: 'Asks for the same key again' }) keyId: string;
  @ApiProperty({ description: '256 bits in base64url' }) key: string;
  @ApiProperty({ example: '2026-11-22T03:04:05.000Z', description: 'The phone forgets it then' })
  endsAt: string;
  @ApiProperty({ example: 3, description: 'The user whose key it is' }) userId: number;
}

export function toCheckInRowDto(row: Registration, { earlier, absences }: Attendance): CheckInRowDto {
  return {
    ...pick(row, REGISTRANT_FIELDS),
    id: row.id,
    status: row.status,
    attended: row.attended,
    attendedAt: row.attendedAt?.toISOString() ?? null,
    tryoutNumber: row.tryoutNumber,
    tryoutNumberAt: row.tryoutNumberAt?.toISOString() ?? null,
    note: row.checkInNote,
    noteAt: row.checkInNoteAt?.toISOString() ?? null,
    hasConsent: hasConsent(row),
    consentReceivedAt: row.consentReceivedAt?.toISOString() ?? null,
    receiptHash: row.receiptHash,
    earlier,
    absences,
  };
}
