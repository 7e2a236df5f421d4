import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@lions/domain';
import { Secret, TOTP } from 'otpauth';

/** The name that the authenticator app shows above the code, and a device beside a passkey. */
export const ISSUER = 'Lions';
const STEP_MS = MINUTE_MS / 2;
/** Steps by which the clocks of phone and server may differ. */
const DRIFT = 1;
const CIPHER = 'aes-256-gcm';
const [IV_BYTES, TAG_BYTES] = [12, 16];

export const drawTotpSecret = () => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** The text of the QR code that an authenticator app reads. */
export const totpUri = (secret: string, username: string) => totpOf(secret, username).toString();

/** The 30-second step of a code, if it is one of now or of a step beside. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}

const keyOf = (serverSecret: string) => createHmac('sha256', serverSecret).update('second factor').digest();

/** Encrypts a user's secret for the database; another user's row does not open it. */
export function seal(secret: string, userId: number, serverSecret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(serverSecret), iv).setAAD(Buffer.from(String(userId)));
  const content = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
}

/** Undefined when the server's secret is another one than at the encryption. */
export function unseal(sealed: string, userId: number, serverSecret: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(serverSecret), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(String(userId)))
      .setAuthTag(tag);
    return Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString();
  } catch {
    return undefined;
  }
}
