import { Module } from '@nestjs/common';
import { SharedRateLimits } from './shared-rate-limits.js';
import { TableCounts } from './table-counts.js';

/** The counts behind the rate limits of `common/rate-limit.ts`. */
@Module({ providers: [SharedRateLimits, TableCounts], exports: [SharedRateLimits, TableCounts] })
export class RateLimitsModule {}
