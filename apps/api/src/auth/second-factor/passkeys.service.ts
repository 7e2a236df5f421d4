import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS, MINUTE_MS } from '@lions/domain';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Actor } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { tokenFromSeed } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Writer } from '../../platform/database/reader.js';
import { AdminUser, passkeysOf, type Passkey } from '../accounts/admin-user.entity.js';
import { NO_APP } from './second-factor.service.js';
import type { NewPasskeyDto, PasskeySignInDto } from './passkeys.dto.js';
import { ISSUER } from './totp.js';

/** At the first use: with it each start would take a second and 30 MB more. */
const library = () => import('@simplewebauthn/server');

/** How long a challenge can be answered; browsers give up a minute earlier. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
const BROWSER_MS = CHALLENGE_MS - MINUTE_MS;
/** Difference between the clocks of two servers that is no error. */
const SKEW_MS = MINUTE_MS;
/** Time, random bytes and signature. */
const CHALLENGE_FORM = /^((\d{1,15})\.[\w-]{22})\.([\w-]{43})$/;
const SIGN_IN = 'passkey sign-in';
const addingOf = (userId: number) => `passkey of ${userId}`;

/** The request to a browser for a passkey, and its challenge for the cookie. */
export interface Begun {
  options: object;
  challenge: string;
}

