import type { RemovedData } from '@lions/domain';
import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  JsonColumn,
  TextColumn,
  WholeNumberColumn,
} from '../../platform/database/columns.js';

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
