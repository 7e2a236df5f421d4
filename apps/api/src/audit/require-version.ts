import { IsNull, Not } from 'typeorm';
import { AppError, type ErrorExtras } from '../common/app-error.js';
import type { Reader, Writer } from '../database/reader.js';
import { text } from '../database/row-shape.js';
import { AuditEntry } from './audit-entry.entity.js';

/** The subjects that have a version: the part of an action before its dot. */
type VersionedSubject = 'team' | 'tryoutSession' | 'practice' | 'user' | 'setting' | 'picture' | 'incident';

const NAMED = { firstName: text, lastName: text };

/**
 * Compares the version that the caller last saw with that of a locked row. `current` is the row as its calls return
 * it.
 * @throws AppError VERSION_CONFLICT with that row, and with who changed it last and when, as far as the log knows
 */
export async function requireVersionIn(
  tx: Writer,
  subject: VersionedSubject,
  row: { id: number; version: number },
  expected: number | undefined,
  current: unknown,
): Promise<void> {
  if (expected === undefined || expected === row.version) return;
  throw new AppError('VERSION_CONFLICT', { current, ...(await lastChangeIn(tx, subject, row.id)) });
}

/** The newest entry with changed fields: unlocking a user, for example, adds an entry but no version. */
export async function lastChangeIn(
  reader: Reader,
  subject: VersionedSubject,
  subjectId: number,
): Promise<Pick<ErrorExtras, 'changedBy' | 'changedAt'>> {
  const where = { subject, subjectId, before: Not(IsNull()) };
  const entry = await reader.findOne(AuditEntry, { where, order: { id: 'DESC' } });
  if (!entry) return {};
  const { actor, actorId, at } = entry;
  // By SQL: every module writes to the log, so the log can import none of them.
  const [user] =
    actorId === null
      ? []
      : await reader.select('SELECT firstName, lastName FROM admin_users WHERE id = ?', [actorId], NAMED);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return { changedBy: name || actor, changedAt: at.toISOString() };
}
