import { Injectable } from '@nestjs/common';
import { LIMITS, SIGN_IN_HISTORY, type AuditAction, type AuditSubject } from '@lions/domain';
import type { FastifyRequest } from 'fastify';
import type { AdminUser } from '../accounts/admin-user.entity.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import type { PageQuery } from '../../platform/common/input/query-fields.js';
import { networkOf } from '../../platform/common/network-of.js';
import type { Writer } from '../../platform/database/reader.js';
import { toSignInHistoryDto, type SignInHistoryDto } from './admin-session.dto.js';

/** The origin of a sign-in call, as far as it is stored. */
export interface Device {
  network: string;
  userAgent: string;
}

export const deviceOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Device => ({
  network: networkOf(ip),
  userAgent: (headers['user-agent'] ?? '').slice(0, LIMITS.shortText),
});

type SignInAction = Extract<AuditAction, `signIn.${string}`>;
/** A sign-in by password, with a code where one is asked for, or by passkey. */
export type SignInSuccess = 'signIn.succeed' | 'signIn.passkey';

/** Actions of the user; all others happen to the account, and the actor is the server. */
const OWN: readonly SignInAction[] = [
  'signIn.succeed',
  'signIn.passkey',
  'signIn.signOut',
  'signIn.overflow',
];
const SUBJECTS: AuditSubject[] = ['signIn', 'user'];

/** The sign-in entries of the audit log, and the caller's view of their own. */
@Injectable()
export class SignInLog {
  constructor(private readonly audit: AuditService) {}

  /** Without a user: a try under an unknown name, which is never stored. */
  recordIn(
    tx: Writer,
    action: SignInAction,
    user: Pick<AdminUser, 'id' | 'username'> | undefined,
    { network, userAgent }: Device,
    more: Record<string, unknown> = {},
  ): Promise<void> {
    const isOwn = user !== undefined && OWN.includes(action);
    const actor = isOwn ? { userId: user.id, username: user.username } : undefined;
    return this.audit.recordIn(tx, actor, {
      action,
      subjectId: user?.id ?? null,
      after: {
        ...more,
        userAgent,
        network,
      },
    });
  }

  /** The caller's own entries, newest first. */
  async history({ userId }: Caller, { cursor }: PageQuery, limit: number): Promise<SignInHistoryDto[]> {
    const entries = await this.audit.linesAbout(SUBJECTS, userId, SIGN_IN_HISTORY, { cursor, limit });
    return entries.map((entry) => toSignInHistoryDto(entry, userId));
  }
}
