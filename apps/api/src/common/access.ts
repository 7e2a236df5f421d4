import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Audience, Role } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';

export const AUDIENCE = 'audience';

/** Who is calling, as the database knows them at this moment. */
export interface Caller {
  userId: number;
  username: string;
  role: Role;
  /** The admin session that the access token names. */
  adminSessionId: number;
}

/** Open to everybody. A route without one of these three is closed to all (D-01). */
export const AllowAnyone = () => SetMetadata(AUDIENCE, 'anyone' satisfies Audience);
/** Open to every signed-in admin user. */
export const AllowCoach = () =>
  applyDecorators(SetMetadata(AUDIENCE, 'coach' satisfies Audience), ApiCookieAuth());
/** Open to superadmins. */
export const AllowSuperadmin = () =>
  applyDecorators(SetMetadata(AUDIENCE, 'superadmin' satisfies Audience), ApiCookieAuth());

export type CallerRequest = FastifyRequest & { user?: Caller | null };

/** The two cookies of a signed-in browser. */
export const ACCESS_COOKIE = 'access_token';
export const REFRESH_COOKIE = 'refresh_token';

/**
 * The caller of a route that shows strangers less: undefined when nobody is signed in. A sign-in that has run out is
 * refused, so that a coach is never given the public's shortened names to save over the real ones.
 */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => {
    const { user, cookies } = context.switchToHttp().getRequest<CallerRequest>();
    const hasRunOut = !user && (cookies[ACCESS_COOKIE] ?? cookies[REFRESH_COOKIE]) !== undefined;
    if (hasRunOut) throw new AppError('NOT_SIGNED_IN');
    return user ?? undefined;
  },
);

/** The caller of a route that only signed-in users reach. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<CallerRequest>().user;
  if (!caller) throw new Error('SignedIn stands on a route that is open to everybody');
  return caller;
});
