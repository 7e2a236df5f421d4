import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Entity, PrimaryColumn } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { isDuplicate } from '../database/database-error.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { InstantColumn } from '../database/columns.js';

/** The one row that readiness writes: a readable database may still be full. */
@Entity('health_probes')
export class HealthProbe {
  @PrimaryColumn({ type: 'integer' }) id: number;
  @InstantColumn() probedAt: Date;
}

/** The database is probed at most once per interval, with any number of callers. */
const KEPT_MS = 1000;
/** A slower database counts as down; with the interval above, an outage shows within two seconds. */
const PATIENCE_MS = 900;
/** In seconds. */
const RETRY_AFTER = 5;
const ONLY_ROW = 1;
/** On a disk with less free space the probe's row may still fit where a registration does not. */
const NEEDED_BYTES = 1_000_000;

/**
 * Probes the database as requests use it: a write through `Db`, and a read on another connection that must see it. A
 * connection that no longer commits shows its writes only to itself.
 */
@Injectable()
export class DatabaseProbe {
  private latest: { startedAt: number; outcome: Promise<boolean> } | undefined;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly indicator: HealthIndicatorService,
    private readonly configuration: Configuration,
  ) {}

  /** @throws AppError SERVICE_UNAVAILABLE */
  async check(): Promise<HealthIndicatorResult> {
    const now = performance.now();
    if (!this.latest || now - this.latest.startedAt >= KEPT_MS)
      this.latest = { startedAt: now, outcome: this.canWrite() };
    if (!(await this.latest.outcome)) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER });
    return this.indicator.check('database').up();
  }

  private async canWrite(): Promise<boolean> {
    try {
      if (this.configuration.databaseUrl === undefined && (await isFull(this.configuration.dataDir)))
        return false;
      const before = await this.db.write((tx) => touchIn(tx, this.clock.now()), { within: PATIENCE_MS });
      const row = await this.db.read((reader) => reader.findOne(HealthProbe, { where: { id: ONLY_ROW } }));
      return row !== null && row.probedAt.getTime() !== before;
    } catch (error) {
      // Another process inserted the row at the same moment, so this one can write too.
      return isDuplicate(error);
    }
  }
}

async function isFull(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some network disks do not tell their size.
  return blocks > 0 && bavail * bsize < NEEDED_BYTES;
}

/** Updates the row and returns its previous time. */
async function touchIn(tx: Writer, now: Date): Promise<number | undefined> {
  const known = await tx.findOne(HealthProbe, { where: { id: ONLY_ROW } });
  const before = known?.probedAt.getTime();
  // Later than before, whatever the clocks of several processes say, so that the reader sees a difference.
  const probedAt = new Date(Math.max(now.getTime(), (before ?? 0) + 1));
  if (known) await tx.update(HealthProbe, { id: ONLY_ROW }, { probedAt });
  else await tx.insert(HealthProbe, { id: ONLY_ROW, probedAt });
  return before;
}
