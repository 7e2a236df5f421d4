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
