import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { instant, text, whole } from '../database/row-shape.js';
import { RateLimit } from './rate-limit.entity.js';

/** Hits under one limit since the first one, and until when they count. */
export interface RateCount {
  hits: number;
  endsAt: Date;
}

/** New hits by key. `ttl`, in milliseconds, is how long a count lasts that they begin. */
export type NewHits = ReadonlyMap<string, { hits: number; ttl: number }>;

/** Counts in the database server that all processes share. */
@Injectable()
export class TableCounts {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The counts of those keys after the new hits. */
  add(hits: NewHits): Promise<Map<string, RateCount>> {
    return this.db.write((tx) => this.addIn(tx, hits));
  }

  /** Removes counts that have ended. */
  async pruneIn(tx: Writer): Promise<void> {
    await tx.delete(RateLimit, { endsAt: LessThanOrEqual(this.clock.now()) });
  }

  private async addIn(tx: Writer, hits: NewHits): Promise<Map<string, RateCount>> {
    const now = this.clock.now();
    // In one order, so that two processes cannot deadlock.
    const sorted = [...hits].sort(([a], [b]) => (a < b ? -1 : 1));
    const isOver = 'endsAt <= ?';
    // MySQL assigns from left to right, so both expressions see the stored end.
    await tx.execute(
      `INSERT INTO rate_limits (keyHash, hits, endsAt) VALUES ${sorted.map(() => '(?, ?, ?)').join(', ')}
       ON DUPLICATE KEY UPDATE hits = IF(${isOver}, 0, hits) + VALUES(hits), endsAt = IF(${isOver}, VALUES(endsAt), endsAt)`,
      [
        ...sorted.flatMap(([key, each]) => [
          key,
          each.hits,
          new Date(now.getTime() + each.ttl).toISOString(),
        ]),
        now.toISOString(),
        now.toISOString(),
      ],
    );
    const rows = await tx.select(
      `SELECT keyHash, hits, endsAt FROM rate_limits WHERE keyHash IN (${sorted.map(() => '?').join(', ')})`,
      sorted.map(([key]) => key),
      { keyHash: text, hits: whole, endsAt: instant },
    );
    return new Map(rows.map((row) => [row.keyHash, row]));
  }
}
