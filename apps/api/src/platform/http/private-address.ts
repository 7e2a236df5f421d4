import type { FastifyInstance } from 'fastify';

/** A family's page, its calls and its calendar, in either language; with capitals a page redirects to its address. */
const PRIVATE = /^\/(?:fr\/|en\/)?(?:my|api\/my|api\/calendar\/my)(?:\/|$)/i;

/**
 * Whether an address is itself a credential (docs/decisions/family-link.md): it must not be sent as a referrer,
 * indexed or cached.
 */
export const isPrivateAddress = (url: string) => PRIVATE.test(decoded(url).replace(/\/{2,}/g, '/'));

/** The router decodes paths before it compares them: '/api/%6Dy' is '/api/my'. */
function decoded(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return path.includes('%') ? decodeURI(path) : path;
  } catch {
    // Leads to no route.
    return path;
  }
}

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Registered last, so that it also covers errors and the headers that a page or a feed sets. */
export function keepAddressesPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivateAddress(request.url)) void reply.headers(HEADERS).removeHeader('etag');
    done();
  });
}
