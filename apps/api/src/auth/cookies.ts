import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TokenPair } from './admin-sessions/admin-session.service.js';
import type { PresentedTokens } from './admin-sessions/live-sign-ins.service.js';
import { cookieNames } from '../platform/common/access.js';
import type { Configuration } from '../platform/config/configuration.js';
import { withKnownName } from './known-device.js';
import { CHALLENGE_MS } from './second-factor/passkeys.service.js';

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

/** A year: the browser of a coach who comes back each season stays known. */
const KNOWN_SECONDS = 365 * 24 * 60 * 60;

/** Remembers that this browser signed in under a name; signing out keeps it. */
export function setDeviceCookie(
  request: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  username: string,
  site: Site & Pick<Configuration, 'jwtSecret'>,
): void {
  const value = withKnownName(deviceCookieOf(request, site), username, site.jwtSecret);
  void reply.setCookie(cookieNames(site).device, value, { ...options(site), maxAge: KNOWN_SECONDS });
}

export const deviceCookieOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>, site: Site) =>
  cookies[cookieNames(site).device];

/** Keeps the challenge for a passkey in the browser that asked for it. */
export function setChallengeCookie(reply: FastifyReply, challenge: string, site: Site): void {
  void reply.setCookie(cookieNames(site).passkey, challenge, {
    ...options(site),
    maxAge: CHALLENGE_MS / 1000,
  });
}

/** The challenge of this browser, which the answer removes. */
export function takeChallenge(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  site: Site,
): string | undefined {
  const { passkey } = cookieNames(site);
  void reply.clearCookie(passkey, options(site));
  return cookies[passkey];
}

export function clearTokenCookies(reply: FastifyReply, site: Site): void {
  const names = cookieNames(site);
  void reply.clearCookie(names.access, options(site)).clearCookie(names.refresh, options(site));
}

export function presentedTokens({ cookies }: Pick<FastifyRequest, 'cookies'>, site: Site): PresentedTokens {
  const names = cookieNames(site);
  return {
    accessToken: cookies[names.access],
    refreshToken: cookies[names.refresh],
    device: cookies[names.device],
  };
}
