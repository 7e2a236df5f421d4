import type { FastifyReply } from 'fastify';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../common/access.js';
import type { TokenPair } from '../admin-sessions/admin-session.service.js';

const options = (isHttps: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps }) as const;

/** Puts both values into cookies that scripts cannot read; they leave the browser when the refresh value expires. */
export function setTokenCookies(reply: FastifyReply, pair: TokenPair, isHttps: boolean): void {
  const shared = { ...options(isHttps), expires: pair.refreshExpiresAt };
  void reply
    .setCookie(ACCESS_COOKIE, pair.accessToken, shared)
    .setCookie(REFRESH_COOKIE, pair.refreshToken, shared);
}

export function clearTokenCookies(reply: FastifyReply, isHttps: boolean): void {
  void reply.clearCookie(ACCESS_COOKIE, options(isHttps)).clearCookie(REFRESH_COOKIE, options(isHttps));
}
