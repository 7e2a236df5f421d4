import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { TableCounts, type NewHits, type RateCount } from './table-counts.js';

/** Hits of one statement. */
const BATCH = 500;
/** Refused clients that are remembered; with more of them the counts are asked again. */
const REMEMBERED = 10_000;

/** One request under one limit; `ttl` is in milliseconds. */
interface Hit {
  key: string;
  ttl: number;
  counted: (count: RateCount) => void;
  failed: (error: unknown) => void;
}

type Counted = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/**
 * Rate limits of several processes, counted in the database. A count begins with the first hit and ends `ttl` later.
 * Hits that arrive while others are counted share the next statement, so that a burst costs few of them; a client that
 * is over its limit costs none.
 */
@Injectable()
export class SharedRateLimits implements ThrottlerStorage {
  private waiting: Hit[] = [];
  private isCounting = false;
  /** End of the refusal by key: until then nothing lowers the count. */
  private readonly refusedUntil = new Map<string, Date>();

  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly table: TableCounts,
  ) {}

  async increment(name: string, ttl: number, limit: number): Promise<Counted> {
    // Keyed, because a plain hash of a network address can be reversed.
    const key = createHmac('sha256', this.configuration.linkSecret).update(name).digest('hex');
    const refusedUntil = this.refusedUntil.get(key);
    if (refusedUntil && refusedUntil > this.clock.now())
      return this.answer({ hits: limit + 1, endsAt: refusedUntil }, limit);
    const count = await this.count(key, ttl);
    if (count.hits > limit) {
      if (this.refusedUntil.size >= REMEMBERED) this.refusedUntil.clear();
      this.refusedUntil.set(key, count.endsAt);
    }
    return this.answer(count, limit);
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

  private count(key: string, ttl: number): Promise<RateCount> {
    return new Promise((counted, failed) => {
      this.waiting.push({ key, ttl, counted, failed });
      if (!this.isCounting) void this.countAll();
    });
  }

  /** Never rejects: each hit gets its own answer or error. */
  private async countAll(): Promise<void> {
    this.isCounting = true;
    while (this.waiting.length > 0) {
      const hits = this.waiting.splice(0, BATCH);
      try {
        const counts = await this.table.add(newHits(hits));
        // The count after each hit, in their order.
        for (const hit of hits.toReversed()) {
          const count = counts.get(hit.key);
          if (!count) throw new Error('Every key of a batch is counted');
          counts.set(hit.key, { ...count, hits: count.hits - 1 });
          hit.counted(count);
        }
      } catch (error) {
        for (const hit of hits) hit.failed(error);
      }
    }
    this.isCounting = false;
  }
}

function newHits(hits: readonly Hit[]): NewHits {
  const added = new Map<string, { hits: number; ttl: number }>();
  for (const { key, ttl } of hits) added.set(key, { hits: (added.get(key)?.hits ?? 0) + 1, ttl });
  return added;
}
