import { Injectable } from '@nestjs/common';
import {
  HOUR_MS,
  LIMITS,
  addDays,
  AUDIT_SERVER,
  instantAt,
  VALIDATION,
  type AuditAction,
  type AuditField,
  type AuditSubject,
} from '@lions/domain';
import { And, In, IsNull, LessThan, MoreThan, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import type { Actor, Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { text } from '../database/row-shape.js';
import { DECLARED_COLUMNS } from '../retention/personal-columns.js';
import { AuditEntry } from './audit-entry.entity.js';
import { toAuditEntryDto, type AuditEntryDto, type AuditQuery } from './audit.dto.js';
import { subjectNamesIn } from './subject-names.js';

/** Fields that the audit log has a name for. */
type AuditedFields = Partial<Record<AuditField, unknown>>;

/** The record of one change. `before` and `after` hold the changed fields only. */
export interface AuditRecord {
  action: AuditAction;
  subjectId?: number | null;
  before?: AuditedFields;
  after?: AuditedFields;
}

const PERSONAL = new Set(Object.values(DECLARED_COLUMNS).flatMap(({ personal }) => personal));

/** The log says that a personal value changed, never what it was. */
function mask(field: string, value: unknown): unknown {
  if (value === undefined || !PERSONAL.has(field)) return value;
  return Array.isArray(value) ? `${value.length} entries` : '(masked)';
}

/** The fields in which two rows differ, personal values masked; undefined when they are equal. */
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

/** The part of an action before its dot. */
const subjectOf = (action: AuditAction) => action.split('.')[0] ?? '';

/** The append-only log of every change, written in the change's own transaction. */
@Injectable()
export class AuditService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Adds an entry; without a caller the actor is the server. */
  async recordIn(tx: Writer, caller: Actor | undefined, record: AuditRecord): Promise<void> {
    if (tx.joined) {
      tx.joined.push(record);
      return;
    }
    const id = await tx.insert(AuditEntry, {
      at: this.clock.now(),
      actorId: caller?.userId ?? null,
      actor: caller?.username ?? AUDIT_SERVER,
      action: record.action,
      subject: subjectOf(record.action),
      subjectId: record.subjectId ?? null,
      before: record.before ?? null,
      after: record.after ?? null,
    });
    const { action, subjectId = null } = record;
    if (tx.recorded && caller) tx.recorded.audit ??= { id, action, subjectId };
  }

  /** Records as `recordIn`, in its own transaction, for actions that change nothing else. */
  record(caller: Caller | undefined, record: AuditRecord): Promise<void> {
    return this.db.write((tx) => this.recordIn(tx, caller, record));
  }

  /**
   * Records as `record`, unless the same action of the same actor was recorded within the hour, so that repetition adds
   * no entries.
   */
  async recordOnceAnHour(caller: Caller | undefined, record: AuditRecord): Promise<void> {
    const since = new Date(this.clock.time() - HOUR_MS);
    await this.db.write(async (tx) => {
      const { action, subjectId = null } = record;
      const same = {
        subject: subjectOf(action),
        subjectId: subjectId ?? IsNull(),
        actorId: caller?.userId ?? IsNull(),
        action,
      };
      if ((await tx.count(AuditEntry, { ...same, at: MoreThan(since) })) === 0)
        await this.recordIn(tx, caller, record);
    });
  }

  /** Newest first; `cursor` is the id of the last entry seen. @throws AppError VALIDATION_FAILED */
  list(query: AuditQuery, limit: number): Promise<AuditEntryDto[]> {
    const where = this.wanted(query);
    return this.db.read(async (reader) => {
      const entries = await reader.find(AuditEntry, { where, order: { id: 'DESC' }, take: limit });
      const nameOf = await subjectNamesIn(reader, entries);
      return entries.map((entry) => toAuditEntryDto(entry, nameOf(entry)));
    });
  }

  /** The newest entries of these actions about one subject; `cursor` is the id of the last entry seen. */
  linesAbout(
    subjects: readonly AuditSubject[],
    subjectId: number,
    actions: readonly AuditAction[],
    { cursor, limit }: { cursor?: number | undefined; limit: number },
  ): Promise<AuditEntry[]> {
    const where = {
      subject: In(subjects),
      subjectId,
      action: In(actions),
      ...(cursor !== undefined && { id: LessThan(cursor) }),
    };
    return this.db.read((reader) => reader.find(AuditEntry, { where, order: { id: 'DESC' }, take: limit }));
  }

  /** The newest entries about these subjects, newest first. */
  aboutIn(
    reader: Reader,
    subjects: readonly { subject: AuditSubject; ids: readonly number[] }[],
  ): Promise<AuditEntry[]> {
    const where = subjects
      .filter(({ ids }) => ids.length > 0)
      .map(({ subject, ids }) => ({ subject, subjectId: In(ids) }));
    return reader.find(AuditEntry, { where, order: { id: 'DESC' }, take: LIMITS.pageSize.max });
  }

  /** The names of all actors with an entry. */
  async actors(): Promise<string[]> {
    const rows = await this.db.read((reader) =>
      reader.select('SELECT DISTINCT actor FROM audit_entries ORDER BY actor', [], { actor: text }),
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
    // Derived from the action, so that the database can use the index on the subject.
    const subject = query.subject ?? (action && subjectOf(action));
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
