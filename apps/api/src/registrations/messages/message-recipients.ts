import {
  groupBy,
  LANGUAGES,
  activitySpan,
  type MessageAudience,
  type RegistrationStatus,
} from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import type { Reader } from '../../platform/database/reader.js';
import { nullable, oneOf, text, whole, type RowOf } from '../../platform/database/row-shape.js';
import { placeholders } from '../../platform/database/inserting.js';
import type { MessagesQuery } from './messages.dto.js';

/** The columns of a message that name its target; one is set. */
export const TARGETS = ['practiceId', 'sessionId', 'teamId'] as const;
export type MessageTarget = { column: (typeof TARGETS)[number]; id: number };

const TABLE = {
  practiceId: ['NULL', 'practices', 'PRACTICE_NOT_FOUND', ''],
  sessionId: ['teamId', 'tryout_sessions', 'SESSION_NOT_FOUND', 'AND deletedAt IS NULL'],
  teamId: ['id', 'teams', 'TEAM_NOT_FOUND', 'AND deletedAt IS NULL'],
} as const;

/** @throws AppError VALIDATION_FAILED unless exactly one of the three ids is given */
export function targetOf(ids: MessagesQuery): MessageTarget {
  const given = TARGETS.flatMap((column) => {
    const id = ids[column];
    return id === undefined ? [] : [{ column, id }];
  });
  const [target] = given;
  if (target && given.length === 1) return target;
  throw new AppError('VALIDATION_FAILED', {
    details: [{ field: 'sessionId', message: `Exactly one of ${TARGETS.join(', ')}` }],
  });
}

/** The target's team; null for a practice. @throws AppError PRACTICE_NOT_FOUND, SESSION_NOT_FOUND, TEAM_NOT_FOUND */
export async function teamOfTargetIn(reader: Reader, { column, id }: MessageTarget): Promise<number | null> {
  const [team, table, code, where] = TABLE[column];
  const sql = `SELECT ${team} AS teamId FROM ${table} WHERE id = ? ${where}`;
  const [target] = await reader.select(sql, [id], { teamId: nullable(whole) });
  if (!target) throw new AppError(code);
  return target.teamId;
}

const RECIPIENT = {
  registrationId: whole,
  familyId: whole,
  email: text,
  familyLocale: nullable(oneOf(LANGUAGES)),
  locale: nullable(oneOf(LANGUAGES)),
  playerName: text,
  practiceId: nullable(whole),
  sessionId: nullable(whole),
  date: text,
  time: text,
  location: nullable(text),
  team: nullable(text),
  teamFr: nullable(text),
};

/** A registration whose family gets a message. */
export type Recipient = RowOf<typeof RECIPIENT>;

const SELECT = `SELECT r.id AS registrationId, r.familyId, f.email, f.locale AS familyLocale, r.locale, r.playerName,
  r.practiceId, r.sessionId, COALESCE(p.date, s.date) AS date, COALESCE(p.time, s.time) AS time, s.location,
  t.name AS team, t.nameFr AS teamFr
  FROM registrations r INNER JOIN families f ON f.id = r.familyId
  LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId`;

const WHERE = {
  practiceId: 'r.practiceId = ?',
  sessionId: 'r.sessionId = ?',
  teamId: 's.teamId = ? AND s.isActive = 1 AND s.cancelledAt IS NULL AND s.deletedAt IS NULL',
};

const STATUSES: Record<MessageAudience, RegistrationStatus[]> = {
  confirmed: ['confirmed'],
  waiting: ['waiting'],
  both: ['confirmed', 'waiting'],
};

/** The registrations of each family; of a team, those for sessions that are not over. */
export async function recipientsIn(
  reader: Reader,
  { column, id }: MessageTarget,
  audience: MessageAudience,
  { now, zone }: { now: Date; zone: string },
): Promise<Recipient[][]> {
  const statuses = STATUSES[audience];
  const places = placeholders(statuses);
  const sql = `${SELECT} WHERE ${WHERE[column]} AND r.status IN (${places}) ORDER BY r.id`;
  const rows = await reader.select(sql, [id, ...statuses], RECIPIENT);
  const isComing = (row: Recipient) => (activitySpan(row, zone)?.endsAt ?? now) > now;
  const wanted = column === 'teamId' ? rows.filter(isComing) : rows;
  return groupBy(wanted, ({ familyId }) => String(familyId));
}
