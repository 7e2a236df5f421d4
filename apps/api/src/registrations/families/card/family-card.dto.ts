import { ApiProperty } from '@nestjs/swagger';
import {
  FAMILY_STEPS,
  LANGUAGES,
  MAIL_KINDS,
  MAIL_STATUSES,
  type FamilyStep,
  type Language,
  type MailKind,
  type MailStatus,
} from '@lions/domain';
import { LEDGER_EVENTS, type LedgerEntryDto } from '../../../places/ledger.dto.js';
import { FamilyRegistrationDto } from '../families.dto.js';

/** A registration as coaches see it on the family's card. */
export class CardRegistrationDto extends FamilyRegistrationDto {
  @ApiProperty({ example: false }) attended: boolean;
  @ApiProperty({ type: Number, nullable: true, example: 12 }) tryoutNumber: number | null;
  @ApiProperty({ example: false, description: 'It has ended' }) isPast: boolean;
}

export class CardMailDto {
  @ApiProperty({ example: 7 }) id: number;
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' }) kind: MailKind;
  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus' }) status: MailStatus;
  @ApiProperty({ type: Number, nullable: true, example: 31 }) registrationId: number | null;
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) createdAt: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-11-01T15:04:09.000Z' }) sentAt: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'The coach who told the family' })
  toldBy: string | null;
}

/** One event: a step of a place, an entry of the audit log, or a mail. */
export class CardEventDto {
  @ApiProperty({ example: '2026-11-01T15:04:05.000Z' }) at: string;
  @ApiProperty({ enum: ['place', 'audit', 'mail'] }) kind: 'place' | 'audit' | 'mail';
  @ApiProperty({ enum: LEDGER_EVENTS, enumName: 'LedgerEvent', nullable: true }) place:
    LedgerEntryDto['event'] | null;
  @ApiProperty({ type: String, nullable: true, example: 'registration.correct' }) action: string | null;
  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind', nullable: true }) mail: MailKind | null;
  @ApiProperty({ enum: MAIL_STATUSES, enumName: 'MailStatus', nullable: true })
  mailStatus: MailStatus | null;
  @ApiProperty({ type: Number, nullable: true, example: 31 }) registrationId: number | null;
  @ApiProperty({ type: String, nullable: true, example: 'demo.coach', description: 'A coach; else null' })
  by: string | null;
}

export class CardStepDto {
  @ApiProperty({ enum: FAMILY_STEPS, enumName: 'FamilyStep' }) kind: FamilyStep;
  @ApiProperty({ example: ['Demo Player 01'], type: [String] }) playerNames: string[];
}

export class FamilyIdDto {
  @ApiProperty({ example: 5 }) familyId: number;
}

/** A family as coaches see it. */
export class FamilyCardDto {
  @ApiProperty({ example: 5 }) id: number;
  @ApiProperty({ example: 'demo.parent@example.test' }) email: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Address of the second guardian' })
  guardianEmail: string | null;
  @ApiProperty({ example: true, description: 'The link of a mail to this address was opened in a browser' })
  isProven: boolean;
  @ApiProperty({ enum: LANGUAGES, enumName: 'Language', nullable: true, description: 'Of its mails' })
  locale: Language | null;
  @ApiProperty({ example: ['Demo Parent'], type: [String] }) parentNames: string[];
  @ApiProperty({ example: ['514-555-0100'], type: [String] }) phones: string[];
  @ApiProperty({ example: ['Demo Player 01'], type: [String] }) playerNames: string[];
  @ApiProperty({ type: [CardStepDto], description: 'What to do next; empty: nothing' })
  nextSteps: CardStepDto[];
  @ApiProperty({ type: [CardRegistrationDto], description: 'By start' })
  registrations: CardRegistrationDto[];
  @ApiProperty({ type: [CardMailDto], description: 'Newest first' }) mails: CardMailDto[];
  @ApiProperty({ type: [CardEventDto], description: 'Newest first' }) events: CardEventDto[];
}
