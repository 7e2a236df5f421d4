import type { RemovedData } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, JsonColumn, TextColumn } from '../../database/columns.js';
import type { CleanupKind } from '../cleanup-run.entity.js';

/** Rows that a run removes, by kind of data; kinds without rows are left out. */
export type RemovedRows = Partial<Record<RemovedData, number>>;

/**
 * A nightly run that the brake stopped: at most one per kind, until a superadmin approves it or it is no longer due.
 */
@Entity('waiting_runs')
@Index('waiting_runs_kind', ['kind'], { unique: true })
export class WaitingRun {
  @IdColumn() id: number;
  @TextColumn(10) kind: CleanupKind;
  /** The club's date of the run, 'YYYY-MM-DD'. */
  @TextColumn(10) ranOn: string;
  @InstantColumn() cutoff: Date;
  @JsonColumn() counts: RemovedRows;
  /** When the brake stopped the first run of this wait. */
  @InstantColumn() waitsSince: Date;
}

/** The total of all kinds. */
export const rowsIn = (counts: RemovedRows): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
