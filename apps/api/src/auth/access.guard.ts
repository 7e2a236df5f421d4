import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import { isAllowed, LIMITS, type Audience } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { AdminSessionService } from './admin-sessions/admin-session.service.js';
import {
  AUDIENCE,
  BEFORE_SECOND_FACTOR,
  cookieNames,
  presentedKey,
  TAKES_DRY_RUN,
  wantsSignIn,
  type Caller,
  type CallerRequest,
} from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Configuration } from '../platform/config/configuration.js';
import { requireSmallBody, SAFE } from '../platform/http/request-checks.js';
import { KeySignIn } from './api-keys/key-sign-in.js';
import { clearTokenCookies, deviceCookieOf, presentedTokens } from './cookies.js';
import { knownDeviceOf } from './known-device.js';
import { accessKey } from '../platform/common/tokens.js';

/** Reads the access token from its cookie and checks its row at each request. See docs/decisions/accounts.md. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    private readonly configuration: Configuration,
    private readonly adminSessions: AdminSessionService,
  ) {
    const { access } = cookieNames(configuration);
    super({
      jwtFromRequest: (({ cookies }: FastifyRequest) => cookies[access] ?? null) as never,
      secretOrKey: accessKey(configuration.jwtSecret) as never,
      algorithms: ['HS256'],
      // Expiry is checked on the row, with the injected clock.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  async validate(request: CallerRequest): Promise<Caller | null> {
    const token = request.cookies[cookieNames(this.configuration).access];
    return token === undefined ? null : ((await this.adminSessions.callerOf(token)) ?? null);
  }
}

/** Global guard. Authenticates the caller; a route is denied unless it declares an audience. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly adminSessions: AdminSessionService,
    private readonly configuration: Configuration,
    private readonly keys: KeySignIn,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const key = presentedKey(request.headers);
    if (key !== undefined) {
      await this.keys.signIn(key, request, context.switchToHttp().getResponse<FastifyReply>());
      return true;
    }
    if (presentedTokens(request, this.configuration).accessToken !== undefined)
      await super.canActivate(context);
    const audience = this.reflector.getAllAndOverride<Audience | undefined>(AUDIENCE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (request.user?.lacksSecondFactor) this.requireSecondFactor(context, request, audience);
    const caller = request.user ?? undefined;
    request.knownDevice = this.knownDeviceOf(request);
    if (caller) this.requireSameUser(request, caller);
    if (audience !== undefined && isAllowed(caller?.role, audience)) {
      this.requireDryRunTaken(context, request);
      if (caller) return true;
      requireSmallBody(request);
      await this.clearDead(request, context.switchToHttp().getResponse<FastifyReply>());
      return true;
    }
    throw new AppError(caller === undefined ? 'NOT_SIGNED_IN' : 'ACCESS_DENIED');
  }

  /** Until the set-up a caller counts as signed out, except for the calls of the set-up. */
  private requireSecondFactor(
    context: ExecutionContext,
    request: CallerRequest,
    audience: Audience | undefined,
  ): void {
    if (this.reflector.get<true | undefined>(BEFORE_SECOND_FACTOR, context.getHandler())) return;
    if (audience !== 'anyone') throw new AppError('SECOND_FACTOR_SET_UP');
    request.user = null;
  }

  /** Device of a sign-in, whose body is not validated yet. */
  private knownDeviceOf(request: CallerRequest): string | undefined {
    const { username } = (request.body ?? {}) as { username?: unknown };
    if (typeof username !== 'string' || username.length > LIMITS.shortText) return undefined;
    const { jwtSecret } = this.configuration;
    return knownDeviceOf(deviceCookieOf(request, this.configuration), username, jwtSecret);
  }

  /** An invalid token counts as none: the route's audience decides. */
  override handleRequest<User = Caller | null>(error: unknown, user: User | false): User {
    if (error) throw error;
    return (user || null) as User;
  }

  /**
   * A page names the user that it shows: in another tab another one may have signed in, whose cookies this page sends.
   * Before the role: that of another user is no answer to this page's.
   */
  private requireSameUser({ method, headers }: CallerRequest, { userId }: Caller): void {
    const { 'x-user-id': named } = headers;
    if (named === undefined || SAFE.has(method)) return;
    if (!/^[1-9]\d{0,9}$/.test(String(named))) {
      const details = [
        { field: 'X-User-Id', message: 'Send the id of the signed-in user, or no such header' },
      ];
      throw new AppError('VALIDATION_FAILED', { details });
    }
    if (Number(named) !== userId) throw new AppError('SIGNED_IN_AS_OTHER');
  }

  /** A change must not be made when only its consequences were asked for. */
  private requireDryRunTaken(context: ExecutionContext, { headers }: CallerRequest): void {
    const isTaken = this.reflector.get<true | undefined>(TAKES_DRY_RUN, context.getHandler());
    const { 'dry-run': dryRun } = headers;
    if (dryRun === undefined || (isTaken && dryRun === 'true')) return;
    const message = isTaken ? "Send 'true', or no such header" : 'This call has no dry run';
    const details = [{ field: 'Dry-Run', message }];
    throw new AppError('VALIDATION_FAILED', { details });
  }

  /**
   * Clears the cookies of a dead sign-in. Not in an answer to the back-office: it may arrive after the answer to a
   * new sign-in and would clear that one's cookies.
   */
  private async clearDead(request: CallerRequest, reply: FastifyReply): Promise<void> {
    const { accessToken, refreshToken } = presentedTokens(request, this.configuration);
    if ((accessToken ?? refreshToken) === undefined || wantsSignIn(request)) return;
    request.isRenewable = await this.adminSessions.isRenewable(refreshToken);
    if (!request.isRenewable) clearTokenCookies(reply, this.configuration);
  }
}
