import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { createBrowserRouter, Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { loadTexts } from '../i18n/load-language';
import { AdminSpinner } from '../ui/screen/loading';
import { basePath } from '../ui/session/own-address';
import { ConnectionBar } from './connection-bar';

const root = (
  <>
    <ConnectionBar />
    <ScrollRestoration />
    <Outlet />
  </>
);

/** Routes of the back-office; each screen is loaded lazily. */
const routes: RouteObject[] = [
  {
    element: root,
    HydrateFallback: AdminSpinner,
    ErrorBoundary: CrashedScreen,
    children: [
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('./back-office')).BackOffice }),
      },
      {
        path: '/admin/login',
        lazy: async () => ({ Component: (await import('../features/login/login-page')).LoginPage }),
      },
      {
        path: '/admin/forgotten-password',
        lazy: async () => ({
          Component: (await import('../features/login/forgotten-password-page')).ForgottenPasswordPage,
        }),
      },
      {
        path: '/admin/reset-password',
        lazy: async () => ({
          Component: (await import('../features/login/reset-password-page')).ResetPasswordPage,
        }),
      },
      {
        path: '/admin/welcome',
        lazy: async () => ({
          Component: (await import('../features/login/reset-password-page')).WelcomePage,
        }),
      },
      { path: '*', element: <Navigate to="/admin" replace /> },
    ],
  },
  {
    // Outside the connection bar: the page tells what it cannot send.
    path: '/admin/check-in/:kind?/:id?',
    HydrateFallback: AdminSpinner,
    ErrorBoundary: CrashedScreen,
    lazy: async () => {
      const page = import('../features/check-in/check-in-page');
      const [{ CheckInPage }] = await Promise.all([page, loadTexts('checkIn')]);
      return { Component: CheckInPage };
    },
  },
];

/** At '/fr/admin' every link keeps the language of the address. */
export const adminRouter = createBrowserRouter(routes, { basename: basePath() });

/**
 * Error boundary fallback: a screen threw, or its code could not be loaded, as after a new release of the
 * site.
 */
function CrashedScreen() {
  const { t } = useTranslation();
  return (
    <main className="admin-main">
      <Alert
        type="warning"
        showIcon
        title={<h1>{t('common.crashTitle')}</h1>}
        description={
          <>
            <p>{t('common.crashText')}</p>
            <div className="admin-form-actions">
              <Button type="primary" onClick={() => location.reload()}>
                {t('common.reload')}
              </Button>
            </div>
          </>
        }
        className="admin-alert"
      />
    </main>
  );
}
