import { createHmac } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Entity, LessThanOrEqual, PrimaryColumn } from 'typeorm';
import { Clock } from '../common/clock.js';
import { RequestBatcher } from '../common/request-batcher.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { instant, text, whole } from '../database/row-shape.js';
import { HASH_LENGTH } from '../common/tokens.js';
import { InstantColumn, WholeNumberColumn } from '../database/columns.js';

/** Hits of one client under one limit since the first one, counted by all processes of a database server. */
@Entity('rate_limits')
export class RateLimit {
  /** Keyed hash of the limit and the client's network address. */
  @PrimaryColumn({ type: 'varchar', length: HASH_LENGTH }) keyHash: string;
  @WholeNumberColumn() hits: number;
  /** From then on the count starts again. */
  @InstantColumn() endsAt: Date;
}

/** Refused clients that are cached; with more of them the counts are asked again. */
const MOST_REFUSED = 10_000;

/** One request under one limit; `ttl` is in milliseconds. */
interface Hit {
  key: string;
  ttl: number;
}

type RateCount = Pick<RateLimit, 'hits' | 'endsAt'>;
type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/**
 * Rate limits of several processes, counted in the database. A count begins with the first hit and ends `ttl` later.
 * Hits that arrive together share a write, because an arena is one address, whose row each write locks. A client that
 * is over its limit costs no statement.
 */
@Injectable()
export class SharedRateLimits implements ThrottlerStorage {
  /** End of the refusal by key: until then nothing lowers the count. */
  private readonly refusedUntil = new Map<string, Date>();
  private readonly batcher = new RequestBatcher<Hit, RateCount>((takeBatch, since) =>
    this.db.write((tx) => this.addIn(tx, takeBatch()), { since }),
  );

  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly db: Db,
  ) {}

  async increment(name: string, ttl: number, limit: number): Promise<Counted> {
    // Keyed, because a plain hash of a network address can be reversed.
    const key = createHmac('sha256', this.configuration.linkSecret).update(name).digest('hex');
    const refusedUntil = this.refusedUntil.get(key);
    if (refusedUntil && refusedUntil > this.clock.now())
      return this.answer({ hits: limit + 1, endsAt: refusedUntil }, limit);
    const count = await this.batcher.join('all', { key, ttl });
    if (count.hits > limit) {
      if (this.refusedUntil.size >= MOST_REFUSED) this.refusedUntil.clear();
      this.refusedUntil.set(key, count.endsAt);
    }
    return this.answer(count, limit);
  }

  /** Removes counts that have ended. */
  async pruneIn(tx: Writer): Promise<void> {
    await tx.delete(RateLimit, { endsAt: LessThanOrEqual(this.clock.now()) });
  }

  private answer({ hits, endsAt }: RateCount, limit: number): Counted {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - this.clock.time()) / 1000));
    const isBlocked = hits > limit;
    return {
      totalHits: hits,
      timeToExpire: seconds,
      isBlocked,
      timeToBlockExpire: isBlocked ? seconds : 0,
    };
  }

  /** The count after each hit. */
  private async addIn(tx: Writer, hits: readonly Hit[]): Promise<RateCount[]> {
    const now = this.clock.now();
    // In one order, so that two processes cannot deadlock.
    const sorted = hits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const marks = (each: string) => hits.map(() => each).join(', ');
    // MySQL assigns from left to right, so both expressions see the stored end.
    await tx.execute(
      `INSERT INTO rate_limits (keyHash, hits, endsAt) VALUES ${marks('(?, 1, ?)')}
       ON DUPLICATE KEY UPDATE hits = IF(endsAt <= ?, 1, hits + 1), endsAt = IF(endsAt <= ?, VALUES(endsAt), endsAt)`,
      [
        ...sorted.flatMap(({ key, ttl }) => [key, new Date(now.getTime() + ttl).toISOString()]),
        now.toISOString(),
        now.toISOString(),
      ],
      RateLimit,
    );
    const rows = await tx.select(
      `SELECT keyHash, hits, endsAt FROM rate_limits WHERE keyHash IN (${marks('?')})`,
      hits.map(({ key }) => key),
      { keyHash: text, hits: whole, endsAt: instant },
    );
    const countOf = new Map(rows.map((row) => [row.keyHash, row]));
    const fromLast = hits.toReversed().map(({ key }): RateCount => {
      const count = countOf.get(key);
      if (!count) throw new Error('The count was stored in this write');
      countOf.set(key, { ...count, hits: count.hits - 1 });
      return count;
    });
    return fromLast.toReversed();
  }
}

/** The counts behind the rate limits of `common/rate-limit.ts`. */
@Module({ providers: [SharedRateLimits], exports: [SharedRateLimits] })
export class RateLimitsModule {}
