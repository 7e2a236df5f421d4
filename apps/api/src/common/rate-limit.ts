import { applyDecorators, Inject, Injectable, UseGuards } from '@nestjs/common';
import {
  getStorageToken,
  minutes,
  normalizeIp,
  seconds,
  Throttle,
  ThrottlerGuard,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { Configuration } from '../config/configuration.js';
import { AppError } from './app-error.js';
import { ApiErrors } from './error.dto.js';

/** Tries per minute and network address on routes where a secret can be guessed. */
const SIGN_INS_A_MINUTE = 20;
/** Registrations per ten minutes and network address: a whole arena may share one. */
const REGISTRATIONS_IN_TEN_MINUTES = 60;
/** Requests to register per ten minutes and network address, invalid ones included. */
const TRIES_IN_TEN_MINUTES = 600;
/** Requests for a family link per minute and network address; each e-mail address has its own limit. */
const LINK_REQUESTS_A_MINUTE = 20;

/**
 * Limits a route that takes a secret; beyond it 429 with Retry-After. Place it below other guards, so that it runs
 * first.
 */
export const LimitSignIn = () => limit({ limit: SIGN_INS_A_MINUTE, ttl: seconds(60) });

/** Limits the tries of a public registration route; beyond it 429 with Retry-After. */
export const LimitRegistrationTries = () =>
  limit({
    limit: TRIES_IN_TEN_MINUTES,
    ttl: minutes(10),
    // One counter for practices and sessions: the default key contains the route.
    generateKey: (_, address) => `registration tries ${address}`,
  });

/**
 * Counts valid registrations for practices and sessions together: a body that fails validation takes nothing from the
 * families who share an arena's address.
 */
@Injectable()
export class RegistrationLimit {
  constructor(
    private readonly configuration: Configuration,
    @Inject(getStorageToken()) private readonly storage: ThrottlerStorage,
  ) {}

  /**
   * Counts registrations of that network address: of a form, one per child, whatever the number of evenings.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async count(address: string, children = 1): Promise<void> {
    if (!this.configuration.rateLimits) return;
    const [key, time] = [`registrations ${normalizeIp(address)}`, minutes(10)];
    // At once, so that they share one statement.
    const counts = await Promise.all(
      Array.from({ length: children }, () =>
        this.storage.increment(key, time, REGISTRATIONS_IN_TEN_MINUTES, time, 'registrations'),
      ),
    );
    const blocked = counts.find(({ isBlocked }) => isBlocked);
    if (blocked) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: blocked.timeToBlockExpire });
  }
}

/** Limits the route that sends family links; beyond it 429 with Retry-After. */
export const LimitLinkRequests = () => limit({ limit: LINK_REQUESTS_A_MINUTE, ttl: seconds(60) });

type Limit = Parameters<typeof Throttle>[0][string];

const limit = (rate: Limit) =>
  applyDecorators(Throttle({ default: rate }), UseGuards(ThrottlerGuard), ApiErrors('TOO_MANY_REQUESTS'));
