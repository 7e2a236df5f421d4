import type { FastifyInstance } from 'fastify';

/** A family's page, its calls and its calendar, in either language. */
const PRIVATE = /^\/(?:fr\/|en\/)?(?:my|api\/my|api\/calendar\/my)(?:[/?]|$)/;

/**
 * Whether an address opens something for whoever holds it (decisions 7): it may not be handed on to other sites, be
 * found by search engines, or be kept by anything on the way.
 */
export const isPrivateAddress = (url: string) => PRIVATE.test(url.replace(/\/{2,}/g, '/'));

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Last of all, so that it also holds for errors, and for what a page or a feed says of itself. */
export function keepAddressesPrivate(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply) => {
    if (isPrivateAddress(request.url)) void reply.headers(HEADERS).removeHeader('etag');
  });
}
