import { Injectable, Logger } from '@nestjs/common';
import { decideRun, mostRemoved } from '@lions/domain';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { CLEANUP_KINDS, CleanupRun, rowsIn, WaitingRun, type RemovedRows } from './cleanup-run.entity.js';
import { CleanupSchedule, type DueRun } from './cleanup-schedule.js';
import { NightlyRemovals } from './nightly-removals.js';
import { toWaitingRunDto, type WaitingRunDto, type WaitingRunsDto } from './waiting-runs.dto.js';

/** A superadmin's approval of a waiting run: for one cutoff and one number of rows. */
interface Approval {
  cutoff: string;
  rows: number;
}

/** The result of a run: the number of removed rows, that it waits, or that its date was taken before. */
type Outcome = { deleted: number } | 'waits' | 'taken';

/** Runs the nightly removals once per local date, and stops those that would remove far more than earlier ones. */
@Injectable()
export class NightlyRuns {
  private readonly logger = new Logger('Clean-up');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly schedule: CleanupSchedule,
    private readonly removals: NightlyRemovals,
    private readonly audit: AuditService,
  ) {}

  /** Runs what is due, and deletes a waiting run that is no longer due, for example after the clock was corrected. */
  async runIfDue(): Promise<void> {
    for (const kind of CLEANUP_KINDS) {
      const { due, waiting } = await this.db.read(async (reader) => ({
        due: await this.schedule.dueIn(reader, kind),
        waiting: await reader.count(WaitingRun, { kind }),
      }));
      if (due) await this.db.write((tx) => this.runIn(tx, due));
      else if (waiting > 0) await this.db.write((tx) => tx.delete(WaitingRun, { kind }));
    }
  }

  /** The runs that wait for a superadmin's approval. */
  listWaiting(): Promise<WaitingRunsDto> {
    return this.db.read(async (reader) => {
      const runs: WaitingRunDto[] = [];
      for (const run of await reader.find(WaitingRun, { order: { id: 'ASC' } }))
        runs.push(toWaitingRunDto(run, mostRemoved(await this.schedule.earlierIn(reader, run.kind))));
      return { serverTime: this.clock.now().toISOString(), runs };
    });
  }

  /**
   * Runs a waiting run on a superadmin's approval. It keeps waiting when there is more to remove by now.
   * @throws AppError RUN_NOT_WAITING, WAITING_RUN_CHANGED
   */
  async approve(caller: Caller, id: number, approval: Approval): Promise<{ deleted: number }> {
    const outcome = await this.db.write(async (tx) => {
      const waiting = await tx.findOne(WaitingRun, { where: { id } });
      const due = waiting && (await this.schedule.dueIn(tx, waiting.kind));
      if (!waiting || !due) throw new AppError('RUN_NOT_WAITING');
      const { cutoff, rows } = approval;
      const isAsSeen = due.cutoff.toISOString() === cutoff && rowsIn(waiting.counts) === rows;
      if (!isAsSeen) throw new AppError('WAITING_RUN_CHANGED');
      return this.runIn(tx, due, { caller, rows });
    });
    if (outcome === 'taken') throw new AppError('RUN_NOT_WAITING');
    // Thrown after the commit, so that the new numbers are kept.
    if (outcome === 'waits') throw new AppError('WAITING_RUN_CHANGED');
    return outcome;
  }

  /**
   * Claims the date before counting: the second of two processes waits here for the first to commit, then finds the
   * date taken.
   */
  private async runIn(
    tx: Writer,
    due: DueRun,
    approval?: { caller: Caller; rows: number },
  ): Promise<Outcome> {
    const id = await this.claimIn(tx, due);
    if (id === undefined) return 'taken';
    const removal = this.removals.of[due.kind];
    const counts = await removal.countIn(tx, due);
    const earlier = await this.schedule.earlierIn(tx, due.kind, id);
    if (decideRun(rowsIn(counts), earlier, approval?.rows) === 'wait') {
      // The date stays free: the run is due until it is done.
      await tx.delete(CleanupRun, { id });
      await this.waitIn(tx, due, counts);
      return 'waits';
    }
    const { deleted, record } = await removal.removeIn(tx, due, counts);
    await tx.update(CleanupRun, { id }, { deleted });
    await tx.delete(WaitingRun, { kind: due.kind });
    if (approval) {
      const after = { cutoff: due.cutoff.toISOString(), deleted };
      await this.audit.recordIn(tx, approval.caller, { action: 'cleanup.approve', subjectId: id, after });
    }
    if (record) await this.audit.recordIn(tx, undefined, { ...record, subjectId: id });
    return { deleted };
  }

  /** Returns the run's id, or undefined when the date is taken. */
  private async claimIn(tx: Writer, { kind, ranOn, cutoff }: DueRun): Promise<number | undefined> {
    try {
      return await tx.insert(CleanupRun, { kind, ranOn, cutoff, ranAt: this.clock.now(), deleted: 0 });
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }

  /** Records that this run waits; the run of a later night replaces it and keeps the start of the wait. */
  private async waitIn(tx: Writer, { kind, ranOn, cutoff }: DueRun, counts: RemovedRows): Promise<void> {
    const waiting = await tx.findOne(WaitingRun, { where: { kind } });
    if (waiting) {
      await tx.update(WaitingRun, { id: waiting.id }, { ranOn, cutoff, counts });
      return;
    }
    await tx.insert(WaitingRun, { kind, ranOn, cutoff, counts, waitsSince: this.clock.now() });
    const message = `The nightly run of ${ranOn} waits for a superadmin's approval on the dashboard`;
    tx.afterCommit(() => this.logger.warn({ message, kind, cutoff: cutoff.toISOString(), counts }));
  }
}
