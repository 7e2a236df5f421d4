import { createBrowserRouter, Navigate, Outlet, ScrollRestoration } from 'react-router-dom';
import { AdminSpinner } from '../ui/screen/spinner';
import { ConnectionBar } from './connection-bar';
import { CrashedScreen } from './crashed-screen';

const root = (
  <>
    <ConnectionBar />
    <ScrollRestoration />
    <Outlet />
  </>
);

/** Routes of the back-office; each screen is loaded lazily. */
export const adminRouter = createBrowserRouter([
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
        path: '/admin/reset-password',
        lazy: async () => ({
          Component: (await import('../features/login/reset-password-page')).ResetPasswordPage,
        }),
      },
      { path: '*', element: <Navigate to="/admin" replace /> },
    ],
  },
]);
