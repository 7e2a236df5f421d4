import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const digest = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');

/** Flags of WebAuthn's authenticator data: touched, verified by PIN or finger, with a new key. */
const [TOUCHED, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** Parts of the answer that a test falsifies. */
interface Change {
  origin?: string;
  host?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
}

/** The options of the API, as far as an authenticator reads them. */
export interface Options {
  challenge: string;
  user?: { id: string };
}

/** A device with one passkey (ES256), in software: WebAuthn without attestation. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  private userHandle = '';

  constructor(private readonly site: string) {}

  /** Makes the passkey. */
  create(options: Options, change: Change = {}) {
    this.userHandle = options.user?.id ?? '';
    const credentialId = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, credentialId.length]);
    const key = Buffer.concat([Buffer.alloc(16), length, credentialId, this.coseKey()]);
    const data = Buffer.concat([this.data(WITH_KEY, change), key]);
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return {
      id: this.id,
      clientDataJSON: this.client('webauthn.create', options, change),
      attestationObject: base64url(attestation),
    };
  }

  /** Answers a challenge; the counter grows by one, unless the test names it. */
  get(options: Options, change: Change = {}) {
    this.counter = change.counter ?? this.counter + 1;
    const data = this.data(0, change);
    const client = this.client('webauthn.get', options, change);
    const signed = Buffer.concat([data, digest(Buffer.from(client, 'base64url'))]);
    return {
      id: this.id,
      clientDataJSON: client,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: change.userHandle ?? this.userHandle,
    };
  }

  private data(flags: number, { host, isVerified = true }: Change): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | TOUCHED | (isVerified ? VERIFIED : 0);
    return Buffer.concat([digest(host ?? new URL(this.site).hostname), Buffer.from([all]), counter]);
  }

  private client(type: string, options: Options, { origin = this.site, challenge }: Change): string {
    const data = { type, challenge: challenge ?? options.challenge, origin, crossOrigin: false };
    return base64url(JSON.stringify(data));
  }

  /** CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}
