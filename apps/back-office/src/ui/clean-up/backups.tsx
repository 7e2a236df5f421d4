import { useGetBackupsQuery, type BackupsDto } from '@lions/api-client';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Language } from '@lions/domain';
import { LOCALES } from '@lions/web-base';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../session/language';
import { useMomentFormat } from '../time/clock';
import { LoadFailed } from '../screen/loading';

/** Taken from the dashboard's data: no request of its own. */
const useBackups = () => useGetBackupsQuery();

/** When the newest nightly backup is older than it may be; renders nothing otherwise. For superadmins. */
export function BackupWarning() {
  const { t } = useTranslation();
  const { data } = useBackups();
  if (!data?.isOverdue) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="admin-alert"
      title={t('dashboard.backups.overdue')}
      description={t('dashboard.backups.overdueText')}
    />
  );
}

/** The age of the newest nightly backup in one line. For superadmins. */
export function BackupLine() {
  const { t } = useTranslation();
  const { data, error, refetch, fulfilledTimeStamp = 0 } = useBackups();
  if (error && !data)
    return (
      <LoadFailed error={error} title={t('dashboard.backups.loadFailed')} onRetry={() => void refetch()} />
    );
  return data ? (
    <p className="admin-hint">
      <BackupAge backups={data} now={fulfilledTimeStamp} />
    </p>
  ) : null;
}

interface BackupAgeProps {
  backups: BackupsDto;
  /** This device's clock at the time of the server's answer. */
  now: number;
}

function BackupAge({ backups: { isOn, newest, count, isRunning }, now }: BackupAgeProps) {
  const { t } = useTranslation();
  const [language] = useLanguage();
  const formatMoment = useMomentFormat();
  if (!isOn) return t('dashboard.backups.off');
  if (!newest) return t(isRunning ? 'dashboard.backups.running' : 'dashboard.backups.none');
  const age = ageText(now - new Date(newest.takenAt).getTime(), language);
  return t('dashboard.backups.newest', { when: formatMoment(newest.takenAt), age, count });
}

/** '5 hours ago'; minutes up to two hours, hours up to two days, then days. */
function ageText(milliseconds: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(LOCALES[language]);
  if (milliseconds < 2 * HOUR_MS) return format.format(-Math.floor(milliseconds / MINUTE_MS), 'minute');
  if (milliseconds < 2 * DAY_MS) return format.format(-Math.floor(milliseconds / HOUR_MS), 'hour');
  return format.format(-Math.floor(milliseconds / DAY_MS), 'day');
}
