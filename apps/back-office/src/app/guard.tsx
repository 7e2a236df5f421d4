import {
  type CurrentUserDto,
  isOtherSignedIn,
  isSignInLost,
  onSignInChange,
  refusedCalls,
  useCurrentUser,
} from '@lions/api-client';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AdminSpinner, LoadFailed } from '../ui/screen/loading';
import { clearReturnAddress, storeRequestedAddress, storeReturnAddress } from '../ui/session/return';
import { partOnDemand } from '../ui/screen/part';

/**
 * Requires a sign-in: signed-out visitors are redirected to the sign-in page. A user whose sign-in ends stays
 * on the screen with all input, and signs in there.
 */
export function Guard({ children }: { children: (user: CurrentUserDto) => ReactNode }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { user, isLoading, error, refetch } = useCurrentUser();
  const isLost = useSyncExternalStore(onSignInChange, isSignInLost);
  useReturnAddress(user?.id, isLoading || error !== undefined);
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user)
    return (
      <>
        {isLost && <SignedOut user={user} />}
        {children(user)}
      </>
    );
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  // Redirects again for each address: a Back while the sign-in page loads would cancel the only redirect.
  return <Navigate key={key} to="/admin/login" replace />;
}

/** The user this document belongs to, if any; cleared only by a log-out. */
let owner: number | undefined;

/** Stores the current address for the next sign-in; a log-out clears it. */
function useReturnAddress(userId: number | undefined, isUnknown: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (isUnknown) return;
    if (userId !== undefined) {
      owner = userId;
      storeReturnAddress({ address, userId });
    } else if (owner !== undefined) {
      clearReturnAddress();
    } else {
      storeRequestedAddress(address);
    }
  }, [address, userId, isUnknown]);
}

const SignInDialog = partOnDemand(
  async () => (await import('../features/login/sign-in-dialog')).SignInDialog,
  'dialog',
);

/**
 * Shown when a sign-in has ended, or another user has signed in: a bar, and over it the sign-in dialog. The dialog can
 * be dismissed to look at the screen; each refused call opens it again.
 */
function SignedOut({ user }: { user: CurrentUserDto }) {
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
