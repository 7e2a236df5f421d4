import { Injectable } from '@nestjs/common';
import {
  BRAKE,
  cleanupCutoff,
  cleanupSettledOn,
  DEFAULT_CLEANUP_TIME,
  dueCleanupDate,
  type CivilDate,
} from '@lions/domain';
import { Not } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Reader } from '../../platform/database/reader.js';
import { SettingsService } from '../../settings/settings.service.js';
import { CleanupRun, WaitingRun, type CleanupKind } from './cleanup-run.entity.js';

/** A nightly run that is due; the cutoff determines what it removes. */
export interface DueRun {
  kind: CleanupKind;
  /** The club's date of the run. */
  ranOn: CivilDate;
  cutoff: Date;
  /** The date of the last run of that kind. */
  lastRanOn: CivilDate | undefined;
}

/** Determines the nightly run that is due, and reads the last ones. */
@Injectable()
export class CleanupSchedule {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  async dueIn(reader: Reader, kind: CleanupKind): Promise<DueRun | undefined> {
    const now = this.clock.now();
    const { time, lastRun, settledOn } =
      kind === 'sessions' ? await this.dailyRunIn(reader) : await this.retentionRunIn(reader);
    const ranOn = dueCleanupDate(now, time, settledOn, this.configuration.zone);
    if (time === undefined || ranOn === undefined) return undefined;
    const cutoff =
      kind === 'sessions'
        ? cleanupCutoff(ranOn, time, this.configuration.zone)
        : await this.retentionCutoffIn(reader, ranOn);
    return cutoff && { kind, ranOn, cutoff, lastRanOn: lastRun?.ranOn };
  }

  /** The clean-up's daily time, its last run and the last date that needs none; `otherTime` replaces the setting. */
  async dailyRunIn(reader: Reader, otherTime?: string) {
    const setting = await this.settings.findIn(reader, 'tryout_auto_deletion_time');
    const lastRun = await lastRunIn(reader, 'sessions');
    const now = this.clock.now();
    const setAt = otherTime === undefined ? (setting?.updatedAt ?? now) : now;
    const settledOn = cleanupSettledOn(lastRun?.ranOn, setAt, this.configuration.zone);
    return { time: otherTime ?? setting?.value, lastRun, settledOn };
  }

  /** The rows that the last runs of that kind removed, newest first: the brake compares the run `id` with them. */
  async earlierIn(reader: Reader, kind: CleanupKind, id = 0): Promise<number[]> {
    const runs = await reader.find(CleanupRun, {
      where: { kind, id: Not(id) },
      order: { ranOn: 'DESC' },
      take: BRAKE.runs,
    });
    return runs.map(({ deleted }) => deleted);
  }

  private async retentionRunIn(reader: Reader) {
    const lastRun = await lastRunIn(reader, 'retention');
    return { time: DEFAULT_CLEANUP_TIME, lastRun, settledOn: lastRun?.ranOn };
  }

  /** Now, or the cutoff of that date's waiting run: an approval is for one cutoff. */
  private async retentionCutoffIn(reader: Reader, ranOn: CivilDate): Promise<Date> {
    const waiting = await reader.findOne(WaitingRun, { where: { kind: 'retention', ranOn } });
    return waiting?.cutoff ?? this.clock.now();
  }
}

function lastRunIn(reader: Reader, kind: CleanupKind): Promise<CleanupRun | null> {
  return reader.findOne(CleanupRun, { where: { kind }, order: { ranOn: 'DESC' } });
}
