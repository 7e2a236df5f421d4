import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings of an answer. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
export const gzipped = promisify(gzip);
/** Cached pages; a club has a few dozen in two languages. */
const KEPT = 200;

/** The best encoding that a browser accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').map((item) => item.trim().split(';'));
  const takes = (name: string) =>
    names.some(([given, quality]) => given === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Whether an `If-None-Match` matches this entity: weakly, as one of a list, or as '*' (RFC 9110). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/**
 * Compresses each page once: the key is its content, so that no invalidation is needed when any process changes data.
 */
export class PageBytes {
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** The page's ETag, the same for every encoding. */
  static etag(html: string | Buffer): string {
    return `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  }

  packed(html: string | Buffer, etag: string, encoding: Encoding): Promise<Buffer> {
    const key = `${encoding} ${etag}`;
    let bytes = this.kept.get(key);
    if (!bytes) {
      bytes = pack(Buffer.from(html), encoding);
      this.kept.set(key, bytes);
      const oldest = this.kept.keys().next().value;
      if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    }
    return bytes;
  }
}

async function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(bytes);
  // The slowest and smallest level: once per content, off the main thread, for every phone that requests it.
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return bytes;
}
