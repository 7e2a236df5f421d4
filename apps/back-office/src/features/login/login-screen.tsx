import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownAddress } from '../../ui/session/own-address';
import { addressAfterSignIn, storedReturnAddress } from '../../ui/session/return';
import { AccessPage } from './access-page';
import { LoginForm } from './login-form';

/** The sign-in page of a signed-out visitor; `username`: already typed in. */
export function LoginScreen({ username }: { username?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <AccessPage title={t('access.loginTitle')}>
      <SignedOutNote />
      {/* A full page load, so that no data of a former user stays in memory. */}
      <LoginForm
        username={username}
        onSignedIn={({ id }) => location.assign(ownAddress(addressAfterSignIn(id)))}
      />
      <p className="admin-hint">
        <a href={ownAddress('/admin/forgotten-password')}>{t('access.forgotten')}</a>
      </p>
      <ul className="admin-access-notices">
        <li>{t('access.secureArea')}</li>
        <li>{t('access.unauthorized')}</li>
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
    <div className="admin-panel">
      <strong>{t('access.signedOut')}</strong>
      <p>{t('access.signedOutText')}</p>
    </div>
  );
}
