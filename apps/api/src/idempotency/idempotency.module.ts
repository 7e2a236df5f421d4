import { Module } from '@nestjs/common';
import { IdempotencyService } from './idempotency.service.js';

/** Repeatable requests; imported by the modules that answer them. */
@Module({ providers: [IdempotencyService], exports: [IdempotencyService] })
export class IdempotencyModule {}
