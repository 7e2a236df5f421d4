import {
  DAY_MS,
  FAMILY_MAIL_KINDS,
  FAMILY_WIDE_KINDS,
  LANGUAGES,
  MAIL_STATUSES,
  REGISTRATION_STATUSES,
  activitySpan,
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
import { columnOf, refOf } from '../places/activity.js';
import type { MailData, Told } from '../places/outbox/outbox-mail.entity.js';

/** An activity, and the team of a session. */
const ACTIVITY = {
  practiceId: nullable(whole),
  sessionId: nullable(whole),
  date: nullable(text),
  time: nullable(text),
  version: nullable(whole),
  activityUpdatedAt: nullable(instant),
  /** When an activity was cancelled, a session deactivated, or the session or its team deleted. */
  goneAt: nullable(instant),
  location: nullable(text),
  description: nullable(text),
  descriptionFr: nullable(text),
  feeCents: nullable(whole),
  feeUrl: nullable(text),
  teamId: nullable(whole),
  team: nullable(text),
  teamFr: nullable(text),
};

const ACTIVITY_COLUMNS = `r.practiceId, r.sessionId,
  COALESCE(p.date, s.date) AS date, COALESCE(p.time, s.time) AS time, COALESCE(p.version, s.version) AS version,
  COALESCE(p.updatedAt, CASE WHEN t.updatedAt > s.updatedAt THEN t.updatedAt ELSE s.updatedAt END) AS activityUpdatedAt,
  COALESCE(p.cancelledAt, s.cancelledAt, s.deletedAt, t.deletedAt, CASE WHEN s.isActive = 0 THEN s.updatedAt END) AS goneAt,
  s.location, s.description, s.descriptionFr,
  COALESCE(p.feeCents, s.feeCents) AS feeCents, COALESCE(p.feeUrl, s.feeUrl) AS feeUrl, t.id AS teamId,
  t.name AS team, t.nameFr AS teamFr`;

const ACTIVITY_JOINS = `LEFT JOIN practices p ON p.id = r.practiceId
  LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId`;

/** An activity as a mail tells of it. */
export type ActivityRow = RowOf<typeof ACTIVITY>;

const MAIL = {
  id: whole,
  kind: oneOf(FAMILY_MAIL_KINDS),
  locale: nullable(oneOf(LANGUAGES)),
  data: nullable(json<MailData>()),
  createdAt: instant,
  /** An earlier mail about a change of the registration was sent after this one was queued, so it told this, too. */
  isTold: flag,
  /** Status of the last mail about a cancellation of the practice. */
  lastCancellation: nullable(oneOf(MAIL_STATUSES)),
  /** Status of the last mail that offered a place. */
  lastOffer: nullable(oneOf(MAIL_STATUSES)),
  /** A later mail says whether a place is free. */
  isOvertaken: flag,
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
  paidAt: nullable(instant),
  ...ACTIVITY,
};

/** The facts of a mail, as stored at the moment of sending; names are stored nowhere else. */
export type MailRow = RowOf<typeof MAIL>;

const SELECT = `SELECT m.id, m.kind, m.locale, m.data, m.createdAt, m.status AS mailStatus, m.told,
  EXISTS (SELECT 1 FROM outbox_mails e WHERE e.registrationId = m.registrationId AND e.kind = 'changed'
    AND e.id < m.id AND e.sentAt > m.createdAt) AS isTold,
  (SELECT e.status FROM outbox_mails e WHERE e.registrationId = m.registrationId AND e.kind = 'practice-cancelled'
    AND e.id < m.id ORDER BY e.id DESC LIMIT 1) AS lastCancellation,
  (SELECT e.status FROM outbox_mails e WHERE e.registrationId = m.registrationId AND e.kind = 'offered'
    AND e.id < m.id ORDER BY e.id DESC LIMIT 1) AS lastOffer,
  EXISTS (SELECT 1 FROM outbox_mails e WHERE e.registrationId = m.registrationId
    AND e.kind IN ('offered', 'offer-over') AND e.id > m.id) AS isOvertaken,
  f.id AS familyId, f.email, f.locale AS familyLocale,
  r.id AS registrationId, r.parentEmail, r.playerName, r.parentName, r.parentPhone, r.playerPosition = 'Goalie' AS isGoalie, r.status, r.turn, r.paidAt,
  ${ACTIVITY_COLUMNS}
  FROM outbox_mails m LEFT JOIN families f ON f.id = m.familyId
  LEFT JOIN registrations r ON r.id = m.registrationId ${ACTIVITY_JOINS}`;

/** Read by SQL: mail may not import the tables of other modules. */
export function mailRowsIn(reader: Reader, mailIds: readonly number[]): Promise<MailRow[]> {
  return mailRowsWhereIn(reader, `m.id IN (${placeholders(mailIds)})`, mailIds);
}

/** Rows as from `mailRowsIn`, by a hand-written condition with `?` parameters. */
export function mailRowsWhereIn(
  reader: Reader,
  condition: string,
  parameters: readonly unknown[],
): Promise<MailRow[]> {
  return reader.select(
    `${SELECT} WHERE m.kind NOT IN ('alert', 'account') AND (${condition}) ORDER BY m.id`,
    parameters,
    MAIL,
  );
}

/** Kinds of mails after which a registration may be at another activity than its family knows. */
const AFTER_MOVES: readonly MailRow['kind'][] = ['changed', 'cancelled'];

/**
 * The activity that the family last read of in a mail, when the registration was moved away from it since;
 * undefined otherwise, and once it is over.
 */
export async function leftActivityIn(
  reader: Reader,
  { kind, registrationId, practiceId, sessionId }: MailRow,
  now: Date,
  zone: string,
): Promise<ActivityRow | undefined> {
  if (!AFTER_MOVES.includes(kind)) return undefined;
  const [row] = await reader.select(
    `SELECT ${ACTIVITY_COLUMNS} FROM ledger_entries r ${ACTIVITY_JOINS}
     WHERE r.registrationId = ? AND r.event = 'moved-out' AND r.at > COALESCE((SELECT MAX(m.sentAt)
       FROM outbox_mails m WHERE m.registrationId = r.registrationId AND m.status = 'sent'), '')
     ORDER BY r.at, r.id LIMIT 1`,
    [registrationId],
    ACTIVITY,
  );
  const isBack = row?.practiceId === practiceId && row.sessionId === sessionId;
  const endsAt = row && spanOf(row, zone)?.endsAt;
  return isBack || (endsAt && endsAt <= now) ? undefined : row;
}

const spanOf = ({ date, time }: ActivityRow, zone: string) =>
  date === null || time === null ? undefined : activitySpan({ date, time }, zone);

const MESSAGE = {
  subjectEn: text,
  textEn: text,
  subjectFr: text,
  textFr: text,
};

/** The texts of a `message` mail; undefined when they are removed. */
export async function messageTextsIn(
  reader: Reader,
  { data }: Pick<MailRow, 'data'>,
): Promise<MessageTexts | undefined> {
  const [message] = await reader.select(
    'SELECT subjectEn, textEn, subjectFr, textFr FROM messages WHERE id = ?',
    [data?.messageId ?? 0],
    MESSAGE,
  );
  return message;
}

/** 1 for the next in line of the pool: goalies and skaters of a practice wait separately. */
export async function waitingPositionIn(reader: Reader, row: MailRow): Promise<number> {
  const { isGoalie, turn, registrationId } = row;
  const ref = refOf(row);
  const pool = ref.kind === 'session' ? '' : `AND playerPosition ${isGoalie ? '=' : '<>'} 'Goalie'`;
  const [line] = await reader.select(
    `SELECT COUNT(*) AS position FROM registrations
     WHERE ${columnOf(ref)} = ? AND status = 'waiting' ${pool} AND (turn < ? OR (turn = ? AND id <= ?))`,
    [ref.id, turn, turn, registrationId],
    { position: whole },
  );
  return line?.position ?? 0;
}

/** A link requested longer ago is of no use any more, and a day's limit has ended. */
const FAMILY_WIDE_MS = DAY_MS;

/** A message sent before the end of its activity is of no use after it; one about a past activity is. */
const isPastUse = ({ createdAt }: MailRow, endsAt: Date, now: Date): boolean =>
  createdAt < endsAt && endsAt <= now;

/** Whether a mail is still correct and about a coming activity; otherwise it is dropped. */
export function isStillTrue(row: MailRow, now: Date, zone: string): boolean {
  if (FAMILY_WIDE_KINDS.includes(row.kind)) return now.getTime() - row.createdAt.getTime() < FAMILY_WIDE_MS;
  const { date, time, goneAt, status } = row;
  if (date === null || time === null || row.parentEmail !== row.email) return false;
  const span = spanOf(row, zone);
  if (row.kind === 'message') return status !== 'cancelled' && !(span && isPastUse(row, span.endsAt, now));
  if (span && span.endsAt <= now) return false;
  if (row.kind === 'practice-cancelled') return goneAt !== null && status !== 'cancelled';
  if (row.kind === 'cancelled') return status === 'cancelled';
  if (goneAt !== null) return false;
  if (row.kind === 'waiting') return status === 'waiting';
  if (row.kind === 'offered' || row.kind === 'offer-over')
    return status === 'waiting' && span !== undefined && now < span.startsAt && isOfferNews(row);
  if (row.kind !== 'changed') return status === 'confirmed';
  return (
    status !== 'cancelled' &&
    !row.isTold &&
    (isReturn(row) || row.data?.was !== undefined || !row.data?.isBack)
  );
}

/** An offer that still stands, or the end of one that the family was told of. */
const isOfferNews = ({ kind, lastOffer, isOvertaken }: MailRow): boolean =>
  !isOvertaken && (kind === 'offered' || (lastOffer !== 'dropped' && lastOffer !== 'pending'));

/** It takes place after all, and its cancellation was told: one that was brought back at once never was. */
export const isReturn = ({
  data,
  lastCancellation = null,
}: Pick<MailRow, 'data'> & Partial<Pick<MailRow, 'lastCancellation'>>): boolean =>
  data?.isBack === true && lastCancellation !== 'dropped' && lastCancellation !== 'pending';
