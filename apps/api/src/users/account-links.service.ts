import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AdminUser } from '../auth/accounts/admin-user.entity.js';
import { PasswordResetService, type NewLink } from '../auth/passwords/password-reset.service.js';
import type { AccountNews } from '../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Actor } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { sha256 } from '../platform/common/tokens.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import type { Writer } from '../platform/database/reader.js';
import type { InvitationDto } from './users.dto.js';

/** Longer than either path takes, so that the time of an answer does not tell whether an address is known. */
const ANSWER_MS = 150;

/** Links by which users choose their own password, mailed where there is a mail server. See docs/decisions/accounts.md. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly db: Db,
    private readonly configuration: Configuration,
    private readonly passwordResets: PasswordResetService,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

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
    if (isMailed) await this.mailIn(tx, user, 'invitation', link);
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
    await this.mailIn(tx, user, 'reset', await this.passwordResets.addIn(tx, user.id, 'reset'));
    await this.audit.recordIn(tx, undefined, { action: 'user.forgetPassword', subjectId: user.id });
  }

  /** Not to the address that a first superadmin has until it is changed: it leads nowhere. */
  private canMail({ email }: AdminUser): boolean {
    return this.configuration.mail !== undefined && !email.endsWith('@localhost');
  }

  private async mailIn(
    tx: Writer,
    { id }: AdminUser,
    kind: AccountNews['kind'],
    { seed }: NewLink,
  ): Promise<void> {
    const mail = {
      kind: 'account' as const,
      familyId: null,
      userId: id,
      locale: null,
      transitionKey: `account:${id}:${sha256(seed).slice(0, 32)}`,
      data: { account: { kind, seed } },
    };
    await this.outbox.queueIn(tx, [mail]);
  }
}
