import { Inject, Injectable } from '@nestjs/common';
import { getStorageToken, normalizeIp, seconds, type ThrottlerStorage } from '@nestjs/throttler';
import { MINUTE_MS, type ApiScope } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import type { Caller, CallerRequest } from '../../platform/common/access.js';
import { keyCallOf } from '../../platform/common/access-table.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { sha256 } from '../../platform/common/tokens.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Db } from '../../platform/database/db.js';
import { instant, json, nullable, text, whole, type RowOf } from '../../platform/database/row-shape.js';
import { changesContacts, readsContacts } from './redaction.js';

/** Calls per minute with one key, and with unknown keys from one network address. */
export const KEY_LIMITS = { calls: 600, unknown: 60 };
const LIMIT_TTL = seconds(60);

const KEY = {
  id: whole,
  userId: whole,
  name: text,
  scopes: json<ApiScope[]>(),
  teamIds: nullable(json<number[]>()),
  endsAt: nullable(instant),
  lastUsedAt: nullable(instant),
};
/** One statement for a key's hash: a key has no more than its maker has now. */
const KEY_SQL = `SELECT k.id, k.userId, k.name, k.scopes, k.teamIds, k.endsAt, k.lastUsedAt
  FROM api_keys k JOIN admin_users u ON u.id = k.userId AND u.isActive = 1 AND u.role = 'superadmin'
  WHERE k.keyHash = ?`;

/** Signs a program in for one call by its key. See docs/integrate.md. */
@Injectable()
export class KeySignIn {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    @Inject(getStorageToken()) private readonly counts: ThrottlerStorage,
  ) {}

  /**
   * Sets the caller of a request with that key. @throws AppError API_KEY_INVALID, TOO_MANY_REQUESTS, API_KEY_REFUSED,
   * SCOPE_MISSING, API_KEY_LIMITED, VALIDATION_FAILED
   */
  async signIn(key: string, request: CallerRequest, reply: FastifyReply): Promise<void> {
    const [row] = await this.db.read((reader) => reader.select(KEY_SQL, [sha256(key)], KEY));
    if (!row || (row.endsAt !== null && row.endsAt <= this.clock.now())) {
      await this.count(reply, `unknown keys ${normalizeIp(request.ip)}`, KEY_LIMITS.unknown);
      throw new AppError('API_KEY_INVALID');
    }
    await this.count(reply, `key ${row.id}`, KEY_LIMITS.calls);
    requireTaken(request, row);
    await this.noteUse(row);
    request.user = callerOf(row);
  }

  private async count(reply: FastifyReply, name: string, limit: number): Promise<void> {
    if (!this.configuration.rateLimits) return;
    const count = await this.counts.increment(name, LIMIT_TTL, limit, LIMIT_TTL, 'keys');
    const reset = count.isBlocked ? count.timeToBlockExpire : count.timeToExpire;
    void reply.headers({
      'x-ratelimit-limit': limit,
      'x-ratelimit-remaining': Math.max(0, limit - count.totalHits),
      'x-ratelimit-reset': reset,
    });
    if (count.isBlocked) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: reset });
  }

  /** Once a minute, so that reading costs no write each time. */
  private async noteUse({ id, lastUsedAt }: RowOf<typeof KEY>): Promise<void> {
    const now = this.clock.now();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    if (lastUsedAt !== null && lastUsedAt > minuteAgo) return;
    await this.db.write((tx) =>
      tx.execute(
        'UPDATE api_keys SET lastUsedAt = ? WHERE id = ? AND (lastUsedAt IS NULL OR lastUsedAt <= ?)',
        [now.toISOString(), id, minuteAgo.toISOString()],
        'api_keys',
      ),
    );
  }
}

/** Whether the call takes a key, and this one. */
function requireTaken(request: CallerRequest, { scopes, teamIds }: RowOf<typeof KEY>): void {
  const call = keyCallOf(request);
  if (!call) throw new AppError('API_KEY_REFUSED');
  if (!scopes.includes(call.scope)) throw new AppError('SCOPE_MISSING', { scope: call.scope });
  if (call.isWholeClub && teamIds !== null) throw new AppError('API_KEY_LIMITED');
  // A changed address gets a mail with the family's link, and with it the contacts.
  if (request.method === 'PUT' && changesContacts(request.body) && !readsContacts(scopes)) {
    const scope = scopes.includes('registrations:read') ? 'contacts:read' : 'registrations:read';
    throw new AppError('SCOPE_MISSING', { scope });
  }
  // The consequences quote the mails to the families.
  if (request.headers['dry-run'] === undefined) return;
  const details = [{ field: 'Dry-Run', message: 'A program has no dry run' }];
  throw new AppError('VALIDATION_FAILED', { details });
}

/** A coach, limited to the key's teams; the audit log names the key. */
function callerOf({ userId, name, scopes, teamIds }: RowOf<typeof KEY>): Caller {
  return {
    userId,
    username: `API: ${name}`,
    role: 'coach',
    teamIds,
    mayChangePractices: teamIds === null,
    adminSessionId: 0,
    keyScopes: scopes,
  };
}
