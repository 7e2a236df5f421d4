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

/** Tries a minute for each network address at the doors where a secret can be guessed (decisions 12). */
const SIGN_INS_A_MINUTE = 20;
/** Registrations in ten minutes for each network address (decisions 12): a whole arena may share one. */
const REGISTRATIONS_IN_TEN_MINUTES = 60;
/** Requests to register in ten minutes for each network address, those that say nothing of use among them. */
const TRIES_IN_TEN_MINUTES = 600;
/** Requests for a family's link a minute for each network address; each e-mail has a limit of its own. */
const LINK_REQUESTS_A_MINUTE = 20;

/** Limits a route that takes a secret; beyond it 429 with Retry-After. Stands below other guards, so that it runs before them. */
export const LimitSignIn = () =>
  applyDecorators(
    Throttle({ default: { limit: SIGN_INS_A_MINUTE, ttl: seconds(60) } }),
    UseGuards(ThrottlerGuard),
  );

/** Limits how often a route by which the public registers players is tried; beyond it 429 with Retry-After. */
export const LimitRegistrationTries = () =>
  applyDecorators(
    Throttle({
      default: {
        limit: TRIES_IN_TEN_MINUTES,
        ttl: minutes(10),
        // One count for practices and sessions: a key names the route otherwise.
        generateKey: (_, address) => `registration tries ${address}`,
      },
    }),
    UseGuards(ThrottlerGuard),
  );

/**
 * Counts registrations for practices and sessions together, once their body has been checked: what is refused for
 * its form takes nothing from the families who share an arena's address.
 */
@Injectable()
export class RegistrationLimit {
  constructor(
    private readonly configuration: Configuration,
    @Inject(getStorageToken()) private readonly storage: ThrottlerStorage,
  ) {}

  /** One more from that network address. @throws AppError TOO_MANY_REQUESTS */
  async count(address: string): Promise<void> {
    if (!this.configuration.rateLimits) return;
    const [key, time] = [`registrations ${normalizeIp(address)}`, minutes(10)];
    const { isBlocked, timeToBlockExpire } = await this.storage.increment(
      ...([key, time, REGISTRATIONS_IN_TEN_MINUTES, time, 'registrations'] as const),
    );
    if (isBlocked) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: timeToBlockExpire });
  }
}

/** Limits the route by which families ask for their link; beyond it 429 with Retry-After. */
export const LimitLinkRequests = () =>
  applyDecorators(
    Throttle({ default: { limit: LINK_REQUESTS_A_MINUTE, ttl: seconds(60) } }),
    UseGuards(ThrottlerGuard),
  );
