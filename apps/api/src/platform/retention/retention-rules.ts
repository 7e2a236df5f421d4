import { DAY_MS, addMonths, civilAt, instantAt, KEPT_FOR, type Kept, type KeptFor } from '@lions/domain';

/** When rows of a table are removed: once the instant in a column is older than the retention period. */
export interface RetentionRule {
  table: string;
  /** A column, or a subquery for one of another table. */
  column: string;
  /** The entry of the domain's table with the retention period. */
  kept: Kept;
  /** The column holds one of the club's days instead of an instant. */
  byDay?: true;
  /** The row stays while a row of that table matches the condition. */
  heldBy?: { table: string; where: string };
}

const PRACTICE_DAY = '(SELECT date FROM practices WHERE practices.id = registrations.practiceId)';
const SESSION_DAY = '(SELECT date FROM tryout_sessions WHERE tryout_sessions.id = registrations.sessionId)';
const TEAM_DELETED = '(SELECT deletedAt FROM teams WHERE teams.id = tryout_sessions.teamId)';

/**
 * Rows that are removed for good, and when. A team's sessions are removed before the team: MySQL 9.7 leaves rows behind
 * when a deletion cascades from a team to sessions, registrations and mails. From sessions down, cascading is
 * complete. The lockout removes sign-in attempts, and the lists of competing players end with the season.
 */
export const RETENTION: readonly RetentionRule[] = [
  { table: 'registrations', column: SESSION_DAY, kept: 'tryoutRegistrations', byDay: true },
  { table: 'registrations', column: PRACTICE_DAY, kept: 'practiceRegistrations', byDay: true },
  {
    table: 'registrations',
    column: `CASE WHEN status = 'waiting' THEN COALESCE(${PRACTICE_DAY}, ${SESSION_DAY}) END`,
    kept: 'waitingEntries',
    byDay: true,
  },
  { table: 'practices', column: 'date', kept: 'practices', byDay: true },
  {
    table: 'families',
    column: 'updatedAt',
    kept: 'families',
    heldBy: { table: 'registrations', where: 'parentEmail = families.email' },
  },
  { table: 'idempotency_keys', column: 'createdAt', kept: 'requestMarks' },
  { table: 'undoable_changes', column: 'endsAt', kept: 'requestMarks' },
  { table: 'link_requests', column: 'updatedAt', kept: 'requestMarks' },
  { table: 'tryout_sessions', column: 'deletedAt', kept: 'deletedRows' },
  { table: 'tryout_sessions', column: TEAM_DELETED, kept: 'deletedRows' },
  { table: 'teams', column: 'deletedAt', kept: 'deletedRows' },
  { table: 'admin_sessions', column: 'refreshExpiresAt', kept: 'adminSessions' },
  { table: 'password_resets', column: 'expiresAt', kept: 'passwordResets' },
  { table: 'password_resets', column: 'usedAt', kept: 'passwordResets' },
  // Kept as long as a coach may ask whether a family was told; no mail holds a name or an address.
  { table: 'outbox_mails', column: 'createdAt', kept: 'mails' },
  { table: 'messages', column: 'createdAt', kept: 'messages' },
  { table: 'audit_entries', column: 'at', kept: 'auditLog' },
  { table: 'erasures', column: 'erasedAt', kept: 'erasures' },
  { table: 'webhook_deliveries', column: 'createdAt', kept: 'webhookDeliveries' },
  { table: 'page_views', column: 'day', kept: 'pageViews', byDay: true },
];

/**
 * Rows from before this instant or day are removed; the result has the column's format. Days are 24 hours; months
 * follow the club's calendar.
 */
export function keptSince({ kept, byDay }: RetentionRule, now: Date, zone: string): string {
  const time: KeptFor = KEPT_FOR[kept];
  const since =
    'days' in time ? new Date(now.getTime() - time.days * DAY_MS) : monthsBack(now, time.months, zone);
  return byDay ? civilAt(since, zone).date : since.toISOString();
}

function monthsBack(now: Date, months: number, zone: string): Date {
  const { date, minutes } = civilAt(now, zone);
  return instantAt(addMonths(date, -months), minutes, zone);
}
