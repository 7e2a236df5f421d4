import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { HASH_LENGTH } from '../platform/common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../platform/database/columns.js';
import type { Practice } from '../practices/practice.entity.js';
import type { TryoutSession } from '../tryouts/tryout-session.entity.js';

export const LEDGER_EVENTS = [
  'registered',
  'waiting',
  'promoted',
  'offered',
  'accepted',
  'offer-over',
  'requeued',
  'moved-out',
  'moved-in',
  'cancelled',
  'erased',
  'undone',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/** The family, a coach, or the server when it passes a place on or offers it. */
export const LEDGER_ACTORS = ['family', 'coach', 'server'] as const;
export type LedgerActor = (typeof LEDGER_ACTORS)[number];

/**
 * One entry of how the places of an activity were assigned: append-only, without names. Each entry holds
 * the hash of the previous one, so that a changed or missing entry is detected. See docs/decisions/places.md.
 */
@Entity('ledger_entries')
@Index('ledger_entries_practice', ['practiceId', 'seq'], { unique: true })
@Index('ledger_entries_session', ['sessionId', 'seq'], { unique: true })
export class LedgerEntry {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne('practices', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'ledger_entries_practice_id' })
  practice?: Relation<Practice>;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne('tryout_sessions', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'ledger_entries_session_id' })
  session?: Relation<TryoutSession>;
  /** 1, 2, 3 … within the activity. */
  @WholeNumberColumn() seq: number;
  @InstantColumn() at: Date;
  @TextColumn(10) event: LedgerEvent;
  /** No foreign key: the entry outlives the registration. */
  @WholeNumberColumn() registrationId: number;
  /** skaters or goalies of a practice, players of a session. */
  @TextColumn(10) pool: string;
  /** Position in line after this event, 1 for the next; null: not waiting. */
  @WholeNumberColumn({ nullable: true }) position: number | null;
  @TextColumn(10) actor: LedgerActor;
  /** SHA-256 of a coach's reason, which is in the audit log. */
  @TextColumn(HASH_LENGTH, { nullable: true }) reasonHash: string | null;
  /** Sixty-four zeros for the first line. */
  @TextColumn(HASH_LENGTH) previousHash: string;
  @TextColumn(HASH_LENGTH) hash: string;
}
