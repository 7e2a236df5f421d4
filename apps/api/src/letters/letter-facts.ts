import {
  practiceSpan,
  sessionSpan,
  type Language,
  type MailKind,
  type RegistrationStatus,
} from '@lions/domain';
import type { Reader } from '../database/reader.js';
import type { MailData } from '../mail/outbox-mail.entity.js';

/** What a mail is about, as the rows say at the moment of sending; names are kept nowhere else. */
export interface LetterRow {
  id: number;
  kind: MailKind;
  locale: Language | null;
  /** JSON: an object, or on MariaDB its text. */
  data: MailData | string | null;
  createdAt: string;
  familyId: number | null;
  email: string | null;
  familyLocale: Language | null;
  playerName: string | null;
  isGoalie: number | null;
  status: RegistrationStatus | null;
  turn: number | null;
  registrationId: number | null;
  registrationUpdatedAt: string | null;
  practiceId: number | null;
  sessionId: number | null;
  date: string | null;
  time: string | null;
  version: number | null;
  targetUpdatedAt: string | null;
  /** When a practice was cancelled, or a session switched off, or it or its team deleted. */
  goneAt: string | null;
  location: string | null;
  description: string | null;
  teamId: number | null;
  team: string | null;
}

const SELECT = `SELECT m.id, m.kind, m.locale, m.data, m.createdAt,
  f.id AS familyId, f.email, f.locale AS familyLocale,
  r.id AS registrationId, r.playerName, r.playerPosition = 'Goalie' AS isGoalie, r.status, r.turn,
  r.updatedAt AS registrationUpdatedAt, r.practiceId, r.sessionId,
  COALESCE(p.date, s.date) AS date, COALESCE(p.time, s.time) AS time, COALESCE(p.version, s.version) AS version,
  COALESCE(p.updatedAt, CASE WHEN t.updatedAt > s.updatedAt THEN t.updatedAt ELSE s.updatedAt END) AS targetUpdatedAt,
  COALESCE(p.cancelledAt, s.deletedAt, t.deletedAt, CASE WHEN s.isActive = 0 THEN s.updatedAt END) AS goneAt,
  s.location, s.description, t.id AS teamId, t.name AS team
  FROM outbox_mails m LEFT JOIN families f ON f.id = m.familyId
  LEFT JOIN registrations r ON r.id = m.registrationId
  LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId`;

/** By SQL, as the audit log reads names: mails are below every module that has something to tell. */
export async function letterRowIn(reader: Reader, mailId: number): Promise<LetterRow | undefined> {
  const [row] = await reader.select<LetterRow>(`${SELECT} WHERE m.id = ?`, [mailId]);
  return row;
}

/** 1 for the next in line of the pool: goalies and skaters of a practice wait apart. */
export async function waitingPositionIn(reader: Reader, row: LetterRow): Promise<number> {
  const { practiceId, sessionId, isGoalie, turn, registrationId } = row;
  const [target, targetId] = practiceId === null ? ['sessionId', sessionId] : ['practiceId', practiceId];
  const pool = practiceId === null ? '' : `AND playerPosition ${isGoalie ? '=' : '<>'} 'Goalie'`;
  const [line] = await reader.select<{ position: number | string }>(
    `SELECT COUNT(*) AS position FROM registrations
     WHERE ${target} = ? AND status = 'waiting' ${pool} AND (turn < ? OR (turn = ? AND id <= ?))`,
    [targetId, turn, turn, registrationId],
  );
  return Number(line?.position ?? 0);
}

/** A link that was asked for longer ago is of no use to whoever waited for it. */
const LINK_MS = 86_400_000;

/** Whether a mail still tells the truth, and of something to come; one that does not is dropped. */
export function isStillTrue(row: LetterRow, now: Date, zone: string): boolean {
  if (row.kind === 'link') return now.getTime() - Date.parse(row.createdAt) < LINK_MS;
  const { date, time, goneAt, status } = row;
  if (date === null || time === null) return false;
  const span =
    row.practiceId === null ? sessionSpan({ date, time }, zone) : practiceSpan({ date, time }, zone);
  if (span && span.endsAt <= now) return false;
  if (row.kind === 'practice-cancelled') return goneAt !== null && status !== 'cancelled';
  if (row.kind === 'cancelled') return status === 'cancelled';
  if (goneAt !== null) return false;
  if (row.kind === 'waiting') return status === 'waiting';
  return row.kind === 'changed' ? status !== 'cancelled' : status === 'confirmed';
}
