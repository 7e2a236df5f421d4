import type { IncomingHttpHeaders } from 'node:http';
import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import { AUDIT_SHELL, type ApiScope, type Audience, type ChangeScope, type Role } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { ApiErrors } from './error.dto.js';

export const AUDIENCE = 'audience';

/** The caller, as read from the database for this request. */
export interface Caller extends ChangeScope {
  userId: number;
  username: string;
  role: Role;
  /** The admin session that the access token names; 0: none, the caller is a program. */
  adminSessionId: number;
  /** The scopes of a program's API key; absent for a user. */
  keyScopes?: readonly ApiScope[];
  /** A superadmin who must set up a second factor before anything else. */
  lacksSecondFactor?: boolean;
}

/** The teams that exist for the caller; null: all. A coach with some teams sees the others, too, a program does not. */
export const seenTeamsOf = (caller: Caller | undefined): number[] | null =>
  caller?.keyScopes ? caller.teamIds : null;

/** Who a change is recorded under: a signed-in user, or the shell. */
export type Actor = Pick<Caller, 'username'> & { userId: number | null };

/** A command that is typed on the server. */
export const SHELL: Actor = { userId: null, username: AUDIT_SHELL };

/** Open to all. A route without one of these three decorators is closed. */
export const AllowAnyone = () => SetMetadata(AUDIENCE, 'anyone' satisfies Audience);
/** Open to all signed-in admin users. */
export const AllowCoach = () => allowSignedIn('coach');
/** Open to superadmins. */
export const AllowSuperadmin = () => allowSignedIn('superadmin');

const allowSignedIn = (audience: Audience) =>
  applyDecorators(SetMetadata(AUDIENCE, audience), ApiCookieAuth(), ApiErrors('NOT_SIGNED_IN'));

/** Metadata of a route that is open to a caller who must set up a second factor first. */
export const BEFORE_SECOND_FACTOR = 'beforeSecondFactor';
export const BeforeSecondFactor = () => SetMetadata(BEFORE_SECOND_FACTOR, true);

/** Metadata of a route that understands the header `Dry-Run`; on any other one the header is refused. */
export const TAKES_DRY_RUN = 'takesDryRun';

export type CallerRequest = FastifyRequest & {
  user?: Caller | null;
  /** The access token has expired, and the refresh token is still valid. */
  isRenewable?: boolean;
  /** The id of the known device of a sign-in: its rate limit is not that of the address, which strangers may share. */
  knownDevice?: string | undefined;
};

/** The two cookies of a signed-in browser, that of a browser that once signed in, and that of a passkey's challenge. */
export const COOKIES = {
  access: 'access_token',
  refresh: 'refresh_token',
  device: 'device',
  passkey: 'passkey',
} as const;
/** With https the prefix keeps other hosts of the domain from setting them. */
const HOST_COOKIES = {
  access: `__Host-${COOKIES.access}`,
  refresh: `__Host-${COOKIES.refresh}`,
  device: `__Host-${COOKIES.device}`,
  passkey: `__Host-${COOKIES.passkey}`,
} as const;

export const cookieNames = ({ isHttps }: { isHttps: boolean }) => (isHttps ? HOST_COOKIES : COOKIES);

/** The back-office sends 'X-Sign-In: required' with each call: it must never get the public's answer. */
export const wantsSignIn = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['x-sign-in'] === 'required';

/** The API key that a program sends; it decides alone who calls, whatever cookies are beside it. */
export function presentedKey({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const [scheme = '', key = ''] = authorization.split(' ', 2);
  return scheme.toLowerCase() === 'bearer' ? key : undefined;
}

/**
 * The caller of a route that shows the public less; undefined when there is none. Refuses a call that requires a
 * sign-in, or whose sign-in can be refreshed, so that a coach never gets the public's shortened names and saves them
 * over the full ones. See docs/decisions/sign-ins.md.
 */
export const MaybeCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller | undefined => {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    if (request.user) return request.user;
    if (request.isRenewable || wantsSignIn(request)) throw new AppError('NOT_SIGNED_IN');
    return undefined;
  },
  [declareSignIn],
);

/** Declares the error of `MaybeCaller`: parameter decorators can also decorate their method. */
function declareSignIn(controller: object, method: string | symbol | undefined): void {
  const descriptor = method && Object.getOwnPropertyDescriptor(controller, method);
  if (descriptor) ApiErrors('NOT_SIGNED_IN')(controller, method, descriptor);
}

/** The caller of a route that requires a sign-in. */
export const SignedIn = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<CallerRequest>().user;
  if (!caller) throw new Error('SignedIn is on a route that is open to anyone');
  return caller;
});
