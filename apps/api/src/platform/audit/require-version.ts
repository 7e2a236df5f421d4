import type { AuditAction, SwitchKey } from '@lions/domain';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { AppError, type ErrorExtras } from '../common/app-error.js';
import type { Reader, Writer } from '../database/reader.js';
import { text, whole } from '../database/row-shape.js';
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
  const own = await reader.findOne(AuditEntry, { where, order: { id: 'DESC' } });
  const entry = (await newSeasonIn(reader, subject, subjectId, own?.id ?? 0)) ?? own;
  if (!entry) return {};
  const { actor, actorId, at } = entry;
  // Read by SQL: every module writes to the log, so the log can import none of them.
  const [user] =
    actorId === null
      ? []
      : await reader.select('SELECT firstName, lastName FROM admin_users WHERE id = ?', [actorId], NAMED);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : '';
  return { changedBy: name || actor, changedAt: at.toISOString() };
}

/** The newest beginning or undo of a season that changed this row after the entry `since`: it is one entry for all rows. */
async function newSeasonIn(
  reader: Reader,
  subject: VersionedSubject,
  subjectId: number,
  since: number,
): Promise<AuditEntry | null> {
  const newestIn = (action: AuditAction[]) =>
    reader.findOne(AuditEntry, { where: { action: In(action), id: MoreThan(since) }, order: { id: 'DESC' } });
  const turn = await newestIn(['season.turn']);
  const { teamIds = [], practiceRegistration } = (turn?.after ?? {}) as {
    teamIds?: number[];
    practiceRegistration?: boolean;
  };
  const key: SwitchKey = 'practice_registration_enabled';
  const isChanged =
    subject === 'team'
      ? teamIds.includes(subjectId)
      : subject === 'setting' &&
        practiceRegistration !== undefined &&
        (await reader.select('SELECT id FROM settings WHERE `key` = ?', [key], { id: whole }))[0]?.id ===
          subjectId;
  return isChanged ? newestIn(['season.turn', 'season.undo']) : null;
}
