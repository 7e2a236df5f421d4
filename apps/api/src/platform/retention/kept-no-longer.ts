import type { RemovedData } from '@lions/domain';
import { keptSince, RETENTION, type RetentionRule } from './retention-rules.js';

/** An SQL condition with the value of each `?`. */
interface Condition {
  sql: string;
  parameters: string[];
}

/** Rows that are removed with the row they point to: the tables' ON DELETE CASCADE, which a spec compares. */
export const CASCADES = [
  { table: 'tryout_sessions', column: 'teamId', owner: 'teams' },
  { table: 'registrations', column: 'sessionId', owner: 'tryout_sessions' },
  { table: 'registrations', column: 'practiceId', owner: 'practices' },
  { table: 'registrations', column: 'familyId', owner: 'families' },
  { table: 'ledger_entries', column: 'sessionId', owner: 'tryout_sessions' },
  { table: 'ledger_entries', column: 'practiceId', owner: 'practices' },
  { table: 'messages', column: 'teamId', owner: 'teams' },
  { table: 'messages', column: 'sessionId', owner: 'tryout_sessions' },
  { table: 'messages', column: 'practiceId', owner: 'practices' },
  { table: 'outbox_mails', column: 'registrationId', owner: 'registrations' },
  { table: 'outbox_mails', column: 'familyId', owner: 'families' },
] as const;

/**
 * The tables whose rows the brake counts. Marks of requests are left out: they live a day, and hundreds of them after
 * an evening of registrations do not indicate a wrong clock. So are the leases of tryout numbers, which hold no data,
 * the marks of erasures and the deliveries of webhooks, which no one would miss.
 */
export const COUNTED_TABLES = {
  tryoutSessions: 'tryout_sessions',
  practices: 'practices',
  registrations: 'registrations',
  teams: 'teams',
  families: 'families',
  mails: 'outbox_mails',
  messages: 'messages',
  placeHistory: 'ledger_entries',
  adminSessions: 'admin_sessions',
  passwordResets: 'password_resets',
  auditLog: 'audit_entries',
  pageViews: 'page_views',
} as const satisfies Partial<Record<RemovedData, string>>;

/** Rows whose retention period by `rule` has ended at `now`, except rows that a remaining row holds. */
export function expiredBy(rule: RetentionRule, now: Date, zone: string): Condition {
  const old = { sql: `${rule.column} < ?`, parameters: [keptSince(rule, now, zone)] };
  if (rule.heldBy === undefined) return old;
  const { table, where } = rule.heldBy;
  const removed = removedFrom(table, now, zone, rule.table);
  return {
    sql: `${old.sql} AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${where} AND (${removed.sql}) IS NOT TRUE)`,
    parameters: [...old.parameters, ...removed.parameters],
  };
}

/**
 * Rows of a table that are removed at `now`, by a rule or with their owner. `exceptOwner`: a table whose cascade is
 * ignored, so that the recursion ends.
 */
export function removedFrom(table: string, now: Date, zone: string, exceptOwner?: string): Condition {
  const expired = RETENTION.filter((rule) => rule.table === table).map((rule) => expiredBy(rule, now, zone));
  const cascading = CASCADES.filter((cascade) => cascade.table === table && cascade.owner !== exceptOwner);
  const withOwner = cascading.map(({ column, owner }) => {
    const { sql, parameters } = removedFrom(owner, now, zone);
    return { sql: `${column} IN (SELECT id FROM ${owner} WHERE ${sql})`, parameters };
  });
  const conditions = [...expired, ...withOwner];
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' OR '),
    parameters: conditions.flatMap(({ parameters }) => parameters),
  };
}
