import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';

/** One nightly clean-up. The unique local date is what makes it happen once, whoever else tries (D-30). */
@Entity('cleanup_runs')
@Index('cleanup_runs_date', ['ranOn'], { unique: true })
export class CleanupRun {
  @IdColumn() id: number;
  /** The club's date, 'YYYY-MM-DD'. */
  @TextColumn(10) ranOn: string;
  @InstantColumn() ranAt: Date;
  @InstantColumn() cutoff: Date;
  @WholeNumberColumn() deleted: number;
}
