import { LIMITS, type MessageAudience } from '@lions/domain';
import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { HASH_LENGTH } from '../../platform/common/tokens.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import type { Practice } from '../../practices/practice.entity.js';
import type { Team } from '../../teams/team.entity.js';
import type { TryoutSession } from '../../tryouts/tryout-session.entity.js';

/**
 * A coach's message to the families of a practice, a tryout session or a team: exactly one of the three ids is set. An
 * empty text: the families of that language get the other one.
 */
@Entity('messages')
@Index('messages_key', ['keyHash'], { unique: true })
@Index('messages_practice', ['practiceId'])
@Index('messages_session', ['sessionId'])
@Index('messages_team', ['teamId'])
export class Message {
  @IdColumn() id: number;
  @WholeNumberColumn({ nullable: true }) practiceId: number | null;
  @ManyToOne('practices', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'practiceId', foreignKeyConstraintName: 'messages_practice_id' })
  practice?: Relation<Practice>;
  @WholeNumberColumn({ nullable: true }) sessionId: number | null;
  @ManyToOne('tryout_sessions', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sessionId', foreignKeyConstraintName: 'messages_session_id' })
  session?: Relation<TryoutSession>;
  @WholeNumberColumn({ nullable: true }) teamId: number | null;
  @ManyToOne('teams', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'teamId', foreignKeyConstraintName: 'messages_team_id' })
  team?: Relation<Team>;
  @TextColumn(10) audience: MessageAudience;
  @TextColumn(LIMITS.messageSubject) subjectEn: string;
  @TextColumn(LIMITS.messageText) textEn: string;
  @TextColumn(LIMITS.messageSubject) subjectFr: string;
  @TextColumn(LIMITS.messageText) textFr: string;
  @WholeNumberColumn() sentById: number;
  /** The username, as the audit log keeps it. */
  @TextColumn(LIMITS.username.max) sentBy: string;
  /** Number of families; 0 only while the message is being queued. */
  @WholeNumberColumn() families: number;
  /** SHA-256 of the `Idempotency-Key`: a second press finds the message. */
  @TextColumn(HASH_LENGTH) keyHash: string;
  @InstantColumn() createdAt: Date;
}
