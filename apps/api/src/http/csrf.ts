import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe request may come from another site. SameSite cookies are also sent from another port of the same
 * host, and log-out and refresh have no body, so neither is enough. `Sec-Fetch-Site: same-origin` passes; without
 * that header our own `Origin`; with neither, only a request without cookies or with `X-Requested-With`, which a form
 * of another site cannot send. See docs/decisions/accounts.md.
 */
export function isCrossSite(request: Pick<FastifyRequest, 'method' | 'headers'>, ownOrigin: string): boolean {
  if (SAFE.has(request.method)) return false;
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  if (headers.origin !== undefined) return headers.origin !== ownOrigin;
  return headers.cookie !== undefined && headers['x-requested-with'] === undefined;
}
