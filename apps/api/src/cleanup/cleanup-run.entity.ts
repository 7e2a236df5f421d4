import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** The deletion of expired sessions, which has a set time; and what is kept no longer, every night in any case. */
export type CleanupKind = 'sessions' | 'retention';

/** One nightly run. The unique local date is what makes it happen once, whoever else tries (D-30). */
@Entity('cleanup_runs')
@Index('cleanup_runs_date', ['kind', 'ranOn'], { unique: true })
export class CleanupRun {
  @IdColumn() id: number;
  @TextColumn(10) kind: CleanupKind;
  /** The club's date, 'YYYY-MM-DD'. */
  @TextColumn(10) ranOn: string;
  @InstantColumn() ranAt: Date;
  @InstantColumn() cutoff: Date;
  @WholeNumberColumn() deleted: number;
}
