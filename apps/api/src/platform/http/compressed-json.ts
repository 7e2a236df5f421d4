import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chooseEncoding, packed, packedAside, type Encoding } from './encoding.js';

/** In bytes: a smaller answer fits into the first packet as it is. */
const LEAST = 1400;
/** In bytes: more would hold up other requests for longer than a millisecond. */
const MOST_AT_ONCE = 256 * 1024;

/**
 * Compresses the JSON that the controllers answer, which becomes a tenth: a roster of 200 players is 46 KB, and a
 * quarter of a second on a phone's slow network. Cached answers are compressed already.
 */
export function compressJson(fastify: FastifyInstance): void {
  fastify.addHook('onSend', ({ headers }, reply, payload, done) => {
    const encoding = isLargeJson(reply, payload) ? encodingFor(headers, reply) : 'identity';
    if (encoding === 'identity') done(null, payload);
    else
      pack(payload as string | Buffer, encoding)
        .then((bytes) => {
          void reply.header('content-encoding', encoding);
          done(null, bytes);
        })
        // Also where the answer cannot be sent: Fastify calls only hooks themselves within a try.
        .catch(done);
  });
}

function isLargeJson(reply: FastifyReply, payload: unknown): boolean {
  const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isBody || payload.length < LEAST || reply.hasHeader('content-encoding')) return false;
  return String(reply.getHeader('content-type') ?? '').startsWith('application/json');
}

function encodingFor(headers: IncomingHttpHeaders, reply: FastifyReply): Encoding {
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  return isFromElsewhere(headers['sec-fetch-site']) ? 'identity' : chooseEncoding(headers['accept-encoding']);
}

/**
 * Whether another site causes the request: it can choose a text in the answer, such as a registered name, and learn
 * from the compressed length what else is in the answer (https://breachattack.com).
 */
const isFromElsewhere = (site: string | string[] | undefined) =>
  site === 'cross-site' || site === 'same-site';

async function pack(payload: string | Buffer, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(payload);
  return bytes.length > MOST_AT_ONCE ? packedAside(bytes, encoding) : packed(bytes, encoding);
}
