import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenPair } from '../admin-sessions/admin-session.service.js';
import type { PresentedTokens } from '../admin-sessions/live-sign-ins.service.js';
import { cookieNames } from '../common/access.js';
import type { Configuration } from '../config/configuration.js';

type Site = Pick<Configuration, 'isHttps'>;

const options = ({ isHttps }: Site) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps }) as const;

/** Sets both tokens as HttpOnly cookies that expire with the refresh token. */
export function setTokenCookies(reply: FastifyReply, pair: TokenPair, site: Site): void {
  const names = cookieNames(site);
  const shared = { ...options(site), expires: pair.refreshExpiresAt };
  void reply
    .setCookie(names.access, pair.accessToken, shared)
    .setCookie(names.refresh, pair.refreshToken, shared);
}

export function clearTokenCookies(reply: FastifyReply, site: Site): void {
  const names = cookieNames(site);
  void reply.clearCookie(names.access, options(site)).clearCookie(names.refresh, options(site));
}

export function presentedTokens({ cookies }: Pick<FastifyRequest, 'cookies'>, site: Site): PresentedTokens {
  const names = cookieNames(site);
  return { accessToken: cookies[names.access], refreshToken: cookies[names.refresh] };
}
