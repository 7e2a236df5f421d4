import { Injectable } from '@nestjs/common';
import { mostRemoved } from '@lions/domain';
import { Clock } from '../../../platform/common/clock.js';
import { Db } from '../../../platform/database/db.js';
import { WaitingRun } from '../cleanup-run.entity.js';
import { CleanupSchedule } from '../cleanup-schedule.js';
import { toWaitingRunDto, type WaitingRunDto, type WaitingRunsDto } from './waiting-runs.dto.js';

/** Lists the nightly runs that wait for a superadmin's approval. */
@Injectable()
export class WaitingRuns {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly schedule: CleanupSchedule,
  ) {}

  list(): Promise<WaitingRunsDto> {
    return this.db.read(async (reader) => {
      const runs: WaitingRunDto[] = [];
      for (const run of await reader.find(WaitingRun, { order: { id: 'ASC' } }))
        runs.push(toWaitingRunDto(run, mostRemoved(await this.schedule.earlierIn(reader, run.kind))));
      return { serverTime: this.clock.now().toISOString(), runs };
    });
  }
}
