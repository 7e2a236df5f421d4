import type { FastifyInstance } from 'fastify';

/** Headers that a browser heeds on documents only: on a list they would be a third of its bytes. */
const FOR_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];

/** Content-Security-Policy of answers that are not documents: they load nothing, and no page may frame them. */
const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";

/** Leaves the headers of documents out of all other answers. */
export function spareDocumentHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('text/html')) return;
    for (const header of FOR_DOCUMENTS) void reply.removeHeader(header);
    // A 304 would replace the policy of the page that the browser has stored.
    if (type === '') void reply.removeHeader('content-security-policy');
    // The service worker keeps the pages' policy: it fetches what they fetch.
    else if (!type.startsWith('text/javascript')) void reply.header('content-security-policy', DATA_POLICY);
  });
}
