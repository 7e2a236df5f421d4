import { isSignInLost, onSignInChange, useCurrentUser, type CurrentUserDto } from '@lions/api-client';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { SignedOut } from '../features/admin-login/signed-out';
import { LoadFailed } from '../ui/admin-load-failed';
import { forgetPlace, keepPlace, keptPlace } from '../ui/admin-return';
import { AdminSpinner } from '../ui/admin-spinner';

/**
 * Lets signed-in users in, and sends everybody else to the sign-in (spec 2.5, Guard). Whose sign-in ends meanwhile stays
 * where they are, with all that they typed, and signs in there.
 */
export function Guard({ children }: { children: (user: CurrentUserDto) => ReactNode }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { user, isLoading, error, refetch } = useCurrentUser();
  const isLost = useSyncExternalStore(onSignInChange, isSignInLost);
  useKeptPlace(user?.id, isLoading || error !== undefined);
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user)
    return (
      <>
        {isLost && <SignedOut user={user} />}
        {children(user)}
      </>
    );
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  // Each address is sent on anew: a Back while the sign-in loads would give up the only redirect, for ever.
  return <Navigate key={key} to="/admin/login" replace />;
}

/** Whose page this document has been, if anybody's: it becomes nobody's by a log-out alone. */
let owner: number | undefined;

/** Notes where the user is, for the next sign-in. After a log-out nothing is left of it. */
function useKeptPlace(userId: number | undefined, isUnknown: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    if (isUnknown) return;
    if (userId !== undefined) {
      owner = userId;
      keepPlace({ address, userId });
    } else if (owner !== undefined) {
      forgetPlace();
    } else if (keptPlace()?.userId === undefined) {
      keepPlace({ address });
    }
  }, [address, userId, isUnknown]);
}
