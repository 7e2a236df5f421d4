import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { describeError } from '../database/database-error.js';
import { CleanupService } from './cleanup.service.js';
import { Heartbeat } from './heartbeat.js';

const MINUTE_MS = 60_000;

/** Asks each minute what is due. A job at a set time would run twice when clocks fall back, or never after a night down. */
@Injectable()
export class CleanupScheduler implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clean-up');
  private isTicking = false;

  constructor(
    private readonly cleanup: CleanupService,
    private readonly heartbeat: Heartbeat,
  ) {}

  /** Catches up what was missed while the server was down. */
  onApplicationBootstrap(): Promise<void> {
    return this.tick();
  }

  /** Never fails: what could not be done now is still due in a minute. */
  @Interval(MINUTE_MS)
  async tick(): Promise<void> {
    if (this.isTicking) return;
    this.isTicking = true;
    try {
      await this.cleanup.runIfDue();
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
