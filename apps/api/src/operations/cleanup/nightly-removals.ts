import { Injectable } from '@nestjs/common';
import { isExpired, seasonEndedBetween } from '@lions/domain';
import { LiveSignIns } from '../../auth/admin-sessions/live-sign-ins.service.js';
import type { AuditRecord } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/common/clock.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { LockoutService } from '../../auth/passwords/lockout.service.js';
import { SharedRateLimits } from '../../platform/http/shared-rate-limits.js';
import { Retention } from '../../platform/retention/retention.js';
import { PlayerListRetention } from '../../teams/player-list-retention.js';
import { ExpiredSessions } from '../../tryouts/expired-sessions.js';
import { rowsIn, type CleanupKind, type RemovedRows } from './cleanup-run.entity.js';
import type { DueRun } from './cleanup-schedule.js';

/** One kind of nightly removal: rows are counted first, then removed in the same transaction. */
interface NightlyRemoval {
  countIn(reader: Reader, run: DueRun): Promise<RemovedRows>;
  /** Returns the number of removed rows of all tables, and the audit entry if there is one to write. */
  removeIn(
    tx: Writer,
    run: DueRun,
    counts: RemovedRows,
  ): Promise<{ deleted: number; record?: Pick<AuditRecord, 'action' | 'after'> }>;
}

/** The two kinds of nightly runs. */
@Injectable()
export class NightlyRemovals {
  readonly of: Record<CleanupKind, NightlyRemoval> = {
    sessions: {
      countIn: async (reader, { cutoff }) => {
        const { length } = await this.sessions.findIn(reader, isExpired, cutoff);
        return length > 0 ? { tryoutSessions: length } : {};
      },
      removeIn: async (tx, { cutoff }) => {
        const sessionIds = await this.sessions.deleteIn(tx, isExpired, cutoff);
        const after = { cutoff: cutoff.toISOString(), sessionIds };
        return { deleted: sessionIds.length, record: { action: 'cleanup.run', after } };
      },
    },
    // Data past its retention period is removed for good, also while auto-deletion is off.
    retention: {
      countIn: async (reader, run) => {
        const counts = await this.retention.countIn(reader, run.cutoff);
        const playerLists = endsSeason(run) ? await this.playerLists.countIn(reader) : 0;
        return playerLists > 0 ? { ...counts, playerLists } : counts;
      },
      removeIn: async (tx, run, counts) => {
        await this.retention.removeIn(tx, run.cutoff);
        await this.lockout.pruneIn(tx);
        await this.signIns.endFutureIn(tx);
        await this.rateLimits.pruneIn(tx);
        if (endsSeason(run)) await this.playerLists.emptyIn(tx, this.clock.now());
        const deleted = rowsIn(counts);
        return deleted > 0
          ? { deleted, record: { action: 'cleanup.retention', after: { deleted } } }
          : { deleted };
      },
    },
  };

  constructor(
    private readonly clock: Clock,
    private readonly sessions: ExpiredSessions,
    private readonly retention: Retention,
    private readonly lockout: LockoutService,
    private readonly signIns: LiveSignIns,
    private readonly playerLists: PlayerListRetention,
    private readonly rateLimits: SharedRateLimits,
  ) {}
}

const endsSeason = ({ lastRanOn, ranOn }: DueRun): boolean =>
  lastRanOn !== undefined && seasonEndedBetween(lastRanOn, ranOn);
