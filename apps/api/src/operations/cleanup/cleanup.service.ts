import { Injectable } from '@nestjs/common';
import {
  decideRun,
  isOver,
  nextCleanup,
  nextCleanupNights,
  parseClock24,
  type CivilDate,
  type CleanupNight,
} from '@lions/domain';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader } from '../../platform/database/reader.js';
import { ExpiredSessions } from '../../tryouts/expired-sessions.js';
import { CoachChanges } from '../../undo/coach-changes.service.js';
import type { Editor } from '../../undo/editing.js';
import { CleanupSchedule } from './cleanup-schedule.js';
import {
  toCleanupRunDto,
  type CleanupNightDto,
  type CleanupResultDto,
  type CleanupStatusDto,
  type ExpiringSessionDto,
} from './cleanup.dto.js';
import { Heartbeat } from './cleanup.scheduler.js';

/** The state and preview of the nightly clean-up, and the manual run. */
@Injectable()
export class CleanupService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly schedule: CleanupSchedule,
    private readonly sessions: ExpiredSessions,
    private readonly audit: AuditService,
    private readonly heartbeat: Heartbeat,
    private readonly changes: CoachChanges,
  ) {}

  status(): Promise<CleanupStatusDto> {
    return this.db.read(async (reader) => {
      const { time, lastRun, settledOn } = await this.schedule.dailyRunIn(reader);
      const next = nextCleanup(this.clock.now(), time, settledOn, this.configuration.zone);
      const running = this.heartbeat.isFresh();
      const lastBeat = new Date(this.clock.time() - this.heartbeat.silence());
      return {
        enabled: time !== undefined,
        time: time ?? null,
        running,
        stoppedSince: running ? null : lastBeat.toISOString(),
        lastRun: lastRun ? toCleanupRunDto(lastRun) : null,
        nextRunAt: next?.toISOString() ?? null,
        needsAttention: await this.sessions.unreadableIn(reader),
      };
    });
  }

  /**
   * Removals of the next nights, by the rules of the run itself and the current data; `otherTime`, 'HH:MM', replaces
   * the setting, for a preview before saving.
   * @throws AppError INVALID_CLEANUP_TIME
   */
  async preview(nights: number, otherTime?: string): Promise<CleanupNightDto[]> {
    if (otherTime !== undefined && parseClock24(otherTime) === undefined)
      throw new AppError('INVALID_CLEANUP_TIME');
    return this.db.read(async (reader) => {
      const { time, settledOn } = await this.schedule.dailyRunIn(reader, otherTime);
      const now = this.clock.now();
      const ahead = nextCleanupNights(now, time, settledOn, this.configuration.zone, nights);
      const taken = await this.takenIn(reader, ahead);
      const earlier = await this.schedule.earlierIn(reader, 'sessions');
      const children = await this.sessions.childrenIn(
        reader,
        ahead.flatMap(({ date }, night) => (taken[night] ?? []).filter(isOn(date)).map(({ id }) => id)),
      );
      return ahead.map(({ date, cutoff }, night) => {
        const sessions = taken[night] ?? [];
        const sameDay = sessions.filter(isOn(date)).flatMap(({ id }) => children.get(id) ?? []);
        return {
          date,
          cutoff: cutoff.toISOString(),
          isDue: cutoff.getTime() <= now.getTime(),
          waits: decideRun(sessions.length, earlier) === 'wait',
          deleted: sessions.length,
          sessions,
          sameDayChildren: sameDay.length,
          sameDayFamilies: new Set(sameDay).size,
        };
      });
    });
  }

  /** The sessions that each night removes. */
  private async takenIn(reader: Reader, ahead: CleanupNight[]): Promise<ExpiringSessionDto[][]> {
    if (ahead.length === 0) return [];
    const cutoffs = ahead.map(({ cutoff }) => cutoff);
    const taken = await this.sessions.nightsIn(reader, cutoffs);
    const sessions = await this.sessions.namedIn(reader, taken.flat());
    const named = new Map(sessions.map((session) => [session.id, session]));
    return taken.map((ids) => ids.flatMap((id) => named.get(id) ?? []));
  }

  /**
   * `Run Check Now`: deletes the sessions that are over; a dry run only counts and names them. No brake: a superadmin
   * has seen the number and confirmed.
   */
  async runNow(editor: Editor, dryRun: boolean): Promise<CleanupResultDto> {
    const now = this.clock.now();
    const sessions = dryRun
      ? await this.db.read(async (reader) =>
          this.sessions.namedIn(reader, await this.sessions.findIn(reader, isOver, now)),
        )
      : await this.changes.write(editor, async (tx) => {
          const sessionIds = await this.sessions.deleteIn(tx, isOver, now);
          await this.audit.recordIn(tx, editor, {
            action: 'cleanup.runNow',
            after: { cutoff: now.toISOString(), sessionIds },
          });
          return this.sessions.namedIn(tx, sessionIds);
        });
    const sessionIds = sessions.map(({ id }) => id);
    return { deleted: sessionIds.length, sessionIds, sessions, cutoff: now.toISOString(), dryRun };
  }
}

const isOn =
  (date: CivilDate) =>
  (session: { date: string }): boolean =>
    session.date === date;
