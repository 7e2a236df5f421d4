import { useListSettingsQuery } from '@lions/api-client';
import { SWITCH_KEYS } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { DelayRow, FlagRow } from './setting-rows';

/** Switches of the public site, and the delay of mails, for superadmins. */
export function SettingsView() {
  const { t } = useTranslation();
  // Refetched on each visit: another superadmin may have changed them.
  const query = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  const delay = data?.find(({ key }) => key === 'mail_delay_minutes');
  return (
    <AdminView title={t('settings.title')}>
      <LinkCard
        view="club"
        title={t('settings.club')}
        text={t('settings.clubText')}
        link={t('settings.clubLink')}
      />
      <LinkCard view="season" title={t('season.title')} text={t('season.linkText')} link={t('season.link')} />
      <LinkCard
        view="pictures"
        title={t('settings.pictures')}
        text={t('settings.picturesText')}
        link={t('settings.picturesLink')}
      />
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
      <LinkCard
        view="doctor"
        title={t('doctor.title')}
        text={t('doctor.linkText')}
        link={t('doctor.title')}
      />
      <LinkCard
        view="incidents"
        title={t('settings.incidents')}
        text={t('settings.incidentsText')}
        link={t('settings.incidentsLink')}
      />
    </AdminView>
  );
}

interface LinkCardProps {
  /** View name as in the address: /admin?view=… */
  view: string;
  title: string;
  text: string;
  link: string;
}

/** A card that leads to a view of its own. */
function LinkCard({ view, title, text, link }: LinkCardProps) {
  return (
    <section className="admin-card" aria-labelledby={`${view}-title`}>
      <h2 id={`${view}-title`}>{title}</h2>
      <p className="admin-hint">{text}</p>
      <div className="admin-form-actions">
        <Link to={`/admin?view=${view}`}>{link}</Link>
      </div>
    </section>
  );
}
