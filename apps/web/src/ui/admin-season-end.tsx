import { seasonEndAhead } from '@lions/domain';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../i18n/formats';
import { clubToday } from './admin-clock';
import { useLanguage } from './admin-language';

/** In the last thirty days of a season: when the lists of competing players are emptied (decisions 10). */
export function SeasonEndNotice() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const end = seasonEndAhead(clubToday());
  if (end === undefined) return null;
  const title = t('dashboard.seasonEnd', { day: formatDay(end, language) });
  return <Alert type="warning" showIcon className="admin-alert" title={title} />;
}
