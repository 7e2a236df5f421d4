import type { AuditAction } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../platform/database/columns.js';
import type { CreatedRow, RecordedRow } from '../platform/database/recorded-change.js';
import type { LedgerLength } from '../places/restoring.service.js';

/** A coach's change while it can be undone: until its mails leave. See docs/decisions/coaches/undo.md. */
@Entity('undoable_changes')
@Index('undoable_changes_end', ['endsAt'])
export class UndoableChange {
  @IdColumn() id: number;
  @InstantColumn() at: Date;
  /** Its mails leave then, and it can no longer be undone. */
  @InstantColumn() endsAt: Date;
  @WholeNumberColumn() actorId: number;
  @WholeNumberColumn() auditId: number;
  @TextColumn(40) action: AuditAction;
  @WholeNumberColumn({ nullable: true }) subjectId: number | null;
  /** Number of families that its mails are for. */
  @WholeNumberColumn() families: number;
  @JsonColumn() content: UndoContent;
}

/** Data for undoing. It holds names after a turn of the season, which empties player lists, and after a correction. */
export interface UndoContent {
  rows: RecordedRow[];
  /** Rows that the change inserted; only a turn of the season inserts rows. */
  created?: CreatedRow[];
  /** Transition keys of the waiting mails. */
  mailKeys: string[];
  /** Ledger lengths of each activity whose places may have changed. */
  ledgers: LedgerLength[];
}
