import type { FastifyInstance } from 'fastify';

/** A family's page, its calls and its calendar, in either language. */
const PRIVATE = /^\/(?:fr\/|en\/)?(?:my|api\/my|api\/calendar\/my)(?:[/?]|$)/;

/**
 * Whether an address is itself a credential (docs/decisions/family-link.md): it must not be sent as a referrer,
 * indexed or cached.
 */
export const isPrivateAddress = (url: string) => PRIVATE.test(url.replace(/\/{2,}/g, '/'));

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
