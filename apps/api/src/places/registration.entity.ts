import {
  LIMITS,
  REGISTRATION_FIELDS,
  type Language,
  type NewPlayer,
  type PlayerPosition,
  type RegistrationStatus,
} from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { HASH_LENGTH } from '../platform/common/tokens.js';
import {
  FlagColumn,
  IdColumn,
  InstantColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';
import type { Family } from './outbox/family.entity.js';
import type { Practice } from '../practices/practice.entity.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';

/**
 * One player registered for a tryout session or for a practice: exactly one of the two ids is set. Cancelling keeps
 * the row.
 */
@Entity('registrations')
@Index('registrations_family', ['familyId'])
@Index('registrations_email', ['parentEmail'])
@Index('registrations_receipt_start', { synchronize: false })
@Index('registrations_session_number', ['sessionId', 'tryoutNumber'], { unique: true })
@Index('registrations_practice_number', ['practiceId', 'tryoutNumber'], { unique: true })
@Index('registrations_practice_line', ['practiceId', 'status', 'playerPosition', 'turn'])
export class Registration implements NewPlayer {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne('tryout_sessions', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'registrations_session_id' })
  session?: Relation<TryoutSession>;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne('practices', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'registrations_practice_id' })
  practice?: Relation<Practice>;
  /** null: registered before families had a link. */
  @WholeNumberColumn({ nullable: true }) familyId: number | null;
  @ManyToOne('families', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'familyId', foreignKeyConstraintName: 'registrations_family_id' })
  family?: Relation<Family>;
  @TextColumn(REGISTRATION_FIELDS.playerName.max) playerName: string;
  @WholeNumberColumn({ nullable: true }) playerAge: number | null;
  @WholeNumberColumn({ nullable: true }) birthYear: number | null;
  @TextColumn(10) playerPosition: PlayerPosition;
  @TextColumn(REGISTRATION_FIELDS.parentName.max, { nullable: true }) parentName: string | null;
  @TextColumn(REGISTRATION_FIELDS.parentEmail.max) parentEmail: string;
  @TextColumn(REGISTRATION_FIELDS.parentPhone.max, { nullable: true }) parentPhone: string | null;
  @TextColumn(10) status: RegistrationStatus;
  /** Orders the waiting line; moving to its end assigns a new one. */
  @WholeNumberColumn() turn: number;
  /** When the family last confirmed that the player comes; null: not yet. */
  @InstantColumn({ nullable: true }) confirmedAt: Date | null;
  /** Marked by a coach when the player was present. */
  @FlagColumn() attended: boolean;
  /** When `attended` last changed, by the phone that changed it: a later change wins (docs/decisions/coaches/check-in.md). */
  @InstantColumn({ nullable: true }) attendedAt: Date | null;
  /** When a coach noted that the fee is paid; null: not noted. */
  @InstantColumn({ nullable: true }) paidAt: Date | null;
  /** The number on the player's bib, unique in an activity; null: none given. */
  @WholeNumberColumn({ nullable: true }) tryoutNumber: number | null;
  @InstantColumn({ nullable: true }) tryoutNumberAt: Date | null;
  /** A coach's short note from the check-in. */
  @TextColumn(LIMITS.checkInNote, { nullable: true }) checkInNote: string | null;
  @InstantColumn({ nullable: true }) checkInNoteAt: Date | null;
  @TextColumn(REGISTRATION_FIELDS.consentVersion.max, { nullable: true }) consentVersion: string | null;
  /** When a coach recorded that the family consents, on paper or at the door; null: no coach did. */
  @InstantColumn({ nullable: true }) consentReceivedAt: Date | null;
  /** The user who recorded it; null also once that user is deleted. */
  @WholeNumberColumn({ nullable: true }) consentReceivedBy: number | null;
  @FlagColumn() parentalAuthority: boolean;
  @TextColumn(2, { nullable: true }) locale: Language | null;
  /** SHA-256 of the receipt's token, the same for all of one request; null: made without one. */
  @TextColumn(HASH_LENGTH, { nullable: true }) receiptHash: string | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}

/** Whether consent is there, given by the family or recorded by a coach. */
export const hasConsent = ({
  consentVersion,
  consentReceivedAt,
}: Pick<Registration, 'consentVersion' | 'consentReceivedAt'>): boolean =>
  consentVersion !== null || consentReceivedAt !== null;
