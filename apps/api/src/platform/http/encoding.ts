import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { remembered } from '@lions/domain';

/** Content encodings of an answer. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A third of a millisecond for a page: a thread of its own would take longer to wake up. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The best encoding that a browser accepts. */
export const chooseEncoding = (accepted = '') => encodingOf(accepted);

const encodingOf = remembered((accepted): Encoding => {
  const names = accepted.split(',').map((item) => item.trim().split(';'));
  const takes = (name: string) =>
    names.some(([given, quality]) => given === name && !/q=0(\.0*)?$/.test(quality ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
});

/** Compresses quickly, while the caller waits. */
export function packed(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  return encoding === 'br' ? brotliCompressSync(bytes, QUICK) : bytes;
}

/** Compresses as `packed`, in another thread. */
export async function packedAside(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes);
  return encoding === 'br' ? brotli(bytes, QUICK) : bytes;
}

/** The ETag of a content, the same for every encoding. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` matches this entity: weakly, as one of a list, or as '*' (RFC 9110). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
