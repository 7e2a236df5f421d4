import { Module } from '@nestjs/common';
import { SharedRateLimits } from './shared-rate-limits.js';

/** The counts behind the rate limits of `common/rate-limit.ts`. */
@Module({ providers: [SharedRateLimits], exports: [SharedRateLimits] })
export class RateLimitsModule {}
