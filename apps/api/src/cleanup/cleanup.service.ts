import { Injectable } from '@nestjs/common';
import {
  cleanupCutoff,
  cleanupSettledOn,
  DEFAULT_CLEANUP_TIME,
  dueCleanupDate,
  isExpired,
  isOver,
  nextCleanup,
  nextCleanupNights,
  parseClock24,
  seasonEndedBetween,
  type CivilDate,
  type CleanupNight,
} from '@lions/domain';
import { AuditService } from '../audit/audit.service.js';
import { LockoutService } from '../passwords/lockout.service.js';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { Retention } from '../retention/retention.js';
import { SettingsService } from '../settings/settings.service.js';
import { PlayerListRetention } from '../teams/player-list-retention.js';
import { ExpiredSessions } from '../tryouts/expired-sessions.js';
import {
  toCleanupRunDto,
  type CleanupNightDto,
  type CleanupResultDto,
  type CleanupStatusDto,
  type ExpiringSessionDto,
} from './cleanup.dto.js';
import { CleanupRun, type CleanupKind } from './cleanup-run.entity.js';
import { Heartbeat } from './heartbeat.js';

/** The nightly clean-up and the one by hand (D-30). */
@Injectable()
export class CleanupService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
    private readonly sessions: ExpiredSessions,
    private readonly lockout: LockoutService,
    private readonly retention: Retention,
    private readonly playerLists: PlayerListRetention,
    private readonly audit: AuditService,
    private readonly heartbeat: Heartbeat,
  ) {}

  status(): Promise<CleanupStatusDto> {
    return this.db.read(async (reader) => {
      const { time, lastRun, settledOn } = await this.dailyRunIn(reader);
      const next = nextCleanup(this.clock.now(), time, settledOn, this.configuration.zone);
      return {
        enabled: time !== undefined,
        time: time ?? null,
        running: this.heartbeat.isFresh(),
        lastRun: lastRun ? toCleanupRunDto(lastRun) : null,
        nextRunAt: next?.toISOString() ?? null,
        needsAttention: await this.sessions.unreadableIn(reader),
      };
    });
  }

  /**
   * What the next nights will take, by the rules of the run itself, as things stand now; `otherTime`, 'HH:MM', stands
   * in for the setting, so that one can look before one saves it.
   * @throws AppError INVALID_CLEANUP_TIME
   */
  async preview(nights: number, otherTime?: string): Promise<CleanupNightDto[]> {
    if (otherTime !== undefined && parseClock24(otherTime) === undefined)
      throw new AppError('INVALID_CLEANUP_TIME');
    return this.db.read(async (reader) => {
      const { time, settledOn } = await this.dailyRunIn(reader, otherTime);
      const now = this.clock.now();
      const ahead = nextCleanupNights(now, time, settledOn, this.configuration.zone, nights);
      const taken = await this.takenIn(reader, ahead);
      return ahead.map(({ date, cutoff }, night) => {
        const sessions = taken[night] ?? [];
        const isDue = cutoff.getTime() <= now.getTime();
        return { date, cutoff: cutoff.toISOString(), isDue, deleted: sessions.length, sessions };
      });
    });
  }

  /** The sessions that each of those nights takes, by name. */
  private async takenIn(reader: Reader, ahead: CleanupNight[]): Promise<ExpiringSessionDto[][]> {
    if (ahead.length === 0) return [];
    const cutoffs = ahead.map(({ cutoff }) => cutoff);
    const taken = await this.sessions.nightsIn(reader, cutoffs);
    const sessions = await this.sessions.namedIn(reader, taken.flat());
    const named = new Map(sessions.map((session) => [session.id, session]));
    return taken.map((ids) => ids.flatMap((id) => named.get(id) ?? []));
  }

  /** `Run Check Now`: deletes the sessions that are over; a dry run only names them. */
  async runNow(caller: Caller, dryRun: boolean): Promise<CleanupResultDto> {
    const now = this.clock.now();
    const sessions = dryRun
      ? await this.db.read(async (reader) =>
          this.sessions.namedIn(reader, await this.sessions.findIn(reader, isOver, now)),
        )
      : await this.db.write(async (tx) => {
          const sessionIds = await this.sessions.deleteIn(tx, isOver, now);
          await this.audit.recordIn(tx, caller, {
            action: 'cleanup.runNow',
            after: { cutoff: now.toISOString(), sessionIds },
          });
          return this.sessions.namedIn(tx, sessionIds);
        });
    const sessionIds = sessions.map(({ id }) => id);
    return { deleted: sessionIds.length, sessionIds, sessions, cutoff: now.toISOString(), dryRun };
  }

  /** Does what is due now, once for each local date, whoever else asks at the same moment. */
  async runIfDue(): Promise<void> {
    const { time, settledOn } = await this.db.read((reader) => this.dailyRunIn(reader));
    const due = this.dueDate(time, settledOn);
    if (time !== undefined && due !== undefined) await this.deleteExpired(due, time);
    const lastRetention = await this.db.read((reader) => lastRunIn(reader, 'retention'));
    const retentionDue = this.dueDate(DEFAULT_CLEANUP_TIME, lastRetention?.ranOn);
    if (retentionDue !== undefined) await this.removeForGood(retentionDue);
  }

  /** The run of one local date; a date that somebody else took is left alone. */
  async deleteExpired(date: CivilDate, time: string): Promise<void> {
    const cutoff = cleanupCutoff(date, time, this.configuration.zone);
    if (!cutoff) return;
    await this.db.write(async (tx) => {
      const run = await this.claimIn(tx, { kind: 'sessions', ranOn: date, cutoff });
      if (run === undefined) return;
      const sessionIds = await this.sessions.deleteIn(tx, isExpired, cutoff);
      await tx.update(CleanupRun, { id: run }, { deleted: sessionIds.length });
      await this.audit.recordIn(tx, undefined, {
        action: 'cleanup.run',
        subjectId: run,
        after: { cutoff: cutoff.toISOString(), sessionIds },
      });
    });
  }

  /** Removes what is kept no longer, for good, also while auto-deletion is off. */
  private async removeForGood(date: CivilDate): Promise<void> {
    const now = this.clock.now();
    await this.db.write(async (tx) => {
      const lastRun = await lastRunIn(tx, 'retention');
      const run = await this.claimIn(tx, { kind: 'retention', ranOn: date, cutoff: now });
      if (run === undefined) return;
      const deleted = await this.retention.removeIn(tx, now);
      await this.lockout.pruneIn(tx);
      if (lastRun && seasonEndedBetween(lastRun.ranOn, date)) await this.playerLists.emptyIn(tx, now);
      await tx.update(CleanupRun, { id: run }, { deleted });
      if (deleted > 0)
        await this.audit.recordIn(tx, undefined, {
          action: 'cleanup.retention',
          subjectId: run,
          after: { deleted },
        });
    });
  }

  /**
   * Takes the date before anything is deleted: of two processes the second waits here for the first to commit, and
   * then finds the date taken. Gives the run's id, or undefined when somebody else has it.
   */
  private async claimIn(
    tx: Writer,
    run: Pick<CleanupRun, 'kind' | 'ranOn' | 'cutoff'>,
  ): Promise<number | undefined> {
    try {
      return await tx.insert(CleanupRun, { ...run, ranAt: this.clock.now(), deleted: 0 });
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }

  /** The daily time, with the last run and the last date that needs none; `otherTime` as if it were set now. */
  private async dailyRunIn(reader: Reader, otherTime?: string) {
    const setting = await this.settings.findIn(reader, 'tryout_auto_deletion_time');
    const lastRun = await lastRunIn(reader, 'sessions');
    const now = this.clock.now();
    const setAt = otherTime === undefined ? (setting?.updatedAt ?? now) : now;
    const settledOn = cleanupSettledOn(lastRun?.ranOn, setAt, this.configuration.zone);
    return { time: otherTime ?? setting?.value, lastRun, settledOn };
  }

  private dueDate(time: string | undefined, settledOn: CivilDate | undefined): CivilDate | undefined {
    return dueCleanupDate(this.clock.now(), time, settledOn, this.configuration.zone);
  }
}

function lastRunIn(reader: Reader, kind: CleanupKind): Promise<CleanupRun | null> {
  return reader.findOne(CleanupRun, { where: { kind }, order: { ranOn: 'DESC' } });
}
