import { createHmac, createSecretKey, hash, randomFillSync } from 'node:crypto';
import type { Language } from '@lions/domain';

/** SHA-256 in hexadecimal: the only form in which a secret is stored. */
export const sha256 = (value: string) => hash('sha256', value, 'hex');

const TOKEN_BYTES = 32;
/** Random bytes in stock: drawn one token at a time they take longer than the rest of a new family. */
const drawn = Buffer.alloc(128 * TOKEN_BYTES);
let used = drawn.length;

/** 256 random bits as text. */
export function randomToken(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += TOKEN_BYTES;
  return drawn.toString('base64url', used - TOKEN_BYTES, used);
}

/**
 * The refresh token that follows another. It is derived with the server's secret instead of drawn, so that every tab
 * that replays the parent within its grace period gets the same successor although only hashes are stored.
 */
export const successorOf = (refreshToken: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${refreshToken}`).digest('base64url');

/**
 * The key of access tokens. jsonwebtoken would try a string as a private or public key at each signature and check,
 * which takes half a millisecond to fail.
 */
export const accessKey = (secret: string) => createSecretKey(Buffer.from(secret));

/** Lengths of a SHA-256 in hexadecimal, and of 256 bits in base64url. */
export const HASH_LENGTH = 64;
export const TOKEN_LENGTH = 43;

/**
 * A 256-bit token derived from a seed and the server's secret: it can be issued again without being stored, and a
 * copy of the database alone opens nothing. Each purpose derives a different token from the same seed.
 */
export const tokenFromSeed = (seed: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`${purpose}:${seed}`).digest('base64url');

/** The absolute address of a private page in a language; `path` is the English one, such as '/my/…'. */
export const privateUrl = (publicUrl: string, path: `/my/${string}`, language: Language | null): string =>
  `${publicUrl}${language === 'fr' ? '/fr' : ''}${path}`;
