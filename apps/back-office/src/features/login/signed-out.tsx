import { onSignInChange, refusedCalls, type CurrentUserDto } from '@lions/api-client';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../../ui/screen/part';

const SignInDialog = partOnDemand(async () => (await import('./sign-in-dialog')).SignInDialog, 'dialog');

/**
 * Shown when a sign-in has ended: a bar, and over it the sign-in dialog. The dialog can be
 * dismissed to look at the screen; each refused call opens it again.
 */
export function SignedOut({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const refused = useSyncExternalStore(onSignInChange, refusedCalls);
  const [dismissedAt, setDismissedAt] = useState<number>();
  return (
    <>
      <div role="status" className="admin-connection">
        <span>{t('access.signedOut')}</span>
        <button type="button" onClick={() => setDismissedAt(undefined)}>
          {t('access.signIn')}
        </button>
      </div>
      {refused !== dismissedAt && (
        <SignInDialog user={user} onClosed={() => setDismissedAt(refusedCalls())} />
      )}
    </>
  );
}
