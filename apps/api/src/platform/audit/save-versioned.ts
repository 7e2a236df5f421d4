import type { EntityTarget } from 'typeorm';
import { auditChange, type AuditRecord, type AuditService } from './audit.service.js';
import type { Caller } from '../common/access.js';
import type { Writer } from '../database/reader.js';

interface VersionedRow {
  id: number;
  version: number;
  updatedAt: Date;
}

/** The audit entry of a change. Without a caller the actor is the server. */
interface Entry {
  audit: AuditService;
  caller: Caller | undefined;
  action: AuditRecord['action'];
  now: Date;
}

/**
 * Saves a change of a locked row with the next version and its audit entry, and updates `row`. Returns the row as it
 * was; undefined when the change alters nothing, so that a repeated save is no new version.
 */
export async function saveVersionedIn<E extends VersionedRow>(
  tx: Writer,
  table: EntityTarget<E>,
  row: E,
  change: Partial<E>,
  { audit, caller, action, now }: Entry,
): Promise<E | undefined> {
  const difference = auditChange(row, change);
  if (!difference) return undefined;
  const before = { ...row };
  const next = { ...change, version: row.version + 1, updatedAt: now };
  await tx.update<VersionedRow>(table, { id: row.id }, next);
  await audit.recordIn(tx, caller, { action, subjectId: row.id, ...difference });
  Object.assign(row, next);
  return before;
}
