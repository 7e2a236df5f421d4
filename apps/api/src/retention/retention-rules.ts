import { addMonths, civilAt, instantAt, KEPT_FOR, type Kept, type KeptFor } from '@lions/domain';

/** Of one table: which rows are kept no longer once the instant in a column is that far back. */
interface RetentionRule {
  table: string;
  /** A column, or a look-up that gives what one of another table holds. */
  column: string;
  /** Whose time in the domain's table: how long a row is kept after that instant. */
  kept: Kept;
  /** The column holds one of the club's days rather than an instant. */
  byDay?: true;
}

const PRACTICE_DAY = '(SELECT date FROM practices WHERE practices.id = registrations.practiceId)';
const SESSION_DAY = '(SELECT date FROM tryout_sessions WHERE tryout_sessions.id = registrations.sessionId)';

/**
 * What is removed for good, and when (decisions 10). A team takes its sessions along, and they their registrations.
 * Sign-in attempts are the lockout's own to forget, lists of competing players end with the season.
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
    column:
      'CASE WHEN EXISTS (SELECT 1 FROM registrations WHERE parentEmail = families.email) THEN NULL ELSE families.updatedAt END',
    kept: 'families',
  },
  { table: 'idempotency_keys', column: 'createdAt', kept: 'requestMarks' },
  { table: 'link_requests', column: 'updatedAt', kept: 'requestMarks' },
  { table: 'tryout_sessions', column: 'deletedAt', kept: 'deletedRows' },
  { table: 'teams', column: 'deletedAt', kept: 'deletedRows' },
  { table: 'admin_sessions', column: 'refreshExpiresAt', kept: 'adminSessions' },
  { table: 'password_resets', column: 'expiresAt', kept: 'passwordResets' },
  { table: 'password_resets', column: 'usedAt', kept: 'passwordResets' },
  // As long as a coach may ask whether a family was told; no mail holds a name or an address.
  { table: 'outbox_mails', column: 'createdAt', kept: 'mails' },
  { table: 'audit_entries', column: 'at', kept: 'auditLog' },
  { table: 'page_views', column: 'day', kept: 'pageViews', byDay: true },
];

const DAY_MS = 86_400_000;

/**
 * Rows of before this instant, or of before this day, go; written as the column holds it. Days are 24 hours; months
 * are counted on the club's calendar.
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
