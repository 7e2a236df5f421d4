import { useGetAnalyticsQuery } from '@lions/api-client';
import { seasonEndAhead } from '@lions/domain';
import { clubToday } from '../../ui/admin-clock';
import { SeasonEndNotice } from '../../ui/admin-season-end';

/** Says that the lists of competing players are about to be emptied, while there are names in any. */
export function SeasonEndReminder() {
  const isFar = seasonEndAhead(clubToday()) === undefined;
  const { data: numbers } = useGetAnalyticsQuery({ limit: 1 }, { skip: isFar });
  return !isFar && numbers && numbers.competingPlayers.total > 0 ? <SeasonEndNotice /> : null;
}
