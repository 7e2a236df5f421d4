import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  FAMILY_EMAIL_PATTERN,
  LANGUAGES,
  pick,
  PLAYER_POSITIONS,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_STATUSES,
  without,
  type Language,
  type PlayerPosition,
  type RegistrationStatus,
} from '@lions/domain';
import { IsIn } from 'class-validator';
import { FamilyEmail, Id } from '../../platform/common/input/fields.js';
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
  @ApiProperty({ enum: ['practice', 'session'] }) kind: 'practice' | 'session';
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

/** All registrations under one e-mail address. */
export class FamilyDto {
  @ApiProperty({ example: 'demo.parent@example.test' }) email: string;
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
    startsAt: held.startsAt?.toISOString() ?? null,
    endsAt: held.endsAt?.toISOString() ?? null,
    canCancel: isOpen,
    canConfirm: isOpen && row.status === 'confirmed',
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
  { email, locale, provenAt }: Family,
  feedUrl: string,
  held: readonly HeldRegistration[],
  beforeProof: ReadonlySet<number>,
): FamilyDto {
  return {
    email,
    locale,
    isProven: provenAt !== null,
    feedUrl,
    registrations: held.map((each) => toFamilyRegistrationDto(each, beforeProof.has(each.row.id))),
  };
}
