/** Reads backups of version 1, which were written until November 2026. The newest expires in December 2027. */
import { createDecipheriv, createHash, scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DAMAGED, WRONG_PASSPHRASE } from './records.js';

/** Salt of the key, and a value that tells a wrong passphrase from a damaged file; both as base64url. */
export interface LegacyKey {
  salt: string;
  check: string;
}

const COST = { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 };
const scryptOf = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
const MAX_CHUNK_BYTES = 64 * 1024;
/** Highest bit of a chunk's length: marks the last chunk. */
const LAST = 0x8000_0000;

/** @throws StartRefused for a wrong passphrase */
export async function legacyKey({ salt, check }: LegacyKey, passphrase: string): Promise<Buffer> {
  const derived = await scryptOf(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), 48, COST);
  if (derived.subarray(32).toString('base64url') !== check) throw WRONG_PASSPHRASE;
  return derived.subarray(0, 32);
}

/**
 * The content of the chunks after the header line: each is its length, its proof and its payload.
 * @param key null for a file that is not encrypted
 * @throws StartRefused for a file that was cut or changed
 */
export async function* legacyContent(path: string, line: Buffer, key: Buffer | null): AsyncGenerator<Buffer> {
  const file = await open(path);
  let position = line.length;
  const take = async (length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead < length) throw DAMAGED;
    position += length;
    return buffer;
  };
  try {
    for (let at = 0, isLast = false; !isLast; at += 1) {
      const head = (await take(4)).readUInt32BE();
      isLast = head >= LAST;
      const length = isLast ? head - LAST : head;
      if (length > MAX_CHUNK_BYTES) throw DAMAGED;
      // The place of a chunk, so that no chunk can be moved.
      const nonce = Buffer.alloc(12);
      nonce.writeUInt32BE(at, 7);
      nonce[11] = isLast ? 1 : 0;
      const proof = await take(key ? 16 : 32);
      const payload = await take(length);
      yield key ? decrypted(line, key, nonce, proof, payload) : proven(line, nonce, proof, payload);
    }
    if (position !== (await file.stat()).size) throw DAMAGED;
  } finally {
    await file.close();
  }
}

/** AES-256-GCM, bound to the header line. */
function decrypted(line: Buffer, key: Buffer, nonce: Buffer, proof: Buffer, payload: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAAD(line).setAuthTag(proof);
  const content = decipher.update(payload);
  try {
    decipher.final();
  } catch {
    throw DAMAGED;
  }
  return content;
}

/** A SHA-256 of the header line, the place and the payload. */
function proven(line: Buffer, nonce: Buffer, proof: Buffer, payload: Buffer): Buffer {
  const digest = createHash('sha256').update(line).digest();
  const expected = createHash('sha256').update(digest).update(nonce).update(payload).digest();
  if (!expected.equals(proof)) throw DAMAGED;
  return payload;
}
