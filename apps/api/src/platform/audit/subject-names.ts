import type { AuditSubject } from '@lions/domain';
import type { Reader } from '../database/reader.js';
import { nullable, text, whole, type RowOf } from '../database/row-shape.js';
import { placeholders } from '../database/inserting.js';
import type { AuditEntry } from './audit-entry.entity.js';

const NAMED = {
  id: whole,
  name: text,
  date: nullable(text),
};

/** The current name of a subject. */
export type SubjectName = Omit<RowOf<typeof NAMED>, 'id'>;

/** Key by which a name is looked up. */
type Subject = Pick<AuditEntry, 'subject' | 'subjectId'>;

const USERNAMES = 'SELECT id, username AS name, NULL AS date FROM admin_users WHERE id IN';

/**
 * Names are read by SQL, because every module writes to the log, so the log can import none of them. Registrants are
 * never named.
 */
const NAMES: Partial<Record<AuditSubject, string>> = {
  team: 'SELECT id, name, NULL AS date FROM teams WHERE id IN',
  tryoutSession: `SELECT s.id AS id, t.name AS name, s.date AS date
    FROM tryout_sessions s INNER JOIN teams t ON t.id = s.teamId WHERE s.id IN`,
  practice: 'SELECT id, time AS name, date FROM practices WHERE id IN',
  registration: `SELECT r.id AS id, COALESCE(p.time, t.name) AS name, COALESCE(p.date, s.date) AS date
    FROM registrations r LEFT JOIN practices p ON p.id = r.practiceId
    LEFT JOIN tryout_sessions s ON s.id = r.sessionId LEFT JOIN teams t ON t.id = s.teamId WHERE r.id IN`,
  mail: `SELECT m.id AS id, m.kind AS name, COALESCE(p.date, s.date) AS date
    FROM outbox_mails m LEFT JOIN registrations r ON r.id = m.registrationId
    LEFT JOIN practices p ON p.id = r.practiceId LEFT JOIN tryout_sessions s ON s.id = r.sessionId WHERE m.id IN`,
  message: `SELECT m.id AS id, COALESCE(p.time, ts.name, t.name) AS name, COALESCE(p.date, s.date) AS date
    FROM messages m LEFT JOIN practices p ON p.id = m.practiceId LEFT JOIN teams t ON t.id = m.teamId
    LEFT JOIN tryout_sessions s ON s.id = m.sessionId LEFT JOIN teams ts ON ts.id = s.teamId WHERE m.id IN`,
  apiKey: 'SELECT id, name, NULL AS date FROM api_keys WHERE id IN',
  user: USERNAMES,
  signIn: USERNAMES,
  club: 'SELECT id, `key` AS name, NULL AS date FROM club_settings WHERE id IN',
  picture: 'SELECT id, altEn AS name, NULL AS date FROM pictures WHERE id IN',
  webhook: 'SELECT id, url AS name, NULL AS date FROM webhooks WHERE id IN',
  setting: 'SELECT id, `key` AS name, NULL AS date FROM settings WHERE id IN',
};

const keyOf = (subject: string, id: number) => `${subject} ${id}`;

/** Looks up the subjects of the entries, one query per kind; a removed subject has no name. */
export async function subjectNamesIn(
  reader: Reader,
  entries: readonly Subject[],
): Promise<(entry: Subject) => SubjectName | undefined> {
  const names = new Map<string, SubjectName>();
  for (const [subject, select] of Object.entries(NAMES)) {
    const lines = entries.filter((entry) => entry.subject === subject);
    const ids = [...new Set(lines.flatMap(({ subjectId }) => subjectId ?? []))];
    if (ids.length === 0) continue;
    const places = placeholders(ids);
    const rows = await reader.select(`${select} (${places})`, ids, NAMED);
    for (const { id, ...name } of rows) names.set(keyOf(subject, id), name);
  }
  return ({ subject, subjectId }) => (subjectId === null ? undefined : names.get(keyOf(subject, subjectId)));
}
