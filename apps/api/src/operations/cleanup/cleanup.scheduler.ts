import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MINUTE_MS } from '@lions/domain';
import { describeError } from '../../platform/database/database-error.js';
import { NightlyRuns } from './nightly-runs.js';

/** Two and a half minutes: one missed tick is tolerated, two are not. */
const FRESH_MS = 150_000;

/** Whether the scheduler of this process is alive, by the monotonic clock, which is never set back. */
@Injectable()
export class Heartbeat {
  private lastBeat = -Infinity;

  beat(at = performance.now()): void {
    this.lastBeat = at;
  }

  isFresh(at = performance.now()): boolean {
    return at - this.lastBeat <= FRESH_MS;
  }

  /** Milliseconds since the last beat, or since this process started when there was none. */
  silence(at = performance.now()): number {
    return Number.isFinite(this.lastBeat) ? at - this.lastBeat : at;
  }
}

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
