import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { Audience, Role } from '@lions/domain';
import type { FastifyRequest } from 'fastify';

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

/** The caller of a route that is open to everybody: undefined when nobody is signed in. */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => {
    return context.switchToHttp().getRequest<CallerRequest>().user ?? undefined;
  },
);

/** The caller of a route that only signed-in users reach. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<CallerRequest>().user;
  if (!caller) throw new Error('SignedIn stands on a route that is open to everybody');
  return caller;
});
