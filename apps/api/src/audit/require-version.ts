import { IsNull, Not } from 'typeorm';
import { AppError, type ErrorExtras } from '../common/app-error.js';
import type { Reader, Writer } from '../database/reader.js';
import { AdminUser } from '../users/admin-user.entity.js';
import { AuditEntry } from './audit-entry.entity.js';

/** What has a version, as the log names it: the word before the dot of its actions. */
export type VersionedSubject = 'team' | 'tryoutSession' | 'practice' | 'user' | 'setting';

/**
 * Compares the version that the caller last saw with that of a row which this write has claimed. `current` is the row
 * as it is now, in the form that its calls answer with.
 * @throws AppError VERSION_CONFLICT with that row, and who changed it last and when, as far as the log knows.
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

/** The newest line that names changed fields: to unlock a user, say, is a line too, but makes no new version. */
export async function lastChangeIn(
  reader: Reader,
  subject: VersionedSubject,
  subjectId: number,
): Promise<Pick<ErrorExtras, 'changedBy' | 'changedAt'>> {
  const where = { subject, subjectId, before: Not(IsNull()) };
  const entry = await reader.findOne(AuditEntry, { where, order: { id: 'DESC' } });
  if (!entry) return {};
  const { actor, actorId, at } = entry;
  const user = actorId === null ? null : await reader.findOne(AdminUser, { where: { id: actorId } });
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return { changedBy: name || actor, changedAt: at.toISOString() };
}
