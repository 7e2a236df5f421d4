import { useListSettingsQuery } from '@lions/api-client';
import { SWITCH_KEYS } from '@lions/domain';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { DelayRow } from './delay-row';
import { FlagRow } from './flag-row';

/** Switches of the public site, and the delay of mails, for superadmins. */
export function SettingsView() {
  const { t } = useTranslation();
  // Refetched on each visit: another superadmin may have changed them.
  const query = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  const delay = data?.find(({ key }) => key === 'mail_delay_minutes');
  return (
    <AdminView title={t('settings.title')}>
      <section className="admin-card" aria-labelledby="flags-title">
        <h2 id="flags-title">{t('settings.publicSite')}</h2>
        {isLoading && <Skeleton active paragraph={{ rows: 2 }} />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && !error && (
          <ul className="admin-lines">
            {SWITCH_KEYS.map((flag) => {
              const state = data.find(({ key }) => key === flag);
              return state && <FlagRow key={flag} flag={flag} state={state} />;
            })}
          </ul>
        )}
      </section>
      {delay && !error && (
        <section className="admin-card" aria-labelledby="mails-title">
          <h2 id="mails-title">{t('settings.mails')}</h2>
          <ul className="admin-lines">
            <DelayRow state={delay} />
          </ul>
        </section>
      )}
    </AdminView>
  );
}
