import { useGetAnalyticsQuery } from '@lions/api-client';
import { seasonEndAhead } from '@lions/domain';
import { clubToday } from '../../ui/time/clock';
import { SeasonEndNotice } from '../../ui/clean-up/season-end';

/** Warns that the lists of competing players will be emptied soon, while any list has names. */
export function SeasonEndReminder() {
  const isFar = seasonEndAhead(clubToday()) === undefined;
  const { data: numbers } = useGetAnalyticsQuery({ limit: 1 }, { skip: isFar });
  return !isFar && numbers && numbers.competingPlayers.total > 0 ? <SeasonEndNotice /> : null;
}
