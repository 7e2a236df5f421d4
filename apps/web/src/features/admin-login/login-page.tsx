import { LockOutlined, SafetyOutlined } from '@ant-design/icons';
import { useCurrentUser } from '@lions/api-client';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { addressAfterSignIn, keptPlace } from '../../ui/admin-return';
import { AdminSpinner } from '../../ui/admin-spinner';
import { AccessPage } from './access-page';
import { LoginForm } from './login-form';

/** /admin/login (spec 2.5). Whoever is signed in goes on to the dashboard. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user) return <Navigate to="/admin" replace />;
  return (
    <AccessPage title={t('access.loginTitle')}>
      <SignedOutNote />
      {/* A whole new page: nothing of a former user stays in memory (spec section 4). */}
      <LoginForm onSignedIn={({ id }) => location.assign(addressAfterSignIn(id))} />
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

/** Tells whoever was signed in here a moment ago what happened, and that they come back to where they were. */
function SignedOutNote() {
  const { t } = useTranslation();
  const [wasSignedIn] = useState(() => keptPlace()?.userId !== undefined);
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
