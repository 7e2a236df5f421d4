import { DownloadOutlined } from '@ant-design/icons';
import { useLazyGetTurnoutQuery } from '@lions/api-client';
import { formatTimes } from '@lions/domain';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../ui/forms/errors';
import { useLanguage } from '../../../ui/session/language';
import { downloadCsv } from '../../../ui/tables/csv';
import { clubToday } from '../../../ui/time/clock';
import { useTurnoutAddress } from './turnout-address';
import { useActivityNames } from './use-activity-names';

/** CSV download of the chosen season: places, attendance and hours to fill of each activity, without player names. */
export function TurnoutFile() {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const { season } = useTurnoutAddress();
  const { shortName } = useActivityNames();
  const [load] = useLazyGetTurnoutQuery();
  const save = async () => {
    const { events } = await load({ season }, true).unwrap();
    await downloadCsv(
      language,
      `${t('analytics.turnoutFile')}-${clubToday()}.csv`,
      [
        t('analytics.event'),
        t('analytics.date'),
        t('analytics.time'),
        t('analytics.cancelled'),
        t('analytics.capacity'),
        t('analytics.withSpot'),
        t('analytics.attended'),
        t('analytics.hoursToFill'),
      ],
      events.map((activity) => [
        shortName(activity),
        activity.date,
        formatTimes(activity.time, language),
        activity.isCancelled ? t('analytics.yes') : t('analytics.no'),
        activity.capacity,
        activity.registered,
        activity.attended ?? '',
        activity.hoursToFill ?? '',
      ]),
    );
  };
  const saveOrTell = () =>
    save().catch((error: unknown) => notifyFailure(t, t('analytics.saveFailed'), error));
  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void saveOrTell()}>
      {t('analytics.saveTurnout')}
    </Button>
  );
}
