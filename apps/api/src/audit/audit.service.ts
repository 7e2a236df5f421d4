import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { LessThan } from 'typeorm';
import type { Caller } from '../common/access.js';
import { Clock } from '../common/clock.js';
import { Db } from '../database/db.js';
import type { Writer } from '../database/reader.js';
import { AuditEntry } from './audit-entry.entity.js';

/** What is written down of one change. `before` and `after` name the fields that changed. */
export interface AuditRecord {
  action: `${string}.${string}`;
  subjectId?: number | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Fields whose values are a person's: the log says that they changed, never what they were. */
const PERSONAL = new Set(['firstName', 'lastName', 'username', 'email', 'passwordHash', 'activePlayers']);

const mask = (field: string, value: unknown) =>
  !PERSONAL.has(field) ? value : Array.isArray(value) ? `${value.length} entries` : '(masked)';

/** Only the fields in which two rows differ, personal values masked; undefined when they are alike. */
export function auditChange(
  before: object,
  after: object,
): Pick<AuditRecord, 'before' | 'after'> | undefined {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changed = Object.keys(is).filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, mask(field, row[field])]));
  return changed.length === 0 ? undefined : { before: pick(was), after: pick(is) };
}

/** The append-only log of every change, written in the change's own transaction. */
@Injectable()
export class AuditService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Writes one line; without a caller it is the server's own doing. */
  async recordIn(tx: Writer, caller: Caller | undefined, record: AuditRecord): Promise<void> {
    await tx.insert(AuditEntry, {
      at: this.clock.now(),
      actorId: caller?.userId ?? null,
      actor: caller?.username ?? 'server',
      action: record.action,
      subject: record.action.split('.')[0] ?? '',
      subjectId: record.subjectId ?? null,
      before: record.before ?? null,
      after: record.after ?? null,
    });
  }

  /** The newest lines first; `cursor` is the id after which to go on. */
  list(page: { limit?: number; cursor?: number }): Promise<AuditEntry[]> {
    return this.db.read((reader) =>
      reader.find(AuditEntry, {
        where: page.cursor === undefined ? {} : { id: LessThan(page.cursor) },
        order: { id: 'DESC' },
        take: page.limit ?? LIMITS.pageSize.default,
      }),
    );
  }
}
