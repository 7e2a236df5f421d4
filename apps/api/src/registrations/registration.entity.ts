import { LIMITS, type Language, type PlayerPosition, type RegistrationStatus } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';

/** One player registered for a tryout session (spec section 3). Cancelling keeps the row. */
@Entity('registrations')
@Index('registrations_session', ['sessionId'])
@Index('registrations_email', ['parentEmail'])
export class Registration {
  @IdColumn() id: number;
  @WholeNumberColumn() sessionId: number;
  @ManyToOne(() => TryoutSession, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'registrations_session_id' })
  session?: Relation<TryoutSession>;
  @TextColumn(LIMITS.playerName) playerName: string;
  /** Years, or else the year of birth: a family gives one of the two. */
  @WholeNumberColumn({ nullable: true }) playerAge: number | null;
  @WholeNumberColumn({ nullable: true }) birthYear: number | null;
  @TextColumn(10) playerPosition: PlayerPosition;
  @TextColumn(LIMITS.parentName) parentName: string;
  /** In lower case. */
  @TextColumn(LIMITS.email) parentEmail: string;
  @TextColumn(LIMITS.phone, { nullable: true }) parentPhone: string | null;
  @TextColumn(10) status: RegistrationStatus;
  /** The waiting line goes by it; who is moved to its end gets a new one. */
  @WholeNumberColumn() turn: number;
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
