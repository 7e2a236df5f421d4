import { addDays, type CivilDate } from '../time/club-time.js';

/** The retention period after the event that ends the data's use; months follow the club's calendar. */
export type KeptFor = { days: number } | { months: number };

/**
 * The retention periods that the nightly removal applies and the privacy policy prints. Their starting points are in
 * the removal's rules and in the policy's text. See docs/decisions/retention.md.
 */
export const KEPT_FOR = {
  practiceRegistrations: { days: 60 },
  waitingEntries: { days: 30 },
  tryoutRegistrations: { days: 90 },
  families: { days: 1 },
  mails: { days: 90 },
  messages: { days: 90 },
  practices: { months: 24 },
  requestMarks: { days: 1 },
  adminSessions: { days: 90 },
  /** From use or expiry. */
  passwordResets: { days: 0 },
  auditLog: { months: 24 },
  pageViews: { months: 24 },
  webhookDeliveries: { days: 30 },
  /** A month longer than the oldest backup that could bring the people back. */
  erasures: { months: 13 },
  deletedRows: { days: 30 },
} as const satisfies Record<string, KeptFor>;

export type Kept = keyof typeof KEPT_FOR;

/** When the lists of competing players are emptied, and how many days before it the back-office announces it. */
export const SEASON_END: Readonly<Record<'month' | 'day' | 'warnedDays', number>> = {
  month: 5,
  day: 1,
  warnedDays: 30,
};

const seasonEndOf = (year: number): CivilDate =>
  `${year}-${String(SEASON_END.month).padStart(2, '0')}-${String(SEASON_END.day).padStart(2, '0')}`;

/** The first day of the next season after a day. */
export function nextSeasonEnd(day: CivilDate): CivilDate {
  const year = Number(day.slice(0, 4));
  return day < seasonEndOf(year) ? seasonEndOf(year) : seasonEndOf(year + 1);
}

/** Whether a season ended after one day, up to and including another. */
export const seasonEndedBetween = (after: CivilDate, until: CivilDate): boolean =>
  nextSeasonEnd(after) <= until;

/** The end of the season when it is within the announced days, else undefined. */
export function seasonEndAhead(today: CivilDate): CivilDate | undefined {
  const end = nextSeasonEnd(today);
  return addDays(end, -SEASON_END.warnedDays) <= today ? end : undefined;
}
