import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdminUser } from './accounts/admin-user.entity.js';
import type { Device } from './admin-sessions/sign-in-log.service.js';
import { nameHashOf } from './passwords/lockout.service.js';
import { tokenFromSeed } from '../platform/common/tokens.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Writer } from '../platform/database/reader.js';

/** Several coaches may share a browser; the names of the latest sign-ins stay. */
const MOST_NAMES = 5;
/** The device's random id, and a signature for each name that signed in on it. */
const FORM = /^([\w-]{22})((?:\.[\w-]{43}){1,5})$/;

const signatureOf = (id: string, username: string, secret: string) =>
  tokenFromSeed(`${id}:${nameHashOf(username)}`, 'device', secret);

function parse(value: string | undefined): { id: string; signatures: string[] } | undefined {
  const [, id, signatures] = FORM.exec(value ?? '') ?? [];
  return id && signatures ? { id, signatures: signatures.slice(1).split('.') } : undefined;
}

/**
 * The id of a browser that once signed in under that name, from its cookie; undefined for any other one. It signs no user
 * in: tries of that browser are only counted apart. See docs/decisions/accounts.md.
 */
export function knownDeviceOf(
  value: string | undefined,
  username: string,
  secret: string,
): string | undefined {
  const device = parse(value);
  if (!device) return undefined;
  const expected = Buffer.from(signatureOf(device.id, username, secret));
  return device.signatures.some((signature) => timingSafeEqual(Buffer.from(signature), expected))
    ? device.id
    : undefined;
}

/** The cookie of a browser that has just signed in under that name; it keeps the names that it held. */
export function withKnownName(value: string | undefined, username: string, secret: string): string {
  const { id, signatures } = parse(value) ?? { id: randomBytes(16).toString('base64url'), signatures: [] };
  const own = signatureOf(id, username, secret);
  const others = signatures.filter((signature) => signature !== own);
  return [id, own, ...others].slice(0, 1 + MOST_NAMES).join('.');
}

type Tell = (tx: Writer, user: AdminUser, device: Device) => Promise<void>;

/** Tells a user of a sign-in from a browser that never signed in under the name. See docs/decisions/accounts.md. */
@Injectable()
export class NewDevices {
  private tell: Tell = () => Promise.resolve();

  constructor(private readonly configuration: Configuration) {}

  /** Registers what tells the user, in the transaction of the sign-in: mails are above this folder. */
  whenNew(tell: Tell): void {
    this.tell = tell;
  }

  /** `user` as before this sign-in: the first one of an account is told to no one. */
  async noteIn(tx: Writer, user: AdminUser, device: Device, value: string | undefined): Promise<void> {
    const isKnown = knownDeviceOf(value, user.username, this.configuration.jwtSecret) !== undefined;
    if (user.lastLogin !== null && !isKnown) await this.tell(tx, user, device);
  }
}
