import { LIMITS, type Language, type PlayerPosition, type RegistrationStatus } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { Family } from '../families/family.entity.js';
import { Practice } from '../practices/practice.entity.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';

/** One player registered for a tryout session or for a practice: one of the two ids is set (spec section 3). Cancelling keeps the row. */
@Entity('registrations')
@Index('registrations_session', ['sessionId'])
@Index('registrations_practice', ['practiceId'])
@Index('registrations_family', ['familyId'])
@Index('registrations_email', ['parentEmail'])
export class Registration {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne(() => TryoutSession, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'registrations_session_id' })
  session?: Relation<TryoutSession>;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne(() => Practice, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'registrations_practice_id' })
  practice?: Relation<Practice>;
  /** null: registered before families had a link. */
  @WholeNumberColumn({ nullable: true }) familyId: number | null;
  @ManyToOne(() => Family, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'familyId', foreignKeyConstraintName: 'registrations_family_id' })
  family?: Relation<Family>;
  @TextColumn(LIMITS.playerName) playerName: string;
  /** Years, or else the year of birth: a family gives one of the two. */
  @WholeNumberColumn({ nullable: true }) playerAge: number | null;
  @WholeNumberColumn({ nullable: true }) birthYear: number | null;
  @TextColumn(10) playerPosition: PlayerPosition;
  /** Not asked for a practice. */
  @TextColumn(LIMITS.parentName, { nullable: true }) parentName: string | null;
  /** In lower case. */
  @TextColumn(LIMITS.email) parentEmail: string;
  @TextColumn(LIMITS.phone, { nullable: true }) parentPhone: string | null;
  @TextColumn(10) status: RegistrationStatus;
  /** The waiting line goes by it; who is moved to its end gets a new one. */
  @WholeNumberColumn() turn: number;
  /** When the family last said that they still come; null: not yet. */
  @InstantColumn({ nullable: true }) confirmedAt: Date | null;
  /** Ticked by a coach when the player was there. */
  @FlagColumn() attended: boolean;
  /** The privacy notice that was agreed to; null: consent is still to be had (decisions 12). */
  @TextColumn(LIMITS.consentVersion, { nullable: true }) consentVersion: string | null;
  /** Whether who registered stated parental authority. */
  @FlagColumn() parentalAuthority: boolean;
  /** The language to write to the family in, when known. */
  @TextColumn(2, { nullable: true }) locale: Language | null;
  @InstantColumn() createdAt: Date;
  @InstantColumn() updatedAt: Date;
}
