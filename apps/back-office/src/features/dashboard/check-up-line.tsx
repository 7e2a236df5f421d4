import { useGetNightlyCheckUpQuery } from '@lions/api-client';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { useMomentFormat } from '../../ui/time/clock';

/** When the site last examined itself at night, and what it found: a warning when something is wrong. For superadmins. */
export function CheckUpLine() {
  const { t } = useTranslation();
  const formatMoment = useMomentFormat();
  // Refetched on each visit: the site examines itself without any call from this browser.
  const query = useGetNightlyCheckUpQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  if (isLoading) return <LoadingLines rows={0} />;
  if (error && !data)
    return (
      <LoadFailed error={error} title={t('dashboard.checkUp.loadFailed')} onRetry={() => void refetch()} />
    );
  if (!data) return null;
  const { last, isOverdue } = data;
  const line = (
    <>
      {last
        ? t('dashboard.checkUp.result', { ...last, when: formatMoment(last.ranAt) })
        : t('dashboard.checkUp.never')}{' '}
      <Link to="/admin?view=doctor" className="check-up-link">
        {t('dashboard.checkUp.open')}
      </Link>
    </>
  );
  if (!isOverdue && !last?.wrong) return <p className="admin-hint">{line}</p>;
  return (
    <Alert
      type="warning"
      showIcon
      className="admin-alert"
      title={t(`dashboard.checkUp.${isOverdue ? 'overdue' : 'wrong'}`)}
      description={line}
    />
  );
}
