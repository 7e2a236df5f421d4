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

/** Levels of brackets; the deepest valid body, practices created in one call, has three. */
const MOST_LEVELS = 10;

/**
 * Whether a JSON text is nested too deeply. Checked before parsing and in a plain loop: class-validator recurses per
 * level, and some thousand levels overflow its stack.
 */
export function isDeep(json: string): boolean {
  let [level, isInString] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isInString && sign === '\\') at += 1;
    else if (sign === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (sign === '[' || sign === '{') level += 1;
    else if (sign === ']' || sign === '}') level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}
