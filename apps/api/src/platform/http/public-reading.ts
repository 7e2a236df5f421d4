import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSignedIn } from '../public-cache/cacheable-addresses.js';
import { isPrivateAddress } from './private-address.js';
import { SAFE } from './request-checks.js';

/** The script that other sites load to show the schedule; the same for everybody. */
export const EMBED_SCRIPT = '/embed.js';

/** Scripts of any site may read the answer, and its pages may show it as a picture. */
const READABLE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** A browser keeps the permission for a day. `*` never stands for Authorization, nor for cookies. */
const PREFLIGHT = {
  ...READABLE,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
};

/** Whether an answer is for all to read: one to a safe call without a sign-in, whose address is no credential. */
function isReadable({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (!SAFE.has(method) || isPrivateAddress(url)) return false;
  return url.split('?', 1)[0] === EMBED_SCRIPT || (url.startsWith('/api/') && !isSignedIn(headers));
}

/**
 * Opens anonymous reading to pages of other sites (CORS). Never with credentials: an answer to a signed-in browser has no
 * such header, so the browser keeps it from the page (docs/integrate.md). Registered after the headers that
 * restrict browsers.
 */
export function openToOtherSites(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'];
    if (isPreflight && isReadable(request)) void reply.status(204).headers(PREFLIGHT).send();
    else done();
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (isReadable(request)) void reply.headers(READABLE);
    done();
  });
}
