import { addMonths, civilAt, instantAt } from '@lions/domain';

/** Of one table: which rows are kept no longer once the instant in a column is that far back. */
interface RetentionRule {
  table: string;
  /** A column, or a look-up that gives what one of another table holds. */
  column: string;
  /** How long a row is kept after that instant. */
  keep: { days: number } | { months: number };
  /** The column holds one of the club's days rather than an instant. */
  byDay?: true;
}

const PRACTICE_DAY = '(SELECT date FROM practices WHERE practices.id = registrations.practiceId)';

/**
 * What is removed for good, and when (decisions 10). A team takes its sessions along, and they their registrations. Sign-in attempts are the
 * lockout's own to forget.
 */
export const RETENTION: readonly RetentionRule[] = [
  {
    table: 'registrations',
    column: '(SELECT date FROM tryout_sessions WHERE tryout_sessions.id = registrations.sessionId)',
    keep: { days: 90 },
    byDay: true,
  },
  { table: 'registrations', column: PRACTICE_DAY, keep: { days: 60 }, byDay: true },
  {
    table: 'registrations',
    column: `CASE WHEN status = 'waiting' THEN ${PRACTICE_DAY} END`,
    keep: { days: 30 },
    byDay: true,
  },
  { table: 'practices', column: 'date', keep: { months: 24 }, byDay: true },
  {
    table: 'families',
    column:
      'CASE WHEN EXISTS (SELECT 1 FROM registrations WHERE parentEmail = families.email) THEN NULL ELSE families.updatedAt END',
    keep: { days: 1 },
  },
  { table: 'idempotency_keys', column: 'createdAt', keep: { days: 1 } },
  { table: 'link_requests', column: 'updatedAt', keep: { days: 1 } },
  { table: 'tryout_sessions', column: 'deletedAt', keep: { days: 30 } },
  { table: 'teams', column: 'deletedAt', keep: { days: 30 } },
  { table: 'admin_sessions', column: 'refreshExpiresAt', keep: { days: 90 } },
  { table: 'password_resets', column: 'expiresAt', keep: { days: 0 } },
  { table: 'password_resets', column: 'usedAt', keep: { days: 0 } },
  // As long as a coach may ask whether a family was told; no mail holds a name or an address.
  { table: 'outbox_mails', column: 'createdAt', keep: { days: 90 } },
  { table: 'audit_entries', column: 'at', keep: { months: 24 } },
  { table: 'page_views', column: 'day', keep: { months: 24 }, byDay: true },
];

const DAY_MS = 86_400_000;

/**
 * Rows of before this instant, or of before this day, go; written as the column holds it. Days are 24 hours; months
 * are counted on the club's calendar.
 */
export function keptSince({ keep, byDay }: RetentionRule, now: Date, zone: string): string {
  const since =
    'days' in keep ? new Date(now.getTime() - keep.days * DAY_MS) : monthsBack(now, keep.months, zone);
  return byDay ? civilAt(since, zone).date : since.toISOString();
}

function monthsBack(now: Date, months: number, zone: string): Date {
  const { date, minutes } = civilAt(now, zone);
  return instantAt(addMonths(date, -months), minutes, zone);
}
