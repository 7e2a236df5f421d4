import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import type { Practice } from '../../practices/practice.entity.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';

/** Tryout numbers that one phone alone gives in a practice or session, so that it can do so without a network. */
@Entity('number_leases')
@Index('number_leases_practice', ['practiceId', 'first'], { unique: true })
@Index('number_leases_session', ['sessionId', 'first'], { unique: true })
export class NumberLease {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne('practices', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'number_leases_practice_id' })
  practice?: Relation<Practice>;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne('tryout_sessions', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'number_leases_session_id' })
  session?: Relation<TryoutSession>;
  /** The random id of a phone's check-in; it names no person. */
  @TextColumn(36) device: string;
  @WholeNumberColumn() first: number;
  /** Included. */
  @WholeNumberColumn() last: number;
  /** When the phone got it, or last asked for numbers. */
  @InstantColumn() createdAt: Date;
}
