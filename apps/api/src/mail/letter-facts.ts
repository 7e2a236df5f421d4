import {
  DAY_MS,
  FAMILY_MAIL_KINDS,
  FAMILY_WIDE_KINDS,
  LANGUAGES,
  MAIL_STATUSES,
  practiceSpan,
  REGISTRATION_STATUSES,
  sessionSpan,
  type MessageTexts,
} from '@lions/domain';
import type { Reader } from '../platform/database/reader.js';
import {
  flag,
  instant,
  json,
  nullable,
  oneOf,
  text,
  whole,
  type RowOf,
} from '../platform/database/row-shape.js';
import { placeholders } from '../platform/database/inserting.js';
import type { MailData, Told } from '../places/outbox/outbox-mail.entity.js';

/** A practice or session, and the team of a session. */
const TARGET = {
  practiceId: nullable(whole),
  sessionId: nullable(whole),
  date: nullable(text),
  time: nullable(text),
  version: nullable(whole),
  targetUpdatedAt: nullable(instant),
  /** When a practice or session was cancelled, a session deactivated, or the session or its team deleted. */
  goneAt: nullable(instant),
  location: nullable(text),
  description: nullable(text),
  descriptionFr: nullable(text),
  teamId: nullable(whole),
  team: nullable(text),
  teamFr: nullable(text),
};

const TARGET_COLUMNS = `r.practiceId, r.sessionId,
  COALESCE(p.date, s.date) AS date, COALESCE(p.time, s.time) AS time, COALESCE(p.version, s.version) AS version,
  COALESCE(p.updatedAt, CASE WHEN t.updatedAt > s.updatedAt THEN t.updatedAt ELSE s.updatedAt END) AS targetUpdatedAt,
  COALESCE(p.cancelledAt, s.cancelledAt, s.deletedAt, t.deletedAt, CASE WHEN s.isActive = 0 THEN s.updatedAt END) AS goneAt,
  s.location, s.description, s.descriptionFr, t.id AS teamId,
  t.name AS team, t.nameFr AS teamFr`;

const TARGET_JOINS = `LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId`;

/** A practice or session as a mail tells of it. */
export type TargetRow = RowOf<typeof TARGET>;

const LETTER = {
  id: whole,
  kind: oneOf(FAMILY_MAIL_KINDS),
  locale: nullable(oneOf(LANGUAGES)),
  data: nullable(json<MailData>()),
  createdAt: instant,
  /** An earlier mail about a change of the registration was sent after this one was queued, so it told this, too. */
  isTold: flag,
  /** Status of the last mail about a cancellation of the practice. */
  lastCancellation: nullable(oneOf(MAIL_STATUSES)),
  mailStatus: oneOf(MAIL_STATUSES),
  told: nullable(json<Told>()),
  familyId: nullable(whole),
  email: nullable(text),
  familyLocale: nullable(oneOf(LANGUAGES)),
  /** The registration's address: another one than `email` once it was corrected. */
  parentEmail: nullable(text),
  playerName: nullable(text),
  parentName: nullable(text),
  parentPhone: nullable(text),
  isGoalie: nullable(flag),
  status: nullable(oneOf(REGISTRATION_STATUSES)),
  turn: nullable(whole),
  registrationId: nullable(whole),
  ...TARGET,
};

/** The facts of a mail, as stored at the moment of sending; names are stored nowhere else. */
export type LetterRow = RowOf<typeof LETTER>;

const SELECT = `SELECT m.id, m.kind, m.locale, m.data, m.createdAt, m.status AS mailStatus, m.told,
  EXISTS (SELECT 1 FROM outbox_mails e WHERE e.registrationId = m.registrationId AND e.kind = 'changed'
    AND e.id < m.id AND e.sentAt > m.createdAt) AS isTold,
  (SELECT e.status FROM outbox_mails e WHERE e.registrationId = m.registrationId AND e.kind = 'practice-cancelled'
    AND e.id < m.id ORDER BY e.id DESC LIMIT 1) AS lastCancellation,
  f.id AS familyId, f.email, f.locale AS familyLocale,
  r.id AS registrationId, r.parentEmail, r.playerName, r.parentName, r.parentPhone, r.playerPosition = 'Goalie' AS isGoalie, r.status, r.turn,
  ${TARGET_COLUMNS}
  FROM outbox_mails m LEFT JOIN families f ON f.id = m.familyId
  LEFT JOIN registrations r ON r.id = m.registrationId ${TARGET_JOINS}`;

/** Read by SQL: mail may not import the tables of other modules. */
export function letterRowsIn(reader: Reader, mailIds: readonly number[]): Promise<LetterRow[]> {
  return letterRowsWhereIn(reader, `m.id IN (${placeholders(mailIds)})`, mailIds);
}

/** Rows as from `letterRowsIn`, by a hand-written condition with `?` parameters. */
export function letterRowsWhereIn(
  reader: Reader,
  condition: string,
  parameters: readonly unknown[],
): Promise<LetterRow[]> {
  return reader.select(
    `${SELECT} WHERE m.kind <> 'alert' AND (${condition}) ORDER BY m.id`,
    parameters,
    LETTER,
  );
}

