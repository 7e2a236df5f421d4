import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** Where a chunk is in its file: STREAM's nonce (https://eprint.iacr.org/2015/189), so no chunk can change places. */
function nonceOf(at: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(at, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Protects the chunks of one file; the chunk `at` counts from 0. */
export interface Seal {
  readonly proofBytes: number;
  close(content: Buffer, at: number, isLast: boolean): { proof: Buffer; payload: Buffer };
  /** The content of a chunk; undefined when the chunk, its place or the header was changed. */
  open(proof: Buffer, payload: Buffer, at: number, isLast: boolean): Buffer | undefined;
}

/** Without a passphrase: shows damage, not malice. `header` are the bytes before the first chunk. */
export function checksumSeal(header: Buffer): Seal {
  const digest = createHash('sha256').update(header).digest();
  const proofOf = (payload: Buffer, at: number, isLast: boolean) =>
    createHash('sha256').update(digest).update(nonceOf(at, isLast)).update(payload).digest();
  return {
    proofBytes: 32,
    close: (content, at, isLast) => ({ proof: proofOf(content, at, isLast), payload: content }),
    open: (proof, payload, at, isLast) => (proofOf(payload, at, isLast).equals(proof) ? payload : undefined),
  };
}

/** AES-256-GCM, each chunk bound to the header. A key serves one file only, because nonces begin at 0 in each. */
export function cipherSeal(header: Buffer, key: Buffer): Seal {
  return {
    proofBytes: 16,
    close(content, at, isLast) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at, isLast)).setAAD(header);
      const payload = cipher.update(content);
      // GCM has no rest.
      cipher.final();
      return { proof: cipher.getAuthTag(), payload };
    },
    open(proof, payload, at, isLast) {
      const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(at, isLast), { authTagLength: 16 });
      cipher.setAAD(header).setAuthTag(proof);
      try {
        const content = cipher.update(payload);
        cipher.final();
        return content;
      } catch {
        return undefined;
      }
    },
  };
}

/** 64 MB and about a quarter of a second for each guess of a passphrase. */
const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
const scryptOf = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

/** The last key: a file that is read twice, or checked after it was written, does not pay for it again. */
let latest: { passphrase: string; salt: Buffer; derived: Buffer } | undefined;

/** The key of a file, and a value that tells a wrong passphrase from a damaged file. */
export interface FileKey {
  salt: Buffer;
  key: Buffer;
  check: Buffer;
}

/** Derives the key of a file. @param salt of an existing file; a new file gets one of its own */
export async function keyOf(passphrase: string, salt = randomBytes(16)): Promise<FileKey> {
  if (latest?.passphrase !== passphrase || !latest.salt.equals(salt))
    latest = { passphrase, salt, derived: await scryptOf(passphrase.normalize('NFC'), salt, 48, COST) };
  const { derived } = latest;
  return { salt, key: derived.subarray(0, 32), check: derived.subarray(32) };
}
