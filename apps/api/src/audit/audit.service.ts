import { Injectable } from '@nestjs/common';
import { addDays, AUDIT_SERVER, instantAt, VALIDATION, type AuditAction } from '@lions/domain';
import { And, LessThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { PERSONAL_COLUMNS } from '../retention/personal-columns.js';
import { AuditEntry } from './audit-entry.entity.js';
import { toAuditEntryDto, type AuditEntryDto, type AuditQuery } from './audit.dto.js';
import { subjectNamesIn } from './subject-names.js';

/** What is written down of one change. `before` and `after` name the fields that changed. */
export interface AuditRecord {
  action: AuditAction;
  subjectId?: number | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** The log says that a person's value changed, never what it was. */
function mask(field: string, value: unknown): unknown {
  if (value === undefined || !PERSONAL_COLUMNS.has(field)) return value;
  return Array.isArray(value) ? `${value.length} entries` : '(masked)';
}

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

/** No transaction ends so many lines after it wrote its own: the database's deadline is some seconds. */
const STAMPED_LINES = 1000;

/** The append-only log of every change, written in the change's own transaction. */
@Injectable()
export class AuditService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Writes one line; without a caller it is the server's own doing. */
  async recordIn(tx: Writer, caller: Caller | undefined, record: AuditRecord): Promise<void> {
    await tx.insert(AuditEntry, {
      at: this.clock.now(),
      actorId: caller?.userId ?? null,
      actor: caller?.username ?? AUDIT_SERVER,
      action: record.action,
      subject: record.action.split('.')[0] ?? '',
      subjectId: record.subjectId ?? null,
      before: record.before ?? null,
      after: record.after ?? null,
    });
  }

  /**
   * A text that is another one after each change that has a line, whichever process made it. A line may come to light
   * behind one with a higher id, by the transaction that ended later: so the newest lines are counted too.
   */
  async stampIn(reader: Reader): Promise<string> {
    const [stamp] = await reader.select<{ newest: number | null; lines: number | string }>(
      `SELECT MAX(id) AS newest, COUNT(*) AS \`lines\` FROM audit_entries
       WHERE id > (SELECT COALESCE(MAX(id), 0) FROM audit_entries) - ${STAMPED_LINES}`,
    );
    return `${stamp?.newest ?? 0}/${stamp?.lines ?? 0}`;
  }

  /** The newest lines first; `cursor` is the id after which to go on. @throws AppError VALIDATION_FAILED */
  list(query: AuditQuery, limit: number): Promise<AuditEntryDto[]> {
    const where = this.wanted(query);
    return this.db.read(async (reader) => {
      const entries = await reader.find(AuditEntry, { where, order: { id: 'DESC' }, take: limit });
      const nameOf = await subjectNamesIn(reader, entries);
      return entries.map((entry) => toAuditEntryDto(entry, nameOf(entry)));
    });
  }

  /** Everybody who has a line. */
  async actors(): Promise<string[]> {
    const rows = await this.db.read((reader) =>
      reader.select<{ actor: string }>('SELECT DISTINCT actor FROM audit_entries ORDER BY actor'),
    );
    return rows.map(({ actor }) => actor);
  }

  private wanted({ actor, action, subjectId, from, to, cursor, ...query }: AuditQuery) {
    if (from !== undefined && to !== undefined && to < from)
      throw new AppError('VALIDATION_FAILED', {
        details: [{ field: 'to', message: VALIDATION.daysReversed }],
      });
    const { zone } = this.configuration;
    const since = from !== undefined ? [MoreThanOrEqual(instantAt(from, 0, zone))] : [];
    const until = to !== undefined ? [LessThan(instantAt(addDays(to, 1), 0, zone))] : [];
    // What an action is about stands in its name: with it the database has an index to go by.
    const subject = query.subject ?? action?.split('.')[0];
    return {
      ...(actor !== undefined && { actor }),
      ...(subject !== undefined && { subject }),
      ...(action !== undefined && { action }),
      ...(subjectId !== undefined && { subjectId }),
      ...(since.length + until.length > 0 && { at: And(...since, ...until) }),
      ...(cursor !== undefined && { id: LessThan(cursor) }),
    } satisfies FindOptionsWhere<AuditEntry>;
  }
}
