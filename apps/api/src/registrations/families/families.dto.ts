import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LANGUAGES,
  LIMITS,
  pick,
  PLAYER_POSITIONS,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_STATUSES,
  VALIDATION,
  without,
  type Language,
  type PlayerPosition,
  type RegistrationStatus,
} from '@lions/domain';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from 'class-validator';
import { FamilyEmail, Id } from '../../platform/common/input/fields.js';
import { ACTIVITY_KINDS, type ActivityKind } from '../../places/activity.js';
import { LedgerEntryDto } from '../../places/ledger.dto.js';
import type { Family } from '../../places/outbox/family.entity.js';
import { StoredPlayer } from '../player.dto.js';
import type { HeldRegistration } from '../changes/held-registrations.js';

/** The family's registration to act on. */
export class ChosenRegistrationDto {
  @ApiProperty({ example: 31 })
  @Id()
  registrationId: number;
}

const WHOLE_NUMBERS = { each: true, message: VALIDATION.wholeNumberInvalid };

/** The family's registrations to cancel, all or none. */
export class ChosenRegistrationsDto {
  @ApiProperty({
    example: [31, 32],
    type: 'array',
    uniqueItems: true,
    minItems: 1,
    maxItems: LIMITS.cancelledAtOnce,
    items: { type: 'integer', minimum: 1, maximum: LIMITS.id },
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LIMITS.cancelledAtOnce)
  @ArrayUnique()
  @IsInt(WHOLE_NUMBERS)
  @Min(1, WHOLE_NUMBERS)
  @Max(LIMITS.id, WHOLE_NUMBERS)
  registrationIds: number[];
}

export class FamilyPreferencesDto {
  @ApiProperty({ enum: LANGUAGES, description: 'The language of mails to the family' })
  @IsIn(LANGUAGES)
  locale: Language;
}

export class RequestLinkDto {
  @ApiProperty({
    example: 'demo.parent@example.test',
    pattern: FAMILY_EMAIL_PATTERN.source,
  })
  @FamilyEmail()
  email: string;
}

export class GuardianDto {
  @ApiProperty({ example: 'second.parent@example.test', pattern: FAMILY_EMAIL_PATTERN.source })
  @FamilyEmail()
  email: string;
}

/** The private page's new address. */
export class NewLinkDto {
  @ApiProperty({ example: 'https://example.org/my/…', description: 'The earlier one becomes invalid' })
  manageUrl: string;
}

/** One step of how a registration got or lost its place. */
export class RegistrationStepDto extends PickType(LedgerEntryDto, [
  'at',
  'event',
  'position',
  'actor',
] as const) {}

/** The fields of a registration; its family has address and language. */
export const FAMILY_FIELDS = without(REGISTRATION_FIELD_NAMES, 'playerPosition', 'parentEmail', 'locale');

/** One registration and its practice or session. */
export class FamilyRegistrationDto extends PickType(StoredPlayer, FAMILY_FIELDS) {
  @ApiProperty({ example: 31 }) id: number;
  @ApiProperty({ enum: ACTIVITY_KINDS }) kind: ActivityKind;
  @ApiProperty({ example: 12, description: 'The id of the practice or tryout session' }) targetId: number;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA', description: 'null: a practice' })
  team: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'M15 AAA Élite' }) teamFr: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 7 }) teamId: number | null;
  @ApiProperty({ example: '2026-12-02' }) date: string;
  @ApiProperty({ example: '6:00 PM - 7:30 PM' }) time: string;
  @ApiProperty({ type: String, nullable: true, example: 'Bob-Birnie Arena - Pointe-Claire' })
  location: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Please be on site 45 minutes ahead.',
    description: 'The note of the session',
  })
  description: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Soyez sur place 45 minutes à l’avance.' })
  descriptionFr: string | null;
  @ApiProperty({ type: Number, nullable: true, example: 1250, description: 'In cents; null: free' })
  feeCents: number | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Where the fee is paid' })
  feeUrl: string | null;
  @ApiProperty({ example: false, description: 'A coach noted that the fee is paid' }) isPaid: boolean;
  @ApiProperty({ type: String, nullable: true, example: '2026-12-02T23:00:00.000Z' }) startsAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: '2026-12-03T00:30:00.000Z' }) endsAt: string | null;
  @ApiProperty({ enum: PLAYER_POSITIONS, enumName: 'PlayerPosition' }) position: PlayerPosition;
  @ApiProperty({ enum: REGISTRATION_STATUSES, enumName: 'RegistrationStatus' }) status: RegistrationStatus;
  @ApiProperty({ type: Number, nullable: true, example: null, description: '1: next in line' })
  waitlistPosition: number | null;
  @ApiProperty({ example: false, description: 'The practice or session does not take place' })
  isCalledOff: boolean;
  @ApiProperty({ example: true, description: 'POST …/cancel is still possible' }) canCancel: boolean;
  @ApiProperty({ example: true, description: 'POST …/confirm is possible' }) canConfirm: boolean;
  @ApiProperty({
    example: false,
    description: 'It waits, and a spot is free for the first who accepts: POST …/accept is possible',
  })
  canAccept: boolean;
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
  @ApiProperty({
    example: false,
    description:
      'Registered before the e-mail address was proven, so possibly by a stranger; on a receipt false',
  })
  isBeforeProof: boolean;
  @ApiProperty({ type: [RegistrationStepDto], description: 'From the first' }) steps: RegistrationStepDto[];
  @ApiProperty({
    example: 0,
    description:
      'Others of its group who got a spot out of turn since it was made, each for a reason of a coach',
  })
  passedForReason: number;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
}

