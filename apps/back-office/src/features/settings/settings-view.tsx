import { useListSettingsQuery } from '@lions/api-client';
import { SWITCH_KEYS } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { DelayRow } from './delay-row';
import { FlagRow } from './flag-row';
import { LoadingLines } from '../../ui/screen/loading-lines';

/** Switches of the public site, and the delay of mails, for superadmins. */
export function SettingsView() {
  const { t } = useTranslation();
  // Refetched on each visit: another superadmin may have changed them.
  const query = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  const delay = data?.find(({ key }) => key === 'mail_delay_minutes');
  return (
    <AdminView title={t('settings.title')}>
      <section className="admin-card" aria-labelledby="club-title">
        <h2 id="club-title">{t('settings.club')}</h2>
        <p className="admin-hint">{t('settings.clubText')}</p>
        <div className="admin-form-actions">
          <Link to="/admin?view=club">{t('settings.clubLink')}</Link>
        </div>
      </section>
      <section className="admin-card" aria-labelledby="season-title">
        <h2 id="season-title">{t('season.title')}</h2>
        <p className="admin-hint">{t('season.linkText')}</p>
        <div className="admin-form-actions">
          <Link to="/admin?view=season">{t('season.link')}</Link>
        </div>
      </section>
      <section className="admin-card" aria-labelledby="pictures-title">
        <h2 id="pictures-title">{t('settings.pictures')}</h2>
        <p className="admin-hint">{t('settings.picturesText')}</p>
        <div className="admin-form-actions">
          <Link to="/admin?view=pictures">{t('settings.picturesLink')}</Link>
        </div>
      </section>
      <section className="admin-card" aria-labelledby="flags-title">
        <h2 id="flags-title">{t('settings.publicSite')}</h2>
        {isLoading && <LoadingLines rows={2} />}
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
      <section className="admin-card" aria-labelledby="doctor-title">
        <h2 id="doctor-title">{t('doctor.title')}</h2>
        <p className="admin-hint">{t('doctor.linkText')}</p>
        <div className="admin-form-actions">
          <Link to="/admin?view=doctor">{t('doctor.title')}</Link>
        </div>
      </section>
      <section className="admin-card" aria-labelledby="incidents-title">
        <h2 id="incidents-title">{t('settings.incidents')}</h2>
        <p className="admin-hint">{t('settings.incidentsText')}</p>
        <div className="admin-form-actions">
          <Link to="/admin?view=incidents">{t('settings.incidentsLink')}</Link>
        </div>
      </section>
    </AdminView>
  );
}
