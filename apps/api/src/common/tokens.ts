import { createHmac, hash, randomFillSync } from 'node:crypto';

/** SHA-256 in hexadecimal: the only form in which a secret value is kept. */
export const sha256 = (value: string) => hash('sha256', value, 'hex');

const TOKEN_BYTES = 32;
/** Random bytes for the next tokens: drawn one by one they take longer than all else that a new family needs. */
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
 * The refresh value that follows another. It is derived with the server's secret instead of drawn, so that every
 * tab that replays the parent within its grace gets the same successor although only hashes are stored.
 */
export const successorOf = (refreshToken: string, secret: string) =>
  createHmac('sha256', secret).update(`refresh:${refreshToken}`).digest('base64url');

/** Characters of a SHA-256 in hexadecimal, and of 256 bits in base64url. */
export const HASH_LENGTH = 64;
export const TOKEN_LENGTH = 43;

/**
 * A token of 256 bits that follows from a stored seed and the server's secret: every mail can carry the same link
 * although no token is stored, and a copy of the database alone opens nothing.
 */
export const tokenFromSeed = (seed: string, purpose: string, secret: string) =>
  createHmac('sha256', secret).update(`family-${purpose}:${seed}`).digest('base64url');
