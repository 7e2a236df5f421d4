import { Injectable } from '@nestjs/common';
import { VALIDATION } from '@lions/domain';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { randomToken, sha256 } from '../../platform/common/tokens.js';
import { Db } from '../../platform/database/db.js';
import { requireTeamsExistIn } from '../accounts/team-scope.js';
import { ApiKey, KEY_MARK, PREFIX_LENGTH } from './api-key.entity.js';
import { toApiKeyDto, type ApiKeyDto, type CreateApiKeyDto, type CreatedApiKeyDto } from './api-keys.dto.js';

/** The keys of programs, managed by superadmins. See docs/integrate.md. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly audit: AuditService,
  ) {}

  /** Newest first. */
  async list(): Promise<ApiKeyDto[]> {
    const rows = await this.db.read((reader) =>
      reader.find(ApiKey, { relations: { user: true }, order: { id: 'DESC' } }),
    );
    return rows.map((row) => {
      const { username = '', role, isActive } = row.user ?? {};
      const isSuperadmin = isActive === true && role === 'superadmin';
      return toApiKeyDto(row, { username, isSuperadmin }, this.clock.now());
    });
  }

  /** @throws AppError VALIDATION_FAILED */
  async create(caller: Caller, input: CreateApiKeyDto): Promise<CreatedApiKeyDto> {
    const { name, scopes, teamIds = null } = input;
    const endsAt = this.endOf(input);
    const key = `${KEY_MARK}${randomToken()}`;
    const prefix = key.slice(0, PREFIX_LENGTH);
    const row = { name, scopes, teamIds, endsAt, prefix, userId: caller.userId, lastUsedAt: null };
    const id = await this.db.write(async (tx) => {
      await requireTeamsExistIn(tx, teamIds);
      const added = await tx.insert(ApiKey, { ...row, keyHash: sha256(key), createdAt: this.clock.now() });
      const change = auditChange(
        {},
        { name, scopes, ...(teamIds && { teamIds }), ...(endsAt && { endsAt }) },
      );
      await this.audit.recordIn(tx, caller, { action: 'apiKey.create', subjectId: added, ...change });
      return added;
    });
    return { id, name, scopes, prefix, key };
  }

  /** @throws AppError API_KEY_NOT_FOUND */
  revoke(caller: Caller, id: number): Promise<void> {
    return this.db.write(async (tx) => {
      const [row] = await tx.lock(ApiKey, { id });
      if (!row) throw new AppError('API_KEY_NOT_FOUND');
      await tx.delete(ApiKey, { id });
      const { name, scopes } = row;
      await this.audit.recordIn(tx, caller, {
        action: 'apiKey.revoke',
        subjectId: id,
        before: { name, scopes },
      });
    });
  }

  private endOf({ endsAt = null }: CreateApiKeyDto): Date | null {
    if (endsAt === null) return null;
    const end = new Date(endsAt);
    if (end > this.clock.now()) return end;
    throw new AppError('VALIDATION_FAILED', {
      details: [{ field: 'endsAt', message: VALIDATION.endNotAhead }],
    });
  }
}
