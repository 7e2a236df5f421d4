import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { NewHits, RateCount, RateCounts } from './rate-counts.js';

/** Later than that the database counts instead. */
const PATIENCE_MS = 500;
/** The first hits of a count set its end; returns the hits and the milliseconds that are left. */
const ADD = `
  local hits = redis.call('INCRBY', KEYS[1], ARGV[1])
  if hits == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
  return {hits, redis.call('PTTL', KEYS[1])}`;

/** Counts in the Redis of REDIS_URL. */
@Injectable()
export class RedisCounts implements RateCounts, OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Rate limits');
  private client: Redis | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
  ) {}

  /** Whether there is a Redis to count in. */
  get isConfigured(): boolean {
    return this.configuration.redisUrl !== undefined;
  }

  /** Waits for the connection, or its failure: it is tried again in the background. */
  async onModuleInit(): Promise<void> {
    const { redisUrl } = this.configuration;
    if (redisUrl === undefined) return;
    const { Redis } = await import('ioredis');
    this.client = new Redis(redisUrl, {
      lazyConnect: true,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      maxRetriesPerRequest: 0,
      // Hits do not wait for a Redis that is away.
      enableOfflineQueue: false,
    });
    this.client.on('error', () => undefined);
    this.client.on('close', () => this.logger.warn('Redis is away: the database counts rate limits'));
    this.client.on('ready', () => this.logger.log('Redis counts rate limits'));
    await this.client.connect().catch(() => undefined);
  }

  onModuleDestroy(): void {
    this.client?.removeAllListeners('close');
    this.client?.disconnect();
  }

  /** @throws Error while Redis is away */
  async add(hits: NewHits): Promise<Map<string, RateCount>> {
    if (!this.client) throw new Error('REDIS_URL is not set');
    const now = this.clock.time();
    const pipeline = this.client.pipeline();
    for (const [key, { hits: added, ttl }] of hits) pipeline.eval(ADD, 1, `rate:${key}`, added, ttl);
    const answers = (await pipeline.exec()) ?? [];
    return new Map(
      [...hits.keys()].map((key, index) => {
        const [error, answer] = answers[index] ?? [new Error('Redis did not answer')];
        if (error) throw error;
        const [count, left] = answer as [number, number];
        return [key, { hits: count, endsAt: new Date(now + left) }];
      }),
    );
  }
}
