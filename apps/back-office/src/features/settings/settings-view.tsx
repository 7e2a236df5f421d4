import { useListSettingsQuery } from '@lions/api-client';
import { SWITCH_KEYS, type SettingKey, type SwitchKey } from '@lions/domain';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingLines } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { FlagRow, NumberRow } from './setting-rows';

const MAIL_FLAG: SwitchKey = 'child_name_in_subject';
const SIGN_IN_FLAG: SwitchKey = 'second_factor_required';

/** Switches of the public site, spots freed late, how mails are sent, and the sign-in, for superadmins. */
export function SettingsView() {
  const { t } = useTranslation();
  // Refetched on each visit: another superadmin may have changed them.
  const query = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, isLoading, refetch } = query;
  const stateOf = (wanted: SettingKey) => data?.find(({ key }) => key === wanted);
  const [late, delay] = [stateOf('late_offer_hours'), stateOf('mail_delay_minutes')];
  const naming = stateOf(MAIL_FLAG);
  const signIn = stateOf(SIGN_IN_FLAG);
  return (
    <AdminView title={t('settings.title')}>
      <section className="admin-card" aria-labelledby="flags-title">
        <h2 id="flags-title">{t('settings.publicSite')}</h2>
        {isLoading && <LoadingLines rows={2} />}
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && !error && (
          <ul className="admin-lines">
            {SWITCH_KEYS.filter((flag) => flag !== MAIL_FLAG && flag !== SIGN_IN_FLAG).map((flag) => {
              const state = stateOf(flag);
              return state && <FlagRow key={flag} flag={flag} state={state} />;
            })}
            {late && <NumberRow setting="late_offer_hours" state={late} />}
          </ul>
        )}
      </section>
      {delay && naming && !error && (
        <section className="admin-card" aria-labelledby="mails-title">
          <h2 id="mails-title">{t('settings.mails')}</h2>
          <ul className="admin-lines">
            <NumberRow setting="mail_delay_minutes" state={delay} />
            <FlagRow flag={MAIL_FLAG} state={naming} />
          </ul>
        </section>
      )}
      {signIn && !error && (
        <section className="admin-card" aria-labelledby="sign-in-title">
          <h2 id="sign-in-title">{t('settings.signIn')}</h2>
          <ul className="admin-lines">
            <FlagRow flag={SIGN_IN_FLAG} state={signIn} />
          </ul>
        </section>
      )}
    </AdminView>
  );
}
