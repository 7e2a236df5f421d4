import { MINUTE_MS } from '@lions/domain';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../database/database-error.js';
import { Heartbeat } from './heartbeat.js';
import { NightlyRuns } from './nightly-runs.js';

/**
 * Checks each minute what is due. A job at a set time would run twice when clocks fall back, and never after a night
 * of downtime.
 */
@Injectable()
export class CleanupScheduler implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clean-up');
  private isTicking = false;

  constructor(
    private readonly runs: NightlyRuns,
    private readonly heartbeat: Heartbeat,
  ) {}

  /** Catches up on runs missed during downtime. */
  onApplicationBootstrap(): Promise<void> {
    return this.tick();
  }

  /** Never throws: what fails now is still due in a minute. */
  @Interval(MINUTE_MS)
  async tick(): Promise<void> {
    if (this.isTicking) return;
    this.isTicking = true;
    try {
      await this.runs.runIfDue();
      this.heartbeat.beat();
    } catch (error) {
      this.logger.error({
        message: 'The clean-up will be tried again in a minute',
        ...describeError(error),
      });
    } finally {
      this.isTicking = false;
    }
  }
}
