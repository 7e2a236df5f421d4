import { useTranslation } from 'react-i18next';
import { LogoutButton } from '../features/dashboard/dashboard-header';
import { AccessPage } from '../features/login/access-page';
import { AddPasskey } from '../features/profile/add-passkey';
import { SecondFactorSetUp } from '../features/profile/second-factor-set-up';

/** For a superadmin of a club that requires a second factor: nothing else works until it is set up. */
export function SecondFactorGate() {
  const { t } = useTranslation();
  return (
    <AccessPage title={t('secondFactor.title')} leave={<LogoutButton />}>
      <p>{t('secondFactor.required')}</p>
      <SecondFactorSetUp
        onDone={() => location.reload()}
        otherWay={
          <section className="admin-access-other" aria-labelledby="passkey-title">
            <h2 id="passkey-title">{t('secondFactor.passkeys')}</h2>
            <p>{t('secondFactor.passkeysHint')}</p>
            <AddPasskey asksForCode={false} />
          </section>
        }
      />
    </AccessPage>
  );
}
