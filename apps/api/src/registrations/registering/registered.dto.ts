import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import {
  ERRORS,
  PLAYER_POSITIONS,
  practicePositionOf,
  type ErrorCode,
  type PlayerPosition,
  type RegistrationStatus,
} from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import { refOf } from '../../places/activity.js';
import { PositionLetter } from '../player.dto.js';
import { isDraft, type Draft, type Outcome } from './decide-registrations.js';
import { FormActivityDto, type RegistrationFormDto } from './registering.dto.js';

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

class RegisteredForSession {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 12 }) sessionId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) position: PlayerPosition;
}

/** The answer to a registration. */
export class RegisteredDto extends IntersectionType(RegisteredForSession, PlaceFields) {}

class RegisteredForPractice extends PositionLetter {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 7 }) practiceId: number;
  @ApiProperty({ example: 'Demo Player 01' }) playerName: string;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) playerPosition: PlayerPosition;
}

/** The answer to a registration for a practice. */
export class PracticeRegisteredDto extends IntersectionType(RegisteredForPractice, PlaceFields) {
  @ApiProperty({ type: Number, description: '1: next in line of its pool' })
  declare waitlistPosition: number | null;
}

/** A child's place in one practice or session. */
export class FormPlaceDto {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ example: 0, description: 'Index of the child in the form' }) player: number;
  @ApiProperty({ enum: ['confirmed', 'waiting'] }) status: Exclude<RegistrationStatus, 'cancelled'>;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
  @ApiProperty({ example: false, description: 'The child was registered there before this form' })
  wasRegistered: boolean;
}

/** The answer for one practice or session of a form. */
export class FormResultDto extends FormActivityDto {
  @ApiProperty({
    enum: Object.keys(ERRORS),
    enumName: 'ErrorCode',
    nullable: true,
    example: null,
    description: 'Why it took none of the children, such as SESSION_CANCELLED',
  })
  refusal: ErrorCode | null;
  @ApiProperty({ type: [FormPlaceDto], description: 'In the order of the children' })
  places: FormPlaceDto[];
}

/** The answer to a form. */
export class RegisteredFormDto {
  @ApiProperty({ type: [FormResultDto], description: 'In the order of the form' })
  results: FormResultDto[];
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://lions.example.test/my/r/…',
    description: 'The receipt of what this form added; null: it added nothing',
  })
  manageUrl: string | null;
}

export function toRegisteredDto(draft: Draft): RegisteredDto {
  return { ...registeredIn(draft), sessionId: refOf(draft.row).id, position: draft.row.playerPosition };
}

export function toPracticeRegisteredDto(draft: Draft): PracticeRegisteredDto {
  const { row } = draft;
  return {
    ...registeredIn(draft),
    practiceId: refOf(row).id,
    playerPosition: row.playerPosition,
    position: practicePositionOf(row.playerPosition),
  };
}

function registeredIn({ row, request, waitlistPosition, manageUrl }: Draft) {
  return {
    id: row.id,
    // Name as sent: the stored spelling of a known child is not for everyone who knows its address.
    playerName: request.player.playerName,
    isWaitlist: row.status === 'waiting',
    waitlistPosition,
    manageUrl,
  };
}

/** `outcomes`: of each child for each activity, in the order of the form. */
export function toRegisteredFormDto(
  { targets, players }: RegistrationFormDto,
  outcomes: readonly Outcome[],
): RegisteredFormDto {
  const results = targets.map(({ kind, id }, index): FormResultDto => {
    const own = outcomes.slice(index * players.length, (index + 1) * players.length);
    const refused = own.find((outcome) => outcome instanceof AppError);
    return {
      kind,
      id,
      refusal: refused?.code ?? null,
      places: own.flatMap((outcome, player) => (isDraft(outcome) ? [placeOf(outcome, player)] : [])),
    };
  });
  const added = outcomes.filter(isDraft).find(({ manageUrl }) => manageUrl !== null);
  return { results, manageUrl: added?.manageUrl ?? null };
}

function placeOf({ row, status, waitlistPosition }: Draft, player: number): FormPlaceDto {
  return {
    id: row.id,
    player,
    status: row.status === 'waiting' ? 'waiting' : 'confirmed',
    waitlistPosition,
    wasRegistered: status === 200,
  };
}