/** The name under which an authenticator stores the user: the id, because names and addresses change. */
const storedIdOf = ({ id }: Pick<AdminUser, 'id'>) => String(id);
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** Passkeys (WebAuthn): a signature of a device that has verified its user. See docs/decisions/second-factor.md. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly audit: AuditService,
  ) {}

  /** Begins to add a passkey. The user has just given the password or a code. @throws AppError PASSKEY_LIMIT */
  async beginAdding(user: AdminUser): Promise<Begun> {
    requireRoom(user);
    const challenge = this.drawChallenge(addingOf(user.id));
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      challenge,
      rpName: ISSUER,
      rpID: this.host,
      userID: Buffer.from(storedIdOf(user)),
      userName: user.username,
      userDisplayName: `${user.firstName} ${user.lastName}`,
      timeout: BROWSER_MS,
      attestationType: 'none',
      excludeCredentials: passkeysOf(user).map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { options, challenge };
  }

  /** @throws AppError PASSKEY_REFUSED, PASSKEY_LIMIT */
  async add(
    caller: Actor & { userId: number },
    { name, id, ...response }: NewPasskeyDto,
    challenge = '',
  ): Promise<void> {
    const drawnAt = this.drawnAt(challenge, addingOf(caller.userId));
    if (drawnAt === undefined) throw new AppError('PASSKEY_REFUSED');
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      ...this.expected(challenge),
    }).catch(refuse);
    if (!registrationInfo) throw new AppError('PASSKEY_REFUSED');
    const { credential } = registrationInfo;
    await this.db.write(async (tx) => {
      const [user] = await tx.lock(AdminUser, { id: caller.userId });
      if (!user) throw new AppError('NOT_SIGNED_IN');
      requireRoom(user);
      const passkeys = passkeysOf(user);
      const isKnown = passkeys.some(({ credentialId }) => credentialId === credential.id);
      if (isKnown || !this.isUnused(user, drawnAt)) throw new AppError('PASSKEY_REFUSED');
      const passkey: Passkey = {
        id: randomInt(1, LIMITS.id),
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        addedAt: this.clock.now().toISOString(),
        lastUsedAt: null,
      };
      await saveIn(tx, user, [...passkeys, passkey], drawnAt);
      await this.audit.recordIn(tx, caller, {
        action: 'user.addPasskey',
        subjectId: user.id,
        after: { name },
      });
    });
  }

  /** @throws AppError PASSKEY_NOT_FOUND */
  async remove(caller: Actor & { userId: number }, id: number): Promise<void> {
    await this.db.write(async (tx) => {
      const [user] = await tx.lock(AdminUser, { id: caller.userId });
      const passkey = user && passkeysOf(user).find((each) => each.id === id);
      if (!passkey) throw new AppError('PASSKEY_NOT_FOUND');
      await saveIn(
        tx,
        user,
        passkeysOf(user).filter((each) => each !== passkey),
      );
      await this.audit.recordIn(tx, caller, {
        action: 'user.removePasskey',
        subjectId: user.id,
        before: { name: passkey.name },
      });
    });
  }

  /** Begins a sign-in; the passkey will name its user. */
  async beginSignIn(): Promise<Begun> {
    const challenge = this.drawChallenge(SIGN_IN);
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      challenge,
      rpID: this.host,
      timeout: BROWSER_MS,
      userVerification: 'required',
    });
    return { options, challenge };
  }

  /** The user that the answer names, if the passkey is one of theirs: strangers do not know its id. */
  async ownerOf({
    id,
    userHandle,
  }: PasskeySignInDto): Promise<{ user: AdminUser; passkey: Passkey } | undefined> {
    const handle = Buffer.from(userHandle, 'base64url').toString();
    const userId = /^[1-9]\d{0,9}$/.test(handle) ? Number(handle) : 0;
    const user = await this.db.read((reader) => reader.findOne(AdminUser, { where: { id: userId } }));
    const passkey = user && passkeysOf(user).find(({ credentialId }) => credentialId === id);
    return passkey ? { user, passkey } : undefined;
  }

  /**
   * Whether the answer is right: signed by the passkey, for this site and for a challenge that was not used before, by a
   * device that has verified its user. `passkey` is as it was read with the user.
   */
  async use(
    user: AdminUser,
    passkey: Passkey,
    { id, ...response }: PasskeySignInDto,
    challenge = '',
  ): Promise<boolean> {
    const drawnAt = this.drawnAt(challenge, SIGN_IN);
    if (drawnAt === undefined) return false;
    const { credentialId, publicKey, counter } = passkey;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
      ...this.expected(challenge),
    }).catch(refuse);
    if (!verified) return false;
    return this.db.write(async (tx) => {
      const [locked] = await tx.lock(AdminUser, { id: user.id });
      // Removed or used since it was read.
      const isSame =
        locked && passkeysOf(locked).some((each) => each.id === passkey.id && each.counter === counter);
      if (!isSame || !this.isUnused(locked, drawnAt)) return false;
      const used = { counter: authenticationInfo.newCounter, lastUsedAt: this.clock.now().toISOString() };
      const passkeys = passkeysOf(locked).map((each) =>
        each.id === passkey.id ? { ...each, ...used } : each,
      );
      await saveIn(tx, locked, passkeys, drawnAt);
      return true;
    });
  }

  /** The name that passkeys are bound to. */
  private get host(): string {
    return new URL(this.configuration.publicUrl).hostname;
  }

  private expected(challenge: string) {
    return {
      expectedChallenge: base64url(challenge),
      expectedOrigin: new URL(this.configuration.publicUrl).origin,
      expectedRPID: this.host,
      requireUserVerification: true,
    };
  }

  private drawChallenge(purpose: string): string {
    const seed = `${this.clock.time()}.${randomBytes(16).toString('base64url')}`;
    return `${seed}.${tokenFromSeed(seed, purpose, this.configuration.jwtSecret)}`;
  }

  /** When a challenge was drawn; undefined for one of another purpose or server, or that is too old. */
  private drawnAt(challenge: string, purpose: string): number | undefined {
    const [, seed, time, signature] = CHALLENGE_FORM.exec(challenge) ?? [];
    if (seed === undefined || signature === undefined) return undefined;
    const own = tokenFromSeed(seed, purpose, this.configuration.jwtSecret);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(own))) return undefined;
    const age = this.clock.time() - Number(time);
    return age < CHALLENGE_MS && age > -SKEW_MS ? Number(time) : undefined;
  }

  /** No challenge works that was drawn before the last one that was used, unless the clock was ahead then. */
  private isUnused({ secondFactor }: AdminUser, drawnAt: number): boolean {
    const last = secondFactor?.lastChallenge ?? 0;
    return drawnAt > last || last > this.clock.time() + SKEW_MS;
  }
}

/** The library throws what it refuses, with a reason for developers. */
const refuse = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
});

function requireRoom(user: AdminUser): void {
  if (passkeysOf(user).length >= LIMITS.passkeys) throw new AppError('PASSKEY_LIMIT');
}

async function saveIn(
  tx: Writer,
  user: AdminUser,
  passkeys: Passkey[],
  lastChallenge?: number,
): Promise<void> {
  const secondFactor = { ...NO_APP, ...user.secondFactor, passkeys, ...(lastChallenge && { lastChallenge }) };
  await tx.update(AdminUser, { id: user.id }, { secondFactor });
}