/** A family and the link that opened it. */
export interface OpenedFamily {
  family: Family;
  /** True for the link in mails, false for the one that a coach handed over and for the second guardian's. */
  isByMail: boolean;
  /** True for the second guardian's link. */
  isGuardian: boolean;
}

/** All registrations under one e-mail address. */
export class FamilyDto {
  @ApiProperty({ example: 'demo.parent@example.test', description: 'Address of the link’s holder' })
  email: string;
  @ApiProperty({ example: false, description: 'The holder is the second guardian' }) isGuardian: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The second guardian’s address; to that guardian null',
  })
  guardianEmail: string | null;
  @ApiProperty({ example: true, description: 'PUT …/guardian is possible: it is the link of a mail' })
  canAddGuardian: boolean;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true }) locale: Language | null;
  @ApiProperty({ example: true, description: 'The link of a mail to this address was opened in a browser' })
  isProven: boolean;
  @ApiProperty({ example: 'https://example.org/api/calendar/my/….ics', description: 'Dates only' })
  feedUrl: string;
  @ApiProperty({ type: [FamilyRegistrationDto], description: 'By start' })
  registrations: FamilyRegistrationDto[];
}

/** The registrations of one request, and no other one under the same e-mail address. */
export class ReceiptDto {
  @ApiProperty({ type: [FamilyRegistrationDto], description: 'By start' })
  registrations: FamilyRegistrationDto[];
}

export function toFamilyRegistrationDto(
  held: HeldRegistration,
  isBeforeProof: boolean,
): FamilyRegistrationDto {
  const { row, waitlistPosition, isCalledOff, isOpen } = held;
  const { practice, session } = row;
  return {
    ...pick(row, FAMILY_FIELDS),
    id: row.id,
    position: row.playerPosition,
    status: row.status,
    waitlistPosition,
    isCalledOff,
    isBeforeProof,
    kind: practice ? 'practice' : 'session',
    targetId: row.practiceId ?? row.sessionId ?? 0,
    team: session?.team?.name ?? null,
    teamFr: session?.team?.nameFr ?? null,
    teamId: session?.teamId ?? null,
    date: (practice ?? session)?.date ?? '',
    time: (practice ?? session)?.time ?? '',
    location: session?.location ?? null,
    description: session?.description ?? null,
    descriptionFr: session?.descriptionFr ?? null,
    feeCents: (practice ?? session)?.feeCents ?? null,
    feeUrl: (practice ?? session)?.feeUrl ?? null,
    isPaid: row.paidAt !== null,
    startsAt: held.startsAt?.toISOString() ?? null,
    endsAt: held.endsAt?.toISOString() ?? null,
    canCancel: isOpen,
    canConfirm: isOpen && row.status === 'confirmed',
    canAccept: held.isOffered,
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    consentReceivedAt: row.consentReceivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    steps: held.history.steps.map(({ at, event, position: place, actor }) => ({
      at: at.toISOString(),
      event,
      position: place,
      actor,
    })),
    passedForReason: held.history.passedForReason,
  };
}

export function toFamilyDto(
  { family: { email, guardianEmail, locale, provenAt }, isByMail, isGuardian }: OpenedFamily,
  feedUrl: string,
  held: readonly HeldRegistration[],
  beforeProof: ReadonlySet<number>,
): FamilyDto {
  return {
    email: (isGuardian && guardianEmail) || email,
    isGuardian,
    guardianEmail: isGuardian ? null : guardianEmail,
    canAddGuardian: isByMail,
    locale,
    isProven: provenAt !== null,
    feedUrl,
    registrations: held.map((each) => toFamilyRegistrationDto(each, beforeProof.has(each.row.id))),
  };
}
