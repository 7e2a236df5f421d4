import { applyDecorators, UseGuards } from '@nestjs/common';
import { seconds, Throttle, ThrottlerGuard } from '@nestjs/throttler';

/** Tries a minute for each network address at the doors where a secret can be guessed (decisions 12). */
const SIGN_INS_A_MINUTE = 20;

/** Limits a route that takes a secret; beyond it 429 with Retry-After. Stands below other guards, so that it runs before them. */
export const LimitSignIn = () =>
  applyDecorators(
    Throttle({ default: { limit: SIGN_INS_A_MINUTE, ttl: seconds(60) } }),
    UseGuards(ThrottlerGuard),
  );
