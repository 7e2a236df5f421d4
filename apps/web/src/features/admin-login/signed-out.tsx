import { onSignInChange, refusedCalls, type CurrentUserDto } from '@lions/api-client';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../../ui/admin-part';

const SignInDialog = partOnDemand(async () => (await import('./sign-in-dialog')).SignInDialog, 'dialog');

/**
 * For somebody whose sign-in has ended, on the screen where it did: a bar that says so, and over it the sign-in. It can
 * be put aside to look at the screen; each call that is refused then, as saving is, asks for it again.
 */
export function SignedOut({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const refused = useSyncExternalStore(onSignInChange, refusedCalls);
  const [putAsideAt, putAside] = useState<number>();
  return (
    <>
      <div role="status" className="admin-connection">
        <span>{t('access.signedOut')}</span>
        <button type="button" onClick={() => putAside(undefined)}>
          {t('access.signIn')}
        </button>
      </div>
      {refused !== putAsideAt && <SignInDialog user={user} onClosed={() => putAside(refusedCalls())} />}
    </>
  );
}
