import { Injectable } from '@nestjs/common';
import { practiceSpan, type CivilDate } from '@lions/domain';
import { In, IsNull, MoreThan, MoreThanOrEqual } from 'typeorm';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { SettingsService } from '../settings/settings.service.js';
import { Practice } from './practice.entity.js';

/** Which practices exist for a caller, and which are open for registration. */
@Injectable()
export class PracticeAccess {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly settings: SettingsService,
  ) {}

  /** A practice that exists for the caller: the public sees the active ones. @throws AppError PRACTICE_NOT_FOUND */
  async findIn(reader: Reader, caller: Caller | undefined, id: number): Promise<Practice> {
    return seenBy(caller, await reader.findOne(Practice, { where: { id } }));
  }

  /** Practice as from `findIn`, locked until the end of the write. @throws AppError PRACTICE_NOT_FOUND */
  async claimIn(tx: Writer, caller: Caller | undefined, id: number): Promise<Practice> {
    return seenBy(caller, await this.lockIn(tx, id));
  }

  /** Locks a practice, active or not. */
  async lockIn(tx: Writer, id: number): Promise<Practice | undefined> {
    const [practice] = await tx.lock(Practice, { id });
    return practice;
  }

  /**
   * A cancelled practice is closed for all. The public registers while the setting is on and until the practice
   * starts; coaches at any time. @throws AppError PRACTICE_CANCELLED, PRACTICE_REGISTRATION_OFF, PRACTICE_STARTED
   */
  async requireOpenIn(reader: Reader, caller: Caller | undefined, practice: Practice): Promise<void> {
    if (!caller && !(await this.settings.isOnIn(reader, 'practice_registration_enabled')))
      throw new AppError('PRACTICE_REGISTRATION_OFF');
    if (practice.cancelledAt) throw new AppError('PRACTICE_CANCELLED');
    const { startsAt } = practiceSpan(practice, this.configuration.zone);
    if (!caller && this.clock.now() >= startsAt) throw new AppError('PRACTICE_STARTED');
  }
}

function seenBy(caller: Caller | undefined, practice: Practice | null | undefined): Practice {
  if (!practice || (!caller && !practice.isActive)) throw new AppError('PRACTICE_NOT_FOUND');
  return practice;
}

/** Public practices from a day on, or with these ids, by date: cancelled ones included, inactive ones excluded. */
export function publishedPracticesIn(
  reader: Reader,
  { ids }: { ids?: number[] },
  from: CivilDate,
): Promise<Practice[]> {
  return reader.find(Practice, {
    where: { ...(ids && { id: In(ids) }), isActive: true, date: MoreThanOrEqual(from) },
    order: { date: 'ASC', id: 'ASC' },
  });
}

/** The first day after `day` with a public practice that is not cancelled. */
export async function nextPracticeDayIn(reader: Reader, day: CivilDate): Promise<CivilDate | undefined> {
  const next = await reader.findOne(Practice, {
    where: { date: MoreThan(day), isActive: true, cancelledAt: IsNull() },
    order: { date: 'ASC' },
  });
  return next?.date;
}
