import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** `sessions`: expired sessions, at the configured time. `retention`: data past its retention period, every night. */
export const CLEANUP_KINDS = ['sessions', 'retention'] as const;
export type CleanupKind = (typeof CLEANUP_KINDS)[number];

/** One nightly run. The unique local date makes it happen once with any number of processes. */
@Entity('cleanup_runs')
@Index('cleanup_runs_date', ['kind', 'ranOn'], { unique: true })
export class CleanupRun {
  @IdColumn() id: number;
  @TextColumn(10) kind: CleanupKind;
  /** The club's date, 'YYYY-MM-DD'. */
  @TextColumn(10) ranOn: string;
  @InstantColumn() ranAt: Date;
  @InstantColumn() cutoff: Date;
  /** Rows of all tables that the run removed; the brake compares with them. */
  @WholeNumberColumn() deleted: number;
}
