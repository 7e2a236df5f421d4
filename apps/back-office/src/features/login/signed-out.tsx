import { isOtherSignedIn, onSignInChange, refusedCalls, type CurrentUserDto } from '@lions/api-client';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '../../ui/screen/part';

const SignInDialog = partOnDemand(async () => (await import('./sign-in-dialog')).SignInDialog, 'dialog');

/**
 * Shown when a sign-in has ended, or another user has signed in: a bar, and over it the sign-in dialog. The dialog can
 * be dismissed to look at the screen; each refused call opens it again.
 */
export function SignedOut({ user }: { user: CurrentUserDto }) {
  const { t } = useTranslation();
  const refused = useSyncExternalStore(onSignInChange, refusedCalls);
  const isOther = useSyncExternalStore(onSignInChange, isOtherSignedIn);
  const [dismissedAt, setDismissedAt] = useState<number>();
  return (
    <>
      <div role="status" className="admin-connection">
        <span>{t(isOther ? 'access.otherSignedIn' : 'access.signedOut')}</span>
        <button type="button" onClick={() => setDismissedAt(undefined)}>
          {t(isOther ? 'access.otherChoose' : 'access.signIn')}
        </button>
      </div>
      {refused !== dismissedAt && (
        <SignInDialog user={user} isOther={isOther} onClosed={() => setDismissedAt(refusedCalls())} />
      )}
    </>
  );
}
