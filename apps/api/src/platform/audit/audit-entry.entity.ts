import { LIMITS } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** Who did what, when; append-only. Personal values are masked before they are stored. */
@Entity('audit_entries')
@Index('audit_entries_at', ['at'])
@Index('audit_entries_subject', ['subject', 'subjectId'])
@Index('audit_entries_actor', ['actor'])
export class AuditEntry {
  @IdColumn() id: number;
  @InstantColumn() at: Date;
  /** Null: the server itself, such as the nightly clean-up. */
  @WholeNumberColumn({ nullable: true }) actorId: number | null;
  @TextColumn(LIMITS.username.max) actor: string;
  /** Such as 'team.update'. */
  @TextColumn(60) action: string;
  @TextColumn(30) subject: string;
  @WholeNumberColumn({ nullable: true }) subjectId: number | null;
  @JsonColumn({ nullable: true }) before: Record<string, unknown> | null;
  @JsonColumn({ nullable: true }) after: Record<string, unknown> | null;
}
