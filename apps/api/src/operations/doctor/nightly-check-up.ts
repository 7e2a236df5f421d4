import { Injectable, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Interval } from '@nestjs/schedule';
import { civilAt, DAY_MS, dueCleanupDate, MINUTE_MS, type CivilDate } from '@lions/domain';
import { DataSource, Entity, Index, IsNull, LessThan, Not } from 'typeorm';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../../platform/database/columns.js';
import { describeError, isDuplicate } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import type { Level } from './check.js';
import { examine, surroundings } from './examine.js';

/** After the nightly clean-up and the backup, so that it finds what they did. */
const TIME = '05:00';
const OVERDUE_MS = 2 * DAY_MS;

/** One nightly check-up, as numbers. The unique local date makes it happen once with any number of processes. */
@Entity('check_ups')
@Index('check_ups_date', ['ranOn'], { unique: true })
export class CheckUp {
  @IdColumn() id: number;
  /** The club's date, 'YYYY-MM-DD'. */
  @TextColumn(10) ranOn: string;
  @InstantColumn() ranAt: Date;
  /** Findings of that level; null until the check-up ends. */
  @WholeNumberColumn({ nullable: true }) wrong: number | null;
  @WholeNumberColumn({ nullable: true }) warnings: number | null;
}

/** The result of a nightly check-up. */
class CheckUpResultDto {
  @ApiProperty({ example: '2026-11-25T10:00:04.000Z' }) ranAt: string;
  @ApiProperty({ example: 0, description: 'Findings that are wrong' }) wrong: number;
  @ApiProperty({ example: 2, description: 'Findings that are warnings' }) warnings: number;
}

/** The last nightly check-up. */
export class NightlyCheckUpDto {
  @ApiProperty({ type: CheckUpResultDto, nullable: true, description: 'Null before the first one' })
  last: CheckUpResultDto | null;
  @ApiProperty({ example: false, description: 'None has ended for 48 hours' }) isOverdue: boolean;
}

/** Examines the site once a night, and keeps the last result for the dashboard. */
@Injectable()
export class NightlyCheckUp {
  private readonly logger = new Logger('Check-up');
  private readonly startedAt: Date;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly dataSource: DataSource,
  ) {
    this.startedAt = clock.now();
  }

  /** Never throws. A check-up that fails is over for that night. */
  @Interval(MINUTE_MS)
  async tick(): Promise<void> {
    try {
      await this.runIfDue();
    } catch (error) {
      this.logger.error({ message: 'The nightly check-up failed', ...describeError(error) });
    }
  }

  async runIfDue(): Promise<void> {
    const ranOn = await this.claim();
    if (ranOn === undefined) return;
    const databaseOf = () => Promise.resolve(this.dataSource.options);
    const around = { ...surroundings(), clock: this.clock };
    const { parts } = await examine(this.configuration, databaseOf, around);
    const countOf = (asked: Level) => parts.filter(({ level }) => level === asked).length;
    const result = { ranAt: this.clock.now(), wrong: countOf('wrong'), warnings: countOf('warning') };
    await this.db.write(async (tx) => {
      await tx.update(CheckUp, { ranOn }, result);
      await tx.delete(CheckUp, { ranOn: LessThan(ranOn) });
    });
  }

  async latest(): Promise<NightlyCheckUpDto> {
    const row = await this.db.read((reader) =>
      reader.findOne(CheckUp, { where: { wrong: Not(IsNull()) }, order: { ranOn: 'DESC' } }),
    );
    const since = row?.ranAt ?? this.startedAt;
    return {
      last: row && { ranAt: row.ranAt.toISOString(), wrong: row.wrong ?? 0, warnings: row.warnings ?? 0 },
      isOverdue: this.clock.time() - since.getTime() > OVERDUE_MS,
    };
  }

  /** Returns the date of the check-up that is due, unless another process has taken it. A new site waits for the night. */
  private async claim(): Promise<CivilDate | undefined> {
    const { zone } = this.configuration;
    const last = await this.db.read((reader) =>
      reader.findOne(CheckUp, { where: {}, order: { ranOn: 'DESC' } }),
    );
    const settledOn = last?.ranOn ?? civilAt(this.startedAt, zone).date;
    const ranOn = dueCleanupDate(this.clock.now(), TIME, settledOn, zone);
    if (ranOn === undefined) return undefined;
    try {
      const row = { ranOn, ranAt: this.clock.now(), wrong: null, warnings: null };
      await this.db.write((tx) => tx.insert(CheckUp, row));
      return ranOn;
    } catch (error) {
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }
}
