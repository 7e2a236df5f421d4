import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenPair } from '../admin-sessions/admin-session.service.js';
import type { PresentedTokens } from '../admin-sessions/live-sign-ins.service.js';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../common/access.js';

const options = (isHttps: boolean) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps }) as const;

/** Sets both tokens as HttpOnly cookies that expire with the refresh token. */
export function setTokenCookies(reply: FastifyReply, pair: TokenPair, isHttps: boolean): void {
  const shared = { ...options(isHttps), expires: pair.refreshExpiresAt };
  void reply
    .setCookie(ACCESS_COOKIE, pair.accessToken, shared)
    .setCookie(REFRESH_COOKIE, pair.refreshToken, shared);
}

export function clearTokenCookies(reply: FastifyReply, isHttps: boolean): void {
  void reply.clearCookie(ACCESS_COOKIE, options(isHttps)).clearCookie(REFRESH_COOKIE, options(isHttps));
}

export const presentedTokens = ({ cookies }: Pick<FastifyRequest, 'cookies'>): PresentedTokens => ({
  accessToken: cookies[ACCESS_COOKIE],
  refreshToken: cookies[REFRESH_COOKIE],
});
