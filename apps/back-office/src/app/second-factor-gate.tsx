import { useTranslation } from 'react-i18next';
import { AccessPage } from '../features/login/access-page';
import { SecondFactorSetUp } from '../features/profile/second-factor-set-up';

/** For a superadmin of a club that requires a second factor: nothing else works until it is set up. */
export function SecondFactorGate() {
  const { t } = useTranslation();
  return (
    <AccessPage title={t('secondFactor.title')}>
      <p>{t('secondFactor.required')}</p>
      <SecondFactorSetUp onDone={() => location.reload()} />
    </AccessPage>
  );
}
