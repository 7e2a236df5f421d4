import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, type Language } from '@lions/domain';
import { IsNull, MoreThan, Not } from 'typeorm';
import { AdminUser } from '../accounts/admin-user.entity.js';
import { LiveSignIns } from '../admin-sessions/live-sign-ins.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Actor } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { randomToken, sha256, tokenFromSeed } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { LockoutService } from './lockout.service.js';
import { PasswordReset } from './passwords.entity.js';
import { Passwords } from './passwords.js';

/** Pages of single-use links to choose a password, and how long a link works. */
const LINKS = {
  reset: { page: '/admin/reset-password', lifetime: HOUR_MS },
  invitation: { page: '/admin/welcome', lifetime: 7 * DAY_MS },
} as const;

export type LinkKind = keyof typeof LINKS;

/** A link that was just created. */
export interface NewLink {
  /** The token derives from it, so a mail can be written later although only hashes are stored. */
  seed: string;
  url: string;
  expiresAt: Date;
}

/** Single-use links to choose a password. See docs/decisions/accounts.md. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly lockout: LockoutService,
    private readonly live: LiveSignIns,
    private readonly audit: AuditService,
  ) {}

  /** Creates a link for a superadmin to hand over. @throws AppError USER_NOT_FOUND */
  createLink(caller: Actor, userId: number): Promise<NewLink> {
    return this.db.write(async (tx) => {
      const user = await tx.findOne(AdminUser, { where: { id: userId } });
      if (!user) throw new AppError('USER_NOT_FOUND');
      await this.audit.recordIn(tx, caller, { action: 'user.createResetLink', subjectId: userId });
      await this.voidIn(tx, userId);
      return this.addIn(tx, userId, 'reset');
    });
  }

  /** Adds a link beside the user's other ones. */
  async addIn(tx: Writer, userId: number, kind: LinkKind): Promise<NewLink> {
    const seed = randomToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LINKS[kind].lifetime);
    const tokenHash = sha256(this.tokenOf(seed));
    await tx.insert(PasswordReset, { userId, tokenHash, expiresAt, usedAt: null, createdAt });
    return { seed, url: this.urlOf(kind, seed), expiresAt };
  }

  /** The address of a link in a language, or in the browser's; the token is behind '#', so that no server logs it. */
  urlOf(kind: LinkKind, seed: string, language?: Language): string {
    const prefix = language === 'fr' ? '/fr' : '';
    const query = language === 'en' ? '?lang=en' : '';
    return `${this.configuration.publicUrl}${prefix}${LINKS[kind].page}${query}#${this.tokenOf(seed)}`;
  }

  /** The end of a link that still works; undefined for any other one. */
  async endOfIn(reader: Reader, seed: string): Promise<Date | undefined> {
    const open = { usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const where = { tokenHash: sha256(this.tokenOf(seed)), ...open };
    return (await reader.findOne(PasswordReset, { where }))?.expiresAt;
  }

  private tokenOf(seed: string): string {
    return tokenFromSeed(seed, 'password', this.configuration.jwtSecret);
  }

  /** Voids a user's links. */
  async voidIn(tx: Writer, userId: number): Promise<void> {
    await tx.delete(PasswordReset, { userId });
  }

  /**
   * Sets the new password, ends all sign-ins of the user and lifts a lock; returns the name.
   * @throws AppError RESET_LINK_INVALID
   */
  async reset(token: string, newPassword: string): Promise<string> {
    const tokenHash = sha256(token);
    const owner = await this.db.read(async (reader) => {
      const link = await reader.findOne(PasswordReset, { where: { tokenHash, usedAt: IsNull() } });
      return link && (await reader.findOne(AdminUser, { where: { id: link.userId } }));
    });
    if (!owner) throw new AppError('RESET_LINK_INVALID');
    const passwordHash = await this.passwords.hash(newPassword, owner);
    return this.db.write((tx) => this.resetIn(tx, tokenHash, passwordHash));
  }

  private async resetIn(tx: Writer, tokenHash: string, passwordHash: string): Promise<string> {
    const now = this.clock.now();
    const [link] = await tx.lock(PasswordReset, { tokenHash, usedAt: IsNull() });
    const user =
      link && link.expiresAt > now
        ? await tx.findOne(AdminUser, { where: { id: link.userId, isActive: true } })
        : null;
    if (!link || !user) throw new AppError('RESET_LINK_INVALID');
    await tx.update(PasswordReset, { id: link.id }, { usedAt: now });
    await tx.delete(PasswordReset, { userId: user.id, id: Not(link.id) });
    await tx.update(AdminUser, { id: user.id }, { passwordHash, updatedAt: now });
    await this.live.endAllIn(tx, user.id);
    await this.lockout.unlockIn(tx, user.username);
    await this.audit.recordIn(tx, undefined, { action: 'user.resetPassword', subjectId: user.id });
    return user.username;
  }
}
