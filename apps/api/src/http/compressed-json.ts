import type { FastifyInstance } from 'fastify';
import { chooseEncoding, packed, packedAside, type Encoding } from './encoding.js';

/** In bytes: a smaller answer fits into the first packet as it is. */
const LEAST = 1400;
/** In bytes: more would hold up other requests for longer than a millisecond. */
const MOST_AT_ONCE = 256 * 1024;

/**
 * Compresses the JSON that the controllers answer, which becomes a tenth: a roster of 200 players is 46 KB, and a
 * quarter of a second on a phone's slow network. Kept answers are compressed already.
 */
export function compressJson(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async ({ headers }, reply, payload) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isJson || !isBody || payload.length < LEAST || reply.hasHeader('content-encoding')) return payload;
    void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const encoding = chooseEncoding(headers['accept-encoding']);
    if (encoding === 'identity' || isFromElsewhere(headers['sec-fetch-site'])) return payload;
    const bytes = Buffer.isBuffer(payload)
      ? await packedOnce(payload, encoding)
      : await pack(Buffer.from(payload), encoding);
    void reply.header('content-encoding', encoding);
    return bytes;
  });
}

/**
 * Another site can have an answer sent that holds a text of its choice, as a registered name, and may learn from its
 * compressed length what else is in it (https://breachattack.com).
 */
const isFromElsewhere = (site: string | string[] | undefined) =>
  site === 'cross-site' || site === 'same-site';

const pack = (bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> =>
  bytes.length > MOST_AT_ONCE ? packedAside(bytes, encoding) : packed(bytes, encoding);

const known = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>();

/** A buffer is an answer that a controller keeps: the report. */
async function packedOnce(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = known.get(bytes) ?? {};
  known.set(bytes, forms);
  return (forms[encoding] ??= await pack(bytes, encoding));
}
