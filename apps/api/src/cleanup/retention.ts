import { addMonths, civilAt, instantAt } from '@lions/domain';

/** Of one table: which rows are kept no longer once the instant in a column is that far back. */
interface RetentionRule {
  table: string;
  column: string;
  /** How long a row is kept after that instant. */
  keep: { days: number } | { months: number };
}

/**
 * What is removed for good, and when (decisions 10). A team takes its sessions along. Sign-in attempts are the
 * lockout's own to forget.
 */
export const RETENTION: readonly RetentionRule[] = [
  { table: 'tryout_sessions', column: 'deletedAt', keep: { days: 30 } },
  { table: 'teams', column: 'deletedAt', keep: { days: 30 } },
  { table: 'admin_sessions', column: 'refreshExpiresAt', keep: { days: 90 } },
  { table: 'password_resets', column: 'expiresAt', keep: { days: 0 } },
  { table: 'password_resets', column: 'usedAt', keep: { days: 0 } },
  { table: 'audit_entries', column: 'at', keep: { months: 24 } },
];

const DAY_MS = 86_400_000;

/** Rows of before this instant go. Days are 24 hours; months are counted on the club's calendar. */
export function keptSince({ keep }: RetentionRule, now: Date, zone: string): Date {
  if ('days' in keep) return new Date(now.getTime() - keep.days * DAY_MS);
  const { date, minutes } = civilAt(now, zone);
  return instantAt(addMonths(date, -keep.months), minutes, zone);
}
