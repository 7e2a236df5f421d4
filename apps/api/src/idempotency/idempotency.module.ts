import { Module } from '@nestjs/common';
import { IdempotencyService } from './idempotency.service.js';

/** Requests that may be repeated, below the modules that answer them. */
@Module({ providers: [IdempotencyService], exports: [IdempotencyService] })
export class IdempotencyModule {}
