import { useCurrentUser } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AdminSpinner } from '../../ui/screen/loading';
import { LoginScreen } from './login-screen';

/** /admin/login after a log-out, or for a browser whose sign-in has ended. Redirects to the dashboard when signed in. */
export function LoginPage() {
  const { t } = useTranslation();
  const { user, isLoading } = useCurrentUser();
  // Of a user who has just chosen a password.
  const state = useLocation().state as { username?: string } | null;
  if (isLoading) return <AdminSpinner text={t('access.checking')} />;
  if (user) return <Navigate to="/admin" replace />;
  return <LoginScreen username={state?.username} />;
}