/** Kinds of mails after which a registration may be at another practice or session than its family knows. */
const AFTER_MOVES: readonly LetterRow['kind'][] = ['changed', 'cancelled'];

/**
 * The practice or session that the family last read of in a mail, when the registration was moved away from it since;
 * undefined otherwise, and once it is over.
 */
export async function leftTargetIn(
  reader: Reader,
  { kind, registrationId, practiceId, sessionId }: LetterRow,
  now: Date,
  zone: string,
): Promise<TargetRow | undefined> {
  if (!AFTER_MOVES.includes(kind)) return undefined;
  const [row] = await reader.select(
    `SELECT ${TARGET_COLUMNS} FROM ledger_entries r ${TARGET_JOINS}
     WHERE r.registrationId = ? AND r.event = 'moved-out' AND r.at > COALESCE((SELECT MAX(m.sentAt)
       FROM outbox_mails m WHERE m.registrationId = r.registrationId AND m.status = 'sent'), '')
     ORDER BY r.at, r.id LIMIT 1`,
    [registrationId],
    TARGET,
  );
  const isBack = row?.practiceId === practiceId && row.sessionId === sessionId;
  const endsAt = row && spanOf(row, zone)?.endsAt;
  return isBack || (endsAt && endsAt <= now) ? undefined : row;
}

function spanOf({ practiceId, date, time }: TargetRow, zone: string) {
  if (date === null || time === null) return undefined;
  return practiceId === null ? sessionSpan({ date, time }, zone) : practiceSpan({ date, time }, zone);
}

const MESSAGE = {
  subjectEn: text,
  textEn: text,
  subjectFr: text,
  textFr: text,
};

/** The texts of a `message` mail; undefined when they are removed. */
export async function messageTextsIn(
  reader: Reader,
  { data }: Pick<LetterRow, 'data'>,
): Promise<MessageTexts | undefined> {
  const [message] = await reader.select(
    'SELECT subjectEn, textEn, subjectFr, textFr FROM messages WHERE id = ?',
    [data?.messageId ?? 0],
    MESSAGE,
  );
  return message;
}

/** 1 for the next in line of the pool: goalies and skaters of a practice wait separately. */
export async function waitingPositionIn(reader: Reader, row: LetterRow): Promise<number> {
  const { practiceId, sessionId, isGoalie, turn, registrationId } = row;
  const [target, targetId] = practiceId === null ? ['sessionId', sessionId] : ['practiceId', practiceId];
  const pool = practiceId === null ? '' : `AND playerPosition ${isGoalie ? '=' : '<>'} 'Goalie'`;
  const [line] = await reader.select(
    `SELECT COUNT(*) AS position FROM registrations
     WHERE ${target} = ? AND status = 'waiting' ${pool} AND (turn < ? OR (turn = ? AND id <= ?))`,
    [targetId, turn, turn, registrationId],
    { position: whole },
  );
  return line?.position ?? 0;
}

/** A link requested longer ago is of no use any more, and a day's limit has ended. */
const FAMILY_WIDE_MS = DAY_MS;

/** A message sent before the end of its event is of no use after it; one about a past event is. */
const isOvertaken = ({ createdAt }: LetterRow, endsAt: Date, now: Date): boolean =>
  createdAt < endsAt && endsAt <= now;

/** Whether a mail is still correct and about a coming event; otherwise it is dropped. */
export function isStillTrue(row: LetterRow, now: Date, zone: string): boolean {
  if (FAMILY_WIDE_KINDS.includes(row.kind)) return now.getTime() - row.createdAt.getTime() < FAMILY_WIDE_MS;
  const { date, time, goneAt, status } = row;
  if (date === null || time === null || row.parentEmail !== row.email) return false;
  const span = spanOf(row, zone);
  if (row.kind === 'message') return status !== 'cancelled' && !(span && isOvertaken(row, span.endsAt, now));
  if (span && span.endsAt <= now) return false;
  if (row.kind === 'practice-cancelled') return goneAt !== null && status !== 'cancelled';
  if (row.kind === 'cancelled') return status === 'cancelled';
  if (goneAt !== null) return false;
  if (row.kind === 'waiting') return status === 'waiting';
  if (row.kind !== 'changed') return status === 'confirmed';
  return (
    status !== 'cancelled' &&
    !row.isTold &&
    (isReturn(row) || row.data?.was !== undefined || !row.data?.isBack)
  );
}

/** It takes place after all, and its cancellation was told: one that was brought back at once never was. */
export const isReturn = ({
  data,
  lastCancellation = null,
}: Pick<LetterRow, 'data'> & Partial<Pick<LetterRow, 'lastCancellation'>>): boolean =>
  data?.isBack === true && lastCancellation !== 'dropped' && lastCancellation !== 'pending';
