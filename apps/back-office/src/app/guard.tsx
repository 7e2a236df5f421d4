import { isSignInLost, onSignInChange, useCurrentUser, type CurrentUserDto } from '@lions/api-client';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { SignedOut } from '../features/login/signed-out';
import { AdminSpinner, LoadFailed } from '../ui/screen/loading';
import { clearReturnAddress, storeRequestedAddress, storeReturnAddress } from '../ui/session/return';

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
