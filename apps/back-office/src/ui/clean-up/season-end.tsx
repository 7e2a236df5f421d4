import { useGetAnalyticsQuery } from '@lions/api-client';
import { seasonEndAhead } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { clubToday } from '../time/clock';
import { useLanguage } from '../session/language';

/** In the last thirty days of a season: when the lists of competing players will be emptied. */
export function SeasonEndNotice() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const end = seasonEndAhead(clubToday());
  if (end === undefined) return null;
  const title = t('dashboard.seasonEnd', { day: formatDay(end, language) });
  return <Alert type="warning" showIcon className="admin-alert" title={title} />;
}

/** Whether to warn that the lists of competing players will be emptied soon: while any list has names. */
export function useSeasonEndReminder(): { isDue: boolean; isLoading: boolean } {
  const isFar = seasonEndAhead(clubToday()) === undefined;
  const { data: numbers, isLoading } = useGetAnalyticsQuery({ limit: 1 }, { skip: isFar });
  return { isDue: !isFar && (numbers?.competingPlayers.total ?? 0) > 0, isLoading };
}
