import type { PracticeDto } from '@lions/api-client';

/** Whether a practice has ended; one in progress has not. */
export const isOver = ({ endsAt }: Pick<PracticeDto, 'endsAt'>, now: Date): boolean => new Date(endsAt) < now;

/** Totals of the three summary cards. */
export function practiceTotals(practices: readonly PracticeDto[], now: Date) {
  const ahead = practices.filter((practice) => !isOver(practice, now));
  const confirmed = practices.reduce((sum, one) => sum + one.skatersCount + one.goaliesCount, 0);
  const waiting = practices.reduce((sum, { waitlistCount }) => sum + waitlistCount, 0);
  const withLine = ahead.filter(({ waitlistCount }) => waitlistCount > 0).length;
  return { total: practices.length, ahead: ahead.length, confirmed, waiting, withLine };
}
