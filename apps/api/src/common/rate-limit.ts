import { applyDecorators, UseGuards } from '@nestjs/common';
import { minutes, seconds, Throttle, ThrottlerGuard } from '@nestjs/throttler';

/** Tries a minute for each network address at the doors where a secret can be guessed (decisions 12). */
const SIGN_INS_A_MINUTE = 20;
/** Registrations in ten minutes for each network address (decisions 12): a whole arena may share one. */
const REGISTRATIONS_IN_TEN_MINUTES = 60;

/** Requests for a family's link a minute for each network address; each e-mail has a limit of its own. */
const LINK_REQUESTS_A_MINUTE = 20;

/** Limits a route that takes a secret; beyond it 429 with Retry-After. Stands below other guards, so that it runs before them. */
export const LimitSignIn = () =>
  applyDecorators(
    Throttle({ default: { limit: SIGN_INS_A_MINUTE, ttl: seconds(60) } }),
    UseGuards(ThrottlerGuard),
  );

/** Limits a route by which the public registers players; beyond it 429 with Retry-After. */
export const LimitRegistrations = () =>
  applyDecorators(
    Throttle({
      default: {
        limit: REGISTRATIONS_IN_TEN_MINUTES,
        ttl: minutes(10),
        // One count for practices and sessions: a key names the route otherwise.
        generateKey: (_, address) => `registrations ${address}`,
      },
    }),
    UseGuards(ThrottlerGuard),
  );

/** Limits the route by which families ask for their link; beyond it 429 with Retry-After. */
export const LimitLinkRequests = () =>
  applyDecorators(
    Throttle({ default: { limit: LINK_REQUESTS_A_MINUTE, ttl: seconds(60) } }),
    UseGuards(ThrottlerGuard),
  );
