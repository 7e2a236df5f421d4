import { LockOutlined, SafetyOutlined } from '@ant-design/icons';
import { useCurrentUser } from '@lions/api-client';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ownAddress } from '../../ui/session/own-address';
import { addressAfterSignIn, storedReturnAddress } from '../../ui/session/return';
import { AdminSpinner } from '../../ui/screen/loading';
import { AccessPage } from './access-page';
import { LoginForm } from './login-form';

/** /admin/login. Redirects to the dashboard when signed in. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user) return <Navigate to="/admin" replace />;
  return (
    <AccessPage title={t('access.loginTitle')}>
      <SignedOutNote />
      {/* A full page load, so that no data of a former user stays in memory. */}
      <LoginForm onSignedIn={({ id }) => location.assign(ownAddress(addressAfterSignIn(id)))} />
      <p className="admin-hint">{t('access.forgotten')}</p>
      <ul className="admin-access-notices">
        <li>
          <SafetyOutlined aria-hidden /> {t('access.secureArea')}
        </li>
        <li>
          <LockOutlined aria-hidden /> {t('access.unauthorized')}
        </li>
      </ul>
    </AccessPage>
  );
}

/** Explains why the user was signed out, and that sign-in leads back to the same screen. */
function SignedOutNote() {
  const { t } = useTranslation();
  const [wasSignedIn] = useState(() => storedReturnAddress()?.userId !== undefined);
  if (!wasSignedIn) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="admin-alert"
      title={t('access.signedOut')}
      description={t('access.signedOutText')}
    />
  );
}
