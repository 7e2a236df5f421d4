import { createBrowserRouter, Navigate, Outlet, ScrollRestoration } from 'react-router-dom';
import { AdminSpinner } from '../ui/admin-spinner';
import { ConnectionBar } from './admin-connection-bar';
import { CrashedScreen } from './admin-crashed-screen';

const root = (
  <>
    <ConnectionBar />
    <ScrollRestoration />
    <Outlet />
  </>
);

/** The back-office's addresses, a line each (spec 2.2); each screen's code comes when it is asked for. */
export const adminRouter = createBrowserRouter([
  {
    element: root,
    HydrateFallback: AdminSpinner,
    ErrorBoundary: CrashedScreen,
    children: [
      {
        path: '/admin',
        lazy: async () => ({ Component: (await import('./admin-back-office')).BackOffice }),
      },
      {
        path: '/admin/login',
        lazy: async () => ({ Component: (await import('../features/admin-login/login-page')).LoginPage }),
      },
      {
        path: '/admin/reset-password',
        lazy: async () => ({
          Component: (await import('../features/admin-login/reset-password-page')).ResetPasswordPage,
        }),
      },
      { path: '*', element: <Navigate to="/admin" replace /> },
    ],
  },
]);
