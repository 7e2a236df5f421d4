import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { HealthProbe } from './health-probe.entity.js';

/** However often somebody asks, the database is tried once a second. */
const KEPT_MS = 1000;
/** A database that takes longer is as good as away. */
const PATIENCE_MS = 3000;
/** Seconds. */
const RETRY_AFTER = 5;
const ONLY_ROW = 1;

/** Tries the database by a read and a committed write of one row, which never grows. */
@Injectable()
export class DatabaseProbe {
  private latest: { startedAt: number; outcome: Promise<boolean> } | undefined;
  private isTrying = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly indicator: HealthIndicatorService,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE */
  async check(): Promise<HealthIndicatorResult> {
    const now = performance.now();
    const isStale = !this.latest || now - this.latest.startedAt >= KEPT_MS;
    // A try that hangs is not joined by others: each would hold a connection.
    if (!this.latest || (isStale && !this.isTrying)) this.latest = { startedAt: now, outcome: this.isWell() };
    if (!(await this.latest.outcome)) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER });
    return this.indicator.check('database').up();
  }

  private async isWell(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    try {
      return await Promise.race([this.canWrite(), patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async canWrite(): Promise<boolean> {
    this.isTrying = true;
    try {
      await this.db.write((tx) => touchIn(tx, this.clock.now()));
      return true;
    } catch (error) {
      // Another process has put the row there at the same moment: it could write, and so can we.
      return isDuplicate(error);
    } finally {
      this.isTrying = false;
    }
  }
}

async function touchIn(tx: Writer, probedAt: Date): Promise<void> {
  const known = await tx.count(HealthProbe, { id: ONLY_ROW });
  if (known === 0) await tx.insert(HealthProbe, { id: ONLY_ROW, probedAt });
  else await tx.update(HealthProbe, { id: ONLY_ROW }, { probedAt });
}
