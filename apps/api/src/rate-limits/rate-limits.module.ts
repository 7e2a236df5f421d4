import { Module } from '@nestjs/common';
import { RedisCounts } from './redis-counts.js';
import { SharedRateLimits } from './shared-rate-limits.js';
import { TableCounts } from './table-counts.js';

/** The counts behind the rate limits of `common/rate-limit.ts`. */
@Module({ providers: [RedisCounts, SharedRateLimits, TableCounts], exports: [SharedRateLimits, TableCounts] })
export class RateLimitsModule {}
