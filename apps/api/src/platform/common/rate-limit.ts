import { applyDecorators, Inject, Injectable, SetMetadata, type ExecutionContext } from '@nestjs/common';
import {
  getStorageToken,
  hours,
  minutes,
  normalizeIp,
  seconds,
  Throttle,
  ThrottlerGuard,
  type ThrottlerStorage,
} from '@nestjs/throttler';
import { Configuration } from '../config/configuration.js';
import type { CallerRequest } from './access.js';
import { AppError } from './app-error.js';
import { ApiErrors } from './error.dto.js';

/** Calls per network address, but for the corrections. docs/api.md names them. */
export const RATES = {
  /** Tries per minute on routes where a secret can be guessed. */
  signInsAMinute: 20,
  /** Registrations per ten minutes: a whole arena may share one address. */
  registrationsInTenMinutes: 60,
  /** Requests to register per ten minutes, invalid ones included. */
  triesInTenMinutes: 600,
  /** Corrections of an e-mail address to one address per day. */
  correctionsADay: 10,
  /** Requests for a mailed link per minute; each e-mail address has its own limit. */
  linkRequestsAMinute: 20,
};

/**
 * Limit of every other anonymous call that writes, and of all calls with a private link together, per network address: 500
 * families at an arena share one, and a form asks for each receipt of the device.
 */
export const OTHER_CALLS = { limit: 3000, ttl: seconds(60) };

/** Metadata of a route with a limit of its own. */
const LIMITED = 'limited';

/**
 * Global guard, behind the access guard and before those of the route. It counts calls with a limit of their own, and
 * all anonymous ones that write or hold a private link; beyond the limit 429 with Retry-After.
 */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    const { user, method } = context.switchToHttp().getRequest<CallerRequest>();
    // Counted by its key.
    if (user?.keyScopes) return true;
    if (this.isLimited(context)) return false;
    const isRead = method === 'GET' || method === 'HEAD';
    return Boolean(user) || (isRead && !holdsLink(context));
  }

  /** The default key contains the route. */
  protected override generateKey(context: ExecutionContext, address: string, name: string): string {
    const isShared = !this.isLimited(context) && holdsLink(context);
    return isShared ? `private links ${address}` : super.generateKey(context, address, name);
  }

  private isLimited(context: ExecutionContext): boolean {
    return this.reflector.get<true | undefined>(LIMITED, context.getHandler()) ?? false;
  }

  protected override async getTracker(request: CallerRequest): Promise<string> {
    return request.knownDevice ?? super.getTracker(request);
  }
}

const holdsLink = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<{ params: { token?: string } }>().params.token !== undefined;

/** Limits a route that takes a secret. */
export const LimitSignIn = () => limit({ limit: RATES.signInsAMinute, ttl: seconds(60) });

/** Limits the tries of a public registration route. */
export const LimitRegistrationTries = () =>
  limit({
    limit: RATES.triesInTenMinutes,
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
   * Counts registrations of that network address: of a form, one per child, whatever the number of dates.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async count(address: string, children = 1): Promise<void> {
    if (!this.configuration.rateLimits) return;
    const [key, time] = [`registrations ${normalizeIp(address)}`, minutes(10)];
    // At once, so that they share one statement.
    const counts = await Promise.all(
      Array.from({ length: children }, () =>
        this.storage.increment(key, time, RATES.registrationsInTenMinutes, time, 'registrations'),
      ),
    );
    const blocked = counts.find(({ isBlocked }) => isBlocked);
    if (blocked) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: blocked.timeToBlockExpire });
  }
}

/** Calls that send a mail to a typed address. Corrections: as many a day as registrations under one address. */
const TO_ADDRESS = {
  corrections: { limit: RATES.correctionsADay, time: hours(24) },
  'password links': { limit: 3, time: hours(1) },
} as const;

/** Limits the mails that strangers can have sent to one address. */
@Injectable()
export class AddressLimit {
  constructor(
    private readonly configuration: Configuration,
    @Inject(getStorageToken()) private readonly storage: ThrottlerStorage,
  ) {}

  /** Counts a call for that address, known or not. @throws AppError TOO_MANY_REQUESTS */
  async count(calls: keyof typeof TO_ADDRESS, email: string): Promise<void> {
    if (!this.configuration.rateLimits) return;
    const { limit, time } = TO_ADDRESS[calls];
    const { isBlocked, timeToBlockExpire: retryAfter } = await this.storage.increment(
      `${calls} to ${email}`,
      time,
      limit,
      time,
      calls,
    );
    if (isBlocked) throw new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }
}

/** Limits the routes that mail a private link. */
export const LimitLinkRequests = () => limit({ limit: RATES.linkRequestsAMinute, ttl: seconds(60) });

type Limit = Parameters<typeof Throttle>[0][string];

const limit = (rate: Limit) =>
  applyDecorators(Throttle({ default: rate }), SetMetadata(LIMITED, true), ApiErrors('TOO_MANY_REQUESTS'));
