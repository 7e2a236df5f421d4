import { useCurrentUser, type CurrentUserDto } from '@lions/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadFailed } from '../ui/admin-load-failed';
import { AdminSpinner } from '../ui/admin-spinner';

/** Lets signed-in users in, and sends everybody else to the sign-in (spec 2.5, Guard). */
export function Guard({ children }: { children: (user: CurrentUserDto) => ReactNode }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const { user, isLoading, error, refetch } = useCurrentUser();
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user) return children(user);
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  // Each address is sent on anew: a Back while the sign-in loads would give up the only redirect, for ever.
  return <Navigate key={key} to="/admin/login" replace />;
}
