import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import type { Device } from '../auth/admin-sessions/sign-in-log.service.js';
import { NewDevices } from '../auth/known-device.js';
import {
  PasswordResetService,
  type LinkKind,
  type NewLink,
} from '../auth/passwords/password-reset.service.js';
import type { AccountNews } from '../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Actor } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { sha256 } from '../platform/common/tokens.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Writer } from '../platform/database/reader.js';
import type { InvitationDto } from './users.dto.js';

/** Longer than either path takes, so that the time of an answer does not tell whether an address is known. */
const ANSWER_MS = 150;

const KNOWN_NAMES = [Bowser.BROWSER_MAP, Bowser.OS_MAP].flatMap((map) => Object.values<string>(map));

/** Names of browser and system, only those of the library's lists: a thief may send any text as the user agent. */
function namesOf(userAgent: string): string[] {
  // The library throws for an empty text.
  if (userAgent === '') return [];
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].flatMap((name) => (name && KNOWN_NAMES.includes(name) ? name : []));
}

/**
 * Links by which users choose their own password, and word of sign-ins from new devices, mailed where there is a mail
 * server. See docs/decisions/accounts.md.
 */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly passwordResets: PasswordResetService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
    newDevices: NewDevices,
  ) {
    newDevices.whenNew((tx, user, device) => this.mailNewDeviceIn(tx, user, device));
  }

  /** @throws AppError USER_NOT_FOUND, ALREADY_JOINED */
  inviteAgain(caller: Actor, id: number): Promise<InvitationDto> {
    return this.db.write(async (tx) => {
      const [user] = await tx.lock(AdminUser, { id });
      if (!user) throw new AppError('USER_NOT_FOUND');
      if (user.passwordHash !== '') throw new AppError('ALREADY_JOINED');
      return this.inviteIn(tx, caller, user);
    });
  }

  /** Invites a user without a password: by mail, or by a link that only this answer holds. */
  async inviteIn(tx: Writer, caller: Actor | undefined, user: AdminUser): Promise<InvitationDto> {
    await this.passwordResets.voidIn(tx, user.id);
    const link = await this.passwordResets.addIn(tx, user.id, 'invitation');
    const isMailed = this.canMail(user);
    if (isMailed) await this.mailLinkIn(tx, user, 'invitation', link);
    await this.audit.recordIn(tx, caller, { action: 'user.invite', subjectId: user.id });
    return { url: isMailed ? null : link.url, expiresAt: link.expiresAt.toISOString() };
  }

  /**
   * Mails a link to the user of that address; without one, nothing happens, in the same time. Other links stay, or
   * strangers could void an invitation.
   * @throws AppError NO_MAIL_SERVER
   */
  async mailForgotten(email: string): Promise<void> {
    if (!this.configuration.mail) throw new AppError('NO_MAIL_SERVER');
    await Promise.all([this.db.write((tx) => this.mailForgottenIn(tx, email)), wait(ANSWER_MS)]);
  }

  private async mailForgottenIn(tx: Writer, email: string): Promise<void> {
    const user = await tx.findOne(AdminUser, { where: { email, isActive: true } });
    // MySQL finds 'eric@…' for 'éric@…' too.
    if (user?.email !== email || !this.canMail(user)) return;
    await this.mailLinkIn(tx, user, 'reset', await this.passwordResets.addIn(tx, user.id, 'reset'));
    await this.audit.recordIn(tx, undefined, { action: 'user.forgetPassword', subjectId: user.id });
  }

  /** Not to the address that a first superadmin has until it is changed: it leads nowhere. */
  private canMail({ email }: AdminUser): boolean {
    return this.configuration.mail !== undefined && !email.endsWith('@localhost');
  }

  /** Once an hour for each browser and network: a program that keeps no cookies signs in at each call. */
  private async mailNewDeviceIn(tx: Writer, user: AdminUser, { network, userAgent }: Device): Promise<void> {
    if (!this.canMail(user)) return;
    const hour = this.clock.now().toISOString().slice(0, 13);
    const account = { kind: 'device', names: namesOf(userAgent) } as const;
    await this.mailIn(tx, user, account, `${hour} ${network} ${userAgent}`);
  }

  private mailLinkIn(tx: Writer, user: AdminUser, kind: LinkKind, { seed }: NewLink): Promise<void> {
    return this.mailIn(tx, user, { kind, seed }, seed);
  }

  /** Once for each value of `unique`. */
  private async mailIn(tx: Writer, { id }: AdminUser, account: AccountNews, unique: string): Promise<void> {
    const mail = {
      kind: 'account' as const,
      familyId: null,
      userId: id,
      locale: null,
      transitionKey: `account:${id}:${sha256(unique).slice(0, 32)}`,
      data: { account },
    };
    await this.outbox.queueIn(tx, [mail]);
  }
}
