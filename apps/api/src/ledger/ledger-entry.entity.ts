import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { HASH_LENGTH } from '../common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { Practice } from '../practices/practice.entity.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';

/** What can become of a registration. */
export const LEDGER_EVENTS = [
  'registered',
  'waiting',
  'promoted',
  'requeued',
  'moved-out',
  'moved-in',
  'cancelled',
  'erased',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/** Who brought it about: the family, a coach, or the server that passed a place on. */
export const LEDGER_ACTORS = ['family', 'coach', 'server'] as const;
export type LedgerActor = (typeof LEDGER_ACTORS)[number];

/**
 * One line of how the places of a practice or session were given: append-only, without names, each line holding the
 * hash of the line before, so that a changed or missing line shows.
 */
@Entity('ledger_entries')
@Index('ledger_entries_practice', ['practiceId', 'seq'], { unique: true })
@Index('ledger_entries_session', ['sessionId', 'seq'], { unique: true })
export class LedgerEntry {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne(() => Practice, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'ledger_entries_practice_id' })
  practice?: Relation<Practice>;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne(() => TryoutSession, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'ledger_entries_session_id' })
  session?: Relation<TryoutSession>;
  /** 1, 2, 3 … within the practice or session. */
  @WholeNumberColumn() seq: number;
  @InstantColumn() at: Date;
  @TextColumn(10) event: LedgerEvent;
  /** A number only: the line outlives the registration. */
  @WholeNumberColumn() registrationId: number;
  /** skaters or goalies of a practice, players of a session. */
  @TextColumn(10) pool: string;
  /** 1: next in line after this; null: does not wait. */
  @WholeNumberColumn({ nullable: true }) position: number | null;
  @TextColumn(10) actor: LedgerActor;
  /** SHA-256 of a coach's reason, which stands in the audit log. */
  @TextColumn(HASH_LENGTH, { nullable: true }) reasonHash: string | null;
  /** Sixty-four zeros for the first line. */
  @TextColumn(HASH_LENGTH) previousHash: string;
  @TextColumn(HASH_LENGTH) hash: string;
}
